import assert from 'node:assert/strict';
import { test } from 'node:test';
import { watchAttention } from '../../../Public/js/server/attention.js';
import { Heard } from '../parts.mjs';

/** A document that is hidden and shown by hand. */
function page(isHidden) {
  const document = new Heard();
  document.hidden = isHidden;
  document.turn = (hidden) => {
    document.hidden = hidden;
    document.fire('visibilitychange');
  };
  return document;
}

test('it is told when nobody looks any more, and when somebody does again', () => {
  const document = page(false);
  const told = [];
  watchAttention(document, (isLooking) => told.push(isLooking));
  document.turn(true);
  document.turn(false);
  assert.deepEqual(told, [false, true]);
});

test('what is the case already is not told again', () => {
  const document = page(true);
  const told = [];
  watchAttention(document, (isLooking) => told.push(isLooking));
  document.turn(true);
  assert.deepEqual(told, []);
});

test('who has stopped hears nothing more', () => {
  const document = page(false);
  watchAttention(document, () => assert.fail())();
  assert.deepEqual(document.heard, []);
});
