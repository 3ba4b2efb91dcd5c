import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openScreen } from '../../../Public/js/device/screen.js';
import { Scene } from '../../../Public/js/scene/scene.js';
import { createState } from '../../../Public/js/server/state.js';
import { Heard, Part } from '../parts.mjs';
import { keyframe, pt } from '../trees.mjs';

/** A canvas that counts how often it is drawn on, and how often its bitmap is made anew. */
function fakeCanvas() {
  const canvas = new Part();
  const counts = { drawn: 0, made: 0 };
  const context = { fillRect: () => { counts.drawn += 1; }, setTransform() {}, save() {}, restore() {} };
  let [width, height] = [300, 150];
  Object.defineProperties(canvas, {
    width: { get: () => width, set: (pixels) => { width = pixels; counts.made += 1; } },
    height: { get: () => height, set: (pixels) => { height = pixels; } },
  });
  return Object.assign(canvas, { counts, getContext: () => context });
}

/** A screen in a room of 1000 by 1000 pixels, in a browser whose frames come when they are told to. */
function rig() {
  const requested = [];
  const observers = [];
  const elements = { canvas: fakeCanvas(), device: new Part(), room: new Part() };
  Object.assign(elements.room, { clientWidth: 1000, clientHeight: 1000 });
  const faces = [];
  const fonts = Object.assign(new Heard(), {
    status: 'loaded', load: async () => [], [Symbol.iterator]: () => faces.values(),
  });
  class Observer {
    observed = new Set();
    constructor(told) {
      this.told = told;
      observers.push(this);
    }
    observe(element) { this.observed.add(element); }
    unobserve(element) { this.observed.delete(element); }
    disconnect() { this.observed.clear(); }
  }
  const view = {
    document: Object.assign(new Heard(), { fonts, documentElement: new Part(), hidden: false }), devicePixelRatio: 1, ResizeObserver: Observer,
    getComputedStyle: () => ({ paddingLeft: '0px', getPropertyValue: () => '' }),
    matchMedia: () => Object.assign(new Heard(), { matches: false }),
    requestAnimationFrame: (run) => requested.push(run), setTimeout() {}, Image: class {},
  };
  const [state, scene] = [createState(), new Scene()];
  state.size = [400, 800];
  const screen = openScreen(view, elements, state, scene);
  const toldOf = (element, box) => {
    for (const observer of observers.filter(({ observed }) => observed.has(element))) observer.told([box]);
  };
  return {
    ...elements, state, screen,
    hide(isHidden) {
      view.document.hidden = isHidden;
      view.document.fire('visibilitychange');
    },
    /** A font is asked for; gives what lets it arrive, of which nobody is told but by its promise, as in WebKit. */
    fontAskedFor() {
      const face = { status: 'loading' };
      face.loaded = new Promise((come) => { face.come = come; });
      faces.push(face);
      fonts.status = 'loading';
      return async () => {
        face.status = 'loaded';
        if (faces.every(({ status }) => status === 'loaded')) fonts.status = 'loaded';
        face.come(face);
        await face.loaded;
      };
    },
    /** What a frame of the session does whose window is of this size. */
    apply(seq, size) {
      scene.apply(keyframe(seq, [{ id: 1, boundsSize: pt(...size) }], { size }));
      state.frame.seq = seq;
      if (size.join() !== state.size.join()) {
        state.size = size;
        screen.fit();
      }
      screen.changed();
    },
    /** The browser shows a picture: it asks for drawings, then it tells of sizes. */
    paint(pixels = null) {
      requested.splice(0).forEach((run) => run());
      if (pixels) {
        toldOf(elements.canvas, { devicePixelContentBoxSize: [{ inlineSize: pixels[0], blockSize: pixels[1] }] });
      }
    },
    roomChanged(width) {
      elements.room.clientWidth = width;
      toldOf(elements.room, {});
    },
    get bitmap() { return [elements.canvas.width, elements.canvas.height]; },
  };
}

test('a frame of another size is drawn once, and one bitmap is made for it', () => {
  const page = rig();
  page.apply(1, [400, 800]);
  page.paint([500, 1000]);
  const before = { ...page.canvas.counts };

  page.apply(2, [402, 800]);
  page.paint([503, 1000]);

  assert.deepEqual(page.bitmap, [503, 1000]);
  assert.equal(page.state.drawn.seq, 2);
  assert.deepEqual(page.canvas.counts, { drawn: before.drawn + 1, made: before.made + 1 });
});

test('of two sizes that come before the browser shows a picture only the last is drawn', () => {
  const page = rig();
  page.apply(1, [400, 800]);
  page.paint([500, 1000]);
  const before = { ...page.canvas.counts };

  page.apply(2, [410, 800]);
  page.apply(3, [420, 800]);
  page.paint([525, 1000]);

  assert.deepEqual(page.bitmap, [525, 1000]);
  assert.deepEqual(page.canvas.counts, { drawn: before.drawn + 1, made: before.made + 1 });
});

test('the browser has the last word on how many pixels the canvas covers', () => {
  const page = rig();
  page.apply(1, [400, 800]);
  page.paint([501, 1000]);
  assert.deepEqual(page.bitmap, [501, 1000]);
  assert.equal(page.state.drawn.seq, 1);

  page.apply(2, [400, 800]);
  page.paint();

  assert.deepEqual(page.bitmap, [501, 1000], 'while the screen is the same, so is the word');
});

test('a room of another size is drawn for at once, as its picture is about to be shown', () => {
  const page = rig();
  page.apply(1, [400, 800]);
  page.paint([500, 1000]);
  const { drawn } = page.canvas.counts;

  page.roomChanged(300);

  assert.deepEqual(page.bitmap, [300, 600]);
  assert.equal(page.canvas.counts.drawn, drawn + 1);
});

test('what was drawn before its fonts were here is drawn again as each of them arrives', async () => {
  const page = rig();
  page.apply(1, [400, 800]);
  const [arrive, arriveLast] = [page.fontAskedFor(), page.fontAskedFor()];
  page.paint();
  assert.deepEqual(page.state.drawn, { seq: 1, isWhole: false });
  const { drawn } = page.canvas.counts;

  await arrive();
  page.paint();
  assert.equal(page.canvas.counts.drawn, drawn + 1);
  assert.deepEqual(page.state.drawn, { seq: 1, isWhole: false });

  await arriveLast();
  page.paint();
  assert.deepEqual(page.state.drawn, { seq: 1, isWhole: true });
  assert.equal(page.canvas.counts.drawn, drawn + 2);
});

test('what nobody sees is not drawn, and at once when somebody looks', () => {
  const page = rig();
  page.apply(1, [400, 800]);
  page.paint([500, 1000]);
  const { drawn } = page.canvas.counts;

  page.hide(true);
  page.apply(2, [400, 800]);
  page.paint();
  assert.equal(page.canvas.counts.drawn, drawn);

  page.hide(false);
  page.paint();
  assert.equal(page.canvas.counts.drawn, drawn + 1);
  assert.equal(page.state.drawn.seq, 2);
});

test('a screen that is left watches nothing', async () => {
  const page = rig();
  page.apply(1, [400, 800]);
  const arrive = page.fontAskedFor();
  page.paint([500, 1000]);
  const { drawn } = page.canvas.counts;
  page.screen.stop();
  await arrive();
  page.roomChanged(300);
  page.paint([301, 600]);
  assert.deepEqual(page.bitmap, [500, 1000]);
  assert.equal(page.canvas.counts.drawn, drawn);
});
