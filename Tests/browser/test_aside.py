"""Looking around by oneself, on the real server: who watches leaves by an own gesture, sees the copy move and not the
others, is asked back, and comes back to what the others see."""

import json
import urllib.request

import pytest
from axe_playwright_python.sync_playwright import Axe
from test_sharing import PITCH
from viewer import Finger, Mouse, eventually

LINE = "You are looking around by yourself."
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 3, "has_touch": True, "is_mobile": True}


def line(viewer):
    return viewer.page.locator("#standing-text")


def until_apart(viewer):
    viewer.eventually(lambda state: state["aside"] != "", "the copy")
    eventually(lambda: line(viewer).inner_text() == LINE, "the line")


def go_back(viewer):
    viewer.page.get_by_role("button", name="Back to the others").click()
    viewer.eventually(lambda state: state["aside"] == "" and state["role"] == "view", "the others")


def scene(viewer):
    """What a page shows, in numbers and words: the line at its foot leaves a watcher's device less room, so pixels differ."""
    return viewer.state["scrollers"], viewer.page.locator("#mirror").inner_text()


class Shown:
    """A session that its owner drives, and one who came with a link for watching."""

    def __init__(self, server, pages, **options):
        self.server = server
        self.session = server.new_session()
        self.owner = pages.new()
        self.owner.page.goto(server.owners_address)
        self.owner.page.locator("#sessions-link").wait_for()
        self.owner.open(self.session)
        self.link = server.new_link(self.session, "view")
        self.guest = pages.new(**options).open(self.link)
        self.guest.page.get_by_role("button", name="Ask to control").wait_for()

    def order(self, path):
        with urllib.request.urlopen(self.server.owners_request(path, b"{}"), timeout=60) as answer:
            return json.load(answer)

    def revoke(self):
        name = self.link.partition("link=")[2].partition("#")[0]
        self.order(f"/api/links/{name}/revoke")

    def end(self):
        self.order(f"/api/sessions/{self.session.rsplit('/', 1)[1]}/end")


@pytest.fixture
def shown(own_server, pages):
    return Shown(own_server, pages)


def test_who_watches_drags_a_copy_under_the_hand_and_comes_back_to_the_others(shown, screenshots):
    owner, guest = shown.owner, shown.guest
    eventually(lambda: scene(guest) == scene(owner), "the same scene")
    before = owner.picture()

    mouse = Mouse(guest)
    mouse.press(330, 422)
    mouse.move(330, 200, 422)
    until_apart(guest)
    held = guest.wait_for_rest()
    assert held[0] > 60 and held == pytest.approx(guest.inspected_offset(hold_seconds=0.5), abs=0.5)
    mouse.move(200, 100, 422)
    further = guest.wait_for_rest()
    assert further[0] > held[0] + 50, "it goes on under the hand"
    assert further == pytest.approx(guest.inspected_offset(hold_seconds=0.5), abs=0.5)
    mouse.release()
    assert guest.wait_for_rest() == pytest.approx([PITCH, 0], abs=0.5)
    assert (owner.offset(), owner.picture()) == ([0, 0], before)
    eventually(lambda: owner.page.locator("#viewers").inner_text() == "1 here, 1 alone", "the count")

    alone = guest.picture()
    for _ in range(2):
        Mouse(owner).drag(350, 40)
        there = owner.wait_for_rest()
    assert there == pytest.approx([2 * PITCH, 0], abs=0.5)
    assert (guest.offset(), guest.picture()) == (pytest.approx([PITCH, 0], abs=0.5), alone)
    guest.page.screenshot(path=screenshots / "aside-real.png")

    owner.page.locator("#viewers").click()
    owner.page.get_by_role("button", name="Ask them back").click()
    eventually(lambda: line(guest).inner_text() == "The owner asks you to come back.", "the asking")
    guest.page.screenshot(path=screenshots / "aside-real-asked.png")
    owner.page.locator("#company-close").click()
    go_back(guest)
    guest.eventually(lambda state: state["scrollers"]["main"]["offset"] == there, "what the others see")
    eventually(lambda: scene(guest) == scene(owner), "the same scene")
    eventually(lambda: owner.page.locator("#viewers").inner_text() == "2 here", "the count")

    Mouse(owner).drag(40, 350)
    there = owner.wait_for_rest()
    guest.eventually(lambda state: state["scrollers"]["main"]["offset"] == there, "it follows again")


