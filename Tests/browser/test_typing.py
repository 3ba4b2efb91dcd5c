"""Typing with the page's keyboard, menus by long press and right click, and dragging by hand: app code, in a browser."""

import pytest
from hands import texts
from own_code import BUILD_SECONDS
from scenes import in_scene
from server import ROOT, Server, running
from viewer import Mouse, eventually


@pytest.fixture(scope="module")
def forms(tmp_path_factory):
    """A server of the app code that takes input."""
    log = tmp_path_factory.mktemp("forms") / "log"
    with running(Server(log, source=ROOT / "Tests/AppCode/Input")) as server:
        eventually(lambda: server.previews(), "the first build", BUILD_SECONDS)
        yield server


@pytest.fixture
def shown(forms, pages):
    """Opens a session of the controller of that name, and the page to it."""

    def open_page(name, address=None):
        found = [preview for preview in forms.previews() if preview["title"] == name]
        assert found, [preview["title"] for preview in forms.previews()]
        return pages.new().open(address or forms.new_session(found[0]["slug"]))

    return open_page


def tap(viewer, x, y):
    mouse = Mouse(viewer)
    mouse.press(x, y)
    mouse.release()


def typing(viewer, claim, what):
    return viewer.eventually(lambda state: state["typing"] and claim(state["typing"]), what)


def test_a_tap_on_a_field_types_into_it_and_the_page_s_keys_stay_still(shown):
    viewer = shown("LoginViewController")
    tap(viewer, 195, 442)
    typing(viewer, lambda now: now["keyboard"] == "email", "the field")
    assert viewer.page.evaluate("document.activeElement.id") == "typing"
    viewer.page.keyboard.type("ada@x.org ")
    typing(viewer, lambda now: now["text"] == "ada@x.org ", "the letters")
    viewer.page.keyboard.press("Backspace")
    typing(viewer, lambda now: now["text"] == "ada@x.org", "the deletion")
    # The keyboard of the screen has pushed the field up, so that the button below it is seen.
    typing(viewer, lambda now: now["caret"][1] < 400, "the field further up")
    eventually(lambda: "ada@x.org" in texts(viewer), "the text on the screen")
    viewer.page.keyboard.press("Enter")
    typing(viewer, lambda now: now["isSecure"], "the next field")
    viewer.page.keyboard.type("hunter")
    typing(viewer, lambda now: now["text"] == "••••••", "dots")
    assert "hunter" not in viewer.page.content() and "hunter" not in texts(viewer)
    viewer.page.keyboard.press("Enter")
    viewer.eventually(lambda state: state["typing"] is None, "the end")
    eventually(lambda: "Hello, ada@x.org" in texts(viewer), "the answer")


def test_selecting_pasting_and_moving_the_caret_are_the_field_s(shown):
    viewer = shown("ScratchpadViewController")
    tap(viewer, 195, 250)
    typing(viewer, lambda now: now["isMultiline"], "the text view")
    viewer.page.keyboard.press("Control+A")
    typing(viewer, lambda now: now["selection"][1] == len(now["text"]), "everything selected")
    viewer.page.keyboard.insert_text("first line\nsecond line")
    typing(viewer, lambda now: now["text"] == "first line\nsecond line", "what was pasted")
    viewer.page.keyboard.press("ArrowUp")
    typing(viewer, lambda now: now["selection"][0] <= 10, "the caret in the first line")
    viewer.page.keyboard.press("Home")
    typing(viewer, lambda now: now["selection"] == [0, 0], "the caret at the beginning")
    viewer.page.keyboard.type(">")
    typing(viewer, lambda now: now["text"].startswith(">first"), "the letter there")
    eventually(lambda: "4 words" in texts(viewer), "the count")
    viewer.page.keyboard.press("Escape")
    viewer.eventually(lambda state: state["typing"] is None, "the keyboard put away")


def test_an_input_method_composes(shown):
    viewer = shown("ScratchpadViewController")
    tap(viewer, 195, 250)
    typing(viewer, lambda now: now["isMultiline"], "the text view")
    viewer.page.keyboard.press("Control+A")
    viewer.page.keyboard.press("Delete")
    typing(viewer, lambda now: now["text"] == "", "an empty page")
    method = viewer.page.context.new_cdp_session(viewer.page)
    method.send("Input.imeSetComposition", {"text": "に", "selectionStart": 1, "selectionEnd": 1})
    typing(viewer, lambda now: now["text"] == "に", "the first letter")
    method.send("Input.imeSetComposition", {"text": "にほん", "selectionStart": 3, "selectionEnd": 3})
    typing(viewer, lambda now: now["text"] == "にほん", "three letters")
    method.send("Input.insertText", {"text": "日本"})
    typing(viewer, lambda now: now["text"] == "日本" and now["selection"] == [2, 0], "what was meant")
    eventually(lambda: any("日本" in text for text in texts(viewer)), "it on the screen")


