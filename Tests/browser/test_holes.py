"""The page's list of holes: how many, where, why, how often reached. The server is a stand-in."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from stand_in import StandIn, hello
from viewer import eventually


def hole(file, line, text, reason="Kingfisher is not here", **more):
    return {
        "kind": "value", "file": file, "line": line, "column": 5, "text": text, "reason": reason,
        "remedy": "Hand the package along: serve … --with PATH.", "editor": f"vscode://file/a/{file}:{line}:5", **more,
    }  # fmt: skip


FEW = [
    hole("Sources/Features/Feed/Cells/FeedPictureCollectionViewCell.swift", 12, "import Kingfisher", kind="standIn"),
    hole("Feed.swift", 48, "imageView.kf.setImage(with: url, placeholder: UIImage(named: \"wait\"), options: [.transition(.fade(0.2))])", kind="statement"),
    hole("Profile.swift", 7, "KFImage(user.avatar)"),
    hole("Client.swift", 31, "AF.request(url).responseDecodable { … }", "Alamofire is not here", kind="statement", remedy="Answer it with a mock: --mock FOLDER."),
    hole("Client.swift", 90, "<img src=x onerror=alert(1)>", "Alamofire is not here", remedy="", editor=None),
]  # fmt: skip


def holes(listed, count=None, reached=()):
    return {"type": "holes", "count": count or len(listed), "holes": listed, "reached": list(reached)}


@pytest.fixture
def stand_in():
    server = StandIn(greeting=[hello(), holes(FEW, reached=[[1, 3], [3, 1]])])
    yield server
    server.close()


def test_the_bar_counts_the_holes_and_a_panel_lists_them_by_reason(stand_in, pages, screenshots):
    viewer = pages.new(viewport={"width": 1440, "height": 900}).open(stand_in.session)
    page = viewer.page
    button = page.get_by_role("button", name="5 holes")
    button.click()

    panel = page.get_by_role("complementary", name="5 holes")
    panel.wait_for()
    viewer.wait_until_still()
    page.screenshot(path=screenshots / "holes-wide.png")
    assert panel.locator("h3").all_inner_texts() == ["Kingfisher is not here · 3", "Alamofire is not here · 2"]
    row = panel.get_by_role("listitem").filter(has_text="Feed.swift:48:5")
    assert row.locator(".hole-code").inner_text() == FEW[1]["text"]
    assert row.get_by_role("link").get_attribute("href") == "vscode://file/a/Feed.swift:48:5"
    assert row.locator(".hole-times").inner_text() == "reached 3 times"
    assert panel.get_by_role("link").count() == 4
    assert panel.get_by_text("Hand the package along").count() == 1

    stand_in.say({"type": "reached", "reached": [[1, 9], [2, 1]]})
    eventually(lambda: row.locator(".hole-times").inner_text() == "reached 9 times", "the newer count")
    stand_in.say(holes([]))
    panel.wait_for(state="hidden")
    assert button.is_hidden()


def test_the_keyboard_opens_the_panel_walks_its_links_and_comes_back(stand_in, pages):
    viewer = pages.new().open(stand_in.session)
    page = viewer.page
    button = page.locator("#holes-button")
    button.wait_for()
    focused = lambda: page.evaluate("() => document.activeElement.id || document.activeElement.textContent")  # noqa: E731

    button.focus()
    page.keyboard.press("Enter")
    assert focused() == "holes-close"
    page.keyboard.press("Tab")
    assert focused() == "holes-list"
    page.keyboard.press("Tab")
    assert focused().endswith("FeedPictureCollectionViewCell.swift:12:5")
    page.keyboard.press("Escape")
    assert page.locator("#holes").is_hidden()
    assert focused() == "holes-button"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_the_panel_is_a_sheet_that_anybody_can_read(stand_in, pages, screenshots, scheme):
    viewer = pages.phone(color_scheme=scheme).open(stand_in.session)
    page = viewer.page
    page.locator("#more").tap()
    page.locator("#holes-button").tap()
    page.locator("#holes").wait_for()
    viewer.wait_until_still()
    page.screenshot(path=screenshots / f"holes-phone-{scheme}.png")

    box = page.locator("#holes").bounding_box()
    assert box["y"] >= 844 * 0.5 and box["width"] == 390
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def processor_seconds(devtools):
    """What the page's thread has taken so far: what else runs on the machine makes no difference to it."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "ThreadTime")


def test_a_thousand_holes_are_there_at_once_and_knobs_take_their_place(stand_in, pages, screenshots):
    knob = {"name": "A.b", "title": "B", "group": "A", "kind": "number", "value": 1, "default": 1, "style": "float"}
    many = [hole("Feed.swift", line + 1, f"line {line}", f"Module {line % 40} is not here") for line in range(1000)]
    stand_in.greeting = [hello(), {"type": "knobs", "knobs": [knob], "unknown": []}, holes(many, count=1234)]
    viewer = pages.new(color_scheme="dark").open(stand_in.session)
    page = viewer.page
    page.get_by_role("button", name="1234 holes").wait_for()

    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable")
    before = processor_seconds(devtools)
    page.evaluate(
        """() => new Promise((shown) => {
          document.getElementById('holes-button').click();
          requestAnimationFrame(() => setTimeout(shown));
        })"""
    )
    seconds = processor_seconds(devtools) - before
    assert 0 < seconds < 1, "to the first picture"
    assert page.locator(".hole").count() == 1000
    assert page.locator(".holes-more").inner_text() == "And 234 more."
    viewer.wait_until_still()
    page.screenshot(path=screenshots / "holes-dark.png")

    page.locator("#knobs-button").click()
    assert page.locator("#knobs").is_visible() and page.locator("#holes").is_hidden()
    page.locator("#holes-button").click()
    assert page.locator("#holes").is_visible() and page.locator("#knobs").is_hidden()


def test_the_list_of_previews_says_how_many_there_are(pages):
    server = StandIn()
    one = {"slug": "carousel", "title": "Carousel", "summary": "Snaps."}
    server.answers[("GET", "/api/previews")] = (
        200, {"previews": [one], "source": {"name": "A"}, "build": {"state": "applied"}, "holes": 12})  # fmt: skip
    server.answers[("POST", "/api/showcases")] = (201, {"path": server.session.removeprefix(server.address)})
    page = pages.new().page
    page.goto(server.address)
    status = page.locator("#gallery-status")
    eventually(lambda: status.inner_text() == "12 holes: open a preview to see what is missing.", "the count")
    server.close()
