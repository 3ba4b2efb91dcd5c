"""What pages show before the server has said it, through a proxy behind which the server is far away."""

import sys
from pathlib import Path

import pytest
from server import Server, running
from viewer import Finger
from waiting import eventually

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Bench"))

from delay import Delay  # noqa: E402

ROUND_TRIP = 0.3
LIST = {"preview": "grid", "knobs": {"SampleData.items.main": 2000}}
LONGEST_STEP = 2
# A display frame may begin so long before it is drawn.
DISPLAY_MS = 1000 / 60
FORESEEN = ("dragging", "gliding")


@pytest.fixture
def far(server):
    """The same server, behind a proxy that delays."""
    with Delay(server.port, ROUND_TRIP) as delay:
        yield delay


def through(delay, server, address):
    return address.replace(f":{server.port}", f":{delay.port}")


def open_far(pages, server, delay, **session):
    return pages.phone().open(through(delay, server, server.new_session(**{**LIST, **session})))


def places(viewer, by, start=600, count=40):
    """A stroke up by so many points a step, in steps of 16 ms."""
    return viewer.places((195, start), (195, start - by * count), count)


def gesture(viewer):
    return viewer.state["prediction"]


def rests(state):
    return all(row["state"] == "idle" for row in state["scrollers"].values()) and state["prediction"]["offset"] is None


def drag(viewer, by=8, count=40, rest=0.3):
    """A finger goes up and lifts after a rest, and everything comes to rest."""
    finger = Finger(viewer)
    finger.trace(places(viewer, by, count=count))
    finger.lift(after_seconds=rest)
    viewer.eventually(lambda state: state["prediction"]["confirmed"] and rests(state), "the end of the drag")
    return gesture(viewer)


def foreseen(prediction):
    return [row for row in prediction["drawn"] if row["phase"] in FORESEEN]


def shown_for(prediction, moment, before):
    """The offset down that was shown for a moment of the finger before another; None: none was."""
    rows = [row for row in foreseen(prediction) if row["frameMs"] < before]
    pairs = zip(rows, rows[1:], strict=False)
    pair = next(((a, b) for a, b in pairs if a["timeMs"] <= moment <= b["timeMs"] and a["timeMs"] < b["timeMs"]), None)
    if pair is None:
        return None
    a, b = pair
    return a["offset"][1] + (b["offset"][1] - a["offset"][1]) * (moment - a["timeMs"]) / (b["timeMs"] - a["timeMs"])


def ahead(prediction, kind):
    """The frames of that kind of which the page had shown something before they came; how long before, in ms."""
    rows = []
    for row in (row for row in prediction["confirmed"] if row["kind"] == kind):
        first = next((drawn for drawn in foreseen(prediction) if drawn["timeMs"] >= row["timeMs"]), None)
        if shown_for(prediction, row["timeMs"], row["atMs"]) is not None:
            rows.append(row["atMs"] - first["frameMs"])
    return rows


def test_the_picture_moves_long_before_the_server_can_have_answered(server, far, pages):
    viewer = open_far(pages, server, far)
    prediction = drag(viewer)

    said, first = prediction["confirmed"], foreseen(prediction)[0]
    # No answer can be younger than the way is long; the first one comes before anything is foreseen.
    assert all(row["atMs"] - row["timeMs"] >= ROUND_TRIP * 1000 for row in said)
    assert first["frameMs"] + DISPLAY_MS >= said[0]["atMs"]
    # On a busy machine, half of the way there and back for one of them at least.
    assert max(ahead(prediction, "drag")) > ROUND_TRIP * 1000 / 2


