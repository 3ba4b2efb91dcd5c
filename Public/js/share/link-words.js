// @ts-check
// The words about links and the people who come with them.

import { agoText, counted, untilText } from '../page/times.js';

/** @typedef {import('../server/link-api.js').Link} Link */
/** @typedef {import('../server/people.js').Person} Person */
/** @typedef {import('../server/people.js').Role} Role */

/** @param {Link['role']} role  of a link: what it lets people do */
export function rightText(role) {
  return role === 'control' ? 'Control' : 'Watch';
}

/**
 * When a link ends, or how it has ended. A style sheet makes its first letter a capital, where it begins.
 * @param {Link} link
 * @param {number} now  seconds since 1970
 */
export function endText({ state, expires }, now) {
  if (state !== 'live') return state;
  return expires === null ? 'when revoked' : untilText(expires - now);
}

/** @param {Link} link @param {number} now  seconds since 1970 */
export function usedText({ lastUsed }, now) {
  return lastUsed === null ? 'never' : agoText(now - lastUsed);
}

/** @param {Link} link @returns {string} what pages and programs elsewhere may do with it; empty: nothing */
export function elsewhereText({ embedIn, hasCard }) {
  const hosts = embedIn.map((origin) => origin.replace(/^https:\/\//, ''));
  return [...(hosts.length > 0 ? [`in frames of ${hosts.join(', ')}`] : []), ...(hasCard ? ['with a card'] : [])]
    .join(' · ');
}

/** @param {number} viewers  who are here with a link */
export function hereText(viewers) {
  return viewers === 0 ? 'Nobody' : counted(viewers, 'viewer');
}

/**
 * A name of another language's direction in a sentence of this one.
 * @param {string} name
 */
export function isolated(name) {
  return `\u2068${name}\u2069`;
}

/** @param {Person} person  somebody else */
export function nameText({ viewer, link, name }) {
  const who = name === '' ? `Viewer ${viewer}` : `${isolated(name)}, viewer ${viewer}`;
  return link === '' ? who : `${who} (${isolated(link)})`;
}

/** @param {Person} person */
export function standingText({ role, isGiven, isAsking }) {
  if (isAsking) return 'Watches, and asks for control';
  if (role === 'owner') return 'Owner';
  if (role === 'view') return isGiven ? 'Watches, as an owner said' : 'Watches';
  return isGiven ? 'Has control, given by an owner' : 'Has control';
}

/** @param {{ viewer: number, role: Role }} driver  somebody else @param {string} name  that was said; empty: none */
export function driverText({ viewer, role }, name) {
  if (role === 'owner') return 'The owner is dragging';
  return `${name === '' ? `Viewer ${viewer}` : isolated(name)} is dragging`;
}
