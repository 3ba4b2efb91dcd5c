// The corner by which the device is dragged to any size, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allowedSize, bindResizing, draggedSize, steppedSize } from '../../../Public/js/device/resizing.js';
import { createState } from '../../../Public/js/server/state.js';
import { Part } from '../parts.mjs';

const key = (name, more = {}) => ({ key: name, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more });

test('sizes are whole, and within what the server accepts', () => {
  assert.deepEqual(allowedSize([390.4, 843.5]), [390, 844]);
  assert.deepEqual(allowedSize([0, -50]), [64, 64]);
  assert.deepEqual(allowedSize([1e9, 4097]), [4096, 4096]);
});

test('the corner stays under the finger: the other one moves as far the other way', () => {
  assert.deepEqual(draggedSize([390, 844], [10, -20], 1), [410, 804]);
  assert.deepEqual(draggedSize([390, 844], [10, -20], 0.5), [430, 764]);
  assert.deepEqual(draggedSize([390, 844], [-1000, 5000], 1), [64, 4096]);
});

test('arrow keys change a side by ten points, with Shift by one, and other keys nothing', () => {
  assert.deepEqual(steppedSize([390, 844], key('ArrowRight')), [400, 844]);
  assert.deepEqual(steppedSize([390, 844], key('ArrowUp', { shiftKey: true })), [390, 843]);
  assert.deepEqual(steppedSize([64, 844], key('ArrowLeft')), [64, 844]);
  for (const other of ['Tab', 'Enter', 'a', '__proto__', 'constructor']) {
    assert.equal(steppedSize([390, 844], key(other)), null);
  }
});

/** A corner with what was sent and said, and the frames that were asked for. */
function bound() {
  const state = createState();
  const corner = Object.assign(new Part(), { setPointerCapture() {} });
  const [sent, said, frames] = [[], [], []];
  const clock = { ms: 0 };
  const wire = { isOpen: true };
  const stop = bindResizing(corner, state, {
    setSize: (size) => wire.isOpen && sent.push(size) > 0, scale: () => 0.5,
    requestFrame: (run) => frames.push(run), nowMs: () => clock.ms, say: (words) => said.push(words),
  });
  const frame = () => frames.splice(0).forEach((run) => run());
  const pointer = (type, x, y, more = {}) => corner.fire(type, {
    type, pointerId: 1, button: 0, clientX: x, clientY: y, preventDefault() {}, ...more,
  });
  const press = (name, more) => {
    const event = { ...key(name, more), isTaken: false, preventDefault() { this.isTaken = true; }, stopPropagation() {} };
    return corner.fire('keydown', event).isTaken;
  };
  return { state, corner, sent, said, frame, frames, pointer, press, clock, wire, stop };
}

test('a drag sends one size a frame, the newest, and the last one always', () => {
  const { sent, said, frame, frames, pointer, corner } = bound();
  pointer('pointerdown', 100, 100);
  assert.equal(corner.ownerDocument.activeElement, corner);
  for (const x of [101, 103, 105]) pointer('pointermove', x, 100);
  assert.equal(frames.length, 1);
  frame();
  assert.deepEqual(sent, [[410, 844]]);

  pointer('pointermove', 110, 110);
  pointer('pointerup', 112, 110);
  pointer('lostpointercapture', 112, 110);
  frame();
  assert.deepEqual(sent, [[410, 844], [438, 884]]);
  assert.deepEqual(said, ['438 by 884 points']);

  pointer('pointermove', 300, 300);
  assert.equal(frames.length, 0, 'no finger has it any more');
});

test('a drag goes by the size and the scale of its beginning, whatever the device does meanwhile', () => {
  const { state, sent, frame, pointer } = bound();
  pointer('pointerdown', 0, 0);
  pointer('pointermove', 10, 0);
  frame();
  state.size = [430, 844];
  pointer('pointermove', 20, 0);
  frame();
  assert.deepEqual(sent, [[430, 844], [470, 844]]);
});

test('a second finger and another button change nothing', () => {
  const { frames, pointer } = bound();
  pointer('pointerdown', 0, 0, { button: 2 });
  pointer('pointermove', 50, 50);
  pointer('pointerdown', 0, 0);
  pointer('pointermove', 50, 50, { pointerId: 2 });
  pointer('pointerup', 50, 50, { pointerId: 2 });
  assert.equal(frames.length, 0);
});

test('Escape takes a drag back', () => {
  const { sent, frame, pointer, press } = bound();
  pointer('pointerdown', 0, 0);
  pointer('pointermove', 10, 0);
  frame();
  assert.ok(press('Escape'));
  frame();
  assert.deepEqual(sent, [[430, 844], [390, 844]]);
  assert.ok(!press('Escape'), 'without a drag it is somebody else’s');
});

test('keys that come before the device has its size add up', () => {
  const { sent, said, frame, press, clock, state } = bound();
  assert.ok(press('ArrowRight'));
  assert.ok(press('ArrowRight'));
  frame();
  assert.deepEqual(sent, [[410, 844]]);
  press('ArrowDown', { shiftKey: true });
  frame();
  assert.deepEqual([sent.at(-1), said.at(-1)], [[410, 845], '410 by 845 points']);

  // Nobody has answered: what is seen counts.
  clock.ms = 2000;
  press('ArrowLeft');
  frame();
  assert.deepEqual([sent.at(-1), state.size], [[380, 844], [390, 844]]);
  assert.ok(!press('ArrowLeft', { altKey: true }), 'the browser goes back by it');
});

test('a size that it has already is not sent, and none where there is no connection', () => {
  const { sent, frame, pointer, press, wire } = bound();
  pointer('pointerdown', 0, 0);
  pointer('pointerup', 0, 0);
  frame();
  assert.deepEqual(sent, []);
  wire.isOpen = false;
  press('ArrowRight');
  frame();
  wire.isOpen = true;
  press('ArrowRight');
  frame();
  assert.deepEqual(sent, [[400, 844]]);
});

test('a corner that is left listens to nothing', () => {
  const { corner, stop } = bound();
  assert.ok(corner.heard.length > 0);
  stop();
  assert.deepEqual(corner.heard, []);
});
