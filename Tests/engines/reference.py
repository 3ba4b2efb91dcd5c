"""The gallery's previews as Chromium draws them, each in a session that other engines can open and see the same of."""

from dataclasses import dataclass

from chromium import launch
from likeness import BLOCK, BLOCKS, Blocks
from playwright.sync_api import sync_playwright
from viewer import Viewer

# Of the browser's window, CSS pixels; the preview is a little larger than it is in points.
WINDOW = (1000, 1000)
# Labels of some first rows, by the preview: x, y, width and height in points.
LABELS = {"settings": (60, 150, 170, 40), "mail": (20, 60, 180, 20), "contacts": (16, 200, 104, 30)}


@dataclass
class Drawn:
    """A preview at rest. `session` is its address; `moved` is the picture with its label of LABELS, if it has one there, 4
    points off."""

    slug: str
    session: str
    picture: Blocks
    moved: Blocks | None


def drawn_by_chromium(server):
    """All previews."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        width, height = WINDOW
        viewer = Viewer(browser.new_page(viewport={"width": width, "height": height}))
        drawn = [draw(viewer, server, preview["slug"]) for preview in server.previews()]
        browser.close()
    return drawn


def draw(viewer, server, slug):
    session = server.new_session(slug)
    viewer.open(session)
    viewer.wait_for_rest(next(iter(viewer.state["scrollers"])))
    viewer.wait_until_drawn()

    def blocks(moved):
        return Blocks(viewer.page.evaluate(f"([block, moved]) => ({BLOCKS})(block, moved)", [BLOCK, moved]))

    return Drawn(slug, session, blocks(None), blocks(LABELS[slug]) if slug in LABELS else None)
