"""The owner's list of sessions: who has the owner's address sees them, and ends them."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from stand_in import StandIn
from test_page_fits import SCREENS, TITLES
from viewer import Viewer, eventually

# Complaints of the browser about requests to a server that is away, or ends before it has answered.
AWAY = "ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE"
# More than there are on the way to anything on these pages.
MOST_TABS = 200
FOCUSED = """() => {
  const { activeElement: element } = document;
  return element.getAttribute('aria-label') ?? element.textContent.trim();
}"""
# Elements of which a part is beyond the right or the left edge of the window; on a phone nobody sees the columns' heads.
OUTSIDE = """() => [...document.querySelectorAll('main :not(thead, thead *)')].filter((element) => {
  const { left, right, width } = element.getBoundingClientRect();
  return width > 1 && (right > innerWidth + 0.5 || left < -0.5);
}).map((element) => `${element.tagName} ${element.className}`)"""


class Owner:
    """Somebody with the owner's address and a keyboard."""

    def __init__(self, page):
        self.page = page

    @property
    def focus(self):
        """The name of what has the focus."""
        return self.page.evaluate(FOCUSED)

    def tab_to(self, name):
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            if self.focus == name:
                return
        raise AssertionError(f"no Tab leads to {name}")

    def press(self, name):
        self.tab_to(name)
        self.page.keyboard.press("Enter")

    @property
    def rows(self):
        """The text of each row."""
        return self.page.locator(".session-row").all_inner_texts()

    def wait_for_rows(self, *parts):
        """Until the list has these rows and no others: of each a part of its text, in any order."""

        def are_there():
            rows = self.rows
            return len(rows) == len(parts) and all(any(part in row for row in rows) for part in parts)

        eventually(are_there, f"rows with {parts}")


def open_list(page, server):
    """By keyboard, as from the terminal on."""
    owner = Owner(page)
    page.goto(server.owners_address)
    page.locator("#sessions-link").wait_for()
    owner.press("Sessions")
    page.locator("#sessions").wait_for()
    return owner


def test_the_owner_ends_a_session_by_keyboard_and_no_restart_brings_it_back(own_server, pages, screenshots):
    pages.expect("WebSocket connection to .* failed")
    pages.expect("status of 404")
    pages.expect(AWAY)
    gone, other = own_server.new_session("snapping-list"), own_server.new_session("settings")
    watcher = pages.new().open(gone)
    watcher.wait_until_loaded()

    owner = open_list(pages.new().page, own_server)
    owner.wait_for_rows("Snapping list", "Settings")
    assert "#" not in owner.page.evaluate("() => location.href")
    eventually(lambda: any("1 viewer" in row for row in owner.rows), "word of the viewer")
    owner.page.screenshot(path=screenshots / "sessions.png")

    owner.press("End Snapping list")
    assert owner.focus == "Keep"
    owner.page.screenshot(path=screenshots / "sessions-question.png")
    owner.press("End it")

    owner.wait_for_rows("Settings")
    assert owner.focus == "End Settings"
    assert owner.page.locator("#sessions-status").inner_text() == "Snapping list has ended."
    watcher.eventually(lambda state: state["connection"]["phase"] == "ended", "the end")
    assert watcher.page.locator("#panel-title").inner_text() == "This preview has ended"

    address = own_server.owners_address
    assert own_server.stop() == 0
    own_server.start()
    assert own_server.owners_address == address, "the same as before"

    later = open_list(pages.new().page, own_server)
    later.wait_for_rows("Settings")
    visitor = pages.new().page
    visitor.goto(gone)
    assert visitor.get_by_role("heading", name="This preview has ended").is_visible()
    later.press("Open Settings")
    opened = Viewer(later.page).wait_until_live()
    assert opened.address.partition("?")[0] == other


def test_the_list_goes_on_by_itself_when_its_server_was_away(own_server, pages):
    pages.expect(AWAY)
    own_server.new_session("settings")
    owner = open_list(pages.new().page, own_server)
    owner.wait_for_rows("Running")
    owner.tab_to("End Settings")

    assert own_server.stop() == 0
    status = owner.page.locator("#sessions-status")
    eventually(lambda: "does not answer" in status.inner_text(), "word that the server is away")
    owner.wait_for_rows("Settings")
    own_server.start()

    owner.wait_for_rows("Asleep")
    assert status.inner_text() == ""
    assert owner.focus == "End Settings", "the keyboard is where it was"


