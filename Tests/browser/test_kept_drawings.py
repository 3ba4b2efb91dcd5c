"""Drawings that are kept while a preview scrolls: at rest nothing is left of them."""

import pytest
from viewer import Finger

PREVIEWS = ["mail", "pinterest", "card-stack", "pizza-halves", "photos"]
# Takes in all frames from now on, and draws each as the page does; `compare` holds the last one against a drawing by a
# painter that has kept nothing, and tells how many of its pixels differ, and how many drawings were put down so far.
FOLLOW = """async () => {
  const { decodeFrame, asBefore, NO_FRAME } = await import('/js/wire/frame.js');
  const { encodeAck, encodeEnter } = await import('/js/wire/inputs.js');
  const { Scene } = await import('/js/scene/scene.js');
  const { Painter } = await import('/js/paint/painter.js');
  const { Pictures } = await import('/js/paint/pictures.js');
  const { fontStack } = await import('/js/paint/typeface.js');
  const page = document.getElementById('screen');
  const pictures = new Pictures(() => new Image(), () => {}, setTimeout.bind(globalThis));
  let putDown = 0;
  const makeCanvas = () => {
    const canvas = page.cloneNode(false);
    [canvas.width, canvas.height] = [page.width, page.height];
    return canvas;
  };
  const painterOn = (canvas) => new Painter(canvas, (hash) => pictures.get(hash), fontStack(globalThis));
  const canvas = makeCanvas();
  const context = canvas.getContext('2d');
  const drawImage = context.drawImage.bind(context);
  context.drawImage = (source, ...box) => {
    if (source instanceof HTMLCanvasElement && box.length === 2) putDown += 1;
    drawImage(source, ...box);
  };
  const [scene, painter] = [new Scene(), painterOn(canvas)];
  let before = NO_FRAME;
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}${location.pathname}/socket`, 'scrollwork.1');
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => socket.send(encodeEnter('', ''));
  await new Promise((found) => {
    socket.onmessage = ({ data }) => {
      if (typeof data === 'string') return;
      const frame = decodeFrame(data, before);
      before = asBefore(frame, before);
      scene.apply(frame);
      socket.send(encodeAck(frame.header.seq));
      painter.draw(scene);
      found();
    };
  });
  const pixelsOf = (canvas) => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
  globalThis.compare = () => {
    const other = makeCanvas();
    painter.draw(scene);
    painterOn(other).draw({ root: scene.root, size: scene.size });
    const [one, exact] = [pixelsOf(canvas), pixelsOf(other)];
    let differing = 0;
    for (let at = 0; at < one.length; at += 4) {
      if (one[at] !== exact[at] || one[at + 1] !== exact[at + 1] || one[at + 2] !== exact[at + 2]) differing += 1;
    }
    return { differing, putDown };
  };
}"""
COMPARE = "() => globalThis.compare()"


@pytest.mark.parametrize("slug", PREVIEWS)
def test_what_was_kept_in_motion_leaves_no_trace_at_rest(server, pages, slug):
    viewer = pages.phone(device_scale_factor=2).open(server.new_session(slug))
    viewer.wait_until_loaded()
    viewer.page.evaluate(FOLLOW)
    finger = Finger(viewer)
    for start, end in ((300, 100), (100, 300)):
        finger.trace(viewer.places((start, 422), (end, 622 if end > start else 222), 12))
        finger.lift()
        viewer.wait_for_rest(next(iter(viewer.state["scrollers"])))
    viewer.wait_until_drawn()
    seen = viewer.page.evaluate(COMPARE)
    assert seen["putDown"] > 0
    assert seen["differing"] == 0
