"""Light and dark sessions: who makes one gets what they like, and whoever switches it switches it for everybody."""

import re

import pytest
from picture import COLOURS, open_gallery
from viewer import Mouse, eventually

BLACK, WHITE = [0, 0, 0], [255, 255, 255]
# A corner of the drum's screen, which shows its background and nothing else.
CORNER = [[24, 60]]


def background(viewer):
    viewer.wait_until_drawn()
    return viewer.page.evaluate(f"() => ({COLOURS})(document.getElementById('screen'), {CORNER})")[0]


def switch(viewer):
    return viewer.page.get_by_role("button", name="Dark appearance")


@pytest.mark.parametrize(("scheme", "colour"), [("light", WHITE), ("dark", BLACK)])
def test_a_session_begins_as_the_one_who_makes_it_likes(server, pages, scheme, colour):
    viewer = pages.new(color_scheme=scheme)
    open_gallery(viewer, server)

    viewer.page.get_by_role("button", name="Drum", exact=True).click()

    viewer.page.wait_for_url(re.compile("/s/"))
    viewer.wait_until_live()
    assert viewer.state["appearance"] == scheme
    eventually(lambda: background(viewer) == colour, f"a {scheme} background")


def test_a_link_shows_everybody_the_same_whatever_they_like(server, pages):
    address = server.new_session("drum")

    viewer = pages.new(color_scheme="dark").open(address)

    assert viewer.state["appearance"] == "light"
    assert background(viewer) == WHITE


def test_the_button_switches_the_session_for_everybody_by_key_and_by_mouse(server, pages):
    address = server.new_session("drum")
    one, other = pages.new().open(address), pages.new().open(address)
    before = other.picture()
    assert switch(other).get_attribute("aria-pressed") == "false"

    switch(one).press("Enter")

    other.eventually(lambda state: state["appearance"] == "dark", "word that it is dark")
    eventually(lambda: background(one) == background(other) == BLACK, "a dark background on both")
    assert switch(other).get_attribute("aria-pressed") == "true"
    assert switch(other).get_attribute("title") == "Make it light for everybody"
    late = pages.new().open(address)
    eventually(lambda: background(late) == BLACK, "a dark background for who comes later")

    switch(other).click()

    eventually(lambda: other.picture() == before and background(one) == WHITE, "all light again")


def test_it_can_be_switched_while_somebody_else_drags(server, pages):
    address = server.new_session("drum")
    one, other = pages.new().open(address), pages.new().open(address)
    mouse = Mouse(one)
    mouse.press(300, 600)
    mouse.move(300, 200, 600)

    switch(other).click()

    eventually(lambda: background(one) == BLACK, "a dark background in mid-drag")
    assert not other.state["busy"]
    mouse.release()
