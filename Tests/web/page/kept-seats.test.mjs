// The seats that a page was told, by the paths of sessions.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KeptSeats } from '../../../Public/js/page/kept-seats.js';

const [SEAT, OTHER] = ['A'.repeat(22), 'b-_4'.repeat(5) + 'AA'];

/** A tab, with what its storage holds. */
function tab(kept = new Map()) {
  return {
    kept,
    sessionStorage: {
      getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => { kept.set(key, value); },
      removeItem: (key) => { kept.delete(key); },
    },
  };
}

test('a seat is kept for its session, and for the page that is loaded next in the tab', () => {
  const view = tab();
  const seats = new KeptSeats(view);
  assert.equal(seats.at('/s/one'), '');
  seats.keep('/s/one', SEAT);
  seats.keep('/s/two', OTHER);
  for (const page of [seats, new KeptSeats(view)]) {
    assert.deepEqual([page.at('/s/one'), page.at('/s/two'), page.at('/s/three')], [SEAT, OTHER, '']);
  }
  seats.keep('/s/one', OTHER);
  assert.equal(new KeptSeats(view).at('/s/one'), OTHER);
});

test('one that is gone leaves nothing behind, and where there was none nothing is written', () => {
  const view = tab();
  const seats = new KeptSeats(view);
  seats.keep('/s/one', '');
  assert.equal(view.kept.size, 0);
  seats.keep('/s/one', SEAT);
  new KeptSeats(view).keep('/s/one', '');
  assert.equal(view.kept.size, 0);
  assert.equal(new KeptSeats(view).at('/s/one'), '');
});

test('where the browser keeps nothing, or the page wants nothing kept, it lasts as long as the page', () => {
  const refusing = { get sessionStorage() { throw new Error('SecurityError'); } };
  const fail = () => { throw new Error('QuotaExceededError'); };
  const full = { sessionStorage: { getItem: () => null, setItem: fail, removeItem: fail } };
  for (const view of [refusing, full, { sessionStorage: null }, null]) {
    const seats = new KeptSeats(view);
    assert.equal(seats.at('/s/one'), '');
    seats.keep('/s/one', SEAT);
    assert.equal(seats.at('/s/one'), SEAT);
    seats.keep('/s/one', '');
    assert.equal(seats.at('/s/one'), '');
  }
});

test('one that is gone stays so for a page whose storage cannot be written to any more', () => {
  const view = tab();
  new KeptSeats(view).keep('/s/one', SEAT);
  view.sessionStorage.removeItem = () => { throw new Error('SecurityError'); };
  const seats = new KeptSeats(view);
  seats.keep('/s/one', '');
  assert.equal(seats.at('/s/one'), '');
});

test('a kept seat that anybody may have written is read as a seat, or as none', () => {
  for (const text of ['', 'x', `${SEAT}A`, 'A'.repeat(9999), '<b>AAAAAAAAAAAAAAAAAAA', '\u{1F600}'.repeat(11)]) {
    assert.equal(new KeptSeats(tab(new Map([['scrollwork.seat /s/one', text]]))).at('/s/one'), '', text);
  }
});
