import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Foresight } from '../../../Public/js/predict/foresight.js';
import { DisplacedScene } from '../../../Public/js/scene/displaced.js';
import { createState, logTouches } from '../../../Public/js/server/state.js';
import { change, keyframe, pt } from '../trees.mjs';

const FRAME_MS = 1000 / 60;

/** A page of one list, whose server answers at once, frame by frame. */
function page() {
  const [state, scene] = [createState(), new DisplacedScene()];
  Object.assign(state, { viewer: 1 });
  state.connection.phase = 'open';
  let [nowMs, changes, seq, offset] = [0, 0, 1, 0];
  const foresight = new Foresight(state, { scene, changed: () => { changes += 1; }, now: () => nowMs });
  const sender = foresight.listening({
    touches(touches) {
      state.inputSeq += 1;
      logTouches(state, touches);
    },
  });
  const apply = (frame) => {
    scene.apply(frame);
    Object.assign(state.frame, { seq: frame.header.seq, timeMs: nowMs, inputViewer: 1, inputSeq: state.inputSeq });
    foresight.framed(frame);
  };
  apply(keyframe(1, [
    { id: 1, boundsSize: pt(390, 844), position: pt(195, 422), children: [2] },
    {
      id: 2, boundsSize: pt(390, 844), position: pt(195, 422), children: [],
      scroller: { identifier: 'main', contentWidth: 390 * 64, contentHeight: 9000 * 64, state: 0, itemCount: 9 },
    },
  ]));
  scene.layers.get(2).scrolling = {
    contentWidth: 390, contentHeight: 9000, insetTop: 0, insetLeft: 0, insetBottom: 0, insetRight: 0,
    isScrollEnabled: true, bouncesX: false, bouncesY: true, isPaging: false, isZooming: false,
    isDirectionalLockEnabled: false, decelerationRate: 0.998,
  };
  return {
    state, scene, foresight, changes: () => changes,
    touch(phase, y) {
      nowMs += FRAME_MS;
      const touch = { phase, id: 0, time: nowMs, x: 195, y };
      foresight.heard(touch);
      sender.touches([touch]);
    },
    answer(to, scrollState = 2) {
      seq += 1;
      const scroller = {
        identifier: 'main', contentWidth: 390 * 64, contentHeight: 9000 * 64, state: scrollState, itemCount: 9,
      };
      apply(change(seq, [{ id: 2, boundsOrigin: pt(0, to - offset), scroller }]));
      offset = to;
    },
    draw() {
      nowMs += FRAME_MS;
      foresight.lookAhead(nowMs);
      return scene.layers.get(2).boundsOrigin[1];
    },
  };
}

/** A finger that has been confirmed, and is ahead of the server by now. */
function dragged() {
  const opened = page();
  opened.touch('began', 500);
  opened.touch('moved', 470);
  opened.answer(20);
  opened.touch('moved', 400);
  return opened;
}

test('the scene shows the content where the finger is, ahead of the server', () => {
  const opened = dragged();

  assert.equal(opened.state.prediction.phase, 'dragging');
  const shown = opened.draw();
  assert.ok(shown > 60 && shown <= 90, `${shown}`);
  assert.deepEqual(opened.state.prediction.offset, [0, shown]);
});

test('a role that is told again changes nothing, one that is lost ends it', () => {
  const opened = dragged();
  opened.foresight.rightsChanged();
  assert.ok(opened.draw() > 60);

  opened.state.role = 'view';
  opened.foresight.rightsChanged();
  assert.equal(opened.scene.layers.get(2).boundsOrigin[1], 20);
  assert.equal(opened.draw(), 20);
});

for (const [why, change] of [
  ['who only watches', { role: 'view' }],
  ['whose rights are not known yet', { isRoleKnown: false }],
  ['who looks around alone', { aside: 'abc' }],
  ['a server that offers nothing', { prediction: { ...createState().prediction, isOffered: false } }],
  ['somebody who wants nothing', { prediction: { ...createState().prediction, isWanted: false } }],
]) {
  test(`nothing is foreseen for ${why}`, () => {
    const opened = page();
    Object.assign(opened.state, change);
    opened.touch('began', 500);
    opened.touch('moved', 470);
    opened.answer(20);
    opened.touch('moved', 400);

    assert.equal(opened.draw(), 20);
    assert.equal(opened.state.prediction.drawn.length, 0);
  });
}

test('what was not sent is not foreseen', () => {
  const [state, scene] = [createState(), new DisplacedScene()];
  state.connection.phase = 'open';
  const foresight = new Foresight(state, { scene, changed() {}, now: () => 0 });
  foresight.listening({ touches() {} }).touches([{ phase: 'began', id: 0, time: 0, x: 0, y: 0 }]);

  assert.equal(foresight.lookAhead(0), false);
  assert.equal(state.prediction.phase, 'idle');
});

test('a gesture begins with an empty log', () => {
  const opened = dragged();
  opened.draw();
  opened.answer(90);
  assert.ok(opened.state.prediction.drawn.length > 0 && opened.state.prediction.confirmed.length > 0);

  opened.touch('ended', 400);
  opened.touch('began', 500);
  assert.deepEqual([opened.state.prediction.drawn, opened.state.prediction.confirmed], [[], []]);
});
