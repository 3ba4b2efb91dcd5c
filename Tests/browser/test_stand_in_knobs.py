"""Knobs, their links and the source that they are written to. The server is a stand-in."""

import struct

import pytest
from axe_playwright_python.sync_playwright import Axe
from stand_in import SESSION, StandIn, golden, hello
from viewer import eventually

TOKEN = "0123456789abcdefghijkl"
SET, RESET = 0x16, 0x17


def knob(name, title, kind, value, style=None, declaration="", literal="", **more):
    at = declaration.rindex(literal) if literal else 0
    return {
        "name": name, "title": title, "group": name.split(".")[0], "kind": kind, "value": value, "default": value,
        "min": None, "max": None, "step": None, "unit": "", "choices": [], "declaration": declaration,
        "literal": [at, at + len(literal)], "style": style or kind, **more,
    }  # fmt: skip


KNOBS = [
    knob("CarouselLayout.itemWidth", "Item width", "number", 220, "float", "static let itemWidth: CGFloat = 220", "220",
         min=0, max=440, step=4, unit="pt"),
    knob("CarouselLayout.minimumScale", "Minimum scale", "number", 0.85, "float", "let minimumScale = 0.85", "0.85",
         min=0, max=1, step=0.01, unit="×"),
    knob("CarouselLayout.isSnapping", "Is snapping", "boolean", True, declaration="var isSnapping = true", literal="true"),
    knob("CarouselLayout.edge", "Edge", "choice", "center", declaration="var edge = Edge.center", literal="center",
         choices=["leading", "center", "trailing"]),
    knob("CardCell.tint", "Tint", "colour", "#ff9500ff"),
]  # fmt: skip


def listing(unknown=(), **values):
    """A `knobs` message with these values, by the last part of their names."""
    knobs = [one | {"value": values.get(one["name"].split(".")[-1], one["value"])} for one in KNOBS]
    return {"type": "knobs", "knobs": knobs, "unknown": list(unknown)}



class Taken:
    """A server's memory of the knobs: it keeps what pages turn, and tells all of them."""

    def __init__(self):
        self.values = {}

    def listing(self, **values):
        """Some that others turned, along with what is kept."""
        self.values |= {one["name"]: values[last] for one in KNOBS if (last := one["name"].split(".")[-1]) in values}
        return listing() | {"knobs": [one | {"value": self.values.get(one["name"], one["value"])} for one in KNOBS]}

    def reply(self, message):
        if message[0] == SET:
            name, value = turned(message)
            self.values[name] = value
        elif message[0] == RESET:
            name = message[3 : 3 + message[2]].decode()
            for one in [name] if name else list(self.values):
                self.values.pop(one, None)
        else:
            return []
        return [self.listing()]


def turned(message):
    """The name and the value of a knob that a page has turned."""
    at = 3 + message[2]
    kind, rest = message[at], message[at + 1 :]
    value = {
        0: lambda: struct.unpack("<d", rest)[0], 1: lambda: rest[0] == 1, 2: lambda: rest[1 : 1 + rest[0]].decode(),
        3: lambda: "#" + rest.hex(),
    }[kind]()  # fmt: skip
    return message[3:at].decode(), value


@pytest.fixture
def taken():
    return Taken()


@pytest.fixture
def stand_in(taken):
    server = StandIn(greeting=[hello(), listing()])
    # As a server does: a page takes back an unconfirmed value after a second.
    server.reply = taken.reply
    yield server
    server.close()


@pytest.fixture
def panel(stand_in, pages):
    """A page with its panel open."""
    viewer = pages.new(viewport={"width": 1440, "height": 900}).open(stand_in.session)
    viewer.page.locator("#knobs-button").click()
    viewer.page.locator("#knobs").wait_for()
    return viewer


def address(viewer):
    """The address in the address bar."""
    return viewer.page.evaluate("() => location.href")


def numbers(stand_in):
    """Names and values of the numbers that were sent."""
    sent = map(turned, stand_in.heard_of(SET))
    return [(name, value) for name, value in sent if isinstance(value, float)]


def last_number(stand_in):
    return numbers(stand_in)[-1:]


def row(viewer, name):
    return viewer.page.locator(f'.knob[data-name="{name}"]')


WIDTH = "CarouselLayout.itemWidth"


def test_without_knobs_there_is_no_button(pages):
    server = StandIn(greeting=[hello()])
    viewer = pages.new().open(server.session)
    assert viewer.page.locator("#knobs-button").is_hidden()
    server.say(listing())
    viewer.page.locator("#knobs-button").wait_for()
    viewer.page.close()
    server.close()


