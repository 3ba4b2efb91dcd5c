"""Reads what the runners of tests write: JUnit's XML (`swift test`, pytest) and TAP (`node --test`)."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import NamedTuple

PASSED, FAILED, SKIPPED = "passed", "failed", "skipped"
# Characters of what a failed test case said.
MOST_SAID = 6000


class Case(NamedTuple):
    """A test that ran, or was skipped. The name is one by which its runner finds it again (see again.py)."""

    name: str
    outcome: str
    said: str = ""


def junit_name(suite, place, name):
    """Swift Testing writes `Target.Suite` and a function; pytest a file, perhaps a class, and a function."""
    if suite == "swift":
        return f"{place}/{name}"
    module, *classes = place.split(".")
    return "::".join([f"{module}.py", *classes, name]) if module else name


def read_junit(text, suite):
    """Raises ParseError where a crash cut the file short."""
    cases = []
    for case in ElementTree.fromstring(text).iter("testcase"):
        name = junit_name(suite, case.get("classname") or "", case.get("name") or "")
        faults = [*case.findall("failure"), *case.findall("error")]
        outcome = FAILED if faults else SKIPPED if case.find("skipped") is not None else PASSED
        around = [one.get("value") or "" for one in case.iter("property") if one.get("name") == "surroundings"]
        said = [*map(what_fault_says, faults), *around[:1]] if faults else []
        cases.append(Case(name, outcome, "\n".join(text[:MOST_SAID] for text in said)))
    return cases


def what_fault_says(fault):
    """pytest cuts the message short, and marks its lines in the text."""
    marked = [line for line in (fault.text or "").splitlines() if line.startswith("E  ")]
    return "\n".join(marked) or (fault.get("message") or fault.text or "").strip()


def read_tap(text):
    """Tests of one level, as ours are. A failed one is named after its file, too; a file that broke has only itself."""
    cases = []
    pattern = r"^(not ok|ok) \d+ - (.*?)( # (?:SKIP|TODO)\b.*)?$((?:\n  .*)*)"
    for ok, name, directive, details in re.findall(pattern, text, re.MULTILINE):
        name = re.sub(r"\\([\\#])", r"\1", name)
        if directive or ok == "ok":
            cases.append(Case(name, SKIPPED if directive else PASSED))
            continue
        place = re.search(r"^  location: '(.*):\d+:\d+'$", details, re.MULTILINE)
        file = place[1] if place else ""
        said = re.search(r"^  error: (?:\|-\n)?(.*(?:\n    .*)*)", details, re.MULTILINE)
        name = name if name == file else f"{file}: {name}"
        cases.append(Case(relative(name), FAILED, said[1][:MOST_SAID].strip() if said else ""))
    return cases


def relative(path):
    """As seen from the folder that the tests run in."""
    return path.removeprefix(f"{Path.cwd()}/")


def read_reports(folder, suite):
    """All cases of a suite: from SUITE.xml and SUITE-swift-testing.xml, or SUITE.tap."""
    cases = []
    for path in (folder / f"{suite}.xml", folder / f"{suite}-swift-testing.xml"):
        try:
            cases += read_junit(path.read_text(), suite)
        except (FileNotFoundError, ElementTree.ParseError):
            continue  # never begun, or cut short by a crash: the runner's exit status tells
    path = folder / f"{suite}.tap"
    return cases + (read_tap(path.read_text()) if path.exists() else [])
