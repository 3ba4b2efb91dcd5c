// The poster, and what is known of a session that nobody looks at.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Poster } from '../../../Public/js/embed/poster.js';
import { fetchCard, fetchPicture } from '../../../Public/js/server/card-api.js';
import { createPage, Part } from '../parts.mjs';

const json = (body, status = 200) => ({ ok: status < 400, status, json: async () => body });
const CARD = { title: 'Drum', size: [390, 844], role: 'control' };
const PNG = { ok: true, status: 200, headers: new Headers({ 'Content-Type': 'image/png' }), blob: async () => 'bytes' };

function scene({ card = json(CARD), picture = PNG } = {}) {
  const page = createPage();
  const names = ['poster', 'posterPicture', 'posterPlay', 'posterTitle', 'posterNote'];
  const elements = Object.fromEntries(names.map((name) => [name, new Part(page)]));
  elements.poster.hidden = false;
  elements.posterPlay.hidden = false;
  const [asked, heard, addresses] = [[], [], new Set()];
  const view = {
    devicePixelRatio: 1.5,
    fetch: async (path, { headers }) => {
      asked.push([path, headers.Authorization]);
      return path.endsWith('/card') ? card : picture;
    },
    URL: {
      createObjectURL: (blob) => { addresses.add(`blob:${blob}`); return `blob:${blob}`; },
      revokeObjectURL: (address) => addresses.delete(address),
    },
  };
  const poster = new Poster(view, elements, {
    session: 'abc', key: 'k', started: () => heard.push('started'), known: (known) => heard.push(known),
    closed: (closed) => heard.push(closed),
  });
  return { poster, elements, asked, heard, addresses };
}

test('a poster has title and picture by the key of the link, which is in no address', async () => {
  const { poster, elements, asked, heard } = scene();
  await poster.show();
  assert.deepEqual(asked, [['/s/abc/picture.png?scale=2', 'Bearer k'], ['/api/sessions/abc/card', 'Bearer k']]);
  assert.deepEqual(heard, [CARD]);
  assert.deepEqual([elements.posterTitle.textContent, elements.posterPicture.src, elements.posterPicture.hidden],
    ['Drum', 'blob:bytes', false]);
});

test('a poster starts once, and lets go of its picture when it goes', async () => {
  const { poster, elements, heard, addresses } = scene();
  await poster.show();
  elements.posterPlay.fire('click');
  elements.posterPlay.fire('click');
  assert.deepEqual(heard.slice(1), ['started']);
  assert.deepEqual([elements.posterPlay.hidden, elements.posterNote.textContent], [true, 'Connecting…']);
  assert.equal(addresses.size, 1, 'it is seen until there is another');
  poster.hide();
  assert.deepEqual([addresses.size, elements.poster.hidden, elements.posterPlay.heard], [0, true, []]);
});

test('a poster without a picture is one, too', async () => {
  for (const picture of [json({}, 403), { ...PNG, headers: new Headers() }, null]) {
    const { poster, elements, heard } = scene({ picture });
    await poster.show();
    assert.deepEqual([heard, elements.posterPicture.hidden], [[CARD], true]);
  }
});

test('a link that has ended says so in the place of the poster', async () => {
  const { poster, elements, heard } = scene({ card: json({ error: 'x', reason: 'revoked' }, 403) });
  await poster.show();
  assert.deepEqual(heard, [{ phase: 'linkEnded', reason: 'revoked' }]);
  assert.deepEqual([elements.poster.hidden, elements.posterPicture.hidden], [true, true]);
});

test('a server that does not answer is said to, and may be tried', async () => {
  const { poster, elements, heard } = scene({ card: json({ error: 'Not now.' }, 429) });
  await poster.show();
  assert.deepEqual([heard, elements.posterNote.textContent, elements.posterPlay.hidden], [[], 'Not now.', false]);
});

test('a card is read, whatever it says, and a refusal by its meaning', async () => {
  const read = (body, status, key = 'k') => fetchCard(async () => json(body, status), 'a/b', key);
  assert.deepEqual(await read(CARD), CARD);
  assert.deepEqual(await read({ title: 7, size: ['1', -2], role: 'king' }), { title: 'Preview', size: null, role: 'view' });
  assert.deepEqual(await read(null), { title: 'Preview', size: null, role: 'view' });
  assert.deepEqual(await read({ reason: 'expired' }, 403), { phase: 'linkEnded', reason: 'expired' });
  assert.deepEqual(await read({}, 403, ''), { phase: 'noKey', reason: '' });
  assert.deepEqual(await read({}, 404), { phase: 'ended', reason: '' });
  await assert.rejects(read({}, 500), /status 500/);
  await assert.rejects(fetchCard(async () => { throw new TypeError('x'); }, 'a', ''), /does not answer/);
  assert.equal(await fetchPicture(async () => { throw new TypeError('x'); }, 'a', '', 1), null);
});