def test_knobs_stand_under_the_types_they_belong_to(panel):
    assert panel.page.locator(".knob-group h3").all_inner_texts() == ["CarouselLayout", "CardCell"]
    assert panel.page.locator(".knob-title").all_inner_texts() == [
        "Item width", "Minimum scale", "Is snapping", "Edge", "Tint",
    ]  # fmt: skip


def test_a_slider_turns_by_keyboard_in_its_steps_and_a_field_takes_exact_values(stand_in, panel):
    slider = row(panel, WIDTH).get_by_role("slider")
    field = row(panel, WIDTH).locator("input[type=number]")
    slider.focus()
    panel.page.keyboard.press("ArrowRight")
    eventually(lambda: last_number(stand_in) == [(WIDTH, 224)], "a step")

    field.fill("223.123456789")
    panel.page.keyboard.press("Enter")

    eventually(lambda: last_number(stand_in) == [(WIDTH, 223.123456789)], "an exact value")
    assert slider.get_attribute("aria-valuetext") == "223.123456789 pt"
    link = f"{stand_in.session}?preview=carousel&knob.CarouselLayout.itemWidth=223.123456789"
    eventually(lambda: address(panel) == link, "the address")


def test_a_slider_that_is_dragged_sends_its_last_value_and_is_not_moved_by_others(stand_in, taken, panel):
    slider = row(panel, WIDTH).get_by_role("slider")
    box = slider.bounding_box()
    middle = box["y"] + box["height"] / 2
    panel.page.mouse.move(box["x"] + box["width"] / 2, middle)
    panel.page.mouse.down()
    for step in range(40):
        panel.page.mouse.move(box["x"] + box["width"] / 2 + step, middle)
    value = float(slider.input_value())
    eventually(lambda: last_number(stand_in) == [(WIDTH, value)], "the last value")

    stand_in.say(taken.listing(itemWidth=12, isSnapping=False))
    snapping = row(panel, "CarouselLayout.isSnapping").get_by_role("switch")
    eventually(lambda: not snapping.is_checked(), "what others turned")
    panel.page.wait_for_timeout(1200)  # longer than a page believes itself
    assert float(slider.input_value()) == value

    panel.page.mouse.up()
    eventually(lambda: float(slider.input_value()) == 12, "what others turned, once it is let go")


def test_switches_menus_and_colours_are_sent(stand_in, panel):
    row(panel, "CarouselLayout.isSnapping").get_by_role("switch").click()
    eventually(lambda: stand_in.heard_of(SET)[-1:] and stand_in.heard_of(SET)[-1].endswith(b"isSnapping\x01\x00"), "off")
    row(panel, "CarouselLayout.edge").get_by_role("combobox").select_option("trailing")
    eventually(lambda: stand_in.heard_of(SET)[-1].endswith(b"edge\x02\x08trailing"), "a choice")
    tint = row(panel, "CardCell.tint").locator("input[type=text]")
    tint.fill("0A0B0C0D")
    panel.page.keyboard.press("Enter")
    eventually(lambda: stand_in.heard_of(SET)[-1].endswith(b"tint\x03\x0a\x0b\x0c\x0d"), "a colour")
    assert tint.input_value() == "#0a0b0c0d"


def test_what_is_turned_is_marked_and_reset_singly_and_all(stand_in, taken, panel):
    stand_in.say(taken.listing(itemWidth=300, edge="leading"))
    changed = panel.page.locator(".knob[data-changed] .knob-title")
    eventually(lambda: changed.all_inner_texts() == ["Item width", "Edge"], "marks")

    row(panel, WIDTH).get_by_role("button", name="Reset Item width to 220 pt").click()
    eventually(lambda: stand_in.heard_of(RESET)[-1:] and WIDTH.encode() in stand_in.heard_of(RESET)[-1], "one reset")
    assert changed.all_inner_texts() == ["Edge"]
    assert panel.page.evaluate("() => document.activeElement.type") == "range", "the focus stays in the row"

    panel.page.locator("#knobs-reset").click()
    eventually(lambda: stand_in.heard_of(RESET)[-1].endswith(b"\x00"), "all of them")
    assert changed.count() == 0


def test_undo_and_redo_work_from_the_keyboard(stand_in, panel):
    field = row(panel, WIDTH).locator("input[type=number]")
    for text in ["230", "240"]:
        field.fill(text)
        panel.page.keyboard.press("Enter")
    panel.page.locator("#screen").focus()

    # The field need not follow within the key press.
    for keys, value in [("Control+z", "230"), ("Control+z", "220"), ("Control+Shift+z", "230"), ("Control+y", "240")]:
        panel.page.keyboard.press(keys)
        eventually(lambda: field.input_value() == value, f"{value} after {keys}")
    eventually(lambda: last_number(stand_in) == [(WIDTH, 240)], "the value on the wire")


