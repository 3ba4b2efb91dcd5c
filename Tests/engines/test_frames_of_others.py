"""Sessions in frames of pages of another site, in browsers that keep cookies from such frames."""

import re

import pytest
from expecting import HALF_A_POINT
from host_page import embedded
from preview import PITCH, Preview
from tab import OnItsWay
from waiting import eventually

# A page that tries to keep a cookie, and tells the page around, and its title, what it has.
COOKIE_PAGE = """<!doctype html><title>none</title><link rel="icon" href="data:,"><script>
  document.cookie = 'tried=yes';
  document.title = document.cookie || 'none';
  parent.postMessage({ type: 'cookie', text: document.cookie }, '*');
</script>"""
# Before the frame, so that it hears all of it.
LISTENING = """<script>
  heard = [];
  addEventListener('message', ({ origin, data, source }) => heard.push({ origin, data,
    isFrame: source === document.querySelector('iframe').contentWindow }));
</script>"""


class Around:
    """A page of another site, in somebody's window, and the preview in its frame."""

    def __init__(self, people, host, address):
        host.show(address)
        host.page = host.page.replace("<iframe", f"{LISTENING}<iframe")
        self.tab = people.somebody()
        self.host = host

    def open(self):
        self.tab.open(self.host.origin())
        return self

    @property
    def inside(self):
        return self.tab.frame("iframe")

    def heard(self):
        return self.tab.evaluate("() => heard")

    def words(self, kind):
        """What the frame has said of that kind, the oldest first."""
        return [heard["data"] for heard in self.heard() if heard["data"]["type"] == kind]


def test_a_frame_of_another_site_keeps_no_cookie_here(people, hosts):
    """What the test after this one builds on."""
    inner = hosts()
    inner.page = COOKIE_PAGE
    around = Around(people, hosts(), inner.origin("127.0.0.1")).open()
    eventually(lambda: around.words("cookie"), "the frame's word")
    assert around.words("cookie") == [{"type": "cookie", "text": ""}]

    alone = people.somebody()
    alone.open(inner.origin("127.0.0.1"))
    assert alone.evaluate("() => document.title") == "tried=yes"


def test_a_link_for_control_is_a_poster_until_it_is_touched_and_then_live(server, people, hosts, screenshots):
    session, host = server.new_session(), hosts()
    link = server.new_link(session, "control", embedIn=[host.origin()])
    around = Around(people, host, embedded(link)).open()
    assert is_embed(around.inside), "it is there once the page around is loaded"
    shown = Preview(around.inside, people.engine.hand)

    poster = around.inside.button(re.compile("^Open live preview")).wait()
    eventually(lambda: around.words("ready") and around.words("state"), "the frame's first words")
    [ready] = around.words("ready")
    assert [ready["width"], ready["height"], ready["version"]] == [390, 844, 1]
    assert around.words("state")[-1]["connection"] == "waiting"
    assert shown.state["connection"]["phase"] == "connecting", "nobody has touched it"

    poster.click(people.engine.hand)
    shown.wait_until_live()
    around.inside.element("#poster").wait_until_gone()
    assert shown.state["role"] == "control"
    shown.drag(330, 60)
    shown.wait_until_at(PITCH)
    eventually(lambda: around.words("state")[-1]["settled"] and around.words("state")[-1]["offsets"]["main"]
               == pytest.approx([PITCH, 0], abs=HALF_A_POINT), "word of where it rests")
    last = around.words("state")[-1]
    assert [last["connection"], last["live"], last["role"]] == ["open", True, "control"]
    (screenshots / f"embed-{people.engine.name}.png").write_bytes(around.tab.screenshot())

    # Of another size for everybody: the page around hears of that, too.
    owner = people.owner(server, session)
    owner.document.button("Turn the device").click()
    eventually(lambda: around.words("size"), "word of the size")
    assert [(size["width"], size["height"]) for size in around.words("size")] == [(844, 390)]

    assert {heard["origin"] for heard in around.heard()} == {server.address}
    assert all(heard["isFrame"] and heard["data"]["source"] == "scrollwork" for heard in around.heard())
    assert around.inside.evaluate("() => document.cookie") == ""


@pytest.mark.parametrize("sites", [[], ["https://www.notion.so"]], ids=["no-site", "another-site"])
def test_a_site_that_the_link_does_not_name_shows_nothing_in_its_frame(server, people, hosts, sites):
    link = server.new_link(server.new_session(), "control", embedIn=sites)
    around = Around(people, hosts(), embedded(link))
    around.tab.expect("frame-ancestors")
    around.open()
    assert not is_embed(around.inside) and around.heard() == []


def is_embed(document):
    """Whether it is the page that shows a preview in a frame. An engine's own page in its place may not be asked, or be
    empty still."""
    try:
        return document.evaluate("() => document.documentElement?.dataset.page === 'embed'")
    except OnItsWay:
        return False
