"""The settings of the screen, in the bar and in the address. The server is a stand-in."""

import pytest
from stand_in import StandIn, golden, hello
from test_stand_in_builds import SIZES
from viewer import eventually

TEXT_SIZE = 0x1C


@pytest.fixture
def stand_in():
    server = StandIn(greeting=[hello(), {"type": "knobs", "knobs": [], "unknown": []}])
    yield server
    server.close()


@pytest.mark.parametrize("screen", SIZES)
def test_the_menu_of_text_sizes_asks_by_finger_and_by_key_and_shows_what_is(stand_in, pages, screen):
    page = pages.new(**SIZES[screen]).open(stand_in.session).page
    if page.locator("#more").is_visible():
        page.locator("#more").click()
    menu = page.get_by_label("Text size", exact=True)
    assert menu.locator("option").count() == 12
    assert menu.input_value() == "l"
    box = page.locator("#textSize").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= page.viewport_size["width"]

    menu.select_option(label="Accessibility 3")
    eventually(lambda: stand_in.heard_of(TEXT_SIZE) == [bytes([TEXT_SIZE, 1, 9])], "word of the choice")
    stand_in.say({"type": "textSize", "textSize": "ax3"})
    # The menu has shown it since it was chosen.
    title = page.locator("#textSize")
    eventually(lambda: title.get_attribute("title").startswith("Text size: Accessibility 3"), "the size that is")
    assert menu.input_value() == "ax3"

    menu.focus()
    page.keyboard.press("ArrowDown")
    eventually(lambda: stand_in.heard_of(TEXT_SIZE)[1:] == [bytes([TEXT_SIZE, 2, 10])], "the next size, by key")


def test_the_address_says_what_is_not_as_usual_and_nothing_else(stand_in, pages):
    viewer = pages.new().open(stand_in.session)

    def search():
        return viewer.address.partition("?")[2]

    eventually(lambda: search() == "preview=carousel", "the usual address")

    stand_in.say({"type": "textSize", "textSize": "ax1"}, {"type": "direction", "direction": "rtl"})
    eventually(lambda: search() == "preview=carousel&direction=rtl&textSize=ax1", "both settings")

    stand_in.say({"type": "direction", "direction": "ltr"}, {"type": "size", "size": [390, 844]}, golden("keyframe"))
    width, height = viewer.eventually(lambda state: state["isSizeChosen"], "word of the size")["size"]
    eventually(lambda: search() == f"preview=carousel&size={width:g}x{height:g}&textSize=ax1", "the chosen size")

    stand_in.say({"type": "textSize", "textSize": "l"})
    eventually(lambda: search() == f"preview=carousel&size={width:g}x{height:g}", "the usual text again")


@pytest.fixture
def gallery():
    """Goes on until the pages of a test are closed: one that has ordered a session is on its way there."""
    server = StandIn(previews=[{"slug": "carousel", "title": "Carousel", "summary": "", "heading": None}])
    # The gallery shows each preview live as soon as somebody sees it.
    server.answers["POST", "/api/showcases"] = (201, {"path": server.session.removeprefix(server.address)})
    yield server
    server.close()


def test_a_link_orders_the_screen_that_it_says(gallery, pages):
    page = pages.new(color_scheme="dark").page
    page.goto(f"{gallery.address}/?preview=carousel&size=300x400&direction=rtl&textSize=ax1")
    eventually(lambda: gallery.orders, "an order")
    assert gallery.orders[0][2] == {
        "preview": "carousel", "size": [300, 400], "isSizeChosen": True, "appearance": "dark", "direction": "rtl",
        "textSize": "ax1",
    }  # fmt: skip


def test_a_link_with_a_size_that_there_is_not_says_so(gallery, pages):
    page = pages.new().page
    page.goto(f"{gallery.address}/?textSize=huge")
    said = page.locator("#gallery-status")
    eventually(lambda: "“textSize” means nothing here." in said.inner_text(), "word of what was left out")
