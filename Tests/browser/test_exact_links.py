"""A link to an exact state opens that state, to the last digit, and says what of it could not be followed."""

import random

import pytest
from scenes import in_scene
from viewer import Mouse, eventually

COPY = "Copy link to this state"
# Numbers of layers, and which of two that do not overlap is nearer, are a process's own.
SHOWN = """(root) => {
  const plain = ({ id, maskID, children, parent, ordered, mask, ...rest }) => (
    { ...rest, mask: mask && plain(mask), below: ordered.map((layer) => JSON.stringify(plain(layer))).sort() });
  return JSON.stringify(plain(root));
}"""
# `GalleryActsTests` goes through all previews many times over; here it is the link that is tried.
ROUNDS = 2


def shown(viewer):
    return in_scene(viewer, SHOWN)


@pytest.fixture
def reader(pages):
    """Opens pages whose clipboard can be read."""

    def new(**options):
        viewer = pages.new(**options)
        viewer.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        return viewer

    return new


def copied(viewer):
    viewer.page.evaluate("() => navigator.clipboard.writeText('')")
    viewer.page.get_by_role("button", name=COPY).click()
    return eventually(lambda: viewer.page.evaluate("() => navigator.clipboard.readText()"), "a link")


def turn_some_knobs(viewer, chance):
    """Puts knobs that are numbers, and some switches, elsewhere."""
    sent = []
    viewer.eventually(lambda state: state["areKnobsKnown"] and state["knobs"], "knobs")
    for knob in list(viewer.state["knobs"])[:6]:
        if knob["kind"] == "number" and knob["min"] is not None and knob["max"] is not None:
            sent.append((knob["name"], knob["min"] + (knob["max"] - knob["min"]) * chance.choice([0.25, 0.5, 0.75])))
    return {name: round(value) for name, value in sent}


@pytest.mark.parametrize("preview", ["snapping-list", "pizza-drum", "photos"])
def test_a_link_opens_the_exact_state(server, reader, preview):
    chance = random.Random(preview)
    viewer = reader().open(server.new_session(preview))
    viewer.wait_until_loaded()
    mouse = Mouse(viewer)
    for round_ in range(ROUNDS):
        start, end = (chance.randint(60, 340) for _ in range(2))
        mouse.drag(start, end, y=chance.randint(300, 600))
        viewer.page.mouse.wheel(0, chance.randint(-400, 900))
        if round_ == 1:
            viewer.page.get_by_role("button", name="Dark appearance").click()
            viewer.eventually(lambda state: state["appearance"] == "dark", "the setting")
        viewer.wait_for_rest(next(iter(viewer.state["scrollers"])))
        link = copied(viewer)

        other = reader().open(link)
        other.wait_until_loaded()
        other.wait_for_rest(next(iter(other.state["scrollers"])))

        assert other.state["session"] != viewer.state["session"]
        assert other.state["scrollers"] == viewer.state["scrollers"]
        assert shown(other) == shown(viewer)
        assert copied(other) == link, "equal states have equal links"
        other.page.close()


@pytest.mark.parametrize("preview", ["news-feed", "contacts"])
def test_a_link_opens_far_down_a_list_whose_rows_are_as_high_as_what_is_in_them(server, reader, preview):
    viewer = reader().open(server.new_session(preview))
    viewer.wait_until_loaded()
    scroller = next(iter(viewer.state["scrollers"]))
    viewer.page.mouse.move(*viewer.place(195, 500))
    for way in [1500, 1500, 1500, -700]:
        viewer.page.mouse.wheel(0, way)
        viewer.wait_for_rest(scroller)
    link = copied(viewer)

    other = reader().open(link)
    other.wait_until_loaded()
    other.wait_for_rest(scroller)

    assert other.state["scrollers"] == viewer.state["scrollers"]
    assert shown(other) == shown(viewer)
    assert copied(other) == link
    assert other.page.locator("#note").is_hidden()


def test_a_link_carries_knobs_and_a_device(server, reader):
    address = server.new_session("card-stack")
    viewer = reader().open(address)
    chance = random.Random(7)
    knobs = turn_some_knobs(viewer, chance)
    assert knobs
    viewer = reader().open(server.new_session("card-stack", knobs=knobs))
    viewer.wait_until_loaded()
    viewer.page.get_by_label("Device", exact=True).select_option("ipad")
    viewer.eventually(lambda state: state["device"] == "ipad", "the device")
    viewer.wait_for_rest()
    link = copied(viewer)
    assert "device=ipad" in link and "knob." in link and "revision=" in link

    other = reader(viewport={"width": 700, "height": 500}, color_scheme="dark").open(link)
    other.wait_until_loaded()
    other.wait_for_rest()
    assert other.state["appearance"] == viewer.state["appearance"], "the link goes before what this person likes"
    assert shown(other) == shown(viewer)
    values = {knob["name"]: knob["value"] for knob in other.state["knobs"]}
    for name, value in knobs.items():
        assert values[name] == pytest.approx(value)
    assert other.page.locator("#note").is_hidden()


