from datetime import date

import pytest
from chance import Known
from counts import Counts, count, table
from reports import FAILED, PASSED, SKIPPED, Case

TODAY = date(2026, 11, 27)
PASSES, FAILS, SKIPS = Case("a", PASSED), Case("b", FAILED, "1 is not 2"), Case("c", SKIPPED)


def counted(cases, status=0, passed_again=(), known=()):
    return count("swift", cases, status, passed_again, known, TODAY)


def test_what_passed_failed_and_was_skipped_is_counted():
    counts, lines = counted([PASSES, FAILS, SKIPS], status=1)
    assert counts == Counts(passed=1, failed=1, skipped=1)
    assert lines == ["failed: b\n1 is not 2"]


def test_a_flaky_test_is_named_and_does_not_fail_the_suite():
    counts, (line,) = counted([PASSES, FAILS], status=1, passed_again=["b"])
    assert counts == Counts(passed=1, flaky=1)
    assert line.startswith("flaky: b\n1 is not 2\n") and "\n2026-11-27 swift b -- " in line


def test_a_suite_whose_only_test_is_flaky_has_run_a_test():
    assert counted([FAILS], status=1, passed_again=["b"])[0].failed == 0


def test_a_test_that_is_flaky_again_fails_the_suite_and_is_told_why():
    known = [Known(date(2026, 11, 20), "swift", "b", "a timer")]
    counts, (line,) = counted([PASSES, FAILS], status=1, passed_again=["b"], known=known)
    assert counts == Counts(passed=1, failed=1)
    assert "since 2026-11-20 (a timer)" in line and "mend it" in line


@pytest.mark.parametrize("cases, status, passed_again, why", [
    ([], 1, [], "broke off"), ([], 0, [], "no test ran"), ([SKIPS], 0, [], "no test ran"),
    ([PASSES], 1, [], "broke off"), ([PASSES], -11, [], "broke off"), ([FAILS], 139, ["b"], "broke off"),
])
def test_a_runner_that_broke_or_ran_nothing_counts_as_a_failure(cases, status, passed_again, why):
    counts, lines = counted(cases, status, passed_again)
    assert counts.failed == 1
    assert why in lines[-1]


def test_a_broken_runner_is_no_further_failure_where_a_test_has_failed():
    assert counted([FAILS], status=2)[0].failed == 1


def test_the_table_sums_up_suites_says_how_long_all_took_and_leaves_parts_without_tests_open():
    rows = [("check", None, 8), ("build", Counts(failed=1), 61), ("swift", Counts(3, 0, 1, 2), 600)]
    lines, total = table(rows, took=615)
    assert [line.split() for line in lines] == [
        ["passed", "failed", "flaky", "skipped", "time"],
        ["check", "-", "-", "-", "-", "0:08"], ["build", "0", "1", "0", "0", "1:01"],
        ["swift", "3", "0", "1", "2", "10:00"], ["all", "3", "1", "1", "2", "10:15"],
    ]
    assert total == Counts(3, 1, 1, 2)
