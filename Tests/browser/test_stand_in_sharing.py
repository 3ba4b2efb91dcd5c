"""Roles and links: what somebody may do who only watches, who drags, links that are made, shown and revoked, and keys
that open nothing. The server is a stand-in."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from guests import KEY, PATH, TOKEN, greeting, open_as_owner, open_with_key, role, show_bar, starting
from stand_in import SESSION, StandIn, hello
from test_stand_in_builds import APPLIED, SIZES
from test_stand_in_knobs import listing, row, WIDTH
from viewer import Mouse, eventually

ENTER, ASK, GRANT = 0x20, 0x21, 0x22
TOUCHES = 0x10
# What a page may send that changes nothing: acknowledgements, the asking for a keyframe, its key, its asking.
HARMLESS = {0x13, 0x14, ENTER, ASK}
LINKS = f"/api/sessions/{SESSION}/links"


def asked(state):
    return {"type": "asked", "state": state}


def person(viewer, **more):
    return {"viewer": viewer, "role": "view", "isGiven": False, "isAsking": False, "link": None, **more}


def people(*those):
    return {"type": "people", "people": list(those)}


def link(number, **more):
    return {
        "link": f"{number:022d}", "session": SESSION, "title": "Carousel", "role": "view", "name": f"Link {number}",
        "made": 90_000, "expires": 176_400, "lastUsed": None, "viewers": 0, "state": "live", **more,
    }  # fmt: skip


class Guarded(StandIn):
    """A server that needs links, as one of its people sees it."""

    def __init__(self, role_name, *more, **members):
        super().__init__([*greeting(role_name, **members), listing(), APPLIED, *more])
        self.links = []
        self.tell_links()
        # As many modules as a link of this length has; a code that says something is for the server's own tests.
        code = ["01" * 16 + "0", "1" * 33] * 16 + ["10" * 16 + "1"]
        addresses = [f"http://192.168.1.7:8080{PATH}", f"http://127.0.0.1:8080{PATH}"]
        made = link(9, name="Sprint demo") | {"key": KEY, "path": PATH, "addresses": addresses, "codes": [code, code]}
        self.answers["POST", LINKS] = (201, made)

    def tell_links(self, *links):
        self.answers["GET", LINKS] = self.answers["GET", "/api/links"] = (200, {"links": list(links), "now": 90_000})


@pytest.fixture
def serve():
    """Starts stand-ins, which end with the test."""
    with starting(Guarded) as start:
        yield start


def open_share(viewer):
    show_bar(viewer.page)
    viewer.page.locator("#share-button").click()
    viewer.page.locator("#share").wait_for()
    viewer.wait_until_still()


def entered(server):
    """The keys that pages came with, in the order in which they came."""
    return [message[2:].decode() for message in server.heard_of(ENTER)]


def changes(server):
    """The messages of pages that change something."""
    return [message for message in list(server.heard) if message[0] not in HARMLESS]


def try_everything(viewer):
    """All that hands and keys can do to a device."""
    page = viewer.page
    Mouse(viewer).drag(300, 100)
    page.mouse.wheel(0, 300)
    page.locator("#screen").focus()
    for key in ("ArrowDown", "PageDown", "End", " ", "a", "Control+z"):
        page.keyboard.press(key)
    viewer.wait_until_felt()


# --- Keys ------------------------------------------------------------------------------------------------------------


def test_a_page_comes_with_the_key_of_its_address_which_stays_there(serve, pages):
    server = serve("view")
    viewer = open_with_key(pages, server)
    eventually(lambda: viewer.address.endswith(f"?preview=carousel#key={KEY}"), "an address with preview and key")
    assert entered(server) == [KEY]
    assert server.heard[0][0] == ENTER, "before anything else"
    viewer.page.reload()
    viewer.wait_until_live()
    assert entered(server) == [KEY, KEY]
    assert KEY not in viewer.page.evaluate("() => JSON.stringify([globalThis.scrollwork, {...sessionStorage}])")


def test_the_key_of_the_address_comes_before_that_of_the_tab(serve, pages):
    server = serve("owner")
    viewer = open_as_owner(pages, server)
    assert entered(server)[-1] == TOKEN
    viewer.page.goto("about:blank")
    viewer.open(f"{server.session}#key={KEY}")
    assert entered(server)[-1] == KEY


def test_a_new_connection_begins_with_the_key_again(serve, pages):
    server = serve("view")
    viewer = open_with_key(pages, server)
    server.show_out(1001, "")
    eventually(lambda: entered(server) == [KEY, KEY], "the key again")
    viewer.wait_until_live()


SEAT = "c2VhdCBvZiBtaWEgbWlhMQ"
NO_STORAGE = """Object.defineProperty(window, 'sessionStorage', {
  get() { throw new DOMException('refused', 'SecurityError'); },
})"""


@pytest.mark.parametrize("keeps", [True, False])
def test_a_seat_comes_with_the_next_key_and_after_a_reload_where_the_browser_keeps_it(serve, pages, keeps):
    server = serve("view")
    viewer = pages.new()
    if not keeps:
        viewer.page.add_init_script(NO_STORAGE)
    viewer.open(f"{server.session}#key={KEY}")
    server.say(role("control") | {"seat": SEAT})
    viewer.eventually(lambda state: state["role"] == "control" and state["isGiven"], "control")
    # A stand-in that takes it, and tells no other.
    server.greeting[1] = role("control") | {"seat": SEAT}
    server.show_out(1001, "")
    sat = b"\x20\x16" + KEY.encode() + b"\x16" + SEAT.encode()
    eventually(lambda: server.heard_of(ENTER)[1:] == [sat], "key and seat")
    viewer.wait_until_live()
    viewer.eventually(lambda state: state["role"] == "control" and state["isGiven"], "control again")
    server.greeting[1] = role("view")
    viewer.page.reload(wait_until="commit")
    viewer.wait_until_live()
    assert server.heard_of(ENTER)[2:] == [sat if keeps else sat[: 2 + len(KEY)]]
    viewer.eventually(lambda state: state["isRoleKnown"] and state["role"] == "view", "that it is used up")
    server.show_out(1001, "")
    eventually(lambda: server.heard_of(ENTER)[3:] == [sat[: 2 + len(KEY)]], "the key alone")
    assert SEAT not in viewer.address


def test_an_owners_key_of_another_start_is_forgotten_and_the_page_comes_without(serve, pages):
    server = serve("control")
    server.closing = (4403, "unknown")
    viewer = pages.new()
    viewer.page.goto(f"{server.session}#owner={TOKEN}")
    eventually(lambda: entered(server)[:2] == [TOKEN, ""], "a second try without the key")
    assert viewer.page.evaluate("() => sessionStorage.length") == 0


@pytest.mark.parametrize(
    ("code", "reason", "title"),
    [
        (4401, "", "This preview is shown to people with a link"),
        (4403, "revoked", "This link has ended"),
        (4403, "expired", "This link has expired"),
        (4403, "unknown", "This link leads nowhere"),
    ],
)
def test_a_key_that_opens_nothing_is_a_friendly_page_without_a_way_to_nowhere(serve, pages, code, reason, title):
    server = serve("view")
    server.closing = (code, reason)
    page = pages.new().page
    page.goto(f"{server.session}#key={KEY}")
    page.get_by_role("alert").get_by_role("heading", name=title).wait_for()
    assert page.locator("#panel").get_by_role("button").or_(page.locator("#panel").get_by_role("link")).count() == 0
    assert page.locator("#standing").is_hidden()
    assert len(entered(server)) == 1, "it is not tried again"
    assert Axe().run(page).violations_count == 0


def test_a_whole_link_that_is_opened_in_the_tab_of_a_cut_one_works(serve, pages):
    server = serve("view")
    server.closing = (4401, "")
    viewer = pages.new()
    viewer.page.goto(server.session)
    viewer.page.locator("#panel").wait_for()
    server.closing = None
    viewer.page.evaluate("(key) => { location.hash = `key=${key}`; }", KEY)
    viewer.wait_until_live()
    assert entered(server)[-1] == KEY


def test_a_link_that_is_revoked_shows_everybody_out_at_once(serve, pages):
    server = serve("control")
    viewer = open_with_key(pages, server)
    server.show_out(4403, "revoked")
    viewer.page.get_by_role("heading", name="This link has ended").wait_for()
    try_everything(viewer)
    assert changes(server) == []


@pytest.mark.parametrize("size", ["a desk", "a small phone"])
def test_the_list_of_previews_tells_people_without_a_key_what_they_need(serve, pages, screenshots, size):
    pages.expect("status of 403")
    server = serve("view")
    server.answers["GET", "/api/previews"] = (403, {"error": "People need a link.", "needsLink": True})
    page = pages.new(**SIZES[size]).page
    page.goto(server.address)
    page.get_by_role("heading", name="This server shows its previews to people with a link").wait_for()
    assert page.locator("#gallery-status").is_hidden()
    assert page.locator("#gallery-about").is_hidden()
    assert Axe().run(page).violations_count == 0
    page.screenshot(path=screenshots / f"guard-{size.replace(' ', '-')}.png")


# --- Watching --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", ["a desk", "a phone"])
def test_somebody_who_watches_sends_nothing_to_the_others_whatever_they_do(serve, pages, size):
    pages.expect("status of 404")  # this server has no copy to look around in
    server = serve("view")
    viewer = open_with_key(pages, server, **SIZES[size])
    try_everything(viewer)
    assert changes(server) == []
    assert viewer.state["inputSeq"] == 0


def test_somebody_who_watches_sees_how_everything_stands_and_nothing_to_change_it(serve, pages, screenshots):
    server = serve("view", listing(itemWidth=300), appearance="dark", textSize="ax1")
    viewer = open_with_key(pages, server)
    page = viewer.page
    page.locator("#standing").wait_for()
    for control in ("turn", "choices", "share-button"):
        assert page.locator(f"#{control}").is_hidden(), control
    assert page.locator("#device-picker").is_disabled()
    assert page.locator("#settings").inner_text() == "Dark appearance · Text size: Accessibility 1"
    assert page.locator("#copy").is_visible()

    page.locator("#knobs-button").click()
    slider = row(viewer, WIDTH).get_by_role("slider")
    assert slider.is_disabled() and slider.input_value() == "300"
    shown = page.locator("#knobs button:visible").all_inner_texts()
    assert [text for text in shown if text] == ["Copy Swift"]
    page.keyboard.press("Control+z")
    page.screenshot(path=screenshots / "watching.png")
    assert changes(server) == []


def test_somebody_who_watches_hears_that_they_do_and_what_a_tap_does_not(serve, pages):
    viewer = open_with_key(pages, serve("view"))
    page = viewer.page
    assert "You are watching" in page.locator("#screen").get_attribute("aria-label")
    eventually(lambda: "You are watching." in page.locator("#announcement").inner_text(), "word of the role")
    assert "copy of your own" in page.locator("#screen").get_attribute("aria-label")
    page.mouse.click(*viewer.place(180, 422))
    eventually(lambda: "look around by yourself" in page.locator("#announcement").inner_text(), "what would do something")


def test_asking_is_sent_and_every_answer_is_shown(serve, pages):
    server = serve("view")
    page = open_with_key(pages, server).page
    line = page.locator("#standing-text")
    page.get_by_role("button", name="Ask to control").click()
    eventually(lambda: server.heard_of(ASK) == [bytes([ASK, 0])], "the asking")
    for state, words in (("absent", "No owner is here"), ("waiting", "was asked"), ("declined", "keeps control")):
        server.say(asked(state))
        eventually(lambda words=words: words in line.inner_text(), words)
    page.get_by_role("button", name="Ask again").click()
    eventually(lambda: len(server.heard_of(ASK)) == 2, "the second asking")
    server.say(asked("waiting"))
    page.get_by_role("button", name="Ask no more").click()
    eventually(lambda: server.heard_of(ASK)[2:] == [bytes([ASK, 1])], "that it is taken back")


def test_control_that_comes_works_at_once_and_can_be_given_back(serve, pages):
    server = serve("view")
    viewer = open_with_key(pages, server)
    page = viewer.page
    page.locator("#standing").wait_for()
    server.say(role("control"))
    page.get_by_role("button", name="Give it back").wait_for()
    assert page.locator("#turn").is_visible() and page.locator("#choices #appearance").is_visible()
    page.locator("#knobs-button").click()
    assert row(viewer, WIDTH).get_by_role("slider").is_enabled()
    Mouse(viewer).drag(300, 100)
    eventually(lambda: server.heard_of(TOUCHES) != [], "touches")

    page.get_by_role("button", name="Give it back").click()
    eventually(lambda: server.heard_of(ASK) == [bytes([ASK, 1])], "that it is given back")
    server.say(role("view"))
    page.get_by_role("button", name="Ask to control").wait_for()


def test_control_that_goes_in_the_middle_of_a_drag_ends_it(serve, pages):
    server = serve("control")
    viewer = open_with_key(pages, server)
    mouse = Mouse(viewer)
    mouse.press(300, 422)
    mouse.move(300, 200, 422)
    eventually(lambda: server.heard_of(TOUCHES) != [], "touches")
    server.say(role("view"))
    viewer.page.get_by_role("button", name="Ask to control").wait_for()
    viewer.wait_until_felt()
    before = len(server.heard_of(TOUCHES))
    mouse.move(200, 100, 422)
    mouse.release()
    viewer.wait_until_felt()
    assert len(server.heard_of(TOUCHES)) == before

    server.say(role("control"))
    viewer.page.locator("#turn").wait_for()
    mouse.drag(300, 200)
    eventually(lambda: len(server.heard_of(TOUCHES)) > before, "touches of a new drag")


def test_on_an_open_server_a_key_holds_nothing_until_it_is_answered(pages):
    server = StandIn(greeting=[hello(role="control"), listing()])
    try:
        viewer = pages.new().open(f"{server.session}#key={KEY}")
        try_everything(viewer)
        assert changes(server) == []
        server.say(role("control"))
        eventually(lambda: viewer.state["isRoleKnown"], "the answer")
        assert viewer.page.locator("#standing").is_hidden(), "nobody gave it"
        Mouse(viewer).drag(300, 100)
        eventually(lambda: server.heard_of(TOUCHES) != [], "touches")
    finally:
        server.close()


def test_who_drags_is_said_after_a_while_and_goes_again(serve, pages):
    server = serve("view")
    viewer = open_with_key(pages, server)
    words = viewer.words_of("#status")
    server.say({"type": "driver", "viewer": 3, "role": "control"})
    eventually(lambda: "Viewer 3 is dragging" in words(), "who drags")
    server.say({"type": "driver", "viewer": None, "role": None})
    eventually(lambda: viewer.page.locator("#status").inner_text() == "", "silence")
    server.say({"type": "driver", "viewer": 4, "role": "owner"})
    eventually(lambda: "The owner is dragging" in words(), "that the owner does")


def test_a_refused_drag_names_who_drags(serve, pages):
    server = serve("control")
    viewer = open_with_key(pages, server)
    words = viewer.words_of("#status")
    server.say({"type": "driver", "viewer": 3, "role": "control"}, {"type": "busy"})
    eventually(lambda: "Viewer 3 is dragging" in words(), "who drags")
    assert "Somebody else is dragging" not in words()


def test_what_is_not_allowed_is_said_for_a_while(serve, pages):
    server = serve("control")
    viewer = open_with_key(pages, server)
    words = viewer.words_of("#status")
    server.say({"type": "refused", "message": "Only people with control may do that."})
    eventually(lambda: "Only people with control may do that." in words(), "the sentence")


# --- Sharing ---------------------------------------------------------------------------------------------------------


def test_people_without_the_owners_key_copy_the_address_with_its_key(serve, pages):
    viewer = open_with_key(pages, serve("control"), permissions=["clipboard-read", "clipboard-write"])
    assert viewer.page.locator("#share-button").is_hidden()
    viewer.page.locator("#copy").click()
    eventually(lambda: viewer.page.evaluate("() => navigator.clipboard.readText()") == viewer.address, "the address")
    assert viewer.address.endswith(f"#key={KEY}")


def test_an_owner_makes_a_link_by_keyboard_and_copies_it(serve, pages):
    server = serve("owner")
    viewer = open_as_owner(pages, server, permissions=["clipboard-read", "clipboard-write"])
    page = viewer.page
    assert page.locator("#copy").is_hidden()
    page.locator("#share-button").press("Enter")
    page.locator("#share").wait_for()
    assert page.evaluate("() => document.activeElement.id") == "share-close"
    page.keyboard.press("Tab")
    page.keyboard.type("Sprint demo")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    page.keyboard.press("End")
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.textContent") == "Embedding and cards"
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator("#share-made").wait_for()
    ordered = [(path, headers["Authorization"], body) for path, headers, body in server.orders]
    assert ordered == [(LINKS, f"Bearer {TOKEN}", {"role": "control", "name": "Sprint demo", "expires": "never"})]
    assert page.evaluate("() => document.activeElement.id") == "share-copy"
    page.keyboard.press("Enter")
    eventually(lambda: page.locator("#share-status").inner_text() == "The link is copied.", "word of the copy")
    assert page.evaluate("() => navigator.clipboard.readText()") == f"http://192.168.1.7:8080{PATH}"
    page.keyboard.press("Escape")
    assert page.locator("#share").is_hidden()
    assert page.evaluate("() => document.activeElement.id") == "share-button"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_code_is_dark_on_light_whatever_the_page_is(serve, pages, scheme):
    viewer = open_as_owner(pages, serve("owner"), color_scheme=scheme)
    open_share(viewer)
    viewer.page.locator("#share-name").fill("Sprint demo")
    viewer.page.locator("#share-make").click()
    code = viewer.page.get_by_role("img", name="QR code of the link")
    code.wait_for()
    fills = code.evaluate("(code) => [...code.children].map((part) => getComputedStyle(part).fill)")
    assert fills == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]
    assert code.get_attribute("viewBox") == "0 0 41 41"

    viewer.page.locator("#share-address").select_option(label="127.0.0.1:8080 (this machine)")
    assert code.is_hidden()
    assert "--lan" in viewer.page.locator("#share-code-note").inner_text()


def test_a_link_is_revoked_after_one_question(serve, pages):
    server = serve("owner")
    server.tell_links(link(1, name="<b>Review</b>", viewers=2), link(2, state="expired"))
    server.answers["POST", f"/api/links/{1:022d}/revoke"] = (200, link(1, name="<b>Review</b>", state="revoked"))
    viewer = open_as_owner(pages, server)
    open_share(viewer)
    page = viewer.page
    page.get_by_role("button", name="Revoke <b>Review</b>").click()
    assert page.evaluate("() => document.activeElement.textContent") == "Keep"
    page.get_by_role("button", name="Revoke it").click()
    eventually(lambda: "is revoked." in page.locator("#share-status").inner_text(), "word of it")
    assert page.get_by_role("button", name="Revoke", exact=False).count() == 0


def test_an_asking_is_seen_without_the_panel_and_one_key_answers_it(serve, pages):
    server = serve("owner")
    viewer = open_as_owner(pages, server)
    page = viewer.page
    server.say(people(person(1, role="owner"), person(2, isAsking=True, link="Review"), person(3, isAsking=True)))
    eventually(lambda: "Viewer 2" in page.locator("#announcement").inner_text(), "word of the asking")
    assert page.locator("#share-count").inner_text() == "2"
    assert page.locator("#share-button").get_attribute("aria-label") == "Share. 2 ask for control"
    page.locator("#standing").get_by_role("button", name="Give control").press("Enter")
    eventually(lambda: server.heard_of(GRANT) == [bytes([GRANT, 2, 1])], "the gift")
    server.say(people(person(1, role="owner"), person(2, role="control", isGiven=True), person(3, isAsking=True)))
    page.locator("#standing").get_by_role("button", name="Not now").click()
    eventually(lambda: server.heard_of(GRANT)[1:] == [bytes([GRANT, 3, 0])], "the other answer")
    server.say(people(person(1, role="owner"), person(2, role="control", isGiven=True), person(3)))
    page.locator("#standing").wait_for(state="hidden")
    assert page.evaluate("() => document.activeElement.id") == "screen"

    open_share(viewer)
    page.get_by_role("button", name="Take control back: Viewer 2").click()
    eventually(lambda: server.heard_of(GRANT)[2:] == [bytes([GRANT, 2, 0])], "that it is taken back")


def full_panel(pages, serve, **options):
    """An owner's page with everything that the panel can have."""
    server = serve("owner")
    server.tell_links(
        link(1, name="Accessibility check with the team in Berlin and Lisbon", role="control", expires=None, viewers=3),
        link(2, name="مراجعة التصميم"), link(3, state="revoked", name="W" * 60),
    )  # fmt: skip
    viewer = open_as_owner(pages, server, **options)
    server.say(
        people(
            person(1, role="owner"), person(2, isAsking=True, link="W" * 60), person(3, role="control", isGiven=True),
            person(4, role="control", link="مراجعة التصميم"), person(5),
        )
    )  # fmt: skip
    viewer.page.locator("#standing").wait_for()
    open_share(viewer)
    viewer.page.locator("#share-name").fill("Sprint demo")
    viewer.page.locator("#share-make").click()
    viewer.page.locator("#share-made").wait_for()
    viewer.page.locator(".share-link").nth(2).wait_for()
    return viewer


