"""A session in which nothing happens gives its process back, and goes on when it is touched."""

import pytest
from server import Server, running
from viewer import Mouse, eventually

PITCH = 418
# In the first row of the preview of settings.
SWITCH = (335, 153)


@pytest.fixture
def drowsy(tmp_path):
    """A server whose sessions sleep as soon as nothing has happened in them for a second."""
    with running(Server(tmp_path / "server.log", options=["--sleep", "1"])) as server:
        yield server


def wait_until_asleep(server):
    # The session's own process, the second one that was held against it, and spare ones come and go.
    eventually(lambda: len(server.agents()) == 1, "only the spare process is left")


def test_a_sleeping_session_stays_drawn_and_is_woken_by_a_drag(drowsy, pages):
    viewer = pages.new().open(drowsy.new_session())
    Mouse(viewer).drag(350, 40)
    assert viewer.wait_for_rest() == pytest.approx([PITCH, 0], abs=0.5)
    picture = viewer.page.locator("canvas").screenshot()
    connection = viewer.state["viewer"]

    wait_until_asleep(drowsy)

    assert viewer.state["connection"]["phase"] == "open"
    assert viewer.page.locator("canvas").screenshot() == picture
    Mouse(viewer).drag(350, 40)
    assert viewer.wait_for_rest() == pytest.approx([2 * PITCH, 0], abs=0.5)
    assert viewer.state["viewer"] == connection, "the same connection"


def test_a_sleeping_session_is_woken_by_a_setting_and_by_a_visitor(drowsy, pages):
    address = drowsy.new_session()
    viewer = pages.new().open(address)
    Mouse(viewer).drag(350, 40)
    viewer.wait_for_rest()
    wait_until_asleep(drowsy)

    viewer.page.get_by_role("button", name="Dark appearance").click()
    viewer.eventually(lambda state: state["appearance"] == "dark", "the setting")
    seq = viewer.state["frame"]["seq"]
    viewer.eventually(lambda state: state["frame"]["seq"] >= seq and state["frame"]["seq"] > 0, "a frame")
    wait_until_asleep(drowsy)

    visitor = pages.new().open(address)
    assert visitor.wait_for_rest() == pytest.approx([PITCH, 0], abs=0.5)


def turn_on(viewer):
    mouse = Mouse(viewer)
    mouse.press(*SWITCH)
    mouse.release()
    viewer.wait_for_rest("table")


def test_what_was_tapped_is_tapped_again_when_a_session_wakes(drowsy, pages):
    viewer = pages.new().open(drowsy.new_session("settings"))
    canvas = viewer.page.locator("canvas")
    before = canvas.screenshot()
    turn_on(viewer)
    turned = canvas.screenshot()
    assert turned != before

    wait_until_asleep(drowsy)

    viewer.page.mouse.wheel(0, 1)
    viewer.page.mouse.wheel(0, -1)
    viewer.wait_for_rest("table")
    assert canvas.screenshot() == turned


def test_what_was_tapped_outlives_a_server_that_is_killed(own_server, pages):
    pages.expect("WebSocket connection to .* failed")
    viewer = pages.new().open(own_server.new_session("settings"))
    viewer.wait_until_loaded()
    untouched = viewer.state["frame"]["seq"]
    turn_on(viewer)
    turned = viewer.page.locator("canvas").screenshot()
    # Frames of the switch that moves are not worth being kept, each: the first one says that it was tapped.
    viewer.eventually(lambda state: state["kept"] > untouched, "word that it is kept")
    before = viewer.state

    own_server.kill()
    viewer.eventually(lambda state: state["connection"]["phase"] == "reconnecting", "the loss")
    own_server.start()
    viewer.eventually(
        lambda state: state["connection"]["phase"] == "open" and state["frame"]["seq"] > before["frame"]["seq"],
        "a frame of the new server")  # fmt: skip

    viewer.wait_for_rest("table")
    assert viewer.page.locator("canvas").screenshot() == turned
