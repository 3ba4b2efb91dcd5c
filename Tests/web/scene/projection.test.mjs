import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  affineOf, compose, fit, largestScale, mappedBox, mesh, planeOf, planeToParent, project,
} from '../../../Public/js/scene/projection.js';
import { transformToParent } from '../../../Public/js/scene/geometry.js';

const layer = (fields) => ({
  position: [0, 0], boundsOrigin: [0, 0], boundsSize: [0, 0], anchorPoint: [0.5, 0.5],
  affine: [1, 0, 0, 1, 0, 0], matrix: null, ...fields,
});
const near = (actual, expected, tolerance = 1e-9) => {
  assert.ok(actual, 'there is a point');
  actual.forEach((value, index) => assert.ok(Math.abs(value - expected[index]) <= tolerance, `${actual}, not ${expected}`));
};

/** Turned about the horizontal axis, with the eye `distance` points away. */
const turned = (angle, distance) => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [1, 0, 0, 0, 0, cos, sin, -sin / distance, 0, -sin, cos, -cos / distance, 0, 0, 0, 1];
};

test('a plane is where the eye sees it, computed in space', () => {
  const [angle, distance] = [0.9, 400];
  const card = layer({
    position: [70, 90], boundsOrigin: [5, -3], boundsSize: [160, 100], anchorPoint: [0.25, 0.5],
    matrix: turned(angle, distance),
  });
  for (const [x, y] of [[5, -3], [165, -3], [5, 97], [80, 40]]) {
    const [fromAnchorX, fromAnchorY] = [x - 5 - 40, y + 3 - 50];
    const [spaceY, spaceZ] = [fromAnchorY * Math.cos(angle), fromAnchorY * Math.sin(angle)];
    const nearer = distance / (distance - spaceZ);
    near(project(planeToParent(card), x, y), [70 + fromAnchorX * nearer, 90 + spaceY * nearer]);
  }
});

test('without perspective a plane is the affine transform, and says so', () => {
  const flat = layer({ position: [9, 8], boundsSize: [40, 20], affine: [2, 1, -1, 3, 5, 6] });
  near(affineOf(planeToParent(flat)), transformToParent(flat));
  assert.equal(affineOf(planeToParent(layer({ boundsSize: [40, 20], matrix: turned(1, 300) }))), null);
});

test('planes within planes are mapped one after the other', () => {
  const outer = planeToParent(layer({ position: [10, 20], boundsSize: [100, 100], matrix: turned(0.5, 300) }));
  const inner = planeToParent(layer({ position: [30, 40], boundsSize: [60, 60], matrix: turned(-0.8, 500) }));
  for (const [x, y] of [[0, 0], [60, 0], [13, 57]]) {
    near(project(compose(outer, inner), x, y), project(outer, ...project(inner, x, y)));
  }
});

test('what is at or behind the eye has no place', () => {
  const plane = planeToParent(layer({ boundsSize: [100, 1000], anchorPoint: [0, 0], matrix: turned(Math.PI / 2, 300) }));
  assert.ok(project(plane, 0, 200));
  assert.equal(project(plane, 0, 301), null);
  assert.equal(fit(plane, [0, 0, 100, 1000]), null);
  assert.deepEqual(mesh(plane, [0, 0, 100, 1000], 0.5, 64), []);
  assert.equal(mappedBox(plane, [0, 0, 100, 1000]), null);
});

test('the fit to an affine plane is that plane, and is not off', () => {
  const { affine, error } = fit(planeOf([2, 1, -1, 3, 5, 6]), [0, 0, 40, 20]);
  near(affine, [2, 1, -1, 3, 5, 6]);
  assert.ok(error < 1e-9);
});

test('a box without area is fitted without a fault', () => {
  assert.equal(fit(planeOf([1, 0, 0, 1, 7, 8]), [3, 4, 3, 4]).error, 0);
});

test('cells cover the box in rows, share their corners, and are off by no more than they may', () => {
  const plane = compose(
    planeOf([2, 0, 0, 2, 0, 0]), planeToParent(layer({ boundsSize: [300, 200], matrix: turned(1, 400) })));
  const box = [0, 0, 300, 200];
  assert.ok(fit(plane, box).error > 5, 'one would not do');
  const cells = mesh(plane, box, 0.25, 1024);
  let area = 0;
  for (const cell of cells) {
    const [left, top, right, bottom] = cell.box;
    area += (right - left) * (bottom - top);
    assert.ok(fit(plane, cell.box).error <= 0.25);
    near(cell.corners[0], project(plane, left, top));
    near(cell.corners[2], project(plane, right, bottom));
  }
  assert.ok(Math.abs(area - 300 * 200) < 1e-6);
  const columns = new Set(cells.map(({ box }) => box[0])).size;
  const rows = new Set(cells.map(({ box }) => box[1])).size;
  assert.equal(columns * rows, cells.length);
});

test('there are never more cells than allowed', () => {
  const plane = planeToParent(layer({ boundsSize: [3000, 300], matrix: turned(1.2, 200) }));
  const cells = mesh(plane, [0, 0, 3000, 300], 1e-6, 100);
  assert.ok(cells.length > 32 && cells.length <= 100, `${cells.length}`);
});

test('a drawing is made as large as its nearest part is seen', () => {
  assert.equal(largestScale(mesh(planeOf([0, 3, -2, 0, 0, 0]), [0, 0, 1, 1], 1, 1)), 3);
});
