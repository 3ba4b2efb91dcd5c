"""Remarks on the page: an element is chosen by hand or by keys, pins stay with their elements, threads are read and
answered, and nothing that was typed is lost. The server is a stand-in."""

import base64

import pytest
from axe_playwright_python.sync_playwright import Axe
from guests import KEY, greeting, open_as_owner, open_with_key, show_bar, starting
from stand_in import SESSION, StandIn
from viewer import Mouse, eventually

TOUCHES, POINT = 0x10, 0x23
REMARKS = f"/api/sessions/{SESSION}/remarks"
# The cells of the golden keyframe: the first is all on the screen, the second reaches out of it.
FIRST, SECOND = 10, 11
HOSTILE = "<img src=x onerror=\"globalThis.hacked = true\"> & <b>bold</b>"
# One dark pixel.
PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==")
ORDER = {
    "preview": "carousel", "size": [390, 844], "device": "", "appearance": "light", "knobs": {}, "revision": "",
    "state": "AAAA",
}  # fmt: skip
DARK = {**ORDER, "appearance": "dark", "textSize": "ax1"}


def pin(words="Karte 1"):
    element = {
        "kind": "cell", "view": "main", "section": 0, "item": 0, "of": "", "words": words, "before": "", "after": "",
    }  # fmt: skip
    return {"element": element, "fraction": [0.5, 0.5], "point": [180, 422]}


def remark(number, **more):
    return {
        "id": f"r{number}", "session": SESSION, "number": number, "title": "Carousel", "name": "Mia",
        "text": f"Remark number {number}", "made": 90_000, "isResolved": False, "resolvedAt": None, "isOwner": False,
        "replies": [], "pin": pin(), "order": ORDER, "revision": "", "hasPicture": True, "place": "here", **more,
    }  # fmt: skip


def placed(number, layer=FIRST, fraction=(0.5, 0.5), place="here"):
    return {"remark": f"r{number}", "place": place, "layer": layer, "fraction": list(fraction)}


class Remarked(StandIn):
    """A server with remarks, as one of its people sees it."""

    def __init__(self, role, *remarks, allowed=True):
        super().__init__(greeting(role))
        self.remarks = list(remarks)
        self.allowed = allowed
        self.version = 0
        self.greeting.append(self.count())
        self.reply = self.answer_point
        self.pointed = {"pin": pin(), "layer": FIRST, "rect": [40, 222, 280, 400]}
        for one in remarks:
            self.answers["GET", f"/api/remarks/{one['id']}/picture.png"] = (200, PICTURE)
        self.answers["POST", REMARKS] = (201, remark(9, name="Ada", text="Larger, please"))
        self.answers["POST", f"{REMARKS}/allow"] = (200, {})
        self.answers["POST", f"/api/sessions/{SESSION}/state"] = (200, {})

    def count(self):
        """The notice of how many there are; its list is the answer from now on."""
        self.version += 1
        self.answers["GET", REMARKS] = (200, {"remarks": self.remarks, "allowed": self.allowed, "now": 99_000})
        open_ones = sum(not one["isResolved"] for one in self.remarks)
        return {
            "type": "remarks", "version": self.version, "open": open_ones, "all": len(self.remarks),
            "allowed": self.allowed,
        }  # fmt: skip

    def answer_point(self, message):
        # The numbers of these tests fit into a byte each.
        return [{"type": "element", "request": message[1], **self.pointed}] if message[0] == POINT else []

    def place(self, *pins):
        self.say({"type": "pins", "pins": list(pins)})

    def ordered(self, path):
        return [body for posted, _, body in list(self.orders) if posted == path]


@pytest.fixture
def serve():
    """Starts stand-ins, which end with the test."""
    with starting(Remarked) as start:
        yield start


def open_panel(viewer):
    page = viewer.page
    show_bar(page)
    page.locator("#remarks-button").click()
    page.locator("#remarks").wait_for()
    viewer.wait_until_still()


def point_on(viewer, x=180, y=422):
    """A press on a point of the preview, which chooses the element there."""
    viewer.page.mouse.click(*viewer.place(x, y))
    viewer.page.locator("#remarks-new-text").wait_for()


