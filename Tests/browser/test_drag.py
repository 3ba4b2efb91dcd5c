"""Hands on the snapping list: cards 318 wide, one every 418 points, in a window of 390 by 844."""

import pytest
from viewer import Finger, Mouse

PITCH = 418
HALF_A_POINT = 0.5


def test_a_mouse_drag_past_the_middle_ends_on_the_next_card(server, pages):
    viewer = pages.new().open(server.new_session())

    Mouse(viewer).drag(350, 40)

    assert viewer.wait_for_rest() == pytest.approx([PITCH, 0], abs=HALF_A_POINT)
    assert viewer.inspected_offset() == pytest.approx(viewer.offset(), abs=HALF_A_POINT)


def test_a_mouse_drag_short_of_the_middle_goes_back(server, pages):
    viewer = pages.new().open(server.new_session())

    Mouse(viewer).drag(300, 180)

    moved = [touch for touch in viewer.state["touches"] if touch["phase"] == "moved"]
    assert len(moved) > 3
    assert viewer.wait_for_rest() == pytest.approx([0, 0], abs=HALF_A_POINT)
    assert viewer.inspected_offset() == pytest.approx([0, 0], abs=HALF_A_POINT)


def test_content_under_a_held_mouse_is_where_inspect_says(server, pages):
    viewer = pages.new().open(server.new_session())
    mouse = Mouse(viewer)

    mouse.press(330, 422)
    mouse.move(330, 130, 422)
    held = viewer.wait_for_rest()

    assert 150 < held[0] < 250
    assert viewer.state["scrollers"]["main"]["state"] == "dragging"
    assert viewer.inspected_offset(hold_seconds=1) == pytest.approx(held, abs=HALF_A_POINT)
    mouse.release()


def test_a_finger_drags_as_a_mouse_does(server, pages):
    viewer = pages.phone().open(server.new_session())

    Finger(viewer).drag(350, 40)

    assert viewer.wait_for_rest() == pytest.approx([PITCH, 0], abs=HALF_A_POINT)
    assert viewer.inspected_offset() == pytest.approx(viewer.offset(), abs=HALF_A_POINT)


def test_a_flick_glides_on_to_a_card_in_the_middle(server, pages):
    viewer = pages.phone().open(server.new_session())

    # 20 points every 16 ms: the glide would end near 850, in the middle of what belongs to the third card.
    Finger(viewer).flick(330, 90)

    assert viewer.wait_for_rest() == pytest.approx([2 * PITCH, 0], abs=HALF_A_POINT)
    assert viewer.inspected_offset() == pytest.approx(viewer.offset(), abs=HALF_A_POINT)


def test_a_finger_catches_a_gliding_card(server, pages):
    viewer = pages.phone().open(server.new_session())
    finger = Finger(viewer)

    finger.flick(330, 90)
    # Where it is by then is for the agent to say: looking for it first could take as long as the glide.
    finger.touch(200, 422, after_seconds=0.1)
    caught = viewer.wait_for_rest()

    assert viewer.state["scrollers"]["main"]["state"] in ("tracking", "dragging")
    assert 0 < caught[0] < 2 * PITCH
    finger.lift(after_seconds=0.3)
    assert viewer.wait_for_rest()[0] % PITCH == pytest.approx(0, abs=HALF_A_POINT)


@pytest.mark.parametrize("hand", [Mouse, Finger])
def test_past_the_edge_content_follows_less_and_comes_back(server, pages, hand):
    viewer = (pages.new() if hand is Mouse else pages.phone()).open(server.new_session())
    worker = hand(viewer)

    if hand is Mouse:
        worker.press(90, 422)
        worker.move(90, 330, 422)
    else:
        worker.slide(90, 330, 422)
    held = viewer.wait_for_rest()

    assert -130 < held[0] < -40, "240 points of finger, as many as a rubber band lets through"
    assert viewer.inspected_offset(hold_seconds=1) == pytest.approx(held, abs=HALF_A_POINT)

    worker.release() if hand is Mouse else worker.lift(after_seconds=1)
    assert viewer.wait_for_rest() == pytest.approx([0, 0], abs=HALF_A_POINT)
    assert viewer.inspected_offset() == pytest.approx([0, 0], abs=HALF_A_POINT)