def test_what_is_being_typed_is_kept_and_escape_gives_it_up(stand_in, panel):
    field = row(panel, WIDTH).locator("input[type=number]")
    field.focus()
    panel.page.keyboard.press("Control+a")
    panel.page.keyboard.type("3")
    stand_in.say(listing(itemWidth=100))
    eventually(lambda: row(panel, WIDTH).get_by_role("slider").input_value() == "100", "what others turned")
    assert field.input_value() == "3"

    panel.page.keyboard.press("Escape")

    assert field.input_value() == "100"
    assert panel.page.locator("#knobs").is_visible(), "the panel is closed by the next one"
    panel.page.keyboard.press("Escape")
    panel.page.locator("#knobs").wait_for(state="hidden")
    assert panel.page.evaluate("() => document.activeElement.id") == "knobs-button"


def test_a_build_that_adds_a_knob_leaves_the_others_their_focus(stand_in, panel):
    slider = row(panel, "CarouselLayout.minimumScale").get_by_role("slider")
    slider.focus()
    more = listing()
    more["knobs"] = [knob("CarouselLayout.columns", "Columns", "number", 3, "integer"), *KNOBS]

    stand_in.say(more)

    eventually(lambda: panel.page.locator(".knob-title").first.inner_text() == "Columns", "the new knob")
    assert slider.evaluate("(slider) => slider === document.activeElement")


def test_declarations_are_copied_with_the_new_values(stand_in, panel):
    stand_in.say(listing(itemWidth=300.5, edge="leading"))
    panel.page.locator(".knob[data-changed]").first.wait_for()
    words = panel.words_of("#knobs-status")
    panel.page.locator("#knobs-copy").click()
    eventually(lambda: "Copied" in words(), "a copy")
    assert panel.page.locator("#knobs-text").input_value() == (
        "// CarouselLayout\nstatic let itemWidth: CGFloat = 300.5\nvar edge = Edge.leading\n"
    )


def test_only_the_owner_may_write_and_sees_the_answer(stand_in, panel, pages):
    assert panel.page.locator("#knobs-write").is_hidden()
    viewer = pages.new().open(f"{stand_in.session}#owner={TOKEN}")
    assert TOKEN not in address(viewer)
    viewer.page.reload()
    viewer.wait_until_live()
    viewer.page.locator("#knobs-button").click()
    stand_in.say(listing(itemWidth=300))
    viewer.page.locator(".knob[data-changed]").first.wait_for()
    status = viewer.page.locator("#knobs-status")
    edits = f"/api/sessions/{SESSION}/edits"

    stand_in.answers["POST", edits] = (409, {"error": "Carousel.swift has changed meanwhile; save it first."})
    pages.expect("status of 409")
    viewer.page.locator("#knobs-write").click()
    eventually(lambda: status.inner_text() == "Carousel.swift has changed meanwhile; save it first.", "the refusal")

    stand_in.answers["POST", edits] = (200, {"files": ["Carousel.swift"]})
    words = viewer.words_of("#knobs-status")
    viewer.page.locator("#knobs-write").click()
    eventually(lambda: "Written to Carousel.swift" in words(), "the answer")
    path, headers, _ = stand_in.orders[-1]
    assert (path, headers["Authorization"]) == (edits, f"Bearer {TOKEN}")


def test_who_may_not_edit_has_no_button_even_with_a_token(pages):
    server = StandIn(greeting=[hello(source={"name": "A.swift", "canEdit": False, "editor": None}), listing(itemWidth=300)])
    viewer = pages.new().open(f"{server.session}#owner={TOKEN}")
    viewer.page.locator("#knobs-button").click()
    viewer.page.locator(".knob[data-changed]").first.wait_for()
    assert viewer.page.locator("#knobs-write").is_hidden()
    viewer.page.close()
    server.close()


LINK = "?preview=carousel&knob.CarouselLayout.itemWidth=240.5&knob.gone=1&knob.__proto__=2&x=%3Cscript%3Ealert(1)%3C/script%3E"


def test_a_link_makes_a_session_with_its_knobs_and_names_what_it_could_not_use(stand_in, pages):
    stand_in.answers["GET", "/api/previews"] = (200, {"previews": [{"slug": "carousel", "title": "Carousel", "summary": ""}]})
    stand_in.greeting = [hello(), listing(itemWidth=240.5, unknown=["gone", "__proto__"])]
    viewer = pages.new()
    viewer.page.goto(f"{stand_in.address}/{LINK}", wait_until="commit")
    viewer.page.wait_for_url(f"**/s/{SESSION}*")
    viewer.wait_until_live()

    order = stand_in.orders[0][2]
    assert (order["preview"], order["knobs"]) == (
        "carousel", {"CarouselLayout.itemWidth": 240.5, "gone": 1, "__proto__": 2},
    )  # fmt: skip
    note = viewer.page.locator("#note-text")
    eventually(lambda: "gone" in note.inner_text(), "the note")
    for name in ["“x”", "“gone”", "“__proto__”"]:
        assert name in note.inner_text()
    clean = f"{stand_in.session}?preview=carousel&knob.CarouselLayout.itemWidth=240.5"
    eventually(lambda: address(viewer) == clean, "a clean address")
    assert viewer.page.evaluate("() => ({}).polluted === undefined && document.scripts.length === 1")
    viewer.page.locator("#note-hide").click()
    viewer.page.locator("#note").wait_for(state="hidden")