def test_without_the_key_there_is_no_list_and_the_owners_address_brings_it_in_the_same_tab(own_server, pages):
    own_server.new_session("settings")
    page = pages.new().page
    page.goto(own_server.address)
    page.locator(".card").first.wait_for()
    assert page.locator("#sessions-link").is_hidden()
    page.goto(f"{own_server.address}/sessions")
    page.locator("#sessions-no-key").wait_for()
    assert page.locator("#sessions").is_hidden()

    page.goto(own_server.address)
    page.locator(".card").first.wait_for()
    # What somebody types into the address bar of that very page.
    page.evaluate("(hash) => { location.hash = hash; }", own_server.owners_address.partition("#")[2])
    page.locator("#sessions-link").click()
    Owner(page).wait_for_rows("Settings")


# --- Against a stand-in ------------------------------------------------------------------------------------------


def listed(number, **more):
    return {
        "session": f"{number:022d}", "title": "Settings", "state": "running", "viewers": 0, "made": 0,
        "lastUsed": 90_000, "keptBytes": 1490, "memoryBytes": 34_600_000, **more,
    }  # fmt: skip


LIST = [
    listed(1, viewers=3), listed(2, state="asleep", memoryBytes=None), listed(3, state="failed"),
    listed(4, state="starting", memoryBytes=None),
]  # fmt: skip


@pytest.fixture
def stand_in():
    server = StandIn()
    say(server, LIST)
    yield server
    server.close()


def say(server, sessions):
    answer = {"sessions": sessions, "count": len(sessions), "now": 100_000}
    server.answers["GET", "/api/sessions"] = (200, answer)


def opened(pages, server, key="key", **options):
    page = pages.new(**options).page
    page.goto(f"{server.address}/sessions{f'#owner={key}' if key else ''}")
    page.locator("#sessions, #sessions-no-key, #sessions-empty").filter(visible=True).first.wait_for()
    return page


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_list_fits_and_axe_finds_nothing_to_complain_of(stand_in, pages, screen, scheme, screenshots):
    say(stand_in, [*LIST, *(listed(9 + index, title=title) for index, title in enumerate(TITLES.values()))])
    options = {**SCREENS[screen], "color_scheme": scheme}
    page = opened(pages, stand_in, **options)
    page.locator(".session-row").first.wait_for()

    def check(state):
        page.screenshot(path=screenshots / f"sessions-{screen}-{scheme}-{state}.png".replace(" ", "-"))
        assert page.evaluate(OUTSIDE) == [], state
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), state
        results = Axe().run(page)
        assert results.violations_count == 0, f"{state}: {results.generate_report()}"

    check("list")
    page.get_by_role("button", name="End Settings").first.click()
    check("question")
    say(stand_in, [])
    page.reload()
    page.locator("#sessions-empty").wait_for()
    check("empty")
    page = opened(pages, stand_in, key="", **options)
    check("no-key")


def test_on_a_phone_rows_are_cards_that_are_a_table_all_the_same(stand_in, pages):
    page = opened(pages, stand_in, **SCREENS["a phone"])
    rows = page.get_by_role("table", name="Sessions").get_by_role("row")
    eventually(lambda: rows.count() == 1 + len(LIST), "a row for each, and the heads of the columns")
    row = rows.nth(1)
    assert row.get_by_role("rowheader").inner_text().startswith("Settings")
    assert row.get_by_role("cell").count() == 6
    boxes = [row.get_by_role("link").bounding_box(), row.get_by_role("button").bounding_box()]
    assert all(box["height"] >= 44 for box in boxes), "large enough for fingers"
    assert boxes[0]["y"] == boxes[1]["y"]


def test_the_list_is_refreshed_while_it_is_looked_at_and_keeps_the_focus(stand_in, pages):
    page = opened(pages, stand_in)
    owner = Owner(page)
    owner.tab_to("End Settings")
    say(stand_in, [listed(7, title="Photos"), *reversed(LIST[1:]), listed(1, viewers=8)])
    owner.wait_for_rows("Photos", "8 viewers", "Asleep", "Given up", "Starting")
    assert owner.focus == "End Settings"
    assert "8 viewers" in page.evaluate("() => document.activeElement.closest('tr').innerText")


def test_a_key_of_another_server_is_said_and_not_tried_again(stand_in, pages):
    pages.expect("status of 403")
    stand_in.answers["GET", "/api/sessions"] = (403, {"error": "Only the owner may see the sessions."})
    page = opened(pages, stand_in)
    eventually(lambda: page.locator("#sessions-no-key").is_visible(), "where the owner's address is")
    assert page.locator("#sessions-status").inner_text() == "Only the owner may see the sessions."
