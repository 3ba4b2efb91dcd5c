// How old what is shown is, on clocks that are moved by hand.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FrameAge } from '../../../Public/js/server/age.js';

/** Frames of a session, whose clock began 5,000 ms after the page's, each `[timeMs, wayMs]`; all but the last go on. */
function watched(frames, { inputs = [], goesOn = true } = {}) {
  const age = new FrameAge();
  for (const [seq, atMs] of inputs) age.sent(seq, atMs);
  frames.forEach(([timeMs, wayMs, inputSeq = null], index) => {
    const isMoving = goesOn || index < frames.length - 1;
    age.came({ timeMs, inputSeq, isMoving }, 5000 + timeMs + wayMs);
  });
  return age;
}

test('a frame is as much older than the fastest as it came later', () => {
  const age = watched([[0, 30], [17, 30], [33, 150]]);
  age.worst(5183);
  assert.equal(age.worst(5183), 120);
});

test('frames that all take as long are as old as the half of a way there and back', () => {
  const age = watched([[0, 300], [600, 300, 7], [617, 300, 7]], { inputs: [[6, 5200], [7, 5300]] });
  age.worst(5900);
  assert.equal(age.worst(5000 + 617 + 300), 300);
});

test('an input is measured by the first frame that has it, and by the last one that it has', () => {
  // Input 2 took 40 ms; that input 1 is answered by the same frame says nothing.
  const age = watched([[0, 0], [100, 0, 2], [700, 0, 2]], { inputs: [[1, 5010], [2, 5060]] });
  age.worst(5700);
  assert.equal(age.worst(5700), 20);
});

test('what another hand did says nothing about the way of this page', () => {
  assert.equal(watched([[0, 0], [100, 0, null]], { inputs: [[1, 5000]] }).worst(5100), 100);
});

test('a picture grows older until the next one comes, and the worst of that is told once', () => {
  const age = watched([[0, 0], [17, 0], [200, 0]]);
  assert.equal(age.worst(5200), 183);
  assert.equal(age.worst(5230), 30);
});

test('a picture at rest does not grow older', () => {
  const age = watched([[0, 0], [17, 0]], { goesOn: false });
  age.worst(5017);
  assert.equal(age.worst(60_000), null);
  assert.equal(age.isMoving, false);
});

test('the rest before a motion is not its age', () => {
  const age = watched([[0, 0]], { goesOn: false });
  age.came({ timeMs: 4000, inputSeq: null, isMoving: true }, 9010);
  assert.equal(age.worst(9010), 10);
});

test('a clock that has stood still for long makes no picture old', () => {
  const age = watched([[0, 0]], { goesOn: false });
  // The session has slept for ten minutes, in which its time was none.
  age.came({ timeMs: 20, inputSeq: null, isMoving: true }, 5020 + 600_000);
  assert.equal(age.worst(5020 + 600_000), 0);
});

test('a line that has become slow for good is told by its inputs, not by what it was once', () => {
  const age = watched([[0, 0]]);
  for (let ms = 1000; ms <= 60_000; ms += 1000) age.came({ timeMs: ms, inputSeq: null, isMoving: true }, 5400 + ms);
  age.worst(65_400);
  assert.equal(age.worst(65_400), 0);
});

test('another connection is measured afresh', () => {
  const age = watched([[0, 10]]);
  age.reset();
  age.worst(5010);
  age.came({ timeMs: 30, inputSeq: null, isMoving: true }, 7000);
  assert.equal(age.worst(7000), 0);
});
