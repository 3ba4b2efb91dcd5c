import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extentOf, inkOf } from '../../../Public/js/scene/extent.js';
import { Scene } from '../../../Public/js/scene/scene.js';
import { keyframe, pt, text } from '../trees.mjs';

const RED = [255, 0, 0, 255];

/** The first of these layers, in a window of 100 by 100; where nothing is said a layer is 20 by 10. */
function root(...records) {
  const scene = new Scene();
  const layers = records.map((record, index) =>
    ({ id: index + 1, boundsSize: pt(20, 10), children: index === 0 ? records.slice(1).map((_, n) => n + 2) : [], ...record }));
  scene.apply(keyframe(1, layers, { size: [100, 100] }));
  return scene.root;
}
const ink = (...records) => inkOf(root(...records), (run) => 5 * run.string.length);

test('bounds that show nothing have no ink, though they have an extent', () => {
  assert.equal(ink({}), null);
  assert.deepEqual(extentOf(root({})), [0, 0, 20, 10]);
});

test('what is drawn has the ink of its bounds, wherever it stands', () => {
  assert.deepEqual(ink({}, { background: RED, position: pt(50, 40) }), [40, 35, 60, 45]);
  assert.deepEqual(ink({}, { background: RED, position: pt(50, 40), opacity: 0 }), null);
});

test('text is as wide as it is measured, with room for what leans out', () => {
  const box = ink({ text: text('abcd') });
  // 20 points, from 8 on, and a letter's width before it.
  assert.deepEqual([box[0], box[2]], [8 - 20, 8 + 20]);
});

test('nothing is seen beyond bounds that cut, and a shadow is where they do not', () => {
  const far = { background: RED, position: pt(15, 5) };
  assert.deepEqual(ink({ flags: 1 }, far), [5, 0, 20, 10]);
  const shadow = { opacity: 255, colour: RED, offset: pt(0, 4), radius: 2 * 64, path: [] };
  assert.deepEqual(ink({ background: RED, shadow }), [-6, -2, 26, 20]);
  assert.deepEqual(ink({ background: RED, shadow, flags: 1 }), [0, 0, 20, 10]);
});
