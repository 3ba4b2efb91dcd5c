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
