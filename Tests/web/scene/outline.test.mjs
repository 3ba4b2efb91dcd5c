import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boxOf, trimmed } from '../../../Public/js/scene/outline.js';

const near = (actual, expected, tolerance = 1e-9) => {
  assert.equal(actual.length, expected.length, `${actual}`);
  actual.forEach((value, index) => assert.ok(Math.abs(value - expected[index]) <= tolerance, `${actual}`));
};

/** A square of 10 by 10, clockwise from the origin, by lines and a close. */
const SQUARE = [[0, 0, 0], [1, 10, 0], [1, 10, 10], [1, 0, 10], [4]];

/** A circle of radius 1 about the origin, clockwise on a screen from its right. */
const CIRCLE = (() => {
  const k = 0.5522847498;
  return [
    [0, 1, 0], [3, 1, k, k, 1, 0, 1], [3, -k, 1, -1, k, -1, 0], [3, -1, -k, -k, -1, 0, -1], [3, k, -1, 1, -k, 1, 0],
    [4],
  ];
})();

test('the whole of an outline is the outline itself', () => {
  assert.equal(trimmed(SQUARE, 0, 1), SQUARE);
});

test('a part runs from where the length says to where it says', () => {
  assert.deepEqual(trimmed(SQUARE, 0.125, 0.375), [[0, 5, 0], [1, 10, 0], [1, 10, 5]]);
  assert.deepEqual(trimmed(SQUARE, 0.875, 1), [[0, 0, 5], [1, 0, 0]], 'closing is a piece like others');
});

test('nothing is left of a part that ends where it begins, or before', () => {
  assert.deepEqual(trimmed(SQUARE, 0.5, 0.5), []);
  assert.deepEqual(trimmed(SQUARE, 0.7, 0.2), []);
});

test('a curve is cut by its length, and what is left lies on it', () => {
  for (const [start, end] of [[0, 0.25], [0.1, 0.35], [0.5, 0.9]]) {
    const part = trimmed(CIRCLE, start, end);
    const at = (turn) => [Math.cos(2 * Math.PI * turn), Math.sin(2 * Math.PI * turn)];
    near(part[0].slice(1), at(start), 2e-3);
    near(part.at(-1).slice(-2), at(end), 2e-3);
  }
});

test('a quadratic curve is cut as the cubic one that it is', () => {
  const [move, curve] = trimmed([[0, 0, 0], [2, 5, 10, 10, 0]], 0, 0.5);
  assert.deepEqual(move, [0, 0, 0]);
  near(curve.slice(-2), [5, 5]);
});

test('the length goes on from one subpath to the next', () => {
  const two = [[0, 0, 0], [1, 10, 0], [0, 0, 5], [1, 10, 5]];
  assert.deepEqual(trimmed(two, 0.25, 0.75), [[0, 5, 0], [1, 10, 0], [0, 0, 5], [1, 5, 5]]);
});

test('a piece without length neither counts nor breaks anything', () => {
  assert.deepEqual(trimmed([[0, 3, 3], [1, 3, 3], [1, 13, 3]], 0.5, 1), [[0, 8, 3], [1, 13, 3]]);
  assert.deepEqual(trimmed([[4]], 0, 0.5), []);
});

test('the box holds every point, control points too', () => {
  assert.deepEqual(boxOf([[0, 1, 2], [3, -5, 0, 9, 30, 4, 4], [4]]), [-5, 0, 9, 30]);
  assert.equal(boxOf([[4]]), null);
});
