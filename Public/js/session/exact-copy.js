// @ts-check
// The button that copies a link to the exact state of the session.

import { COPIED_MS, copyText } from '../page/copying.js';
import { exactParts } from '../page/exact-link.js';
import { linkFrom, searchFor } from '../page/link.js';
import { readState } from '../server/state-api.js';
import { sessionShown } from '../server/state.js';

/** @typedef {import('../server/state.js').State} State */

/**
 * @typedef {object} ExactCopyElements
 * @property {HTMLButtonElement} copyState
 * @property {HTMLElement} copyStateLabel  its words
 * @property {HTMLInputElement} address    the link to select by hand, where nothing may be copied
 * @property {HTMLElement} announcement    `role=status`
 * @property {HTMLElement} status          what went wrong is said there
 */

/**
 * The address of a state. Where people need links, that of the session with its key: who has it may be at another
 * machine, where no session can be made. Elsewhere everybody gets a session of their own.
 * @param {import('../server/state-api.js').SessionState} state
 * @param {{ origin: string, path: string, key: string, name?: string }} page  of the session; `key` and `name`: of a
 *   link; empty: none
 * @returns {string}
 */
export function exactAddress({ preview, screen, knobs, exact }, { origin, path, key, name = '' }) {
  const { search, hash } = exactParts(exact);
  const fragment = [key === '' ? '' : `key=${key}`, hash].filter((part) => part !== '').join('&');
  const shown = searchFor(preview, knobs, screen, key === '' ? '' : name);
  return `${origin}${key === '' ? '/' : path}${shown}${search}#${fragment}`;
}

/**
 * @param {Window & typeof globalThis} view
 * @param {ExactCopyElements} elements
 * @param {State} state
 * @param {() => { link: string, owner: string }} keys
 * @returns {() => void} stop
 */
export function bindExactCopy(view, elements, state, keys) {
  const { copyState, copyStateLabel, address, announcement, status } = elements;
  const words = copyStateLabel.textContent ?? '';
  const say = (/** @type {string} */ label, /** @type {string} */ sentence) => {
    copyStateLabel.textContent = label;
    announcement.textContent = sentence;
    view.setTimeout(() => { copyStateLabel.textContent = words; }, COPIED_MS);
  };
  const copy = async () => {
    const { link, owner } = keys();
    copyState.disabled = true;
    try {
      const exact = await readState(view.fetch.bind(view), sessionShown(state), link || owner);
      const { origin, pathname, search } = view.location;
      const { name } = linkFrom(search);
      const text = exactAddress(exact, { origin, path: pathname, key: link, name });
      copyState.disabled = false;
      if (!await copyText(view, text, address)) return;
      if (exact.isWhole) say('Copied', 'The link to this state is copied');
      else say('Copied in part', 'The link is copied. What was done by hand here is too much for a link, and is left out.');
    } catch (error) {
      copyState.disabled = false;
      status.textContent = error instanceof Error ? error.message : String(error);
    }
  };
  const listening = new AbortController();
  copyState.addEventListener('click', copy, { signal: listening.signal });
  return () => listening.abort();
}
