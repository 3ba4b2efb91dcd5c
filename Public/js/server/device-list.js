// @ts-check
// The devices that a preview can be shown on, as the server lists them. Shapes are checked here, so that no other
// module need check them.

import { entriesOf, fieldsOf } from './json.js';

/**
 * The content of the status bar: nothing, or things that are dark or light.
 * @typedef {'hidden' | 'dark' | 'light'} StatusBar
 */

/**
 * @typedef {object} Device
 * @property {string} slug
 * @property {string} name
 * @property {[width: number, height: number]} size  of the screen held upright
 * @property {[upright: number, onSide: number]} statusBar  its height; 0: there is none that way round
 * @property {number} cornerRadius
 * @property {'none' | 'notch' | 'island'} cutout
 * @property {boolean} homeIndicator  whether it has one
 * @property {boolean} isTablet
 */

const CUTOUTS = /** @type {const} */ (['none', 'notch', 'island']);

/**
 * @param {unknown} value  as the server sent it
 * @returns {Device[]}  those that make sense
 */
export function devicesFrom(value) {
  return entriesOf(value).flatMap((entry) => deviceFrom(fieldsOf(entry)) ?? []);
}

/** @param {import('./json.js').Fields} fields @returns {Device | null} */
function deviceFrom({ slug, name, size, statusBar, cornerRadius, cutout, homeIndicator, isTablet }) {
  const [sides, heights] = [lengthPair(size), lengthPair(statusBar)];
  const kind = CUTOUTS.find((one) => one === cutout);
  if (typeof slug !== 'string' || typeof name !== 'string' || kind === undefined) return null;
  if (sides === null || sides[0] === 0 || sides[1] === 0 || heights === null) return null;
  return {
    slug, name, size: sides, statusBar: heights, cornerRadius: isLength(cornerRadius) ? cornerRadius : 0,
    cutout: kind, homeIndicator: homeIndicator === true, isTablet: isTablet === true,
  };
}

/** @param {unknown} value @returns {[number, number] | null} */
function lengthPair(value) {
  const [first, second, ...more] = entriesOf(value);
  return isLength(first) && isLength(second) && more.length === 0 ? [first, second] : null;
}

/** @param {unknown} value @returns {value is number} */
function isLength(value) {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
