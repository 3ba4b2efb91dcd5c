"""A knob beside the device, turned by one person for all."""

import re

from preview import Preview
from waiting import eventually

ITEMS = "SampleData.items.main"


def items(shown):
    return shown.state["scrollers"]["main"]["itemCount"]


def test_a_knob_is_turned_for_everybody_kept_by_the_link_and_reset(server, people):
    session = server.new_session("grid")
    owner = people.owner(server, session)
    watcher = people.visitor(server.new_link(session, "view"))
    owner.eventually(lambda state: any(knob["name"] == ITEMS for knob in state["knobs"]), "the knob of the items")
    assert items(watcher) == 100
    page = owner.document
    page.element("#knobs-button").click()

    page.element(f'[data-name="{ITEMS}"] input[type=number]').fill("7")
    page.press("Enter")

    eventually(lambda: items(watcher) == 7, "seven items for the other one")
    address = eventually(
        lambda: re.search(r"\?(.*knob\.SampleData\.items\.main=7[^#]*)", page.evaluate("() => location.href")),
        "the number in the address")[1]
    tab = people.somebody()
    tab.open(server.owners_address)
    tab.element("#sessions-link").wait()
    tab.open(f"{server.address}/?{address}")
    again = Preview(tab).wait_until_live()
    eventually(lambda: items(again) == 7, "seven items by the link")

    page.button("Reset Items to 100").click()
    eventually(lambda: items(watcher) == 100, "as many as ever")
