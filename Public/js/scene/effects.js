// @ts-check
// Effects: filters for all that a layer shows, taken as one picture, and how that is mixed with the picture behind it.
//
// A filter that CSS has becomes that one. The rest is done with colours that are laid over the picture and cut to its
// outline, which every browser can do; where a canvas has no filters, those of CSS are left out.

import { WireLimits, inRange } from '../wire/bytes.js';

/** Blend: 0 none, else as in `OPERATIONS`. Kinds: as in `FILTERS`; amounts in 1/64 pt for a blur, else in 1/1024;
 * `color` null of a kind that has none.
 * @typedef {{ kind: number, amount: number, color: import('../wire/bytes.js').Colour | null }} FilterRecord
 * @typedef {{ blend: number, filters: FilterRecord[] }} EffectsRecord */

/** One step on the way from a picture to the next: either a filter for a picture in so many pixels per point, or
 * colours laid over it.
 * @typedef {{ css: ((scale: number) => string) | null, layers: [operation: GlobalCompositeOperation, colour: string][] }} Step */

/** `reach`: how far the picture grows on each side, in points.
 * @typedef {{ operation: GlobalCompositeOperation, steps: Step[], reach: number }} Effects */

/** A blur is not seen further out than this many of its standard deviations. */
const BLUR_REACH = 3;

const BLUR = 1;
const INVERSION = 7;
const MULTIPLICATION = 8;

/** By the numbers of the wire. A canvas has no darker sum: burning is nearest to it.
 * @type {readonly GlobalCompositeOperation[]} */
const OPERATIONS = [
  'source-over', 'source-over', 'multiply', 'screen', 'overlay', 'darken', 'lighten', 'color-dodge', 'color-burn',
  'soft-light', 'hard-light', 'difference', 'exclusion', 'hue', 'saturation', 'color', 'luminosity', 'source-atop',
  'destination-over', 'destination-out', 'color-burn', 'lighter',
];

/** @param {import('../wire/bytes.js').ByteReader} reader @returns {EffectsRecord} */
export function readEffects(reader) {
  const blend = reader.choice('blend', OPERATIONS.length);
  if (blend === 0) return { blend, filters: [] };
  const count = reader.count('filters', WireLimits.filters, 1);
  return { blend, filters: Array.from({ length: count }, () => readFilter(reader)) };
}

/** @param {import('../wire/bytes.js').ByteReader} reader @returns {FilterRecord} */
function readFilter(reader) {
  const kind = inRange('filter', reader.byte(), BLUR, MULTIPLICATION);
  return {
    kind, amount: kind < INVERSION ? reader.length() : 0, color: kind === MULTIPLICATION ? reader.colour() : null,
  };
}

/** @param {EffectsRecord} record @returns {Effects | null} null: none */
export function effectsOf({ blend, filters }) {
  if (blend === 0) return null;
  const steps = filters.map(stepOf);
  const blurs = filters.filter(({ kind }) => kind === BLUR).map(({ amount }) => BLUR_REACH * amount / 64);
  return { operation: OPERATIONS[blend] ?? 'source-over', steps, reach: blurs.reduce((sum, reach) => sum + reach, 0) };
}

/** @param {FilterRecord} record @returns {Step} */
function stepOf({ kind, amount, color }) {
  const part = amount / 1024;
  switch (kind) {
    case BLUR: return filter((scale) => `blur(${amount / 64 * scale}px)`);
    case 2: return { css: null, layers: brighter(part) };
    case 3: return filter(() => `contrast(${Math.max(part, 0)})`);
    case 4: return filter(() => `saturate(${Math.max(part, 0)})`);
    case 5: return filter(() => `grayscale(${Math.min(Math.max(part, 0), 1)})`);
    case 6: return filter(() => `hue-rotate(${part}rad)`);
    case INVERSION: return { css: null, layers: [['difference', '#fff']] };
    default: {
      const [red, green, blue] = color ?? [255, 255, 255];
      return { css: null, layers: [['multiply', `rgb(${red} ${green} ${blue})`]] };
    }
  }
}

/** @param {(scale: number) => string} css @returns {Step} */
function filter(css) {
  return { css, layers: [] };
}

/**
 * Colours that add so much light to every other; a negative amount takes it away from what is left of white.
 * @param {number} amount  -1 to 1
 * @returns {[operation: GlobalCompositeOperation, colour: string][]}
 */
function brighter(amount) {
  const grey = Math.round(Math.min(Math.abs(amount), 1) * 255);
  /** @type {[operation: GlobalCompositeOperation, colour: string]} */
  const light = ['lighter', `rgb(${grey} ${grey} ${grey})`];
  return amount >= 0 ? [light] : [['difference', '#fff'], light, ['difference', '#fff']];
}
