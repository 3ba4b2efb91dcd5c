// Where this page's pointer is, for the others.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bindPointer, GAP_MS, Pointing } from '../../../Public/js/together/pointing.js';
import { Heard } from '../parts.mjs';

/** A pointing with a clock of the test's. */
function pointing(isWanted = () => true) {
  const scene = { nowMs: 1000, sent: [], timers: [] };
  const made = new Pointing({
    isWanted, nowMs: () => scene.nowMs, send: (place) => scene.sent.push([scene.nowMs, place]),
    setTimer: (run, delayMs) => scene.timers.push({ run, atMs: scene.nowMs + delayMs }),
  });
  const pass = (ms) => {
    const endMs = scene.nowMs + ms;
    while (true) {
      const next = scene.timers.filter(({ atMs }) => atMs <= endMs).sort((a, b) => a.atMs - b.atMs)[0];
      if (!next) break;
      scene.timers.splice(scene.timers.indexOf(next), 1);
      scene.nowMs = next.atMs;
      next.run();
    }
    scene.nowMs = endMs;
  };
  return Object.assign(scene, { pointing: made, pass });
}

test('a move is sent at once, later ones in time, and the last one always', () => {
  const { pointing: made, pass, sent } = pointing();
  made.at([1, 1]);
  assert.deepEqual(sent, [[1000, [1, 1]]]);
  for (let step = 2; step <= 20; step++) {
    pass(10);
    made.at([step, step]);
  }
  pass(1000);
  assert.deepEqual(sent.at(-1)[1], [20, 20]);
  assert.ok(sent.length <= 190 / GAP_MS + 2, `${sent.length}`);
  for (let index = 1; index < sent.length; index++) assert.ok(sent[index][0] - sent[index - 1][0] >= GAP_MS);
});

test('no more than twenty a second are sent, and nothing where nothing moves', () => {
  const { pointing: made, pass, sent, timers } = pointing();
  for (let ms = 0; ms < 1000; ms += 5) {
    made.at([ms, 0]);
    pass(5);
  }
  assert.ok(sent.length <= 21, `${sent.length}`);
  pass(1000);
  const count = sent.length;
  made.at([995, 0]);
  pass(60_000);
  assert.equal(sent.length, count);
  assert.deepEqual(timers, []);
});

test('nothing is sent that nobody wants to see, or that is not shown', () => {
  let isWanted = false;
  const { pointing: made, pass, sent } = pointing(() => isWanted);
  made.at([1, 1]);
  pass(1000);
  made.at(null);
  assert.deepEqual(sent, []);
  isWanted = true;
  made.at([2, 2]);
  made.at([3, 3]);
  isWanted = false;
  pass(1000);
  assert.deepEqual(sent, [[2000, [2, 2]]]);
});

test('a pointer that leaves is told, once, and is told again to a server that knows nothing', () => {
  const { pointing: made, pass, sent } = pointing();
  made.at(null);
  assert.deepEqual(sent, [], 'it never was there');
  made.at([1, 1]);
  pass(100);
  made.at(null);
  made.at(null);
  assert.deepEqual(sent.map(([, place]) => place), [[1, 1], null]);
  pass(100);
  made.at([5, 5]);
  made.forget();
  pass(100);
  made.at([5, 5]);
  assert.deepEqual(sent.slice(2).map(([, place]) => place), [[5, 5], [5, 5]]);
});

test('a mouse points while it is over the screen, a finger while it is down, other fingers never', () => {
  const canvas = new Heard();
  const places = [];
  const stop = bindPointer(canvas, (x, y) => [x / 2, y / 2], () => [100, 200], (place) => places.push(place));
  const at = (type, x, y, more) =>
    canvas.fire(type, { isPrimary: true, pointerType: 'mouse', clientX: x, clientY: y, ...more });
  at('pointermove', 20, 40);
  at('pointerup', 20, 40);
  at('pointermove', 201, 40);
  at('pointermove', 20, -1);
  at('pointerleave', 0, 0);
  assert.deepEqual(places.splice(0), [[10, 20], null, null, null]);
  at('pointerdown', 200, 400, { pointerType: 'touch' });
  at('pointermove', 2, 4, { pointerType: 'touch', isPrimary: false });
  at('pointerup', 2, 4, { pointerType: 'touch', isPrimary: false });
  at('pointerup', 200, 400, { pointerType: 'touch' });
  assert.deepEqual(places, [[100, 200], null]);
  stop();
  assert.deepEqual(canvas.heard, []);
});
