"""Claims about the snapping list under a hand, each compared with all that `inspect` makes of the page's touches so far."""

import pytest

HALF_A_POINT = 0.5


def expect_rest(shown, offset):
    """There, and where `inspect` has it."""
    assert shown.wait_for_rest() == pytest.approx([offset, 0], abs=HALF_A_POINT)
    assert shown.inspected_offset() == pytest.approx(shown.offset(), abs=HALF_A_POINT)


def expect_held(shown, least, most):
    """Under the hand, between these, and where `inspect` has it."""
    held = shown.wait_for_rest()
    assert least < held[0] < most
    assert shown.state["scrollers"]["main"]["state"] == "dragging"
    assert shown.inspected_offset(hold_seconds=1) == pytest.approx(held, abs=HALF_A_POINT)
