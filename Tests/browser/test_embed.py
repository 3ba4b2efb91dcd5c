"""Sessions in frames of other pages, which are of other origins and other sites, and have no cookies to give."""

import contextlib
import html
import json
import re
import time
import urllib.error
import urllib.parse
import urllib.request

import pytest
from axe_playwright_python.sync_playwright import Axe
from chromium import PROGRAM, START_MILLISECONDS, WORDS
from conftest import Pages
from host_page import Host, embedded
from server import ANSWER_SECONDS
from viewer import eventually

PITCH = 418
# Longer than what is looked back on for the speed of a hand.
HOLD_SECONDS = 0.2
# As in browsers that keep all storage from frames: whatever touches any fails, and is noted.
NO_STORAGE = """() => {
  globalThis.touched = [];
  const refuse = (name) => () => {
    globalThis.touched.push(name);
    throw new DOMException(`${name} is refused`, 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(globalThis, name, { get: refuse(name) });
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse('cookie'), set: refuse('cookie') });
  globalThis.heard = [];
  addEventListener('message', ({ origin, data, source }) => globalThis.heard.push({ origin, data,
    isFrame: source === document.querySelector('iframe')?.contentWindow }));
}"""
REFUSED = r"frame-ancestors|Refused to frame|chrome-error|violates the following Content Security Policy"


@pytest.fixture
def host():
    host = Host()
    yield host
    host.server.shutdown()
    host.server.server_close()


@pytest.fixture
def strict_pages(browser):
    """Pages in a Chromium that gives frames of other sites no cookies, as all browsers are about to."""
    strict = browser.browser_type.launch(
        executable_path=PROGRAM, args=[*WORDS, "--test-third-party-cookie-phaseout"], timeout=START_MILLISECONDS)
    pages = Pages(strict)
    yield pages
    try:
        assert pages.unexpected() == []
    finally:
        for context in pages.contexts:
            context.close()
        strict.close()


class Embedded:
    """A host page, and the session in its frame."""

    def __init__(self, pages, address, **options):
        self.page = pages.new(**options).page
        self.sockets = []
        self.page.add_init_script(f"({NO_STORAGE})()")
        self.page.on("websocket", lambda socket: self.sockets.append(socket))
        self.page.goto(address)
        self.frame = self.page.frames[1]
        self.inside = self.page.frame_locator("iframe")

    @property
    def heard(self):
        return self.page.evaluate("() => globalThis.heard")

    def words(self, kind):
        return [heard["data"] for heard in self.heard if heard["data"]["type"] == kind]

    @property
    def state(self):
        return self.frame.evaluate("() => globalThis.scrollwork")

    @property
    def touched(self):
        return self.frame.evaluate("() => globalThis.touched")

    def wait_until_ready(self):
        eventually(lambda: self.words("ready"), "the word that the poster is there")
        return self

    def wait_for_picture(self):
        self.inside.locator("#poster-picture").wait_for()
        self.frame.evaluate("() => document.getElementById('poster-picture').decode()")

    def play(self):
        self.inside.get_by_role("button", name="Open live preview").click()
        eventually(lambda: self.state["connection"]["phase"] == "open" and self.state["drawn"]["isWhole"], "a picture")
        self.inside.locator("#poster").wait_for(state="hidden")
        return self

    def offset(self):
        return self.state["scrollers"]["main"]["offset"]

    def drag(self, start, end):
        """From one x to the other, as parts of the width of the screen."""
        box = self.inside.locator("#screen").bounding_box()
        at = lambda part: (box["x"] + part * box["width"], box["y"] + box["height"] / 2)
        self.page.mouse.move(*at(start))
        self.page.mouse.down()
        for step in range(1, 16):
            self.page.mouse.move(*at(start + (end - start) * step / 15))
        # A hand that holds still before it lets go throws nothing, however fast it was.
        time.sleep(HOLD_SECONDS)
        self.page.mouse.up()

    def check(self, screenshots, name):
        self.page.screenshot(path=screenshots / f"embed-{name}.png")
        results = Axe().run(self.frame)
        assert results.violations_count == 0, f"{name}: {results.generate_report()}"


def revoke(server, link):
    name = re.search(r"link=([\w-]+)", link)[1]
    with urllib.request.urlopen(server.owners_request(f"/api/links/{name}/revoke", b"{}"), timeout=ANSWER_SECONDS):
        pass


