import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeToSource } from '../../../Public/js/server/owner-api.js';
import { takeOwnerToken } from '../../../Public/js/page/owner.js';

/** A window at an address, with a tab's storage. */
function tab(hash, kept = new Map()) {
  const replaced = [];
  return {
    replaced, kept,
    location: { hash, pathname: '/s/abc', search: '?preview=a' },
    history: { state: null, replaceState: (_state, _title, address) => replaced.push(address) },
    sessionStorage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) },
  };
}

test('the token leaves the address, and stays with the tab', () => {
  const first = tab('#owner=AbC-123_x');
  assert.equal(takeOwnerToken(first), 'AbC-123_x');
  assert.deepEqual(first.replaced, ['/s/abc?preview=a']);
  assert.equal(takeOwnerToken(tab('', first.kept)), 'AbC-123_x');
});

test('a newer token replaces the one of the tab', () => {
  const { kept } = tab('');
  takeOwnerToken(tab('#owner=old', kept));
  assert.equal(takeOwnerToken(tab('#owner=new', kept)), 'new');
});

test('what is no token is no token, and leaves the address, too', () => {
  const strange = tab('#owner=<script>');
  assert.equal(takeOwnerToken(strange), '');
  assert.deepEqual(strange.replaced, ['/s/abc?preview=a']);
  const other = tab('#somewhere');
  assert.equal(takeOwnerToken(other), '');
  assert.deepEqual(other.replaced, []);
});

test('where storage is refused, the token lasts as long as the page', () => {
  const refused = { ...tab('#owner=abc'), get sessionStorage() { throw new Error('refused'); } };
  assert.equal(takeOwnerToken(refused), 'abc');
});

test('writing shows the token to the server, and tells the files or the server\'s sentence', async () => {
  const asked = [];
  const answering = (ok, status, answer) => async (path, options) => {
    asked.push([path, options.method, options.headers.Authorization]);
    return { ok, status, json: async () => answer };
  };
  assert.deepEqual(await writeToSource(answering(true, 200, { files: ['A.swift'] }), 'a-b', 'tok'), ['A.swift']);
  assert.deepEqual(asked, [['/api/sessions/a-b/edits', 'POST', 'Bearer tok']]);
  await assert.rejects(
    writeToSource(answering(false, 409, { error: 'The file has changed.' }), 'a-b', 'tok'), /^Error: The file has changed\.$/);
});
