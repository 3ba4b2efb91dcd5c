// @ts-check
// The settings of the screen in words, for people who may not change them.

import { choiceValues, SCREEN_CHOICES } from '../wire/screen.js';
import { CHOICE_CONTROLS } from './choice-controls.js';

/** @typedef {import('../wire/screen.js').ScreenChoiceName} ScreenChoiceName */

/**
 * @param {import('../wire/screen.js').ScreenChoices} choices
 * @returns {string} those that are not as usual; empty: all are
 */
export function settingsText(choices) {
  const names = /** @type {ScreenChoiceName[]} */ (Object.keys(CHOICE_CONTROLS));
  return names.filter((name) => choices[name] !== SCREEN_CHOICES[name].usual).map((name) => {
    const row = CHOICE_CONTROLS[name];
    if (row.form === 'switch') return row.label;
    /** @type {readonly string[]} */
    const values = choiceValues(name);
    return `${row.label}: ${row.names[values.indexOf(choices[name])]}`;
  }).join(' · ');
}
