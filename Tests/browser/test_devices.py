"""The screen of a session: chosen for everybody, kept in the link, with the device's parts over the picture."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from server import Server, running
from viewer import Mouse, eventually

WIDE = {"width": 1440, "height": 900}

SHY = """
import UIKit

final class Shy: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
}

#Preview("Shy") { Shy() }
"""


def choose(viewer, name):
    viewer.page.get_by_label("Device", exact=True).select_option(label=name)


def frame(viewer):
    """The data of the device's frame over the picture."""
    return viewer.page.locator("#device").evaluate("({ dataset }) => ({ ...dataset })")


# Points of a navigation bar with a large title.
BAR = 96
# On a phone that lies on its side bars are low and without large titles.
LOW_BAR = 32


def top(viewer):
    """Where the content begins, in points."""
    return -viewer.offset("table")[1]


def opacity(viewer, selector):
    return viewer.page.locator(selector).evaluate("(element) => getComputedStyle(element).opacity")


def test_a_device_is_chosen_for_everybody_and_content_begins_below_its_status_bar(server, pages, screenshots):
    address = server.new_session("settings")
    one, other = pages.new(viewport=WIDE).open(address), pages.new(viewport=WIDE).open(address)
    plain = other.picture()
    assert other.page.locator("#bars > *").count() == 0

    choose(one, "iPhone 16")

    other.eventually(lambda state: state["size"] == [393, 852], "the size of its screen")
    assert other.eventually(lambda state: state["device"] == "iphone-16", "its name")
    eventually(lambda: top(other) == 59 + BAR, "content below the status bar and the bar")
    eventually(lambda: frame(other).get("statusBar") == "dark", "a status bar")
    assert other.page.locator(".status-bar").count() == 1 and other.page.locator(".cutout").count() == 1
    other.wait_until_still()
    assert opacity(other, ".status-bar") == "1"
    other.page.screenshot(path=screenshots / "device-wide.png")
    one.page.get_by_role("button", name="Dark appearance").click()
    eventually(lambda: frame(other).get("statusBar") == "light", "a light status bar on dark")
    other.wait_until_still()
    other.page.screenshot(path=screenshots / "device-dark.png")
    one.page.get_by_role("button", name="Dark appearance").click()

    choose(one, "No device")
    eventually(lambda: other.page.locator("#bars > *").count() == 0, "no device")
    assert other.state["size"] == [393, 852]
    eventually(lambda: top(other) == BAR, "content at the edge")
    assert other.picture() != plain, "the size stays"


def test_turned_on_its_side_the_safe_area_turns_along(server, pages, screenshots):
    viewer = pages.new(viewport=WIDE).open(server.new_session("settings"))
    choose(viewer, "iPhone 16 Pro")
    viewer.eventually(lambda state: state["size"] == [402, 874], "the phone")

    viewer.page.get_by_role("button", name="Turn the device").click()

    viewer.eventually(lambda state: state["size"] == [874, 402], "it on its side")
    eventually(lambda: top(viewer) == LOW_BAR, "content at the upper edge, below a low bar")
    assert viewer.state["device"] == "iphone-16-pro"
    assert viewer.page.locator(".status-bar").count() == 0 and viewer.page.locator(".cutout").count() == 1
    viewer.wait_until_still()
    viewer.page.screenshot(path=screenshots / "device-on-its-side.png")
    choose(viewer, "iPad")
    viewer.eventually(lambda state: state["size"] == [1180, 820], "a tablet on its side, too")
    assert viewer.page.locator(".status-bar").count() == 1


def test_the_link_names_the_device_and_opens_it_again(server, pages):
    viewer = pages.new().open(f"{server.address}/?preview=settings&device=iphone-se")
    state = viewer.eventually(lambda state: state["device"] == "iphone-se", "the device of the link")
    assert state["size"] == [375, 667]
    eventually(lambda: top(viewer) == 20 + BAR, "content below its status bar")

    choose(viewer, "iPad mini")
    eventually(lambda: "device=ipad-mini" in viewer.address, "the new one in the address")
    search = viewer.address.split("?")[1]
    again = pages.new().open(f"{server.address}/?{search}")
    again.eventually(lambda state: state["device"] == "ipad-mini" and state["size"] == [744, 1133], "the same device")
    same = pages.new().open(viewer.address)
    assert same.state["device"] == "ipad-mini"
    assert same.page.get_by_label("Device", exact=True).input_value() == "ipad-mini"


def test_a_link_without_a_device_is_as_it_was(server, pages):
    viewer = pages.new().open(f"{server.address}/?preview=settings")
    assert viewer.state["device"] == "" and viewer.state["size"] == [390, 844]
    assert "device" not in viewer.address
    assert pages.phone().open(f"{server.address}/?preview=settings").state["device"] == ""


def test_a_link_to_a_device_that_there_is_not_says_which_there_are(server, pages):
    page = pages.new()
    pages.expect("400")
    page.page.goto(f"{server.address}/?preview=settings&device=nokia")
    said = page.page.locator("#gallery-status")
    eventually(lambda: "“nokia”" in said.inner_text() and "iphone-se" in said.inner_text(), "the devices there are")


@pytest.fixture
def shy(tmp_path):
    """A server of an app that hides the bars; it ends after the pages do."""
    (tmp_path / "Shy.swift").write_text(SHY)
    with running(Server(tmp_path / "log", source=tmp_path / "Shy.swift")) as server:
        yield server


def test_an_app_hides_the_bars(shy, pages):
    viewer = pages.new(viewport=WIDE).open(f"{shy.address}/?preview=shy&device=iphone-16")
    eventually(lambda: frame(viewer).get("homeIndicator") == "hidden", "no home indicator")
    assert frame(viewer)["statusBar"] == "hidden"
    eventually(lambda: opacity(viewer, ".status-bar") == "0", "no status bar")
    assert opacity(viewer, ".cutout") == "1", "the cut-out stays"


def test_fingers_reach_what_is_under_the_bars(server, pages):
    viewer = pages.new(viewport=WIDE).open(f"{server.address}/?preview=settings&device=iphone-16")
    viewer.eventually(lambda state: state["device"] == "iphone-16", "the device")
    mouse = Mouse(viewer)
    mouse.press(196, 30)
    mouse.release()
    assert viewer.state["touches"][0]["phase"] == "began"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_picker_is_accessible(server, pages, scheme):
    viewer = pages.new(viewport=WIDE, color_scheme=scheme).open(f"{server.address}/?preview=settings&device=iphone-16")
    viewer.eventually(lambda state: state["device"] == "iphone-16", "the device")
    results = Axe().run(viewer.page)
    assert results.violations_count == 0, results.generate_report()


def test_on_a_phone_the_picker_is_in_the_bar(server, pages, screenshots):
    viewer = pages.phone().open(server.new_session("settings"))
    viewer.page.get_by_role("button", name="About this preview").click()
    viewer.wait_until_still()
    choose(viewer, "iPhone 14")
    viewer.eventually(lambda state: state["device"] == "iphone-14", "the device")
    eventually(lambda: frame(viewer).get("statusBar") in ("dark", "light"), "a status bar")
    viewer.wait_until_still()
    viewer.page.screenshot(path=screenshots / "device-phone.png")
