// Requests: what the server says of them, checked and put into words.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyControl } from '../../../Public/js/server/control.js';
import { answerText, requestsFrom, requestsText, timesText } from '../../../Public/js/server/request-list.js';
import { createState } from '../../../Public/js/server/state.js';

const REQUEST = {
  method: 'GET', address: 'https://api.example.com/films', answer: 'sample', detail: 'Page<Film>', count: 2,
};

test('a newer list replaces the one before, and a hello has none', () => {
  const state = createState();
  const say = (message) => applyControl(state, JSON.stringify(message));
  say({ type: 'requests', requests: [REQUEST] });
  assert.deepEqual(state.requests, [REQUEST]);
  say({ type: 'requests', requests: [REQUEST, { ...REQUEST, method: 'POST' }] });
  assert.equal(state.requests.length, 2);
  say({ type: 'hello' });
  assert.deepEqual(state.requests, []);
});

test('what makes no sense is left out, and no more are taken than a server lists', () => {
  const odd = [null, 7, {}, { ...REQUEST, answer: '__proto__' }, { ...REQUEST, address: '' }, { ...REQUEST, count: -3 }];
  assert.deepEqual(requestsFrom(odd), [{ ...REQUEST, count: 1 }]);
  assert.equal(requestsFrom(Array(5000).fill(REQUEST)).length, 200);
  for (const other of [null, 'x', {}]) assert.deepEqual(requestsFrom(other), []);
});

test('each answer has its words', () => {
  assert.equal(answerText(REQUEST), 'sample data: Page<Film>');
  assert.equal(answerText({ ...REQUEST, answer: 'mock', detail: 'GET/a/b.json' }), 'mock: GET/a/b.json');
  assert.equal(answerText({ ...REQUEST, answer: 'unread' }), 'needs a mock');
  assert.deepEqual([requestsText(1), requestsText(3), timesText(1), timesText(4)], ['1 request', '3 requests', 'once', '4 times']);
});
