"""Looking around by oneself: an own gesture of somebody who watches leaves, nothing of it reaches the others, and there
is a way back from everywhere. The server is a stand-in."""

import threading

import pytest
from axe_playwright_python.sync_playwright import Axe
from guests import KEY, greeting, open_as_owner, open_with_key, show_bar, starting
from stand_in import SESSION, StandIn
from test_stand_in_builds import APPLIED, SIZES
from test_stand_in_knobs import listing, row, WIDTH
from viewer import FELT, Finger, Mouse, eventually

TOUCHES, WHEEL, KEYS, KNOB, ENTER, ASK, GATHER = 0x10, 0x11, 0x12, 0x16, 0x20, 0x21, 0x26
# What a page may send to the others that changes nothing there.
HARMLESS = {0x13, 0x14, ENTER, ASK, GATHER}
ASIDE = "BBBBBBBBBBBBBBBBBBBBBB"
HOME, APART = f"/s/{SESSION}", f"/s/{ASIDE}"
ORDER = f"/api/sessions/{SESSION}/aside"
LINE = "You are looking around by yourself."


class Followed(StandIn):
    """A session with others in it, as one of its people sees it, which has an aside for whoever asks."""

    def __init__(self, role_name="view", *more, **members):
        super().__init__([*greeting(role_name, viewers=2, **members), listing(), APPLIED, *more])
        rights = "owner" if role_name == "owner" else "control"
        self.others[APART] = [*greeting(rights, session=ASIDE, parent=SESSION), listing(), APPLIED]
        self.answers["POST", ORDER] = (201, {"session": ASIDE, "path": APART})

    def heard_apart(self, *kinds):
        return [message for message in list(self.heard_at.get(APART, [])) if message[0] in kinds]

    def changes(self):
        """The messages to the others that change something for them."""
        return [message for message in list(self.heard_at.get(HOME, [])) if message[0] not in HARMLESS]

    def asked(self):
        """How often an aside was asked for."""
        return [path for path, _, _ in list(self.orders)].count(ORDER)


class Slow(Followed):
    """One that makes no aside before it is told to."""

    def __init__(self, *arguments, **members):
        super().__init__(*arguments, **members)
        self.may = threading.Event()
        made, stand_in = self.answers, self

        class Waiting(dict):
            def get(self, key, otherwise=None):
                if key == ("POST", ORDER):
                    stand_in.may.wait(60)
                return super().get(key, otherwise)

        self.answers = Waiting(made)


@pytest.fixture
def serve():
    """Starts stand-ins, which end with the test."""
    with starting(Followed) as start:
        yield start


@pytest.fixture
def serve_slowly():
    with starting(Slow) as start:
        yield start


def phases(message):
    """The phases of the touches of a message: 0 began, 1 moved, 2 ended, 3 cancelled. Numbers take one to five bytes."""

    def varint():
        nonlocal position
        value = shift = 0
        while True:
            byte = message[position]
            position += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    position, found = 1, []
    varint()
    for _ in range(varint()):
        found.append(message[position])
        position += 1
        for _ in range(4):
            varint()
    return found


def touched(server):
    """The phases of all touches that have reached the aside."""
    return [phase for message in server.heard_apart(TOUCHES) for phase in phases(message)]


def line(page):
    return page.locator("#standing-text")


def until_apart(viewer):
    viewer.eventually(lambda state: state["aside"] == ASIDE, "the aside")
    eventually(lambda: line(viewer.page).inner_text() == LINE, "the line")


def leave(viewer):
    viewer.page.locator("#screen").focus()
    viewer.page.keyboard.press("ArrowDown")
    until_apart(viewer)


def focused(page):
    return page.evaluate("() => document.activeElement.id")


# --- Leaving ---------------------------------------------------------------------------------------------------------


