"""A page whose every frame is remembered, and that can be stopped at one of them.

Animations are shorter than a look at a page takes. So the page itself keeps what each frame shows, in the order in which
the server sent them, and holds back whatever comes after the frame at which it is told to stop: the canvas stays at that
moment for as long as a test looks at it. Places are points of the preview's window, as in `viewer.py`.
"""

from viewer import PATIENCE_SECONDS, Viewer

CAMERA = """(() => {
  const film = { frames: [], stopsAt: null, isStopped: false, held: [], resume: () => {}, step: () => {} };
  globalThis.film = film;
  let modules = null;

  const boxOf = (layer) => {
    const { boundsOrigin: [x, y], boundsSize: [width, height] } = layer;
    let corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]];
    for (let at = layer; at !== null; at = at.parent) corners = corners.map((corner) => inParent(at, corner));
    const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => corner[axis]));
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  };
  const inParent = ({ boundsOrigin, boundsSize, anchorPoint, affine: [a, b, c, d, tx, ty], position }, [px, py]) => {
    const x = px - boundsOrigin[0] - anchorPoint[0] * boundsSize[0];
    const y = py - boundsOrigin[1] - anchorPoint[1] * boundsSize[1];
    return [a * x + c * y + tx + position[0], b * x + d * y + ty + position[1]];
  };
  const opacityOf = (layer) => layer === null ? 1 : layer.opacity * opacityOf(layer.parent);
  const pictureOf = (layer) => {
    if (layer.picture) return layer.picture.hash;
    for (const child of layer.ordered) {
      const hash = pictureOf(child);
      if (hash !== null) return hash;
    }
    return null;
  };
  const textsOf = (layer) => (layer.text && opacityOf(layer) > 0 ? [{ text: layer.text.string, ...boxOf(layer) }] : [])
    .concat(layer.ordered.flatMap(textsOf));
  const lookAt = (scene, frame) => ({
    seq: frame.header.seq, timeMs: frame.header.time / 10, size: scene.size, texts: textsOf(scene.root),
    scrollers: Object.fromEntries(scene.scrollers.map((layer) => [layer.scroller.identifier, {
      offset: [...layer.boundsOrigin], size: [...layer.boundsSize],
      state: layer.scroller.state, itemCount: layer.scroller.itemCount,
      elements: modules.elementsOf(layer).map((element) => ({
        layer: element.id, category: element.element.category, section: element.element.path.at(0),
        item: element.element.path.at(-1), opacity: opacityOf(element), picture: pictureOf(element), ...boxOf(element),
      })).sort((one, other) => one.item - other.item),
    }])),
  });

  globalThis.WebSocket = class extends WebSocket {
    constructor(...words) {
      super(...words);
      let scene = null, before = null;
      const read = (data) => {
        before ??= modules.NO_FRAME;
        const frame = modules.decodeFrame(data, before);
        before = modules.asBefore(frame, before);
        return frame;
      };
      // A server gives up a page that acknowledges nothing for long.
      const acknowledgeHeld = () => {
        const shown = before;
        for (const data of film.held) if (typeof data !== 'string') read(data);
        this.send(modules.encodeAck(before.header.seq));
        before = shown;
      };
      const deliver = (data) => {
        if (typeof data !== 'string') {
          const frame = read(data);
          scene ??= new modules.Scene();
          scene.apply(frame);
          const look = lookAt(scene, frame);
          film.frames.push(look);
          film.isStopped = film.stopsAt !== null && film.stopsAt(look);
        }
        this.onmessage?.({ data });
      };
      const flush = () => { while (modules && !film.isStopped && film.held.length > 0) deliver(film.held.shift()); };
      film.resume = () => {
        film.stopsAt = null;
        film.isStopped = false;
        flush();
      };
      film.step = () => {
        film.isStopped = false;
        flush();
      };
      // Before the page's own listener.
      this.addEventListener('message', (event) => {
        event.stopImmediatePropagation();
        film.held.push(event.data);
        flush();
        if (modules && film.isStopped && typeof event.data !== 'string') acknowledgeHeld();
      });
      Promise.all(['wire/frame', 'wire/inputs', 'scene/scene', 'session/mirror'].map((name) => import(`/js/${name}.js`))).then((all) => {
        modules = Object.assign({}, ...all);
        flush();
      });
    }
  };
})();"""


class Film(Viewer):
    """The page of a session, filmed from its first frame on."""

    def __init__(self, page):
        super().__init__(page)
        page.add_init_script(CAMERA)

    @property
    def now(self):
        """The look of the newest frame."""
        return self.page.evaluate("() => film.frames.at(-1)")

    def since(self, seq):
        """The looks of all frames that came after the one of this number."""
        return self.page.evaluate("(seq) => film.frames.filter((frame) => frame.seq > seq)", seq)

    def stop_at(self, claim):
        """From now on, the first frame for which `claim` holds is the last that is shown, until `go_on`: a function of
        JavaScript that takes what a frame shows."""
        self.page.evaluate(f"() => {{ film.stopsAt = {claim}; }}")

    def is_stopped(self):
        return self.page.evaluate("() => film.isStopped")

    def wait_for_stop(self, what, seconds=PATIENCE_SECONDS):
        """Gives what is shown now, at that frame, and will be until `go_on`."""
        self.eventually(lambda _: self.is_stopped(), what, seconds)
        self.wait_until_drawn()
        return self.now

    def go_on(self):
        self.page.evaluate("() => film.resume()")

    def step(self):
        """Goes on to the next frame for which the claim of `stop_at` holds."""
        self.page.evaluate("() => film.step()")

    @property
    def held(self):
        """How many messages of the server have not been shown yet."""
        return self.page.evaluate("() => film.held.length")