def at(message):
    """Request, x and y of a question which element lies at a point."""
    numbers, value, shift = [], 0, 0
    for byte in message[1:]:
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            numbers.append(value)
            value = shift = 0
    zigzag = [number // 2 if number % 2 == 0 else -(number // 2) - 1 for number in numbers[1:]]
    return numbers[0], *(number / 64 for number in zigzag)


# --- Leaving one -----------------------------------------------------------------------------------------------------


def test_a_guest_who_watches_leaves_a_first_remark_in_three_interactions(serve, pages, screenshots):
    server = serve("view")
    viewer = open_with_key(pages, server)
    page = viewer.page

    page.get_by_role("button", name="Leave a remark").click()
    point_on(viewer)
    page.keyboard.type("Larger, please")
    page.keyboard.press("Tab")
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")

    page.get_by_role("heading", name="Remark 9").wait_for()
    assert server.ordered(REMARKS) == [{"name": "Ada", "text": "Larger, please", "pin": pin()}]
    assert server.orders[0][1]["Authorization"] == f"Bearer {KEY}"
    asked = [at(message) for message in server.heard_of(POINT)]
    assert asked[-1][1:] == pytest.approx([180, 422], abs=1)
    assert page.locator("#session").get_attribute("data-aiming") == ""
    page.screenshot(path=screenshots / "remark-left.png")


def test_by_keyboard_alone_a_guest_comes_from_the_link_to_a_remark(serve, pages):
    server = serve("view")
    viewer = open_with_key(pages, server)
    page = viewer.page
    focused = "() => document.activeElement.id"

    for _ in range(20):
        if page.evaluate(focused) == "remarks-add":
            break
        page.keyboard.press("Tab")
    assert page.evaluate(focused) == "remarks-add"
    page.keyboard.press("Enter")
    assert page.evaluate(focused) == "crosshair"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Shift+ArrowLeft")
    eventually(lambda: "Karte 1" in page.locator("#aim-element").inner_text(), "the element below the crosshair")
    page.keyboard.press("Enter")
    page.locator("#remarks-new-text").wait_for()
    page.keyboard.type("Larger, please")
    page.keyboard.press("Tab")
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")

    page.get_by_role("heading", name="Remark 9").wait_for()
    assert at(server.heard_of(POINT)[-1])[1:] == (191, 398)
    assert page.evaluate("() => document.activeElement.textContent") == "Remark 9"


def test_the_letter_c_begins_a_remark_where_the_preview_has_the_focus_and_nowhere_else(serve, pages):
    page = open_with_key(pages, serve("view")).page
    page.keyboard.press("c")
    assert page.locator("#aim-hint").is_hidden()
    page.locator("#screen").focus()
    page.keyboard.press("c")
    page.locator("#aim-hint").wait_for()
    page.keyboard.press("Escape")
    page.locator("#aim-hint").wait_for(state="hidden")
    assert page.evaluate("() => document.activeElement.id") == "screen"


@pytest.mark.parametrize("has_storage", [True, False])
def test_a_name_is_given_once(serve, pages, has_storage):
    server = serve("view")
    viewer = pages.new()
    if not has_storage:
        viewer.page.add_init_script(
            "Object.defineProperty(globalThis, 'localStorage',"
            " { get() { throw new DOMException('no', 'SecurityError'); } })")
    viewer.open(f"{server.session}#key={KEY}")
    page = viewer.page
    for _ in range(2):
        page.locator("#remarks-start").click()
        point_on(viewer)
        page.keyboard.type("Larger, please")
        if not server.ordered(REMARKS):
            page.locator("#remarks-new-name").fill("Ada")
        page.get_by_role("button", name="Send").click()
        page.get_by_role("heading", name="Remark 9").wait_for()
        page.locator("#remarks-close").click()
    assert [order["name"] for order in server.ordered(REMARKS)] == ["Ada", "Ada"]

    page.reload()
    viewer.wait_until_live()
    page.locator("#remarks-start").click()
    point_on(viewer)
    assert page.locator("#remarks-new-name").is_visible() != has_storage
    assert page.context.cookies() == []


def test_while_an_element_is_chosen_presses_are_not_the_previews_and_escape_leaves(serve, pages):
    server = serve("control")
    server.pointed = {"pin": None, "layer": None, "rect": None}
    viewer = open_with_key(pages, server)
    page = viewer.page
    page.locator("#remarks-add").click()
    page.mouse.click(*viewer.place(180, 422))
    eventually(lambda: "nothing here" in page.locator("#aim-element").inner_text(), "why nothing is chosen")
    Mouse(viewer).drag(300, 100)
    assert server.heard_of(TOUCHES) == []
    page.keyboard.press("Escape")
    Mouse(viewer).drag(300, 100)
    eventually(lambda: server.heard_of(TOUCHES) != [], "touches again")


def test_what_was_typed_outlives_refusals_lost_connections_and_closed_panels(serve, pages):
    pages.expect("status of 429|WebSocket|ERR_")
    server = serve("view")
    server.answers["POST", REMARKS] = (429, {"error": "You write too fast. Try again in a minute."})
    viewer = open_with_key(pages, server)
    page = viewer.page
    page.locator("#remarks-start").click()
    point_on(viewer)
    page.keyboard.type("Larger, please")
    page.locator("#remarks-new-name").fill("Ada")
    page.get_by_role("button", name="Send").click()
    fault = page.locator("#remarks-new-fault")
    eventually(lambda: fault.inner_text() == "You write too fast. Try again in a minute.", "the server's sentence")
    text = page.locator("#remarks-new-text")
    assert text.input_value() == "Larger, please"

    server.show_out(1001, "")
    viewer.wait_until_live()
    assert text.is_visible() and text.input_value() == "Larger, please"
    page.locator("#remarks-close").click()
    page.locator("#remarks-button").click()
    assert text.is_visible() and text.input_value() == "Larger, please"

    server.answers["POST", REMARKS] = (201, remark(9, name="Ada", text="Larger, please"))
    page.get_by_role("button", name="Send").click()
    page.get_by_role("heading", name="Remark 9").wait_for()
    assert len(server.ordered(REMARKS)) == 2


def test_a_choice_that_falls_into_a_lost_connection_is_asked_again(serve, pages):
    pages.expect("WebSocket")
    server = serve("view")
    server.reply = lambda message: []
    viewer = open_with_key(pages, server)
    viewer.page.locator("#remarks-start").click()
    viewer.page.mouse.click(*viewer.place(180, 422))
    eventually(lambda: server.heard_of(POINT), "the question")
    server.reply = server.answer_point
    server.show_out(1001, "")
    viewer.page.locator("#remarks-new-text").wait_for()


# --- Pins ------------------------------------------------------------------------------------------------------------


def varint(number):
    rest = []
    while number >= 128:
        rest.append(number % 128 + 128)
        number //= 128
    return bytes([*rest, number])


def scrolled(number, by):
    """A frame that scrolls the golden keyframe, whose root is layer 1, by points to the right, with this number."""
    one_record, layer_2, bounds_x = 1, 2, 4
    return bytes([1, number % 256, 0, one_record, layer_2, bounds_x]) + varint(2 * by * 64)


# In every frame of the browser: the number of the frame on the canvas, and where the pin is.
SAMPLE = """() => {
  globalThis.samples = [];
  const pin = document.querySelector('.pin');
  const look = () => {
    globalThis.samples.push([globalThis.scrollwork.drawn.seq, pin.getBoundingClientRect().left]);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def test_a_pin_moves_with_its_element_in_the_same_frame_as_the_canvas(serve, pages):
    server = serve("view", remark(1))
    viewer = open_with_key(pages, server)
    page = viewer.page
    server.place(placed(1))
    page.locator(".pin").wait_for()
    first = viewer.state["frame"]["seq"]
    start, _ = viewer.place(180, 422)
    scale = viewer.place(1, 0)[0] - viewer.place(0, 0)[0]
    assert page.locator(".pin").bounding_box()["x"] == pytest.approx(start, abs=0.6)
    page.evaluate(SAMPLE)

    for step in range(1, 13):
        server.say(scrolled(first + step, by=10))
        viewer.eventually(lambda state, step=step: state["drawn"]["seq"] == first + step, "the frame")
    samples = page.evaluate("() => new Promise((seen) => requestAnimationFrame(() => seen(globalThis.samples)))")

    assert {number for number, _ in samples} >= {first, first + 12}
    for number, left in samples:
        assert left == pytest.approx(start - 10 * (number - first) * scale, abs=0.6)


def test_a_pin_that_leaves_the_screen_is_hidden_and_comes_back(serve, pages):
    server = serve("view", remark(1))
    viewer = open_with_key(pages, server)
    page = viewer.page
    server.place(placed(1))
    page.locator(".pin").focus()
    first = viewer.state["frame"]["seq"]
    server.say(scrolled(first + 1, by=300))
    page.locator(".pin").wait_for(state="hidden")
    assert page.evaluate("() => document.activeElement.id") == "screen", "the keyboard goes on there"
    server.place(placed(1, layer=SECOND, fraction=(0.3, 0.5)))
    page.locator(".pin").wait_for()


def test_pins_are_buttons_with_names_that_are_large_enough_and_can_be_hidden(serve, pages):
    server = serve("view", remark(1), remark(2, isResolved=True), remark(3, name="Jo"))
    viewer = open_with_key(pages, server)
    page = viewer.page
    server.place(placed(3), placed(2), placed(1))
    pins = page.locator("#pins").get_by_role("button")
    eventually(lambda: pins.count() == 2, "the open ones")
    assert [one.get_attribute("aria-label") for one in pins.all()] == [
        "Remark 1 by Mia: Remark number 1", "Remark 3 by Jo: Remark number 3"]
    boxes = [one.bounding_box() for one in pins.all()]
    assert all(box["width"] >= 24 and box["height"] >= 24 for box in boxes)
    assert boxes[1]["x"] >= boxes[0]["x"] + 24, "side by side where they would lie on each other"

    open_panel(viewer)
    page.get_by_role("button", name="Pins").click()
    assert pins.count() == 0
    page.get_by_role("button", name="Pins").click()
    assert pins.count() == 2


# --- Threads ---------------------------------------------------------------------------------------------------------


def test_a_pin_opens_its_thread_and_what_guests_write_stays_text(serve, pages):
    reply = {"name": "<script>", "text": HOSTILE, "made": 98_000, "isOwner": False}
    server = serve("view", remark(1, name=HOSTILE[:40], text=HOSTILE, replies=[reply], pin=pin(HOSTILE)))
    viewer = open_with_key(pages, server)
    page = viewer.page
    server.place(placed(1))
    page.locator(".pin").click()
    page.get_by_role("heading", name="Remark 1").wait_for()
    texts = page.locator("#remarks-thread .utterance-text").all_inner_texts()
    assert texts == [HOSTILE, HOSTILE]
    page.get_by_role("button", name="All remarks").click()
    assert HOSTILE in page.locator("#remarks-open").inner_text()
    assert page.locator("#remarks img, #remarks script, #remarks b, #pins img").count() == 0
    assert page.evaluate("() => globalThis.hacked") is None


def test_an_answer_is_sent_and_shown_and_one_that_was_begun_is_kept(serve, pages):
    server = serve("view", remark(1), remark(2))
    said = {"name": "Ada", "text": "Yes", "made": 98_990, "isOwner": False}
    server.answers["POST", "/api/remarks/r1/replies"] = (201, remark(1, replies=[said]))
    viewer = open_with_key(pages, server)
    page = viewer.page
    open_panel(viewer)
    page.locator("#remarks-open").get_by_text("Remark number 1").click()
    page.locator("#remarks-reply-text").fill("Ye")
    page.get_by_role("button", name="All remarks").click()
    page.locator("#remarks-open").get_by_text("Remark number 1").click()
    page.locator("#remarks-reply-text").press_sequentially("s")
    page.locator("#remarks-reply-name").fill("Ada")
    page.get_by_role("button", name="Answer").click()
    page.get_by_role("list", name="Answers").get_by_text("Yes").wait_for()
    assert server.ordered("/api/remarks/r1/replies") == [{"name": "Ada", "text": "Yes"}]
    assert page.locator("#remarks-reply-text").input_value() == ""
    assert page.get_by_role("button", name="Resolve").count() == 0, "not for who only watches"


def test_the_owner_resolves_reopens_deletes_and_switches_remarks_off(serve, pages):
    server = serve("owner", remark(1))
    viewer = open_as_owner(pages, server)
    page = viewer.page
    open_panel(viewer)
    page.locator("#remarks-open").get_by_text("Remark number 1").click()
    for words, is_resolved in (("Resolve", True), ("Reopen", False)):
        server.answers["POST", "/api/remarks/r1/resolve"] = (200, remark(1, isResolved=is_resolved))
        page.get_by_role("button", name=words).click()
        eventually(lambda is_resolved=is_resolved: server.ordered("/api/remarks/r1/resolve")[-1:] == [
            {"resolved": is_resolved}], words)
    page.get_by_role("button", name="Resolve").wait_for()

    page.get_by_role("button", name="All remarks").click()
    page.get_by_role("switch").uncheck()
    eventually(lambda: server.ordered(f"{REMARKS}/allow") == [{"allowed": False}], "the switch")
    page.locator("#remarks-open").get_by_text("Remark number 1").click()
    server.answers["POST", "/api/remarks/r1/delete"] = (200, {})
    server.remarks = []
    page.get_by_role("button", name="Delete", exact=True).click()
    assert server.ordered("/api/remarks/r1/delete") == []
    page.get_by_role("button", name="Delete it").click()
    eventually(lambda: server.ordered("/api/remarks/r1/delete"), "the deleting")
    server.say(server.count())
    page.locator("#remarks-none").wait_for()
    assert page.locator(".pin").count() == 0


def test_where_remarks_are_switched_off_guests_read_and_write_none(serve, pages):
    server = serve("view", remark(1), allowed=False)
    viewer = open_with_key(pages, server)
    page = viewer.page
    open_panel(viewer)
    page.get_by_text("The owner has switched remarks off.").wait_for()
    for button in ("remarks-add", "remarks-new", "remarks-start"):
        assert page.locator(f"#{button}").is_hidden(), button
    page.locator("#remarks-open").get_by_text("Remark number 1").click()
    assert page.locator("#remarks-reply-text").is_hidden()
    server.allowed = True
    server.say(server.count())
    page.locator("#remarks-reply-text").wait_for()


def test_a_lost_element_is_shown_with_its_picture_and_never_left_out(serve, pages, screenshots):
    server = serve("view", remark(1, place="orphaned"), remark(2, place="orphaned", hasPicture=False))
    viewer = open_with_key(pages, server)
    page = viewer.page
    open_panel(viewer)
    lost = page.get_by_role("region", name="Not found any more")
    lost.get_by_role("img", name="The preview as it was").wait_for()
    assert lost.get_by_role("listitem").count() == 2
    assert "There is no picture of it." in lost.inner_text()
    lost.get_by_text("Remark number 1").click()
    page.locator("#remarks-thread").get_by_role("img", name="The preview as it was").wait_for()
    assert "not found any more" in page.locator("#remarks-thread").inner_text()
    page.screenshot(path=screenshots / "remark-lost.png")


def test_show_frames_what_is_there_and_offers_the_state_of_what_is_not(serve, pages):
    server = serve("control", remark(1), remark(2, order=DARK, place="away"))
    viewer = open_with_key(pages, server)
    page = viewer.page
    server.place(placed(1), placed(2, layer=None, place="away"))
    page.locator(".pin").click()
    page.get_by_role("button", name="Show").click()
    page.locator("#pins-mark").wait_for()
    frame, place = page.locator("#pins-mark").bounding_box(), viewer.place(40, 222)
    assert [frame["x"], frame["y"]] == pytest.approx(place, abs=1)
    assert page.get_by_role("button", name="Go to this state").count() == 0

    page.get_by_role("button", name="All remarks").click()
    page.locator("#remarks-open").get_by_text("Remark number 2").click()
    page.get_by_role("button", name="Show").click()
    made = page.locator(".thread-made")
    made.get_by_text("390 × 844 · Dark appearance · Text size: Accessibility 1").wait_for()
    made.get_by_role("button", name="Go to this state").click()
    eventually(lambda: server.ordered(f"/api/sessions/{SESSION}/state") == [DARK], "the state, as it was told")


def test_an_address_that_names_a_remark_opens_its_thread(serve, pages):
    server = serve("view", remark(1), remark(2, isResolved=True))
    viewer = pages.new()
    viewer.open(f"{server.session}?remark=r2#key={KEY}")
    viewer.page.get_by_role("heading", name="Remark 2, resolved").wait_for()
    assert viewer.page.locator("#note").is_hidden(), "the address is understood"

    other = pages.new()
    other.open(f"{server.session}?remark=gone#key={KEY}")
    other.page.get_by_text("The remark of this address is not there any more.").wait_for()


def test_the_button_counts_what_is_open_and_is_not_there_where_the_server_has_no_remarks(serve, pages):
    server = serve("view", remark(1), remark(2, isResolved=True))
    button = open_with_key(pages, server).page.locator("#remarks-button")
    button.wait_for()
    assert button.get_attribute("aria-label") == "Remarks. 1 open"
    server.remarks.append(remark(3))
    server.say(server.count())
    eventually(lambda: button.get_attribute("aria-label") == "Remarks. 2 open", "the new count")

    older = serve("view")
    older.greeting.pop()
    assert open_with_key(pages, older).page.locator("#remarks-bar").is_hidden()


# --- Every state -----------------------------------------------------------------------------------------------------


SIZES = {
    "a desk": {"viewport": {"width": 1280, "height": 800}},
    "a phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["a desk", "a phone"])
@pytest.mark.parametrize("role", ["view", "owner"])
def test_axe_finds_nothing_to_complain_of_in_any_state(serve, pages, screenshots, role, size, scheme):
    reply = {"name": "Jonas", "text": "Yes", "made": 98_000, "isOwner": True}
    server = serve(
        role, remark(1, replies=[reply], order=DARK), remark(2, name="Ömer"), remark(3, place="orphaned"),
        remark(4, isResolved=True), remark(5, place="away", isOwner=True))
    server.answers["POST", REMARKS] = (409, {"error": "A session has 200 remarks at most: delete some."})
    pages.expect("status of 409")
    open_page = open_as_owner if role == "owner" else open_with_key
    viewer = open_page(pages, server, color_scheme=scheme, **SIZES[size])
    page = viewer.page
    server.place(placed(1), placed(2, SECOND, (0.1, 0.2)))
    page.locator(".pin").first.wait_for()

    def look(state):
        viewer.wait_until_still()
        page.screenshot(path=screenshots / f"remarks-{role}-{size}-{scheme}-{state}.png".replace(" ", "-"))
        found = Axe().run(page)
        assert found.violations_count == 0, f"{state}: {found.generate_report()}"

    look("pins")
    open_panel(viewer)
    page.get_by_role("region", name="Not found any more").get_by_role("img").wait_for()
    page.get_by_text("Resolved (1)").click()
    look("list")
    page.locator("#remarks-open").get_by_text("Remark number 1").click()
    look("thread")
    page.get_by_role("button", name="Show").click()
    page.locator(".thread-made img").wait_for()
    look("state")
    if role == "owner":
        page.get_by_role("button", name="Delete", exact=True).click()
        look("question")
        page.get_by_role("button", name="Keep").click()
    page.get_by_role("button", name="All remarks").click()
    page.locator("#remarks-new").click()
    page.locator("#aim-hint").wait_for()
    look("aiming")
    point_on(viewer)
    look("form")
    page.get_by_role("button", name="Send").click()
    look("nothing-written")
    page.keyboard.type("Larger")
    page.locator("#remarks-new-name").fill("Ada")
    page.get_by_role("button", name="Send").click()
    eventually(lambda: "at most" in page.locator("#remarks-new-fault").inner_text(), "the refusal")
    look("refused")
