import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Scene } from '../../../Public/js/scene/scene.js';
import { createSender } from '../../../Public/js/server/sender.js';
import { createState, reflectFrame } from '../../../Public/js/server/state.js';
import { cards, change, keyframe, pt, scroller } from '../trees.mjs';

test('the state shows where every scroll view stands', () => {
  const state = createState();
  const scene = new Scene();
  for (const frame of [keyframe(1, cards(12)), change(2, [
    { id: 2, boundsOrigin: pt(418, 0), scroller: scroller('main', 12, 3) },
  ])]) {
    scene.apply(frame);
    reflectFrame(state, frame, scene);
  }

  assert.deepEqual(state.scrollers, {
    main: { offset: [418, 0], contentSize: [4988, 844], state: 'decelerating', itemCount: 12 },
  });
  assert.deepEqual(state.frame, { seq: 2, timeMs: 33.4, inputViewer: 0, inputSeq: 0 });
});

test('a scroll view that a keyframe no longer has is gone from the state', () => {
  const state = createState();
  const scene = new Scene();
  for (const frame of [keyframe(1, cards(2)), keyframe(2, [{ id: 1 }])]) {
    scene.apply(frame);
    reflectFrame(state, frame, scene);
  }
  assert.deepEqual(state.scrollers, {});
});

const touch = (time, x) => ({ phase: 'moved', id: 0, time, x, y: 0 });

test('touches are logged as the wire rounds them, so that a replay is the very same', () => {
  const state = createState();
  createSender(state, () => true).touches([touch(12.3456, 1 / 3)]);
  assert.deepEqual(state.touches, [{ phase: 'moved', id: 0, time: 12.3, x: 21 / 64, y: 0 }]);
  assert.equal(state.inputSeq, 1);
});

test('what could not be sent is neither numbered nor logged', () => {
  const state = createState();
  const sender = createSender(state, () => false);
  sender.touches([touch(1, 1)]);
  sender.key('end', 1);
  assert.equal(state.inputSeq, 0);
  assert.deepEqual(state.touches, []);
});

test('every input has the next number', () => {
  const state = createState();
  const numbers = [];
  const sender = createSender(state, (bytes) => numbers.push([bytes[0], bytes[1]]) > 0);
  sender.touches([touch(1, 1)]);
  sender.wheel({ time: 1, x: 0, y: 0, dx: 1, dy: 0, discrete: false });
  sender.key('end', 2);
  assert.deepEqual(numbers, [[0x10, 1], [0x11, 2], [0x12, 3]]);
});

test('the log keeps the last two thousand touches', () => {
  const state = createState();
  const sender = createSender(state, () => true);
  for (let start = 0; start < 2100; start += 100) {
    sender.touches(Array.from({ length: 100 }, (_, index) => touch(start + index, 0)));
  }
  assert.equal(state.touches.length, 2000);
  assert.equal(state.touches[0].time, 100);
  assert.equal(state.touches.at(-1).time, 2099);
});
