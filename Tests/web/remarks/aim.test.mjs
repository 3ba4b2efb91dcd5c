// Aiming at an element: what is asked, and which answer counts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Aim, movedPlace } from '../../../Public/js/remarks/aim.js';

const key = (name, more = {}) => ({ key: name, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more });

/** An aim, and what it has asked. */
function aiming() {
  const wire = { isOpen: true };
  const asked = [];
  const aim = new Aim((request, place) => wire.isOpen && asked.push([request, ...place]) > 0);
  return { aim, asked, wire };
}
const answer = (request) => ({ request, pin: null, layer: null, rect: null });

test('arrow keys move the crosshair, with Shift a little, and never out of the window', () => {
  assert.deepEqual(movedPlace([100, 100], key('ArrowRight'), [390, 844]), [124, 100]);
  assert.deepEqual(movedPlace([100, 100], key('ArrowUp', { shiftKey: true }), [390, 844]), [100, 96]);
  assert.deepEqual(movedPlace([5, 840], key('ArrowLeft'), [390, 844]), [0, 840]);
  assert.deepEqual(movedPlace([5, 840], key('ArrowDown'), [390, 844]), [5, 844]);
  for (const other of [key('Enter'), key('constructor'), key('ArrowUp', { ctrlKey: true })]) {
    assert.equal(movedPlace([5, 5], other, [390, 844]), null);
  }
});

test('while an answer is owed nothing is asked, and after it the last place of the hand', () => {
  const { aim, asked } = aiming();
  aim.look([1, 1]);
  aim.look([2, 2]);
  aim.look([3, 3]);
  assert.deepEqual(asked, [[1, 1, 1]]);
  assert.equal(aim.answered(answer(1)), 'looked');
  assert.deepEqual(asked, [[1, 1, 1], [2, 3, 3]]);
});

test('a choice does not wait, and only its own answer counts', () => {
  const { aim, asked } = aiming();
  aim.look([1, 1]);
  assert.equal(aim.choose([9, 9]), true);
  aim.look([4, 4]);
  assert.deepEqual(asked, [[1, 1, 1], [2, 9, 9]]);
  assert.equal(aim.answered(answer(1)), null);
  assert.equal(aim.answered(answer(2)), 'chosen');
  assert.equal(aim.answered(answer(2)), null);
});

test('a choice of a lost connection is asked again on the next', () => {
  const { aim, asked } = aiming();
  aim.choose([9, 9]);
  aim.renew();
  assert.deepEqual(asked, [[1, 9, 9], [2, 9, 9]]);
  assert.equal(aim.answered(answer(1)), null);
  assert.equal(aim.answered(answer(2)), 'chosen');
});

test('without a connection nothing is chosen, and the next try is a new one', () => {
  const { aim, asked, wire } = aiming();
  wire.isOpen = false;
  assert.equal(aim.choose([9, 9]), false);
  assert.equal(aim.isChosen, false);
  wire.isOpen = true;
  assert.equal(aim.choose([9, 9]), true);
  assert.deepEqual(asked, [[2, 9, 9]]);
});

test('an answer after it was left counts for nothing', () => {
  const { aim } = aiming();
  aim.choose([9, 9]);
  aim.forget();
  assert.equal(aim.answered(answer(1)), null);
});
