// The name that somebody gives once.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KeptName, nameFrom } from '../../../Public/js/page/kept-name.js';

/** A browser's storage. */
function storage(values = {}) {
  const kept = new Map(Object.entries(values));
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => { kept.set(key, value); } };
}

test('a name is of one line, and no longer than it may be', () => {
  assert.equal(nameFrom('  Mia\n\t Lee '), 'Mia Lee');
  assert.equal(nameFrom('👍'.repeat(50)), '👍'.repeat(40));
  assert.equal(nameFrom('\u0000\u0007'), '');
});

test('it is kept for the next page', () => {
  const localStorage = storage();
  const name = new KeptName({ localStorage });
  assert.equal(name.value, '');
  name.keep(' Mia ');
  assert.equal(name.value, 'Mia');
  assert.equal(new KeptName({ localStorage }).value, 'Mia');
});

test('where the browser keeps nothing, it lasts as long as the page', () => {
  const refusing = { get localStorage() { throw new Error('SecurityError'); } };
  const full = { localStorage: { getItem: () => null, setItem() { throw new Error('QuotaExceededError'); } } };
  for (const view of [refusing, full, { localStorage: null }]) {
    const name = new KeptName(view);
    name.keep('Mia');
    assert.equal(name.value, 'Mia');
  }
});

test('a kept name that anybody may have written is read as a name', () => {
  const name = new KeptName({ localStorage: storage({ 'scrollwork.name': `<b>\n${'x'.repeat(99)}` }) });
  assert.equal(name.value, `<b> ${'x'.repeat(36)}`);
});
