import assert from 'node:assert/strict';
import { test } from 'node:test';
import { concatenate, transformToParent } from '../../../Public/js/scene/geometry.js';

const layer = (fields) => ({
  position: [0, 0], boundsOrigin: [0, 0], boundsSize: [0, 0], anchorPoint: [0.5, 0.5],
  affine: [1, 0, 0, 1, 0, 0], matrix: null, ...fields,
});
const map = ([a, b, c, d, tx, ty], [x, y]) => [a * x + c * y + tx, b * x + d * y + ty];
const near = (actual, expected, tolerance = 1e-9) => {
  actual.forEach((value, index) => assert.ok(Math.abs(value - expected[index]) <= tolerance, `${actual}`));
};

test('the anchor point of the bounds lands on the position', () => {
  for (const anchorPoint of [[0.5, 0.5], [0, 0], [1, 0.25]]) {
    const turned = layer({
      position: [100, 50], boundsOrigin: [30, -10], boundsSize: [40, 20], anchorPoint,
      affine: [0, 1, -1, 0, 0, 0],
    });
    const anchor = [30 + 40 * anchorPoint[0], -10 + 20 * anchorPoint[1]];
    near(map(transformToParent(turned), anchor), [100, 50]);
  }
});

test('scrolling moves content against the offset', () => {
  const scrolled = layer({ position: [195, 422], boundsSize: [390, 844], boundsOrigin: [418, 0] });
  near(map(transformToParent(scrolled), [418, 0]), [0, 0]);
  near(map(transformToParent(scrolled), [613, 422]), [195, 422]);
});

test('a quarter turn takes the right edge to the bottom', () => {
  const turned = layer({ position: [0, 0], boundsSize: [40, 20], affine: [0, 1, -1, 0, 0, 0] });
  near(map(transformToParent(turned), [40, 10]), [0, 20]);
});

test('the translation of a transform is applied after its turn', () => {
  const moved = layer({ boundsSize: [2, 2], affine: [2, 0, 0, 2, 7, 8] });
  near(map(transformToParent(moved), [2, 2]), [2 + 7, 2 + 8]);
});

test('a matrix without depth draws as the affine transform it is', () => {
  const flat = [2, 1, 0, 0, -1, 3, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1];
  const affine = layer({ position: [9, 9], boundsSize: [40, 20], affine: [2, 1, -1, 3, 5, 6] });
  const matrix = layer({ position: [9, 9], boundsSize: [40, 20], matrix: flat });
  near(transformToParent(matrix), transformToParent(affine));
});

test('a turn about the vertical axis without perspective narrows', () => {
  const cos = Math.cos(Math.PI / 3);
  const sin = Math.sin(Math.PI / 3);
  const matrix = [cos, 0, -sin, 0, 0, 1, 0, 0, sin, 0, cos, 0, 0, 0, 0, 1];
  const [a, b, c, d] = transformToParent(layer({ boundsSize: [100, 50], matrix }));
  near([a, b, c, d], [0.5, 0, 0, 1]);
});

test('what is twice as far is half as large, about the anchor', () => {
  // m34 = -1/500 at z = -500: w = 2.
  const matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -1 / 500, 0, 0, -500, 2];
  const far = layer({ position: [50, 50], boundsSize: [100, 50], matrix });
  const transform = transformToParent(far);
  near(transform.slice(0, 4), [0.5, 0, 0, 0.5]);
  near(map(transform, [50, 25]), [50, 50]);
});

test('what reaches behind the eye is not drawn', () => {
  const matrix = [1, 0, 0, 0.1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
  assert.equal(transformToParent(layer({ boundsSize: [100, 50], matrix })), null);
});

test('concatenation applies the inner transform first', () => {
  const outer = [0, 1, -1, 0, 3, 4];
  const inner = [2, 0, 0, 5, 1, 1];
  near(map(concatenate(outer, inner), [7, 8]), map(outer, map(inner, [7, 8])));
});
