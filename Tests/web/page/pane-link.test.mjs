// The panes of a matrix, in addresses.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkFrom, matrixSearch } from '../../../Public/js/page/link.js';
import { paneFrom, panesBeside, paneText } from '../../../Public/js/page/pane-link.js';
import { USUAL_SCREEN } from '../../../Public/js/server/asked-screen.js';
import { SCREEN_CHOICES } from '../../../Public/js/wire/screen.js';

test('no two settings have a value of the same name, so that a word says which it is', () => {
  const words = Object.values(SCREEN_CHOICES).flatMap(({ values }) => [...values]);
  assert.equal(new Set(words).size, words.length);
});

test('a pane says its device, its size and every setting in words, and is read back', () => {
  const screen = { device: 'ipad', size: [1180, 820], choices: { appearance: 'dark', textSize: 'ax1', motion: 'reduced' } };
  assert.equal(paneText(screen), 'ipad,1180x820,dark,ax1,reduced');
  assert.deepEqual(paneFrom(paneText(screen)), screen);
  assert.equal(paneText(USUAL_SCREEN), '');
  assert.deepEqual(paneFrom(''), USUAL_SCREEN);
  assert.deepEqual(paneFrom('light,regular'), { device: '', size: null, choices: { appearance: 'light', textWeight: 'regular' } });
});

test('a pane that says nothing, or two things at once, is none', () => {
  for (const text of ['<b>', 'dark,light', 'ipad,iphone-16', '10x20', '390x844,400x500', 'dark,,rtl', ',', '__PROTO__']) {
    assert.equal(paneFrom(text), null, text);
  }
});

test('a matrix has two to nine panes, and its address says them all', () => {
  const panes = panesBeside({ device: 'iphone-16', size: null, choices: { appearance: 'dark' } });
  const search = matrixSearch('drum', new Map([['b', 1]]), panes);
  assert.equal(
    search, '?preview=drum&knob.b=1&pane=iphone-16,dark&pane=iphone-16&pane=iphone-16,dark,rtl&pane=iphone-16,dark,ax3');
  const link = linkFrom(search);
  assert.deepEqual(link.panes.map(paneText), panes.map(paneText));
  assert.deepEqual([link.preview, link.knobs.get('b'), link.unknown], ['drum', 1, []]);

  const one = linkFrom('?preview=drum&pane=dark');
  assert.deepEqual([one.panes, one.unknown], [[], ['pane']]);
  const many = linkFrom(`?preview=drum${'&pane=dark'.repeat(12)}`);
  assert.deepEqual([many.panes.length, many.unknown], [9, ['pane']]);
  const bad = linkFrom('?preview=drum&pane=dark&pane=<b>&pane=rtl');
  assert.deepEqual([bad.panes.length, bad.unknown], [2, ['pane']]);
});