def test_a_copy_begins_with_what_the_others_see(shown):
    owner, guest = shown.owner, shown.guest
    Mouse(owner).drag(350, 40)
    owner.wait_for_rest()
    owner.page.locator("#appearance").click()
    guest.eventually(lambda state: state["appearance"] == "dark", "the appearance")
    eventually(lambda: scene(guest) == scene(owner), "the same scene")
    picture, owners = guest.picture(), owner.picture()
    guest.page.locator("#viewers").click()
    guest.page.get_by_role("button", name="Look around by yourself").click()
    until_apart(guest)
    eventually(lambda: scene(guest) == scene(owner), "the same scene in the copy")
    eventually(lambda: guest.picture() == picture, "pixel by pixel")
    guest.page.locator("#appearance").click()
    guest.eventually(lambda state: state["appearance"] == "light", "light, in the copy")
    assert (owner.state["appearance"], owner.picture()) == ("dark", owners)


def test_on_a_phone_a_fling_is_felt_in_the_copy(own_server, pages, screenshots):
    shown = Shown(own_server, pages, **PHONE)
    guest = shown.guest
    Finger(guest).flick(330, 100)
    until_apart(guest)
    assert guest.wait_for_rest() == pytest.approx(guest.inspected_offset(), abs=0.5)
    assert guest.offset()[0] > 100
    assert shown.owner.offset() == [0, 0]
    guest.page.screenshot(path=screenshots / "aside-real-phone.png")
    found = Axe().run(guest.page)
    assert found.violations_count == 0, found.generate_report()
    guest.page.get_by_role("button", name="Back to the others").tap()
    guest.eventually(lambda state: state["aside"] == "" and state["scrollers"]["main"]["offset"] == [0, 0], "the others")


@pytest.mark.parametrize("deed", ["wheel", "key"])
def test_a_wheel_and_a_key_move_the_copy_alone(shown, deed):
    guest = shown.guest
    guest.page.mouse.move(*guest.place(180, 422))
    if deed == "wheel":
        guest.page.mouse.wheel(300, 0)
    else:
        guest.page.locator("#screen").focus()
        guest.page.keyboard.press("ArrowRight")
    until_apart(guest)
    guest.eventually(lambda state: state["scrollers"]["main"]["offset"][0] > 0, "the copy has moved")
    assert shown.owner.offset() == [0, 0]


def test_a_session_that_ends_ends_its_copies_and_a_page_in_one_says_so(shown):
    Mouse(shown.guest).drag(330, 100)
    until_apart(shown.guest)
    shown.end()
    shown.guest.page.get_by_role("heading", name="This preview has ended").wait_for()
    assert shown.guest.page.locator("#standing").is_hidden()


def test_a_link_that_is_revoked_shows_out_of_the_copy(shown):
    Mouse(shown.guest).drag(330, 100)
    until_apart(shown.guest)
    shown.revoke()
    shown.guest.page.get_by_role("heading", name="This link has ended").wait_for()
    assert shown.owner.state["connection"]["phase"] == "open"


def test_a_server_that_is_started_again_has_the_session_and_no_copy(own_server, pages):
    pages.expect("WebSocket|ERR_CONNECTION|status of")
    shown = Shown(own_server, pages)
    guest = shown.guest
    Mouse(guest).drag(330, 100)
    until_apart(guest)
    words = guest.words_of("#status")
    own_server.stop()
    own_server.start()
    guest.eventually(lambda state: state["aside"] == "" and state["connection"]["phase"] == "open", "the others")
    eventually(lambda: any("your own copy has ended" in text for text in words()), "why")
    guest.eventually(lambda state: state["scrollers"]["main"]["offset"] == [0, 0], "what the others see")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_axe_finds_nothing_to_complain_of(own_server, pages, screenshots, screen, scheme):
    options = PHONE if screen == "phone" else {}
    shown = Shown(own_server, pages, color_scheme=scheme, **options)
    guest, owner = shown.guest, shown.owner

    def look(viewer, name):
        viewer.wait_until_still()
        viewer.page.screenshot(path=screenshots / f"aside-real-{screen}-{scheme}-{name}.png")
        found = Axe().run(viewer.page)
        assert found.violations_count == 0, found.generate_report()

    look(guest, "watching")
    guest.page.locator("#screen").focus()
    guest.page.keyboard.press("PageDown")
    until_apart(guest)
    look(guest, "apart")
    eventually(lambda: "alone" in owner.page.locator("#viewers").inner_text(), "the count")
    owner.page.locator("#viewers").click()
    owner.page.get_by_role("button", name="Ask them back").click()
    look(owner, "owner")
    guest.page.get_by_role("button", name="Not now").wait_for()
    look(guest, "asked")