def test_a_drag_of_who_watches_leaves_and_goes_on_under_the_hand(serve_slowly, pages):
    server = serve_slowly()
    viewer = open_with_key(pages, server)
    mouse = Mouse(viewer)
    mouse.press(300, 422)
    mouse.move(300, 200, 422)
    eventually(lambda: server.asked() == 1, "the asking")
    assert server.orders[-1][1]["Authorization"] == f"Bearer {KEY}"
    server.may.set()
    until_apart(viewer)
    eventually(lambda: touched(server), "what was held")
    assert touched(server)[0] == 0 and set(touched(server)[1:]) == {1}
    held = len(touched(server))
    mouse.move(200, 150, 422)
    mouse.release()
    eventually(lambda: touched(server)[-1] == 2, "the end of the drag")
    assert len(touched(server)) > held + 1 and touched(server).count(0) == 1
    assert server.changes() == []
    assert viewer.address.startswith(server.session), "a reload is back with the others"


def test_a_fling_that_is_over_before_the_copy_is_open_arrives_whole_in_one_message(serve_slowly, pages):
    server = serve_slowly()
    viewer = pages.phone(**{"permissions": []})
    viewer.open(f"{server.session}#key={KEY}")
    Finger(viewer).flick(300, 100)
    eventually(lambda: server.asked() == 1, "the asking")
    eventually(lambda: "Making a copy" in viewer.page.locator("#status").inner_text(), "why nothing moves yet")
    server.may.set()
    until_apart(viewer)
    (message,) = eventually(lambda: server.heard_apart(TOUCHES), "the fling")
    found = phases(message)
    assert found[0] == 0 and found[-1] == 2 and set(found[1:-1]) == {1}
    eventually(lambda: viewer.page.locator("#status").inner_text() == "", "silence")
    assert server.changes() == []


@pytest.mark.parametrize(("way", "kind"), [("wheel", WHEEL), ("key", KEYS)])
def test_a_wheel_and_a_key_leave_too_and_are_done(serve, pages, way, kind):
    server = serve()
    viewer = open_with_key(pages, server)
    page = viewer.page
    page.mouse.move(*viewer.place(180, 422))
    if way == "wheel":
        page.mouse.wheel(0, 300)
    else:
        page.locator("#screen").focus()
        page.keyboard.press("PageDown")
    until_apart(viewer)
    eventually(lambda: len(server.heard_apart(kind)) == 1, "what was done")
    assert (server.changes(), server.asked()) == ([], 1)


def test_a_tap_of_who_watches_stays_and_reminds(serve, pages):
    server = serve()
    viewer = open_with_key(pages, server)
    eventually(lambda: line(viewer.page).inner_text() == "You are watching.", "the line")
    viewer.page.mouse.click(*viewer.place(180, 422))
    eventually(lambda: "Drag or scroll" in viewer.page.locator("#announcement").inner_text(), "the reminder")
    assert (server.changes(), server.asked()) == ([], 0)


def test_the_picture_stays_until_that_of_the_copy_is_there(serve, pages):
    server = serve()
    viewer = open_with_key(pages, server)
    before = viewer.picture()
    picture, server.picture = server.picture, []
    leave(viewer)
    viewer.page.evaluate(FELT)
    assert viewer.picture() == before
    assert viewer.page.locator("#device").get_attribute("data-live") == "yes"
    server.say(*picture, at=APART)
    viewer.page.get_by_role("button", name="Back to the others").click()
    eventually(lambda: line(viewer.page).inner_text() == "You are watching.", "the others")
    viewer.page.evaluate(FELT)
    assert viewer.picture() == before


@pytest.mark.parametrize("status", [429, 403, 404])
def test_a_refusal_is_said_and_nothing_moves(serve, pages, status):
    pages.expect(f"status of {status}")
    server = serve()
    server.answers["POST", ORDER] = (status, {"error": "There is no place for another copy. Try again later."})
    viewer = open_with_key(pages, server)
    words = viewer.words_of("#status")
    Mouse(viewer).drag(300, 100)
    eventually(lambda: "There is no place for another copy. Try again later." in words(), "the server's sentence")
    assert (server.changes(), server.asked()) == ([], 1)
    assert line(viewer.page).inner_text() == "You are watching."
    assert viewer.state["connection"]["phase"] == "open"


