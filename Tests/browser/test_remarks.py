"""Remarks, with the real server: two people, one preview, pins that stay with their elements."""

import json
import urllib.request

import pytest
from axe_playwright_python.sync_playwright import Axe
from server import ANSWER_SECONDS
from viewer import Mouse, eventually

HOSTILE = '<img src=x onerror="globalThis.hacked = true"> too small'


class Review:
    """A session with the page of its owner, and that of a guest who watches."""

    def __init__(self, server, pages, **guest):
        self.server = server
        self.session = server.new_session()
        self.link = server.new_link(self.session, "view")
        self.owner = pages.new().open(server.for_owner(self.session))
        self.guest = pages.new(**guest).open(self.link)

    def remarks(self):
        """Those of the session, as its API tells the owner."""
        request = self.server.owners_request(f"/api/sessions/{self.session.rsplit('/', 1)[1]}/remarks", None)
        with urllib.request.urlopen(request, timeout=ANSWER_SECONDS) as answer:
            return json.load(answer)["remarks"]


@pytest.fixture
def review(own_server, pages):
    return Review(own_server, pages)


def leave(viewer, text, place=(195, 422)):
    """A remark on what lies there, by a hand on a mouse."""
    page = viewer.page
    page.locator("#remarks-add").click()
    page.mouse.click(*viewer.place(*place))
    page.locator("#remarks-new-text").wait_for()
    page.keyboard.type(text)
    if page.locator("#remarks-new-name").is_visible():
        page.locator("#remarks-new-name").fill("Ada")
    page.get_by_role("button", name="Send").click()
    page.get_by_text("Your remark is there.").wait_for()


def test_by_keyboard_alone_a_guest_leaves_a_remark_that_the_owner_sees(review):
    page = review.guest.page
    focused = "() => document.activeElement.id"
    for _ in range(30):
        if page.evaluate(focused) == "remarks-add":
            break
        page.keyboard.press("Tab")
    assert page.evaluate(focused) == "remarks-add"
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    eventually(lambda: page.locator("#aim-element").inner_text() != "", "the element below the crosshair")
    page.keyboard.press("Enter")
    page.locator("#remarks-new-text").wait_for()
    page.keyboard.type("Larger, please")
    page.keyboard.press("Tab")
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Remark 1").wait_for()

    review.owner.page.get_by_role("button", name="Remark 1 by Ada: Larger, please").wait_for()
    [remark] = review.remarks()
    assert [remark["name"], remark["text"], remark["isOwner"]] == ["Ada", "Larger, please", False]
    assert [remark["pin"]["element"]["kind"], remark["place"]] == ["cell", "here"]
    eventually(lambda: review.remarks()[0]["hasPicture"], "the picture of its making")
    assert page.context.cookies() == []


def test_a_pin_moves_with_its_element_and_is_gone_while_that_is_away(review):
    leave(review.guest, "Larger, please")
    owner, guest = review.owner, review.guest
    pin = guest.page.locator(".pin")
    pin.wait_for()
    eventually(lambda: pin.bounding_box()["x"] == pytest.approx(guest.place(195, 422)[0], abs=1), "its place")
    mouse = Mouse(owner)
    mouse.press(330, 422)
    mouse.move(330, 200, 422)
    moved = owner.wait_for_rest()[0]
    assert moved > 50
    guest.eventually(lambda state: state["scrollers"]["main"]["offset"][0] == moved, "the same offset")
    guest.wait_until_felt()
    assert pin.bounding_box()["x"] == pytest.approx(guest.place(195 - moved, 422)[0], abs=1)
    mouse.release()
    owner.page.locator("#screen").focus()
    owner.page.keyboard.press("End")
    pin.wait_for(state="hidden")
    owner.page.keyboard.press("Home")
    pin.wait_for()


def test_the_owner_answers_resolves_and_deletes_and_everybody_sees_it(review):
    leave(review.guest, "Larger, please")
    owner, guest = review.owner.page, review.guest.page
    owner.locator(".pin").click()
    owner.locator("#remarks-reply-text").fill("It is at its largest.")
    owner.locator("#remarks-reply-name").fill("Olga")
    owner.get_by_role("button", name="Answer").click()
    answer = guest.get_by_role("list", name="Answers")
    answer.get_by_text("It is at its largest.").wait_for()
    assert "Owner" in answer.inner_text()

    owner.get_by_role("button", name="Resolve").click()
    guest.get_by_role("heading", name="Remark 1, resolved").wait_for()
    guest.get_by_role("button", name="All remarks").click()
    guest.locator(".pin").wait_for(state="detached")
    eventually(lambda: guest.locator("#remarks-button").get_attribute("aria-label") == "Remarks", "no open ones")

    owner.get_by_role("button", name="Delete", exact=True).click()
    owner.get_by_role("button", name="Delete it").click()
    guest.locator("#remarks-none").wait_for()
    assert review.remarks() == []


def test_where_the_owner_switches_remarks_off_guests_leave_none(review):
    leave(review.guest, "Larger, please")
    owner, guest = review.owner.page, review.guest.page
    owner.locator("#remarks-button").click()
    owner.get_by_role("switch").uncheck()
    guest.locator("#remarks-add").wait_for(state="hidden")
    assert guest.locator("#remarks-start").is_hidden()
    assert guest.locator("#remarks-reply-text").is_hidden()
    owner.get_by_role("switch").check()
    guest.locator("#remarks-add").wait_for()


def test_what_guests_write_stays_text_on_every_page(review):
    leave(review.guest, HOSTILE)
    for viewer in (review.guest, review.owner):
        page = viewer.page
        page.locator(".pin").click()
        texts = page.locator("#remarks-thread .utterance-text")
        eventually(lambda texts=texts: texts.all_inner_texts() == [HOSTILE], "the text")
        assert page.locator("#remarks img, #pins img").count() == 0
        assert page.evaluate("() => globalThis.hacked") is None


def test_a_remark_leads_back_to_the_state_in_which_it_was_made(review):
    leave(review.guest, "Larger, please")
    owner = review.owner.page
    owner.locator("#appearance").click()
    review.owner.eventually(lambda state: state["appearance"] == "dark", "the dark appearance")
    owner.locator("#remarks-button").click()
    owner.locator("#remarks-open").get_by_text("Larger, please").click()
    owner.get_by_role("button", name="Show").click()
    owner.get_by_role("button", name="Go to this state").click()
    owner.get_by_text("The preview is in that state now.").wait_for()
    review.guest.eventually(lambda state: state["appearance"] == "light", "the light appearance, for everybody")


def test_an_address_with_a_remark_opens_it(review, pages):
    leave(review.guest, "Larger, please")
    address, key = review.link.split("#")
    joint = "&" if "?" in address else "?"
    other = pages.new()
    other.open(f"{address}{joint}remark={review.remarks()[0]['id']}#{key}")
    other.page.get_by_role("heading", name="Remark 1").wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_to_complain_of(own_server, pages, screenshots, scheme):
    review = Review(own_server, pages, color_scheme=scheme)
    page = review.guest.page

    def look(state):
        review.guest.wait_until_still()
        page.screenshot(path=screenshots / f"real-remarks-{scheme}-{state}.png")
        found = Axe().run(page)
        assert found.violations_count == 0, f"{state}: {found.generate_report()}"

    page.locator("#remarks-add").click()
    look("aiming")
    page.mouse.click(*review.guest.place(195, 422))
    page.locator("#remarks-new-text").wait_for()
    look("form")
    page.keyboard.press("Escape")
    leave(review.guest, "Larger, please")
    look("thread")
    page.get_by_role("button", name="All remarks").click()
    look("list")
