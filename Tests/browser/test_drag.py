"""Hands on the snapping list: cards 318 wide, one every 418 points, in a window of 390 by 844.

Each hand works one session, so that every look at it is compared with all that `inspect` makes of the touches so far.
"""

import pytest
from expecting import HALF_A_POINT, expect_held, expect_rest
from viewer import Finger, Mouse

PITCH = 418


def test_a_mouse_drags_cards_on_and_back_and_past_the_edge(server, pages):
    viewer = pages.new().open(server.new_session())
    mouse = Mouse(viewer)

    # Past the edge content follows less: 240 points of the hand are as many as a rubber band lets through.
    mouse.press(90, 422)
    mouse.move(90, 330, 422)
    expect_held(viewer, -130, -40)
    mouse.release()
    expect_rest(viewer, 0)

    # Short of the middle it goes back.
    moved = len(viewer.state["touches"])
    mouse.press(300, 422)
    mouse.move(300, 180, 422)
    expect_held(viewer, 90, 130)
    mouse.release()
    assert [touch["phase"] for touch in viewer.state["touches"][moved:]].count("moved") > 3
    expect_rest(viewer, 0)

    # Past the middle it goes on.
    mouse.drag(350, 40)
    expect_rest(viewer, PITCH)


def test_a_finger_drags_as_a_mouse_does_and_flicks_and_catches(server, pages):
    viewer = pages.phone().open(server.new_session())
    finger = Finger(viewer)

    finger.slide(90, 330, 422)
    expect_held(viewer, -130, -40)
    finger.lift(after_seconds=1)
    expect_rest(viewer, 0)

    # 20 points every 16 ms: the glide would end near 850, in the middle of what belongs to the third card.
    finger.flick(330, 90)
    expect_rest(viewer, 2 * PITCH)

    finger.drag(40, 350)
    expect_rest(viewer, PITCH)

    finger.aim(200, 422)
    finger.flick(330, 90)
    # Where it is by then is for the agent to say: looking for it first could take as long as the glide.
    finger.touch(200, 422, after_seconds=0.1)
    caught = viewer.wait_for_rest()
    assert viewer.state["scrollers"]["main"]["state"] in ("tracking", "dragging")
    assert PITCH < caught[0] < 3 * PITCH
    finger.lift(after_seconds=0.3)
    assert viewer.wait_for_rest()[0] % PITCH == pytest.approx(0, abs=HALF_A_POINT)
