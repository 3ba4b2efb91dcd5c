// The words of the owner's lists.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytesText, countText, linkCountText, standingText, viewersText } from '../../../Public/js/sessions/words.js';

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

test('links are counted, and those that have ended are counted apart', () => {
  const links = (...states) => linkCountText(states.map((state) => ({ state })));
  assert.equal(links('live'), '1 link.');
  assert.equal(links('live', 'live'), '2 links.');
  assert.equal(links('expired', 'live', 'revoked'), '1 link, and 2 that ended in the last days.');
});
