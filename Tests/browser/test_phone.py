"""A phone: the device fills its screen at true size, and the browser keeps its own gestures to itself."""

import json

import pytest
from viewer import Finger, eventually

NOTCH = {"top": 47, "left": 0, "bottom": 34, "right": 0}
ON_ITS_SIDE = {"top": 0, "left": 47, "bottom": 21, "right": 47}

# Where the page itself is: how far it is zoomed, and how far scrolled, in all the ways that browsers have.
PAGE = """() => {
  const { scale, offsetLeft, offsetTop, pageTop } = visualViewport;
  return [scale, offsetLeft, offsetTop, pageTop, scrollX, scrollY];
}"""
UNMOVED = [1, 0, 0, 0, 0, 0]


def box(viewer):
    """The canvas in the browser's window: left, top, width and height in CSS pixels."""
    return viewer.page.locator("#screen").evaluate(
        "(canvas) => { const { left, top, width, height } = canvas.getBoundingClientRect();"
        " return [left, top, width, height]; }")


def order(pages, server, insets=None, preview="table", **options):
    """A phone that has opened a preview of its own, on a screen with these insets."""
    viewer = pages.phone(**options)
    devtools = viewer.page.context.new_cdp_session(viewer.page)
    if insets:
        devtools.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    viewer.open(f"{server.address}/?preview={preview}")
    viewer.eventually(lambda state: state["session"], "a session")
    return viewer, devtools


def test_a_preview_fills_the_screen_at_true_size(server, pages, screenshots):
    viewer, _ = order(pages, server)

    assert viewer.state["size"] == [390, 844]
    assert box(viewer) == [0, 0, 390, 844]
    viewer.wait_until_drawn()
    viewer.page.screenshot(path=screenshots / "phone.png")


@pytest.mark.parametrize(("insets", "screen", "expected"), [
    (NOTCH, (390, 844), [0, 47, 390, 763]), (ON_ITS_SIDE, (844, 390), [47, 0, 750, 369]),
], ids=["upright", "on its side"])
def test_safe_areas_are_kept_free_and_the_size_is_true_all_the_same(server, pages, screenshots, insets, screen, expected):
    viewer, _ = order(pages, server, insets, width=screen[0], height=screen[1])

    assert viewer.state["size"] == expected[2:]
    assert box(viewer) == expected
    viewer.wait_until_drawn()
    viewer.page.screenshot(path=screenshots / f"phone-safe-{screen[0]}.png")


def test_neither_two_taps_nor_a_pinch_zoom_the_page_of_a_session(server, pages):
    viewer, devtools = order(pages, server)

    def pinched(y=400):
        """How far the page is zoomed after two fingers were moved apart."""
        def fingers(kind, *xs):
            points = [{"x": x, "y": y, "id": number} for number, x in enumerate(xs)]
            devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        fingers("touchStart", 190)
        fingers("touchStart", 190, 200)
        for step in range(1, 13):
            fingers("touchMove", 190 - 12 * step, 200 + 12 * step)
            viewer.wait_until_felt()
        fingers("touchEnd")
        viewer.wait_until_felt()
        return viewer.page.evaluate("() => visualViewport.scale")

    for _ in range(2):
        devtools.send("Input.synthesizeTapGesture", {"x": 195, "y": 400, "gestureSourceType": "touch"})
    assert pinched() == 1
    viewer.page.locator("#more").tap()
    assert pinched(y=30) == 1

    assert viewer.page.evaluate(PAGE) == UNMOVED
    # The list may be zoomed, by people who need it.
    viewer.page.goto(server.address)
    viewer.page.locator(".gallery h1").wait_for()
    assert pinched(y=60) > 1


def test_a_drag_moves_the_preview_and_never_the_page(server, pages):
    viewer, _ = order(pages, server)
    start = viewer.offset()[1]
    finger = Finger(viewer)

    # Down, where a page would be pulled to load again, and then up.
    finger.trace(viewer.places((195, 200), (195, 600), 12))
    assert viewer.page.evaluate(PAGE) == UNMOVED
    finger.lift(after_seconds=0.3)
    viewer.wait_for_rest()
    finger.trace(viewer.places((195, 600), (195, 200), 12))
    finger.lift(after_seconds=0.3)

    eventually(lambda: viewer.offset()[1] > start + 200, "a preview that is scrolled")
    assert viewer.page.evaluate(PAGE) == UNMOVED
    style = "() => ['overscrollBehaviorX', 'overscrollBehaviorY'].map((key) => getComputedStyle(document.documentElement)[key])"
    assert viewer.page.evaluate(style) == ["none", "none"]


def test_a_finger_from_the_edge_is_the_previews(server, pages):
    viewer, devtools = order(pages, server, preview="snapping-list")

    for x in (4, 195, 386):
        devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": 700}]})
        devtools.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": 195, "y": 690}]})
        devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    assert viewer.page.evaluate(PAGE) == UNMOVED
    phases = [touch["phase"] for touch in viewer.state["touches"]]
    assert phases.count("began") == phases.count("ended") == 3 and "cancelled" not in phases


def test_no_field_is_so_small_that_safari_zooms_in(server, pages):
    viewer, _ = order(pages, server)
    small = """() => [...document.querySelectorAll('input, select, textarea')]
      .filter((field) => !['range', 'checkbox', 'radio', 'color'].includes(field.type))
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16).map((field) => field.id || field.className)"""

    assert viewer.page.evaluate(small) == []


@pytest.mark.parametrize("path", ["list", "session"])
def test_the_page_that_is_open_is_kept_on_the_home_screen(server, pages, path):
    viewer, devtools = order(pages, server)
    if path == "list":
        viewer.page.goto(server.address)
    address = viewer.page.evaluate("() => location.href")

    found = devtools.send("Page.getAppManifest")

    assert found["errors"] == [] and found["url"] == f"{server.address}/manifest.webmanifest"
    assert "start_url" not in json.loads(found["data"])
    assert found["manifest"]["startUrl"] == address
    assert found["manifest"]["scope"] == f"{server.address}/"
    touch_icon = viewer.page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    for icon in [touch_icon, *(icon["src"] for icon in json.loads(found["data"])["icons"])]:
        answer = viewer.page.request.get(server.address + icon)
        assert answer.ok and answer.headers["content-type"].startswith("image/")


def test_the_page_is_as_high_as_the_browser_lets_it_be(server, pages):
    """Browsers that hide their bars make it higher, and those that show a keyboard leave it as it is."""
    viewer, _ = order(pages, server)

    viewer.page.set_viewport_size({"width": 390, "height": 920})

    eventually(lambda: box(viewer) == [0, 38, 390, 844], "the same size in the middle of more room")
