// The page of a session that is no more, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openEnded } from '../../../Public/js/session/ended.js';
import { Part } from '../parts.mjs';

/** The page at this address, the button on it, and what was asked of the server. */
function opened(search, prefersDark = false) {
  const asked = [];
  const left = [];
  const view = {
    location: { search, replace: (address) => left.push(address) },
    matchMedia: () => ({ matches: prefersDark }),
    fetch: async (path, { body }) => {
      asked.push([path, JSON.parse(body)]);
      return { ok: true, status: 200, json: async () => ({ path: '/s/new' }) };
    },
  };
  const restart = new Part();
  const stop = openEnded(view, { restart, text: new Part() }, () => [390, 844]);
  return { restart, asked, left, stop };
}

test('a link that says what it showed starts that again, with all that it said', async () => {
  const { restart, asked, left } = opened('?preview=drum&knob.a=2');
  assert.equal(restart.hidden, false);
  restart.fire('click');
  await new Promise(setImmediate);
  assert.deepEqual(asked, [
    ['/api/sessions', { preview: 'drum', size: [390, 844], knobs: { a: 2 } }]]);
  assert.deepEqual(left, ['/s/new?preview=drum&knob.a=2']);
});

test('it starts on the screen that the link says, whatever this person prefers', async () => {
  const screen = 'device=ipad&size=1180x820&direction=rtl&textSize=ax1';
  const { restart, asked, left } = opened(`?preview=drum&${screen}`, true);
  restart.fire('click');
  await new Promise(setImmediate);
  assert.deepEqual(asked[0][1], {
    preview: 'drum', size: [1180, 820], isSizeChosen: true, direction: 'rtl', textSize: 'ax1', device: 'ipad',
  });
  assert.deepEqual(left, [`/s/new?preview=drum&${screen}`]);
});

test('a link that says nothing offers nothing', () => {
  const { restart } = opened('');
  assert.deepEqual([restart.hidden, restart.heard], [true, []]);
});

test('a page that is left listens to nothing', () => {
  const { restart, stop } = opened('?preview=drum');
  assert.deepEqual(restart.heard, ['click']);
  stop();
  assert.deepEqual(restart.heard, []);
});
