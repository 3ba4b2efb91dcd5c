"""The live pictures of the gallery. Places are points of the preview's window, as in `viewer.py`."""

import hashlib

from viewer import Viewer, eventually

# In one call, so that the picture cannot move between two of them.
FIND = """(title, use) => {
  const card = [...document.querySelectorAll('.card')].find((card) => card.querySelector('button').textContent === title);
  return use(card.querySelector('canvas'), card);
}"""

# From a copy: reading a canvas again and again takes it away from the graphics card, and the browser says so.
COLOURS = """(canvas, places) => {
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
  copy.drawImage(canvas, 0, 0);
  return places.map(([x, y]) => [...copy.getImageData(
    Math.floor(x / 390 * canvas.width), Math.floor(y / 844 * canvas.height), 1, 1).data].slice(0, 3));
}"""


class Picture(Viewer):
    """The picture of one preview on the gallery's page. Hands work it as they work a session's page."""

    def __init__(self, page, slug, title):
        super().__init__(page)
        self.slug = slug
        self.title = title

    def wait_until_live(self):
        eventually(lambda: self.find("(canvas) => canvas.parentElement.dataset.live === 'yes'"), "a live picture")
        return super().wait_until_live()

    @property
    def state(self):
        return self.page.evaluate("(slug) => globalThis.scrollwork?.showcases[slug]", self.slug)

    def find(self, use):
        """The result of the function `use` for the canvas and its card."""
        return self.page.evaluate(f"(title) => ({FIND})(title, {use})", self.title)

    def is_live(self):
        return self.find("(canvas) => canvas.parentElement.dataset.live === 'yes'")

    def digest(self):
        return hashlib.sha256(self.find("(canvas) => canvas.toDataURL()").encode()).hexdigest()

    def place(self, x, y):
        left, top, width, height = self.find(
            """(canvas) => {
              const { left, top, width, height } = canvas.getBoundingClientRect();
              return [left, top, width, height];
            }"""
        )
        size = self.state["size"]
        return left + x * width / size[0], top + y * height / size[1]

    def colours(self, places):
        """Red, green and blue of the canvas at each of these."""
        self.wait_until_drawn()
        return self.find(f"(canvas) => ({COLOURS})(canvas, {places})")


TITLES = {"snapping-list": "Snapping list", "table": "Table"}


def open_gallery(viewer, server):
    viewer.page.goto(server.address)
    viewer.page.get_by_role("button", name="Snapping list").wait_for()
    return viewer


def show(viewer, slug):
    """The live picture of a preview, in the middle of a gallery that is open."""
    picture = Picture(viewer.page, slug, TITLES[slug])
    picture.find("(canvas) => canvas.scrollIntoView({ block: 'center' })")
    return picture.wait_until_live()


def live_picture(viewer, server, slug="snapping-list"):
    """The live picture of a preview on a fresh page of the gallery."""
    return show(open_gallery(viewer, server), slug)
