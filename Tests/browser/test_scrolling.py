"""Keys and wheels."""

import pytest
from viewer import Finger, eventually

PITCH = 418
LAST_CARD = 11 * PITCH


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


@pytest.mark.parametrize("forth, back", [("ArrowDown", "ArrowUp"), ("PageDown", "PageUp"), ("End", "Home")])
def test_keys_scroll_a_table_forth_and_back(server, pages, forth, back):
    viewer = pages.new().open(server.new_session("table"))

    viewer.page.keyboard.press(forth)
    assert viewer.wait_for_rest()[1] > 0
    viewer.page.keyboard.press(back)
    assert viewer.wait_for_rest() == pytest.approx([0, 0], abs=0.5)


def test_a_wheel_scrolls_a_table_and_stops_at_its_top(server, pages):
    viewer = pages.new().open(server.new_session("table"))
    viewer.page.mouse.move(*viewer.place(195, 422))

    viewer.page.mouse.wheel(0, 240)
    down = viewer.wait_for_rest()
    assert down[0] == 0
    assert 200 < down[1] < 400, "240 CSS pixels are a few more points, and nothing is thrown"

    viewer.page.mouse.wheel(0, -1000)
    assert viewer.wait_for_rest() == pytest.approx([0, 0], abs=0.5)


def test_a_wheel_over_the_bar_scrolls_nothing(server, pages):
    viewer = pages.new().open(server.new_session("table"))
    viewer.page.mouse.move(640, 10)

    viewer.page.mouse.wheel(0, 240)

    assert viewer.wait_for_rest() == [0, 0]


def test_a_finger_throws_a_table_further_than_it_moved(server, pages):
    viewer = pages.phone().open(server.new_session("table"))
    finger = Finger(viewer)

    x, y = viewer.place(195, 600)
    finger.trace([(x, y - 20 * step) for step in range(13)])
    finger.lift()

    eventually(lambda: viewer.offset()[1] > 300, "a glide")
    rest = viewer.wait_for_rest()
    assert rest[0] == 0 and 500 < rest[1] < 1500
