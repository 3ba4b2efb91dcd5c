"""How large text is: a viewer who chooses it chooses it for everybody, and the link keeps it."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from scenes import in_scene
from viewer import eventually

# Points of the font of each text of the session that is seen, by its string.
FONTS = """(root) => {
  const fonts = {};
  const visit = (layer) => {
    const [run] = layer.text?.lines.flatMap(({ runs }) => runs) ?? [];
    if (run) fonts[layer.text.string] = run.fontSize;
    layer.ordered.forEach(visit);
  };
  visit(root);
  return fonts;
}"""
# Short enough for one line in any size.
ROW = "Lights"


def row_size(viewer):
    """Points of the letters of a row of the settings."""
    return in_scene(viewer, FONTS).get(ROW)


def control(viewer):
    return viewer.page.get_by_label("Text size", exact=True)


def test_the_menu_sets_the_text_of_a_list_larger_for_everybody_and_back(server, pages, screenshots):
    address = server.new_session("settings")
    one, other = pages.new().open(address), pages.new().open(address)
    plain = other.picture()
    assert row_size(other) == 17
    assert control(one).input_value() == "l"

    control(one).select_option(label="Accessibility 3")

    other.eventually(lambda state: state["textSize"] == "ax3", "word of the size")
    eventually(lambda: row_size(other) == 40, "the text of a row at the third accessibility size")
    eventually(lambda: other.picture() != plain, "another picture")
    assert control(other).input_value() == "ax3"
    one.wait_until_drawn()
    one.page.screenshot(path=screenshots / "text-size.png")
    assert row_size(pages.new().open(server.new_session("settings"))) == 17, "other sessions are as they were"

    # By keys alone: one step up the list is one step smaller.
    control(other).focus()
    other.page.keyboard.press("ArrowUp")
    one.eventually(lambda state: state["textSize"] == "ax2", "the size before it")
    eventually(lambda: row_size(one) == 33, "the text of a row at the second accessibility size")

    control(other).select_option("l")
    eventually(lambda: other.picture() == plain, "the picture from before")


def test_the_link_opens_it_and_is_as_short_as_before_at_the_usual_size(server, pages):
    viewer = pages.new().open(f"{server.address}/?preview=settings&textSize=ax1")
    assert viewer.state["textSize"] == "ax1"
    eventually(lambda: row_size(viewer) == 28, "the text of a row at the first accessibility size")
    assert control(viewer).input_value() == "ax1"
    assert "textSize=ax1" in viewer.address

    control(viewer).select_option("xs")
    eventually(lambda: "textSize=xs" in viewer.address, "the new size in the address")
    search = viewer.address.split("?")[1]
    assert pages.new().open(f"{server.address}/?{search}").state["textSize"] == "xs"

    control(viewer).select_option("l")
    eventually(lambda: "textSize" not in viewer.address, "an address without it")


def test_the_link_keeps_all_of_the_screen(server, pages):
    viewer = pages.new().open(server.new_session("settings"))
    viewer.page.get_by_role("button", name="Dark appearance").click()
    viewer.page.get_by_role("button", name="Right to left").click()
    viewer.page.get_by_role("button", name="Turn the device").click()
    eventually(lambda: "size=844x390" in viewer.address, "the size that was chosen")
    eventually(lambda: "appearance=dark&direction=rtl" in viewer.address, "appearance and direction")

    search = viewer.address.split("?")[1]
    again = pages.new(color_scheme="light").open(f"{server.address}/?{search}")

    again.eventually(
        lambda state: (state["appearance"], state["direction"], state["size"]) == ("dark", "rtl", [844, 390]),
        "the same screen")
    assert again.address.split("?")[1] == search


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_menu_is_accessible(server, pages, scheme):
    viewer = pages.new(color_scheme=scheme).open(f"{server.address}/?preview=settings&textSize=ax1")
    viewer.eventually(lambda state: state["textSize"] == "ax1", "the size")
    control(viewer).focus()
    results = Axe().run(viewer.page)
    assert results.violations_count == 0, results.generate_report()
