"""A server that ends, in whatever way, and is started again where it was has its sessions, and pages come back to them."""

import contextlib
import os
import random
import signal

import pytest
from film import Film
from keeping import offset_after, offsets_since_kept, wait_until_back, wait_until_kept, wait_until_lost
from server import has_ended
from viewer import Finger, Mouse, eventually

PITCH = 418
HALF_A_POINT = 0.5
ROUNDS = 5


@pytest.fixture
def film(own_server, pages):
    """A page on a phone with a session of a server that may be killed."""
    pages.expect("WebSocket connection to .* failed")
    film = Film(pages.phone().page)
    film.open(own_server.new_session())
    # A request that is on its way when the server ends is cut off, and browsers complain of that.
    film.wait_until_loaded()
    return film


def session_of(viewer):
    return viewer.address.partition("?")[0]


def wait_for_answer(film):
    """Until a frame is there that is after all that the hand did."""
    film.wait_until_felt()
    return film.eventually(
        lambda state: state["frame"]["inputViewer"] == state["viewer"]
        and state["frame"]["inputSeq"] == state["inputSeq"], "an answer")  # fmt: skip


def test_after_a_stop_and_a_start_the_page_comes_back_by_itself_where_it_was(own_server, pages):
    pages.expect("WebSocket connection to .* failed")
    viewer = pages.new().open(own_server.new_session())
    viewer.wait_until_loaded()
    Mouse(viewer).drag(350, 40)
    assert viewer.wait_for_rest() == pytest.approx([PITCH, 0], abs=HALF_A_POINT)
    session, before = session_of(viewer), viewer.state

    assert own_server.stop() == 0
    wait_until_lost(viewer)
    own_server.start()
    wait_until_back(viewer, before)

    assert session_of(viewer) == session
    assert viewer.offset() == pytest.approx([PITCH, 0], abs=HALF_A_POINT)
    Mouse(viewer).drag(350, 40)
    assert viewer.wait_for_rest() == pytest.approx([2 * PITCH, 0], abs=HALF_A_POINT)


def kill_in_a_fling(server, film, finger):
    """Flicks, and kills the server while content glides; whatever its agent had sent by then is kept. Gives whether it was
    in time.

    The agent is held before, so that the moment lasts until the disk has it.
    """
    agent = server.agents()[0]
    finger.flick(330, 90)
    film.eventually(
        lambda state: state["scrollers"]["main"]["state"] == "decelerating" and state["touches"][-1]["phase"] == "ended",
        "a fling")  # fmt: skip
    os.kill(agent, signal.SIGSTOP)
    state = film.eventually(lambda state: state["kept"] >= state["frame"]["seq"], "word that the fling is kept")
    is_in_time = state["scrollers"]["main"]["state"] == "decelerating"
    if is_in_time:
        server.process.kill()
        server.process.wait()
    # An agent in a bubblewrap may have ended with its server by now.
    with contextlib.suppress(ProcessLookupError):
        os.kill(agent, signal.SIGCONT)
    return is_in_time


def test_a_fling_ends_where_it_belongs_though_the_server_is_killed_in_the_middle(own_server, film):
    finger = Finger(film)
    session = session_of(film)
    agents = own_server.agents()

    while not kill_in_a_fling(own_server, film, finger):
        film.wait_for_rest()
        finger.drag(40, 350)
        finger.drag(40, 350)
        film.wait_for_rest()
    wait_until_lost(film)
    eventually(lambda: all(map(has_ended, agents)), "the end of the agents")
    before = film.state
    cut = before["scrollers"]["main"]["offset"][0]
    own_server.start()
    wait_until_back(film, before)

    [rest, _] = film.wait_for_rest()
    assert cut + 1 < rest, "it was in the middle"
    assert rest == pytest.approx(2 * PITCH, abs=HALF_A_POINT)
    assert film.inspected_offset()[0] == pytest.approx(rest, abs=HALF_A_POINT), "as without interruption"
    assert session_of(film) == session
    finger.drag(40, 350)
    assert film.wait_for_rest()[0] == pytest.approx(PITCH, abs=HALF_A_POINT)


# --- Kills at any moment -----------------------------------------------------------------------------------------


def under_the_finger(film, finger, chance):
    finger.slide(330, chance.uniform(90, 250), 422)
    wait_until_kept(film)


def right_after_the_lift(film, finger, chance):
    finger.flick(330, 90)
    wait_for_answer(film)


def some_frames_after_the_lift(film, finger, chance):
    """Or when there are no more."""
    finger.flick(330, 90)
    last = wait_for_answer(film)["frame"]["seq"] + chance.randrange(5, 60)
    film.eventually(
        lambda state: state["frame"]["seq"] >= last or state["scrollers"]["main"]["state"] == "idle", "a later frame")


def as_soon_as_anything_is_kept(film, finger, chance):
    finger.flick(330, 90)
    answered = wait_for_answer(film)["frame"]["seq"]
    film.eventually(
        lambda state: state["kept"] >= answered or state["scrollers"]["main"]["state"] == "idle", "a frame that is kept")


def at_rest(film, finger, chance):
    finger.flick(330, 90)
    wait_until_kept(film)


MOMENTS = [under_the_finger, right_after_the_lift, some_frames_after_the_lift, as_soon_as_anything_is_kept, at_rest]


@pytest.mark.long
def test_what_was_said_to_be_kept_is_there_whenever_the_server_is_killed(own_server, film):
    finger, chance = Finger(film), random.Random(1)
    session = session_of(film)

    for moment in chance.sample(MOMENTS, ROUNDS):
        [start, _] = film.wait_for_rest()
        moment(film, finger, chance)
        own_server.kill()
        wait_until_lost(film)
        # What came before the end is drawn by now. Nothing later than that was said to be kept; it may be all the same.
        before, kept = film.state, offsets_since_kept(film)
        if moment not in (under_the_finger, at_rest):
            kept.append(start + 2 * PITCH)
        own_server.start()
        wait_until_back(film, before)

        found = offset_after(film, before["frame"]["seq"])
        assert min(kept) - HALF_A_POINT <= found <= max(kept) + HALF_A_POINT, (moment.__name__, found, kept)
        assert session_of(film) == session
        if moment is under_the_finger:
            finger.lift()
        # Back to the first card, whose place every round begins from.
        film.wait_for_rest()
        finger.drag(40, 350)
        while film.wait_for_rest()[0] > HALF_A_POINT:
            finger.drag(40, 350)
        assert film.offset()[0] == pytest.approx(0, abs=HALF_A_POINT)
