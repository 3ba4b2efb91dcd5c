"""Kills a server again and again under a page in a real browser, starts it again where it was, and sees whether the page
comes back by itself to what it was told is kept, and goes on.

    restarts.py [ROUNDS]

Scripts/soak --restarts ROUNDS runs it. Ends with 1 if the page did not come back in some round.
"""

import argparse
import os
import signal
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "browser"))

from chromium import launch  # noqa: E402
from conftest import Pages, quiet_port  # noqa: E402
from film import Film  # noqa: E402
from keeping import offset_after, wait_until_back, wait_until_kept, wait_until_lost  # noqa: E402
from playwright.sync_api import Error as PlaywrightError  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from server import Server, running  # noqa: E402
from viewer import Finger  # noqa: E402

# Seconds from the end of a server to the start of the next, in turns.
PAUSES = [0, 1, 5, 10, 20]
# Which processes are killed, in turns of another length.
VICTIMS = ["server", "server and agent", "server", "agent, then server"]
HALF_A_POINT = 0.5
LEFT, RIGHT = 40, 350


class Page:
    """A page on a phone with a session, and a finger that goes from card to card, to and fro."""

    def __init__(self, server, pages):
        self.film = Film(pages.phone().page)
        self.film.open(server.new_session())
        self.film.wait_until_loaded()
        self.finger = Finger(self.film)
        self.turns = 0

    def drag(self):
        """One card on: three times there, three times back. Gives where it rests, which is kept, and from where it came."""
        before = self.film.wait_for_rest()[0]
        is_there = self.turns % 6 < 3
        self.turns += 1
        self.finger.drag(*((RIGHT, LEFT) if is_there else (LEFT, RIGHT)))
        return wait_until_kept(self.film), before


def kill(server, victims):
    agents = server.agents()
    if victims != "server":
        # The oldest is the session's, as there is no builder; the other one is to spare.
        os.kill(agents[0], signal.SIGKILL)
    if victims == "agent, then server":
        # Another agent is about to take over.
        time.sleep(0.05)
    server.process.kill()
    server.process.wait()


def restart(number, server, page):
    """One round. Gives what to say of it, and the seconds from the start of the server to the page's frame."""
    pause, victims = PAUSES[number % len(PAUSES)], VICTIMS[number % len(VICTIMS)]
    kept, _ = page.drag()
    before = page.film.state
    kill(server, victims)
    wait_until_lost(page.film)
    time.sleep(pause)
    began = time.monotonic()
    server.start()
    wait_until_back(page.film, before)
    seconds = time.monotonic() - began
    found = offset_after(page.film, before["frame"]["seq"])
    assert abs(found - kept) <= HALF_A_POINT, f"{kept:g} was kept, and {found:g} came back"
    there, start = page.drag()
    assert abs(start - kept) <= HALF_A_POINT, f"{kept:g} was kept, and it went to {start:g}"
    assert abs(there - start) > 1, f"a drag leaves it at {start:g}"
    return f"{victims} killed, started again after {pause} s: back after {seconds:.1f} s at {found:g}, dragged to {there:g}", seconds


def soak(rounds, server, pages):
    """Gives the seconds of the rounds in which the page came back."""
    page, took = Page(server, pages), []
    for number in range(rounds):
        try:
            said, seconds = restart(number, server, page)
            took.append(seconds)
        except (AssertionError, PlaywrightError) as error:
            said = f"did not come back: {error}\n{server.log[-2000:]}"
            if not server.is_running:
                server.start()
            page = Page(server, pages)
        print(f"  {number + 1}: {said}", flush=True)
    return took


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    options.add_argument("rounds", type=int, nargs="?", default=100, metavar="ROUNDS", help="how often (default 100)")
    rounds = options.parse_args().rounds
    with tempfile.TemporaryDirectory(prefix="scrollwork-restarts-") as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        pages = Pages(browser)
        with running(Server(Path(folder) / "log", port=quiet_port())) as server:
            took = soak(rounds, server, pages)
            pages.close()
        browser.close()
    print(f"restarts {rounds}, came back {len(took)}, longest {max(took, default=0):.1f} s")
    return 0 if len(took) == rounds else 1


if __name__ == "__main__":
    sys.exit(main())
