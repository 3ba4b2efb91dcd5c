"""Several browsers on one session."""

import pytest
from viewer import Mouse, eventually

PITCH = 418


def show_the_same(one, other):
    return one.state["frame"]["seq"] == other.state["frame"]["seq"] and one.picture() == other.picture()


def test_two_pages_on_one_session_show_the_same_frame(server, pages, screenshots):
    address = server.new_session()
    one, other = pages.new().open(address), pages.new().open(address)
    before = one.picture()
    mouse = Mouse(one)

    mouse.press(330, 422)
    mouse.move(330, 100, 422)
    eventually(lambda: show_the_same(one, other), "the same frame on both, held in motion")
    assert one.picture() != before
    mouse.release()

    assert one.wait_for_rest() == pytest.approx([PITCH, 0], abs=0.5)
    eventually(lambda: show_the_same(one, other), "the same frame on both, at rest")
    assert other.offset() == one.offset()
    assert one.picture() != before
    for name, viewer in [("one", one), ("other", other)]:
        viewer.page.screenshot(path=screenshots / f"two-pages-{name}.png")


def test_a_page_that_comes_later_shows_what_the_others_see(server, pages):
    address = server.new_session()
    early = pages.new().open(address)
    Mouse(early).drag(350, 40)
    early.wait_for_rest()

    late = pages.new().open(address)

    assert late.offset() == pytest.approx([PITCH, 0], abs=0.5)
    eventually(lambda: late.picture() == early.picture(), "the same picture")


def test_each_page_says_how_many_are_here(server, pages):
    address = server.new_session()
    one, other = pages.new().open(address), pages.new().open(address)

    said = one.page.locator("#viewers")
    eventually(lambda: said.inner_text() == "2 here", "two viewers")
    other.page.close()
    eventually(lambda: said.inner_text() == "Only you", "one viewer")


def test_while_one_drags_the_other_is_told_and_moves_nothing(server, pages):
    address = server.new_session()
    one, other = pages.new().open(address), pages.new().open(address)
    first, second = Mouse(one), Mouse(other)

    first.press(330, 422)
    first.move(330, 230, 422)
    held = one.wait_for_rest()
    words = other.words_of("#status")
    second.press(100, 422)
    second.move(100, 300, 422)

    eventually(lambda: any(word.strip().endswith("is dragging") for word in words()), "word that somebody else drags")
    assert one.wait_for_rest() == held
    second.release()
    first.release()


def test_the_link_can_be_copied(server, pages):
    viewer = pages.new(permissions=["clipboard-read", "clipboard-write"]).open(server.new_session())

    words = viewer.words_of("#copy")

    viewer.page.get_by_role("button", name="Copy link", exact=True).click()

    eventually(lambda: "Copied" in map(str.strip, words()), "the word that it is copied")
    assert viewer.page.evaluate("() => navigator.clipboard.readText()") == viewer.address


def made_link(owner):
    """The address of a link for watching, made on the owner's page."""
    owner.page.locator("#share-button").click()
    owner.page.locator("#share-name").fill("Design review")
    owner.page.locator("#share-make").click()
    owner.page.locator("#share-made").wait_for()
    return owner.page.locator("#share-url").input_value()


def test_somebody_with_a_link_watches_asks_is_given_control_and_is_shown_out(own_server, pages, screenshots):
    session = own_server.new_session()
    owner = pages.new()
    owner.page.goto(own_server.owners_address)
    owner.page.locator("#sessions-link").wait_for()
    owner.open(session)
    link = made_link(owner)
    assert link.startswith(f"{session}?link=") and "#key=" in link

    guest = pages.new().open(link)
    guest.page.get_by_role("button", name="Ask to control").wait_for()
    Mouse(guest).drag(330, 60)
    guest.page.get_by_role("button", name="Back to the others").click()
    guest.page.get_by_role("button", name="Ask to control").wait_for()
    guest.eventually(lambda state: state["scrollers"]["main"]["offset"] == [0, 0], "the session as it was")
    assert owner.offset() == [0, 0]

    guest.page.get_by_role("button", name="Ask to control").click()
    answer = owner.page.locator("#standing")
    answer.get_by_role("button", name="Give control").wait_for()
    assert "Design review" in answer.inner_text()
    owner.page.screenshot(path=screenshots / "asked-for-control.png")
    answer.get_by_role("button", name="Give control").click()
    guest.page.get_by_role("button", name="Give it back").wait_for()

    words = owner.words_of("#status")
    mouse = Mouse(guest)
    mouse.press(330, 422)
    mouse.move(330, 60, 422)
    number = guest.state["viewer"]
    eventually(lambda: f"Viewer {number} is dragging" in words(), "who drags")
    mouse.release()
    assert guest.wait_for_rest() == pytest.approx([PITCH, 0], abs=0.5)
    eventually(lambda: owner.offset() == guest.offset(), "the same on both")

    owner.page.get_by_role("button", name="Revoke Design review").click()
    owner.page.get_by_role("button", name="Revoke it").click()
    guest.page.get_by_role("heading", name="This link has ended").wait_for()
    late = pages.new().page
    late.goto(link)
    late.get_by_role("heading", name="This link has ended").wait_for()
