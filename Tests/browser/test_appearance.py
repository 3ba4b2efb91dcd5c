"""Light and dark sessions: the person who makes one gets what they like, and a viewer who switches it switches it for
everybody."""

import re

from picture import COLOURS, open_gallery
from viewer import Mouse, eventually

BLACK, WHITE = [0, 0, 0], [255, 255, 255]
# A corner of the drum's screen, which shows its background and nothing else.
CORNER = [[24, 60]]
INK = "() => getComputedStyle(document.body).color"


def background(viewer):
    viewer.wait_until_drawn()
    return viewer.page.evaluate(f"() => ({COLOURS})(document.getElementById('screen'), {CORNER})")[0]


def switch(viewer):
    return viewer.page.get_by_role("button", name="Dark appearance")


def test_a_session_looks_as_its_maker_likes_whatever_its_followers_like(server, pages):
    dark = open_gallery(pages.new(color_scheme="dark"), server)
    dark.page.get_by_role("button", name="Drum", exact=True).click()
    dark.page.wait_for_url(re.compile("/s/"))
    dark.wait_until_live()
    assert dark.state["appearance"] == "dark"
    eventually(lambda: background(dark) == BLACK, "a dark background")

    light = pages.new(color_scheme="light").open(dark.address)
    assert light.state["appearance"] == "dark"
    assert background(light) == BLACK
    assert light.page.evaluate(INK) != dark.page.evaluate(INK), "the page around it is as each of them likes"

    dark.open(server.new_session("drum"))
    assert dark.state["appearance"] == "light"
    assert background(dark) == WHITE


def test_the_button_switches_the_session_for_everybody_by_key_and_by_mouse_and_while_somebody_drags(server, pages):
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

    mouse = Mouse(one)
    mouse.press(300, 600)
    mouse.move(300, 200, 600)
    other.eventually(lambda state: state["scrollers"]["main"]["state"] == "dragging", "a drag")
    switch(other).click()
    eventually(lambda: background(one) == BLACK, "a dark background in mid-drag")
    assert not other.state["busy"]
    mouse.release()
