"""Bold text, increased contrast and reduced motion: buttons for everybody in the session, links, and who asks for less
motion anywhere."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from picture import open_gallery
from scenes import in_scene
from viewer import eventually

# The weight of the letters of each text that is seen, by its string.
WEIGHTS = """(root) => {
  const weights = {};
  const visit = (layer) => {
    const [run] = layer.text?.lines.flatMap(({ runs }) => runs) ?? [];
    if (run) weights[layer.text.string] = run.fontWeight ?? run.weight;
    layer.ordered.forEach(visit);
  };
  visit(root);
  return weights;
}"""
# Elements of the page whose style sheet animates them in the least.
ANIMATED = """() => [...document.querySelectorAll('*')].filter((element) =>
  [null, '::before', '::after'].some((part) => {
    const { transitionDuration, animationName } = getComputedStyle(element, part);
    return transitionDuration.split(', ').some((time) => parseFloat(time) > 0) || animationName !== 'none';
  })).map((element) => element.outerHTML.slice(0, 200))"""
NAMES = {"textWeight": "Bold text", "contrast": "Increased contrast", "motion": "Reduced motion"}
VALUES = {"textWeight": ("regular", "bold"), "contrast": ("standard", "increased"), "motion": ("full", "reduced")}


def switch(viewer, setting):
    return viewer.page.get_by_role("button", name=NAMES[setting], exact=True)


@pytest.mark.parametrize("setting", NAMES)
def test_a_button_sets_it_for_everybody_and_back_and_the_link_keeps_it(server, pages, setting, screenshots):
    address = server.new_session("settings")
    one, other = pages.new().open(address), pages.new().open(address)
    usual, wished = VALUES[setting]
    plain = other.picture()
    assert one.state[setting] == usual
    assert switch(one, setting).get_attribute("aria-pressed") == "false"

    switch(one, setting).press("Enter")

    other.eventually(lambda state: state[setting] == wished, "word of it")
    assert switch(other, setting).get_attribute("aria-pressed") == "true"
    eventually(lambda: f"{setting}={wished}" in one.address, "the address with it")
    if setting != "motion":
        eventually(lambda: other.picture() != plain, "another picture")
    one.wait_until_drawn()
    one.page.screenshot(path=screenshots / f"wish-{setting}.png")
    search = one.address.split("?")[1]
    assert pages.new().open(f"{server.address}/?{search}").state[setting] == wished

    switch(other, setting).click()
    one.eventually(lambda state: state[setting] == usual, "as usual again")
    eventually(lambda: one.picture() == plain, "the picture from before")
    eventually(lambda: setting not in one.address, "an address without it")


def test_bold_text_is_semibold_where_it_was_regular(server, pages):
    viewer = pages.new().open(server.new_session("settings"))
    assert in_scene(viewer, WEIGHTS)["Lights"] == 400
    switch(viewer, "textWeight").click()
    eventually(lambda: in_scene(viewer, WEIGHTS)["Lights"] == 600, "semibold letters")


def test_a_session_moves_as_its_maker_likes_unless_a_link_says_otherwise(server, pages):
    calm = open_gallery(pages.new(reduced_motion="reduce"), server)
    calm.page.get_by_role("button", name="Drum", exact=True).click()
    calm.page.wait_for_url(re.compile("/s/"))
    calm.wait_until_live()
    assert calm.state["motion"] == "reduced"
    # Whoever follows the session sees what was made.
    assert pages.new(reduced_motion="no-preference").open(calm.address).state["motion"] == "reduced"
    assert calm.open(f"{server.address}/?preview=drum&motion=full").state["motion"] == "full"
    assert calm.open(server.new_session("drum")).state["motion"] == "full", "a session of somebody else's"

    lively = pages.new(reduced_motion="no-preference").open(f"{server.address}/?preview=drum")
    assert lively.state["motion"] == "full"


def test_the_page_itself_stands_still_for_who_asks_for_it(server, pages):
    calm = open_gallery(pages.new(reduced_motion="reduce"), server)
    assert calm.page.evaluate(ANIMATED) == []
    calm.open(server.new_session("pinterest"))
    assert calm.page.evaluate(ANIMATED) == []
    before = calm.state["size"]
    calm.page.get_by_role("button", name="Turn the device").click()
    calm.eventually(lambda state: state["size"] == before[::-1], "the other way round")
    assert calm.page.evaluate("() => document.getAnimations().length") == 0
    # The same looks do move for others.
    assert pages.new(reduced_motion="no-preference").open(calm.address).page.evaluate(ANIMATED) != []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_buttons_are_accessible(server, pages, scheme):
    viewer = pages.new(color_scheme=scheme).open(
        f"{server.address}/?preview=settings&textWeight=bold&contrast=increased&motion=reduced")
    viewer.eventually(lambda state: state["motion"] == "reduced", "the wishes")
    results = Axe().run(viewer.page)
    assert results.violations_count == 0, results.generate_report()
