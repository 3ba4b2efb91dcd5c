"""A page that comes from the network rather than from this machine: browsers keep some of their abilities from it."""

import re

import pytest
from server import Server, running
from viewer import Finger, eventually


# It holds on secure pages only, and is meant for those. Chromium says so on all others.
SECURE_HEADER = "Cross-Origin-Opener-Policy header has been ignored"


@pytest.fixture
def network(tmp_path):
    """A server for the network, and the address that it prints for others."""
    with running(Server(tmp_path / "log", host="0.0.0.0")) as server:
        address = re.search(r"is at (http://[^/]+)/\n", server.log)[1]
        if "127.0.0.1" in address:
            pytest.skip("this machine has no address that another device could reach")
        yield server, address


def owners_key(server):
    """The fragment of the owner's address."""
    return re.search(r"http://\S+(#owner=\S+)", server.log)[1]


def test_a_phone_opens_the_printed_address_and_drags_without_what_needs_a_secure_page(network, pages):
    server, address = network
    pages.expect(SECURE_HEADER)
    viewer = pages.phone()

    viewer.open(f"{address}/?preview=snapping-list{owners_key(server)}")
    viewer.eventually(lambda state: state["session"], "a session")
    Finger(viewer).drag(350, 40)

    assert viewer.wait_for_rest() == pytest.approx([418, 0], abs=0.5)
    assert viewer.page.evaluate("() => isSecureContext") is False
    # It is this machine's own browser.
    assert "Reached from another device" not in server.log


def test_the_owners_address_of_the_code_opens_the_owners_list(network, pages):
    server, address = network
    pages.expect(SECURE_HEADER)
    page = pages.phone().page

    page.goto(f"{address}/{owners_key(server)}")

    page.locator("#sessions-link").click()
    eventually(lambda: page.locator("#sessions-title").is_visible() and not page.locator("#sessions-no-key").is_visible(),
               "the list of sessions")


def test_a_phone_without_a_key_sees_no_list_of_previews_and_reads_what_to_do(network, pages):
    _, address = network
    pages.expect(SECURE_HEADER)
    # The answer to somebody without a key.
    pages.expect("403")
    page = pages.phone().page

    page.goto(address)

    eventually(lambda: page.locator("#gallery-guard").is_visible(), "what to do")
    assert page.locator("#previews").inner_text() == ""
