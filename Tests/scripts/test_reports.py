from pathlib import Path

import pytest
from again import command, passed
from reports import FAILED, PASSED, SKIPPED, Case, read_junit, read_reports, read_tap

RECORDED = Path(__file__).parent / "reports"


def read(name):
    return (RECORDED / name).read_text()


def names_of(cases, outcome):
    return [case.name for case in cases if case.outcome == outcome]


def test_cases_of_swift_are_found_by_target_suite_and_function():
    cases = read_junit(read("swift.xml"), "swift")
    assert names_of(cases, PASSED) == ["WireTests.`Golden frames`/`are read as they were written`()"]
    assert names_of(cases, FAILED) == ["WireTests.`Golden frames`/`hold every (known) kind`(kind:)"]
    assert names_of(cases, SKIPPED) == ["WireTests.`Golden frames`/`are small`()"]
    assert cases[1].said == "Expectation failed: a == b\nExpectation failed: c"


def test_cases_of_pytest_are_found_by_their_node():
    cases = read_junit(read("pytest.xml"), "browser")
    assert names_of(cases, FAILED) == [
        "test_x.py::test_parameters[one two]", "test_x.py::TestKind::test_within", "test_x.py::test_teardown"]
    assert names_of(cases, PASSED) == ["test_x.py::test_ok"]
    assert cases[0].said == "E   assert 0\n--- page 1\nnothing"


def test_a_file_that_pytest_cannot_read_is_one_failed_case():
    text = '<testsuites><testcase classname="" name="test_y"><error message="no module"/></testcase></testsuites>'
    assert read_junit(text, "browser") == [Case("test_y", FAILED, "no module")]


def test_failed_cases_of_node_are_found_by_file_and_name(monkeypatch):
    monkeypatch.setattr(Path, "cwd", lambda: Path("/code"))
    cases = read_tap(read("node.tap"))
    assert names_of(cases, PASSED) == ["one (a.b) holds", "two fails"]
    assert names_of(cases, SKIPPED) == ["skipped"]
    assert names_of(cases, FAILED) == [
        "Tests/web/a.test.mjs: two fails", "Tests/web/a.test.mjs: it's three \\ # odd", "Tests/web/b.test.mjs"]
    assert cases[1].said.splitlines()[0] == "Expected values to be strictly equal:"


def test_a_report_that_a_crash_cut_short_has_no_cases(tmp_path):
    (tmp_path / "swift-swift-testing.xml").write_text(read("swift.xml")[:300])
    assert read_reports(tmp_path, "swift") == []
    assert read_reports(tmp_path, "browser") == []


def test_a_test_of_swift_is_run_by_a_pattern_of_its_name_alone():
    words = command("swift", "WireTests.`Golden frames`/`hold every (known) kind`(kind:)", Path("/r"))
    assert words[words.index("--filter") + 1] == (
        r"^WireTests[./]`Golden frames`[./]`hold every \(known\) kind`\(kind:\)/")


def test_a_test_of_node_is_run_in_its_file():
    words = command("web", "Tests/web/a.test.mjs: it's: three", Path("/r"))
    assert words[-2:] == ["--test-name-pattern=^it's: three$", "Tests/web/a.test.mjs"]
    words = command("web", "Tests/web/b.test.mjs", Path("/r"))
    assert words[-1] == "Tests/web/b.test.mjs" and not any("pattern" in word for word in words)


def test_a_test_of_pytest_is_run_by_its_node():
    assert "Tests/browser/test_x.py::TestKind::test_within" in command(
        "browser", "test_x.py::TestKind::test_within", Path("/r"))
    assert "Tests/engines/test_x.py::test_it[webkit]" in command("engines", "test_x.py::test_it[webkit]", Path("/r"))


@pytest.mark.parametrize("outcomes, status, has_passed", [
    ([PASSED], 0, True), ([PASSED, SKIPPED], 0, True), ([PASSED], 1, False), ([PASSED, FAILED], 0, False),
    ([SKIPPED], 0, False), ([], 0, False),
])
def test_a_run_of_one_test_passes_only_if_the_test_ran_and_passed(outcomes, status, has_passed):
    assert passed([Case("a", outcome) for outcome in outcomes], status) == has_passed
