"""Several people on one session: their names, their pointers, and nobody who is not there."""

import os
import signal

import pytest
from axe_playwright_python.sync_playwright import Axe
from chromium import PROGRAM, START_MILLISECONDS, WORDS
from viewer import Viewer, eventually

CURSORS = """() => [...document.querySelectorAll('.cursor')].map((cursor) => {
  const box = cursor.getBoundingClientRect();
  return [cursor.querySelector('.cursor-name').textContent, box.left, box.top];
})"""
COUNTS = """() => {
  const seen = [];
  const counts = new MutationObserver(() => seen.push(scrollwork.viewers));
  counts.observe(document.getElementById('viewers'), { childList: true, characterData: true, subtree: true });
  globalThis.seenCounts = seen;
}"""


def open_panel(viewer):
    button = viewer.page.locator("#viewers")
    if not button.is_visible():
        viewer.page.get_by_role("button", name="About this preview").click()
        viewer.wait_until_still()
    button.click()
    viewer.page.locator("#company").wait_for()
    return viewer.page.locator("#company")


def say_name(viewer, name):
    panel = open_panel(viewer) if viewer.page.locator("#company").is_hidden() else viewer.page.locator("#company")
    panel.get_by_label("Your name").fill(name)
    panel.get_by_role("button", name="Show it").click()


def show_pointer(viewer):
    viewer.page.get_by_role("switch", name="Show my pointer to others").click()


def see_pointers(viewer):
    viewer.page.get_by_role("switch", name="Show others’ pointers").click()


def cursors(viewer):
    return viewer.page.evaluate(CURSORS)


def together(server, pages, count=2, **options):
    address = server.new_session()
    viewers = [pages.new(**options).open(address) for _ in range(count)]
    for viewer in viewers:
        viewer.eventually(lambda state: state["viewers"] == count, "everybody")
    return viewers


def names(viewer):
    return viewer.page.locator("#company-people li").all_inner_texts()


def test_nobody_is_named_and_no_pointer_is_shown_before_somebody_says_so(server, pages):
    one, other = together(server, pages)
    panel = open_panel(one)
    assert panel.get_by_role("switch").evaluate_all("(all) => all.map(({ checked }) => checked)") == [False, False]
    assert panel.get_by_label("Your name").input_value() == ""
    assert [text.split() for text in names(one)] == [["Viewer", "1", "you"]]
    assert panel.locator("#company-more").inner_text() == "and 1 other, who has not said a name"
    other.page.mouse.move(600, 400)
    one.page.mouse.move(600, 400)
    other.wait_until_felt()
    state = other.state
    assert [state["company"], state["cursors"]] == [{"members": [], "receivers": 0}, []]
    assert one.page.locator("#cursors").is_hidden()
    assert one.page.evaluate("() => document.cookie + localStorage.length + sessionStorage.length") == "00"


def test_a_name_is_seen_by_all_until_it_is_hidden(server, pages):
    one, other = together(server, pages)
    say_name(one, "  Mia\u202e  <b>Novák</b> ")
    open_panel(other)
    eventually(lambda: len(names(other)) == 2, "the name")
    assert [text.split("\n") for text in names(other)] == [["Viewer 2", "you"], ["Mia <b>Novák</b>", "viewer 1"]]
    one.page.locator("#company-hide").click()
    eventually(lambda: len(names(other)) == 1, "that it is gone")
    assert one.page.locator("#company-name").input_value() == ""
    assert one.page.locator("#company-status").inner_text() == "You are only counted."


def test_a_name_and_what_was_said_outlive_a_reload_and_hold_for_their_session_only(server, pages):
    one, other = together(server, pages)
    say_name(one, "Mia")
    show_pointer(one)
    other.eventually(lambda state: [member["name"] for member in state["company"]["members"]] == ["Mia"], "the name")
    one.page.reload(wait_until="commit")
    one.wait_until_live()
    other.eventually(lambda state: state["company"]["members"] == [{"viewer": 3, "name": "Mia"}], "the same name")
    assert one.state["introduction"] == {"name": "Mia", "showsCursor": True, "seesCursors": False}
    one.open(server.new_session())
    assert one.state["introduction"] == {"name": "", "showsCursor": False, "seesCursors": False}
    open_panel(one)
    assert one.page.locator("#company-name").input_value() == "Mia", "it need not be typed again"


