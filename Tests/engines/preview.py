"""The preview that a document shows, and the hands that work it. Places are points of the preview's window."""

from actions import DOWN, HOLD_MS, UP, move, pause, pointer, trace, wheel
from expecting import HALF_A_POINT
from resting import Resting
from waiting import eventually, readable

STATE = "() => globalThis.scrollwork"
PLACES = """(points) => {
  const { left, top, width, height } = document.getElementById('screen').getBoundingClientRect();
  const [ofWidth, ofHeight] = scrollwork.size;
  return points.map(([x, y]) => [left + x * width / ofWidth, top + y * height / ofHeight]);
}"""
# Two frames of the browser: by then, what hands did before has been felt by the page, and sent.
FELT = "() => new Promise((felt) => requestAnimationFrame(() => requestAnimationFrame(() => felt(true))))"
# The colours of the canvas on a grid of that many columns and rows, row by row. From a copy: reading a canvas again
# and again takes it away from the graphics card.
COLOURS = """(columns, rows) => {
  const canvas = document.getElementById('screen');
  const copy = document.createElement('canvas');
  [copy.width, copy.height] = [canvas.width, canvas.height];
  const context = copy.getContext('2d', { willReadFrequently: true });
  context.drawImage(canvas, 0, 0);
  const colours = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const place = [Math.floor((column + 0.5) / columns * copy.width), Math.floor((row + 0.5) / rows * copy.height)];
      colours.push([...context.getImageData(...place, 1, 1).data]);
    }
  }
  return colours;
}"""
GRID = (26, 56)
# Levels of 255 by which a colour of an edge may be another, where the same stands in devices of other sizes...
EDGE_LEVELS = 96
# ...and places of the grid at which an edge may be on the other side.
EDGE_PLACES = 15
# Cards of the snapping list are so far apart, points; at rest it stops at one of them.
PITCH = 418


class Picture:
    """A canvas, as colours on a grid."""

    def __init__(self, colours):
        self.colours = colours

    @property
    def tints(self):
        """How many colours it has."""
        return len({tuple(colour) for colour in self.colours})

    def places_apart(self, other):
        """At how many places of the grid the other one looks different."""
        return sum(any(abs(one - another) > EDGE_LEVELS for one, another in zip(mine, others, strict=True))
                   for mine, others in zip(self.colours, other.colours, strict=True))


class Preview(Resting):
    def __init__(self, document, hand="mouse"):
        self.document = document
        self.hand = hand

    @property
    def state(self):
        """The page's; None while it has none."""
        return self.document.asked(lambda: self.document.evaluate(STATE))

    def eventually(self, claim, what):
        """Waits until the page's state fulfils `claim`, and gives that state."""
        last = {}

        def check():
            state = self.state
            last.update(state or {})
            return state is not None and claim(state)

        try:
            eventually(check, what)
        except AssertionError as error:
            raise AssertionError(f"{error}; the page's state:\n{readable(last)}") from None
        return last

    def wait_until_live(self):
        """Until the canvas shows the newest frame, with all its fonts and pictures."""
        self.eventually(lambda state: state["connection"]["phase"] == "open" and state["drawn"]["isWhole"]
                        and state["drawn"]["seq"] == state["frame"]["seq"], "a whole picture")
        return self

    def wait_until_felt(self):
        self.document.evaluate(FELT)

    def wait_until_at(self, offset, scroller="main"):
        """Until the content rests there, points from the first card."""
        def rests(state):
            found = state["scrollers"][scroller]
            return found["state"] == "idle" and abs(found["offset"][0] - offset) < HALF_A_POINT

        return self.eventually(rests, f"rest at {offset}")

    def offset(self, scroller="main"):
        return self.state["scrollers"][scroller]["offset"]

    def place(self, x, y):
        """Where a point lies in the document's window, CSS pixels."""
        return self.document.evaluate(PLACES, [(x, y)])[0]

    def places(self, start, end, steps):
        """Where the way from one point to another lies there, in even steps, with both ends."""
        (x, y), (to_x, to_y) = start, end
        parts = [step / steps for step in range(steps + 1)]
        return self.document.evaluate(PLACES, [(x + (to_x - x) * part, y + (to_y - y) * part) for part in parts])

    def hold(self, start, end, steps=15):
        """The hand goes down at one point and to the other, and stays down."""
        first, *others = self.places(start, end, steps)
        self.document.perform(pointer([move(first), DOWN, *trace(others)], self.hand))

    def press(self, start, end, y=422):
        """The same from one x to another."""
        self.hold((start, y), (end, y))

    def release(self):
        """After a rest, so that no speed is left."""
        self.document.perform(pointer([pause(HOLD_MS), UP], self.hand))

    def drag(self, start, end, y=422):
        self.press(start, end, y)
        self.release()

    def throw(self, start, end, steps=12):
        """From one point to the other, and away at full speed."""
        first, *others = self.places(start, end, steps)
        self.document.perform(pointer([move(first), DOWN, *trace(others), UP], self.hand))

    def turn_wheel(self, x, y, down):
        """Over a point, so many CSS pixels."""
        self.document.perform(wheel(self.place(x, y), down))

    def picture(self):
        """Of the newest frame."""
        self.wait_until_live()
        return Picture(self.document.evaluate(COLOURS, *GRID))
