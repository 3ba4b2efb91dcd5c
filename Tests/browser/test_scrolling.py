"""Keys and wheels, and a finger that throws."""

import pytest
from viewer import Finger, eventually

PITCH = 418
LAST_CARD = 11 * PITCH
THERE_AND_BACK = [("ArrowDown", "ArrowUp"), ("PageDown", "PageUp"), ("End", "Home")]


def test_keys_scroll_to_either_end_and_stop_on_a_card(server, pages):
    viewer = pages.new().open(server.new_session())

    viewer.page.keyboard.press("End")
    assert viewer.wait_for_rest() == pytest.approx([LAST_CARD, 0], abs=0.5)
    viewer.page.keyboard.press("Home")
    assert viewer.wait_for_rest() == pytest.approx([0, 0], abs=0.5)

    viewer.page.keyboard.press("ArrowRight")
    viewer.eventually(lambda state: state["scrollers"]["main"]["offset"][0] > 0, "a step to the right")
    viewer.page.keyboard.press("ArrowLeft")
    assert viewer.wait_for_rest() == pytest.approx([0, 0], abs=0.5)


def test_keys_and_a_wheel_scroll_a_table_there_and_back(server, pages):
    viewer = pages.new().open(server.new_session("table"))

    for there, back in THERE_AND_BACK:
        viewer.page.keyboard.press(there)
        assert viewer.wait_for_rest()[1] > 0, there
        viewer.page.keyboard.press(back)
        assert viewer.wait_for_rest() == pytest.approx([0, 0], abs=0.5), back

    viewer.page.mouse.move(*viewer.place(195, 422))
    viewer.page.mouse.wheel(0, 240)
    viewer.eventually(lambda state: state["scrollers"]["main"]["offset"][1] > 0, "a turn of the wheel")
    down = viewer.wait_for_rest()
    assert down[0] == 0
    assert 200 < down[1] < 400, "240 CSS pixels are a few more points, and nothing is thrown"

    # Over the bar it scrolls nothing.
    viewer.page.mouse.move(640, 10)
    viewer.page.mouse.wheel(0, 240)
    assert viewer.wait_for_rest() == down

    viewer.page.mouse.move(*viewer.place(195, 422))
    viewer.page.mouse.wheel(0, -1000)
    viewer.eventually(lambda state: state["scrollers"]["main"]["offset"][1] < down[1], "a turn back")
    assert viewer.wait_for_rest() == pytest.approx([0, 0], abs=0.5), "it stops at the top"


def test_a_finger_drags_and_throws_a_table_and_not_the_page(server, pages):
    viewer = pages.phone().open(server.new_session("table"))
    finger = Finger(viewer)

    x, y = viewer.place(195, 700)
    finger.trace([(x, y - 20 * step) for step in range(20)])
    finger.lift(after_seconds=0.3)
    dragged = viewer.wait_for_rest()
    assert dragged[0] == 0 and 300 < dragged[1] < 400, "as far as the finger, and not thrown"

    x, y = viewer.place(195, 600)
    finger.trace([(x, y - 20 * step) for step in range(13)])
    finger.lift()
    eventually(lambda: viewer.offset()[1] > dragged[1] + 300, "a glide")
    rest = viewer.wait_for_rest()
    assert rest[0] == 0 and dragged[1] + 500 < rest[1] < dragged[1] + 1500, "further than the finger"
    assert viewer.page.evaluate("() => [scrollX, scrollY, visualViewport.scale]") == [0, 0, 1]
