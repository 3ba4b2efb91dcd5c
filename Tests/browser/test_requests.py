"""The page's list of requests: what was asked of servers, and what answered instead. The server is a stand-in."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from stand_in import StandIn, hello
from viewer import eventually


def request(address, answer, detail="", method="GET", count=1):
    return {"method": method, "address": address, "answer": answer, "detail": detail, "count": count}


FEW = [
    request("https://api.example.com/3/movie/popular?language=en-US&page=1", "sample", "Page<Movie>", count=2),
    request("https://api.example.com/3/genre/movie/list", "mock", "GET/api.example.com/3/genre/movie/list.json"),
    request("https://pictures.example/", "picture", count=24),
    request("https://login.example.com/session?" + "long=" * 60, "unread", method="POST"),
    request("https://x.example/<img src=x onerror=alert(1)>", "unread"),
]


def told(listed):
    return {"type": "requests", "requests": listed}


@pytest.fixture
def stand_in():
    server = StandIn(greeting=[hello(), told(FEW)])
    yield server
    server.close()


def test_the_bar_counts_the_requests_and_a_panel_says_what_answered(stand_in, pages, screenshots):
    viewer = pages.new(viewport={"width": 1440, "height": 900}).open(stand_in.session)
    page = viewer.page
    page.get_by_role("button", name="5 requests").click()

    page.get_by_role("complementary", name="5 requests").wait_for()
    panel = page.locator("#requests")
    viewer.wait_until_still()
    page.screenshot(path=screenshots / "requests-wide.png")
    assert panel.locator(".request-answer").all_inner_texts() == [
        "sample data: Page<Movie>", "mock: GET/api.example.com/3/genre/movie/list.json", "placeholder pictures",
        "needs a mock", "needs a mock",
    ]  # fmt: skip
    assert panel.locator(".request-times").all_inner_texts() == ["2 times", "once", "24 times", "once", "once"]

    stand_in.say(told(FEW[:1]))
    eventually(lambda: panel.locator(".request").count() == 1, "the newer list")
    stand_in.say(told([]))
    panel.wait_for(state="hidden")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_the_panel_is_a_sheet_that_anybody_can_read(stand_in, pages, screenshots, scheme):
    viewer = pages.phone(color_scheme=scheme).open(stand_in.session)
    page = viewer.page
    page.locator("#more").tap()
    page.locator("#requests-button").tap()
    page.locator("#requests").wait_for()
    viewer.wait_until_still()
    page.screenshot(path=screenshots / f"requests-phone-{scheme}.png")

    box = page.locator("#requests").bounding_box()
    assert box["y"] >= 844 * 0.5 and box["width"] == 390
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
