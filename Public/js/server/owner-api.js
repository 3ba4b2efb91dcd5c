// @ts-check
// The owner's part of the HTTP API: which sessions there are, ending one, and writing values of knobs into the source.

import { ask, authorization, order } from './api.js';
import { countOf, entriesOf, fieldsOf, finiteOf, textOf } from './json.js';

/** Where a session stands: an agent is about to have it, has it, or none does until somebody comes; or its preview
 * failed too often.
 * @typedef {'starting' | 'running' | 'asleep' | 'failed'} Standing */

/**
 * Times are in seconds since 1970, by the server's clock.
 * @typedef {object} ListedSession
 * @property {string} id
 * @property {string} title         of its preview
 * @property {Standing} standing
 * @property {number} viewers
 * @property {number} made
 * @property {number} lastUsed
 * @property {number} keptBytes
 * @property {number | null} memoryBytes  null where it has no process
 */

/** `count`: of all that there are; `now`: the time of the server.
 * @typedef {{ sessions: ListedSession[], count: number, now: number }} SessionList */

/** @type {readonly Standing[]} */
const STANDINGS = ['starting', 'running', 'asleep', 'failed'];
const SESSION_ID = /^[\w-]{22}$/;

/**
 * @param {typeof fetch} request
 * @param {string} token  of the owner
 * @returns {Promise<SessionList>} in the server's order
 * @throws {Error} with a sentence for a person; a `Refusal` where the server has answered
 */
export async function listSessions(request, token) {
  const { sessions, count, now } = await ask(request, '/api/sessions', { headers: authorization(token) });
  const listed = entriesOf(sessions).map(listedSession).filter(({ id }) => SESSION_ID.test(id));
  return { sessions: listed, count: Math.max(countOf(count), listed.length), now: finiteOf(now) ?? 0 };
}

/**
 * End a session, for everybody.
 * @param {typeof fetch} request
 * @param {string} session  its id
 * @param {string} token    of the owner
 * @throws {Error} with a sentence for a person; a `Refusal` where the server has answered
 */
export async function endSession(request, session, token) {
  await order(request, `/api/sessions/${encodeURIComponent(session)}/end`, {}, authorization(token));
}

/**
 * Write into the author's files what is turned in a session.
 * @param {typeof fetch} request
 * @param {string} session  its id
 * @param {string} token    of the owner
 * @returns {Promise<string[]>} names of the files that were changed
 * @throws {Error} with a sentence for a person
 */
export async function writeToSource(request, session, token) {
  const answer = await order(request, `/api/sessions/${encodeURIComponent(session)}/edits`, {}, authorization(token));
  return entriesOf(answer.files).map(String);
}

/** @param {unknown} entry @returns {ListedSession} */
function listedSession(entry) {
  const { session, title, state, viewers, made, lastUsed, keptBytes, memoryBytes } = fieldsOf(entry);
  return {
    id: textOf(session), title: textOf(title),
    standing: STANDINGS.find((known) => known === state) ?? 'starting',
    viewers: countOf(viewers), made: finiteOf(made) ?? 0, lastUsed: finiteOf(lastUsed) ?? 0,
    keptBytes: countOf(keptBytes), memoryBytes: countOf(memoryBytes) || null,
  };
}