def test_what_was_shown_is_what_the_server_says_and_the_end_is_the_servers(server, far, pages):
    viewer = open_far(pages, server, far)
    prediction = drag(viewer)

    drags = [row for row in prediction["confirmed"] if row["kind"] == "drag"]
    differences = [abs(shown - row["offset"][1]) for row in drags
                   if (shown := shown_for(prediction, row["timeMs"], row["atMs"])) is not None]
    assert len(differences) > 5
    assert sorted(differences)[len(differences) // 2] < 1
    assert viewer.offset() == prediction["confirmed"][-1]["offset"]
    # All that this page has made of it, another one gets from the server.
    other = pages.new().open(viewer.address.replace(f":{far.port}", f":{server.port}"))
    assert other.offset() == viewer.offset()


def test_a_throw_goes_on_by_itself_and_comes_to_rest_where_the_server_has_it(server, far, pages):
    viewer = open_far(pages, server, far)

    def thrown():
        """Seen gliding well before the server's word; a machine that hardly draws may miss one."""
        prediction = drag(viewer, by=14, count=25, rest=0.004)
        return prediction if any(ms > ROUND_TRIP * 1000 / 2 for ms in ahead(prediction, "glide")) else None

    prediction = eventually(thrown, "a throw that is shown ahead of the server")
    gliding = [row for row in prediction["drawn"] if row["phase"] == "gliding"]
    steps = [b["offset"][1] - a["offset"][1] for a, b in zip(gliding, gliding[1:], strict=False)]
    assert all(step > -LONGEST_STEP for step in steps)
    assert viewer.offset()[1] > 600


def test_repairs_go_by_steps_that_nobody_notices(server, far, pages):
    viewer = open_far(pages, server, far)
    prediction = drag(viewer, by=14, count=25, rest=0.004)

    homing = [row for row in prediction["drawn"] if row["phase"] == "homing"]
    steps = [abs(b["offset"][1] - a["offset"][1]) for a, b in zip(homing, homing[1:], strict=False)]
    assert all(step <= LONGEST_STEP + 1e-6 for step in steps)


@pytest.mark.parametrize("preview", ["drum", "photos", "card-stack"])
def test_layouts_that_move_in_their_own_ways_are_left_to_the_server(server, far, pages, preview):
    viewer = open_far(pages, server, far, preview=preview, knobs={})
    finger = Finger(viewer)
    for way in (viewer.places((330, 640), (60, 640), 30), viewer.places((60, 640), (330, 640), 30)):
        before = viewer.state["frame"]["seq"]
        finger.trace(way)
        finger.lift(after_seconds=0.3)
        viewer.eventually(lambda state, seq=before: state["frame"]["seq"] > seq + 3 and rests(state), "the drag's end")
        assert foreseen(gesture(viewer)) == []


def test_whoever_only_watches_sees_the_servers_word(server, far, pages):
    address = server.new_session(**LIST)
    watcher = pages.new().open(server.new_link(address, "view"))
    assert watcher.page.locator("#prediction").is_hidden()
    viewer = pages.phone().open(through(far, server, address))
    drag(viewer)

    watcher.eventually(lambda state: state["scrollers"]["main"]["offset"] == viewer.offset(), "the same offset")
    assert gesture(watcher)["drawn"] == []
    assert gesture(watcher)["phase"] == "idle"


def test_the_switch_turns_it_off_and_the_browser_keeps_that(server, far, pages):
    viewer = open_far(pages, server, far)
    page = viewer.page
    page.locator("#more").click()
    switch = page.locator("#prediction")
    assert switch.get_attribute("aria-pressed") == "true"
    switch.click()
    assert switch.get_attribute("aria-pressed") == "false"
    page.locator("#more").click()

    page.reload()
    viewer.wait_until_live()
    finger = Finger(viewer)
    finger.trace(places(viewer, 8))
    finger.lift(after_seconds=0.3)
    viewer.eventually(lambda state: state["scrollers"]["main"]["offset"][1] > 100 and rests(state), "the end")

    assert page.locator("#prediction").get_attribute("aria-pressed") == "false"
    assert gesture(viewer)["drawn"] == []


def test_a_server_without_it_has_no_switch(pages, tmp_path):
    with running(Server(tmp_path / "log", options=["--no-prediction"])) as server:
        viewer = pages.phone().open(server.new_session(**LIST))
        finger = Finger(viewer)
        finger.trace(places(viewer, 8))
        finger.lift(after_seconds=0.3)
        viewer.eventually(lambda state: state["scrollers"]["main"]["offset"][1] > 100 and rests(state), "the end")

        viewer.page.locator("#more").click()
        assert viewer.page.locator("#prediction").is_hidden()
        assert gesture(viewer)["drawn"] == []
        # Before the server is gone.
        viewer.page.goto("about:blank")


def test_a_lost_connection_leaves_the_servers_picture(server, far, pages):
    viewer = open_far(pages, server, far)
    finger = Finger(viewer)
    finger.trace(places(viewer, 8))
    eventually(lambda: viewer.state["prediction"]["phase"] == "dragging", "a drag that is foreseen")
    far.cut()
    viewer.eventually(lambda state: state["connection"]["phase"] == "reconnecting", "the loss")

    assert gesture(viewer)["phase"] == "idle"
    viewer.eventually(lambda state: state["connection"]["phase"] == "open", "the way back")
    finger.lift()
    viewer.eventually(rests, "rest")
    assert gesture(viewer)["offset"] is None
