import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bindWheel, NotchDetector, wheelPixels } from '../../../Public/js/input/wheel.js';
import { Heard } from '../parts.mjs';

const wheel = (fields) => ({ deltaX: 0, deltaY: 0, deltaMode: 0, timeStamp: 0, shiftKey: false, ...fields });
const notch = (timeStamp, deltaY = 100) => wheel({ timeStamp, deltaY, wheelDeltaY: -120 });
const flow = (timeStamp, deltaY) => wheel({ timeStamp, deltaY, wheelDeltaY: -3 * deltaY });

test('three lines are as far as a notch of pixels, and a page is the device', () => {
  assert.deepEqual(wheelPixels(wheel({ deltaY: 3, deltaMode: 1 }), [390, 844]), [0, 100]);
  assert.deepEqual(wheelPixels(wheel({ deltaY: -1, deltaMode: 2 }), [390, 844]), [0, -844]);
  assert.deepEqual(wheelPixels(wheel({ deltaX: 5, deltaY: 7 }), [390, 844]), [5, 7]);
});

test('shift turns a wheel sideways where the browser has not done so', () => {
  assert.deepEqual(wheelPixels(wheel({ deltaY: 100, shiftKey: true }), [1, 1]), [100, 0]);
  assert.deepEqual(wheelPixels(wheel({ deltaX: 100, shiftKey: true }), [1, 1]), [100, 0]);
});

test('notches of a mouse are told at every zoom of the page', () => {
  for (const delta of [100, 80, 111.1111, 125, -100]) {
    const sample = wheel({ deltaY: delta, wheelDeltaY: delta > 0 ? -120 : 120 });
    assert.equal(new NotchDetector().isNotch(sample), true, `${delta}`);
  }
  assert.equal(new NotchDetector().isNotch(wheel({ deltaY: 3, deltaMode: 1 })), true);
});

test('a trackpad flows, even where one of its steps is as large as a notch', () => {
  const detector = new NotchDetector();
  const movement = [flow(0, 2), flow(16, 11), flow(32, 40), notch(48), flow(64, 3)];
  const kinds = movement.map((sample) => detector.isNotch(sample));
  assert.deepEqual(kinds, [false, false, false, false, false]);
  assert.equal(new NotchDetector().isNotch(flow(0, 40)), false);
});

test('after a rest the next movement is judged again', () => {
  const detector = new NotchDetector();
  assert.equal(detector.isNotch(flow(0, 5)), false);
  assert.equal(detector.isNotch(notch(500)), true);
});

test('both axes at once are never a notch', () => {
  const sample = wheel({ deltaX: 100, deltaY: 100, wheelDeltaX: -120, wheelDeltaY: -120 });
  assert.equal(new NotchDetector().isNotch(sample), false);
});

/** A bound element of 390 by 844 CSS pixels, shown at half size. */
function bound(takes) {
  let options;
  const frames = [];
  const moves = [];
  const element = Object.assign(new Heard(), {
    clientWidth: 390, clientHeight: 844,
    addEventListener(type, listener, given) {
      options = given;
      Heard.prototype.addEventListener.call(this, type, listener, given);
    },
  });
  const twice = (x, y) => [x * 2, y * 2];
  const stop = bindWheel(element, twice, () => 0.5, (move) => moves.push(move), (run) => frames.push(run), takes);
  const turn = (fields) => {
    const event = wheel({
      ctrlKey: false, clientX: 10, clientY: 20, wasPrevented: false,
      preventDefault() { this.wasPrevented = true; }, ...fields,
    });
    return element.fire('wheel', event);
  };
  return { element, stop, turn, moves, frame: () => frames.splice(0).forEach((run) => run()), options: () => options };
}

test('a turn of the wheel in one animation frame is one message, in points', () => {
  const { turn, moves, frame } = bound();
  turn({ deltaX: 3, deltaY: 0, timeStamp: 1 });
  turn({ deltaX: 4, deltaY: 1, timeStamp: 2 });
  frame();
  frame();
  assert.deepEqual(moves, [{ time: 2, x: 20, y: 40, dx: 14, dy: 2, discrete: false }]);
});

test('a notch and a flow are not mixed in one message', () => {
  const { turn, moves, frame } = bound();
  turn({ deltaY: 100, wheelDeltaY: -120, timeStamp: 1 });
  turn({ deltaY: 2, wheelDeltaY: -6, timeStamp: 10 });
  frame();
  assert.deepEqual(moves.map(({ discrete, dy }) => [discrete, dy]), [[true, 200], [false, 4]]);
});

test('zooming stays the browser\'s', () => {
  const { turn, moves, frame, options } = bound();
  assert.equal(turn({ deltaY: 10, ctrlKey: true }).wasPrevented, false);
  frame();
  assert.deepEqual(moves, []);
  assert.equal(turn({ deltaY: 10 }).wasPrevented, true);
  assert.equal(options().passive, false);
});

test('an event that is the page\'s is left to it', () => {
  const told = [];
  const { turn, moves, frame } = bound((...about) => {
    told.push(about);
    return about[1] !== 0;
  });
  assert.equal(turn({ deltaX: 0, deltaY: 10, timeStamp: 5 }).wasPrevented, false);
  assert.equal(turn({ deltaX: 10, deltaY: 0, timeStamp: 6 }).wasPrevented, true);
  frame();
  assert.deepEqual(told, [[5, 0, 10], [6, 10, 0]]);
  assert.deepEqual(moves.map(({ dx, dy }) => [dx, dy]), [[20, 0]]);
});

test('after stop nothing is listened to', () => {
  const { element, stop } = bound();
  assert.deepEqual(element.heard, ['wheel']);
  stop();
  assert.deepEqual(element.heard, []);
});
