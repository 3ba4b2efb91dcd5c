from datetime import date
from pathlib import Path

import pytest
from chance import MOST_REPEATED, Known, judge, line_for, read_list, worth_repeating

LIST = Path(__file__).parents[1] / "flaky.txt"
SLOW = Known(date(2026, 11, 20), "web", "late.test.mjs: is late", "a timer of the page's")


def test_a_failed_test_that_passes_by_itself_is_flaky():
    verdict = judge("web", ["a", "b"], ["b"], [])
    assert verdict == (["b"], [], ["a"])


def test_a_test_on_the_list_may_not_be_flaky_again():
    verdict = judge("web", [SLOW.name, "other"], [SLOW.name, "other"], [SLOW])
    assert verdict == (["other"], [SLOW], [])


def test_a_test_on_the_list_that_fails_twice_has_failed_like_any_other():
    assert judge("web", [SLOW.name], [], [SLOW]) == ([], [], [SLOW.name])


def test_the_list_is_by_suite():
    assert judge("browser", [SLOW.name], [SLOW.name], [SLOW]).flaky == [SLOW.name]


def test_a_test_that_failed_in_two_ways_counts_once():
    assert judge("browser", ["a", "a"], [], []).failed == ["a"]
    assert worth_repeating(["a", "a"]) == ["a"]


def test_many_failures_are_no_chance():
    names = [f"test {number}" for number in range(MOST_REPEATED + 1)]
    assert worth_repeating(names[1:]) == names[1:]
    assert worth_repeating(names) == []


def test_the_line_to_write_is_one_that_is_read():
    for name in ["late.test.mjs: is late", "Target.`A suite`/`is -- well -- quick`()", "test_x.py::test_y[one two]"]:
        (entry,) = read_list(line_for("web", name, date(2026, 11, 20)))
        assert (entry.since, entry.suite, entry.name) == (date(2026, 11, 20), "web", name)


def test_the_list_of_the_repository_can_be_read():
    read_list(LIST.read_text())


def test_comments_and_empty_lines_say_nothing():
    assert read_list("# 2026-11-20 web a -- b\n\n") == []


@pytest.mark.parametrize("line", ["web a -- b", "2026-11-20 web a", "2026-13-20 web a -- b"])
def test_a_line_of_another_form_is_refused(line):
    with pytest.raises(ValueError):
        read_list(line)
