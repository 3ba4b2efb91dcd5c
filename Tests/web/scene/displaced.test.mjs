import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DisplacedScene, isScrollBar } from '../../../Public/js/scene/displaced.js';
import { change, keyframe, pt, scroller } from '../trees.mjs';

const RANGES = [{ lowest: 0, highest: 0 }, { lowest: 0, highest: 844 }];

/** A list of 1688 points in a window of 844, its bar at the top. */
function scene() {
  const scene = new DisplacedScene();
  scene.apply(keyframe(1, [
    { id: 1, boundsSize: pt(390, 844), position: pt(195, 422), children: [2] },
    { id: 2, boundsSize: pt(390, 844), position: pt(195, 422), children: [3, 4], scroller: scroller('main', 9) },
    { id: 3, boundsSize: pt(390, 60), position: pt(195, 30) },
    { id: 4, boundsSize: pt(3, 400), position: pt(386, 202.5), zPosition: 1e30 },
  ]));
  return scene;
}

test('whoever reads the scene sees the content where it is displaced to', () => {
  const shown = scene();
  shown.displace(2, [0, 120], RANGES);

  assert.deepEqual(shown.layers.get(2).boundsOrigin, [0, 120]);
  assert.equal(shown.isDisplaced, true);
});

test('a frame is added to what the server meant', () => {
  const shown = scene();
  shown.displace(2, [0, 120], RANGES);
  shown.apply(change(2, [{ id: 2, boundsOrigin: pt(0, 10) }]));

  assert.deepEqual(shown.layers.get(2).boundsOrigin, [0, 10]);
  assert.deepEqual(shown.layers.get(4).position, [386, 202.5]);
});

test('put back, everything is as the server said', () => {
  const shown = scene();
  shown.displace(2, [0, 120], RANGES);
  shown.displace(2, [0, 240], RANGES);
  shown.restore();

  assert.deepEqual(shown.layers.get(2).boundsOrigin, [0, 0]);
  assert.deepEqual([shown.layers.get(4).position, shown.layers.get(4).boundsSize], [[386, 202.5], [3, 400]]);
  assert.equal(shown.isDisplaced, false);
});

test('the bar stays beside what is seen, and comes as far as the content', () => {
  const shown = scene();
  assert.ok(isScrollBar(shown.layers.get(4)));
  shown.displace(2, [0, 844], RANGES);
  const { position, boundsSize } = shown.layers.get(4);

  // At the end of the content its end is at the end of the track.
  assert.deepEqual(boundsSize, [3, 400]);
  assert.equal(position[1] + 200 - 844, 844 - 2.5);
});

test('past an edge the bar is squeezed', () => {
  const shown = scene();
  shown.displace(2, [0, -100], RANGES);
  const { position, boundsSize } = shown.layers.get(4);

  assert.equal(boundsSize[1], 300);
  assert.equal(position[1] - 150 + 100, 2.5, 'at the start of the track');
});

test('a layer that is not there is not displaced', () => {
  const shown = scene();
  shown.displace(77, [0, 120], RANGES);

  assert.equal(shown.isDisplaced, false);
});

test('the records of a frame about layers that were there before it are known, those of new ones are not', () => {
  const shown = scene();
  shown.apply(change(2, [{ id: 3, position: pt(0, 1) }, { id: 9, position: pt(1, 1) }]));
  assert.deepEqual(shown.changedBefore.map(({ id }) => id), [3]);

  shown.apply(keyframe(3, [{ id: 1, boundsSize: pt(390, 844) }]));
  assert.deepEqual(shown.changedBefore, []);
});
