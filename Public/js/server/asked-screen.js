// @ts-check
// The screen that a session is asked to have, as links and orders say it.

import { choicesOf } from './state.js';

/**
 * @typedef {object} AskedScreen
 * @property {string} device  slug; empty: none
 * @property {[width: number, height: number] | null} size  points; null: nobody chose one, or it is that of a device
 *   that is shown upright
 * @property {Partial<import('../wire/screen.js').ScreenChoices>} choices  the others are the usual ones
 */

/**
 * The parts that a link to an exact state has beside the screen and the knobs.
 * @typedef {object} ExactState
 * @property {[width: number, height: number] | null} room  points, where nobody chose the size of the window
 * @property {string} revision  of the source
 * @property {string} state     where everything is scrolled to and what is selected; empty: as at the start
 * @property {string} acts      what hands did; empty: nothing
 */

/** @type {AskedScreen} */
export const USUAL_SCREEN = Object.freeze({ device: '', size: null, choices: {} });

/**
 * How to ask for the screen that a session has.
 * @param {import('./state.js').State} state
 * @returns {AskedScreen}
 */
export function screenOf(state) {
  const { device, size, isSizeChosen } = state;
  const isSaid = device === '' ? isSizeChosen : size[0] > size[1];
  return { device, size: isSaid ? size : null, choices: choicesOf(state) };
}