def test_letters_that_the_app_changes_or_refuses_are_so_in_the_field_too(shown):
    viewer = shown("CardNumberController")
    tap(viewer, 195, 144)
    typing(viewer, lambda now: now["keyboard"] == "digits", "the field")
    viewer.page.keyboard.type("12345x678", delay=30)
    typing(viewer, lambda now: now["text"] == "1234 5678", "groups of four")
    eventually(
        lambda: viewer.page.evaluate("document.getElementById('typing').value") == "1234 5678", "the page's field")


def test_search_as_you_type(shown):
    viewer = shown("TypeaheadController")
    tap(viewer, 195, 28)
    typing(viewer, lambda now: now["keyboard"] == "text", "the field")
    viewer.page.keyboard.type("sail")
    viewer.eventually(
        lambda state: any(each["itemCount"] == 2 for each in state["scrollers"].values()), "two words")
    viewer.page.keyboard.press("Enter")
    viewer.eventually(lambda state: state["typing"] is None, "the keyboard put away")


def test_deleting_in_an_empty_field_is_told(shown):
    viewer = shown("TagEditorController")
    tap(viewer, 195, 26)
    typing(viewer, lambda now: True, "the field")
    viewer.page.keyboard.type("new,")
    viewer.eventually(lambda state: state["scrollers"]["main"]["itemCount"] == 3, "a tag more")
    for _ in range(2):
        viewer.page.keyboard.press("Backspace")
    viewer.eventually(lambda state: state["scrollers"]["main"]["itemCount"] == 1, "two tags less")


def test_only_the_viewer_that_touched_types(shown):
    one = shown("ScratchpadViewController")
    other = shown("ScratchpadViewController", one.address)
    tap(one, 195, 250)
    typing(one, lambda now: True, "the keyboard")
    assert other.state["typing"] is None
    tap(other, 195, 250)
    typing(other, lambda now: True, "the other's keyboard")
    one.eventually(lambda state: state["typing"] is None, "the first one's gone")
    other.page.keyboard.type("mine")
    typing(other, lambda now: "mine" in now["text"], "the letters")


def test_a_right_click_opens_a_menu_and_a_row_acts(shown):
    viewer = shown("StickerGridController")
    x, y = viewer.place(60, 120)
    viewer.page.mouse.click(x, y, button="right")
    eventually(lambda: {"Mark", "Unmark"} & set(texts(viewer)), "the menu")
    assert "Delete" in texts(viewer)
    before = viewer.state["scrollers"]["main"]["itemCount"]
    delete = in_scene(viewer, PLACE_OF_TEXT, "Delete")
    tap(viewer, *delete)
    viewer.eventually(lambda state: state["scrollers"]["main"]["itemCount"] == before - 1, "one less")


def test_a_long_press_lifts_a_card_and_a_drop_moves_it(shown):
    viewer = shown("ReorderBoardController")
    mouse = Mouse(viewer)
    order = in_scene(viewer, LABELS)
    mouse.press(75, 75)
    viewer.page.wait_for_timeout(900)
    mouse.move(75, 315, 75)
    mouse.release()
    moved = [order[1], order[2], order[0]]
    eventually(lambda: in_scene(viewer, LABELS)[:3] == moved, "the card that was lifted in the third place")


# Where a text of the session is, in points: the middle of the layer that shows it.
PLACE_OF_TEXT = """(root, wanted) => {
  let place = null;
  const visit = (layer, x, y) => {
    const [left, top] = [
      x + layer.position[0] - layer.anchorPoint[0] * layer.boundsSize[0],
      y + layer.position[1] - layer.anchorPoint[1] * layer.boundsSize[1]];
    if (layer.text?.string === wanted) place = [left + layer.boundsSize[0] / 2, top + layer.boundsSize[1] / 2];
    layer.ordered.forEach((each) => visit(each, left - layer.boundsOrigin[0], top - layer.boundsOrigin[1]));
  };
  visit(root, 0, 0);
  return place;
}"""

# Backgrounds of the cells, in reading order.
LABELS = """(root) => {
  const cells = [];
  const visit = (layer) => {
    if (layer.element?.category === 'cell') cells.push(layer);
    layer.ordered.forEach(visit);
  };
  visit(root);
  cells.sort((one, other) => one.position[1] - other.position[1] || one.position[0] - other.position[0]);
  return cells.map((cell) => String(cell.background));
}"""
