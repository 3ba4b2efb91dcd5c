// @ts-check
// The panes of a matrix in an address: `pane=iphone-16,dark,ax1` for each. A word is a device, a size, or the value of a
// setting: no two settings have a value of the same name. What no word says is as usual, whoever looks at it.

import { isScreenChoice, SCREEN_CHOICES, usualChoices } from '../wire/screen.js';
import { takeScreen } from './screen-link.js';

/** @typedef {import('../server/asked-screen.js').AskedScreen} AskedScreen */

/** Panes that one gesture can drive: fewer are no matrix, and more are too small to see anything in. */
export const PANES = Object.freeze({ least: 2, most: 9 });

/** @param {string} word @returns {string} the setting that has a value of that name; empty: none */
function settingOf(word) {
  const found = Object.entries(SCREEN_CHOICES).find(([, { values }]) => values.some((value) => value === word));
  return found?.[0] ?? '';
}

/**
 * @param {string} text
 * @returns {AskedScreen | null} null: a word of it means nothing, or says again what another said
 */
export function paneFrom(text) {
  /** @type {AskedScreen} */
  const screen = { device: '', size: null, choices: {} };
  for (const word of text === '' ? [] : text.split(',')) {
    const setting = settingOf(word);
    const key = setting !== '' ? setting : /^\d/.test(word) ? 'size' : 'device';
    if (!takeScreen(screen, key, word)) return null;
  }
  return screen;
}

/**
 * Writes what `paneFrom` reads.
 * @param {AskedScreen} screen
 * @returns {string}
 */
export function paneText({ device, size, choices }) {
  const usual = usualChoices();
  const chosen = Object.entries({ ...usual, ...choices })
    .flatMap(([name, value]) => isScreenChoice(name) && value !== usual[name] ? [value] : []);
  return [...(device === '' ? [] : [device]), ...(size === null ? [] : [size.join('x')]), ...chosen].join(',');
}

/**
 * The panes beside which somebody may want to see a screen: it in the other appearance, the other direction, and with
 * large text.
 * @param {AskedScreen} screen
 * @returns {AskedScreen[]} it first
 */
export function panesBeside(screen) {
  const all = { ...usualChoices(), ...screen.choices };
  const other = (/** @type {AskedScreen['choices']} */ choices) => ({ ...screen, choices: { ...all, ...choices } });
  return [
    screen,
    other({ appearance: all.appearance === 'dark' ? 'light' : 'dark' }),
    other({ direction: all.direction === 'rtl' ? 'ltr' : 'rtl' }),
    other({ textSize: all.textSize === 'ax3' ? 'l' : 'ax3' }),
  ];
}
