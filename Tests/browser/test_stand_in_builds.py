"""The page's words about saves: outcomes, times, problems. The server is a stand-in."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from stand_in import StandIn, golden, hello
from viewer import Mouse, eventually

TIMES = {"adapt": 31, "compile": 164, "link": 92, "load": 88, "firstFrame": 45, "total": 420}
ERROR = {
    "kind": "error", "file": "Features/Carousel.swift", "line": 11, "column": 22,
    "message": "cannot convert value of type 'String' to specified type 'CGFloat'\n<img src=x onerror=alert(1)>",
    "function": None, "editor": "vscode://file/a/Carousel.swift:11:22",
    "lines": [
        {"number": 10, "text": "final class CarouselLayout: UICollectionViewLayout {"},
        {"number": 11, "text": '  static let itemWidth: CGFloat = "wide" // and a comment that goes far beyond the edge'},
        {"number": 12, "text": ""},
    ],
}  # fmt: skip
CRASH = {
    "kind": "crash", "file": "Carousel.swift", "line": 31, "column": 0, "message": "Fatal error: Index out of range",
    "function": "CarouselLayout.prepare()", "editor": None, "lines": [{"number": 31, "text": "let x = all[9]"}],
}  # fmt: skip
BUILDING = {"type": "build", "state": "building", "changed": ["Carousel.swift"]}
APPLIED = {"type": "build", "state": "applied", "id": "a1b2c3d4", "times": TIMES, "problems": []}
UNCHANGED = {"type": "build", "state": "unchanged", "id": "a1b2c3d4"}


def failed(*problems, id="deadbeef"):
    return {"type": "build", "state": "failed", "id": id, "times": {"compile": 390}, "problems": problems}


SIZES = {
    "a desk": {"viewport": {"width": 1440, "height": 900}},
    "a phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "a small phone": {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True},
    "a phone on its side": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
}


@pytest.fixture
def stand_in():
    server = StandIn(greeting=[hello(), APPLIED])
    yield server
    server.close()


def has_ended(touches):
    return touches != [] and touches[-1]["phase"] == "ended"


def overlaps(page, selector, x, y):
    """Whether an element covers a place of the browser's window."""
    box = page.locator(selector).bounding_box()
    return box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"]


def test_every_save_shows_its_outcome_and_which_build_is_seen(stand_in, pages):
    viewer = pages.new().open(stand_in.session)
    line = viewer.page.locator("#build-line")
    build = viewer.page.locator("#build-id")
    assert (line.inner_text(), build.inner_text()) == ("Applied 0.42 s", "a1b2c3d4")
    count = viewer.state["reload"]["count"]

    for message, words in [(BUILDING, "Building…"), (failed(ERROR), "Failed"), (UNCHANGED, "Unchanged"), (APPLIED, "Applied 0.42 s")]:
        stand_in.say(message)
        eventually(lambda words=words: line.inner_text() == words, words)

    assert viewer.state["reload"]["count"] == count + 3
    viewer.page.locator("#build summary").click()
    assert viewer.page.locator("#build-times").inner_text().split("\n")[:4] == ["Adapt", "0.03 s", "Compile", "0.16 s"]


@pytest.mark.parametrize("size", SIZES)
def test_a_banner_says_what_is_wrong_and_leaves_the_preview_alone(stand_in, pages, screenshots, size):
    viewer = pages.new(**SIZES[size]).open(stand_in.session)
    before = viewer.picture()

    stand_in.say(BUILDING, failed(ERROR, CRASH))

    banner = viewer.page.locator("#banner")
    banner.wait_for()
    viewer.wait_until_still()
    viewer.page.screenshot(path=screenshots / f"banner-{size.replace(' ', '-')}.png")
    assert not overlaps(viewer.page, "#banner", *viewer.place(195, 422)), "the middle of the preview stays free"
    assert viewer.picture() == before
    assert viewer.page.locator("#device").evaluate("(device) => getComputedStyle(device).opacity") == "1"
    assert viewer.page.locator("#banner-problem .problem-place").inner_text() == "Features/Carousel.swift:11:22"
    assert viewer.page.locator("#banner-problem .problem-message").inner_text() == ERROR["message"]
    assert viewer.page.locator("#banner-problem [aria-current]").inner_text() == ERROR["lines"][1]["text"]
    assert viewer.page.locator("#banner-editor").get_attribute("href") == ERROR["editor"]
    assert viewer.page.locator("#banner-count").inner_text() == "1 more problem"
    assert viewer.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_the_last_picture_can_be_dragged_under_the_banner(stand_in, pages):
    viewer = pages.new().open(stand_in.session)
    stand_in.say(failed(ERROR))
    viewer.page.locator("#banner").wait_for()

    Mouse(viewer).drag(300, 100, y=200)

    touches = viewer.eventually(lambda state: has_ended(state["touches"]), "the end")
    assert {touch["phase"] for touch in touches["touches"]} == {"began", "moved", "ended"}
    eventually(lambda: stand_in.heard_of(0x10), "touches")


