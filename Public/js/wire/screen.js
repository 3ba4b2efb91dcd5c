// @ts-check
// The settings of a session's screen that are one of a few values: the twin of Swift's `ScreenSetting.choices`. Their
// names and those of their values are the same everywhere: in orders, in the hello, in notices.

import { ByteWriter } from './bytes.js';

/** By name: the first byte of the message that changes it, the values in the order of their bytes, the usual one. */
export const SCREEN_CHOICES = /** @type {const} */ ({
  appearance: { kind: 0x15, values: ['light', 'dark'], usual: 'light' },
  direction: { kind: 0x19, values: ['ltr', 'rtl'], usual: 'ltr' }, // in which the language runs
  textSize: { // Apple's content size categories; the last five are for accessibility
    kind: 0x1c, values: ['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'ax1', 'ax2', 'ax3', 'ax4', 'ax5'], usual: 'l',
  },
  textWeight: { kind: 0x1D, values: ['regular', 'bold'], usual: 'regular' },
  contrast: { kind: 0x1E, values: ['standard', 'increased'], usual: 'standard' },
  motion: { kind: 0x1F, values: ['full', 'reduced'], usual: 'full' },
});

/** The name of such a setting.
 * @typedef {keyof typeof SCREEN_CHOICES} ScreenChoiceName */

/** Of a session, for everybody.
 * @typedef {{ [Name in ScreenChoiceName]: typeof SCREEN_CHOICES[Name]['values'][number] }} ScreenChoices */

const NAMES = /** @type {ScreenChoiceName[]} */ (Object.keys(SCREEN_CHOICES));

/** @returns {ScreenChoices}  those of a session whose viewers have chosen none */
export function usualChoices() {
  return /** @type {ScreenChoices} */ (Object.fromEntries(NAMES.map((name) => [name, SCREEN_CHOICES[name].usual])));
}

/**
 * @param {Record<string, unknown>} fields  may name values of settings; other values than there are count as not named
 * @returns {Partial<ScreenChoices>}  those that are named
 */
export function choicesIn(fields) {
  const named = NAMES.filter((name) => Object.hasOwn(fields, name) && values(name).includes(fields[name]));
  return Object.fromEntries(named.map((name) => [name, fields[name]]));
}

/** @param {string} name  @returns {name is ScreenChoiceName} */
export function isScreenChoice(name) {
  return Object.hasOwn(SCREEN_CHOICES, name);
}

/**
 * @template {ScreenChoiceName} Name
 * @param {number} inputSeq
 * @param {Name} name
 * @param {ScreenChoices[Name]} value  that the session is to have, for everybody
 * @returns {Uint8Array}
 */
export function encodeChoice(inputSeq, name, value) {
  return new ByteWriter(SCREEN_CHOICES[name].kind).varint(inputSeq).byte(values(name).indexOf(value)).finish();
}

/**
 * @template {ScreenChoiceName} Name
 * @param {Name} name
 * @returns {readonly ScreenChoices[Name][]}  in the order of their bytes
 */
export function choiceValues(name) {
  return /** @type {readonly ScreenChoices[Name][]} */ (values(name));
}

/** @param {ScreenChoiceName} name @returns {readonly unknown[]} */
function values(name) {
  return SCREEN_CHOICES[name].values;
}
