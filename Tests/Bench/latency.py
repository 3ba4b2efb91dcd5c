"""Measures what a finger feels when the server is far away: forty traces of hands, played on a list behind a proxy that
delays, in a browser without a window.

    latency.py [--json FILE] [--round-trips 0,50,100,150,200] [--traces N] [--no-prediction]

Scripts/bench --latency runs it. For each round trip it prints, of the frames of the server in which a finger moves the
content:

- shown: which part of them the page had shown before they came, of those after the gesture's first confirmed frame
- off: which part of these differ by more than two points from what was shown for the same moment of the finger
- all: the part that had been shown, the first round trip of each gesture included, in which nothing may be foreseen

the same of the frames in which it glides, and how many display frames lie between a touch and its picture, in the middle
and in the worst tenth. What was shown for a moment between two display frames is taken from the line between them. At
the end it prints how much the picture trembles, with the touches as they were reported and as they are shown.
"""

import argparse
import asyncio
import bisect
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "browser"))

from chromium import PROGRAM, WORDS  # noqa: E402
from delay import Delay  # noqa: E402
from playwright.async_api import async_playwright  # noqa: E402
from sessions import gallery  # noqa: E402

PREVIEW = "preview=grid&knob.SampleData.items.main=2000"
SIZE = (390, 844)
DISPLAY_MS = 1000 / 60
OFF_POINTS = 2
FORESEEN = {"dragging", "gliding"}
# A display frame may be left out when the machine is busy; what lies further apart was not shown in between.
GAP_MS = 3 * DISPLAY_MS
# The bars, at this round trip.
BAR_ROUND_TRIP, SHOWN_BAR, OFF_BAR = 100, 0.95, 0.01
LIVE = "() => globalThis.scrollwork?.connection.phase === 'open' && scrollwork.drawn.isWhole"
RESTS = """() => Object.values(scrollwork.scrollers).every(({ state }) => state === 'idle')
  && scrollwork.prediction.phase === 'idle' && scrollwork.prediction.offset === null"""
AT_TOP = "() => scrollwork.scrollers.main.offset[1] <= 0"
TAKE = """() => {
  const { touches, prediction: { drawn, confirmed } } = scrollwork;
  const landing = touches.findLastIndex(({ phase }) => phase === 'began');
  return { drawn, confirmed, touches: touches.slice(landing) };
}"""


class Phone:
    """A page on a phone that shows a list, and a finger on it."""

    def __init__(self, page, devtools):
        self.page, self.devtools = page, devtools

    async def to_top(self):
        await self.page.wait_for_function(RESTS)
        await self.page.evaluate("() => document.getElementById('screen').focus()")
        await self.page.keyboard.press("Home")
        await self.page.wait_for_function(AT_TOP)
        await self.page.wait_for_function(RESTS)

    async def play(self, samples):
        """Each sample at its time, and with it: Chromium passes several on at once, as it does with a hand's."""
        begin = time.time() + 0.05
        sending = []
        for index, (ms, x, y, *_) in enumerate(samples):
            at = begin + ms / 1000
            await asyncio.sleep(max(0, at - time.time()))
            kind = "touchStart" if index == 0 else "touchEnd" if index == len(samples) - 1 else "touchMove"
            points = [] if kind == "touchEnd" else [{"x": x, "y": y, "id": 1}]
            words = {"type": kind, "touchPoints": points, "timestamp": at}
            sending.append(asyncio.ensure_future(self.devtools.send("Input.dispatchTouchEvent", words)))
        await asyncio.gather(*sending)
        await self.page.wait_for_function(RESTS)
        return await self.page.evaluate(TAKE)


def in_time(drawn):
    """Display frames without those that show a moment of before: the server is behind."""
    rows = []
    for row in drawn:
        if not rows or row["timeMs"] >= rows[-1]["timeMs"]:
            rows.append(row)
    return rows


def shown_at(drawn, times, ms, before_ms):
    """The offset down that was shown for a moment, before another; None: it was not."""
    after = bisect.bisect_left(times, ms)
    if after == 0 or after == len(drawn) or drawn[after]["frameMs"] >= before_ms:
        return None
    a, b = drawn[after - 1], drawn[after]
    if not {a["phase"], b["phase"]} <= FORESEEN:
        return None
    # After a rest of the finger, or of the machine.
    begin = max(a["timeMs"], b["timeMs"] - GAP_MS)
    if ms < begin:
        return None
    part = (ms - begin) / (b["timeMs"] - begin)
    return a["offset"][1] + (b["offset"][1] - a["offset"][1]) * part


def compare(record, kind):
    """Of each frame of the server of that kind: how far off it was shown before it came, and whether it could be."""
    drawn = in_time(record["drawn"])
    times = [row["timeMs"] for row in drawn]
    first = next((row["timeMs"] for row in drawn if row["phase"] in FORESEEN), float("inf"))
    rows = []
    for frame in record["confirmed"]:
        if frame["kind"] != kind:
            continue
        shown = shown_at(drawn, times, frame["timeMs"], frame["atMs"])
        off = None if shown is None else abs(shown - frame["offset"][1])
        rows.append({"off": off, "due": frame["timeMs"] >= first})
    return rows


