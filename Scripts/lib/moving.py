"""Records the moving picture of the README: hands that drag in a preview of the gallery. Run by Scripts/moving.

Everything that the server sends is held back until the hands are done, and is then drawn frame by frame. So the picture
is smooth however slow the machine is that records it: each frame is shown for as long as it was in the session's own
time. Debian's img2webp joins the frames.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from chromium import launch
from film import Film
from hands import hold
from playwright.sync_api import sync_playwright
from server import ROOT, Server, running

PREVIEW = "photos"
DEVICE = "iphone-16"
VIEWPORT = {"width": 400, "height": 700}
# From a point of the preview to another; the hand lets go at full speed.
DRAGS = [((340, 400), (140, 400)), ((340, 400), (140, 400)), ((330, 750), (60, 750)), ((330, 750), (120, 750))]
# The time between two drags, and between the last one and the beginning.
PAUSE_MILLISECONDS = 1500
FRAMES_PER_SECOND = 25
QUALITY = 60
MOST_BYTES = 2_000_000
ANY_FRAME = "() => true"


def opened(browser, server, scheme):
    context = browser.new_context(viewport=VIEWPORT, color_scheme=scheme)
    film = Film(context.new_page())
    film.open(f"{server.address}/?preview={PREVIEW}&device={DEVICE}")
    film.wait_until_loaded()
    film.page.wait_for_timeout(PAUSE_MILLISECONDS)
    return film


def record(film, folder):
    """The pictures of all drags, in order: the file of each, and the time when it was shown, in milliseconds."""
    film.stop_at(ANY_FRAME)
    for start, end in DRAGS:
        hold(film, start, end).release()
        film.page.wait_for_timeout(PAUSE_MILLISECONDS)
    taken = []
    while film.held > 0:
        film.step()
        time = film.now["timeMs"]
        if taken and film.held > 0 and time - taken[-1][1] < 1000 / FRAMES_PER_SECOND:
            continue
        film.wait_until_drawn()
        path = folder / f"{len(taken):04}.png"
        film.page.locator("#room").screenshot(path=path)
        taken.append((path, time))
    return taken


def join(taken, target):
    words = ["img2webp", "-min_size"]
    for (path, time), (_, next_time) in zip(taken, [*taken[1:], (None, taken[-1][1] + PAUSE_MILLISECONDS)], strict=True):
        words += ["-d", str(round(next_time - time)), "-lossy", "-q", str(QUALITY), "-m", "6", str(path)]
    subprocess.run([*words, "-o", str(target)], check=True)
    size = target.stat().st_size
    print(f"{target}: {len(taken)} frames, {size // 1000} kB")
    if size > MOST_BYTES:
        sys.exit(f"{target} has more than {MOST_BYTES} bytes")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=ROOT / "Documentation")
    folder = parser.parse_args().out
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright, \
            running(Server(Path(scratch) / "log")) as server:
        browser = launch(playwright)
        for scheme, name in [("light", "moving.webp"), ("dark", "moving-dark.webp")]:
            pictures = Path(scratch) / scheme
            pictures.mkdir()
            join(record(opened(browser, server, scheme), pictures), folder / name)
        browser.close()


if __name__ == "__main__":
    main()
