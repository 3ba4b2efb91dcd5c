// @ts-check
// Effects: filters for all that a layer shows, taken as one picture, and how that is mixed with the picture behind it.
//
// A filter that CSS has becomes that one. The rest is done with colours that are laid over the picture and cut to its
// outline, which every browser can do; where a canvas has no filters, those of CSS are left out.

import { FILTERS } from '../wire/effects-record.js';
import { UNIT_STEPS, fine, points } from '../wire/quantise.js';

/** @typedef {import('../wire/effects-record.js').EffectsRecord} EffectsRecord */
/** @typedef {import('../wire/effects-record.js').FilterRecord} FilterRecord */

/** One step on the way from a picture to the next: either a filter for a picture in so many pixels per point, or
 * colours laid over it.
 * @typedef {{ css: ((scale: number) => string) | null, layers: [operation: GlobalCompositeOperation, colour: string][] }} Step */

/** `reach`: how far the picture grows on each side, in points.
 * @typedef {{ operation: GlobalCompositeOperation, steps: Step[], reach: number }} Effects */

/** A blur is not seen further out than this many of its standard deviations. */
const BLUR_REACH = 3;

/** By the numbers of the wire. A canvas has no darker sum: burning is nearest to it.
 * @type {readonly GlobalCompositeOperation[]} */
const OPERATIONS = [
  'source-over', 'source-over', 'multiply', 'screen', 'overlay', 'darken', 'lighten', 'color-dodge', 'color-burn',
  'soft-light', 'hard-light', 'difference', 'exclusion', 'hue', 'saturation', 'color', 'luminosity', 'source-atop',
  'destination-over', 'destination-out', 'color-burn', 'lighter',
];

/** @param {EffectsRecord} record @returns {Effects | null} null: none */
export function effectsOf({ blend, filters }) {
  if (blend === 0) return null;
  const steps = filters.map(stepOf);
  const blurs = filters.filter(({ kind }) => kind === FILTERS.blur).map(({ amount }) => BLUR_REACH * points(amount));
  return { operation: OPERATIONS[blend] ?? 'source-over', steps, reach: blurs.reduce((sum, reach) => sum + reach, 0) };
}

/** @param {FilterRecord} record @returns {Step} */
function stepOf({ kind, amount, colour }) {
  const part = fine(amount);
  switch (kind) {
    case FILTERS.blur: return filter((scale) => `blur(${points(amount) * scale}px)`);
    case FILTERS.brightness: return { css: null, layers: brighter(part) };
    case FILTERS.contrast: return filter(() => `contrast(${Math.max(part, 0)})`);
    case FILTERS.saturation: return filter(() => `saturate(${Math.max(part, 0)})`);
    case FILTERS.grey: return filter(() => `grayscale(${Math.min(Math.max(part, 0), 1)})`);
    case FILTERS.hue: return filter(() => `hue-rotate(${part}rad)`);
    case FILTERS.inversion: return { css: null, layers: [['difference', '#fff']] };
    default: {
      const [red, green, blue] = colour ?? [UNIT_STEPS, UNIT_STEPS, UNIT_STEPS];
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
  const grey = Math.round(Math.min(Math.abs(amount), 1) * UNIT_STEPS);
  /** @type {[operation: GlobalCompositeOperation, colour: string]} */
  const light = ['lighter', `rgb(${grey} ${grey} ${grey})`];
  return amount >= 0 ? [light] : [['difference', '#fff'], light, ['difference', '#fff']];
}
