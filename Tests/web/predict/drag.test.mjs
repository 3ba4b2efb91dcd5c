import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Drag } from '../../../Public/js/predict/drag.js';
import { stretch, unstretch } from '../../../Public/js/predict/rubber-band.js';

const shape = (fields = {}) => ({
  size: [390, 800], ranges: [{ lowest: 0, highest: 0 }, { lowest: 0, highest: 5000 }], bounces: [false, true],
  axes: [false, true], locks: false, rate: 0.998, ...fields,
});
const plane = (fields = {}) => shape({
  ranges: [{ lowest: 0, highest: 3000 }, { lowest: 0, highest: 5000 }], bounces: [true, true], axes: [true, true],
  ...fields,
});
const touch = (x, y, time = 0) => ({ phase: 'moved', id: 0, time, x, y });
const landing = { ...touch(100, 400), phase: 'began' };

test('the first ten points of the way move nothing, and none is lost but these', () => {
  const drag = new Drag(shape(), [0, 1000], landing, false);
  drag.move([touch(100, 391)]);
  assert.deepEqual([drag.isDragging, drag.offset()], [false, [0, 1000]]);

  drag.move([touch(100, 360)]);
  assert.deepEqual([drag.isDragging, drag.offset()], [true, [0, 1030]]);
});

test('samples of one message count together: the ten points are taken off the whole of it', () => {
  const drag = new Drag(plane(), [1000, 1000], landing, false);
  drag.move([touch(100, 388, 8), touch(124, 368, 16)]);

  // 40 points of the way, slanted three to four: ten of them are six and eight.
  assert.deepEqual(drag.offset().map((length) => Math.round(length * 1000) / 1000), [982, 1024]);
});

test('a finger that goes along an axis that does not scroll drags nothing', () => {
  const drag = new Drag(shape(), [0, 1000], landing, false);
  drag.move([touch(160, 380)]);

  assert.equal(drag.isDragging, false);
});

test('with the directional lock a slanted way is free, and one that is mostly straight is kept so', () => {
  const slanted = new Drag(plane({ locks: true }), [1000, 1000], landing, false);
  slanted.move([touch(130, 430)]);
  assert.notEqual(slanted.offset()[0], 1000);

  const straight = new Drag(plane({ locks: true }), [1000, 1000], landing, false);
  straight.move([touch(120, 440)]);
  straight.move([touch(220, 440)]);
  assert.equal(straight.offset()[0], 1000);
});

test('content that was caught follows from the first point on', () => {
  const drag = new Drag(shape(), [0, 1000], landing, true);
  drag.move([touch(100, 397)]);

  assert.deepEqual(drag.offset(), [0, 1003]);
});

test('content held past its edge stays under the finger', () => {
  const drag = new Drag(shape(), [0, -60], landing, true);
  drag.move([touch(100, 410)]);

  assert.ok(Math.abs(drag.offset()[1] - stretch(unstretch(-60, 800) - 10, 800)) < 1e-9);
});

test('a hand goes on from where the program has put the content', () => {
  const drag = new Drag(shape(), [0, 1000], landing, false);
  drag.move([touch(100, 350)]);
  drag.holdAt([0, 2000], drag.movement);
  assert.deepEqual(drag.offset(), [0, 2000]);

  drag.move([touch(100, 345)]);
  assert.deepEqual(drag.offset(), [0, 2005]);
});

test('the content leaves with the speed of the finger, and past an edge with less', () => {
  const thrown = (start, way) => {
    const drag = new Drag(shape(), start, landing, true);
    drag.move(Array.from({ length: 10 }, (_, index) => touch(100, 400 - way * (index + 1), 8 * (index + 1))));
    drag.lift(touch(100, 400 - 10 * way, 80));
    return drag.glides([0, 0])[1].velocity(0);
  };

  assert.ok(Math.abs(thrown([0, 1000], 4) - 500) < 1e-6);
  assert.ok(thrown([0, -100], -4) > -300);
});

test('a fling on top of one that was stopped is faster', () => {
  const drag = new Drag(shape(), [0, 1000], landing, true);
  drag.move(Array.from({ length: 10 }, (_, index) => touch(100, 390 - 10 * index, 8 * (index + 1))));
  drag.lift(touch(100, 300, 80));

  assert.ok(drag.glides([0, 1500])[1].velocity(0) > drag.glides([0, 0])[1].velocity(0) + 1000);
});
