"""A screen that nobody sees, for browsers that need one."""

import os
import shutil
import subprocess

from waiting import PATIENCE_SECONDS


class Display:
    """A server of X11 on the first display that is free."""

    # Of its own accord it begins anew when the last window is closed, and refuses the one that is opened meanwhile.
    WORDS = ["-screen", "0", "1600x1200x24", "-nolisten", "tcp", "-noreset"]

    def __init__(self, log_path):
        assert shutil.which("Xvfb"), "Xvfb is missing: it is in Debian's package xvfb"
        told, tells = os.pipe()
        try:
            with open(log_path, "w") as log:
                self.process = subprocess.Popen(
                    ["Xvfb", "-displayfd", str(tells), *self.WORDS],
                    stdin=subprocess.DEVNULL, stdout=log, stderr=log, pass_fds=[tells])
        finally:
            os.close(tells)
        # Its number once it answers; nothing where it could not start.
        with open(told) as line:
            number = line.readline().strip()
        assert number, f"Xvfb did not start, see {log_path}"
        self.name = f":{number}"

    def close(self):
        self.process.terminate()
        self.process.wait(PATIENCE_SECONDS)
