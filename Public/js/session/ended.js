// @ts-check
// The page of a session that is no more: its link still says what it showed, so that it can start again.

import { exactFrom } from '../page/exact-link.js';
import { linkFrom } from '../page/link.js';
import { createInState, createSession } from '../server/api.js';

/**
 * @typedef {object} EndedElements
 * @property {HTMLButtonElement} restart  hidden where the link does not say what to start
 * @property {HTMLElement} text           `role=status`; says what went wrong
 */

/**
 * Offer to start again what the address names.
 * @param {Window & typeof globalThis} view
 * @param {EndedElements} elements
 * @param {() => [width: number, height: number]} newSize  of the session's window, points
 * @param {string} ownerToken  empty: the person in front of the page does not own the server
 * @returns {() => void} stop
 */
export function openEnded(view, { restart, text }, newSize, ownerToken) {
  const { preview, knobs, screen } = linkFrom(view.location.search);
  const exact = exactFrom(view.location.search, view.location.hash);
  const listening = new AbortController();
  const stop = () => listening.abort();
  if (preview === null) return stop;
  restart.hidden = false;
  restart.addEventListener('click', async () => {
    restart.disabled = true;
    try {
      // The link says all that was not as usual: what it leaves out was light, whatever this person prefers.
      const request = view.fetch.bind(view);
      const path = exact === null
        ? await createSession(request, preview, newSize(), screen, knobs, ownerToken)
        : (await createInState(request, preview, newSize(), screen, knobs, ownerToken, exact)).path;
      // With all that the link said: the new page tells what of it could not be followed.
      view.location.replace(path + view.location.search);
    } catch (error) {
      text.textContent = error instanceof Error ? error.message : String(error);
      restart.disabled = false;
    }
  }, { signal: listening.signal });
  return stop;
}
