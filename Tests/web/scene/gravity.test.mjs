import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placement } from '../../../Public/js/scene/gravity.js';

const SIZE = [40, 20];
const ROOM = [100, 100];

test('a picture is stretched, fitted or made to cover', () => {
  assert.deepEqual(placement('resize', SIZE, ROOM), [0, 0, 100, 100]);
  assert.deepEqual(placement('resizeAspect', SIZE, ROOM), [0, 25, 100, 50]);
  assert.deepEqual(placement('resizeAspectFill', SIZE, ROOM), [-50, 0, 200, 100]);
});

test('otherwise it keeps its size and stands where it is told', () => {
  const places = {
    center: [30, 40], top: [30, 0], bottom: [30, 80], left: [0, 40], right: [60, 40],
    topLeft: [0, 0], topRight: [60, 0], bottomLeft: [0, 80], bottomRight: [60, 80],
  };
  for (const [gravity, place] of Object.entries(places)) {
    assert.deepEqual(placement(gravity, SIZE, ROOM), [...place, ...SIZE], gravity);
  }
});

test('a picture larger than its room sticks out on the side it is not held at', () => {
  assert.deepEqual(placement('bottomRight', [300, 200], ROOM), [-200, -100, 300, 200]);
});

test('a picture without a size fills the room rather than dividing by nothing', () => {
  assert.deepEqual(placement('resizeAspect', [0, 0], ROOM), [0, 0, 100, 100]);
});
