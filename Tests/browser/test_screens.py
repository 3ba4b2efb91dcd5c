"""Screens of all sizes, and addresses that browsers call insecure."""

import socket

import pytest
from server import Server, running
from viewer import Finger, Mouse

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


def test_a_drag_on_a_phone_moves_the_preview_and_not_the_page(server, pages):
    viewer = pages.phone().open(server.new_session("table"))
    x, y = viewer.place(195, 700)
    finger = Finger(viewer)

    finger.trace([(x, y - 20 * step) for step in range(20)])
    finger.lift(after_seconds=0.3)

    assert viewer.wait_for_rest()[1] > 300
    assert viewer.page.evaluate("() => [scrollX, scrollY, visualViewport.scale]") == [0, 0, 1]


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


@pytest.mark.parametrize("ratio", [1, 1.5, 2, 3])
def test_the_picture_has_a_pixel_for_every_pixel_of_the_screen(server, pages, ratio):
    viewer = pages.new(device_scale_factor=ratio).open(server.new_session())

    screen = canvas(viewer)

    assert screen["pixelWidth"] == pytest.approx(screen["width"] * ratio, abs=1)
    assert screen["pixelHeight"] == pytest.approx(screen["height"] * ratio, abs=1)
    assert screen["width"] / screen["height"] == pytest.approx(390 / 844, rel=0.01)


def test_the_device_is_fitted_again_when_the_window_changes(server, pages):
    viewer = pages.new().open(server.new_session())
    large = canvas(viewer)

    viewer.page.set_viewport_size({"width": 900, "height": 500})
    viewer.eventually(lambda _: canvas(viewer)["height"] < large["height"], "a smaller device")

    assert overflow(viewer) <= 0
    assert canvas(viewer)["top"] + canvas(viewer)["height"] <= 500
    Mouse(viewer).drag(350, 40)
    assert viewer.wait_for_rest() == pytest.approx([PITCH, 0], abs=0.5)


def test_dark_and_light_differ(server, pages):
    def paper_and_ink(scheme):
        viewer = pages.new(color_scheme=scheme).open(server.new_session())
        return viewer.page.evaluate(
            "() => { const { backgroundColor, color } = getComputedStyle(document.body); return [backgroundColor, color]; }"
        )

    dark, light = paper_and_ink("dark"), paper_and_ink("light")

    assert dark[1] != light[1]


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


def test_by_address_where_browsers_withhold_samples_it_works_too(server_by_address, pages_by_address):
    viewer = pages_by_address.phone().open(server_by_address.new_session())
    assert viewer.page.evaluate("() => [isSecureContext, 'getCoalescedEvents' in PointerEvent.prototype]") == [
        False, False,
    ]

    Finger(viewer).flick(330, 90)

    assert viewer.wait_for_rest()[0] >= PITCH
    assert viewer.inspected_offset() == pytest.approx(viewer.offset(), abs=0.5)


def test_by_address_the_link_can_be_copied_or_selected(server_by_address, pages_by_address):
    viewer = pages_by_address.new().open(server_by_address.new_session())

    viewer.page.get_by_role("button", name="Copy link").click()

    selected = "() => [document.getElementById('address').value, getSelection().toString()]"
    label = viewer.page.locator("#copy-label")
    viewer.eventually(
        lambda _: label.inner_text() == "Copied" or viewer.page.evaluate(selected)[1] == viewer.address, "a copy"
    )
    assert viewer.page.evaluate(selected)[0] == viewer.address
