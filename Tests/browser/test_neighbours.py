"""Sessions of one server that misbehave, and one beside them that notices nothing of it."""

from pathlib import Path

import pytest
from server import ROOT, Server, running
from viewer import Mouse, eventually

PITCH = 200
HALF_A_POINT = 0.5
# Bytes after which a process counts as one that prints without end, and messages after which a viewer floods.
MANY_BYTES = 100_000
MANY_MESSAGES = 600
# A viewer that says as much as a viewer may: sizes, directions, and knobs that nobody knows, in turns. It acknowledges
# as few frames as it may. If it is closed it comes again.
FLOOD = """async ([path, messagesPerSecond]) => {
  const { encodeAck, encodeSetKnob, encodeSize, encodeChoice, asBefore, decodeFrame, NO_FRAME } = Object.assign({}, ...await Promise.all(
    ['inputs', 'screen', 'frame'].map((name) => import(`/js/wire/${name}.js`))));
  const messages = [
    (seq) => encodeSize(seq, [300 + seq % 200, 600 + seq % 300]),
    (seq) => encodeChoice(seq, 'direction', seq % 2 === 0 ? 'ltr' : 'rtl'),
    (seq) => encodeSetKnob(seq, `Nobody.knows${seq % 500}`, { kind: 'number', value: seq }),
  ];
  globalThis.flooded = 0;
  const open = () => {
    const socket = new WebSocket(`ws://${location.host}${path}/socket`, 'scrollwork.1');
    let timer = 0, frames = 0, before = NO_FRAME;
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => {
      const began = performance.now();
      let seq = 0;
      timer = setInterval(() => {
        while (seq < (performance.now() - began) / 1000 * messagesPerSecond) {
          seq += 1;
          socket.send(messages[seq % messages.length](seq));
          globalThis.flooded += 1;
        }
      }, 5);
    };
    socket.onmessage = ({ data }) => {
      if (typeof data === 'string') return;
      const frame = decodeFrame(data, before);
      const { keyframe, header } = frame;
      before = asBefore(frame, before);
      frames += 1;
      if (keyframe || frames % 4 === 0) socket.send(encodeAck(header.seq));
    };
    socket.onclose = () => {
      clearInterval(timer);
      open();
    };
  };
  open();
}"""


@pytest.fixture
def server(tmp_path):
    with running(Server(tmp_path / "log", source=ROOT / "Tests/Neighbours")) as server:
        eventually(server.previews, "the first build")
        yield server


# --- Neighbours --------------------------------------------------------------------------------------------------
# Each gives a function that says whether it has misbehaved enough.


def crashes(server, pages):
    viewer = pages.new().open(server.new_session("crashing"))
    before = viewer.state["reload"]["count"]

    def is_enough():
        state = viewer.state
        return state["connection"]["phase"] == "failed" or state["reload"]["count"] >= before + 2

    return is_enough


def hangs(server, pages):
    viewer = pages.new().open(server.new_session("looping"))

    def is_enough():
        # Nobody looks whether it answers before it is asked something.
        viewer.page.mouse.click(*viewer.place(100, 100))
        return any(problem["kind"] == "hang" for problem in viewer.state["reload"]["problems"])

    return is_enough


def prints_without_end(server, pages):
    [*_, agent] = server.agents()
    pages.new().open(server.new_session("printing"))

    def is_enough():
        counts = dict(line.split(": ") for line in Path(f"/proc/{agent}/io").read_text().splitlines())
        return int(counts["wchar"]) > MANY_BYTES

    return is_enough


def is_flooded(server, pages):
    page = pages.new().page
    path = server.new_session("row").removeprefix(server.address)
    page.goto(f"{server.address}/healthz")
    page.evaluate(FLOOD, [path, 200])
    return lambda: page.evaluate("() => flooded") > MANY_MESSAGES


# -----------------------------------------------------------------------------------------------------------------


def drag_there_and_back(viewer):
    for start, end, place in ((300, 100, PITCH), (100, 300, 0)):
        Mouse(viewer).drag(start, end, y=200)
        assert viewer.wait_for_rest() == pytest.approx([place, 0], abs=HALF_A_POINT)


@pytest.mark.long
@pytest.mark.parametrize("misbehave", [crashes, hangs, prints_without_end, is_flooded])
def test_a_session_moves_as_ever_beside_one_that(misbehave, server, pages):
    """Over the same connection, and in the same process."""
    [_, agent] = eventually(lambda: len(server.agents()) == 2 and server.agents(), "a builder and a spare agent")
    viewer, sockets = pages.new(), []
    viewer.page.on("websocket", lambda socket: sockets.append(socket))
    viewer.open(server.new_session("row"))
    drag_there_and_back(viewer)
    [_, same, _] = eventually(lambda: len(server.agents()) == 3 and server.agents(), "another spare agent")
    assert same == agent

    is_enough = misbehave(server, pages)
    drag_there_and_back(viewer)
    while not is_enough():
        drag_there_and_back(viewer)

    assert server.agents()[1] == agent
    assert len(sockets) == 1
    assert viewer.state["connection"] == {"phase": "open", "attempts": 0, "reason": ""}
    for one in pages.contexts:
        # Before the server ends: a page that is open would look for it.
        for page in one.pages:
            page.close()
