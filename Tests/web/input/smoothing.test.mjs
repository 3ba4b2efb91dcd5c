import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SmoothFinger, SMOOTHING } from '../../../Public/js/input/smoothing.js';
import { traces, trembling } from '../../Bench/trembling.mjs';

const FRAME_MS = 1000 / 60;

test('before a finger was heard of there is no place', () => {
  assert.equal(new SmoothFinger().at(0), null);
});

test('a finger that has just landed is where it landed', () => {
  const finger = new SmoothFinger();
  finger.add([100, 200], 0);

  assert.deepEqual(finger.at(4).place, [100, 200]);
});

test('between two samples it is between them, and after the last it is there', () => {
  // Without smoothing, so that the times alone show.
  const finger = new SmoothFinger({ ...SMOOTHING, leastCutoff: 1e9 });
  for (const ms of [0, 10, 20, 30]) finger.add([ms, 0], ms);
  const at = (ms) => Math.round(finger.at(ms).place[0] * 1000) / 1000;

  assert.equal(at(29), 19);
  assert.equal(at(40), 30);
  assert.equal(at(45), 30);
});

test('a finger that rests is held stiller than it is reported, and in the end is where it was reported', () => {
  const finger = new SmoothFinger();
  let sway = 0;
  for (let index = 0; index < 60; index++) {
    finger.add([0, index % 2 ? 0.5 : -0.5], index * 8);
    if (index > 30) sway = Math.max(sway, Math.abs(finger.at(index * 8 + 4).place[1]));
  }
  assert.ok(sway < 0.35, `${sway}`);

  let now = null;
  for (let ms = 500; ms < 1500; ms += FRAME_MS) now = finger.at(ms);
  assert.ok(Math.abs(now.place[1] - 0.5) < 0.02);
  assert.equal(now.isSettling, false);
});

test('a finger in motion is shown hardly later than it is, however fast', () => {
  for (const speed of [50, 300, 2000, 6000]) {
    const finger = new SmoothFinger();
    for (let index = 0; index <= 60; index++) finger.add([0, speed * index / 120], index * 1000 / 120);
    const { place, timeMs } = finger.at(500);
    assert.ok(Math.abs(place[1] - speed * timeMs / 1000) < 0.5, `${speed}`);
  }
});

test('a sample of the past is passed over', () => {
  const finger = new SmoothFinger();
  finger.add([0, 10], 10);
  finger.add([0, 500], 5);

  assert.deepEqual(finger.at(40).place, [0, 10]);
});

test('of the made hands it takes nearly half of the trembling, and shows them where they are to two points', () => {
  const { reported, shown, worst } = trembling();

  assert.equal(traces.length, 40);
  assert.ok(shown < 0.55 * reported, `${shown} of ${reported}`);
  assert.ok(worst < 2, `${worst}`);
});