def test_a_value_that_does_not_fit_is_named(stand_in, pages):
    viewer = pages.new().open(f"{stand_in.session}?preview=carousel&knob.CarouselLayout.edge=middle")
    note = viewer.page.locator("#note-text")
    eventually(lambda: "“CarouselLayout.edge” cannot have the value of the link." in note.inner_text(), "the note")


def test_the_knobs_of_a_link_are_not_given_up_while_the_preview_is_slow_to_start(stand_in, pages):
    stand_in.greeting, stand_in.picture = [hello()], []
    viewer = pages.new()
    viewer.page.clock.install()
    link = f"{stand_in.session}?preview=carousel&knob.CarouselLayout.itemWidth=240.5&knob.gone=1"
    viewer.page.goto(link)
    viewer.eventually(lambda state: state["connection"]["phase"] == "open", "the greeting")

    viewer.page.clock.run_for(30_000)

    assert viewer.page.locator("#note").is_hidden()
    assert address(viewer) == link
    stand_in.say(golden("keyframe"), listing(itemWidth=240.5, unknown=["gone"]))
    note = viewer.page.locator("#note-text")
    eventually(lambda: "“gone”" in note.inner_text(), "what of the link could not be used")
    assert "CarouselLayout" not in note.inner_text()
    clean = f"{stand_in.session}?preview=carousel&knob.CarouselLayout.itemWidth=240.5"
    eventually(lambda: address(viewer) == clean, "a clean address")


def test_the_copied_link_has_what_was_turned_this_very_moment(stand_in, panel):
    field = row(panel, WIDTH).locator("input[type=number]")
    for text in ["230", "231", "232"]:
        field.fill(text)
        panel.page.keyboard.press("Enter")
    panel.page.locator("#copy").click()
    copied = panel.page.locator("#address")
    eventually(lambda: copied.input_value().endswith("?preview=carousel&knob.CarouselLayout.itemWidth=232"), "the link")


def test_an_ended_session_starts_again_with_the_preview_and_the_knobs_of_its_link(stand_in, pages):
    pages.expect("status of 404")
    viewer = pages.new()
    viewer.page.goto(f"{stand_in.address}/s/BBBBBBBBBBBBBBBBBBBBBB?preview=carousel&knob.CarouselLayout.itemWidth=300")

    viewer.page.get_by_role("button", name="Start again").click()

    viewer.page.wait_for_url(f"**/s/{SESSION}?preview=carousel&knob.CarouselLayout.itemWidth=300")
    assert stand_in.orders[0][2]["knobs"] == {WIDTH: 300}


@pytest.mark.parametrize("size", [(390, 844), (320, 568)])
def test_on_a_phone_the_panel_is_a_sheet_and_the_device_stays_in_sight(stand_in, pages, screenshots, size):
    viewer = pages.phone(*size).open(stand_in.session)
    viewer.page.locator("#more").click()
    viewer.page.locator("#knobs-button").click()
    sheet = viewer.page.locator("#knobs")
    sheet.wait_for()
    screen = viewer.page.locator("#screen")

    eventually(lambda: screen.bounding_box()["height"] < size[1] * 0.6, "a smaller device")
    viewer.wait_until_still()
    viewer.page.screenshot(path=screenshots / f"knobs-{size[0]}.png")
    picture, box = screen.bounding_box(), sheet.bounding_box()
    assert picture["y"] >= 0 and picture["y"] + picture["height"] <= box["y"] + 1
    assert picture["height"] > size[1] * 0.45
    assert box["y"] + box["height"] <= size[1] + 1
    assert viewer.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")

    viewer.page.locator("#knobs-close").click()
    eventually(lambda: screen.bounding_box()["height"] > size[1] * 0.9, "the whole screen again")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_to_complain_of_in_the_panel(stand_in, pages, scheme):
    viewer = pages.new(color_scheme=scheme).open(stand_in.session)
    viewer.page.locator("#knobs-button").click()
    stand_in.say(listing(itemWidth=300))
    viewer.page.locator(".knob[data-changed]").first.wait_for()
    viewer.wait_until_still()
    found = Axe().run(viewer.page)
    assert found.violations_count == 0, found.generate_report()
