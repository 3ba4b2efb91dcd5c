// @ts-check
// The parts of an address that concern the screen: `device=SLUG&size=WxH&appearance=dark`. All that is as usual is left
// out.

import { WireLimits } from '../wire/limits.js';
import { choicesIn, isScreenChoice, usualChoices } from '../wire/screen.js';

/** @typedef {import('../server/asked-screen.js').AskedScreen} AskedScreen */

/** The characters that the name of a device is made of. */
const DEVICE = /^[a-z0-9-]+$/;

/** Two lengths in points. */
const SIZE = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/;

/** @param {string} text */
function isDevice(text) {
  return DEVICE.test(text) && text.length <= WireLimits.deviceSlug;
}

/** @param {string} text @returns {AskedScreen['size']} null: no window may be of that size */
export function sizeFrom(text) {
  const [, width, height] = (SIZE.exec(text) ?? []).map(Number);
  const [least, most] = WireLimits.windowSide;
  const isSide = (/** @type {number} */ side) => side >= least && side <= most;
  return isSide(width) && isSide(height) ? [width, height] : null;
}

/**
 * Takes in what a key of an address says of the screen.
 * @param {AskedScreen} screen
 * @param {string} key
 * @param {string} text
 * @returns {boolean} false: nothing, or what was said before
 */
export function takeScreen(screen, key, text) {
  if (key === 'device' && screen.device === '' && isDevice(text)) {
    screen.device = text;
    return true;
  }
  if (key === 'size' && screen.size === null) {
    screen.size = sizeFrom(text);
    return screen.size !== null;
  }
  if (!isScreenChoice(key) || Object.hasOwn(screen.choices, key)) return false;
  Object.assign(screen.choices, choicesIn({ [key]: text }));
  return Object.hasOwn(screen.choices, key);
}

/** @param {AskedScreen} screen @returns {string[][]}  keys and texts of what is not as usual */
export function screenPairs({ device, size, choices }) {
  const usual = usualChoices();
  const chosen = Object.entries({ ...usual, ...choices })
    .filter(([name, value]) => isScreenChoice(name) && value !== usual[name]);
  return [
    ...(device === '' ? [] : [['device', device]]), ...(size === null ? [] : [['size', size.join('x')]]), ...chosen,
  ];
}

/** @param {AskedScreen} screen @returns {string[]}  keys of what it says */
export function screenKeys({ device, size, choices }) {
  return [...(device === '' ? [] : ['device']), ...(size === null ? [] : ['size']), ...Object.keys(choices)];
}
