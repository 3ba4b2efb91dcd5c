"""WebKitGTK: Debian's small browser for it, driven by its own WebDriver, under a screen that nobody sees."""

import contextlib
import glob
import json
import os
import shutil

from actions import shift
from display import Display
from scripted_finger import is_finger, play
from selenium import webdriver
from selenium.common import exceptions
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.webkitgtk.service import Service
from tab import Document, Engine, OnItsWay, ScriptError, Tab
from waiting import PATIENCE_SECONDS, eventually

# Under `lib` of the machine's architecture, whatever that is called.
BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
WORDS = [
    "--automation",
    # Cookies of frames of other sites are not kept.
    "--cookies-policy=no-third-party",
]  # fmt: skip
# Letters are as wide as their typeface says, as on the screens that people use, and not rounded to pixels: without that
# texts are up to 3 % shorter or longer. GTK asks X11 for it, and looks there first.
RESOURCES = "Xft.hinting: 0\nXft.hintstyle: hintnone\nXft.rgba: none\n"
SIZE = (1280, 800)
EVALUATE = """const [words, done] = arguments;
const evaluate = async () => JSON.stringify({ result: await (FUNCTION)(...JSON.parse(words)) });
evaluate().then(done, (error) => done(JSON.stringify({ error: `${error}` })));"""
# The corner of a frame's window in that of the document around it.
CORNER = """(selector) => {
  const frame = document.querySelector(selector);
  const { left, top } = frame.getBoundingClientRect();
  return [left + frame.clientLeft, top + frame.clientTop];
}"""
# The document that was asked has gone meanwhile.
GONE = (exceptions.JavascriptException, exceptions.NoSuchFrameException, exceptions.NoSuchElementException,
        exceptions.StaleElementReferenceException)


class WebKitDocument(Document):
    def __init__(self, tab, frames=()):
        self.tab = tab
        self.frames = frames  # selectors, the outermost first

    def evaluate(self, function, *arguments):
        with self._entered() as driver:
            said = json.loads(driver.execute_async_script(EVALUATE.replace("FUNCTION", function), json.dumps(arguments)))
        if "error" in said:
            raise ScriptError(said["error"])
        return said.get("result")

    @contextlib.contextmanager
    def _entered(self):
        driver = self.tab.driver
        try:
            driver.switch_to.default_content()
            for selector in self.frames:
                driver.switch_to.frame(driver.find_element("css selector", selector))
            yield driver
        except GONE as error:
            raise OnItsWay(error.msg) from None

    def perform(self, *sources):
        # Its driver has no fingers, and makes mice of them without a word.
        for source in filter(is_finger, sources):
            play(self, source)
        sources = [source for source in sources if not is_finger(source)]
        if not sources:
            return
        # Its driver takes places in the tab's window only.
        left, top = self.corner()
        self.tab.driver.switch_to.default_content()
        self.tab.driver.execute("actions", {"actions": [shift(source, left, top) for source in sources]})

    def corner(self):
        """Of this document's window in the tab's, CSS pixels."""
        if not self.frames:
            return 0, 0
        around = WebKitDocument(self.tab, self.frames[:-1])
        left, top = around.evaluate(CORNER, self.frames[-1])
        return around.corner()[0] + left, around.corner()[1] + top

    def frame(self, selector):
        return WebKitDocument(self.tab, (*self.frames, selector))


class WebKitTab(WebKitDocument, Tab):
    """A browser of its own: there is one window for each driver, and it keeps nothing. What its pages say on the console
    is told to nobody, neither by the driver nor, in a window that keeps nothing, on the output."""

    def __init__(self, display, log_path):
        Tab.__init__(self)
        WebKitDocument.__init__(self, self)
        options = webdriver.WebKitGTKOptions()
        options.binary_location = browser()
        for word in WORDS:
            options.add_argument(word)
        resources = log_path.with_suffix(".resources")
        resources.write_text(RESOURCES)
        # Its sandbox does not start in most containers.
        surroundings = {**os.environ, "DISPLAY": display.name, "XENVIRONMENT": str(resources),
                        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        self.service = Service(driver(), env=surroundings, log_output=str(log_path))
        self.service.start()
        try:
            address = self.service.service_url
            # The driver waits forever for a browser that does not start.
            client = ClientConfig(address, timeout=PATIENCE_SECONDS)
            self.driver = webdriver.Remote(address, options=options, client_config=client)
        except BaseException:
            self.service.stop()
            raise
        self.driver.set_script_timeout(PATIENCE_SECONDS)
        self.driver.set_page_load_timeout(PATIENCE_SECONDS)
        self.resize(*SIZE)

    def open(self, address):
        self.driver.get(address)

    def resize(self, width, height):
        asked = None

        def fits():
            # The window has a bar, too, and takes its new size when it comes to it, the page within it later still.
            nonlocal asked
            inside = self.evaluate("() => [innerWidth, innerHeight]")
            window = self.driver.get_window_size()
            wanted = (width + window["width"] - inside[0], height + window["height"] - inside[1])
            if inside != [width, height] and wanted != asked:
                asked = wanted
                self.driver.set_window_size(*wanted)
            return inside == [width, height]

        eventually(fits, f"a window of {width} by {height}")

    def screenshot(self):
        self.driver.switch_to.default_content()
        return self.driver.get_screenshot_as_png()

    def close(self):
        try:
            self.driver.quit()
        finally:
            self.service.stop()


class WebKit(Engine):
    name = "webkit"
    hand = "mouse"
    has_fingers = False

    def __init__(self, folder):
        self.folder = folder
        self.display = Display(folder / "display.log")
        self.count = 0

    def new_tab(self):
        self.count += 1
        return WebKitTab(self.display, self.folder / f"webkit-{self.count}.log")

    def close(self):
        self.display.close()


def browser():
    found = sorted(glob.glob(BROWSERS))
    assert found, f"WebKitGTK's browser is missing: no {BROWSERS}. It comes with Debian's package webkit2gtk-driver"
    return found[-1]


def driver():
    found = shutil.which("WebKitWebDriver")
    assert found, "WebKitWebDriver is missing: it is in Debian's package webkit2gtk-driver"
    return found
