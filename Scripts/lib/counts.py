"""Counts of the suites that ran, as a table.

    counts.py FOLDER SUITE...

FOLDER holds SUITE.status (exit status of the suite's runner) and its report: SUITE.xml or SUITE-swift-testing.xml
(JUnit) or SUITE.tap (TAP, as `node --test` writes it). Exit status 1 if anything failed, if a runner broke without
saying which test did, or if a suite ran no test.
"""

import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import NamedTuple

# Characters of what a failed test case said.
MOST_SAID = 6000


class Counts(NamedTuple):
    passed: int = 0
    failed: int = 0
    skipped: int = 0


def read_junit(path: Path) -> Counts:
    """Counts of test cases. The sums in the file's own attributes differ from writer to writer."""
    cases = list(ElementTree.parse(path).iter("testcase"))
    failed = sum(1 for case in cases if case.find("failure") is not None or case.find("error") is not None)
    skipped = sum(1 for case in cases if case.find("skipped") is not None)
    return Counts(len(cases) - failed - skipped, failed, skipped)


def failures_of(path: Path) -> list[str]:
    """The failed test cases of a JUnit file, each with what it said: a long log ends with what matters."""
    lines = []
    for case in ElementTree.parse(path).iter("testcase"):
        for fault in [*case.findall("failure"), *case.findall("error")]:
            # pytest cuts the message short, and marks its lines in the text.
            marked = [line for line in (fault.text or "").splitlines() if line.startswith("E  ")]
            said = "\n".join(marked) or (fault.get("message") or fault.text or "").strip()
            around = [one.get("value") or "" for one in case.iter("property") if one.get("name") == "surroundings"]
            parts = [f"{case.get('classname')}: {case.get('name')}", said[:MOST_SAID], *(text[:MOST_SAID] for text in around[:1])]
            lines.append("\n".join(parts))
    return lines


def read_tap(path: Path) -> Counts:
    """Counts from the summary at the end: `# pass 12`."""
    sums = {key: int(number) for key, number in re.findall(r"^# (\w+) (\d+)", path.read_text(), re.MULTILINE)}
    return Counts(
        sums.get("pass", 0),
        sums.get("fail", 0) + sums.get("cancelled", 0),
        sums.get("skipped", 0) + sums.get("todo", 0),
    )


def read_suite(folder: Path, suite: str) -> Counts:
    counts = Counts()
    readers = [(".xml", read_junit), ("-swift-testing.xml", read_junit), (".tap", read_tap)]
    for ending, read in readers:
        report = folder / (suite + ending)
        if report.exists():
            try:
                found = read(report)
                for line in failures_of(report) if read is read_junit else []:
                    print(f"failed: {line}")
            except ElementTree.ParseError:
                continue  # cut short by a crash; the exit status tells
            counts = Counts(*(sum(pair) for pair in zip(counts, found)))
    broke = (folder / f"{suite}.status").read_text().strip() != "0"
    ran_nothing = counts.passed + counts.failed == 0
    if counts.failed == 0 and (broke or ran_nothing):
        print(f"{suite}: {'its runner broke off' if broke else 'no test ran'}, which counts as one failure")
        counts = counts._replace(failed=1)
    return counts


def main() -> int:
    folder, suites = Path(sys.argv[1]), sys.argv[2:]
    rows = [(suite, read_suite(folder, suite)) for suite in suites]
    total = Counts(*(sum(column) for column in zip(*(counts for _, counts in rows))))
    print(f"{'suite':<10}{'passed':>9}{'failed':>9}{'skipped':>9}")
    for name, counts in [*rows, ("sum", total)]:
        print(f"{name:<10}{counts.passed:>9}{counts.failed:>9}{counts.skipped:>9}")
    return 1 if total.failed else 0


if __name__ == "__main__":
    sys.exit(main())
