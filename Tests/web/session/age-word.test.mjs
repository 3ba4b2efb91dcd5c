import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AgeWord } from '../../../Public/js/session/age-word.js';

/** The word after samples, each a quarter of a second after the one before. */
function words(ages) {
  const word = new AgeWord();
  return ages.map((age, index) => word.take(age, 250 * index));
}

const times = (count, age) => Array.from({ length: count }, () => age);

test('a picture is called old when it has been so for a second', () => {
  assert.deepEqual(words(times(6, 123)), ['', '', '', '', '120 ms', '120 ms']);
});

test('one hitch is not worth a word, however long', () => {
  assert.deepEqual(new Set(words([20, 900, 20, 20, 900, 20])), new Set(['']));
});

test('a picture of just the age that nobody feels is not called old', () => {
  assert.deepEqual(new Set(words(times(20, 100))), new Set(['']));
});

test('the word goes when the picture has been fresh for a second, not when it is a little less old', () => {
  const seen = words([...times(5, 150), ...times(8, 90), ...times(5, 30)]);
  assert.deepEqual(seen.slice(4, 13), ['150 ms', ...times(8, '90 ms')]);
  assert.deepEqual(seen.slice(13), ['30 ms', '30 ms', '30 ms', '30 ms', '']);
});

test('at rest the last age stays for a second, and then goes', () => {
  assert.deepEqual(words([...times(5, 150), ...times(5, null)]).slice(4),
    ['150 ms', '150 ms', '150 ms', '150 ms', '150 ms', '']);
});

test('a word that has gone comes back by the same rule', () => {
  const seen = words([...times(5, 150), ...times(5, null), ...times(5, 150)]);
  assert.deepEqual(seen.slice(9), ['', '', '', '', '', '150 ms']);
});
