"""A browser as these tests see it, whatever engine it has: tabs, which are looked at with JavaScript and worked by hand.

`webkit.py` and `firefox.py` are the two kinds. What both can do is said here once, by way of the little that each does
in its own manner.
"""

import re
from abc import ABC, abstractmethod

from actions import KEYS, key
from element import Element


class OnItsWay(Exception):
    """A document cannot be asked anything: another one is about to take its place, or it is not there yet."""


class ScriptError(Exception):
    """A function that a test had evaluated has thrown."""


class Document(ABC):
    """What a tab shows, or a frame in it."""

    @abstractmethod
    def evaluate(self, function, *arguments):
        """The result of a function of JavaScript, which may be asynchronous. Both ways values go as JSON; undefined
        comes as None. Raises OnItsWay or ScriptError."""

    @abstractmethod
    def perform(self, *sources):
        """Has hands act, by lists of actions as WebDriver has them (see `actions.py`). Places are CSS pixels of this
        document's window."""

    @abstractmethod
    def frame(self, selector):
        """The document in the frame that a selector finds."""

    def asked(self, question):
        """The answer to a question about it; None while there is none to be had."""
        try:
            return question()
        except OnItsWay:
            return None

    def element(self, selector, name=None):
        """The one that is seen, of that accessible name if one is given: a text, or a pattern."""
        return Element(self, selector, name)

    def button(self, name):
        return self.element("button", name)

    def heading(self, name):
        return self.element("h1, h2, h3", name)

    def press(self, name):
        """A key of the keyboard, by the name that the web has for it."""
        self.perform(key(KEYS.get(name, name)))

    def type(self, text):
        for letter in text:
            self.perform(key(letter))


class Tab(Document):
    """A person's window: a profile of its own, so that nobody else's storage and keys are there."""

    def __init__(self):
        self.complaints = []  # of its pages on the console, where the engine tells of them
        self.expected = []

    @abstractmethod
    def open(self, address):
        """Until it is loaded."""

    @abstractmethod
    def resize(self, width, height):
        """The page's window, CSS pixels."""

    @abstractmethod
    def screenshot(self):
        """What it shows, as PNG."""

    @abstractmethod
    def close(self):
        """It has no window after that, and its profile is gone."""

    def expect(self, pattern):
        """Complaints that match belong to the test."""
        self.expected.append(re.compile(pattern))

    def unexpected(self):
        return [text for text in self.complaints if not any(pattern.search(text) for pattern in self.expected)]


class Engine(ABC):
    """A browser that is installed on this machine."""

    name: str
    # `touch` where its driver has fingers, else `mouse`.
    hand: str
    # Whether its driver has fingers. If not, a `touch` is a scripted one, of which the page notices and the browser does not.
    has_fingers: bool

    @abstractmethod
    def new_tab(self) -> Tab:
        """For one more person."""

    @abstractmethod
    def close(self):
        """With all that it has started."""