def test_without_a_network_that_is_said_and_the_page_watches_on(serve, pages):
    pages.expect("ERR_FAILED")
    server = serve()
    viewer = open_with_key(pages, server)
    viewer.page.route(f"**{ORDER}", lambda route: route.abort())
    words = viewer.words_of("#status")
    Mouse(viewer).drag(300, 100)
    eventually(lambda: "The server does not answer. Is it still running?" in words(), "why")
    assert server.changes() == []


def test_somebody_with_control_leaves_by_the_panel_and_by_keyboard_alone(serve, pages):
    server = serve("control")
    viewer = open_with_key(pages, server)
    page = viewer.page
    page.locator("#viewers").focus()
    page.keyboard.press("Enter")
    leaving = page.get_by_role("button", name="Look around by yourself")
    leaving.press("Enter")
    until_apart(viewer)
    assert page.locator("#company").is_hidden()
    assert focused(page) == "screen"
    page.keyboard.press("ArrowDown")
    eventually(lambda: server.heard_apart(KEYS), "the key, in the copy")
    assert server.changes() == []


# --- In the copy -----------------------------------------------------------------------------------------------------


def test_who_only_watches_has_everything_in_the_copy_and_nothing_of_it_after(serve, pages):
    server = serve("view", listing(itemWidth=300))
    viewer = open_with_key(pages, server)
    page = viewer.page
    eventually(lambda: "itemWidth=300" in viewer.address, "how the session stands, in the address")
    address = viewer.address
    leave(viewer)
    assert page.locator("#turn").is_visible() and page.locator("#choices #appearance").is_visible()
    page.locator("#knobs-button").click()
    row(viewer, WIDTH).get_by_role("slider").press("ArrowRight")
    eventually(lambda: server.heard_apart(KNOB), "the knob")
    # What is still to be written into the address is written there before it is passed on.
    page.get_by_role("button", name="Copy link", exact=True).click()
    viewer.wait_until_felt()
    assert viewer.address == address, "it leads to the others"
    page.get_by_role("button", name="Back to the others").click()
    eventually(lambda: line(page).inner_text() == "You are watching.", "the others")
    assert page.locator("#turn").is_hidden()
    assert row(viewer, WIDTH).get_by_role("slider").is_disabled()
    assert row(viewer, WIDTH).get_by_role("slider").input_value() == "300"
    page.keyboard.press("Control+z")
    viewer.wait_until_felt()
    assert server.changes() == []


def test_a_link_to_this_state_is_to_the_others_with_the_state_of_the_copy(serve, pages):
    server = serve()
    server.answers["GET", f"/api/sessions/{ASIDE}/state"] = (200, {
        "preview": "carousel", "size": [390, 844], "revision": "r1", "state": "QUJD", "isWhole": True,
    })  # fmt: skip
    viewer = open_with_key(pages, server, permissions=["clipboard-read", "clipboard-write"])
    leave(viewer)
    viewer.page.locator("#copy-state").click()
    eventually(lambda: "copied" in viewer.page.locator("#announcement").inner_text(), "word of the copy")
    copied = viewer.page.evaluate("() => navigator.clipboard.readText()")
    assert copied.startswith(f"{server.session}?preview=carousel") and ASIDE not in copied
    assert f"#key={KEY}" in copied and "state=QUJD" in copied


def test_remarks_in_the_copy_are_asked_for_there(serve, pages):
    server = serve()
    for session in (SESSION, ASIDE):
        path = f"/api/sessions/{session}/remarks"
        server.answers["GET", path] = (200, {"remarks": [], "allowed": True, "now": 99_000})
    server.others[APART].append({"type": "remarks", "version": 1, "open": 1, "all": 1, "allowed": True})
    viewer = open_with_key(pages, server)
    with viewer.page.expect_request(f"**/api/sessions/{ASIDE}/remarks"):
        leave(viewer)