def test_a_pointer_is_seen_by_those_who_want_to_where_it_is(server, pages, screenshots):
    one, seer, other = together(server, pages, 3)
    say_name(one, "Mia")
    show_pointer(one)
    open_panel(seer)
    see_pointers(seer)
    one.eventually(lambda state: state["company"]["receivers"] == 1, "that somebody looks")
    box = one.page.locator("#screen").bounding_box()
    one.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 4)
    eventually(lambda: len(cursors(seer)) == 1, "the pointer")
    seer.wait_until_still()
    [[name, left, top]] = cursors(seer)
    place = seer.page.locator("#screen").bounding_box()
    assert name == "Mia"
    assert [left, top] == pytest.approx(
        [place["x"] + place["width"] / 2, place["y"] + place["height"] / 4], abs=1)
    seer.page.screenshot(path=screenshots / "together-pointer.png")

    # Another size of the window, another scale: the same point.
    seer.page.set_viewport_size({"width": 1100, "height": 560})
    eventually(lambda: seer.page.locator("#screen").bounding_box()["height"] < place["height"] - 50, "a smaller device")
    smaller = seer.page.locator("#screen").bounding_box()
    eventually(lambda: cursors(seer) and cursors(seer)[0][1:] == pytest.approx(
        [smaller["x"] + smaller["width"] / 2, smaller["y"] + smaller["height"] / 4], abs=1), "the same point")

    assert other.state["cursors"] == [] and cursors(other) == []
    assert one.state["cursors"] == [], "one's own pointer is no other's"
    one.page.mouse.move(5, 5)
    eventually(lambda: cursors(seer) == [], "that it has left the device")


def test_a_pointer_that_is_not_shown_any_more_is_gone_and_so_is_one_that_rests(server, pages):
    one, seer = together(server, pages)
    open_panel(one)
    show_pointer(one)
    open_panel(seer)
    see_pointers(seer)
    one.eventually(lambda state: state["company"]["receivers"] == 1, "that somebody looks")
    one.page.locator("#screen").hover()
    eventually(lambda: [name for name, *_ in cursors(seer)] == ["Viewer 1"], "the pointer, without a name")
    eventually(lambda: cursors(seer) == [], "that a pointer that rests is gone")
    one.page.mouse.move(600, 300)
    eventually(lambda: len(cursors(seer)) == 1, "the pointer")
    show_pointer(one)
    eventually(lambda: cursors(seer) == [], "that it is gone")
    one.page.mouse.move(620, 320)
    see_pointers(seer)
    one.eventually(lambda state: state["company"]["receivers"] == 0, "that nobody looks")


def test_a_page_that_is_closed_is_gone_with_its_name_and_its_pointer(server, pages):
    one, seer = together(server, pages)
    say_name(one, "Mia")
    show_pointer(one)
    open_panel(seer)
    see_pointers(seer)
    one.eventually(lambda state: state["company"]["receivers"] == 1, "that somebody looks")
    one.page.locator("#screen").hover()
    eventually(lambda: len(cursors(seer)) == 1, "the pointer")
    one.page.close()
    seer.eventually(lambda state: state["viewers"] == 1 and state["company"]["members"] == [], "that it is gone")
    assert cursors(seer) == []


def test_a_browser_that_is_killed_is_gone(server, pages):
    address = server.new_session()
    other = pages.new().open(address)
    # One of its own, started as all are.
    doomed = pages.browser.browser_type.launch(executable_path=PROGRAM, args=WORDS, timeout=START_MILLISECONDS)
    one = Viewer(doomed.new_page()).open(address)
    say_name(one, "Mia")
    other.eventually(lambda state: len(state["company"]["members"]) == 1, "the name")
    processes = doomed.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    [main] = [process["id"] for process in processes if process["type"] == "browser"]
    os.kill(main, signal.SIGKILL)
    other.eventually(lambda state: state["viewers"] == 1 and state["company"]["members"] == [], "that it is gone")


