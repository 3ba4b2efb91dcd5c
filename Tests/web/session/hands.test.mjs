// Hands that work the device, and hands that may not, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fingers } from '../../../Public/js/input/gestures.js';
import { Hands } from '../../../Public/js/session/hands.js';
import { createPage, Part } from '../parts.mjs';

/** Hands over a canvas, and what they have sent, in words. */
function laidOn() {
  const page = createPage();
  const canvas = Object.assign(new Part(page), { setPointerCapture() {}, clientWidth: 100, clientHeight: 100 });
  const frames = [];
  const sent = [];
  const view = { document: page, requestAnimationFrame: (run) => frames.push(run), setTimeout() {} };
  const fingers = new Fingers((x, y) => [x, y]);
  const hands = new Hands(view, {
    canvas, fingers, pointAt: (x, y) => [x, y], scale: () => 1,
    sender: {
      touches: (touches) => sent.push(...touches.map(({ phase }) => phase)),
      wheel: () => sent.push('wheel'), key: (key) => sent.push(key),
    },
    reminded: () => sent.push('reminded'),
  });
  const pointer = (type, more = {}) => canvas.fire(type, {
    pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1, timeStamp: 0, clientX: 5, clientY: 5, ...more,
  });
  const key = (name) => page.fire('keydown', { key: name, timeStamp: 0, preventDefault() {} });
  const frame = () => frames.splice(0).forEach((run) => run(1e6));
  return { page, canvas, sent, hands, fingers, pointer, key, frame };
}

test('hands that may work send fingers, wheels and keys', () => {
  const { canvas, sent, hands, pointer, key, frame } = laidOn();
  hands.set(true);
  pointer('pointerdown');
  pointer('pointermove');
  frame();
  pointer('pointerup');
  canvas.fire('wheel', { deltaX: 0, deltaY: 9, deltaMode: 0, timeStamp: 0, preventDefault() {} });
  frame();
  key('ArrowDown');
  assert.deepEqual(sent, ['began', 'moved', 'ended', 'wheel', 'down']);
});

test('hands that may not send nothing, and the person is told of presses and of keys that would scroll', () => {
  const { canvas, sent, hands, pointer, key, frame } = laidOn();
  hands.set(false);
  pointer('pointerdown');
  pointer('pointermove');
  pointer('pointerup');
  frame();
  key('ArrowDown');
  key('a');
  assert.deepEqual(sent, ['reminded', 'reminded']);
  assert.deepEqual(canvas.heard, ['pointerdown'], 'wheels are the page\'s');
});

test('control that goes in the middle of a drag ends it, and the finger drags nothing when control comes back', () => {
  const { sent, hands, fingers, pointer, frame } = laidOn();
  hands.set(true);
  pointer('pointerdown');
  pointer('pointermove');
  hands.set(false);
  frame();
  pointer('pointermove');
  pointer('pointerup');
  assert.deepEqual([sent, fingers.areDown], [['began'], false]);

  hands.set(true);
  pointer('pointermove');
  frame();
  pointer('pointerup');
  assert.deepEqual(sent, ['began']);
  pointer('pointerdown');
  assert.deepEqual(sent, ['began', 'began']);
});

test('hands that are told the same again go on with their drag', () => {
  const { sent, hands, pointer } = laidOn();
  hands.set(true);
  pointer('pointerdown');
  hands.set(true);
  pointer('pointerup');
  assert.deepEqual(sent, ['began', 'ended']);
});

test('hands that have stopped hear nothing', () => {
  for (const mayWork of [true, false]) {
    const { page, canvas, hands } = laidOn();
    hands.set(mayWork);
    assert.notDeepEqual(canvas.heard, []);
    hands.stop();
    assert.deepEqual([canvas.heard, page.heard], [[], []]);
  }
});