def delays(record):
    """Display frames between each touch that moves the content and its picture."""
    drawn = [row for row in record["drawn"] if row["phase"] == "dragging"]
    times = [row["timeMs"] for row in drawn]
    found = []
    for frame in (frame for frame in record["confirmed"] if frame["kind"] == "drag"):
        ahead = bisect.bisect_left(times, frame["timeMs"])
        foreseen = drawn[ahead]["frameMs"] if 0 < ahead < len(drawn) else float("inf")
        # What was not foreseen is drawn with the display frame after it has come.
        found.append((min(foreseen, frame["atMs"] + DISPLAY_MS / 2) - frame["timeMs"]) / DISPLAY_MS)
    return found


def trembling():
    """How much the picture under a finger trembles, without a browser: Node runs the page's own module."""
    command = ["node", HERE / "trembling.mjs"]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def share(rows, claim):
    return sum(1 for row in rows if claim(row)) / len(rows) if rows else None


def judged(rows):
    due = [row for row in rows if row["due"]]
    seen = [row["off"] for row in due if row["off"] is not None]
    return {
        "frames": len(rows), "due": len(due), "all": share(rows, lambda row: row["off"] is not None),
        "shown": share(due, lambda row: row["off"] is not None),
        "off": share(due, lambda row: row["off"] is not None and row["off"] > OFF_POINTS),
        "worst": max(seen, default=None), "median": statistics.median(seen) if seen else None,
    }


async def measure_round_trip(phone, traces):
    drags, glides, late = [], [], []
    for trace in traces:
        await phone.to_top()
        record = await phone.play(trace["samples"])
        drags += compare(record, "drag")
        glides += compare(record, "glide")
        late += delays(record)
    return {
        "drag": judged(drags), "glide": judged(glides),
        "delay": {"median": statistics.median(late), "worst tenth": sorted(late)[len(late) * 9 // 10]},
    }


async def measure(round_trips, traces, words):
    rows = {}
    with tempfile.TemporaryDirectory(prefix="scrollwork-state-") as state, gallery(state, *words) as (_, port), \
            Delay(port) as delay:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=PROGRAM, args=WORDS)
            screen = {"width": SIZE[0], "height": SIZE[1]}
            context = await browser.new_context(viewport=screen, screen=screen, has_touch=True, is_mobile=True)
            page = await context.new_page()
            await page.goto(f"http://127.0.0.1:{delay.port}/?{PREVIEW}")
            await page.wait_for_function(LIVE)
            phone = Phone(page, await context.new_cdp_session(page))
            for round_trip in round_trips:
                delay.round_trip = round_trip / 1000
                rows[round_trip] = await measure_round_trip(phone, traces)
                say(round_trip, rows[round_trip])
            await browser.close()
    return rows


def percent(part):
    return "-" if part is None else f"{100 * part:.1f} %"


def number(value):
    return "-" if value is None else f"{value:.2f}"


def say(round_trip, row):
    for name in ("drag", "glide"):
        found = row[name]
        print(f"{round_trip:>4} ms {name:<6}{found['frames']:>7}{percent(found['shown']):>10}{percent(found['off']):>9}"
              f"{number(found['worst']):>8}{percent(found['all']):>10}", end="")
        if name == "drag":
            print(f"{number(row['delay']['median']):>9}{number(row['delay']['worst tenth']):>7}", end="")
        print(flush=True)


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--json", type=Path, metavar="FILE", help="also write everything measured as JSON")
    options.add_argument("--round-trips", default="0,50,100,150,200", metavar="MS,…", help="(default all of them)")
    options.add_argument("--traces", type=int, default=40, metavar="N", help="only every so manieth that N are played")
    options.add_argument("--no-prediction", action="store_true", help="for comparison: nothing is foreseen")
    chosen = options.parse_args()
    files = sorted((HERE / "traces").glob("*.json"))
    traces = [json.loads(file.read_text()) for file in files[::max(1, len(files) // chosen.traces)]]
    print(f"{'':>14}{'frames':>7}{'shown':>10}{'off':>9}{'worst':>8}{'all':>10}{'delay':>9}{'late':>7}")
    words = ["--no-prediction"] if chosen.no_prediction else []
    rows = asyncio.run(measure([int(ms) for ms in chosen.round_trips.split(",")], traces, words))
    tremble = trembling()
    print(f"trembling {tremble['reported']:.2f} points as reported, {tremble['shown']:.2f} as shown")
    if chosen.json:
        chosen.json.write_text(json.dumps({"roundTrips": rows, "trembling": tremble}, indent=2) + "\n")
    bar = rows.get(BAR_ROUND_TRIP)
    if bar is None or chosen.no_prediction:
        return 0
    holds = all(bar[name]["shown"] >= SHOWN_BAR and bar[name]["off"] <= OFF_BAR for name in ("drag", "glide"))
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
