import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bindPageGestures, isAtSideEdge } from '../../../Public/js/input/page-gestures.js';
import { Heard } from '../parts.mjs';

/** A touch that tells whether somebody has prevented what the browser does with it. */
function touch(xs, cancelable = true) {
  return {
    touches: xs.map((clientX) => ({ clientX })), cancelable, isPrevented: false,
    preventDefault() { this.isPrevented = true; },
  };
}

function bound() {
  const canvas = new Heard();
  const view = { innerWidth: 390, document: new Heard() };
  return { canvas, document: view.document, stop: bindPageGestures(view, canvas) };
}

test('the side edges are as wide as a thumb', () => {
  assert.deepEqual([0, 27, 28, 362, 363, 390].map((x) => isAtSideEdge(x, 390)), [true, true, false, false, true, true]);
});

test('a finger that comes down at a side edge stays with the preview, another one is left to the browser', () => {
  const { canvas } = bound();
  const prevented = (...event) => canvas.fire('touchstart', touch(...event)).isPrevented;
  assert.equal(prevented([4]), true);
  assert.equal(prevented([386]), true);
  assert.equal(prevented([200]), false);
  assert.equal(prevented([4, 200]), false);
  assert.equal(prevented([4], false), false);
});

test('no pinch zooms the page, until the page is left', () => {
  const { canvas, document, stop } = bound();
  assert.equal(document.fire('gesturestart', touch([])).isPrevented, true);
  stop();
  assert.deepEqual([canvas.heard, document.heard], [[], []]);
});
