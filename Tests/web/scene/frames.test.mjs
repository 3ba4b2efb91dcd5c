import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawWhenChanged, FrameGate, openFrames } from '../../../Public/js/scene/frames.js';
import { change, keyframe } from '../trees.mjs';

const isKeyframe = true;

/** A gate that stands at frame `seq`. */
function gateAt(seq) {
  const gate = new FrameGate();
  gate.applied({ seq, isKeyframe }, false);
  gate.acknowledged();
  return gate;
}

test('only the next change is applied', () => {
  const gate = gateAt(10);
  assert.equal(gate.judge({ seq: 11, isKeyframe: false }, 0), 'apply');
  assert.equal(gate.judge({ seq: 10, isKeyframe: false }, 0), 'ignore');
  assert.equal(gate.judge({ seq: 12, isKeyframe: false }, 0), 'askKeyframe');
});

test('a keyframe is applied unless it is older than what is shown', () => {
  const gate = gateAt(10);
  assert.equal(gate.judge({ seq: 9, isKeyframe }, 0), 'ignore');
  assert.equal(gate.judge({ seq: 10, isKeyframe }, 0), 'apply');
  assert.equal(gate.judge({ seq: 900, isKeyframe }, 0), 'apply');
});

test('a change before any keyframe asks for one', () => {
  assert.equal(new FrameGate().judge({ seq: 1, isKeyframe: false }, 0), 'askKeyframe');
});

test('a keyframe is asked for once, and again when it has not come for two seconds', () => {
  const gate = gateAt(10);
  const verdicts = [0, 16, 1999, 2001].map((nowMs) => gate.judge({ seq: 20, isKeyframe: false }, nowMs));
  assert.deepEqual(verdicts, ['askKeyframe', 'ignore', 'ignore', 'askKeyframe']);
});

test('once the keyframe has come, the next gap asks at once', () => {
  const gate = gateAt(10);
  gate.judge({ seq: 20, isKeyframe: false }, 0);
  gate.applied({ seq: 20, isKeyframe }, false);
  assert.equal(gate.judge({ seq: 30, isKeyframe: false }, 5), 'askKeyframe');
});

test('keyframes are acknowledged at once, changes every fourth', () => {
  const gate = new FrameGate();
  assert.equal(gate.applied({ seq: 1, isKeyframe }, false), true);
  gate.acknowledged();
  const due = [2, 3, 4, 5].map((seq) => gate.applied({ seq, isKeyframe: false }, false));
  assert.deepEqual(due, [false, false, false, true]);
});

/** Frames with a clock that is turned by hand. */
function receiver({ hidden = false } = {}) {
  const log = [];
  const timers = new Map();
  const frames = openFrames({
    scene: { apply: (frame) => log.push(`apply ${frame.header.seq}`) },
    acknowledge: (seq) => log.push(`ack ${seq}`),
    askKeyframe: () => log.push('ask'),
    applied: () => {},
    isHidden: () => hidden,
    now: () => 0,
    setTimer: (run, delayMs) => { timers.set(timers.size + 1, { run, delayMs }); return timers.size; },
    clearTimer: (timer) => timers.delete(timer),
  });
  return { frames, log, timers };
}

test('a change that arrives twice is applied once', () => {
  const { frames, log } = receiver();
  [keyframe(5, []), change(6), change(6)].forEach(frames.receive);
  assert.deepEqual(log, ['apply 5', 'ack 5', 'apply 6']);
});

test('the last frames before a rest are acknowledged after a tenth of a second', () => {
  const { frames, log, timers } = receiver();
  [keyframe(5, []), change(6), change(7)].forEach(frames.receive);
  assert.deepEqual([...timers.values()].map(({ delayMs }) => delayMs), [100]);

  [...timers.values()].forEach(({ run }) => run());
  assert.equal(log.at(-1), 'ack 7');
});

test('while frames flow, the timer never fires on top of the fourth frame', () => {
  const { frames, log, timers } = receiver();
  [keyframe(5, []), change(6), change(7), change(8), change(9)].forEach(frames.receive);
  assert.deepEqual(log.filter((entry) => entry.startsWith('ack')), ['ack 5', 'ack 9']);
  assert.equal(timers.size, 0);
});

test('a hidden page acknowledges each frame, because its timers sleep', () => {
  const { frames, log } = receiver({ hidden: true });
  [keyframe(5, []), change(6), change(7)].forEach(frames.receive);
  assert.deepEqual(log.filter((entry) => entry.startsWith('ack')), ['ack 5', 'ack 6', 'ack 7']);
});

test('a gap leaves the scene as it is until the keyframe comes', () => {
  const { frames, log } = receiver();
  [keyframe(5, []), change(8), change(9), keyframe(9, []), change(10)].forEach(frames.receive);
  assert.deepEqual(log, ['apply 5', 'ack 5', 'ask', 'apply 9', 'ack 9', 'apply 10']);
});

test('stopped frames leave no timer behind', () => {
  const { frames, timers } = receiver();
  [keyframe(5, []), change(6)].forEach(frames.receive);
  frames.stop();
  assert.equal(timers.size, 0);
});

test('ten changes are drawn once, and an idle page asks for no frame', () => {
  const requested = [];
  let drawn = 0;
  const changed = drawWhenChanged((run) => requested.push(run), () => { drawn += 1; });
  assert.equal(requested.length, 0);

  for (let i = 0; i < 10; i++) changed();
  assert.equal(requested.length, 1);
  requested.shift()();

  assert.equal(drawn, 1);
  assert.equal(requested.length, 0);
  changed();
  assert.equal(requested.length, 1);
});
