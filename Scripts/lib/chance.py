"""Which failures of tests are chance, and what comes of them.

A test that fails, and passes when it is run again by itself, is flaky: the run says so by name, and goes on. That is
for once. It is then written down in Tests/flaky.txt; a test that is there and is flaky again fails the run, until it is
mended and taken off the list.
"""

import re
from datetime import date
from typing import NamedTuple

# So many at most are run again: where more fail, it is no chance.
MOST_REPEATED = 10


class Known(NamedTuple):
    """A line of the list: when a test was flaky for the first time, and what is known of it."""

    since: date
    suite: str
    name: str
    note: str


class Verdict(NamedTuple):
    """Names of tests that did not pass at first."""

    flaky: list[str]
    flaky_again: list[Known]
    failed: list[str]


def read_list(text):
    """Lines of `DATE SUITE NAME -- NOTE`; empty ones, and those that begin with #, say nothing."""
    known = []
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        match = re.fullmatch(r"(\d{4}-\d\d-\d\d) (\w+) (.+) -- (.+)", line)
        if match is None:
            raise ValueError(f"this is no DATE SUITE NAME -- NOTE: {line}")
        known.append(Known(date.fromisoformat(match[1]), *match.groups()[1:]))
    return known


def line_for(suite, name, today):
    """The line for the list, for a test that is flaky for the first time."""
    return f"{today.isoformat()} {suite} {name} -- what was seen, and what it may come from"


def worth_repeating(failed):
    """Those of the failed tests that are run again by themselves."""
    names = list(dict.fromkeys(failed))
    return names if len(names) <= MOST_REPEATED else []


def judge(suite, failed, passed_again, known):
    """The verdict on the failed tests of a suite, of which some passed when they were run again."""
    listed = {entry.name: entry for entry in known if entry.suite == suite}
    verdict = Verdict([], [], [])
    for name in dict.fromkeys(failed):
        if name not in passed_again:
            verdict.failed.append(name)
        elif name in listed:
            verdict.flaky_again.append(listed[name])
        else:
            verdict.flaky.append(name)
    return verdict
