"""Measures how long the author of a file waits: from the save to the first frame that shows it, and from a turned
knob to its frame. Beside them, in turns, the bare compiler on the same file: only the ratio says something.

Part of what Scripts/bench runs, which builds what it needs and installs the WebSocket client.
"""

import contextlib
import json
import os
import statistics
import struct
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

from frame_numbers import FrameNumbers, varint
from processes import BIN, end, free_port, state_folder
from websockets.sync.client import connect

LINES = 300
PATIENCE_SECONDS = 30
SUBPROTOCOL = "scrollwork.1"
SET_KNOB, NUMBER = 0x16, 0


def source(height, lines=LINES):
    """A layout in a file of 300 lines, as there are in apps: one class that is shown, and cells and models beside it."""
    layout = f"""import UIKit

final class MeasuredLayout: UICollectionViewLayout {{
    static let width: CGFloat = 160
    private var height: CGFloat {{ CGFloat({height}) }}

    override var collectionViewContentSize: CGSize {{
        CGSize(width: 4000, height: collectionView?.bounds.height ?? 0)
    }}

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {{
        (0..<20).compactMap {{ layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }}
            .filter {{ $0.frame.intersects(rect) }}
    }}

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {{
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: CGFloat(indexPath.item) * 200, y: 80, width: Self.width, height: height)
        return attributes
    }}
}}
"""
    number = 0
    while layout.count("\n") < lines - 22:
        number += 1
        layout += f"""
final class Cell{number}: UICollectionViewCell {{
    private let title = UILabel()
    var isMarked = false {{
        didSet {{ backgroundColor = isMarked ? .systemYellow : .secondarySystemBackground }}
    }}

    override init(frame: CGRect) {{
        super.init(frame: frame)
        title.frame = contentView.bounds.insetBy(dx: 8, dy: {number})
        title.textAlignment = .center
        contentView.addSubview(title)
    }}

    required init?(coder: NSCoder) {{ fatalError("not from a nib") }}

    func show(_ text: String, at indexPath: IndexPath) {{
        title.text = "\\(indexPath.section) \\(indexPath.item) \\(text)"
        isMarked = indexPath.item % {number + 1} == 0
    }}
}}
"""
    return layout + "//\n" * (lines - layout.count("\n"))


class Viewer:
    """Watches a session, acknowledges every frame, and remembers when frames and words about builds came."""

    def __init__(self, address):
        self.socket = connect(address, subprotocols=[SUBPROTOCOL], max_size=None, compression=None)
        self.changed = threading.Condition()
        self.numbers = FrameNumbers()
        self.frames = []  # (seq, when)
        self.outcomes = []  # messages
        self.knobs = []
        self.input_seq = 0
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self):
        with contextlib.suppress(Exception):
            for message in self.socket:
                self._take(message, time.monotonic())

    def _take(self, message, now):
        with self.changed:
            if isinstance(message, bytes):
                self.socket.send(self.numbers.acknowledgement(message))
                self.frames.append((self.numbers.seq, now))
            else:
                told = json.loads(message)
                if told["type"] == "build" and told["state"] != "building":
                    self.outcomes.append(told)
                if told["type"] == "knobs":
                    self.knobs = told["knobs"]
            self.changed.notify_all()

    def wait(self, claim, what):
        with self.changed:
            if not self.changed.wait_for(claim, PATIENCE_SECONDS):
                sys.exit(f"reload: no {what} within {PATIENCE_SECONDS} s")

    def frame_after(self, do):
        """Seconds from before `do` to the first frame after it."""
        before = self.frames[-1][0]
        start = time.monotonic()
        do()
        self.wait(lambda: self.frames[-1][0] > before, "frame")
        return next(when for seq, when in self.frames if seq > before) - start

    def set_knob(self, name, value):
        self.input_seq += 1
        encoded = name.encode()
        self.socket.send(
            bytes([SET_KNOB]) + varint(self.input_seq) + varint(len(encoded)) + encoded
            + struct.pack("<Bd", NUMBER, value)
        )


