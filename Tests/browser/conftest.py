"""Fixtures: a server, a browser, and pages that complain."""

import contextlib
import os
import re
from pathlib import Path

import pytest
from chromium import launch
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import sync_playwright
from server import Server, quiet_port, running
from surroundings import remember
from viewer import PATIENCE_SECONDS, Viewer, readable

# Characters of a server's log that a failure shows.
LOG_TAIL = 6000


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A server for all tests that leave it as it was."""
    with running(Server(tmp_path_factory.mktemp("server") / "log")) as server:
        yield server


@pytest.fixture
def own_server(tmp_path):
    """A server that the test may stop, and whose agents it may kill."""
    with running(Server(tmp_path / "log", port=quiet_port())) as server:
        yield server


@pytest.fixture
def forgetful_server(tmp_path):
    """The same, and it keeps nothing."""
    with running(Server(tmp_path / "log", port=quiet_port(), options=["--keep", "0"])) as server:
        yield server


@pytest.fixture
def screenshots(tmp_path):
    """Where pictures for people go: the folder that SCROLLWORK_SCREENSHOTS names, or one that is thrown away."""
    folder = Path(os.environ.get("SCROLLWORK_SCREENSHOTS") or tmp_path)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def pytest_collection_modifyitems(items):
    """What takes long begins first, so that at the end nobody waits for it alone."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


class Pages:
    """Pages in browsers of their own, whose every complaint is remembered."""

    def __init__(self, browser):
        self.browser = browser
        self.contexts = []
        self.complaints = []
        self.expected = []

    def new(self, **options):
        """A page that shows nothing yet. Options are those of Playwright's `new_context`."""
        context = self.browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **options})
        context.set_default_timeout(PATIENCE_SECONDS * 1000)
        # Chromium tells the console of most violations of the policy, but not of all.
        context.add_init_script(
            "addEventListener('securitypolicyviolation',"
            " (event) => console.error('policy violated:', event.violatedDirective, event.blockedURI))"
        )
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", self._console_said)
        page.on("pageerror", lambda error: self.complaints.append(f"uncaught: {error}"))
        return Viewer(page)

    def phone(self, width=390, height=844, **options):
        """A page on a phone, with a finger for a pointer."""
        screen = {"width": width, "height": height}
        return self.new(**{"viewport": screen, "device_scale_factor": 3, "has_touch": True, "is_mobile": True, **options})

    def expect(self, pattern):
        """Complaints that match belong to the test."""
        self.expected.append(re.compile(pattern))

    def _console_said(self, message):
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def unexpected(self):
        return [text for text in self.complaints if not any(pattern.search(text) for pattern in self.expected)]

    def all(self):
        """Those that are open, each with a name."""
        for number, context in enumerate(self.contexts, 1):
            for page in context.pages:
                yield f"page {number}", page

    def take_pictures(self, folder, name):
        for number, (_, page) in enumerate(self.all(), 1):
            # One that does not even answer has said enough.
            with contextlib.suppress(PlaywrightError):
                page.screenshot(path=folder / f"{name}-{number}.png", timeout=10_000)

    def states(self):
        """The words of each about itself: a name, and a text."""
        for name, page in self.all():
            try:
                # By way of an element, as that gives up on a page that does not answer.
                state = page.locator("html").evaluate("() => globalThis.scrollwork ?? null", timeout=5000)
                yield name, f"{page.url}\n{readable(state)}"
            except PlaywrightError as error:
                yield name, f"{page.url}\ndoes not say: {error.message.splitlines()[0]}"

    def close(self):
        for context in self.contexts:
            context.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item):
    item.started_before = len(Server.started)
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    remember(item, call, report, surroundings)
    return report


def surroundings(item):
    """Possible causes of a failure, as sections of its report: what the pages show, what the servers have said."""
    pages = item.funcargs.get("pages")
    if pages:
        yield from pages.states()
        yield "complaints of pages", "\n".join(pages.complaints[-50:]) or "none"
    servers = [server for server in Server.started if server.is_running]
    servers += [server for server in Server.started[item.started_before :] if server not in servers]
    for server in servers:
        log = server.log if server.log_path.exists() else ""
        yield f"log of {server.address}", log[-LOG_TAIL:] or "nothing"


@pytest.fixture
def pages(browser, screenshots, request):
    """Opens pages. A test that made them complain has failed, whatever else it found."""
    opened = Pages(browser)
    try:
        yield opened
        if getattr(request.node, "failed", False):
            opened.take_pictures(screenshots, f"failed-{request.node.name}")
    finally:
        opened.close()
    assert opened.unexpected() == []
