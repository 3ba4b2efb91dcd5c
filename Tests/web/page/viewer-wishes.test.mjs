import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wishedChoices } from '../../../Public/js/page/viewer-wishes.js';

const view = (...wishes) => ({ matchMedia: (query) => ({ matches: wishes.some((wish) => query.includes(wish)) }) });

test('a session begins as the browser of the person is, and says nothing of motion as usual', () => {
  assert.deepEqual(wishedChoices(view()), { appearance: 'light' });
  assert.deepEqual(wishedChoices(view('color-scheme: dark')), { appearance: 'dark' });
  assert.deepEqual(wishedChoices(view('reduced-motion: reduce')), { appearance: 'light', motion: 'reduced' });
});
