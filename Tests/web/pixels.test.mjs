import assert from 'node:assert/strict';
import { test } from 'node:test';
import { snappedBounds } from '../../Public/js/pixels.js';

const row = (fields = {}) => ({ boundsOrigin: [0, 0], boundsSize: [390, 300], cornerRadius: 0, ...fields });
const SCALE = 0.673;
const at = (y) => [SCALE, 0, 0, SCALE, 0, y * SCALE];
const DENSITY = [SCALE, SCALE];

/** Where an edge at `y` of the layer's coordinates is, in device pixels. */
const pixel = (y, [, , , d, , ty]) => y * d + ty;

test('neighbours meet on a whole pixel, at most half a one from where they are', () => {
  for (let number = 0; number < 50; number++) {
    const [above, below] = [at(300 * number - 77.3), at(300 * (number + 1) - 77.3)];
    const bottom = pixel(snappedBounds(row(), above, DENSITY)[3], above);
    const top = pixel(snappedBounds(row(), below, DENSITY)[1], below);
    assert.ok(Math.abs(bottom - top) < 1e-6 && Math.abs(top - Math.round(top)) < 1e-6, `${bottom} ${top}`);
    assert.ok(Math.abs(top - pixel(0, below)) <= 0.5 + 1e-9);
  }
});

test('an origin of the bounds that is not zero is taken into account', () => {
  const scrolled = row({ boundsOrigin: [0, 10.3] });
  const box = snappedBounds(scrolled, at(0), DENSITY);
  assert.ok(Math.abs(pixel(box[1], at(0)) - Math.round(10.3 * SCALE)) < 1e-6);
});

test('what is turned, scaled, mirrored or rounded stays as it is', () => {
  const turned = [0.6, 0.3, -0.3, 0.6, 0, 0.4];
  assert.equal(snappedBounds(row(), turned, DENSITY), null);
  assert.equal(snappedBounds(row(), [0.5, 0, 0, 0.5, 0, 0.4], DENSITY), null);
  assert.equal(snappedBounds(row(), [-SCALE, 0, 0, SCALE, 9, 0.4], DENSITY), null);
  assert.equal(snappedBounds(row({ cornerRadius: 4 }), at(0.3), DENSITY), null);
});

test('a line too thin for a pixel does not vanish', () => {
  assert.equal(snappedBounds(row({ boundsSize: [390, 0.33] }), at(0.1), DENSITY), null);
  assert.notEqual(snappedBounds(row({ boundsSize: [390, 1.5] }), at(0.1), DENSITY), null);
});
