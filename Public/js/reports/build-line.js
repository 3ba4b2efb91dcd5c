// @ts-check
// The result of the last save, as a quiet line in the bar: one of applied, unchanged and failed for each, with the
// times behind it. Nothing where nothing is built.

import { bindFolding } from '../page/folding.js';

/** @typedef {import('../server/state.js').State} State */

/**
 * @typedef {object} BuildElements
 * @property {HTMLDetailsElement} build   the line, and what it opens; has `data-phase`
 * @property {HTMLElement} buildLine      `role=status`
 * @property {HTMLElement} buildTimes     a list of terms and values
 * @property {HTMLElement} buildID        in the corner of the page
 * @property {HTMLElement} session      has `data-failed` while the last save is not what is shown
 */

/** Each part of the time between a save and its picture, in words. */
const TIME_WORDS = /** @type {const} */ ([
  ['adapt', 'Adapt'], ['compile', 'Compile'], ['link', 'Link'], ['load', 'Load'], ['firstFrame', 'First frame'],
  ['total', 'Save to picture'],
]);

/**
 * @param {State['reload']} reload
 * @returns {string} empty when there is nothing to say
 */
export function buildText({ phase, times }) {
  switch (phase) {
    case 'building': return 'Building…';
    case 'applied': return times.total === undefined ? 'Applied' : `Applied ${secondsText(times.total)}`;
    case 'unchanged': return 'Unchanged';
    case 'failed': return 'Failed';
    default: return '';
  }
}

/**
 * @param {number} ms
 * @returns {string} `0.42 s`
 */
export function secondsText(ms) {
  return `${(ms / 1000).toFixed(2)} s`;
}

/**
 * The details that the line opens: terms and their values.
 * @param {State['reload']} reload
 * @returns {[term: string, value: string][]}
 */
export function buildDetails({ phase, id, changed, step, times }) {
  const known = TIME_WORDS.filter(([name]) => times[name] !== undefined);
  /** @type {[string, string][]} */
  const details = known.map(([name, words]) => [words, secondsText(times[name])]);
  if (phase === 'building' && changed.length > 0) details.unshift(['Changed', changedText(changed)]);
  if (phase === 'building' && step !== '') details.unshift(['Now', step]);
  if (id !== '') details.push(['Build', id]);
  return details;
}

/** @param {string[]} changed  names of files */
function changedText(changed) {
  return changed.length <= 3 ? changed.join(', ') : `${changed.slice(0, 2).join(', ')} and ${changed.length - 2} more`;
}

/**
 * Keep the line up to date, and let what it opens be closed as a menu is.
 * @param {BuildElements} elements
 * @param {State} state
 * @returns {{ changed: () => void, stop: () => void }}  `changed`: `state.reload` is another
 */
export function openBuildLine(elements, state) {
  const { build, session } = elements;
  let [said, shown] = ['', ''];
  const changed = () => {
    // Two saves in a row may end alike; each is said, and seen to be said.
    const { phase, count, changed, step } = state.reload;
    const mark = `${phase} ${count} ${changed}`;
    if (mark === said && step === shown) return;
    renderDetails(elements, state.reload);
    shown = step;
    if (mark === said) return;
    said = mark;
    renderBuild(elements, state.reload);
  };
  return { changed, stop: bindFolding(build, session) };
}

/**
 * @param {BuildElements} elements
 * @param {State['reload']} reload
 */
function renderBuild({ build, buildLine, buildID, session }, reload) {
  const word = build.ownerDocument.createElement('span');
  word.textContent = buildText(reload);
  build.hidden = reload.phase === 'none';
  build.dataset.phase = reload.phase;
  session.toggleAttribute('data-failed', reload.phase === 'failed');
  build.dataset.count = String(reload.count);
  // Another element rather than another text, so that the same words are said and flash again.
  buildLine.replaceChildren(word);
  buildID.textContent = reload.id;
  buildID.hidden = reload.id === '';
}

/**
 * @param {BuildElements} elements
 * @param {State['reload']} reload
 */
function renderDetails({ build, buildTimes }, reload) {
  const page = build.ownerDocument;
  const details = buildDetails(reload);
  build.title = details.map(([term, value]) => `${term} ${value}`).join(' · ');
  buildTimes.replaceChildren(...details.flatMap(([term, value]) => {
    const [name, content] = [page.createElement('dt'), page.createElement('dd')];
    name.textContent = term;
    content.textContent = value;
    return [name, content];
  }));
}
