// @ts-check
// The owner's part of the HTTP API for links: which there are, making one, and taking one back.

import { ask, authorization, order } from './api.js';
import { countOf, entriesOf, fieldsOf, finiteOf, textOf } from './json.js';

/** `revoked`: taken back; `expired`: its time is over.
 * @typedef {'live' | 'expired' | 'revoked'} LinkState */

/**
 * Times are in seconds since 1970, by the server's clock.
 * @typedef {object} Link
 * @property {string} id
 * @property {string} session
 * @property {string} title           of the preview
 * @property {'view' | 'control'} role
 * @property {string} name
 * @property {number} made
 * @property {number | null} expires  null: when it is taken back
 * @property {number | null} lastUsed
 * @property {number} viewers         who are here with it now
 * @property {string[]} embedIn       origins whose pages may show it in a frame
 * @property {boolean} hasCard        whether its title and a picture are for everybody who has the address
 * @property {LinkState} state
 */

/** `now`: the time of the server.
 * @typedef {{ links: Link[], now: number }} LinkList */

/** How long a link holds.
 * @typedef {'1h' | '24h' | '7d' | 'never'} Expiry */

/** `embedIn`: origins whose pages may show it in a frame; `card`: whether its title and a picture are for everybody who has
 * the address.
 * @typedef {{ role: 'view' | 'control', name: string, expires: Expiry, embedIn?: string[], card?: boolean }} LinkOrder */

/** One of the ways to write a link: whole, and as the rows of its QR code, dark where there is a 1; null: it has none.
 * @typedef {{ address: string, code: string[] | null }} LinkAddress */

/** A link that was just made. `addresses`: the best first; `path`: the same without a server.
 * @typedef {{ link: Link, path: string, addresses: LinkAddress[] }} MadeLink */

/** @type {readonly Expiry[]} */
export const EXPIRIES = ['1h', '24h', '7d', 'never'];

/** @type {readonly LinkState[]} */
const STATES = ['live', 'expired', 'revoked'];
const ID = /^[\w-]{22}$/;
const PATH = /^\/s\/[\w-]+(?:\?link=[\w-]+)?#key=[\w-]+$/;
const ADDRESS = /^https?:\/\/[^\s/]+\/s\/[\w-]+(?:\?link=[\w-]+)?#key=[\w-]+$/;

/** The server allows eight. */
const MOST_ORIGINS = 8;
const LONGEST_ORIGIN = 280;

/** A machine has some addresses, and no more. */
const MOST_ADDRESSES = 20;

/** Modules on a side of a QR code: from version 1 to 40. */
const CODE_SIDES = /** @type {const} */ ([21, 177]);

/**
 * @param {typeof fetch} request
 * @param {string} session  its id
 * @param {string} token    of the owner
 * @returns {Promise<LinkList>} newest first; those that ended in the last days, too
 * @throws {Error} with a sentence for a person; a `Refusal` where the server has answered
 */
export function listLinks(request, session, token) {
  return list(request, `/api/sessions/${encodeURIComponent(session)}/links`, token);
}

/**
 * @param {typeof fetch} request
 * @param {string} token  of the owner
 * @returns {Promise<LinkList>} of all sessions, as `listLinks`
 * @throws {Error} with a sentence for a person; a `Refusal` where the server has answered
 */
export function listAllLinks(request, token) {
  return list(request, '/api/links', token);
}

/**
 * @param {typeof fetch} request
 * @param {string} session  its id
 * @param {LinkOrder} wanted
 * @param {string} token    of the owner
 * @returns {Promise<MadeLink>} with the key, which the server says this once
 * @throws {Error} with a sentence for a person; a `Refusal` where the server has answered
 */
export async function makeLink(request, session, wanted, token) {
  const answer = await order(
    request, `/api/sessions/${encodeURIComponent(session)}/links`, wanted, authorization(token));
  const path = textOf(answer.path);
  if (!PATH.test(path)) throw new Error('The server made a link, and did not say which. Revoke it, and make another.');
  const codes = entriesOf(answer.codes, MOST_ADDRESSES);
  const addresses = entriesOf(answer.addresses, MOST_ADDRESSES)
    .map((address, index) => ({ address: textOf(address), code: codeFrom(codes[index]) }))
    .filter(({ address }) => ADDRESS.test(address));
  return { link: linkFrom(answer), path, addresses };
}

/**
 * Take a link back: who came with it is shown out.
 * @param {typeof fetch} request
 * @param {string} link   its id
 * @param {string} token  of the owner
 * @returns {Promise<Link>} as it is now
 * @throws {Error} with a sentence for a person; a `Refusal` where the server has answered
 */
export async function revokeLink(request, link, token) {
  return linkFrom(await order(request, `/api/links/${encodeURIComponent(link)}/revoke`, {}, authorization(token)));
}

/** @param {typeof fetch} request @param {string} path @param {string} token @returns {Promise<LinkList>} */
async function list(request, path, token) {
  const { links, now } = await ask(request, path, { headers: authorization(token) });
  return { links: entriesOf(links).map(linkFrom).filter(({ id }) => ID.test(id)), now: finiteOf(now) ?? 0 };
}

/** @param {unknown} entry @returns {Link} */
function linkFrom(entry) {
  const { link, session, title, role, name, made, expires, lastUsed, viewers, state, embedIn, card } =
    fieldsOf(entry);
  return {
    id: textOf(link), session: textOf(session), title: textOf(title), role: role === 'control' ? 'control' : 'view',
    name: textOf(name), made: finiteOf(made) ?? 0, expires: finiteOf(expires), lastUsed: finiteOf(lastUsed),
    viewers: countOf(viewers), state: STATES.find((known) => known === state) ?? 'live',
    embedIn: entriesOf(embedIn, MOST_ORIGINS).map((origin) => textOf(origin, LONGEST_ORIGIN)), hasCard: card === true,
  };
}

/** @param {unknown} value @returns {string[] | null}  as many rows as they are long, or none */
function codeFrom(value) {
  const [least, most] = CODE_SIDES;
  const rows = entriesOf(value, most + 1).map((row) => textOf(row, most + 1));
  const isSide = rows.length >= least && rows.length <= most;
  return isSide && rows.every((row) => row.length === rows.length && /^[01]+$/.test(row)) ? rows : null;
}
