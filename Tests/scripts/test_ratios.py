import pytest
from ratios import (LEAST_SPREAD, SPREAD_OF_BYTES, SPREAD_OF_GROWTH, SPREAD_OF_LARGE_GROWTH, STORED, Ratio, compare,
                    of_layouts, of_rounds, ratios_of, read, sentence, written)


def seen(frames, cpu, touch):
    return {"framesPerSecond": {"median": frames}, "serverMicrosecondsPerFrame": cpu, "touchToFrame": {"median": touch}}


MEASURED = {
    "scrollwork": {"1": [seen(60, 12, 2), seen(59, 15, 2), seen(60, 11, 3)]},
    "bare": {"1": [seen(60, 10, 2), seen(59, 10, 2), seen(60, 10, 2)]},
    "reloads": {"shown": [1.2, 1.1, 1.3], "compiled": [1, 1, 1]},
    "previews": [{"preview": "drum", "bytesPerFrame": 50.0, "jsonBytesPerFrame": 500.0}],
}


def row(name, cells):
    """As layouts.swift prints it: thirty-two characters of a name, then columns of fourteen."""
    return f"  {name}".ljust(32) + "".join(cell.rjust(14) for cell in cells)


LAYOUTS = "\n".join([
    "", "Scrolling: a thousand items and a million",
    row("", ["first, ms", "1M first, ms", "frame, us", "1M frame, us", "ratio", "1M B/item", "insert, us",
             "1M insert, us", "ratio"]),
    row("flow, equal sizes", "1.8 0.2 21.4 21.7 1.0 0.0 173.0 34600 200.0".split()),
    row("drum, main", [*"2.2 0.8 97.7 95.0 0.9 0.0".split(), "", "", ""]),
    row("a filter over all frames", "1 2 3 4 0.3 6 7 8 469.6".split()),
    "  wheel: there is no such collection view",
])


def test_a_measurement_has_ratios_only():
    assert ratios_of(MEASURED) == {
        "1 watching: frames to each": Ratio(1, LEAST_SPREAD, higher_is_better=True),
        "1 watching: server CPU per frame": Ratio(1.2, pytest.approx(0.4 / 1.2)),
        "1 watching: touch to frame, median": Ratio(1, 0.5),
        "save to first frame": Ratio(1.2, LEAST_SPREAD),
        "drum: JSON to bytes": Ratio(10, SPREAD_OF_BYTES, higher_is_better=True),
    }


def test_the_table_of_layouts_has_two_ratios_a_row_or_one():
    assert dict(of_layouts(LAYOUTS)) == {
        "flow, equal sizes: frame, of a million items": Ratio(1.0, SPREAD_OF_GROWTH),
        "flow, equal sizes: insert, of a million items": Ratio(200.0, SPREAD_OF_LARGE_GROWTH),
        "drum, main: frame, of a million items": Ratio(0.9, SPREAD_OF_GROWTH),
    }


def test_rounds_that_agree_have_some_spread_all_the_same():
    assert of_rounds([2, 2, 2]).spread == LEAST_SPREAD
    assert of_rounds([1, 2, 3]) == Ratio(2, 1)


@pytest.mark.parametrize("before, now, is_worse, is_better", [
    (Ratio(1, 0.2), Ratio(1.19), False, False), (Ratio(1, 0.2), Ratio(1.21), True, False),
    (Ratio(1, 0.2), Ratio(0.79), False, True), (Ratio(2, 0.2), Ratio(2.3), False, False),
    (Ratio(1, 0.2, True), Ratio(1.21), False, False), (Ratio(1, 0.2, True), Ratio(1.3), False, True),
    (Ratio(1, 0.2, True), Ratio(0.8), True, False), (Ratio(1, 0.2, True), Ratio(0), True, False),
])
def test_a_change_beyond_the_stored_spread_is_worse_or_better(before, now, is_worse, is_better):
    (change,), _ = compare({"a": before}, {"a": now})
    assert (change.is_worse, change.is_better) == (is_worse, is_better)


def test_what_got_worst_comes_first_and_is_told_by_how_much():
    stored = {"a": Ratio(1), "b": Ratio(1), "c": Ratio(1)}
    changes, others = compare(stored, {"a": Ratio(1.2), "b": Ratio(1.5), "d": Ratio(1)})
    assert [change.name for change in changes] == ["b", "a"]
    assert sentence(changes[0]) == "b: 1.50 where 1.00 is stored, 50% worse (25% is noise)"
    assert others == ["c", "d"]


def test_what_is_written_is_read_again():
    ratios = {"b": Ratio(1.5, 0.25, True), "a": Ratio(2.0)}
    assert read(written(ratios)) == ratios
    assert written(ratios).index('"a"') < written(ratios).index('"b"')


def test_the_stored_ratios_can_be_read():
    assert all(ratio.value > 0 and ratio.spread > 0 for ratio in read(STORED.read_text()).values())
