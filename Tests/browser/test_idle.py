"""A picture that does not move costs nothing."""

import time

import pytest
from viewer import Mouse, eventually

IDLE_SECONDS = 2
# Part of a processor that may go into being idle.
IDLE_LOAD = 0.005


def open_counting_bytes(viewer, address):
    """Opens a session, and gives a list that grows by every message from the server."""
    received = []
    viewer.page.on("websocket", lambda one: one.on("framereceived", lambda message: received.append(message)))
    viewer.open(address)
    return received


def test_an_idle_page_draws_nothing_and_hears_nothing(own_server, pages):
    viewer = pages.new()
    received = open_counting_bytes(viewer, own_server.new_session())
    first = viewer.wait_until_drawn()["drawnFrames"], len(received)
    Mouse(viewer).drag(350, 40)
    viewer.wait_for_rest()
    drawn, heard = viewer.wait_until_drawn()["drawnFrames"], len(received)
    assert drawn > first[0] and heard > first[1]
    eventually(lambda: own_server.is_asleep(), "a server that has done all there is to do")
    since, processor = time.monotonic(), own_server.cpu_seconds()

    # Of the page's clock, so that messages which come meanwhile are heard.
    viewer.page.wait_for_timeout(IDLE_SECONDS * 1000)

    assert viewer.state["drawnFrames"] == drawn
    assert len(received) == heard
    assert own_server.cpu_seconds() - processor < IDLE_LOAD * (time.monotonic() - since)


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
def test_a_session_that_was_never_touched_is_idle_from_the_start(own_server, pages, preview):
    viewer = pages.new()
    received = open_counting_bytes(viewer, own_server.new_session(preview))
    viewer.wait_for_rest()
    heard = len(received)

    time.sleep(IDLE_SECONDS)
    viewer.page.wait_for_timeout(50)

    assert len(received) == heard
    assert viewer.state["scrollers"]["main"]["state"] == "idle"