def test_a_preview_that_is_given_up_keeps_its_picture_and_goes_on_with_the_next_good_save(stand_in, pages):
    viewer = pages.new().open(stand_in.session)
    before = viewer.picture()

    stand_in.say(failed(CRASH), {"type": "failed", "message": "It crashed three times."})
    viewer.page.locator("#banner").wait_for()
    assert viewer.page.locator("#panel").is_hidden()
    assert viewer.picture() == before

    stand_in.say(BUILDING, {"type": "agent", "state": "running"}, APPLIED)
    viewer.page.locator("#banner").wait_for(state="hidden")
    assert viewer.state["connection"]["phase"] == "open"
    assert viewer.page.locator("#panel").is_hidden()


def test_a_drag_goes_on_while_a_build_comes_and_another_agent_draws(stand_in, pages):
    viewer = pages.new().open(stand_in.session)
    mouse = Mouse(viewer)
    mouse.press(300, 400)
    mouse.move(300, 250, 400)

    stand_in.say(BUILDING, golden("keyframe"), APPLIED | {"id": "00000001"})
    viewer.eventually(lambda state: state["reload"]["id"] == "00000001", "the next build")
    mouse.move(250, 120, 400)
    mouse.release()

    touches = viewer.eventually(lambda state: has_ended(state["touches"]), "the end")["touches"]
    assert [touch["phase"] for touch in touches if touch["phase"] != "moved"] == ["began", "ended"]
    assert {touch["id"] for touch in touches} == {0}
    assert touches[-2]["x"] == pytest.approx(120, abs=2)


def test_escape_puts_the_banner_away_until_the_next_build(stand_in, pages):
    viewer = pages.new().open(stand_in.session)
    banner = viewer.page.locator("#banner")
    stand_in.say(failed(ERROR))
    banner.wait_for()

    viewer.page.keyboard.press("Escape")
    banner.wait_for(state="hidden")

    stand_in.say(BUILDING, failed(CRASH))
    banner.wait_for()
    assert viewer.page.locator("#banner-title").inner_text() == "The preview crashed"
    assert viewer.page.locator("#banner-problem .problem-place").inner_text().split("\n") == [
        "Carousel.swift:31", "in CarouselLayout.prepare()",
    ]  # fmt: skip
    assert viewer.page.locator("#banner-editor").is_hidden()

    stand_in.say(BUILDING, APPLIED)
    banner.wait_for(state="hidden")


def test_a_fault_that_is_mended_at_once_never_shows(stand_in, pages):
    viewer = pages.new()
    viewer.page.clock.install()
    viewer.open(stand_in.session)
    viewer.page.evaluate(
        """() => {
          globalThis.seen = [];
          const banner = document.getElementById('banner');
          new MutationObserver(() => seen.push(banner.hidden)).observe(banner, { attributes: true });
        }"""
    )

    # "At once" by the clock of the page, however long the messages are on their way.
    viewer.page.clock.pause_at(viewer.page.evaluate("() => Date.now()") + 1000)
    stand_in.say(failed(ERROR), BUILDING, APPLIED)
    # Outcomes are counted: the greeting was one of the same kind.
    viewer.eventually(lambda state: state["reload"]["count"] == 3, "the repair")
    viewer.page.clock.run_for(2000)

    assert False not in viewer.page.evaluate("() => seen")


