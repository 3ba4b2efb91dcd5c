import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PartGrid, PixelGrid } from '../../../Public/js/paint/pixels.js';

const ALL = [true, true, true, true];
const row = (fields = {}) =>
  ({ boundsOrigin: [0, 0], boundsSize: [390, 300], cornerRadius: 0, roundedCorners: ALL, ...fields });
const SCALE = 0.673;
const at = (y) => [SCALE, 0, 0, SCALE, 0, y * SCALE];
const grid = () => new PixelGrid([SCALE, SCALE]);
const snappedBounds = (layer, transform) => grid().snappedBounds(layer, transform);

/** Where an edge at `y` of the layer's coordinates is, in device pixels. */
const pixel = (y, [, , , d, , ty]) => y * d + ty;

test('neighbours meet on a whole pixel, at most half a one from where they are', () => {
  for (let number = 0; number < 50; number++) {
    const [above, below] = [at(300 * number - 77.3), at(300 * (number + 1) - 77.3)];
    const bottom = pixel(snappedBounds(row(), above)[3], above);
    const top = pixel(snappedBounds(row(), below)[1], below);
    assert.ok(Math.abs(bottom - top) < 1e-6 && Math.abs(top - Math.round(top)) < 1e-6, `${bottom} ${top}`);
    assert.ok(Math.abs(top - pixel(0, below)) <= 0.5 + 1e-9);
  }
});

test('an origin of the bounds that is not zero is taken into account', () => {
  const scrolled = row({ boundsOrigin: [0, 10.3] });
  const box = snappedBounds(scrolled, at(0));
  assert.ok(Math.abs(pixel(box[1], at(0)) - Math.round(10.3 * SCALE)) < 1e-6);
});

test('what is turned, scaled, mirrored or ends in half a circle stays as it is', () => {
  const turned = [0.6, 0.3, -0.3, 0.6, 0, 0.4];
  assert.equal(snappedBounds(row(), turned), null);
  assert.equal(snappedBounds(row(), [0.5, 0, 0, 0.5, 0, 0.4]), null);
  assert.equal(snappedBounds(row(), [-SCALE, 0, 0, SCALE, 9, 0.4]), null);
  assert.equal(snappedBounds(row({ boundsSize: [30, 30], cornerRadius: 15 }), at(0.3)), null);
  assert.equal(snappedBounds(row({ cornerRadius: 150 }), at(0.3)), null);
});

test('a rounded box has straight sides, which lie on whole pixels', () => {
  assert.deepEqual(snappedBounds(row({ cornerRadius: 4 }), at(0.3)), snappedBounds(row(), at(0.3)));
  assert.notEqual(snappedBounds(row({ cornerRadius: 149 }), at(0.3)), null);
});

test('a box with a straight edge is no round one, as a row at the end of a group', () => {
  assert.notEqual(snappedBounds(row({ cornerRadius: 4, roundedCorners: [true, true, false, false] }), at(0.3)), null);
});

test('a line too thin for a pixel has one, rounded or not', () => {
  for (const cornerRadius of [0, 0.2]) {
    for (let y = 0; y < 3; y += 0.07) {
      const box = snappedBounds(row({ boundsSize: [390, 0.33], cornerRadius }), at(y));
      const [top, bottom] = [pixel(box[1], at(y)), pixel(box[3], at(y))];
      assert.ok(Math.abs(bottom - top - 1) < 1e-6 && Math.abs(top - Math.round(top)) < 1e-6, `${top} ${bottom}`);
      assert.ok(top <= y * SCALE + 0.33 * SCALE && bottom >= y * SCALE, 'where it is');
    }
  }
});

test('what has no extent has no pixel', () => {
  assert.equal(snappedBounds(row({ boundsSize: [390, 0] }), at(0.1)), null);
  assert.equal(snappedBounds(row({ boundsSize: [0, 10] }), at(0.1)), null);
});

test('a stroke and a border have at least a pixel, but for what is transformed', () => {
  assert.equal(grid().lineWidth(0.5, at(3)), 1 / SCALE);
  assert.equal(grid().lineWidth(2, at(3)), 2);
  assert.equal(grid().lineWidth(0, at(3)), 0);
  assert.equal(grid().lineWidth(0.5, [0.6, 0.3, -0.3, 0.6, 0, 0]), 0.5);
});

test('a thin border of bounds on whole pixels is of whole pixels itself, any other as thick as it is', () => {
  const cases = [[1, 0.5, 1], [1, 1.5, 1], [1.5, 1, 1], [2, 1, 2], [3, 0.5, 1], [1, 4.5, 4.5]];
  for (const [density, width, pixels] of cases) {
    const [sharp, transform] = [new PixelGrid([density, density]), [density, 0, 0, density, 0, 0.4]];
    assert.equal(sharp.borderWidth(width, transform, true) * density, pixels, `${width} at ${density}`);
    assert.equal(sharp.borderWidth(width, transform, false), Math.max(width, 1 / density));
  }
  assert.equal(grid().borderWidth(0, at(3), true), 0);
});

/** A part of a picture at half a pixel, with a row of 10.5 pixels in it. */
function part() {
  const whole = new PixelGrid([1, 1]);
  const row = { boundsOrigin: [0, 0], boundsSize: [100, 10.5], cornerRadius: 0, roundedCorners: ALL };
  const part = new PartGrid(whole, 20, 30);
  return { part, snapped: part.snappedBounds(row, [1, 0, 0, 1, 2, 3]) };
}

test('a part of a picture places its boxes as the picture would', () => {
  const row = { boundsOrigin: [0, 0], boundsSize: [100, 10.5], cornerRadius: 0, roundedCorners: ALL };
  assert.deepEqual(part().snapped, new PixelGrid([1, 1]).snappedBounds(row, [1, 0, 0, 1, 22, 33]));
});

test('a part that moves by whole pixels is right, one whose edges would go to others is not', () => {
  const isRightAt = (...move) => part().part.isRightAt(new PixelGrid([1, 1]), ...move);
  assert.equal(isRightAt([7, -4], [7, -4]), true);
  assert.equal(isRightAt([0.25, 0], [0, 0]), true);
  // The row ends at 43.5, which is rounded up; a quarter less is rounded down.
  assert.equal(isRightAt([0, -0.25], [0, 0]), false);
});
