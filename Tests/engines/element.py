"""Elements, found as people find them: by what they are and how they are called, if they are seen."""

import re

from actions import click
from waiting import eventually

# Gives those of an accessible name, which is a text, or a pattern as { pattern }; null: any.
FOUND = """(selector, name) => [...document.querySelectorAll(selector)].filter((element) => {
  if (element.getClientRects().length === 0 || getComputedStyle(element).visibility !== 'visible') return false;
  const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\\s+/g, ' ');
  return name === null || (typeof name === 'string' ? words === name : new RegExp(name.pattern).test(words));
})"""
USE = f"(selector, name, ...more) => (USE)(({FOUND})(selector, name)[0], ...more)"
# Its middle, once it stands still for two frames of the browser and nothing covers it; else null.
AIM = """async (element) => {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height];
  };
  const frame = () => new Promise((shown) => requestAnimationFrame(shown));
  const before = box();
  await frame();
  await frame();
  const [left, top, width, height] = box();
  const middle = [left + width / 2, top + height / 2];
  const isStill = before.every((number, index) => number === [left, top, width, height][index]);
  return isStill && !element.disabled && element.contains(document.elementFromPoint(...middle)) ? middle : null;
}"""


class Element:
    """It need not be there: what is asked of it waits for it."""

    def __init__(self, document, selector, name=None):
        self.document = document
        self.selector = selector
        self.name = name

    def __str__(self):
        return self.selector + (f" “{self.name}”" if self.name else "")

    def count(self):
        """How many are seen."""
        return self._evaluate(f"(selector, name) => ({FOUND})(selector, name).length")

    def wait(self):
        """Until exactly one is seen."""
        eventually(lambda: self.document.asked(self.count) == 1, f"{self} is seen")
        return self

    def wait_until_gone(self):
        eventually(lambda: self.document.asked(self.count) == 0, f"{self} is gone")

    def text(self):
        return self.use("(element) => element.innerText")

    def value(self):
        return self.use("(element) => element.value")

    def use(self, function, *arguments):
        """What a function of JavaScript makes of it."""
        self.wait()
        return self._evaluate(USE.replace("USE", function), *arguments)

    def click(self, hand="mouse"):
        place = eventually(lambda: self.use(AIM), f"a place to press {self}")
        self.document.perform(click(place, hand))

    def fill(self, text):
        """Types it, in the place of what is there."""
        self.click()
        self.use("(element) => element.select()")
        self.document.type(text)
        assert self.value() == text

    def _evaluate(self, function, *arguments):
        name = {"pattern": self.name.pattern} if isinstance(self.name, re.Pattern) else self.name
        return self.document.evaluate(function, self.selector, name, *arguments)
