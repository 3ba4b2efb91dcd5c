// @ts-check
// The part of the HTTP API for a session that nobody looks at yet: its title, its size, and a still picture of it.

import { authorization, Refusal } from './api.js';
import { entriesOf, fieldsOf, finiteOf, textOf } from './json.js';
import { roleFrom } from './people.js';

/** `size`: of the preview's window, points; null where the server says none that there could be. `role`: what the key
 * lets people do.
 * @typedef {{ title: string, size: [width: number, height: number] | null, role: import('./people.js').Role }} Card */

/**
 * The answer of a server that does not let this key look.
 * @typedef {object} Closed
 * @property {'ended' | 'noKey' | 'linkEnded'} phase  as in the state
 * @property {string} reason  as in the state
 */

/**
 * @param {typeof fetch} request
 * @param {string} session  its id
 * @param {string} key      of a link; empty: none
 * @returns {Promise<Card | Closed>}
 * @throws {Error} with a sentence for a person, where asking again may help
 */
export async function fetchCard(request, session, key) {
  const path = `/api/sessions/${encodeURIComponent(session)}/card`;
  let response;
  try {
    response = await request(path, { headers: authorization(key) });
  } catch {
    throw new Error('The server does not answer. Is it still running?');
  }
  const answer = fieldsOf(await response.json().catch(() => null));
  if (response.ok) return cardFrom(answer);
  const reason = textOf(answer.reason);
  if (response.status === 404) return { phase: 'ended', reason };
  if (response.status === 403 || response.status === 410) return { phase: key === '' ? 'noKey' : 'linkEnded', reason };
  throw new Refusal(textOf(answer.error) || `The server answered with status ${response.status}.`, response.status);
}

/**
 * @param {typeof fetch} request
 * @param {string} session  its id
 * @param {string} key      of a link; empty: none
 * @param {number} scale    pixels for each point: 1, 2 or 3
 * @returns {Promise<Blob | null>} a PNG; null: there is none now
 */
export async function fetchPicture(request, session, key, scale) {
  try {
    const path = `/s/${encodeURIComponent(session)}/picture.png?scale=${scale}`;
    const response = await request(path, { headers: authorization(key) });
    return response.ok && response.headers.get('Content-Type') === 'image/png' ? await response.blob() : null;
  } catch {
    // A poster without a picture is one, too.
    return null;
  }
}

/** @param {import('./json.js').Fields} answer @returns {Card} */
function cardFrom({ title, size, role }) {
  const [width, height] = entriesOf(size, 2).map((side) => finiteOf(side) ?? 0);
  return {
    title: textOf(title) || 'Preview', size: width > 0 && height > 0 ? [width, height] : null,
    role: roleFrom(role) ?? 'view',
  };
}
