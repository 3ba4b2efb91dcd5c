// @ts-check
// The order of an aside: an own copy of a session, in which somebody looks around without moving it for the others.

import { authorization, order } from './api.js';
import { textOf } from './json.js';

/**
 * @param {typeof fetch} request
 * @param {string} session  its id
 * @param {string} key      of a link, or the owner's; empty: none is needed
 * @returns {Promise<string>} path of the aside
 * @throws {Error} with a sentence for a person; a `Refusal` where the server has answered
 */
export async function makeAside(request, session, key) {
  const answer = await order(request, `/api/sessions/${encodeURIComponent(session)}/aside`, {}, authorization(key));
  const path = textOf(answer.path);
  if (!/^\/s\/[\w-]+$/.test(path)) throw new Error('The server did not say where to look around. Load the page again.');
  return path;
}
