"""The people of a test: each has a window and a profile of their own, in one engine."""

from preview import Preview
from waiting import readable


class People:
    def __init__(self, engine):
        self.engine = engine
        self.tabs = []

    def somebody(self):
        """A window that shows nothing yet."""
        self.tabs.append(self.engine.new_tab())
        return self.tabs[-1]

    def visitor(self, address):
        """A window with that page of a session, once it shows the preview."""
        tab = self.somebody()
        tab.open(address)
        return Preview(tab).wait_until_live()

    def owner(self, server, session):
        """The same for who has come with the owner's key."""
        tab = self.somebody()
        tab.open(server.owners_address)
        tab.element("#sessions-link").wait()
        tab.open(session)
        return Preview(tab).wait_until_live()

    def unexpected(self):
        return [text for tab in self.tabs for text in tab.unexpected()]

    def states(self):
        """The words of each page about itself: a name, and a text."""
        for number, tab in enumerate(self.tabs, 1):
            try:
                text = f"{tab.evaluate('() => location.href')}\n{readable(Preview(tab).state)}"
            except Exception as error:  # A browser that is gone cannot hide the failure that it belongs to.
                text = f"does not say: {error}"
            yield f"window {number}", text

    def take_pictures(self, folder, name):
        for number, tab in enumerate(self.tabs, 1):
            (folder / f"{name}-{number}.png").write_bytes(tab.screenshot())

    def leave(self):
        while self.tabs:
            self.tabs.pop().close()
