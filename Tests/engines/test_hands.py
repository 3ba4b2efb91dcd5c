"""Hands on the snapping list, as in `test_drag.py` of the browser suite: cards 318 wide, one every 418 points, in a window
of 390 by 844. Each look at what is dragged is compared with all that `inspect` makes of the touches so far. How far a
throw goes is not: that depends on when its moves have arrived, and on a busy machine a driver's come late."""

import pytest
from expecting import HALF_A_POINT, expect_held, expect_rest
from preview import PITCH, Preview


@pytest.fixture(params=["mouse", "touch"])
def shown(request, server, people):
    """The list under a mouse, and under a finger: a real one in Firefox; in WebKitGTK, whose driver has none, one that a
    script in the page moves."""
    shown = people.owner(server, server.new_session())
    return Preview(shown.document, request.param)


def test_a_hand_drags_cards_on_and_back_and_past_the_edge(shown):
    # Past the edge content follows less: 240 points of the hand are as many as a rubber band lets through.
    shown.press(90, 330)
    expect_held(shown, -130, -40)
    shown.release()
    expect_rest(shown, 0)

    # Short of the middle it goes back.
    moved = len(shown.state["touches"])
    shown.press(300, 180)
    expect_held(shown, 90, 130)
    shown.release()
    assert [touch["phase"] for touch in shown.state["touches"][moved:]].count("moved") > 3
    expect_rest(shown, 0)

    # Past the middle it goes on.
    shown.drag(350, 40)
    expect_rest(shown, PITCH)


def test_cards_that_are_thrown_glide_beyond_the_way_of_the_hand_and_stop_on_one(shown):
    shown.throw((330, 422), (90, 422))
    shown.eventually(lambda state: state["scrollers"]["main"]["offset"][0] > 300, "a glide beyond the hand's way")
    rest = shown.wait_for_rest()
    assert rest[0] > 0 and rest[0] % PITCH == pytest.approx(0, abs=HALF_A_POINT)
