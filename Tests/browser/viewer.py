"""A page that shows a session, and the hands that work it. Places are points of the preview's window."""

import hashlib
import time

from playwright.sync_api import Error as PlaywrightError

from resting import Resting
from waiting import PATIENCE_SECONDS, eventually, readable

# Two frames of the browser: by then, what hands did before has been felt by the page, and sent.
FELT = "() => new Promise((felt) => requestAnimationFrame(() => requestAnimationFrame(() => felt())))"
STILL = """async () => {
  const passing = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(passing.map((animation) => animation.finished));
}"""
LISTEN = """(selector) => {
  const element = document.querySelector(selector);
  const words = [element.textContent];
  new MutationObserver(() => words.push(element.textContent)).observe(
    element, { childList: true, characterData: true, subtree: true });
  globalThis.words = { ...globalThis.words, [selector]: words };
}"""
# Chromium's messages about a page that is on its way to another address.
ON_ITS_WAY = ("Execution context was destroyed", "Cannot find context with specified id")


class Viewer(Resting):
    def __init__(self, page):
        self.page = page

    def open(self, address):
        # Not until it is loaded: one that opens a session by link may be on its way there before it is.
        self.page.goto(address, wait_until="commit")
        return self.wait_until_live()

    def wait_until_live(self):
        """Until a picture is there."""
        self.eventually(lambda state: state["connection"]["phase"] == "open" and state["drawnFrames"] > 0, "a picture")
        return self

    @property
    def state(self):
        return self.page.evaluate("() => globalThis.scrollwork")

    def eventually(self, claim, what, seconds=PATIENCE_SECONDS):
        """Waits until the page's state fulfils `claim`, and gives that state."""
        last = {}

        def check():
            try:
                state = self.state
            except PlaywrightError as error:
                if not any(words in str(error) for words in ON_ITS_WAY):
                    raise
                state = None
            # A page that is on its way to another address, as one that opens a session is, has none yet.
            if state is None:
                return False
            last.update(state)
            return claim(last)

        try:
            eventually(check, what, seconds)
        except AssertionError as error:
            raise AssertionError(f"{error}; the page's state:\n{readable(last)}") from None
        return last

    @property
    def address(self):
        """The address in the address bar. Playwright's own notion of it may be of a moment ago."""
        return self.page.evaluate("() => location.href")

    def wait_until_drawn(self):
        """Until the canvas shows the newest frame, with all its fonts and pictures; gives the page's state."""
        return self.eventually(
            lambda state: state["drawn"]["isWhole"] and state["drawn"]["seq"] == state["frame"]["seq"], "a whole picture")

    def wait_until_loaded(self):
        """Until the page asks for nothing more: it has all its files, fonts and pictures."""
        self.page.wait_for_load_state()
        self.wait_until_drawn()
        self.page.evaluate("() => document.fonts.ready.then(() => {})")

    def wait_until_still(self):
        """Until nothing on the page is animated by its style sheet."""
        self.page.evaluate(STILL)

    def words_of(self, selector):
        """A function that gives every text which an element has had since now: some stay for a second or two only."""
        self.page.evaluate(LISTEN, selector)
        return lambda: self.page.evaluate("(selector) => globalThis.words[selector]", selector)

    def wait_until_felt(self):
        """Until the page has sent what hands did."""
        self.page.evaluate(FELT)

    def offset(self, scroller="main"):
        return self.state["scrollers"][scroller]["offset"]

    def picture(self):
        """A digest of the newest frame as the canvas shows it, pixel by pixel."""
        self.wait_until_drawn()
        return self.digest()

    def digest(self):
        """A digest of what the canvas shows at this moment."""
        data = self.page.evaluate("() => document.getElementById('screen').toDataURL()")
        return hashlib.sha256(data.encode()).hexdigest()

    def place(self, x, y):
        """Where a point of the preview lies in the browser's window, CSS pixels."""
        rect = self.page.evaluate(
            """() => {
              const { left, top, width, height } = document.getElementById('screen').getBoundingClientRect();
              return { left, top, width, height };
            }"""
        )
        width, height = self.state["size"]
        return rect["left"] + x * rect["width"] / width, rect["top"] + y * rect["height"] / height

    def places(self, start, end, steps):
        """Where the way from one point of the preview to another lies in the browser's window, in even steps, with both
        ends. Asked for at once: a hand that asks the page on its way is slow where the page is."""
        (x, y), (to_x, to_y) = self.place(*start), self.place(*end)
        parts = [step / steps for step in range(steps + 1)]
        return [(x + (to_x - x) * part, y + (to_y - y) * part) for part in parts]


