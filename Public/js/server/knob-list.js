// @ts-check
// The knobs of a preview, as the server lists them. Shapes are checked here, so that nobody else need to.

import { fittingValue } from './knob-value.js';

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

/** A session has no more. */
const MOST_KNOBS = 500;

/**
 * @param {unknown} list  of a `knobs` message
 * @returns {Knob[]} those that are understood, in the server's order
 */
export function knobsFrom(list) {
  if (!Array.isArray(list)) return [];
  const names = new Set();
  return list.slice(0, MOST_KNOBS).flatMap((entry) => {
    const knob = knobFrom(entry);
    if (knob === null || names.has(knob.name)) return [];
    names.add(knob.name);
    return [knob];
  });
}

/**
 * @param {any} entry
 * @returns {Knob | null}
 */
function knobFrom(entry) {
  if (typeof entry?.name !== 'string' || entry.name === '' || !KINDS.includes(entry.kind)) return null;
  const style = text(entry.style);
  const choices = Array.isArray(entry.choices) ? entry.choices.filter(isText) : [];
  const type = { kind: /** @type {KnobKind} */ (entry.kind), style, choices };
  const initial = fittingValue(type, entry.default);
  const value = fittingValue(type, entry.value);
  if (initial === null || value === null) return null;
  const declaration = text(entry.declaration);
  return {
    ...type, ...rangeOf(entry, initial, style), isRangeStated: entry.isRangeStated === true, name: entry.name, title: text(entry.title) || entry.name,
    group: text(entry.group), value, default: initial, unit: text(entry.unit), declaration,
    literal: literalFrom(entry.literal, declaration.length),
  };
}

/**
 * The range of a slider. What the server leaves open is taken from the size of the default.
 * @param {any} entry
 * @param {KnobValue} initial
 * @param {string} style
 * @returns {{ min: number, max: number, step: number }}
 */
function rangeOf(entry, initial, style) {
  const middle = typeof initial === 'number' ? initial : 0;
  const reach = Math.max(2 * Math.abs(middle), style === 'integer' ? 10 : 1);
  let min = finite(entry.min) ?? (middle < 0 ? -reach : 0);
  let max = finite(entry.max) ?? (middle < 0 ? 0 : reach);
  if (min > max) [min, max] = [max, min];
  const step = finite(entry.step);
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
  const [from, to] = Array.isArray(range) ? range : [];
  const isRange = Number.isInteger(from) && Number.isInteger(to) && 0 <= from && from < to && to <= length;
  return isRange ? [from, to] : [0, 0];
}

/** @param {unknown} value */
function isText(value) {
  return typeof value === 'string';
}

/** @param {unknown} value */
function text(value) {
  return typeof value === 'string' ? value : '';
}

/** @param {unknown} value */
function finite(value) {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
