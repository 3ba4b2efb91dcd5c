// @ts-check
// The name that the person in front of the page gives, and what the browser keeps of it. A browser that keeps nothing
// asks again.

import { WireLimits } from '../wire/limits.js';

/** @typedef {import('../wire/inputs.js').Introduction} Introduction */

/** Most characters of a name; the server cuts what is longer. */
export const LONGEST_NAME = 40;

/** In the browser, for the next time: the name alone, which is not said before the person says so. */
const NAME_KEPT_AS = 'scrollwork.name';

/** In the tab, for a page that is loaded again: what was said in which session. */
const SAID_KEPT_AS = 'scrollwork.together';

/** What is said of somebody who has chosen nothing. */
export const UNKNOWN = Object.freeze({ name: '', showsCursor: false, seesCursors: false });

/**
 * A name as it can be sent: on one line, and no longer than it may be.
 * @param {string} text
 */
export function asName(text) {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim().slice(0, WireLimits.personName);
  const characters = [...new Intl.Segmenter().segment(line)].slice(0, LONGEST_NAME).map(({ segment }) => segment);
  while (new TextEncoder().encode(characters.join('')).length > WireLimits.personName) characters.pop();
  return characters.join('').trim();
}

/** @param {Window} view @returns {string} empty: none is kept */
export function keptName(view) {
  return asName(read(() => view.localStorage.getItem(NAME_KEPT_AS)));
}

/** @param {Window} view @param {string} name  empty: none is kept any more */
export function keepName(view, name) {
  attempt(() => name === '' ? view.localStorage.removeItem(NAME_KEPT_AS) : view.localStorage.setItem(NAME_KEPT_AS, name));
}

/**
 * The name and the wishes that this tab has said in a session, before it was loaded again.
 * @param {Window} view
 * @param {string} session
 * @returns {Introduction}
 */
export function saidBefore(view, session) {
  try {
    const kept = JSON.parse(read(() => view.sessionStorage.getItem(SAID_KEPT_AS)) || '{}');
    if (kept.session !== session || typeof kept.name !== 'string') return UNKNOWN;
    return { name: asName(kept.name), showsCursor: kept.showsCursor === true, seesCursors: kept.seesCursors === true };
  } catch {
    return UNKNOWN;
  }
}

/** @param {Window} view @param {string} session @param {Introduction} introduction */
export function keepSaid(view, session, { name, showsCursor, seesCursors }) {
  attempt(() => view.sessionStorage.setItem(
    SAID_KEPT_AS, JSON.stringify({ session, name, showsCursor, seesCursors })));
}

/** @param {() => string | null} get @returns {string} empty where nothing is kept, or may be */
function read(get) {
  try {
    return get() ?? '';
  } catch {
    return '';
  }
}

/** @param {() => void} keep */
function attempt(keep) {
  try {
    keep();
  } catch {
    // Storage may be refused, or full: nothing is kept.
  }
}
