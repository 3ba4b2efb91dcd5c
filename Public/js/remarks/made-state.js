// @ts-check
// The state in which a remark was made: in words, and whether the session is in it now.

import { entriesOf, fieldsOf, finiteOf, textOf } from '../server/json.js';
import { valueText } from '../server/knob-value.js';
import { choicesIn, usualChoices } from '../wire/screen.js';

/** @typedef {import('../server/state.js').State} State */
/** @typedef {import('../wire/screen.js').ScreenChoices} ScreenChoices */

/** `knobs`: texts of values by name, of those that were not as the source has them. `revision`: id of the build.
 * @typedef {{ size: [width: number, height: number] | null, device: string, choices: ScreenChoices,
 *   knobs: Map<string, string>, revision: string }} MadeState */

/** As many knobs are named in words; the rest is counted. */
const KNOBS_NAMED = 4;

/** UTF-16 units of a name and a value. */
const LONGEST = 60;

/** @param {import('../server/remark-list.js').StateOrder} order @returns {MadeState} */
export function madeStateFrom(order) {
  const [width, height] = entriesOf(order.size, 2).map((side) => finiteOf(side) ?? 0);
  const knobs = Object.entries(fieldsOf(order.knobs)).map(([name, value]) =>
    /** @type {const} */ ([name.slice(0, LONGEST), knobText(value)]));
  return {
    size: width > 0 && height > 0 ? [width, height] : null, device: textOf(order.device, LONGEST),
    choices: { ...usualChoices(), ...choicesIn(order) }, knobs: new Map(knobs),
    revision: textOf(order.revision, LONGEST),
  };
}

/** @param {unknown} value */
function knobText(value) {
  const isValue = typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean';
  return isValue ? valueText(value).slice(0, LONGEST) : '';
}

/**
 * Whether a session is set otherwise: its screen, its knobs or its build.
 * @param {MadeState} made
 * @param {State} state
 */
export function isOtherwise(made, state) {
  const { size, device, choices, knobs, revision } = made;
  const turned = state.knobs.filter((knob) => knob.value !== knob.default);
  const isSameKnobs = turned.length === knobs.size &&
    turned.every(({ name, value }) => knobs.get(name.slice(0, LONGEST)) === valueText(value).slice(0, LONGEST));
  const isSameScreen = device === state.device && (size === null || isSameSize(size, state.size)) &&
    Object.entries(choices).every(([name, value]) => state[/** @type {keyof ScreenChoices} */ (name)] === value);
  const isSameBuild = revision === '' || state.reload.id === '' || revision === state.reload.id;
  return !isSameScreen || !isSameKnobs || !isSameBuild;
}

/** @param {[number, number]} one @param {[number, number]} other */
function isSameSize(one, other) {
  return Math.abs(one[0] - other[0]) < 1 && Math.abs(one[1] - other[1]) < 1;
}

/**
 * @param {MadeState} made
 * @param {import('../server/device-list.js').Device[]} devices  that there are
 * @param {(choices: ScreenChoices) => string} settingsText  the settings of a screen in words; empty: all are as usual
 */
export function madeStateText({ size, device, choices, knobs, revision }, devices, settingsText) {
  const name = devices.find(({ slug }) => slug === device)?.name ?? device;
  const named = [...knobs].slice(0, KNOBS_NAMED).map(([knob, value]) => `${knob}: ${value}`);
  const rest = knobs.size - named.length;
  return [
    name, size === null ? '' : `${Math.round(size[0])} × ${Math.round(size[1])}`, settingsText(choices), ...named,
    rest > 0 ? `${rest} more ${rest === 1 ? 'knob' : 'knobs'}` : '', revision === '' ? '' : `Build ${revision}`,
  ].filter((part) => part !== '').join(' · ');
}
