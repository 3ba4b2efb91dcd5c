// @ts-check
// Effects of a layer, as records say them: filters, and how the filtered picture is mixed with the one behind it.

import { inRange } from './bytes.js';
import { WireLimits } from './limits.js';

/** @typedef {import('./bytes.js').ByteReader} ByteReader */

/** Blend: 0 none, else one of so many ways. Amounts in 1/64 pt for a blur, else in 1/1024; `colour` null of a kind that
 * has none.
 * @typedef {{ kind: number, amount: number, colour: import('./bytes.js').Colour | null }} FilterRecord
 * @typedef {{ blend: number, filters: FilterRecord[] }} EffectsRecord */

/** The kinds of filters. */
export const FILTERS = Object.freeze({
  blur: 1, brightness: 2, contrast: 3, saturation: 4, grey: 5, hue: 6, inversion: 7, multiplication: 8,
});

/** How many ways there are to mix with what is behind, none included. */
export const BLENDS = 22;

/** @param {ByteReader} reader @returns {EffectsRecord} */
export function readEffects(reader) {
  const blend = reader.choice('blend', BLENDS);
  if (blend === 0) return { blend, filters: [] };
  const count = reader.count('filters', WireLimits.filters, 1);
  return { blend, filters: Array.from({ length: count }, () => readFilter(reader)) };
}

/** @param {ByteReader} reader @returns {FilterRecord} */
function readFilter(reader) {
  const kind = inRange('filter', reader.byte(), FILTERS.blur, FILTERS.multiplication);
  return {
    kind, amount: kind < FILTERS.inversion ? reader.length() : 0,
    colour: kind === FILTERS.multiplication ? reader.colour() : null,
  };
}
