// @ts-check
// The age of the picture in the bar, while it matters.

import { AgeWord } from './age-word.js';

/** From one sample to the next, in ms: a word that changes faster cannot be read. */
const SAMPLE_MS = 250;

/**
 * @typedef {object} AgeElements
 * @property {HTMLElement} age           in the bar
 * @property {HTMLElement} announcement  `role=status`
 */

/**
 * @param {AgeElements} elements
 * @param {Pick<import('../server/age.js').FrameAge, 'worst' | 'isMoving'>} age
 * @param {() => number} now  ms
 * @param {(run: () => void, delayMs: number) => unknown} setTimer
 * @returns {() => void} call it when a frame has come
 */
export function openAge(elements, age, now, setTimer) {
  const word = new AgeWord();
  let isSampling = false;
  let wasAnnounced = false;
  const sample = () => {
    isSampling = false;
    show(word.take(age.worst(now()), now()));
    sampleIfDue();
  };
  // At rest, until the word is gone, and then not at all.
  const sampleIfDue = () => {
    if (isSampling || !(age.isMoving || word.text !== '')) return;
    isSampling = true;
    setTimer(sample, SAMPLE_MS);
  };
  const show = (/** @type {string} */ text) => {
    if (elements.age.textContent === text) return;
    elements.age.textContent = text;
    elements.age.hidden = text === '';
    if (text === '' || wasAnnounced) return;
    wasAnnounced = true;
    elements.announcement.textContent = `The connection is slow: what is shown is ${text} old`;
  };
  return sampleIfDue;
}
