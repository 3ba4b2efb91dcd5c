import assert from 'node:assert/strict';
import { test } from 'node:test';
import { movement, poseOf, scaleOf } from '../../../Public/js/paint/pose.js';

test('what is turned keeps its scale, and counts as turned', () => {
  assert.ok(Math.abs(scaleOf([1.2, 1.6, -1.6, 1.2, 5, 5]) - 2) < 1e-9);
  assert.equal(poseOf([1.2, 1.6, -1.6, 1.2, 5, 5], false), 'turned');
  assert.equal(poseOf([3, 0, 0, 2, 5, 5], false), 'scaled');
  assert.equal(poseOf([2, 0, 0, 2, 5, 5], true), 'upright');
});

test('a movement is told to the part of a pixel, and in the nearest whole ones', () => {
  assert.deepEqual(movement([10, 10], [2, 0, 0, 2, 11.25, 7.25]), [[1.25, -2.75], [1, -3]]);
});
