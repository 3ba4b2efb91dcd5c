"""Runs the failed tests of a suite again, each by itself, and notes which of them passed.

    again.py FOLDER SUITE

Reads the reports in FOLDER that counts.py reads, and writes SUITE.again there: the names of those that passed, as JSON.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from chance import worth_repeating
from reports import FAILED, PASSED, read_reports

# The tests of Swift, as a program.
SWIFT_TESTS = ".build/debug/scrollworkPackageTests.xctest"
# Where the suites of pytest are.
PYTEST_FOLDERS = {"browser": "Tests/browser", "engines": "Tests/engines", "scripts": "Tests/scripts"}


def literal(text):
    """A regular expression for the text alone, for Swift and JavaScript alike."""
    return re.sub(r"([\\^$.|?*+()\[\]{}/])", r"\\\1", text)


def command(suite, name, folder):
    """The command that runs one test alone, and leaves a report in the folder."""
    if suite == "swift":
        # Suites are joined by full stops in reports, and by slashes in the identifiers that the filter looks at. These
        # go on with the file.
        pattern = re.sub(r"\\[./]", "[./]", literal(name))
        return [SWIFT_TESTS, "--testing-library", "swift-testing", "--filter", f"^{pattern}/",
                "--xunit-output", str(folder / "swift.xml")]
    if suite == "web":
        file, _, test = name.partition(": ")
        only = [f"--test-name-pattern=^{literal(test)}$"] if test else []
        return ["node", "--test", "--test-reporter=tap", f"--test-reporter-destination={folder / 'web.tap'}",
                *only, file]
    return [".venv/bin/pytest", f"{PYTEST_FOLDERS[suite]}/{name}", "-p", "no:cacheprovider",
            "--junitxml", str(folder / f"{suite}.xml")]


def passed(cases, status):
    """Whether a run of one test has passed. One that ran nothing has not."""
    outcomes = [case.outcome for case in cases]
    return status == 0 and PASSED in outcomes and FAILED not in outcomes


def passes_alone(suite, name):
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        status = subprocess.run(command(suite, name, folder)).returncode
        return passed(read_reports(folder, suite), status)


def main():
    folder, suite = Path(sys.argv[1]), sys.argv[2]
    failed = [case.name for case in read_reports(folder, suite) if case.outcome == FAILED]
    passed_again = []
    for name in worth_repeating(failed):
        print(f"\n==> Once more by itself: {name}", flush=True)
        if passes_alone(suite, name):
            passed_again.append(name)
    (folder / f"{suite}.again").write_text(json.dumps(passed_again))


if __name__ == "__main__":
    main()
