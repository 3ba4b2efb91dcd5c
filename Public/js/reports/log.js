// @ts-check
// The warnings of the compiler and the preview: a count in the bar, which opens a list. Nothing while there is nothing.

import { bindFolding } from '../page/folding.js';
import { lineOf } from '../server/problem.js';

/** @typedef {import('../server/state.js').State} State */

/**
 * @typedef {object} LogElements
 * @property {HTMLDetailsElement} log
 * @property {HTMLElement} logCount     its summary's words
 * @property {HTMLElement} logList      `role=log`; one item a warning, oldest first
 * @property {HTMLElement} session      has `data-warned` while there are warnings
 */

/** However many warnings come, the page is written this often, in ms: a reader is told of a count, not of each. */
const PAUSE_MS = 400;

/** @param {number} count  of warnings, at least 1 */
export function countText(count) {
  return count === 1 ? '1 warning' : `${count} warnings`;
}

/**
 * Those of the compiler first, as far as they hold for what was saved last.
 * @param {State} state
 * @returns {string[]}
 */
export function warningsOf({ log, reload }) {
  return [...reload.problems.filter(({ kind }) => kind === 'warning').map(lineOf), ...log];
}

/**
 * Show the warnings of `state`.
 * @param {LogElements} elements
 * @param {State} state
 */
export function renderLog(elements, state) {
  const { log, logCount, logList, session } = elements;
  const warnings = warningsOf(state);
  const isEmpty = warnings.length === 0;
  log.hidden = isEmpty;
  session.toggleAttribute('data-warned', !isEmpty);
  logCount.textContent = isEmpty ? '' : countText(warnings.length);
  logList.replaceChildren(...warnings.map((message) => {
    const item = logList.ownerDocument.createElement('li');
    item.textContent = message;
    return item;
  }));
}

/**
 * Keep the warnings in the page up to date, and let their list be closed as a menu is.
 * @param {LogElements} elements
 * @param {State} state
 * @param {(run: () => void, delayMs: number) => unknown} setTimer
 * @returns {{ changed: () => void, stop: () => void }}  `changed`: `state` has other warnings
 */
export function openLog(elements, state, setTimer) {
  const { log, session } = elements;
  let isDue = false;
  const changed = () => {
    if (isDue) return;
    isDue = true;
    setTimer(() => {
      isDue = false;
      renderLog(elements, state);
    }, PAUSE_MS);
  };
  return { changed, stop: bindFolding(log, session) };
}