# --- Coming back -----------------------------------------------------------------------------------------------------


def test_by_keyboard_somebody_comes_back_and_the_focus_is_the_devices(serve, pages):
    server = serve()
    viewer = open_with_key(pages, server)
    page = viewer.page
    leave(viewer)
    assert page.locator("#announcement").inner_text() == LINE
    page.get_by_role("button", name="Back to the others").focus()
    page.keyboard.press("Enter")
    eventually(lambda: line(page).inner_text() == "You are watching.", "the others")
    assert page.locator("#announcement").inner_text() == "You are watching."
    assert focused(page) == "screen"
    assert server.heard_of(ASK) == [], "the button that stands there now was not pressed"
    server.say({"type": "driver", "viewer": 2, "role": "owner"}, at=HOME)
    viewer.eventually(lambda state: state["driver"], "word of the others")


def test_who_is_asked_to_come_back_reads_by_whom_and_decides(serve, pages):
    server = serve()
    viewer = open_with_key(pages, server)
    page = viewer.page
    leave(viewer)
    server.say({"type": "gather", "name": "", "role": "owner"}, at=APART)
    eventually(lambda: line(page).inner_text() == "The owner asks you to come back.", "the asking")
    assert page.locator("#announcement").inner_text() == "The owner asks you to come back."
    page.get_by_role("button", name="Not now").press("Enter")
    eventually(lambda: line(page).inner_text() == LINE, "that it was heard")
    assert focused(page) == "screen"
    server.say({"type": "gather", "name": "<b>Mia</b>", "role": "control"}, at=APART)
    eventually(lambda: "<b>Mia</b>" in line(page).inner_text(), "the second asking")
    page.get_by_role("button", name="Back to the others").click()
    eventually(lambda: line(page).inner_text() == "You are watching.", "the others")


def test_an_owner_sees_how_many_have_left_and_asks_them_back(serve, pages):
    server = serve("owner")
    viewer = open_as_owner(pages, server)
    page = viewer.page
    server.say({"type": "presence", "viewers": 1}, {"type": "aside", "count": 2})
    eventually(lambda: page.locator("#viewers").inner_text() == "1 here, 2 alone", "the count")
    page.locator("#viewers").click()
    page.get_by_text("2 people are looking around by themselves.").wait_for()
    page.get_by_role("button", name="Ask them back").press("Enter")
    eventually(lambda: server.heard_of(GATHER) == [bytes([GATHER])], "the asking")
    assert page.locator("#company-status").inner_text() == "They are asked to come back."
    page.get_by_role("button", name="Ask them back").press("Enter")
    viewer.wait_until_felt()
    assert len(server.heard_of(GATHER)) == 1
    server.say({"type": "aside", "count": 0})
    page.get_by_role("button", name="Ask them back").wait_for(state="hidden")


def test_who_watches_reads_how_many_have_left_and_asks_nobody(serve, pages):
    viewer = open_with_key(pages, serve("view", {"type": "aside", "count": 1}))
    viewer.page.locator("#viewers").click()
    viewer.page.get_by_text("1 person is looking around by themselves.").wait_for()
    assert viewer.page.get_by_role("button", name="Ask them back").count() == 0


def test_a_copy_that_ends_leads_back_with_words(serve, pages):
    server = serve()
    viewer = open_with_key(pages, server)
    words = viewer.words_of("#status")
    leave(viewer)
    server.show_out(4404, "", at=APART)
    eventually(lambda: line(viewer.page).inner_text() == "You are watching.", "the others")
    eventually(lambda: "You are with the others again: your own copy has ended." in words(), "why")
    assert viewer.page.locator("#panel").is_hidden()


