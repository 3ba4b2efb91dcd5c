"""Control that the owner gave by hand, on the real server: the person still has it after looking around alone, after a
reload, and after the connection was gone for a while, and has not once the owner took it back."""

import pytest
from test_aside import Shown, go_back, until_apart
from viewer import Mouse, eventually

PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 3, "has_touch": True, "is_mobile": True}
# As a phone does with a page that it puts away and brings back.
PUT_AWAY = "() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))"
BRING_BACK = "() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"
SEATS = "() => Object.entries(sessionStorage).filter(([key]) => key.startsWith('scrollwork.seat ')).map(([, seat]) => seat)"


def give_control(shown):
    shown.guest.page.get_by_role("button", name="Ask to control").click()
    shown.owner.page.locator("#standing").get_by_role("button", name="Give control").click()
    until_given(shown.guest)


def until_given(guest):
    guest.eventually(lambda state: state["role"] == "control" and state["isGiven"], "control that was given")
    guest.page.get_by_role("button", name="Give it back").wait_for()


def until_watching(guest):
    guest.eventually(lambda state: state["role"] == "view" and state["isRoleKnown"], "that it watches")
    guest.page.get_by_role("button", name="Ask to control").wait_for()


def assert_drives(shown):
    """The guest's hand moves what the owner sees."""
    before = shown.owner.offset()
    Mouse(shown.guest).drag(*((330, 60) if before[0] < 10 else (60, 330)))
    after = shown.guest.wait_for_rest()
    assert shown.guest.state["aside"] == "" and after != before
    eventually(lambda: shown.owner.offset() == after, "the same for the owner")


def leave_and_come_back(guest):
    guest.page.locator("#viewers").click()
    guest.page.get_by_role("button", name="Look around by yourself").click()
    until_apart(guest)
    guest.page.get_by_role("button", name="Back to the others").click()
    guest.eventually(lambda state: state["aside"] == "" and state["isRoleKnown"], "the others")


def reload(guest):
    guest.page.reload(wait_until="commit")
    guest.wait_until_live()


def put_away_and_bring_back(guest):
    # The page itself still knows.
    guest.page.evaluate("() => sessionStorage.clear()")
    viewer = guest.state["viewer"]
    guest.page.evaluate(PUT_AWAY)
    guest.page.evaluate(BRING_BACK)
    guest.eventually(lambda state: state["viewer"] > viewer and state["connection"]["phase"] == "open", "another connection")


def visit_another_page(guest):
    guest.page.goto("about:blank")
    guest.page.go_back(wait_until="commit")
    guest.wait_until_live()


def test_it_is_there_again_until_the_owner_takes_it_back(own_server, pages, screenshots):
    shown = Shown(own_server, pages)
    owner, guest = shown.owner, shown.guest
    give_control(shown)
    assert_drives(shown)
    seats = []
    for away in (leave_and_come_back, reload, put_away_and_bring_back, visit_another_page, leave_and_come_back):
        seats += guest.page.evaluate(SEATS)
        away(guest)
        until_given(guest)
        assert_drives(shown)
    [seat] = guest.page.evaluate(SEATS)
    assert len({*seats, seat}) == 6, "another one each time"
    assert seat not in guest.address
    assert seat not in guest.page.evaluate("() => JSON.stringify(globalThis.scrollwork)")
    assert seat not in own_server.log

    owner.page.locator("#share-button").click()
    listed = owner.page.locator(".share-person", has_text="Has control, given by an owner")
    eventually(lambda: listed.count() == 1, "the guest, once")
    owner.page.screenshot(path=screenshots / "given-control-again.png")
    guest.page.screenshot(path=screenshots / "given-control-guest.png")
    listed.get_by_role("button", name="Take control back").click()
    until_watching(guest)
    assert guest.page.evaluate(SEATS) == []
    reload(guest)
    until_watching(guest)
    before = owner.offset()
    Mouse(guest).drag(330, 60)
    until_apart(guest)
    go_back(guest)
    until_watching(guest)
    assert owner.offset() == before


def test_a_page_that_is_opened_anew_with_the_link_has_what_the_link_says(own_server, pages):
    shown = Shown(own_server, pages)
    give_control(shown)
    other = pages.new().open(shown.link)
    until_watching(other)
    shown.guest.page.close()
    reload(other)
    until_watching(other)


def test_what_the_person_gives_back_is_not_there_again(own_server, pages):
    shown = Shown(own_server, pages)
    give_control(shown)
    shown.guest.page.get_by_role("button", name="Give it back").click()
    until_watching(shown.guest)
    reload(shown.guest)
    until_watching(shown.guest)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_it_is_there_again_after_the_screen_was_locked(own_server, pages, screenshots, scheme):
    shown = Shown(own_server, pages, color_scheme=scheme, **PHONE)
    give_control(shown)
    put_away_and_bring_back(shown.guest)
    until_given(shown.guest)
    shown.guest.wait_until_still()
    shown.guest.page.screenshot(path=screenshots / f"given-control-phone-{scheme}.png")
