"""The corner of the device, by which it is dragged to any size while the preview lays itself out."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from viewer import eventually


def corner(viewer):
    return viewer.page.get_by_role("button", name="Size of the device")


def middle(box):
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_drag_of_the_corner_lays_the_preview_out_again_while_it_lasts(server, pages, screenshots):
    address = server.new_session("adaptive-columns")
    one, other = pages.new().open(address), pages.new().open(address)
    one.page.screenshot(path=screenshots / "resize-before.png")
    scale = one.page.evaluate("() => parseFloat(document.getElementById('device').style.getPropertyValue('--scale'))")
    x, y = middle(corner(one).bounding_box())

    one.page.mouse.move(x, y)
    one.page.mouse.down()
    one.page.mouse.move(x + 60, y - 50, steps=6)

    # The finger is still down.
    wide = [round(390 + 120 / scale), round(844 - 100 / scale)]
    other.eventually(lambda state: state["size"] == wide, "a wider device")
    eventually(lambda: middle(corner(one).bounding_box()) != (x, y), "a corner that went along")
    one.page.mouse.move(x + 5000, y + 40)
    one.page.mouse.up()
    last = [4096, round(844 + 80 / scale)]
    one.eventually(lambda state: state["size"] == last, "the widest that there is")
    other.eventually(lambda state: state["size"] == last, "the same for everybody")
    eventually(lambda: f"size={last[0]:g}x{last[1]:g}" in one.address, "the size in the address")


def test_a_device_of_another_size_is_none(server, pages):
    viewer = pages.new().open(f"{server.address}/?preview=table&device=iphone-16")
    assert viewer.state["device"] == "iphone-16"
    corner(viewer).press("ArrowRight")
    viewer.eventually(lambda state: state["device"] == "" and state["size"] == [403, 852], "a bare size")
    assert viewer.page.locator("#device-picker").input_value() == ""


def test_keys_change_the_size_by_ten_points_and_by_one_and_are_said(server, pages):
    viewer = pages.new().open(server.new_session("table"))
    corner(viewer).focus()
    viewer.page.keyboard.press("ArrowLeft")
    viewer.page.keyboard.press("ArrowDown")
    viewer.page.keyboard.press("Shift+ArrowDown")
    viewer.eventually(lambda state: state["size"] == [380, 855], "the new size")
    assert viewer.page.locator("#announcement").inner_text() == "380 by 855 points"
    offset = viewer.offset()
    assert viewer.wait_for_rest() == offset, "the preview itself is not scrolled by them"


def test_escape_takes_a_drag_back(server, pages):
    viewer = pages.new().open(server.new_session("table"))
    x, y = middle(corner(viewer).bounding_box())
    viewer.page.mouse.move(x, y)
    viewer.page.mouse.down()
    viewer.page.mouse.move(x - 30, y - 30)
    viewer.eventually(lambda state: state["size"][0] < 390, "a smaller device")
    viewer.page.keyboard.press("Escape")
    viewer.eventually(lambda state: state["size"] == [390, 844], "the size from before")
    viewer.page.mouse.move(x - 60, y - 60)
    viewer.page.mouse.up()
    viewer.wait_until_felt()
    assert viewer.state["size"] == [390, 844]


def test_a_phone_has_no_corner(server, pages):
    phone = pages.phone().open(server.new_session("table"))
    assert not phone.page.locator("#resize").is_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_corner_is_accessible(server, pages, scheme, screenshots):
    viewer = pages.new(color_scheme=scheme).open(server.new_session("settings"))
    viewer.page.keyboard.press("Tab")
    corner(viewer).focus()
    viewer.page.screenshot(path=screenshots / f"corner-{scheme}.png")
    results = Axe().run(viewer.page)
    assert results.violations_count == 0, results.generate_report()
