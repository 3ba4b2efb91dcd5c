"""The ratios of a measurement, held against those that are stored: what got worse, and by how much.

Numbers of one machine say nothing about another, or about the same one tomorrow. A ratio does: two things measured in
turns, in the same run. So ratios are all that is stored, in ratios.json, each with its spread: the share of itself by
which it changes from run to run without a reason.

    ratios.py compare|store FILE

FILE is what `Scripts/bench --json FILE` wrote. Exit status 1 if something got worse.
"""

import json
import math
import statistics
import sys
from pathlib import Path
from typing import NamedTuple

STORED = Path(__file__).with_name("ratios.json")
# A change up to this share is noise even where the rounds of one run agreed.
LEAST_SPREAD = 0.25
# Of bytes, which are the same in every run as long as the previews are.
SPREAD_OF_BYTES = 0.02
# Of growth with the number of items, which is measured once a run and on a few milliseconds; and of that which is a
# hundredfold, where something is asked of each item.
SPREAD_OF_GROWTH, SPREAD_OF_LARGE_GROWTH, LARGE_GROWTH = 1.0, 3.0, 100
# The row of that table that is no layout of ours, but what it would cost to do without one.
OTHERS_WAY = "a filter over all frames"
# Widths of the columns that Tests/Bench/layouts.swift prints, and what its two ratios are of.
NAME_WIDTH, COLUMN_WIDTH, GROWTHS = 32, 14, ["frame", "insert"]


class Ratio(NamedTuple):
    value: float
    spread: float = LEAST_SPREAD
    higher_is_better: bool = False


class Change(NamedTuple):
    """Of a ratio since it was stored. `worse` is a share of the ratio: 0.2 for a fifth, below zero if it got better."""

    name: str
    before: Ratio
    now: Ratio
    worse: float

    @property
    def is_worse(self):
        return self.worse > self.before.spread

    @property
    def is_better(self):
        return self.worse < -self.before.spread


def of_rounds(ratios, higher_is_better=False):
    """One ratio from those of the rounds of a run: their median, and how far they lie apart."""
    middle = statistics.median(ratios)
    spread = (max(ratios) - min(ratios)) / middle if middle else 0
    return Ratio(middle, max(LEAST_SPREAD, spread), higher_is_better)


def of_servers(measured):
    """Ours beside the bare program, for each number of viewers."""
    values = {
        "frames to each": (lambda seen: seen["framesPerSecond"]["median"], True),
        "server CPU per frame": (lambda seen: seen["serverMicrosecondsPerFrame"], False),
        "touch to frame, median": (lambda seen: seen["touchToFrame"]["median"], False),
    }
    for count, rounds in measured["scrollwork"].items():
        pairs = list(zip(rounds, measured["bare"][count]))
        for name, (value, higher_is_better) in values.items():
            ratios = [value(ours) / value(bare) for ours, bare in pairs if value(bare)]
            if ratios:
                yield f"{count} watching: {name}", of_rounds(ratios, higher_is_better)


def of_saves(measured, groups=5):
    """From a save to its frame, beside the bare compiler on the same file."""
    pairs = list(zip(measured["reloads"]["shown"], measured["reloads"]["compiled"]))
    size = max(1, len(pairs) // groups)
    medians = [
        statistics.median(ours / bare for ours, bare in pairs[start : start + size])
        for start in range(0, len(pairs), size)
    ]
    if medians:
        yield "save to first frame", of_rounds(medians)


def of_frames(measured):
    """Bytes of each preview's frames, beside the same frames as JSON: the same in every run."""
    for preview in measured["previews"]:
        if preview["bytesPerFrame"]:
            ratio = preview["jsonBytesPerFrame"] / preview["bytesPerFrame"]
            yield f"{preview['preview']}: JSON to bytes", Ratio(ratio, SPREAD_OF_BYTES, higher_is_better=True)


def of_layouts(table):
    """A million items beside a thousand, from the table of layouts.swift."""
    for line in table.splitlines():
        name = line[2:NAME_WIDTH].strip()
        columns = range(NAME_WIDTH, len(line), COLUMN_WIDTH)
        cells = [line[start : start + COLUMN_WIDTH].strip() for start in columns]
        if not name or name == OTHERS_WAY or len(cells) != 9:
            continue
        for what, cell in zip(GROWTHS, [cells[4], cells[8]]):
            # Too small a ratio for the table's one digit says nothing.
            if cell and float(cell) > 0:
                spread = SPREAD_OF_GROWTH if float(cell) < LARGE_GROWTH else SPREAD_OF_LARGE_GROWTH
                yield f"{name}: {what}, of a million items", Ratio(float(cell), spread)


def ratios_of(measured):
    """All of a measurement, by name."""
    found = [*of_servers(measured), *of_saves(measured), *of_frames(measured)]
    return dict([*found, *of_layouts(measured.get("layouts", ""))])


def growth(before, after):
    return 1 if before == after else after / before if before else math.inf


def compare(stored, measured):
    """The change of each ratio that is in both, the worst first, and the names of those that are in one only."""
    changes = []
    for name in stored.keys() & measured.keys():
        before, now = stored[name], measured[name]
        pair = (now.value, before.value) if before.higher_is_better else (before.value, now.value)
        changes.append(Change(name, before, now, growth(*pair) - 1))
    return sorted(changes, key=lambda change: (-change.worse, change.name)), sorted(stored.keys() ^ measured.keys())


def sentence(change):
    word = "worse" if change.worse > 0 else "better"
    return (f"{change.name}: {change.now.value:.2f} where {change.before.value:.2f} is stored, "
            f"{abs(change.worse):.0%} {word} ({change.before.spread:.0%} is noise)")


def read(text):
    return {name: Ratio(**ratio) for name, ratio in json.loads(text).items()}


def written(ratios):
    """One line each, in the order of names, so that a change of one is a change of a line."""
    def rounded(ratio):
        return {"value": round(ratio.value, 3), "spread": round(ratio.spread, 2),
                "higher_is_better": ratio.higher_is_better}

    lines = [f"  {json.dumps(name)}: {json.dumps(rounded(ratio))}" for name, ratio in sorted(ratios.items())]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def report(measured):
    """Prints what changed since the ratios were stored. Whether nothing got worse."""
    changes, others = compare(read(STORED.read_text()), ratios_of(measured))
    worse = [change for change in changes if change.is_worse]
    better = [change for change in changes if change.is_better]
    print(f"\nOf {len(changes)} ratios, {len(worse)} got worse and {len(better)} better than in {STORED.name}")
    for change in worse + better:
        print(f"  {sentence(change)}")
    for name in others:
        print(f"  {name}: only in one of them")
    return not worse


def store(measured):
    STORED.write_text(written(ratios_of(measured)))
    print(f"Stored in {STORED}")


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in ("compare", "store"):
        sys.exit(__doc__)
    measured = json.loads(Path(sys.argv[2]).read_text())
    if sys.argv[1] == "store":
        store(measured)
        return 0
    return 0 if report(measured) else 1


if __name__ == "__main__":
    sys.exit(main())