# Elements of the panel or the line of which a part is beyond the edge of the window, or of the panel.
OUTSIDE = """() => [...document.querySelectorAll('#share *:not(option), #standing *')].filter((element) => {
  const box = element.getBoundingClientRect();
  const room = (element.closest('#share') ?? document.documentElement).getBoundingClientRect();
  return box.width > 1 && (box.left < room.left - 0.5 || box.right > room.right + 0.5);
}).map((element) => `${element.tagName} ${element.className}`)"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_the_panel_fits_and_axe_finds_nothing_to_complain_of(serve, pages, screenshots, size, scheme):
    viewer = full_panel(pages, serve, **SIZES[size], color_scheme=scheme)
    name = f"share-{size.replace(' ', '-')}-{scheme}"
    assert viewer.page.evaluate(OUTSIDE) == []
    viewer.page.screenshot(path=screenshots / f"{name}.png")
    found = Axe().run(viewer.page)
    assert found.violations_count == 0, found.generate_report()
    viewer.page.locator(".share-link").nth(2).scroll_into_view_if_needed()
    viewer.page.screenshot(path=screenshots / f"{name}-links.png")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_a_watchers_page_fits_and_axe_finds_nothing_to_complain_of(serve, pages, screenshots, size, scheme):
    server = serve("view", appearance="dark", textSize="ax3", direction="rtl", viewers=12)
    viewer = open_with_key(pages, server, **SIZES[size], color_scheme=scheme)
    server.say(asked("absent"))
    eventually(lambda: "No owner" in viewer.page.locator("#standing-text").inner_text(), "the longest line")
    show_bar(viewer.page)
    viewer.wait_until_still()
    assert viewer.page.evaluate(OUTSIDE) == []
    settings = viewer.page.locator("#settings").bounding_box()
    assert settings["x"] + settings["width"] <= viewer.page.viewport_size["width"]
    assert viewer.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    viewer.page.screenshot(path=screenshots / f"watching-{size.replace(' ', '-')}-{scheme}.png")
    viewer.page.locator("#knobs-button").click()
    viewer.page.locator("#knobs").wait_for()
    viewer.wait_until_still()
    assert viewer.page.locator("#knobs footer").evaluate("(foot) => foot.getBoundingClientRect().bottom") <= (
        viewer.page.locator("#standing").bounding_box()["y"] + 0.5)
    found = Axe().run(viewer.page)
    assert found.violations_count == 0, found.generate_report()


# --- The owner's list ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["a desk", "a phone", "a small phone"])
def test_the_owners_list_of_links_fits_and_axe_finds_nothing_to_complain_of(serve, pages, screenshots, size, scheme):
    server = serve("owner")
    server.answers["GET", "/api/sessions"] = (200, {"sessions": [], "count": 0, "now": 90_000})
    server.tell_links(
        link(1, name="W" * 60, title="Carousel", viewers=12, lastUsed=89_000), link(2, role="control", expires=None),
        link(3, state="expired", name="مراجعة التصميم"), link(4, state="revoked"),
    )  # fmt: skip
    page = pages.new(**SIZES[size], color_scheme=scheme).page
    page.goto(f"{server.address}/sessions#owner={TOKEN}")
    page.locator(".link-row").nth(3).wait_for()
    assert page.locator("#links-count").inner_text() == "2 links, and 2 that ended in the last days."
    assert page.get_by_role("button", name="Revoke").count() == 2
    page.get_by_role("button", name="Revoke Link 2").click()
    page.screenshot(path=screenshots / f"owners-links-{size.replace(' ', '-')}-{scheme}.png", full_page=True)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
