// Times in words.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agoText, untilText } from '../../../Public/js/page/times.js';

test('how long ago is said in the largest unit that has passed, and never of the time to come', () => {
  const said = [
    [-100, 'just now'], [0, 'just now'], [59, 'just now'], [60, '1 minute ago'], [119, '1 minute ago'],
    [120, '2 minutes ago'], [3599, '59 minutes ago'], [3600, '1 hour ago'], [86_399, '23 hours ago'],
    [86_400, '1 day ago'], [30 * 86_400, '30 days ago'], [2_000_000_000, '23,148 days ago'],
  ];
  for (const [seconds, text] of said) assert.equal(agoText(seconds), text);
});

test('how long something lasts is said as it was chosen, and of a time that is over no more than that', () => {
  const said = [
    [-100, 'in less than a minute'], [59, 'in less than a minute'], [60, 'in 1 minute'], [3000, 'in 50 minutes'],
    [3599, 'in 1 hour'], [3600, 'in 1 hour'], [86_390, 'in 24 hours'], [2 * 86_400, 'in 2 days'],
    [7 * 86_400 - 5, 'in 7 days'],
  ];
  for (const [seconds, text] of said) assert.equal(untilText(seconds), text);
});
