"""Two people with different rights on one session, on a server to which nobody comes without a key."""

from preview import EDGE_PLACES, PITCH, Preview
from waiting import eventually

# The answer to a page that asks with a key that is none any more, in the words of an engine.
GONE = "410"


def owner_and_watcher(server, people):
    """Both on the first card of one session, and the link that the second has come with."""
    session = server.new_session()
    link = server.new_link(session, "view", name="Design review")
    owner, watcher = people.owner(server, session), people.visitor(link)
    assert [owner.state["role"], watcher.state["role"]] == ["owner", "view"]
    return owner, watcher, link


def test_a_watcher_sees_what_the_owner_drags_and_moves_nothing_of_theirs(server, people):
    owner, watcher, _ = owner_and_watcher(server, people)

    owner.press(330, 60)
    watcher.eventually(lambda state: state["scrollers"]["main"]["state"] == "dragging"
                       and state["scrollers"]["main"]["offset"][0] > 150
                       and state["driver"]["role"] == "owner", "content under the owner's hand")
    eventually(lambda: watcher.offset() == owner.offset(), "the same place for both")
    owner.release()
    owner.wait_until_at(PITCH)
    watcher.wait_until_at(PITCH)
    assert watcher.picture().places_apart(owner.picture()) <= EDGE_PLACES

    watcher.drag(330, 60)
    watcher.wait_until_felt()
    assert owner.state["scrollers"]["main"]["state"] == "idle"
    owner.document.press("ArrowRight")
    owner.wait_until_at(2 * PITCH)


def test_somebody_who_watches_asks_for_control_and_has_it_once_it_is_given(server, people):
    owner, watcher, _ = owner_and_watcher(server, people)

    watcher.document.button("Ask to control").click()
    give = owner.document.element("#standing button", "Give control").wait()
    said = owner.document.element("#standing").text()
    assert "Design review" in said and "asks for control." in said
    give.click()
    watcher.document.button("Give it back").wait()

    watcher.drag(330, 60)
    watcher.wait_until_at(PITCH)
    owner.wait_until_at(PITCH)

    watcher.document.button("Give it back").click()
    watcher.document.button("Ask to control").wait()
    owner.document.element("#standing").wait_until_gone()


def test_a_watcher_whose_link_is_revoked_reads_so_and_is_not_here_any_more(server, people):
    owner, watcher, link = owner_and_watcher(server, people)
    owner.eventually(lambda state: state["viewers"] == 2, "both")

    owner.document.button("Share").click()
    owner.document.button("Revoke Design review").click()
    owner.document.button("Revoke it").click()

    watcher.document.heading("This link has ended").wait()
    assert watcher.state["connection"]["phase"] == "linkEnded"
    # The server counts the sockets that are open.
    owner.eventually(lambda state: state["viewers"] == 1, "the owner alone")
    late = people.somebody()
    late.expect(GONE)
    late.open(link)
    late.heading("This link has ended").wait()
    owner.document.press("Escape")
    assert owner.state["viewers"] == 1


def test_somebody_without_a_link_sees_nothing(server, people):
    stranger = people.somebody()
    stranger.open(server.new_session())
    stranger.heading("This preview is shown to people with a link").wait()
    assert Preview(stranger).state["scrollers"] == {}
