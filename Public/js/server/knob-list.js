// @ts-check
// The knobs of a preview, as the server lists them. Shapes are checked here, so that no other module need check them.

import { WireLimits } from '../wire/limits.js';
import { entriesOf, fieldsOf, finiteOf, isWhole, textOf } from './json.js';
import { fittingValue } from './knob-value.js';

/** @typedef {import('./json.js').Fields} Fields */
/** @typedef {import('./knob-value.js').KnobKind} KnobKind */
/** @typedef {import('./knob-value.js').KnobValue} KnobValue */

/**
 * A constant of the preview's source that can be turned.
 * @typedef {object} Knob
 * @property {string} name         `CarouselLayout.itemWidth`; unique
 * @property {string} title        `Item width`
 * @property {string} group        the type it belongs to
 * @property {KnobKind} kind
 * @property {KnobValue} value     of the session, for everybody
 * @property {KnobValue} default   what the source says
 * @property {number} min          of the slider
 * @property {number} max
 * @property {boolean} isRangeStated  whether the author states them; otherwise values beyond them are allowed
 * @property {number} step         > 0; of the slider and of arrow keys
 * @property {string} unit         `pt`, or empty
 * @property {string[]} choices    names; empty unless it is a choice
 * @property {string} declaration  the author's, on one line
 * @property {[from: number, to: number]} literal  of the value in `declaration`, UTF-16 units
 * @property {string} style        how the literal is written: integer, float, boolean, choice, colour
 */

/** @type {KnobKind[]} */
const KINDS = ['number', 'boolean', 'choice', 'colour'];

/**
 * @param {unknown} list  of a `knobs` message
 * @returns {Knob[]} those that are understood, in the server's order
 */
export function knobsFrom(list) {
  const names = new Set();
  return entriesOf(list, WireLimits.knobs).flatMap((entry) => {
    const knob = knobFrom(fieldsOf(entry));
    if (knob === null || names.has(knob.name)) return [];
    names.add(knob.name);
    return [knob];
  });
}

/**
 * @param {Fields} fields
 * @returns {Knob | null}
 */
function knobFrom(fields) {
  const name = textOf(fields.name);
  const kind = KINDS.find((one) => one === fields.kind);
  if (name === '' || kind === undefined) return null;
  const style = textOf(fields.style);
  const type = { kind, style, choices: entriesOf(fields.choices).filter(isText) };
  const initial = fittingValue(type, fields.default);
  const value = fittingValue(type, fields.value);
  if (initial === null || value === null) return null;
  const declaration = textOf(fields.declaration);
  return {
    ...type, ...rangeOf(fields, initial, style), isRangeStated: fields.isRangeStated === true, name,
    title: textOf(fields.title) || name, group: textOf(fields.group), value, default: initial,
    unit: textOf(fields.unit), declaration, literal: literalFrom(fields.literal, declaration.length),
  };
}

/**
 * The range of a slider. Anything that the server leaves open is taken from the size of the default.
 * @param {Fields} fields
 * @param {KnobValue} initial
 * @param {string} style
 * @returns {{ min: number, max: number, step: number }}
 */
function rangeOf(fields, initial, style) {
  const middle = typeof initial === 'number' ? initial : 0;
  const reach = Math.max(2 * Math.abs(middle), style === 'integer' ? 10 : 1);
  let min = finiteOf(fields.min) ?? (middle < 0 ? -reach : 0);
  let max = finiteOf(fields.max) ?? (middle < 0 ? 0 : reach);
  if (min > max) [min, max] = [max, min];
  const step = finiteOf(fields.step);
  return { min, max, step: step !== null && step > 0 ? step : niceStep(max - min, style === 'integer') };
}

/**
 * A hundredth of the range or less, as one significant digit.
 * @param {number} range  at least 0
 * @param {boolean} isInteger
 */
function niceStep(range, isInteger) {
  if (isInteger || range <= 0) return 1;
  return Number(`1e${Math.floor(Math.log10(range / 100))}`);
}

/**
 * @param {unknown} range
 * @param {number} length  of the declaration
 * @returns {[from: number, to: number]} empty if there is none
 */
function literalFrom(range, length) {
  const [from, to] = entriesOf(range);
  return isWhole(from) && isWhole(to) && from < to && to <= length ? [from, to] : [0, 0];
}

/** @param {unknown} value @returns {value is string} */
function isText(value) {
  return typeof value === 'string';
}
