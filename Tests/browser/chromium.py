"""Chromium, as everything here starts it."""

import os
import shutil

# Without the windows around its pages, which nobody sees and which cost as much as the pages. The whole does as well.
PROGRAM = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or "/usr/bin/chromium"
# Its own sandbox does not start as root, nor in most containers. Letters are as wide as their typeface says, as in the
# browsers that people use, and not rounded to pixels.
WORDS = ["--no-sandbox", "--font-render-hinting=none"]
# For how long its start is waited for: a machine with much else to do takes its time.
START_MILLISECONDS = 300_000


def launch(playwright):
    return playwright.chromium.launch(executable_path=PROGRAM, args=WORDS, timeout=START_MILLISECONDS)
