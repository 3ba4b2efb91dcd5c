"""All that reads bytes from outside and needs nothing else, in one process, with libFuzzer (`decoders.swift`): it finds by
itself which bytes lead to code that was not tried yet. A build of its own, always with the AddressSanitizer."""

import os
import re
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]
FOLDER = PACKAGE / ".build/fuzz/decoders"
# The sources beside `Sources/PreviewWire` and `Sources/PreviewSession` that read bytes and are pure.
OTHERS = [
    "PreviewServer/HTTP/Base64URL", "PreviewServer/HTTP/SessionOrder", "PreviewServer/Store/KeptText",
    "PreviewHost/Bundle/LibraryText", "Processes/ProcessFile",
    *(f"Libwebsockets/{name}" for name in (
        "ClosePayload", "HTTPVisit", "OutgoingAnswer", "RequestHead", "RequestHeadScanner", "RequestHeadScanner+Fields", "Response",
        "WebSocketHandshake")),
]
# They are all compiled as one module; these names are imported and have nothing in them.
EMPTY_MODULES = ["PreviewSession", "Libwebsockets", "Processes"]
LONGEST = 4096
VIEWER, AGENT, FRAMES = 0, 1, 4
RUNS = re.compile(r"number_of_executed_units:\s*(\d+)")
PROGRESS = re.compile(r"^#(\d+)\t")


def fuzz(job):
    program = build()
    corpus = job.scratch / "corpus"
    corpus.mkdir()
    for number, data in enumerate(examples()):
        (corpus / f"example-{number}").write_bytes(data)
    job.results.mkdir(parents=True, exist_ok=True)
    command = [
        program, f"-seed={job.seed % (1 << 32) or 1}", f"-max_total_time={max(1, round(job.seconds))}", f"-max_len={LONGEST}",
        "-print_final_stats=1", "-timeout=20", f"-artifact_prefix={job.results}/decoders-", corpus,
    ]
    environment = {**os.environ, "ASAN_OPTIONS": "detect_leaks=0:handle_sigill=1:handle_sigtrap=1"}
    job.restart()
    said = []
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, errors="replace", env=environment) as running:
        for line in running.stderr:
            said = [*said[-400:], line]
            if found := PROGRESS.search(line) or RUNS.search(line):
                job.inputs = max(job.inputs, int(found[1]))
                job.tell()
    if running.returncode != 0:
        about = [line.strip() for line in said if "ERROR" in line or "Fatal error" in line or "Test unit written" in line]
        job.find(about or ["the decoders ended, and do not say why"], "".join(said))


def sources():
    found = [file for target in ("PreviewWire", "PreviewSession") for file in sorted(PACKAGE.glob(f"Sources/{target}/**/*.swift"))]
    return found + [PACKAGE / "Sources" / f"{name}.swift" for name in OTHERS] + [PACKAGE / "Tests/Fuzz/decoders.swift"]


def build():
    """The program, made again where a source is newer."""
    program = FOLDER / "decoders"
    if program.exists() and program.stat().st_mtime > max(file.stat().st_mtime for file in sources()):
        return program
    print("  decoders: compiling", file=sys.stderr, flush=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    empty = FOLDER / "empty.swift"
    empty.touch()
    for name in EMPTY_MODULES:
        compile_swift("-emit-module", "-module-name", name, "-o", FOLDER / f"{name}.swiftmodule", empty)
    compile_swift(
        "-O", "-g", "-wmo", "-suppress-warnings", "-sanitize=address,fuzzer", "-swift-version", "6", "-I", FOLDER,
        "-module-name", "PreviewWire", "-o", program, *sources())
    return program


def compile_swift(*words):
    # It leaves a module where it runs.
    command = ["swiftc", "-parse-as-library", "-package-name", "scrollwork", *words]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=FOLDER)
    if ran.returncode != 0:
        raise RuntimeError(f"the decoders cannot be compiled:\n{ran.stderr[-3000:]}")


def examples():
    """Messages that are read as they should be, each with its reader before it."""
    for file in sorted((PACKAGE / "Tests/Golden/wire").glob("**/*.hex")):
        data = bytes.fromhex("".join(line.partition("#")[0] for line in file.read_text().splitlines()))
        packet = len(data).to_bytes(2, "little") + data
        if file.parent.name == "processes":
            yield bytes([AGENT]) + packet
        elif "frame" in file.name or "tree" in file.name:
            yield bytes([FRAMES]) + packet
        else:
            yield bytes([VIEWER]) + data
    for text in (
        "\5GET /s/AAAAAAAAAAAAAAAAAAAAAA/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
        '\5POST /api/sessions HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}',
        '\6{"preview": "a", "size": [390, 844], "device": "ipad", "knobs": {"a": 1, "b": "#ff0000"}}',
        '\7{"size": [390, 844], "isSizeChosen": true, "device": null, "appearance": "dark", "direction": "rtl"}',
        "\x087f0000000000-7f0000002000 r-xp 00001000 fe:01 42 /lib/x.so\n", "\x08\x7fELF\2\1" + "\0" * 100,
    ):
        yield text.encode()
