"""Screens of all sizes, and addresses that browsers call insecure."""

import socket

import pytest
from server import Server, running
from viewer import Finger, Mouse, eventually

PITCH = 418


def canvas(viewer):
    return viewer.page.evaluate(
        """() => {
          const canvas = document.getElementById('screen');
          const { left, top, width, height } = canvas.getBoundingClientRect();
          return { left, top, width, height, pixelWidth: canvas.width, pixelHeight: canvas.height };
        }"""
    )


def overflow(viewer):
    """CSS pixels by which the page is wider than the window."""
    return viewer.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")


def test_on_a_phone_the_device_fills_the_screen_and_is_crisp(server, pages):
    viewer = pages.phone()
    viewer.page.goto(server.address)
    viewer.page.get_by_role("button", name="Snapping list").tap()
    viewer.page.wait_for_url("**/s/*")
    viewer.wait_until_live()

    assert viewer.state["size"] == [390, 844]
    assert canvas(viewer) == {
        "left": 0, "top": 0, "width": 390, "height": 844, "pixelWidth": 3 * 390, "pixelHeight": 3 * 844,
    }
    Finger(viewer).drag(350, 40)
    assert viewer.wait_for_rest() == pytest.approx([PITCH, 0], abs=0.5)


@pytest.mark.parametrize("open_page", [lambda pages: pages.phone(320, 568), lambda pages: pages.new(
    viewport={"width": 320, "height": 568})], ids=["phone", "window"])
def test_a_width_of_320_pixels_is_enough(server, pages, open_page):
    viewer = open_page(pages)
    viewer.page.goto(server.address)
    viewer.page.get_by_role("button", name="Snapping list").wait_for()
    assert overflow(viewer) <= 0

    viewer.page.get_by_role("button", name="Snapping list").click()
    viewer.page.wait_for_url("**/s/*")
    viewer.wait_until_live()

    assert overflow(viewer) <= 0
    screen = canvas(viewer)
    assert screen["left"] >= 0 and screen["left"] + screen["width"] <= 320
    assert screen["top"] >= 0 and screen["top"] + screen["height"] <= 568
    assert screen["width"] > 150
    Mouse(viewer).drag(viewer.state["size"][0] * 0.9, viewer.state["size"][0] * 0.1, y=300)
    assert viewer.wait_for_rest()[0] > 0


def test_the_device_fits_the_window_with_a_pixel_for_every_pixel_of_the_screen(server, pages):
    viewer = pages.new().open(server.new_session())
    devtools = viewer.page.context.new_cdp_session(viewer.page)
    heights = set()

    # As the window is made smaller, on one screen after another.
    for width, height, ratio in ((1280, 800, 1), (1000, 700, 1.5), (900, 500, 2), (700, 900, 3)):
        devtools.send("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": ratio, "mobile": False})

        def is_fitted():
            screen, room = canvas(viewer), viewer.page.evaluate("() => [innerWidth, innerHeight, devicePixelRatio]")
            return (
                room == [width, height, ratio]  # noqa: B023
                and screen["top"] >= 0 and screen["top"] + screen["height"] <= height  # noqa: B023
                and abs(screen["pixelWidth"] - screen["width"] * ratio) <= 1  # noqa: B023
                and abs(screen["pixelHeight"] - screen["height"] * ratio) <= 1  # noqa: B023
            )  # fmt: skip

        eventually(is_fitted, f"a device that fits {width} by {height} at {ratio}")
        screen = canvas(viewer)
        heights.add(screen["height"])
        assert screen["width"] / screen["height"] == pytest.approx(390 / 844, rel=0.01)
        assert overflow(viewer) <= 0

    assert len(heights) == 4, "as large as fits"
    Mouse(viewer).drag(350, 40)
    assert viewer.wait_for_rest() == pytest.approx([PITCH, 0], abs=0.5)


def own_address():
    """An address of this machine that is not loopback, or None."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; only asks for the way there
        except OSError:
            return None
        address = probe.getsockname()[0]
        return None if address.startswith("127.") else address


@pytest.fixture
def server_by_address(tmp_path):
    address = own_address()
    if address is None:
        pytest.skip("this machine has no address but loopback")
    with running(Server(tmp_path / "log", host=address)) as server:
        yield server


@pytest.fixture
def pages_by_address(server_by_address, pages):
    """Pages that are closed before that server ends."""
    # Sent to all alike, and of use only where the browser trusts the address: it says so, and goes on.
    pages.expect("The Cross-Origin-Opener-Policy header has been ignored")
    return pages


def test_by_address_where_browsers_withhold_samples_and_copying_both_work_too(server_by_address, pages_by_address):
    address = server_by_address.new_link(server_by_address.new_session(), "control")
    viewer = pages_by_address.phone().open(address)
    assert viewer.page.evaluate("() => [isSecureContext, 'getCoalescedEvents' in PointerEvent.prototype]") == [
        False, False,
    ]
    Finger(viewer).flick(330, 90)
    assert viewer.wait_for_rest()[0] >= PITCH
    assert viewer.inspected_offset() == pytest.approx(viewer.offset(), abs=0.5)

    viewer = pages_by_address.new().open(address)
    viewer.page.get_by_role("button", name="Copy link", exact=True).click()
    selected = "() => [document.getElementById('address').value, getSelection().toString()]"
    label = viewer.page.locator("#copy-label")
    viewer.eventually(
        lambda _: label.inner_text() == "Copied" or viewer.page.evaluate(selected)[1] == viewer.address, "a copy"
    )
    assert viewer.page.evaluate(selected)[0] == viewer.address
