// The page's formulas of scrolling against values that neither the page nor the server has computed.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { glide, proposedTarget } from '../../../Public/js/predict/glide.js';
import { HandVelocity, withMomentum } from '../../../Public/js/predict/hand-velocity.js';
import { banded, stretch, stretchSlope, unbanded, unstretch } from '../../../Public/js/predict/rubber-band.js';
import { PIXELS_PER_POINT, SCROLL } from '../../../Public/js/predict/scroll-constants.js';

const golden = JSON.parse(readFileSync(new URL('../../Golden/scroll-physics.json', import.meta.url), 'utf8'));

/** Points, or points per second. */
const TOLERANCE = 1e-6;

const isNear = (actual, expected, row) =>
  assert.ok(Math.abs(actual - expected) <= TOLERANCE, `${actual} is not ${expected}: ${JSON.stringify(row)}`);

test('the constants are those of the golden file, each of them and no other', () => {
  assert.deepEqual({ ...SCROLL, pixelsPerPoint: PIXELS_PER_POINT }, golden.constants);
});

test('content is stretched past an edge as was published', () => {
  assert.ok(golden.bands.length > 10);
  for (const row of golden.bands) {
    isNear(stretch(row.past, row.dimension), row.displacement, row);
    isNear(unstretch(row.displacement, row.dimension), row.past, row);
  }
});

test('the slope of the band is that of its curve', () => {
  const step = 1e-4;
  for (const { past, dimension, displacement } of golden.bands) {
    const measured = (stretch(past + step, dimension) - stretch(past - step, dimension)) / (2 * step);
    isNear(stretchSlope(displacement, dimension), measured, { past });
  }
});

test('a view without a length is not stretched', () => {
  assert.deepEqual([stretch(50, 0), unstretch(50, 0), stretchSlope(50, 0)], [0, 0, 0]);
});

test('a drag puts the content where the golden values say, beyond edges and from beyond them', () => {
  assert.ok(golden.drags.length > 80);
  for (const row of golden.drags) {
    const free = unbanded(row.start, row, row.dimension) - row.translation;
    isNear(banded(free, row, row.dimension, row.bounces), row.offset, row);
  }
});

test('a throw is where the golden values say at every time, and rests where they do', () => {
  assert.ok(golden.throws.length > 20);
  for (const row of golden.throws) {
    const release = { ...row, range: row };
    const way = glide(release);
    isNear(proposedTarget(release), row.target, row);
    isNear(way.position(1e6), row.target, row);
    for (const [milliseconds, place] of row.places) {
      // Within half a pixel of its edge a spring has ended; the golden one goes on for ever.
      const seconds = milliseconds / 1000;
      if (seconds < way.duration) isNear(way.position(seconds), place, { ...row, milliseconds });
      else assert.ok(Math.abs(way.position(seconds) - place) <= 0.25, JSON.stringify({ row, milliseconds }));
    }
  }
});

test('the speed of a glide is the slope of its way', () => {
  const step = 1e-5;
  for (const row of golden.throws) {
    const way = glide({ ...row, range: row });
    for (const seconds of [0.0503, 0.2003]) {
      if (seconds + step >= way.duration) continue;
      const measured = (way.position(seconds + step) - way.position(seconds - step)) / (2 * step);
      // Whole milliseconds: the speed is that of a step, up to half a step away.
      const difference = Math.abs(way.velocity(seconds) - measured);
      assert.ok(difference <= 0.01 * Math.abs(measured) + 0.1, `${way.velocity(seconds)} is not ${measured}`);
    }
  }
});

test('the speed of a finger is that of its last moments', () => {
  for (const row of golden.speeds) {
    const hand = new HandVelocity();
    for (const [seconds, x] of row.samples) hand.add([x, -2 * x], seconds);
    isNear(hand.value[0], row.velocity, row);
    isNear(hand.value[1], -2 * row.velocity, row);
  }
});

test('a finger of which nothing is known has no speed', () => {
  assert.deepEqual(new HandVelocity().value, [0, 0]);
});

test('a sample of the past takes the place of the last one', () => {
  const hand = new HandVelocity();
  hand.add([0, 0], 0);
  hand.add([10, 0], 0.02);
  hand.add([20, 0], 0.01);

  assert.deepEqual(hand.value, [1000, 0]);
});

test('flings in one direction add up as the golden values say', () => {
  for (const row of golden.momenta) isNear(withMomentum(row.hand, row.stopped), row.velocity, row);
});
