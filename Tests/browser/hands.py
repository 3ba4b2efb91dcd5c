"""Parts that the tests of the selectors share: hands that go any way, the text of a scene, and the drum's formulas."""

import math
import time
from dataclasses import dataclass

from scenes import in_scene
from viewer import Finger, Mouse

STEP_SECONDS = 0.016

# Every text of the session that is seen, back to front.
TEXTS = """(root) => {
  const texts = [];
  const visit = (layer) => {
    if (layer.opacity === 0) return;
    if (layer.text) texts.push(layer.text.string);
    layer.ordered.forEach(visit);
  };
  visit(root);
  return texts;
}"""

# From a copy: reading a canvas again and again takes it away from the graphics card, and the browser says so.
PIXELS = """([width, height, places]) => {
  const canvas = document.getElementById('screen');
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
  copy.drawImage(canvas, 0, 0);
  const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
  return places.map(([x, y]) => {
    const column = Math.floor(x / width * canvas.width), row = Math.floor(y / height * canvas.height);
    const start = 4 * (row * canvas.width + column);
    return [...data.slice(start, start + 3)];
  });
}"""


def texts(viewer):
    return in_scene(viewer, TEXTS)


def labels(viewer, scroller):
    """The words about a scroll view in the page's list for people who cannot see."""
    return viewer.page.locator(f"ul[aria-label^='{scroller},'] li").all_inner_texts()


def colours(viewer, places):
    """Red, green and blue of the canvas at each of these points of the window."""
    size = viewer.wait_until_drawn()["size"]
    return viewer.page.evaluate(PIXELS, [*size, places])


def hold(viewer, start, end, steps=12):
    """A hand, down at one point and dragged to another, that rests there. `lift` it with `let_go`."""
    places = viewer.places(start, end, steps)
    if viewer.page.evaluate("() => matchMedia('(pointer: coarse)').matches"):
        finger = Finger(viewer)
        finger.trace(places)
        return finger
    viewer.page.mouse.move(*places[0])
    viewer.page.mouse.down()
    for place in places[1:]:
        time.sleep(STEP_SECONDS)
        viewer.page.mouse.move(*place)
    return Mouse(viewer)


def let_go(hand):
    """After a rest, so that no speed is left."""
    if isinstance(hand, Finger):
        hand.lift(after_seconds=0.3)
    else:
        time.sleep(0.3)
        hand.release()


def drag(viewer, start, end):
    let_go(hold(viewer, start, end))


@dataclass
class Sector:
    """One sector of the drum, by the formulas of the layout and of its mask. Points of the window, radians."""

    angle: float
    scale: float
    center: tuple
    width: float
    spread: float
    outer: float
    inner: float

    HEIGHT = 70
    ITEMS = 16
    VISIBLE = 5
    MAX_SCALE = 1.7

    @staticmethod
    def pitch(width):
        """Where half a circle fits into the window: its radius is half the width."""
        return width / 2 * math.pi / Sector.VISIBLE

    @staticmethod
    def all(size, offset):
        """Those on the upper half of the wheel, by item."""
        radius, spread = size[0] / 2, math.pi / Sector.VISIBLE
        pitch = Sector.pitch(size[0])
        middle = int(offset / pitch)
        sectors = {}
        for item in range(Sector.ITEMS):
            index = item
            if middle < Sector.VISIBLE and item >= Sector.ITEMS - Sector.VISIBLE:
                index = item - Sector.ITEMS
            elif middle >= Sector.ITEMS - Sector.VISIBLE and item < Sector.VISIBLE:
                index = Sector.ITEMS + item
            angle = (pitch * index - offset) / radius
            if abs(angle) > math.pi / 2 + spread:
                continue
            scale = max(Sector.MAX_SCALE - abs(angle) / spread, 1)
            ring = radius - Sector.HEIGHT / 2
            sectors[item] = Sector(
                angle, scale, (size[0] / 2 + ring * math.sin(angle), size[1] - ring * math.cos(angle)),
                2 * radius * math.sin(spread / 2), spread,
                outer=(radius + Sector.HEIGHT * (scale - 1) / 2) / scale,
                inner=(radius - Sector.HEIGHT) / math.cos(spread / 2) / scale,
            )
        return sectors

    @property
    def z_index(self):
        return int(self.scale * 10)

    def place(self, radius, turn):
        """A place around the mask's centre, `turn` from its middle, as a point of the window."""
        x, y = radius * math.sin(turn), self.outer - radius * math.cos(turn) - self.HEIGHT / 2
        cos, sin = math.cos(self.angle) * self.scale, math.sin(self.angle) * self.scale
        return self.center[0] + x * cos - y * sin, self.center[1] + x * sin + y * cos

    def depth(self, place):
        """How far inside the outline a point of the window is; negative outside. Points."""
        x, y = place[0] - self.center[0], place[1] - self.center[1]
        cos, sin = math.cos(self.angle) / self.scale, math.sin(self.angle) / self.scale
        x, y = x * cos + y * sin, y * cos - x * sin + self.HEIGHT / 2 - self.outer
        radius, turn = math.hypot(x, y), abs(math.atan2(x, -y))
        side = radius * math.sin(self.spread / 2 - turn)
        return min(self.outer - radius, radius - self.inner, side) * self.scale

    def around(self, step, count=120):
        """Places along the outline, `step` points of the window within it, or outside where that is negative."""
        step = step / self.scale
        half = self.spread / 2
        for part in ((index + 0.5) / count for index in range(count)):
            turn = (2 * part - 1) * half
            yield self.place(self.outer - step, turn)
            yield self.place(self.inner + step, turn)
            radius = self.inner + part * (self.outer - self.inner)
            for side in (-1, 1):
                yield self.place(radius, side * (half - step / radius))
