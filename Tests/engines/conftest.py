"""Fixtures: the engines, people with windows in them, a server, and a page of another site."""

import contextlib
import os
from pathlib import Path

import pytest
from firefox import Firefox
from guarded_server import GuardedServer
from host_page import Host
from people import People
from reference import drawn_by_chromium
from server import Server, quiet_port, running
from surroundings import remember
from webkit import WebKit

ENGINES = {"webkit": WebKit, "firefox": Firefox}
# Characters of each of its surroundings that a failure shows.
SHOWN = 3000


@pytest.fixture(scope="session", params=ENGINES)
def engine(request, tmp_path_factory):
    """Every test runs in each. One that is not installed fails."""
    engine = ENGINES[request.param](tmp_path_factory.mktemp(request.param))
    yield engine
    engine.close()


@pytest.fixture
def people(engine, screenshots, request):
    """Opens windows. A test whose pages complained has failed, whatever else it found."""
    people = People(engine)
    try:
        yield people
        if getattr(request.node, "failed", False):
            people.take_pictures(screenshots, f"failed-{request.node.name}")
        assert people.unexpected() == []
    finally:
        people.leave()


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A server to which nobody comes without a key, for all tests that leave it as it was."""
    folder = tmp_path_factory.mktemp("server")
    with running(GuardedServer(folder / "log")) as server:
        yield server


@pytest.fixture
def own_server(tmp_path):
    """The same, for a test that may stop it."""
    with running(GuardedServer(tmp_path / "log", port=quiet_port())) as server:
        yield server


@pytest.fixture(scope="session")
def reference(tmp_path_factory):
    """The previews of the gallery as Chromium draws them, on a server of their own that whoever is on this machine may use."""
    with running(Server(tmp_path_factory.mktemp("reference") / "log")) as server:
        yield drawn_by_chromium(server)


@pytest.fixture
def hosts():
    """Makes pages of other sites."""
    made = []

    def make():
        made.append(Host())
        return made[-1]

    yield make
    for host in made:
        host.server.shutdown()
        host.server.server_close()


@pytest.fixture
def screenshots(tmp_path):
    """Where pictures for people go: the folder that SCROLLWORK_SCREENSHOTS names, or one that is thrown away."""
    folder = Path(os.environ.get("SCROLLWORK_SCREENSHOTS") or tmp_path)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    remember(item, call, report, surroundings)
    return report


def surroundings(item):
    """Possible causes of a failure, as sections of its report: what the pages show, what the servers have said."""
    people = item.funcargs.get("people")
    if people:
        yield from ((name, text[-SHOWN:]) for name, text in people.states())
        yield "complaints of pages", "\n".join(people.unexpected()[-50:]) or "none"
    for server in Server.started:
        if server.is_running:
            with contextlib.suppress(FileNotFoundError):
                yield f"log of {server.address}", server.log[-SHOWN:] or "nothing"
