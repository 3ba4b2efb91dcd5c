"""What does not move costs nothing."""

import time

import pytest
from viewer import Mouse

IDLE_SECONDS = 2


def open_counting_bytes(viewer, address):
    """Opens a session, and gives a list that grows by every message from the server."""
    received = []
    viewer.page.on("websocket", lambda one: one.on("framereceived", lambda message: received.append(message)))
    viewer.open(address)
    return received


def test_an_idle_page_draws_nothing_and_hears_nothing(own_server, pages):
    viewer = pages.new()
    received = open_counting_bytes(viewer, own_server.new_session())
    Mouse(viewer).drag(350, 40)
    viewer.wait_for_rest()
    drawn, heard, processor = viewer.wait_until_drawn()["drawnFrames"], len(received), own_server.cpu_seconds()
    assert drawn > 10 and heard > 10

    # Of the page's clock, so that messages which come meanwhile are heard.
    viewer.page.wait_for_timeout(IDLE_SECONDS * 1000)

    assert viewer.state["drawnFrames"] == drawn
    assert len(received) == heard
    assert own_server.cpu_seconds() - processor < 0.01


def test_a_page_in_motion_draws_about_as_often_as_frames_come(own_server, pages):
    viewer = pages.new()
    received = open_counting_bytes(viewer, own_server.new_session("table"))
    before = viewer.wait_until_drawn()["drawnFrames"]
    heard = len(received)

    viewer.page.keyboard.press("End")
    viewer.wait_for_rest()

    assert viewer.offset()[1] > 1000
    assert viewer.state["drawnFrames"] - before <= len(received) - heard + 1


@pytest.mark.parametrize("preview", ["snapping-list", "table"])
def test_a_session_nobody_has_touched_is_idle_from_the_start(own_server, pages, preview):
    viewer = pages.new()
    received = open_counting_bytes(viewer, own_server.new_session(preview))
    viewer.wait_for_rest()
    heard = len(received)

    time.sleep(IDLE_SECONDS)
    viewer.page.wait_for_timeout(50)

    assert len(received) == heard
    assert viewer.state["scrollers"]["main"]["state"] == "idle"
