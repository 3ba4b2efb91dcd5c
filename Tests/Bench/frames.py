"""Measures what a frame of each preview of the gallery costs its agent while a hand flings it, and how large it is.

    frames.py [--json FILE] [--frames N] [--rounds N]

Run it through Scripts/bench --frames, which builds what it needs. Microseconds of one machine say nothing about another,
so each round times a fixed piece of work in C as well (pace.c), and ratios are to that.
"""

import argparse
import json
import statistics
import subprocess
from pathlib import Path

from processes import BIN, TOOLS

# Previews whose layouts move all items that are seen; all others only scroll.
MOVING = ["card-stack", "drum", "pizza-halves", "pizza-drum", "photos"]
# Bars, in microseconds a frame, of a machine on which pace.c takes PACE: so many for a frame, and where items move so many
# more for each layer that changes in it.
FRAME_BAR, LAYER_BAR, PACE = 30, 4, 30
# In bytes: of a frame that only scrolls, and of each layer that changes where items move.
BYTE_BAR, LAYER_BYTE_BAR = 12, 8


def pace():
    """Microseconds of the piece of work."""
    return float(subprocess.run([TOOLS / "pace"], stdout=subprocess.PIPE, text=True, check=True).stdout)


def bench(frames):
    """Each preview's figures, in the gallery's order."""
    command = [BIN / "scrollwork-agent", "bench", "--all", "--frames", str(frames)]
    output = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    return [json.loads(line) for line in output.strip().splitlines()]


def measure(rounds, frames):
    """The figures of each preview with the median of its rounds: `paces` is its time in pieces of work."""
    seen = {}
    for _ in range(rounds):
        before = pace()
        figures = bench(frames)
        piece = (before + pace()) / 2
        for figure in figures:
            one = seen.setdefault(figure["preview"], {"figure": figure, "times": [], "paces": []})
            one["times"].append(figure["microsecondsPerFrame"])
            one["paces"].append(figure["microsecondsPerFrame"] / piece)
    return [
        {**one["figure"], "microsecondsPerFrame": statistics.median(one["times"]),
         "paces": statistics.median(one["paces"])}
        for one in seen.values()
    ]


def bar(figure):
    """What the frame may cost, in pieces of work."""
    layers = figure["layersPerFrame"] if figure["preview"] in MOVING else 0
    return (FRAME_BAR + LAYER_BAR * layers) / PACE


def byte_bar(figure):
    """How large the frame may be, in bytes."""
    return LAYER_BYTE_BAR * figure["layersPerFrame"] if figure["preview"] in MOVING else BYTE_BAR


def line(figure):
    return (f"{figure['preview']:18}{figure['layersPerFrame']:8.1f}{figure['microsecondsPerFrame']:10.1f}"
            f"{figure['paces']:9.2f}{bar(figure):8.2f}{figure['bytesPerFrame']:9.1f}{byte_bar(figure):8.1f}"
            f"{figure['keyframeBytes']:10.0f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path, help="write all figures there, too")
    parser.add_argument("--frames", type=int, default=1500, help="frames of each preview in a round")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    figures = measure(options.rounds, options.frames)
    print(f"{'preview':18}{'layers':>8}{'us':>10}{'paces':>9}{'bar':>8}{'bytes':>9}{'bar':>8}{'keyframe':>10}")
    for figure in figures:
        print(line(figure))
    slow = [figure["preview"] for figure in figures if figure["paces"] > bar(figure)]
    large = [figure["preview"] for figure in figures if figure["bytesPerFrame"] > byte_bar(figure)]
    print(f"\nSlower than the bar: {', '.join(slow) or 'none'}")
    print(f"Larger than the bar: {', '.join(large) or 'none'}")
    if options.json:
        options.json.write_text(json.dumps({"frames": figures}) + "\n")


if __name__ == "__main__":
    main()
