// The small parts of foreseeing: repairs, clocks, and what counts as a surprise.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { movesOnlyContent } from '../../../Public/js/predict/foreseeable.js';
import { Difference, LONGEST_STEP, WayHome } from '../../../Public/js/predict/repair.js';
import { shapeOf } from '../../../Public/js/predict/scroller-shape.js';
import { SessionClock } from '../../../Public/js/predict/session-clock.js';
import { list } from './far-server.mjs';

test('a difference dwindles by the longest step in each display frame, and is gone', () => {
  const difference = new Difference();
  difference.jumped([0, 100], [0, 105]);

  assert.deepEqual([1, 2, 3, 4].map(() => difference.step()[1]), [-3, -1, 0, 0]);
  assert.ok(difference.isNone);
});

test('what cannot be made up for is left out of a difference', () => {
  const difference = new Difference();
  difference.jumped([0, 100], [0, 0]);
  difference.limit(12);

  assert.deepEqual(difference.value, [0, 12]);
});

test('on its way home what is shown goes by small steps until the content that is behind has come', () => {
  const way = new WayHome([0, 100], 1000);
  const truths = [40, 56, 72, 88, 104, 120];
  const shown = truths.map((truth, index) => way.step([0, truth], index * 16)[1]);

  assert.deepEqual(shown, [98, 96, 94, 92, 104, 120]);
  assert.ok(way.isOver);
});

test('content that does not come is where the server has it after a round trip', () => {
  const way = new WayHome([0, 100], 50);

  assert.deepEqual([0, 16, 32, 48, 64].map((ms) => way.step([0, 0], ms)[1]), [98, 96, 94, 92, 0]);
});

test('an axis that is home stays there', () => {
  const way = new WayHome([5, 100], 1000);
  way.step([5, 60], 0);

  assert.deepEqual(way.step([9, 60], 16), [9, 96]);
  assert.equal(LONGEST_STEP, 2);
});

test('the message that travelled fastest sets the clocks', () => {
  const clock = new SessionClock();
  assert.equal(clock.pageTime(1000), null);

  clock.felt(100, 1150, true);
  clock.felt(200, 1230, false);
  clock.felt(300, 1390, false);

  assert.equal(clock.pageTime(2030), 1000);
});

test('clocks drift apart between gestures, by little', () => {
  const clock = new SessionClock();
  clock.felt(0, 1000, true);
  clock.felt(20_000, 21_005, true);

  assert.equal(clock.pageTime(21_002), 20_000);
});

test('a landing that comes far too late tells of a clock that stood still', () => {
  const clock = new SessionClock();
  clock.felt(0, 1000, true);
  clock.felt(20_000, 25_000, true);

  assert.equal(clock.pageTime(25_000), 20_000);
});

const tree = (...layers) => new Map(layers.map((layer) => [layer.id, layer]));
const scroller = list();
const cell = { id: 3, parent: scroller, zPosition: 0 };
const label = { id: 4, parent: cell, zPosition: 0 };
const bar = { id: 5, parent: scroller, zPosition: 1e30 };
const layers = tree(scroller, cell, label, bar);

test('the content’s own motion, its bars, looks, and layers that are gone are no surprise', () => {
  const records = [
    { id: 2, boundsOrigin: [0, 64], scroller: {} }, { id: 5, position: [0, 64], boundsSize: [0, 1] },
    { id: 3, opacity: 128, background: [0, 0, 0, 0] }, { id: 99, position: [1, 1] },
  ];
  assert.equal(movesOnlyContent(records, layers, 2), true);
});

test('a layer that was there and is elsewhere is one, however it has come there', () => {
  const ways = [{ position: [0, 1] }, { transform: { form: 'identity' } }, { boundsSize: [1, 0] }, { zPosition: 1 }];
  for (const way of ways) {
    assert.equal(movesOnlyContent([{ id: 3, ...way }], layers, 2), false, JSON.stringify(way));
  }
  assert.equal(movesOnlyContent([{ id: 2, boundsOrigin: [0, 64] }], layers, 7), false, 'a second scroll view in step');
});

test('a cell that shows another element has come anew, with what is in it', () => {
  const renewed = { id: 3, element: { category: 1, kind: '', path: [0, 9] }, position: [0, 64] };
  const records = [renewed, { id: 4, position: [1, 0] }];
  assert.equal(movesOnlyContent(records, layers, 2), true);
});

test('the shape has the legal offsets, and the axes that a hand moves', () => {
  const shape = shapeOf(list(0, { insetTop: 47, insetBottom: 34 }));

  assert.deepEqual(shape.ranges, [{ lowest: 0, highest: 0 }, { lowest: -47, highest: 20_000 - 844 + 34 }]);
  assert.deepEqual([shape.axes, shape.bounces], [[false, true], [false, true]]);
});

test('where it is not said how a view scrolls, or it pages or zooms, it is not foreseen', () => {
  for (const fields of [{ isPaging: true }, { isZooming: true }, { isScrollEnabled: false }]) {
    assert.equal(shapeOf(list(0, fields)), null);
  }
  assert.equal(shapeOf({ ...list(), scrolling: null }), null);
  assert.equal(shapeOf({ ...list(), scroller: null }), null);
});
