// Which remarks stand where, and which pins are drawn.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupsOf, pinsToDraw, placeRemarks } from '../../../Public/js/remarks/remark-order.js';
import { mapOf, remark } from './remarks-of.mjs';

const numbers = (remarks) => remarks.map(({ number }) => number);

test('open ones, lost ones and resolved ones stand apart, each newest first', () => {
  const { open, lost, resolved } = groupsOf([
    remark(1), remark(2, { isResolved: true }), remark(3, { place: 'orphaned' }), remark(4, { place: 'away' }),
    remark(5, { place: 'orphaned', isResolved: true }),
  ]);
  assert.deepEqual([numbers(open), numbers(lost), numbers(resolved)], [[4, 1], [3], [5, 2]]);
});

test('no remark is in no list, wherever it is', () => {
  for (const place of ['here', 'moved', 'away', 'orphaned', 'unknown']) {
    for (const isResolved of [false, true]) {
      assert.equal(Object.values(groupsOf([remark(1, { place, isResolved })])).flat().length, 1);
    }
  }
});

const pin = (number, layer) => ({ remark: `r${number}`, place: 'here', layer, fraction: [0, 0] });

test('pins are drawn by their numbers: of what is open and shown, and of the remark that is read', () => {
  const remarks = mapOf(remark(3), remark(1), remark(2, { isResolved: true }), remark(4));
  const pins = [pin(3, 7), pin(2, 8), pin(1, 9), pin(4, null), pin(5, 6)];
  const drawn = (current) => pinsToDraw(remarks, pins, current).map((one) => [one.remark.number, one.layer]);
  assert.deepEqual(drawn(''), [[1, 9], [3, 7]]);
  assert.deepEqual(drawn('r2'), [[1, 9], [2, 8], [3, 7]]);
});

test('remarks are where the last word of the server says', () => {
  const remarks = mapOf(remark(1), remark(2));
  placeRemarks(remarks, [{ ...pin(2, null), place: 'orphaned' }, pin(9, 1)]);
  assert.deepEqual([...remarks.values()].map(({ place }) => place), ['here', 'orphaned']);
});