def test_a_link_for_control_is_a_poster_until_it_is_touched_and_then_live(own_server, strict_pages, host, screenshots):
    link = own_server.new_link(own_server.new_session(), "control", embedIn=[host.origin()])
    host.show(embedded(link))
    shown = Embedded(strict_pages, host.origin()).wait_until_ready()

    assert shown.inside.get_by_role("button", name=re.compile("^Open live preview: .+")).is_visible()
    shown.wait_for_picture()
    assert shown.sockets == [] and shown.words("state")[-1]["connection"] == "waiting"
    shown.check(screenshots, "poster")

    shown.play()
    assert len(shown.sockets) == 1 and shown.state["role"] == "control"
    shown.check(screenshots, "live")
    shown.drag(0.85, 0.1)
    eventually(lambda: shown.offset() == pytest.approx([PITCH, 0], abs=0.5), "the next card")
    eventually(lambda: shown.words("state")[-1]["settled"] and
               shown.words("state")[-1]["offsets"]["main"] == pytest.approx([PITCH, 0], abs=0.5), "word of where it rests")

    assert {heard["origin"] for heard in shown.heard} == {own_server.address}
    assert all(heard["isFrame"] and heard["data"]["source"] == "scrollwork" and heard["data"]["version"] == 1
               for heard in shown.heard)
    ready = shown.words("ready")[0]
    assert [ready["width"], ready["height"]] == [390, 844] and ready["title"] == shown.state["preview"]["title"]
    last = shown.words("state")[-1]
    assert [last["connection"], last["live"], last["role"]] == ["open", True, "control"]
    assert shown.touched == [], "no storage and no cookie is so much as asked for"
    assert shown.page.context.cookies() == []


def test_a_link_for_watching_shows_what_others_do_and_does_nothing_itself(own_server, strict_pages, pages, host):
    session = own_server.new_session()
    link = own_server.new_link(session, "view", embedIn=[host.origin()])
    host.show(embedded(link))
    shown = Embedded(strict_pages, host.origin()).wait_until_ready().play()

    shown.drag(0.85, 0.1)
    shown.page.keyboard.press("ArrowRight")
    other = pages.new().open(session)
    assert other.offset() == [0, 0] and shown.state["inputSeq"] == 0
    other.page.keyboard.press("ArrowRight")
    eventually(lambda: shown.offset()[0] > 0, "what the other one does")
    assert shown.words("state")[-1]["role"] == "view"


def test_an_origin_that_is_not_allowed_gets_nothing(own_server, strict_pages, host):
    strict_pages.expect(REFUSED)
    session = own_server.new_session()
    allowed = own_server.new_link(session, "control", embedIn=[host.origin()])
    host.show(embedded(own_server.new_link(session, "control", embedIn=["https://www.notion.so"])))
    for address in [host.origin(), host.origin("127.0.0.1")]:
        refused = Embedded(strict_pages, address)
        eventually(lambda shown=refused: shown.page.frames[1].url.startswith("chrome-error:"), "a refused frame")
        assert [refused.heard, refused.sockets] == [[], []]

    # By the wrong name of a page that is allowed by another, and to a page that no frame may show.
    host.show(embedded(allowed))
    refused = Embedded(strict_pages, host.origin("127.0.0.1"))
    eventually(lambda: refused.page.frames[1].url.startswith("chrome-error:"), "a refused frame")
    host.show(allowed)
    refused = Embedded(strict_pages, host.origin())
    eventually(lambda: refused.page.frames[1].url.startswith("chrome-error:"), "a refused frame")
    assert [refused.heard, refused.sockets] == [[], []]


def test_a_link_that_is_revoked_says_so_in_the_frame(own_server, strict_pages, host, screenshots):
    strict_pages.expect("Failed to load resource: the server responded with a status of 410")
    link = own_server.new_link(own_server.new_session(), "view", embedIn=[host.origin()])
    host.show(embedded(link), size=(400, 300))
    shown = Embedded(strict_pages, host.origin()).wait_until_ready().play()
    waiting = Embedded(strict_pages, host.origin()).wait_until_ready()

    revoke(own_server, link)
    shown.inside.get_by_role("heading", name="This link has ended").wait_for()
    eventually(lambda: shown.words("state")[-1]["connection"] == "linkEnded", "word of the end")
    shown.check(screenshots, "revoked")
    waiting.inside.get_by_role("button", name="Open live preview").click()
    waiting.inside.get_by_role("heading", name="This link has ended").wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(400, 300), (1200, 900), (360, 200)])
def test_it_fits_into_small_and_large_frames(own_server, pages, host, screenshots, size, scheme):
    link = own_server.new_link(own_server.new_session(), "control", embedIn=[host.origin()])
    host.show(embedded(link), size=size)
    name = f"{size[0]}x{size[1]}-{scheme}"
    shown = Embedded(pages, host.origin(), color_scheme=scheme, viewport={"width": 1280, "height": 1000})
    shown.wait_until_ready().wait_for_picture()
    shown.check(screenshots, f"poster-{name}")
    poster = shown.inside.locator("#poster-picture").bounding_box()
    shown.play()
    shown.check(screenshots, f"live-{name}")
    live = shown.inside.locator("#screen").bounding_box()
    assert [live[side] for side in ("x", "y", "width", "height")] == pytest.approx(
        [poster[side] for side in ("x", "y", "width", "height")], abs=1.5), "nothing jumps"
    frame = shown.page.locator("iframe").bounding_box()
    assert live["x"] >= frame["x"] and live["y"] >= frame["y"]
    assert live["x"] + live["width"] <= frame["x"] + frame["width"]
    assert live["y"] + live["height"] <= frame["y"] + frame["height"]


