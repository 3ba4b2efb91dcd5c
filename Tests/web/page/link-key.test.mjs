// The key in the address, and the one that the tab remembers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkKeyFrom } from '../../../Public/js/page/link-key.js';
import { forgetOwnerToken, takeOwnerToken } from '../../../Public/js/page/owner.js';
import { encodeEnter } from '../../../Public/js/wire/inputs.js';

test('the key of a link is read from behind the #, and nothing else is a key', () => {
  const key = 'Zm9vYmFyLWJhel8xMjM0NQ';
  assert.equal(linkKeyFrom(`#key=${key}`), key);
  for (const hash of ['', '#', '#key=', '#owner=abc', '#somewhere', `#Key=${key}`, `#a&key=${key}`, `?key=${key}`]) {
    assert.equal(linkKeyFrom(hash), '', hash);
  }
});

test('what a program has taken in after the link is no part of the key', () => {
  for (const more of ['.', ')', '>', ',', '%20', '&utm=1', '"']) assert.equal(linkKeyFrom(`#key=a-B_9${more}`), 'a-B_9');
});

test('a key of any length can be sent, so that the server says what is wrong with it', () => {
  assert.equal(linkKeyFrom('#key=abc'), 'abc');
  assert.equal(encodeEnter(linkKeyFrom(`#key=${'k'.repeat(9999)}`)).length, 66);
});

test('an owner\'s key that is of no use is forgotten by the tab', () => {
  const kept = new Map([['scrollwork.owner', 'old']]);
  const view = {
    location: { hash: '', pathname: '/', search: '' }, history: { state: null, replaceState() {} },
    sessionStorage: {
      getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value),
      removeItem: (key) => kept.delete(key),
    },
  };
  assert.equal(takeOwnerToken(view), 'old');
  forgetOwnerToken(view);
  assert.equal(takeOwnerToken(view), '');
  forgetOwnerToken({ get sessionStorage() { throw new Error('refused'); } });
});
