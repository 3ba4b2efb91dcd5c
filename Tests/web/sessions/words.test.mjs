// The words of the list of sessions.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agoText, bytesText, countText, standingText, viewersText } from '../../../Public/js/sessions/words.js';

test('how long ago is said in the largest unit that has passed, and never of the time to come', () => {
  const said = [
    [-100, 'just now'], [0, 'just now'], [59, 'just now'], [60, '1 minute ago'], [119, '1 minute ago'],
    [120, '2 minutes ago'], [3599, '59 minutes ago'], [3600, '1 hour ago'], [86_399, '23 hours ago'],
    [86_400, '1 day ago'], [30 * 86_400, '30 days ago'], [2_000_000_000, '23,148 days ago'],
  ];
  for (const [seconds, text] of said) assert.equal(agoText(seconds), text);
});

test('a size has three digits at most, and the next unit where it would be a thousand', () => {
  const said = [
    [0, '0 B'], [1, '1 B'], [999, '999 B'], [1000, '1.0 kB'], [9949, '9.9 kB'], [9950, '10 kB'], [99_400, '99 kB'],
    [999_499, '999 kB'], [999_500, '1.0 MB'], [34_600_000, '35 MB'], [1_200_000_000, '1.2 GB'],
    [5e12, '5.0 TB'], [5e16, '50000 TB'],
  ];
  for (const [bytes, text] of said) assert.equal(bytesText(bytes), text);
});

test('the rest is counted, and named', () => {
  assert.deepEqual([0, 1, 2, 1234].map(viewersText), ['Nobody', '1 viewer', '2 viewers', '1,234 viewers']);
  assert.equal(countText(1, 1), '1 session.');
  assert.equal(countText(3, 3), '3 sessions.');
  assert.equal(countText(500, 1234), '1,234 sessions. These are the 500 that were used last.');
  assert.deepEqual(
    ['starting', 'running', 'asleep', 'failed'].map(standingText), ['Starting', 'Running', 'Asleep', 'Given up']);
});
