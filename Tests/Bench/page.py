"""Measures how often the page shows something new while somebody works it: a corner of the device is dragged while a
preview of 200 items lays itself out again, and one hand drives two, four and nine panes.

    page.py [--json FILE] [--seconds N]

Scripts/bench --page runs it. The hand moves once in each frame of the browser; frames are those in which a canvas shows
another frame of its session.
"""

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "browser"))

from chromium import launch  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from sessions import gallery  # noqa: E402

# The bars: new frames in a second.
CORNER_RATE, PANE_RATE = 50, 30
CORNER = "preview=adaptive-columns&knob.SampleData.items.main=200"
PANES = {count: "preview=table" + "".join(f"&pane={300 + 10 * number}x500" for number in range(count))
         for count in (2, 4, 9)}
READY = "() => {seen}.length === {count} && {seen}.every(({{ drawn }}) => drawn.isWhole)"
# Presses at a point, moves to and fro in each frame of the browser, and counts the frames in which each state shows
# something new. Pointer events are made in the page, so that the hand keeps the browser's time.
DRIVE = """async ([selector, at, by, seconds]) => {
  const states = () => SEEN;
  const target = document.querySelector(selector);
  const box = target.getBoundingClientRect();
  const [x, y] = [box.x + box.width * at[0], box.y + box.height * at[1]];
  const send = (type, dx, dy) => target.dispatchEvent(new PointerEvent(type, {
    bubbles: true, cancelable: true, composed: true, pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0,
    buttons: type === 'pointerup' ? 0 : 1, clientX: x + dx, clientY: y + dy,
  }));
  target.setPointerCapture = () => {};
  const next = () => new Promise(requestAnimationFrame);
  send('pointerdown', 0, 0);
  const counts = states().map(() => 0);
  const last = states().map(({ drawn }) => drawn.seq);
  const began = performance.now();
  let frames = 0;
  for (let now = began; now - began < seconds * 1000; now = await next()) {
    // At one speed to and fro: where a hand turns slowly nothing new is due.
    const part = Math.abs(((now - began) / 600) % 4 - 2) - 1;
    send('pointermove', by[0] * part, by[1] * part);
    frames += 1;
    states().forEach(({ drawn }, index) => {
      if (drawn.seq !== last[index]) counts[index] += 1;
      last[index] = drawn.seq;
    });
  }
  const took = (performance.now() - began) / 1000;
  send('pointerup', 0, 0);
  return { browser: frames / took, shown: counts.map((count) => count / took) };
}"""
ONE = "[globalThis.scrollwork].filter(Boolean)"
PANES_SEEN = "(globalThis.scrollworkMatrix?.panes ?? []).map(({ state }) => state)"


def drive(page, address, seen, count, selector, at, by, seconds):
    page.goto(address)
    page.wait_for_function(READY.format(seen=seen, count=count))
    row = page.evaluate(DRIVE.replace("SEEN", seen), [selector, at, by, seconds])
    return {"browser": row["browser"], "slowest": min(row["shown"]), "bestOf": max(row["shown"])}


def measure(seconds):
    with tempfile.TemporaryDirectory(prefix="scrollwork-state-") as state, gallery(state) as (_, port), \
            sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page(viewport={"width": 1400, "height": 900})
        address = f"http://127.0.0.1:{port}/?"
        rows = {"corner, 200 items": drive(
            page, address + CORNER, ONE, 1, "#resize", [0.5, 0.5], [60, 80], seconds)}
        for count, words in PANES.items():
            rows[f"{count} panes"] = drive(
                page, address + words, PANES_SEEN, count, ".pane canvas", [0.5, 0.5], [0, 150], seconds)
        browser.close()
        return rows


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--json", type=Path, metavar="FILE", help="also write everything measured as JSON")
    options.add_argument("--seconds", type=float, default=5, help="of each measurement (default 5)")
    chosen = options.parse_args()
    rows = measure(chosen.seconds)
    print(f"\n{'new frames in a second':<26}{'slowest':>10}{'best':>10}{'browser':>10}{'bar':>8}")
    for name, row in rows.items():
        row["bar"] = CORNER_RATE if name.startswith("corner") else PANE_RATE
        print(f"{name:<26}{row['slowest']:>10.1f}{row['bestOf']:>10.1f}{row['browser']:>10.1f}{row['bar']:>8}")
    if chosen.json:
        chosen.json.write_text(json.dumps(rows, indent=2) + "\n")
    return 0 if all(row["slowest"] >= row["bar"] for row in rows.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