def test_what_was_done_by_hand_is_in_the_link(server, reader):
    viewer = reader().open(server.new_session("settings"))
    viewer.wait_until_loaded()
    mouse = Mouse(viewer)
    mouse.press(335, 153)
    mouse.release()
    viewer.wait_for_rest("table")
    link = copied(viewer)
    assert "acts=" in link
    other = reader().open(link)
    other.wait_until_loaded()
    other.wait_for_rest("table")
    assert shown(other) == shown(viewer)


def test_parts_that_are_old_or_unknown_are_named(server, reader, pages):
    viewer = reader().open(server.new_session("snapping-list"))
    viewer.wait_until_loaded()
    Mouse(viewer).drag(350, 40)
    viewer.wait_for_rest()
    link = copied(viewer)
    head, _, state = link.partition("#")
    query = "&".join(part for part in head.split("&") if not part.startswith("revision="))
    other = reader().open(f"{query}&knob.nonsense=3&colour=red&revision=another#{state}")
    note = other.page.locator("#note-text")
    words = eventually(lambda: note.is_visible() and note.text_content(), "a note")
    for part in ["The source was another", "“colour” means nothing here", "“nonsense” is no knob of this preview"]:
        assert part in words
    assert other.wait_for_rest() == viewer.offset(), "all else is followed"

    # Bytes of another preview have no place in this one.
    drum = reader().open(server.new_session("settings"))
    drum.wait_until_loaded()
    Mouse(drum).drag(300, 300, y=700)
    drum.page.mouse.wheel(0, 120)
    drum.wait_for_rest("table")
    foreign = copied(drum).partition("#")[2].partition("&")[0]
    third = reader().open(f"{head}#{foreign}")
    note = third.page.locator("#note-text")
    words = eventually(lambda: note.is_visible() and note.text_content(), "a note")
    assert "no place for it" in words and "“table”" in words


def test_who_comes_by_a_link_of_a_session_goes_there_alone_and_asks_others_first(own_server, reader):
    """Where people need keys, the link is to the session itself."""
    session = own_server.new_session("snapping-list")
    viewer = reader().open(session)
    viewer.wait_until_loaded()
    Mouse(viewer).drag(350, 40)
    there = viewer.wait_for_rest()
    link = copied(viewer)
    key = own_server.new_link(session, "control").partition("#")[2]
    exact = session.partition("?")[0] + "?" + link.partition("?")[2].replace("#", f"#{key}&")
    Mouse(viewer).drag(350, 40)
    assert viewer.wait_for_rest() != there

    guest = reader().open(exact)
    offer = guest.page.locator("#arrival")
    eventually(offer.is_visible, "an offer")
    assert "Others are here" in offer.text_content()
    guest.page.get_by_role("button", name="Go to it").click()
    guest.eventually(lambda state: state["scrollers"]["main"]["offset"] == there, "everybody is there")
    viewer.eventually(lambda state: state["scrollers"]["main"]["offset"] == there, "everybody is there")
    assert offer.is_hidden() and "state=" not in guest.address and key in guest.address

    Mouse(viewer).drag(350, 40)
    assert viewer.wait_for_rest() != there
    viewer.page.close()
    guest.page.close()
    alone = reader().open(exact)
    alone.eventually(lambda state: state["scrollers"]["main"]["offset"] == there, "it goes there by itself")

    watching = own_server.new_link(session, "view").partition("#")[2]
    Mouse(alone).drag(350, 40)
    assert alone.wait_for_rest() != there
    watcher = reader().open(exact.replace(key, watching))
    eventually(watcher.page.locator("#arrival").is_visible, "a word")
    assert "moved on" in watcher.page.locator("#arrival-text").text_content()
    moved = alone.offset()
    watcher.page.get_by_role("button", name="Go there by yourself").click()
    watcher.eventually(lambda state: state["aside"] and state["scrollers"]["main"]["offset"] == there, "a copy goes there")
    assert alone.offset() == moved