def test_a_copy_that_ends_with_its_session_shows_that_it_has_ended(serve, pages):
    server = serve()
    viewer = open_with_key(pages, server)
    leave(viewer)
    server.closing = (4404, "")
    server.show_out(4404, "")
    viewer.page.get_by_role("heading", name="This preview has ended").wait_for()
    assert viewer.page.locator("#standing").is_hidden()


def test_a_link_that_is_revoked_shows_out_of_the_copy_too(serve, pages):
    server = serve()
    viewer = open_with_key(pages, server)
    leave(viewer)
    server.show_out(4403, "revoked")
    viewer.page.get_by_role("heading", name="This link has ended").wait_for()
    Mouse(viewer).drag(300, 100)
    viewer.wait_until_felt()
    assert server.asked() == 1


def test_a_connection_that_is_lost_comes_back_to_the_copy(serve, pages):
    server = serve()
    viewer = open_with_key(pages, server)
    leave(viewer)
    before = len(server.heard_apart(ENTER))
    server.show_out(1001, "", at=APART)
    eventually(lambda: len(server.heard_apart(ENTER)) > before, "another socket")
    until_apart(viewer)
    viewer.page.reload()
    viewer.wait_until_live()
    assert (viewer.state["aside"], line(viewer.page).inner_text()) == ("", "You are watching.")


# --- How it looks ----------------------------------------------------------------------------------------------------

OUTSIDE = """() => [...document.querySelectorAll('#company *, #standing *')].filter((element) => {
  const box = element.getBoundingClientRect();
  const room = (element.closest('#company') ?? document.documentElement).getBoundingClientRect();
  return box.width > 1 && (box.left < room.left - 0.5 || box.right > room.right + 0.5);
}).map((element) => `${element.tagName} ${element.id}`)"""


def look(viewer, screenshots, name):
    viewer.wait_until_still()
    viewer.page.screenshot(path=screenshots / f"aside-{name}.png")
    assert viewer.page.evaluate(OUTSIDE) == []
    assert viewer.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    found = Axe().run(viewer.page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("has_remarks", [True, False])
@pytest.mark.parametrize("size", SIZES)
def test_each_state_fits_and_axe_finds_nothing_to_complain_of(serve, pages, screenshots, size, has_remarks, scheme):
    remarks = [{"type": "remarks", "version": 1, "open": 0, "all": 0, "allowed": True}] if has_remarks else []
    server = serve("view", *remarks, appearance=scheme)
    server.others[APART][0]["appearance"] = scheme
    server.others[APART] += remarks
    viewer = open_with_key(pages, server, **SIZES[size], color_scheme=scheme)
    page, name = viewer.page, f"{size.replace(' ', '-')}-{scheme}{'-remarks' if has_remarks else ''}"
    eventually(lambda: line(page).inner_text() == "You are watching.", "the line")
    look(viewer, screenshots, f"{name}-0-watching")
    device = page.locator("#screen").bounding_box()
    leave(viewer)
    look(viewer, screenshots, f"{name}-1-apart")
    assert page.locator("#screen").bounding_box() == device, "the device stays under the finger"
    server.say({"type": "gather", "name": "Wolfeschlegelsteinhausenbergerdorff", "role": "control"}, at=APART)
    page.get_by_role("button", name="Not now").wait_for()
    look(viewer, screenshots, f"{name}-2-asked")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_the_panel_of_who_has_control_fits_and_axe_finds_nothing_to_complain_of(serve, pages, screenshots, size, scheme):
    server = serve("control", {"type": "aside", "count": 12}, appearance=scheme)
    viewer = open_with_key(pages, server, **SIZES[size], color_scheme=scheme)
    name = f"{size.replace(' ', '-')}-{scheme}"
    show_bar(viewer.page)
    viewer.wait_until_still()
    viewer.page.screenshot(path=screenshots / f"aside-{name}-3-bar.png")
    viewer.page.locator("#viewers").click()
    viewer.page.get_by_role("button", name="Ask them back").wait_for()
    look(viewer, screenshots, f"{name}-4-panel")
