// Where pins stand, by the scene as it is: they go where their elements go.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeInWindow, rectInWindow, standAside } from '../../../Public/js/remarks/pin-place.js';
import { Scene } from '../../../Public/js/scene/scene.js';
import { cards, change, keyframe, pt } from '../trees.mjs';

/** A scene of three cards of 318 by 200, 418 apart, in a scroll view as large as the window. */
function scene() {
  const made = new Scene();
  made.apply(keyframe(1, cards(3)));
  return made;
}

const MIDDLE = [0.5, 0.5];

test('a pin lies at its fraction of the layer', () => {
  assert.deepEqual(placeInWindow(scene(), 10, MIDDLE), { x: 195, y: 422, isSeen: true });
  assert.deepEqual(placeInWindow(scene(), 10, [0, 1]), { x: 36, y: 522, isSeen: true });
});

test('a pin moves with what scrolls, to the fraction of a point', () => {
  const scrolled = scene();
  scrolled.apply(change(2, [{ id: 2, boundsOrigin: pt(10.25, 0) }]));
  assert.deepEqual(placeInWindow(scrolled, 10, MIDDLE), { x: 184.75, y: 422, isSeen: true });
  scrolled.apply(change(3, [{ id: 2, boundsOrigin: pt(407.75, 0) }]));
  assert.deepEqual(placeInWindow(scrolled, 12, MIDDLE), { x: 195, y: 422, isSeen: true });
});

test('a pin outside the window is not seen', () => {
  const scrolled = scene();
  scrolled.apply(change(2, [{ id: 2, boundsOrigin: pt(195.5, 0) }]));
  assert.equal(placeInWindow(scrolled, 10, MIDDLE).isSeen, false);
  assert.equal(placeInWindow(scene(), 12, MIDDLE).isSeen, false);
});

test('a pin that anything around it cuts off is not seen, nor one of a transparent layer', () => {
  const cut = scene();
  cut.apply(change(2, [{ id: 2, flags: 1, boundsSize: pt(-290, 0), position: pt(-145, 0) }]));
  assert.equal(placeInWindow(cut, 10, MIDDLE).isSeen, false);
  const clear = scene();
  clear.apply(change(2, [{ id: 2, opacity: 0 }]));
  assert.equal(placeInWindow(clear, 10, MIDDLE).isSeen, false);
});

test('a layer that is gone has no place, and none is asked for where there is none', () => {
  const less = scene();
  less.apply(change(2, [{ id: 2, children: [12, 14] }]));
  assert.equal(placeInWindow(less, 10, MIDDLE), null);
  assert.equal(rectInWindow(less, 10), null);
  assert.equal(placeInWindow(less, null, MIDDLE), null);
});

test('the frame around a layer that is turned is upright', () => {
  const turned = scene();
  turned.apply(change(2, [{ id: 10, transform: { form: 'affine', differences: [-65536, 65536, -65536, -65536, 0, 0] } }]));
  assert.deepEqual(rectInWindow(turned, 10).map(Math.round), [95, 263, 200, 318]);
  assert.deepEqual(rectInWindow(scene(), 10), [36, 322, 318, 200]);
});

test('pins on one place stand side by side, and those of others where they are', () => {
  const at = (layer, ...fraction) => ({ layer, fraction });
  assert.deepEqual(
    standAside([at(10, 0.5, 0.5), at(10, 0.52, 0.5), at(12, 0.5, 0.5), at(10, 0.9, 0.5), at(10, 0.5, 0.5)], scene()),
    [0, 1, 0, 0, 2]);
});
