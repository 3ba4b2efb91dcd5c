"""Keys, wheels and fingers on lists, as in `test_scrolling.py` of the browser suite."""

import pytest
from actions import move, pointer, wheel
from expecting import HALF_A_POINT
from preview import PITCH, Preview

LAST_CARD = 11 * PITCH
THERE_AND_BACK = [("ArrowDown", "ArrowUp"), ("PageDown", "PageUp"), ("End", "Home")]
# How far the window's content is from its place, and how much it is magnified.
PAGE = "() => [scrollX, scrollY, visualViewport.scale]"


def test_keys_scroll_to_either_end_and_stop_on_a_card(server, people):
    shown = people.owner(server, server.new_session())
    press = shown.document.press

    press("End")
    assert shown.wait_for_rest() == pytest.approx([LAST_CARD, 0], abs=HALF_A_POINT)
    press("Home")
    assert shown.wait_for_rest() == pytest.approx([0, 0], abs=HALF_A_POINT)

    press("ArrowRight")
    shown.eventually(lambda state: state["scrollers"]["main"]["offset"][0] > 0, "a step to the right")
    press("ArrowLeft")
    assert shown.wait_for_rest() == pytest.approx([0, 0], abs=HALF_A_POINT)


def test_keys_and_a_wheel_scroll_a_table_there_and_back(server, people):
    shown = people.owner(server, server.new_session("table"))

    for there, back in THERE_AND_BACK:
        shown.document.press(there)
        assert shown.wait_for_rest()[1] > 0, there
        shown.document.press(back)
        assert shown.wait_for_rest() == pytest.approx([0, 0], abs=HALF_A_POINT), back

    shown.turn_wheel(195, 422, 240)
    shown.eventually(lambda state: state["scrollers"]["main"]["offset"][1] > 0, "a turn of the wheel")
    down = shown.wait_for_rest()
    assert down[0] == 0
    assert 200 < down[1] < 400, "240 CSS pixels are a few more points, and nothing is thrown"

    # Over the bar it scrolls nothing.
    shown.document.perform(pointer([move((640, 10))]))
    shown.document.perform(wheel((640, 10), 240))
    assert shown.wait_for_rest() == down

    shown.turn_wheel(195, 422, -1000)
    shown.eventually(lambda state: state["scrollers"]["main"]["offset"][1] < down[1], "a turn back")
    assert shown.wait_for_rest() == pytest.approx([0, 0], abs=HALF_A_POINT), "it stops at the top"


def test_a_finger_drags_and_throws_a_table(server, people):
    """In WebKitGTK a scripted one, as its driver has none."""
    shown = Preview(people.owner(server, server.new_session("table")).document, "touch")

    shown.hold((195, 700), (195, 320), 19)
    shown.release()
    dragged = shown.wait_for_rest()
    assert dragged[0] == 0 and 350 < dragged[1] < 390, "as far as the finger, and not thrown"

    shown.throw((195, 600), (195, 360))
    rest = shown.wait_for_rest()
    assert rest[0] == 0 and rest[1] > dragged[1] + 240, "further than the finger"


def test_a_finger_on_the_device_moves_neither_the_page_nor_its_magnification(server, people):
    if not people.engine.has_fingers:
        pytest.skip("WebKitGTK's driver has no fingers, and of a scripted one the browser does not notice")
    shown = Preview(people.owner(server, server.new_session("table")).document, "touch")
    # So low that the page has more than the window shows, if anything of it can be scrolled at all.
    shown.document.resize(1280, 300)
    shown.wait_until_live()

    shown.throw((195, 700), (195, 100))
    assert shown.wait_for_rest()[1] > 300
    assert shown.document.evaluate(PAGE) == [0, 0, 1]
