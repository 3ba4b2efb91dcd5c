"""Measures what a frame of each preview of the gallery takes of the page's main thread, on a screen of two pixels a point.

    paint.py [--json FILE] [--seconds N] [--preview SLUG ...]

Scripts/bench --paint runs it. A hand elsewhere flings the preview to and fro, and the page only shows it: all that its
main thread does from one drawing to the next is the frame's. By a trace of Chromium's, whose headless shell has no
graphics card: to fill the canvas and to copy it is done on that thread, too.
"""

import argparse
import contextlib
import json
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "browser"))

import reload  # noqa: E402
from chromium import launch  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from sessions import BEGAN, ENDED, MOVED, gallery, touch_message  # noqa: E402
from tracing import frames_of, tracing  # noqa: E402
from websockets.exceptions import ConnectionClosed  # noqa: E402
from websockets.sync.client import connect  # noqa: E402

# The bar: of the slowest twentieth of all frames, ms.
BAR = 4.0
# A phone of two pixels a point, on which the preview fills the screen.
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
# A hand: so long on the screen, in so many steps, and so long from one fling to the next; s. How far to either side of
# the middle it goes, in points; and so many times one way before it comes back.
DRAG_SECONDS, STEPS, PERIOD_SECONDS = 0.2, 12, 1.0
REACH = 120
TIMES = 4
SHOWN = "() => globalThis.scrollwork?.drawn.isWhole"
# A canvas of the same size that is filled with a colour in each frame: less than that no preview can take, and on a busy
# machine it takes more.
BARE = "a bare canvas"
BARE_PAGE = '<style>body { margin: 0 }</style><canvas width=780 height=1688 style="width: 390px; height: 844px"></canvas>'
FILL = """() => {
  const context = document.querySelector('canvas').getContext('2d');
  const draw = (time) => {
    context.fillStyle = `rgb(0 0 ${Math.round(time) % 256})`;
    context.fillRect(0, 0, 780, 1688);
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}"""
# Which way the content goes: of the first scroll view that has more than it shows, else down, where content bounces.
GOES_ACROSS = """() => {
  const { scrollers, size } = globalThis.scrollwork;
  const rooms = Object.values(scrollers).map(({ contentSize }) => contentSize.map((side, axis) => side - size[axis]));
  const [across, down] = rooms.find((room) => room.some((side) => side > 0)) ?? [0, 0];
  return across > 0 && across >= down;
}"""


class Hand(threading.Thread):
    """Flings a session to and fro until it is stopped. A viewer of its own, who says that it has no frame, and so gets
    none."""

    def __init__(self, address, goes_across):
        super().__init__(daemon=True)
        self.address = address
        self.goes_across = goes_across
        self.stopped = threading.Event()
        self.seq = 0

    def run(self):
        began = time.monotonic()
        with contextlib.suppress(ConnectionClosed), connect(self.address, subprotocols=[reload.SUBPROTOCOL]) as socket:
            for fling in range(1_000_000):
                for step in range(STEPS + 1):
                    at = fling * PERIOD_SECONDS + step * DRAG_SECONDS / STEPS
                    if self.stopped.wait(max(0, began + at - time.monotonic())):
                        return
                    socket.send(self.touch(fling, step, at))

    def touch(self, fling, step, at):
        phase = BEGAN if step == 0 else ENDED if step == STEPS else MOVED
        direction = -1 if fling // TIMES % 2 == 0 else 1
        along = round(direction * REACH * (2 * step / STEPS - 1))
        x, y = (along, 0) if self.goes_across else (0, along)
        self.seq += 1
        return touch_message(self.seq, phase, 195 + x, 422 + y, round(at * 1000))

    def stop(self):
        self.stopped.set()
        self.join()


def measure_one(browser, port, slug, seconds):
    """The frames of one preview, each with what it took."""
    address = reload.session(port, slug)
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.goto(address.replace("ws:", "http:").removesuffix("/socket"))
    page.wait_for_function(SHOWN)
    hand = Hand(address, page.evaluate(GOES_ACROSS))
    hand.start()
    # By then scripts are compiled, and pictures that come into view are there.
    page.wait_for_timeout(1000 * PERIOD_SECONDS)
    with tracing(browser, page) as events:
        page.wait_for_timeout(1000 * seconds)
    hand.stop()
    context.close()
    return frames_of(events)


def measure_bare(browser, seconds):
    """The frames of a page that only fills its canvas."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.set_content(BARE_PAGE)
    page.evaluate(FILL)
    page.wait_for_timeout(1000 * PERIOD_SECONDS)
    with tracing(browser, page) as events:
        page.wait_for_timeout(1000 * seconds)
    context.close()
    return frames_of(events)


def figures(frames):
    """Median, p95 and worst of a preview's frames, ms, and what scripts and handing over take of the median frame."""
    if not frames:
        return {"frames": 0, "median": 0.0, "p95": 0.0, "worst": 0.0, "script": 0.0, "commit": 0.0}
    totals = [frame["total"] for frame in frames]
    return {
        "frames": len(frames), "median": statistics.median(totals), "p95": reload.quantile(totals, 0.95),
        "worst": max(totals), "script": statistics.median(frame["script"] for frame in frames),
        "commit": statistics.median(frame["commit"] for frame in frames),
    }  # fmt: skip


def measure(seconds, slugs):
    with tempfile.TemporaryDirectory(prefix="scrollwork-state-") as state, gallery(state) as (_, port), \
            sync_playwright() as playwright:
        browser = launch(playwright)
        rows = {BARE: figures(measure_bare(browser, seconds))}
        print(line(BARE, rows[BARE]), flush=True)
        for slug in slugs or [preview["slug"] for preview in reload.list_previews(port)]:
            rows[slug] = figures(measure_one(browser, port, slug, seconds))
            print(line(slug, rows[slug]), flush=True)
        browser.close()
        return rows


def line(slug, row):
    numbers = "".join(f"{row[name]:>9.2f}" for name in ("median", "p95", "worst", "script", "commit"))
    return f"{slug:<20}{row['frames']:>7}{numbers}{BAR:>7.1f}{'' if row['p95'] <= BAR else '  over'}"


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--json", type=Path, metavar="FILE", help="also write everything measured as JSON")
    options.add_argument("--seconds", type=float, default=8, help="of each preview (default 8)")
    options.add_argument("--preview", nargs="+", default=[], metavar="SLUG", help="only these")
    chosen = options.parse_args()
    names = ("median", "p95", "worst", "script", "commit")
    print(f"{'ms of a frame':<20}{'frames':>7}{''.join(f'{name:>9}' for name in names)}{'bar':>7}")
    rows = measure(chosen.seconds, chosen.preview)
    slow = [slug for slug, row in rows.items() if row["p95"] > BAR and slug != BARE]
    print(f"\nSlower than the bar: {', '.join(slow) or 'none'}")
    if chosen.json:
        chosen.json.write_text(json.dumps({"bar": BAR, "previews": rows}, indent=2) + "\n")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
