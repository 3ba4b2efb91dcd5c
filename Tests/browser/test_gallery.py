"""The way in."""

from viewer import eventually


def test_the_gallery_lists_every_preview_opens_the_one_that_is_chosen_and_can_be_come_back_to(server, pages):
    viewer = pages.new()
    viewer.page.goto(server.address)
    cards = viewer.page.locator("#previews button")
    eventually(lambda: cards.count() > 0, "the list")

    assert cards.all_inner_texts() == [preview["title"] for preview in server.previews()]
    cards.get_by_text("Snapping list").click()

    viewer.page.wait_for_url("**/s/*")
    viewer.wait_until_live()
    assert viewer.state["preview"] == {"slug": "snapping-list", "title": "Snapping list"}
    assert viewer.page.title() == "Snapping list · Scrollwork"
    assert viewer.state["appearance"] == "light"

    viewer.page.go_back()
    table = viewer.page.get_by_role("button", name="Table")
    table.wait_for()
    # By keyboard, this time.
    while not table.evaluate("(button) => button === document.activeElement"):
        viewer.page.keyboard.press("Tab")
    viewer.page.keyboard.press("Enter")

    viewer.page.wait_for_url("**/s/*")
    assert viewer.wait_until_live().state["preview"]["slug"] == "table"


def test_an_unknown_session_is_a_friendly_page_with_the_way_on(server, pages):
    pages.expect("the server responded with a status of 404")
    viewer = pages.new()

    answer = viewer.page.goto(f"{server.address}/s/AAAAAAAAAAAAAAAAAAAAAA")

    assert answer.status == 404
    viewer.page.locator("a[href='/']").first.click()
    viewer.page.get_by_role("button", name="Snapping list").wait_for()
