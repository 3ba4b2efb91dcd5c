// @ts-check
// The parts of an address that a link to an exact state has beside those of `link.js`: `?room=WxH&revision=ID` and
// `#state=BYTES&acts=BYTES`. The bytes are the server's; they stand in the fragment, as they may be long.

import { sizeFrom } from './screen-link.js';

/** @typedef {import('../server/asked-screen.js').ExactState} ExactState */

const REVISION = 'revision';
/** The room that the preview was given: the size of its window where nobody chose one. */
const ROOM = 'room';

/** What the server writes. */
const BYTES = /^[\w-]{1,11000}$/;

/** @param {string} key  of a query */
export function isExactKey(key) {
  return key === REVISION || key === ROOM;
}

/**
 * @param {string} search  the part of an address from its question mark on, up to the `#`
 * @param {string} hash    from there on
 * @returns {ExactState | null} null: it is no link to an exact state
 */
export function exactFrom(search, hash) {
  const query = new URLSearchParams(search);
  const revision = query.get(REVISION) ?? '';
  if (revision === '') return null;
  const fragment = new URLSearchParams(hash.slice(1));
  const bytes = (/** @type {string} */ name) => {
    const text = fragment.get(name) ?? '';
    return BYTES.test(text) ? text : '';
  };
  return { room: sizeFrom(query.get(ROOM) ?? ''), revision, state: bytes('state'), acts: bytes('acts') };
}

/** @param {string} search @returns {string} as of a link to a source that is still the same */
export function withoutRevision(search) {
  return search.split('&').filter((part) => !part.startsWith(`${REVISION}=`)).join('&');
}

/**
 * Writes what `exactFrom` reads.
 * @param {ExactState} exact
 * @returns {{ search: string, hash: string }} to follow a query that is there, and a fragment
 */
export function exactParts({ room, revision, state, acts }) {
  const size = room === null ? '' : `&${ROOM}=${room.join('x')}`;
  const bytes = [['state', state], ['acts', acts]].filter(([, text]) => text !== '');
  return {
    search: `${size}&${REVISION}=${encodeURIComponent(revision)}`,
    hash: bytes.map((pair) => pair.join('=')).join('&'),
  };
}