def test_a_problem_is_announced_politely_and_once(stand_in, pages):
    viewer = pages.new().open(stand_in.session)
    said = viewer.page.locator("#banner-said")
    stand_in.say(failed(ERROR, CRASH))

    eventually(lambda: said.inner_text() != "", "words")

    assert said.inner_text().startswith("This does not compile. Features/Carousel.swift:11:22: cannot convert")
    assert said.inner_text().endswith("And 1 more problem.")
    assert said.get_attribute("role") == "status"
    assert viewer.page.evaluate("() => document.activeElement === document.body"), "the focus stays where it was"


@pytest.mark.parametrize("is_withheld", [False, True])
def test_a_problem_can_be_copied_even_where_the_clipboard_is_withheld(stand_in, pages, is_withheld):
    viewer = pages.new(permissions=["clipboard-read", "clipboard-write"])
    if is_withheld:
        viewer.page.add_init_script("Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })")
    viewer.open(stand_in.session)
    stand_in.say(failed(ERROR))
    words = viewer.words_of("#banner-copy")

    viewer.page.locator("#banner-copy").click()

    eventually(lambda: "Copied" in words(), "a copy")
    text = viewer.page.locator("#banner-text").input_value()
    assert ERROR["message"] in text and "> 11 |" in text
    assert viewer.page.locator("#banner-text").is_hidden()


def test_warnings_go_into_the_log(stand_in, pages):
    viewer = pages.new().open(stand_in.session)
    stand_in.say(APPLIED | {"problems": [ERROR | {"kind": "warning", "message": "never used"}]})
    eventually(lambda: viewer.page.locator("#log-count").inner_text() == "1 warning", "a warning")
    assert viewer.page.locator("#banner").is_hidden()


def test_the_banner_works_by_keyboard(stand_in, pages):
    viewer = pages.new().open(stand_in.session)
    stand_in.say(failed(ERROR, CRASH))
    viewer.page.locator("#banner").wait_for()
    reached = []
    for _ in range(30):
        viewer.page.keyboard.press("Tab")
        reached.append(viewer.page.evaluate("() => document.activeElement.id"))
    assert {"banner-hide", "banner-count", "banner-editor", "banner-copy"} <= set(reached)

    viewer.page.locator("#banner-hide").focus()
    viewer.page.keyboard.press("Enter")

    viewer.page.locator("#banner").wait_for(state="hidden")
    assert viewer.page.evaluate("() => document.activeElement.id") == "screen", "and the focus is not lost"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_to_complain_of_in_a_banner(stand_in, pages, scheme):
    viewer = pages.new(color_scheme=scheme).open(stand_in.session)
    stand_in.say(failed(ERROR, CRASH))
    viewer.page.locator("#banner").wait_for()
    viewer.wait_until_still()
    found = Axe().run(viewer.page)
    assert found.violations_count == 0, found.generate_report()


def test_the_gallery_shows_progress_a_problem_and_then_previews_without_being_loaded_again(pages):
    server = StandIn(greeting=[hello(), APPLIED])
    listing = lambda previews, **build: server.answers.update(  # noqa: E731
        {("GET", "/api/previews"): (200, {"previews": previews, "build": build})}
    )
    one = {"slug": "carousel", "title": "Carousel", "summary": "Snaps."}
    other = {"slug": "wheel", "title": "Wheel", "summary": ""}
    server.answers["POST", "/api/showcases"] = (200, {"path": server.session.removeprefix(server.address)})
    listing([], state="building", problems=[])
    viewer = pages.new()
    viewer.page.goto(server.address)
    status = viewer.page.locator("#gallery-status")
    problem = viewer.page.locator("#gallery-problem")
    eventually(lambda: status.inner_text() == "Building the previews…", "progress")

    listing([], state="failed", problems=[ERROR])
    problem.wait_for()
    assert problem.locator(".problem-message").inner_text() == ERROR["message"]

    listing([one], state="applied", problems=[])
    problem.wait_for(state="hidden")
    cards = viewer.page.locator("#previews button")
    eventually(lambda: cards.all_inner_texts() == ["Carousel"], "a preview")
    card = viewer.page.locator("#previews li").first.element_handle()

    listing([one, other], state="applied", problems=[])
    eventually(lambda: server.sockets, "a live picture")
    server.say(APPLIED)
    eventually(lambda: cards.all_inner_texts() == ["Carousel", "Wheel"], "another preview")
    assert card.evaluate("(card) => card.isConnected"), "the card that was there stays"
    viewer.page.close()
    server.close()
