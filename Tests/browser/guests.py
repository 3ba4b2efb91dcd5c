"""Stand-ins that need links, as one of their people sees them, and the pages of those people."""

import contextlib

from stand_in import SESSION, hello

KEY = "Zm9vYmFyLWJhel8xMjM0NQ"
# The owner's.
TOKEN = "0123456789abcdefghijkl"
PATH = f"/s/{SESSION}#key={KEY}"


def role(name):
    return {"type": "role", "role": name}


def greeting(role_name, **members):
    """The first messages to somebody with a key."""
    return [hello(role=role_name, needsLinks=True, **members), role(role_name)]


@contextlib.contextmanager
def starting(kind):
    """A function that starts stand-ins of this kind, which end with the context."""
    started = []

    def start(*arguments, **members):
        started.append(kind(*arguments, **members))
        return started[-1]

    yield start
    for server in started:
        server.close()


def open_with_key(pages, server, **options):
    return pages.new(**options).open(f"{server.session}#key={KEY}")


def open_as_owner(pages, server, **options):
    return pages.new(**options).open(f"{server.session}#owner={TOKEN}")


def show_bar(page):
    """On a phone it is out of sight."""
    if page.locator("#more").is_visible():
        page.locator("#more").click()
