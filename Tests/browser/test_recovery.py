"""A process that dies comes back, and so does the server with its sessions."""

import os
import signal

import pytest
from viewer import Mouse, eventually

PITCH = 418


def agent_of_the_only_session(server):
    """Its process; the other one waits for the next session."""
    agent, _ = eventually(lambda: len(server.agents()) == 2 and server.agents(), "a spare agent")
    return agent


def test_after_a_killed_agent_the_page_goes_on_where_it_was(own_server, pages):
    viewer = pages.new().open(own_server.new_session())
    Mouse(viewer).drag(350, 40)
    assert viewer.wait_for_rest() == pytest.approx([PITCH, 0], abs=0.5)
    before = viewer.state
    agent = agent_of_the_only_session(own_server)

    os.kill(agent, signal.SIGKILL)
    after = viewer.eventually(
        lambda state: state["frame"]["seq"] > before["frame"]["seq"] and state["agent"] == "running", "a new agent"
    )

    assert agent_of_the_only_session(own_server) != agent
    assert after["viewer"] == before["viewer"], "the same connection"
    assert after["scrollers"]["main"]["offset"] == pytest.approx(before["scrollers"]["main"]["offset"], abs=0.5)
    Mouse(viewer).drag(350, 40)
    assert viewer.wait_for_rest() == pytest.approx([2 * PITCH, 0], abs=0.5)


def test_an_agent_killed_under_a_finger_leaves_a_session_that_can_be_dragged(own_server, pages):
    viewer = pages.new().open(own_server.new_session())
    mouse = Mouse(viewer)
    mouse.press(330, 422)
    mouse.move(330, 230, 422)
    # From rest on, the next frame is another agent's.
    viewer.wait_for_rest()
    seq = viewer.state["frame"]["seq"]

    os.kill(agent_of_the_only_session(own_server), signal.SIGKILL)
    viewer.eventually(lambda state: state["frame"]["seq"] > seq and state["agent"] == "running", "a new agent")
    mouse.release()
    viewer.wait_for_rest()

    mouse.drag(350, 40)
    assert viewer.wait_for_rest()[0] % PITCH == pytest.approx(0, abs=0.5)
    assert viewer.offset()[0] > 0


def test_a_server_that_keeps_nothing_offers_a_new_session_after_its_restart(forgetful_server, pages):
    pages.expect("WebSocket connection to .* failed")
    viewer = pages.new().open(forgetful_server.new_session())
    # A request that is on its way when the server stops is cut off, and browsers complain of that.
    viewer.wait_until_loaded()
    old_address = viewer.page.url

    assert forgetful_server.stop() == 0
    viewer.eventually(lambda state: state["connection"]["phase"] == "reconnecting", "the loss")
    forgetful_server.start()
    viewer.eventually(lambda state: state["connection"]["phase"] == "ended", "the end of the session")

    assert viewer.page.get_by_role("heading", name="This preview has ended").is_visible()
    viewer.page.get_by_role("button", name="Start a new one").click()
    viewer.page.wait_for_url(lambda address: address != old_address)
    viewer.wait_until_live()
    assert viewer.state["preview"]["slug"] == "snapping-list"
    Mouse(viewer).drag(350, 40)
    assert viewer.wait_for_rest() == pytest.approx([PITCH, 0], abs=0.5)


def test_a_stopped_server_leaves_no_agent_behind(own_server, pages):
    pages.expect("WebSocket connection to .* failed")
    pages.new().open(own_server.new_session()).wait_until_loaded()
    agents = own_server.agents()
    assert agents

    assert own_server.stop() == 0

    eventually(lambda: not any(os.path.exists(f"/proc/{agent}") for agent in agents), "the end of the agents")