def test_a_wheel_over_the_poster_and_one_that_the_preview_cannot_use_scroll_the_page_around(own_server, pages, host):
    link = own_server.new_link(own_server.new_session(), "control", embedIn=[host.origin()])
    host.show(embedded(link))
    shown = Embedded(pages, host.origin()).wait_until_ready()
    scrolled = lambda: shown.page.evaluate("() => scrollY")
    shown.page.mouse.move(200, 300)
    shown.page.mouse.wheel(0, 120)
    eventually(lambda: scrolled() > 0, "the page around moves")

    shown.play()
    before = scrolled()
    shown.page.mouse.wheel(0, -60)
    eventually(lambda: scrolled() < before, "the page around moves: the preview goes sideways only")
    assert shown.offset() == [0, 0]


def test_a_sandbox_that_holds_back_the_page_is_named(own_server, pages, host, screenshots):
    pages.expect(".*")
    link = own_server.new_link(own_server.new_session(), "control", embedIn=[host.origin()])
    for sandbox in ["allow-scripts", ""]:
        host.show(embedded(link), more=f'sandbox="{sandbox}"')
        shown = Embedded(pages, host.origin())
        shown.inside.get_by_text("has put it into a sandbox").wait_for()
        assert shown.heard == []
        shown.page.screenshot(path=screenshots / f"embed-sandbox-{sandbox or 'all'}.png")
    host.show(embedded(link), more='sandbox="allow-scripts allow-same-origin"')
    Embedded(pages, host.origin()).wait_until_ready().play()


def test_the_code_that_the_owner_copies_works(own_server, pages, host, screenshots):
    owner = pages.new(permissions=["clipboard-read", "clipboard-write"])
    owner.open(own_server.for_owner(own_server.new_session()))
    owner.page.locator("#share-button").click()
    owner.page.locator("#share-name").fill("Wiki")
    owner.page.get_by_text("Embedding and cards").click()
    owner.page.get_by_role("button", name="Notion").click()
    owner.page.locator("#share-origins").press_sequentially(f"\n{host.origin()}/page")
    owner.page.locator("#share-card").check()
    owner.page.screenshot(path=screenshots / "embed-form.png")
    assert Axe().run(owner.page).violations_count == 0
    owner.page.locator("#share-make").click()
    owner.page.get_by_role("button", name="Copy embed code").click()
    owner.page.get_by_text("The embed code is copied.").wait_for()
    owner.page.locator("#share-embed").scroll_into_view_if_needed()
    owner.page.screenshot(path=screenshots / "embed-made.png")
    assert Axe().run(owner.page).violations_count == 0
    owner.page.get_by_text(f"in frames of www.notion.so, *.notion.site, {host.origin()}").wait_for()

    host.frame(owner.page.evaluate("() => navigator.clipboard.readText()"))
    shown = Embedded(pages, host.origin()).wait_until_ready().play()
    assert shown.page.locator("iframe").get_attribute("title") == shown.state["preview"]["title"]


def get(address, **headers):
    with contextlib.closing(urllib.request.urlopen(urllib.request.Request(address, headers=headers))) as answer:
        return answer.headers, answer.read()


def test_a_card_and_oembed_tell_programs_what_an_address_shows(own_server):
    session = own_server.new_session()
    link = own_server.new_link(session, "view", embedIn=["https://www.notion.so"], card=True)
    address = link.split("#")[0]
    page = get(address)[1].decode()
    tags = dict(re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)">', page))
    assert tags["og:title"] and tags["og:url"] == address
    headers, picture = get(html.unescape(tags["og:image"]))
    assert headers["Content-Type"] == "image/png" and picture.startswith(b"\x89PNG\r\n")
    size = [int.from_bytes(picture[start : start + 4], "big") for start in (16, 20)]
    assert size == [int(tags["og:image:width"]), int(tags["og:image:height"])] == [780, 1688]

    endpoint = html.unescape(re.search(r'type="application/json\+oembed" title="\w+" href="([^"]+)"', page)[1])
    found = json.loads(get(endpoint)[1])
    assert [found["type"], found["title"], found["thumbnail_width"]] == ["rich", html.unescape(tags["og:title"]), 780]
    assert "key=" not in found["html"]
    whole = json.loads(get(f"{own_server.address}/oembed?maxwidth=300&url={urllib.parse.quote(link, safe='')}")[1])
    assert f'src="{html.escape(embedded(link))}"' in whole["html"] and whole["width"] == 300

    assert "og:" not in get(session)[1].decode()
    revoke(own_server, link)
    with pytest.raises(urllib.error.HTTPError, match="404"):
        get(endpoint)
