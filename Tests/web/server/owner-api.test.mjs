// The owner's part of the HTTP API, against answers of every kind.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '../../../Public/js/server/api.js';
import { endSession, listSessions } from '../../../Public/js/server/owner-api.js';

const ID = 'AAAAAAAAAAAAAAAAAAAAAA';
const SESSION = {
  session: ID, path: `/s/${ID}`, preview: 'drum', title: 'Drum', state: 'running', viewers: 2, made: 5,
  lastUsed: 7, keptBytes: 149, memoryBytes: 3_400_000,
};

/** A server that gives this answer, and what it was asked. */
function server(answer, status = 200) {
  const asked = [];
  const request = async (path, { method = 'GET', headers }) => {
    asked.push([method, path, headers.Authorization]);
    return { ok: status < 400, status, json: async () => answer };
  };
  return { asked, request };
}

test('the list is asked for with the key in a header, never in the address', async () => {
  const { asked, request } = server({ sessions: [SESSION], count: 9, now: 8 });
  assert.deepEqual(await listSessions(request, 'key'), {
    sessions: [{
      id: ID, title: 'Drum', standing: 'running', viewers: 2, made: 5, lastUsed: 7, keptBytes: 149,
      memoryBytes: 3_400_000,
    }],
    count: 9, now: 8,
  });
  assert.deepEqual(asked, [['GET', '/api/sessions', 'Bearer key']]);
});

test('what makes no sense in a list does no harm, and what is no session is left out', async () => {
  const odd = [null, 3, {}, { session: '../../x' }, { session: `${ID}A` }, { session: 'https://evil.example/aa' }];
  const { request } = server({ sessions: [...odd, { session: ID, state: 'odd', memoryBytes: null, viewers: -1 }] });
  assert.deepEqual(await listSessions(request, 'key'), {
    sessions: [{
      id: ID, title: '', standing: 'starting', viewers: 0, made: 0, lastUsed: 0, keptBytes: 0, memoryBytes: null,
    }],
    count: 1, now: 0,
  });
  for (const answer of [{}, { sessions: {} }, { sessions: null, count: 'x' }, []]) {
    assert.deepEqual(await listSessions(server(answer).request, 'key'), { sessions: [], count: 0, now: 0 });
  }
});

test('a session is ended by its name and the key', async () => {
  const { asked, request } = server({ session: ID });
  await endSession(request, ID, 'key');
  assert.deepEqual(asked, [['POST', `/api/sessions/${ID}/end`, 'Bearer key']]);
});

test('a refusal has the server\'s sentence and status, and silence is told from it', async () => {
  const refused = server({ error: 'Only the owner.' }, 403).request;
  await assert.rejects(listSessions(refused, ''), (error) =>
    error instanceof Refusal && error.status === 403 && error.message === 'Only the owner.');
  await assert.rejects(endSession(refused, ID, ''), Refusal);
  const silent = async () => { throw new TypeError('fetch failed'); };
  await assert.rejects(listSessions(silent, 'key'), (error) =>
    !(error instanceof Refusal) && /does not answer/.test(error.message));
});
