"""The number of items of a list, as a knob beside the device."""

from viewer import eventually

ITEMS = "SampleData.items.main"


def items(viewer):
    return viewer.state["scrollers"]["main"]["itemCount"]


def test_the_number_of_items_is_turned_for_everybody_and_kept_by_the_link(server, pages, screenshots):
    address = server.new_session("grid")
    one, other = pages.new().open(address), pages.new().open(address)
    one.eventually(lambda state: any(knob["name"] == ITEMS for knob in state["knobs"]), "the knob of the items")
    assert items(other) == 100
    one.page.locator("#knobs-button").click()
    row = one.page.locator(f'[data-name="{ITEMS}"]')
    assert row.locator(".knob-title").inner_text() == "Items"

    row.locator("input[type=number]").fill("7")
    row.locator("input[type=number]").press("Enter")

    eventually(lambda: items(other) == 7, "seven items")
    one.page.screenshot(path=screenshots / "data-knobs.png")
    eventually(lambda: f"knob.{ITEMS}=7" in one.address, "the number in the address")
    again = pages.new().open(f"{server.address}/?{one.address.split('?')[1]}")
    eventually(lambda: items(again) == 7, "seven items by the link")

    one.page.locator("#knobs-copy").click()
    eventually(
        lambda: one.page.locator("#knobs-status").inner_text() == "Nothing of it is in the source.", "word of it")
    row.get_by_role("button", name="Reset Items to 100").click()
    eventually(lambda: items(other) == 100, "as many as ever")
