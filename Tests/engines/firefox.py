"""Firefox: Debian's `firefox-esr` without a window, which speaks WebDriver BiDi itself.

Playwright speaks it, too, but asks for more of it than this Firefox has.
"""

import base64
import json
import os
import re
import shutil
import subprocess

from bidi import BiDi, CommandError
from tab import Document, Engine, OnItsWay, ScriptError, Tab
from waiting import PATIENCE_SECONDS, eventually

PROGRAM = "firefox-esr"
SIZE = (1280, 800)
# 1: cookies and storage of frames of other sites are refused.
PREFERENCES = {
    "network.cookie.cookieBehavior": 1,
    "dom.w3c_touch_events.enabled": 1,
    # Nothing that asks other servers, or people.
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
}  # fmt: skip
EVALUATE = "async (words) => JSON.stringify({ result: await (FUNCTION)(...JSON.parse(words)) })"
WINDOW_OF = "(selector) => document.querySelector(selector)?.contentWindow"
# The document that was asked has gone meanwhile.
GONE = ("no such frame", "no such node", "unknown error")
COMPLAINT_LEVELS = ("error", "warn")
# NS_BINDING_ABORTED, of a font that was on its way to a page that was left for another one.
NO_COMPLAINT = "status=2152398850"


class FirefoxDocument(Document):
    def __init__(self, bidi, context):
        self.bidi = bidi
        self.context = context  # what the protocol calls a window or a frame, by its name there

    def evaluate(self, function, *arguments):
        said = self._call(EVALUATE.replace("FUNCTION", function), json.dumps(arguments))
        return json.loads(said["value"]).get("result")

    def _call(self, function, text):
        try:
            answer = self.bidi.command(
                "script.callFunction", functionDeclaration=function, arguments=[{"type": "string", "value": text}],
                target={"context": self.context}, awaitPromise=True)
        except CommandError as error:
            if error.code not in GONE:
                raise
            raise OnItsWay(str(error)) from None
        if answer["type"] == "exception":
            raise ScriptError(answer["exceptionDetails"]["text"])
        return answer["result"]

    def perform(self, *sources):
        self.bidi.command("input.performActions", context=self.context, actions=list(sources))

    def frame(self, selector):
        found = self._call(WINDOW_OF, selector)
        if found["type"] != "window":
            raise OnItsWay(f"there is no frame {selector}")
        return FirefoxDocument(self.bidi, found["value"]["context"])


class FirefoxTab(FirefoxDocument, Tab):
    """A window of a user context, which is a profile as far as pages can tell."""

    def __init__(self, bidi):
        Tab.__init__(self)
        self.user_context = bidi.command("browser.createUserContext")["userContext"]
        # In a window of its own: a tab behind another one is hidden, and draws nothing.
        opened = bidi.command("browsingContext.create", type="window", userContext=self.user_context)
        FirefoxDocument.__init__(self, bidi, opened["context"])
        self.resize(*SIZE)

    def open(self, address):
        self.bidi.command("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def resize(self, width, height):
        self.bidi.command("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def screenshot(self):
        return base64.b64decode(self.bidi.command("browsingContext.captureScreenshot", context=self.context)["data"])

    def close(self):
        self.bidi.command("browser.removeUserContext", userContext=self.user_context)


class Firefox(Engine):
    name = "firefox"
    hand = "touch"
    has_fingers = True

    def __init__(self, folder):
        assert shutil.which(PROGRAM), f"{PROGRAM} is missing: it is Debian's package of that name"
        profile = folder / "profile"
        profile.mkdir()
        (profile / "user.js").write_text(
            "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()))
        self.log_path = folder / "firefox.log"
        with open(self.log_path, "w") as log:
            self.process = subprocess.Popen(
                [PROGRAM, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0", "about:blank"],
                env={**os.environ, "HOME": str(folder)}, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        self.tabs = []
        self.user_contexts = {}  # by the names of windows and frames
        try:
            self.bidi = BiDi(eventually(self._address, "Firefox has started"))
        except BaseException:
            self._end()
            raise
        self.bidi.on("browsingContext.contextCreated", self._created)
        self.bidi.on("log.entryAdded", self._said)

    def _address(self):
        log = self.log_path.read_text(errors="replace")
        assert self.process.poll() is None, f"Firefox ended while starting:\n{log}"
        said = re.search(r"WebDriver BiDi listening on (ws://\S+)\n", log)
        return said and said[1]

    def _created(self, context):
        self.user_contexts[context["context"]] = context["userContext"]

    def _said(self, entry):
        if NO_COMPLAINT in (entry["text"] or ""):
            return
        user_context = self.user_contexts.get(entry["source"].get("context"))
        for tab in self.tabs:
            if tab.user_context == user_context and entry["level"] in COMPLAINT_LEVELS:
                tab.complaints.append(f"{entry['level']}: {entry['text']}")

    def new_tab(self):
        self.tabs.append(FirefoxTab(self.bidi))
        return self.tabs[-1]

    def close(self):
        try:
            self.bidi.command("browser.close")
            self.bidi.close()
            self.process.wait(PATIENCE_SECONDS)
        finally:
            self._end()

    def _end(self):
        self.process.kill()
        self.process.wait()