class Mouse:
    """A hand on a mouse. It takes its time: 16 ms between two places."""

    STEP_SECONDS = 0.016

    def __init__(self, viewer):
        self.viewer = viewer

    def press(self, x, y):
        self.viewer.page.mouse.move(*self.viewer.place(x, y))
        self.viewer.page.mouse.down()

    def move(self, start, end, y, steps=15):
        for place in self.viewer.places((start, y), (end, y), steps)[1:]:
            time.sleep(self.STEP_SECONDS)
            self.viewer.page.mouse.move(*place)

    def release(self):
        self.viewer.page.mouse.up()

    def drag(self, start, end, y=422):
        """From one x to the other, and a rest before letting go, so that no speed is left."""
        self.press(start, y)
        self.move(start, end, y)
        time.sleep(0.3)
        self.release()


class Finger:
    """A finger on a touch screen, to the millisecond: its events carry the times at which they should happen, however
    late the machine gets round to them."""

    STEP_SECONDS = 0.016

    def __init__(self, viewer):
        self.viewer = viewer
        self.devtools = viewer.page.context.new_cdp_session(viewer.page)
        self.at = 0.0  # of its last event, s of the clock on the wall
        self.aims = {}  # places in the browser's window, by points of the preview

    def slide(self, start, end, y, steps=12):
        """Down at one x, and in even steps to the other."""
        self.trace(self.viewer.places((start, y), (end, y), steps))

    def trace(self, places):
        """Down at the first of these places in the browser's window, and on to the others."""
        self.at = time.time()
        self._send("touchStart", places[0])
        self._move(places[1:])

    def go_on(self, places):
        """On to these, from wherever it has waited meanwhile."""
        self.at = max(self.at, time.time())
        self._move(places)

    def _move(self, places):
        for place in places:
            self.at += self.STEP_SECONDS
            self._send("touchMove", place)

    def lift(self, after_seconds=0.004):
        self.at += after_seconds
        self._send("touchEnd", None)

    def drag(self, start, end, y=422):
        """From one x to the other, and a rest before letting go, so that no speed is left."""
        self.slide(start, end, y)
        self.lift(after_seconds=0.3)

    def aim(self, x, y):
        """Looks where that is, so that the next touch there comes at once, without asking the page."""
        self.aims[x, y] = self.viewer.place(x, y)

    def tap(self, x, y, after_seconds=0.0):
        """So long after what this finger did last: it does not wait to see what has come of that."""
        self.touch(x, y, after_seconds)
        self.lift(after_seconds=0.05)

    def touch(self, x, y, after_seconds=0.0):
        """As `tap`, and stays down."""
        place = self.aims.pop((x, y), None) or self.viewer.place(x, y)
        self.at = max(self.at + after_seconds, time.time())
        self._send("touchStart", place)

    def flick(self, start, end, y=422):
        """From one x to the other, and away at full speed."""
        self.slide(start, end, y)
        self.lift()

    def _send(self, kind, place):
        time.sleep(max(0, self.at - time.time()))
        points = [] if place is None else [{"x": place[0], "y": place[1], "id": 1}]
        self.devtools.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": self.at}
        )