def test_a_reload_never_shows_two(server, pages):
    one, other = together(server, pages)
    other.page.evaluate(COUNTS)
    for _ in range(3):
        one.page.reload(wait_until="commit")
        one.wait_until_live()
        other.eventually(lambda state: state["viewers"] == 2, "both")
    assert max(other.page.evaluate("() => seenCounts")) == 2


SIZES = {"wide": {}, "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_the_panel_fits_and_axe_finds_nothing_to_complain_of(server, pages, screenshots, size, scheme):
    address = server.new_session()
    guests = [pages.new().open(address) for _ in range(3)]
    viewer = pages.new(**SIZES[size], color_scheme=scheme).open(address)
    for guest, name in zip(guests, ["Mia", "W" * 40, "مها"], strict=True):
        say_name(guest, name)
        show_pointer(guest)
    panel = open_panel(viewer)
    see_pointers(viewer)
    eventually(lambda: len(names(viewer)) == 4, "the names")
    for number, guest in enumerate(guests):
        guest.eventually(lambda state: state["company"]["receivers"] == 1, "that somebody looks")
        box = guest.page.locator("#screen").bounding_box()
        guest.page.mouse.move(box["x"] + box["width"] * (0.2 + 0.38 * number), box["y"] + box["height"] * (0.2 + 0.1 * number))
    eventually(lambda: len(cursors(viewer)) == 3, "the pointers")
    viewer.wait_until_still()
    viewer.page.screenshot(path=screenshots / f"together-{size}-{scheme}.png")
    results = Axe().run(viewer.page)
    assert results.violations_count == 0, results.generate_report()
    outside = panel.evaluate("""(panel) => [...panel.querySelectorAll('*')].filter((element) => {
      const box = element.getBoundingClientRect(), room = panel.getBoundingClientRect();
      return box.width > 1 && (box.left < room.left - 0.5 || box.right > room.right + 0.5);
    }).map((element) => element.outerHTML.slice(0, 80))""")
    assert outside == []
    panel.get_by_role("button", name="Close the panel").click()
    assert panel.is_hidden()


def test_on_a_phone_the_pointer_is_where_the_finger_is(server, pages):
    address = server.new_session()
    phone, seer = pages.phone().open(address), pages.new().open(address)
    open_panel(phone)
    show_pointer(phone)
    phone.page.get_by_role("button", name="Close the panel").click()
    open_panel(seer)
    see_pointers(seer)
    phone.eventually(lambda state: state["company"]["receivers"] == 1, "that somebody looks")
    phone.wait_until_still()
    touch = phone.page.context.new_cdp_session(phone.page)
    box = phone.page.locator("#screen").bounding_box()
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    eventually(lambda: len(cursors(seer)) == 1, "the finger")
    place = seer.page.locator("#screen").bounding_box()
    [[_, left, top]] = cursors(seer)
    assert [left, top] == pytest.approx([place["x"] + place["width"] / 2, place["y"] + place["height"] / 2], abs=2)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    eventually(lambda: cursors(seer) == [], "that it is lifted")


def test_pointers_do_not_glide_where_less_motion_is_wanted(server, pages):
    [viewer] = together(server, pages, 1, reduced_motion="reduce")
    viewer.page.evaluate("""() => {
      const cursor = document.createElement('div');
      cursor.className = 'cursor';
      document.getElementById('cursors').append(cursor);
    }""")
    glide = "(cursor) => getComputedStyle(cursor).transitionDuration"
    assert viewer.page.locator(".cursor").evaluate(glide) == "0s"
    viewer.page.emulate_media(reduced_motion="no-preference")
    assert viewer.page.locator(".cursor").evaluate(glide) == "0.05s"
