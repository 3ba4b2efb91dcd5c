"""Where the page's own parts stand at the widths that people have. The server is a stand-in."""

import pytest
from stand_in import StandIn, hello
from test_stand_in_builds import APPLIED, SIZES

NARROW = {"viewport": {"width": 320, "height": 640}}


@pytest.fixture
def stand_in():
    server = StandIn(greeting=[hello(), APPLIED])
    yield server
    server.close()


def at(page, x, y):
    """The id of what a finger would touch at a place in the browser's window."""
    return page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.id", [x, y])


@pytest.mark.parametrize("size", ["a phone", "a small phone"])
def test_on_a_phone_titles_and_bars_of_the_preview_are_its_own(stand_in, pages, size):
    page = pages.new(**SIZES[size]).open(stand_in.session).page
    width, height = SIZES[size]["viewport"]["width"], SIZES[size]["viewport"]["height"]

    touched = {(x, y): at(page, x, y) for x in (60, width / 2, width - 60) for y in (12, 40, height - 40, height - 12)}

    assert "more" not in touched.values(), touched
    page.locator("#more").click()
    page.locator("#copy").wait_for()


@pytest.mark.parametrize("screen", [NARROW, SIZES["a small phone"], SIZES["a desk"]], ids=["narrow", "phone", "desk"])
def test_the_name_and_the_times_of_a_build_can_be_read(stand_in, pages, screen):
    page = pages.new(**screen).open(stand_in.session).page
    if page.locator("#more").is_visible():
        page.locator("#more").click()

    page.locator("#build summary").click()

    title = page.locator("#title")
    assert title.evaluate("(title) => title.clientWidth >= title.scrollWidth"), "the name is cut off"
    for value in page.locator("#build-times dd").all():
        assert value.bounding_box()["height"] < 32, f"{value.inner_text()!r} is broken into lines"