@contextlib.contextmanager
def serving(folder, log, environment=None):
    """A server that watches the folder and keeps its sessions; gives its process and its port."""
    port = free_port()
    with state_folder() as state, open(log, "w") as output:
        command = [BIN / "scrollwork", "serve", folder, "--port", str(port), "--state", state]
        server = subprocess.Popen(command, stdout=output, stderr=output, env={**os.environ, **(environment or {})})
        try:
            yield server, port
        finally:
            end(server)


@contextlib.contextmanager
def watching(folder, log):
    """The same, once there is something to show; gives its port and its previews."""
    with serving(folder, log) as (server, port):
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not (previews := list_previews(port)):
            if server.poll() is not None or time.monotonic() > deadline:
                sys.exit(f"reload: the server has no preview:\n{log.read_text()}")
            time.sleep(0.05)
        yield port, previews


def list_previews(port):
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/previews", timeout=5) as answer:
            return json.load(answer)["previews"]
    except OSError:
        return []


def session(port, slug):
    body = json.dumps({"preview": slug, "size": [390, 844]}).encode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/sessions", body, {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=10) as answer:
        return f"ws://127.0.0.1:{port}" + json.load(answer)["path"] + "/socket"


def compile_alone(file, folder):
    """Seconds that the compiler takes for the same file, its library linked, and nothing else done."""
    paths = ["HarfBuzzSystem", "FribidiSystem", "UnistringSystem"]
    command = ["swiftc", "-Onone", "-g", "-emit-library", "-module-name", "Alone", "-o", folder / "libAlone.so",
               "-I", BIN / "Modules", "-Xcc", "-I/usr/include/harfbuzz", "-Xcc", "-I/usr/include/fribidi",
               "-module-cache-path", folder / "cache", file]
    for path in paths:
        command += ["-I", f"Sources/{path}"]
    start = time.monotonic()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.monotonic() - start


def measure(saves):
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        code = folder / "code"
        code.mkdir()
        file = code / "Measured.swift"
        file.write_text(source(200))
        alone = folder / "Alone.swift"
        alone.write_text(source(200))
        compile_alone(alone, folder)
        with watching(code, folder / "log") as (port, previews):
            viewer = Viewer(session(port, previews[0]["slug"]))
            viewer.wait(lambda: viewer.frames and viewer.knobs, "picture")
            shown, compiled, parts = [], [], []
            for number in range(saves):
                count = len(viewer.outcomes)
                new = source(201 + number)
                shown.append(viewer.frame_after(lambda: file.write_text(new)))
                viewer.wait(lambda: len(viewer.outcomes) > count, "outcome")
                outcome = viewer.outcomes[-1]
                if outcome["state"] != "applied":
                    sys.exit(f"reload: a save was not applied: {outcome}")
                parts.append(outcome["times"])
                alone.write_text(new)
                compiled.append(compile_alone(alone, folder))
            name = next(knob["name"] for knob in viewer.knobs if knob["name"].endswith(".width"))
            turned = [viewer.frame_after(lambda: viewer.set_knob(name, 100 + number)) for number in range(100)]
    return {"shown": shown, "compiled": compiled, "turned": turned, "parts": parts}


def quantile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def report(measured):
    shown, compiled, turned = measured["shown"], measured["compiled"], measured["turned"]
    print(f"\nA file of {LINES} lines, {len(shown)} saves; beside it swiftc -emit-library on the same file")
    print(f"  {'':<38}{'scrollwork':>12}{'swiftc':>12}{'ratio':>9}")
    for name, value in (("median", statistics.median), ("p95", lambda values: quantile(values, 0.95))):
        ours, bare = value(shown) * 1000, value(compiled) * 1000
        print(f"  {'save to first frame, ' + name + ', ms':<38}{ours:>12.0f}{bare:>12.0f}{ours / bare:>9.2f}")
    for part in ("adapt", "compile", "link", "load", "firstFrame"):
        times = [times[part] for times in measured["parts"] if part in times]
        if times:
            print(f"  {'of it ' + part + ', median, ms':<38}{statistics.median(times):>12.1f}")
    print(f"  {'knob to frame, median, ms':<38}{statistics.median(turned) * 1000:>12.2f}")
    print(f"  {'knob to frame, p95, ms':<38}{quantile(turned, 0.95) * 1000:>12.2f}")
