// The words of a frame to the page around it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HostWord, STATE_GAP_MS } from '../../../Public/js/embed/host-word.js';

function scene(origins = ['https://a.b']) {
  const [posted, timers] = [[], []];
  const word = new HostWord({
    origins, post: (message, origin) => posted.push([message, origin]), setTimer: (run, ms) => timers.push([run, ms]),
  });
  return { word, posted, timers, types: () => posted.map(([{ type }]) => type) };
}

const standing = (more) => ({ connection: 'open', live: true, settled: true, role: 'view', offsets: {}, ...more });

test('everything says whose it is and of which form, and is addressed to the origins', () => {
  const { word, posted } = scene(['https://a.b', 'http://c']);
  word.ready('Drum', [390, 844]);
  const message = { source: 'scrollwork', version: 1, type: 'ready', title: 'Drum', width: 390, height: 844 };
  assert.deepEqual(posted, [[message, 'https://a.b'], [message, 'http://c']]);
  const silent = scene([]);
  silent.word.ready('Drum', [1, 2]);
  silent.word.state(standing());
  assert.deepEqual(silent.posted, []);
});

test('nothing is said before the poster is there', () => {
  const { word, types } = scene();
  word.size([1, 2]);
  word.state(standing());
  assert.deepEqual(types(), []);
  word.ready('Drum', [1, 2]);
  word.state(standing());
  assert.deepEqual(types(), ['ready', 'state']);
});

test('the size is said when it is another', () => {
  const { word, posted } = scene();
  word.ready('Drum', [390, 844]);
  word.size([390, 844]);
  word.size([844, 390]);
  word.size([844, 390]);
  assert.deepEqual(posted.slice(1), [
    [{ source: 'scrollwork', version: 1, type: 'size', width: 844, height: 390 }, 'https://a.b']]);
});

test('the state is said at once, then not too often, and the last one always', () => {
  const { word, posted, timers } = scene();
  word.ready('Drum', [390, 844]);
  posted.length = 0;
  const offset = (y) => standing({ settled: false, offsets: { main: [0, y] } });
  for (let y = 0; y < 100; y++) word.state(offset(y));
  assert.deepEqual(posted.map(([{ offsets }]) => offsets.main[1]), [0]);
  assert.deepEqual(timers.map(([, ms]) => ms), [STATE_GAP_MS]);
  timers[0][0]();
  assert.deepEqual(posted.map(([{ offsets }]) => offsets.main[1]), [0, 99]);
  timers[1][0]();
  assert.equal(posted.length, 2, 'there is nothing new');
  word.state(offset(99));
  assert.equal(posted.length, 2, 'it is as it was');
  word.state(standing());
  assert.equal(posted.at(-1)[0].settled, true);
});
