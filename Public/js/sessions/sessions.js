// @ts-check
// The owner's page: the sessions that there are, and the links to them.

import { LinkList } from './link-list.js';
import { SessionList } from './session-list.js';

/** @typedef {import('./owners-list.js').ListElements} ListElements */

/**
 * @typedef {object} OwnersElements
 * @property {HTMLElement} about
 * @property {HTMLElement} noKey  seen by those who do not own the server
 * @property {import('./session-list.js').SessionListElements & ListElements} sessions
 * @property {import('./link-list.js').LinkListElements & ListElements} links
 */

/**
 * Show the owner which sessions there are.
 * @param {Window & typeof globalThis} view
 * @param {OwnersElements} elements
 * @param {string} token  empty: the person who looks at the page is not the owner
 * @returns {() => void} stop
 */
export function openSessions(view, elements, token) {
  const { noKey, about, sessions, links } = elements;
  const showOwner = (/** @type {boolean} */ isOwner) => {
    noKey.hidden = isOwner;
    about.hidden = !isOwner;
  };
  // The key is of another start, or another server.
  const refused = () => {
    lists.forEach((list) => list.stop());
    showOwner(false);
  };
  const lists = [new SessionList(view, sessions, token, refused), new LinkList(view, links, token, refused)];
  showOwner(token !== '');
  if (token !== '') lists.forEach((list) => list.start());
  return () => lists.forEach((list) => list.stop());
}
