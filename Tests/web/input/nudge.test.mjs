import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nudgeAt, startNudge } from '../../../Public/js/input/nudge.js';

const size = [390, 844];
const sideways = { x: true, y: false };

/** A nudge over animation frames that are run by hand; it begins at 1,000 ms. */
function nudged(axes = sideways) {
  const sent = [];
  const frames = [];
  const stop = startNudge({
    size, axes, nowMs: 1000,
    send: (touches) => sent.push(...touches), requestFrame: (run) => frames.push(run),
  });
  const frame = (nowMs) => frames.splice(0).forEach((run) => run(nowMs));
  return { sent, frames, frame, stop };
}

test('it goes along the way the preview scrolls, and comes back', () => {
  for (let ms = 0; ms <= 900; ms += 15) {
    const [x, y] = nudgeAt(ms, size, sideways);
    assert.ok(x <= 195 && x > 130 && y === 422, `${ms}: ${x}, ${y}`);
    assert.equal(nudgeAt(ms, size, { x: false, y: true })[0], 195);
  }
  assert.deepEqual(nudgeAt(0, size, sideways), [195, 422]);
  assert.deepEqual(nudgeAt(900, size, sideways), [185, 422]);
});

test('it is gentle: it starts, turns and ends without a jump', () => {
  let [last] = nudgeAt(0, size, sideways);
  for (let ms = 1; ms <= 1000; ms++) {
    const [x] = nudgeAt(ms, size, sideways);
    assert.ok(Math.abs(x - last) < 0.25, `at ${ms} ms`);
    last = x;
  }
});

test('one finger comes down, moves in order, is lifted, and no frame is asked for after that', () => {
  const { sent, frames, frame } = nudged();
  for (let ms = 990; ms <= 2000; ms += 16) frame(ms);
  assert.equal(sent[0].phase, 'began');
  assert.equal(sent.at(-1).phase, 'ended');
  assert.ok(sent.slice(1, -1).every(({ phase }) => phase === 'moved'));
  assert.ok(sent.every(({ time }, index) => index === 0 || time >= sent[index - 1].time));
  assert.deepEqual(frames, []);
});

test('it gives way to a real finger, once', () => {
  const { sent, frames, frame, stop } = nudged();
  frame(1016);
  stop();
  stop();
  frame(1032);
  assert.deepEqual(sent.map(({ phase }) => phase), ['began', 'moved', 'cancelled']);
  assert.deepEqual(frames, []);
});
