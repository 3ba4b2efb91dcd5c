import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axesOf, takesWheel, touchActionFor, WheelTurn } from '../../../Public/js/input/axes.js';

/** A scroll view of 100 by 100 points. */
const scroller = (contentSize, boundsOrigin = [0, 0]) =>
  ({ boundsOrigin, boundsSize: [100, 100], scroller: { identifier: 'main', contentSize, state: 'idle', itemCount: 1 } });
const wide = scroller([500, 100]);
const tall = (y) => scroller([100, 500], [0, y]);

test('a way to scroll is one in which content exceeds the bounds', () => {
  assert.deepEqual(axesOf([wide]), { x: true, y: false });
  assert.deepEqual(axesOf([tall(0)]), { x: false, y: true });
  assert.deepEqual(axesOf([scroller([100.3, 80])]), { x: false, y: false });
  assert.deepEqual(axesOf([tall(0), wide]), { x: true, y: true });
  assert.deepEqual(axesOf([]), { x: false, y: false });
});

test('a finger across the way the preview scrolls is the page\'s, and so is a pinch', () => {
  assert.equal(touchActionFor({ x: true, y: false }), 'pan-y pinch-zoom');
  assert.equal(touchActionFor({ x: false, y: true }), 'pan-x pinch-zoom');
  assert.equal(touchActionFor({ x: true, y: true }), 'pinch-zoom');
  assert.equal(touchActionFor({ x: false, y: false }), 'auto');
});

test('a wheel goes where the preview scrolls', () => {
  assert.equal(takesWheel([wide], 30, 4), true);
  assert.equal(takesWheel([wide], 0, 100), false);
  assert.equal(takesWheel([tall(0)], 0, 100), true);
  assert.equal(takesWheel([tall(0)], 30, 0), false);
});

test('at its end the page goes on, downwards; sideways it stays, lest the browser go back a page', () => {
  assert.equal(takesWheel([tall(0)], 0, -100), false);
  assert.equal(takesWheel([tall(400)], 0, 100), false);
  assert.equal(takesWheel([tall(400)], 0, -100), true);
  assert.equal(takesWheel([wide], -30, 0), true);
});

test('a turn stays with whom it began', () => {
  const turn = new WheelTurn();
  const [one, other] = [{}, {}];
  const whose = (timeMs, target, takes) => turn.belongsTo(timeMs, target, () => takes);
  assert.equal(whose(0, one, true), true);
  assert.equal(whose(16, one, false), true, 'it has reached its end meanwhile');
  assert.equal(whose(32, other, true), false, 'another picture came under the pointer');
  assert.equal(whose(400, null, true), false, 'a new turn, over the page');
  assert.equal(whose(500, one, true), false, 'a picture slid under the pointer');
  assert.equal(whose(701, one, true), true, 'a new turn');
});
