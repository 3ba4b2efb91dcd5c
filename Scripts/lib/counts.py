"""Counts of the suites that ran and the time that each part took, as a table.

    counts.py FOLDER --took SECONDS --parts PART... --suites SUITE...

All of it together took so many seconds: parts may run beside each other. Of each, FOLDER holds NAME.status (the exit
status of its command) and NAME.seconds; of a suite also its report, SUITE.xml or SUITE-swift-testing.xml (JUnit) or
SUITE.tap (TAP), and, where tests were run again, SUITE.again. Exit status 1 if anything failed, if a test was flaky for
the second time, if a runner broke without saying which test did, or if a suite ran no test.
"""

import argparse
import json
import sys
from datetime import date
from pathlib import Path
from typing import NamedTuple

from chance import judge, line_for, read_list
from reports import FAILED, PASSED, SKIPPED, read_reports

LIST = Path("Tests/flaky.txt")
# With it all of our runners end when a test failed; with another, something else went wrong.
STATUS_OF_FAILED_TESTS = 1


class Counts(NamedTuple):
    passed: int = 0
    failed: int = 0
    flaky: int = 0
    skipped: int = 0


def count(suite, cases, status, passed_again, known, today):
    """The counts of a suite, and sentences on what did not pass."""
    outcomes = [case.outcome for case in cases]
    said = {case.name: case.said for case in cases if case.outcome == FAILED}
    verdict = judge(suite, list(said), passed_again, known)
    lines = [f"failed: {name}\n{said[name]}" for name in verdict.failed]
    for name in verdict.flaky:
        lines.append(f"flaky: {name}\n{said[name]}\n"
                     f"It passed when it was run again. If it is not mended at once, write this into {LIST}:\n"
                     f"{line_for(suite, name, today)}")
    for entry in verdict.flaky_again:
        lines.append(f"flaky again: {entry.name}\n{said[entry.name]}\n"
                     f"It is in {LIST} since {entry.since} ({entry.note}), and a test may be flaky once only: "
                     "mend it, and take it off the list.")
    counts = Counts(
        outcomes.count(PASSED), len(verdict.failed) + len(verdict.flaky_again), len(verdict.flaky),
        outcomes.count(SKIPPED))
    broke = status not in (0, STATUS_OF_FAILED_TESTS) or status != 0 and not said
    ran_nothing = counts.passed + counts.failed + counts.flaky == 0
    if counts.failed == 0 and (broke or ran_nothing):
        lines.append(f"{suite}: {'its runner broke off' if broke else 'no test ran'}, which counts as one failure")
        counts = counts._replace(failed=1)
    return counts, lines


def count_suite(folder, suite, known, today):
    again = folder / f"{suite}.again"
    passed_again = json.loads(again.read_text()) if again.exists() else []
    return count(suite, read_reports(folder, suite), status_of(folder, suite), passed_again, known, today)


def status_of(folder, name):
    return int((folder / f"{name}.status").read_text())


def seconds_of(folder, name):
    return int((folder / f"{name}.seconds").read_text())


def minutes(seconds):
    return f"{seconds // 60}:{seconds % 60:02}"


def table(rows, took):
    """Of names, counts (None of a part without tests that went well) and seconds; a line for all of it at the end, which
    took that many seconds."""
    total = Counts(*(sum(column) for column in zip(*(counts for _, counts, _ in rows if counts), Counts())))
    lines = [f"{'':<16}{'passed':>9}{'failed':>9}{'flaky':>9}{'skipped':>9}{'time':>9}"]
    for name, counts, seconds in [*rows, ("all", total, took)]:
        lines.append(f"{name:<16}" + "".join(f"{number:>9}" for number in counts or "----") + f"{minutes(seconds):>9}")
    return lines, total


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("folder", type=Path)
    options.add_argument("--took", type=int, required=True)
    options.add_argument("--parts", nargs="*", default=[])
    options.add_argument("--suites", nargs="+", default=[])
    chosen = options.parse_args()
    known = read_list(LIST.read_text())
    rows = []
    for part in chosen.parts:
        failed = status_of(chosen.folder, part) != 0
        rows.append((part, Counts(failed=1) if failed else None, seconds_of(chosen.folder, part)))
    for suite in chosen.suites:
        counts, lines = count_suite(chosen.folder, suite, known, date.today())
        for line in lines:
            print(line)
        rows.append((suite, counts, seconds_of(chosen.folder, suite)))
    lines, total = table(rows, chosen.took)
    print("\n".join(lines))
    return 1 if total.failed else 0


if __name__ == "__main__":
    sys.exit(main())
