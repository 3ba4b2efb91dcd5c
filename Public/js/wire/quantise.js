// @ts-check
// Between the whole numbers of the wire and the quantities they stand for. The twin of Quantise.swift: what the server
// divides into steps is put together here. All steps but those of units and fractions are exact in binary.

/** Steps per point of a length. */
export const LENGTH_STEPS = 64;

/** Steps per 1 of a coefficient of an affine transform. */
export const COEFFICIENT_STEPS = 65_536;

/** Steps per 1 of an anchor point, and of a place in the bounds. */
export const ANCHOR_STEPS = 4_096;

/** Steps per 1 of what is finer than a length: spacing, slants, amounts of filters. */
export const FINE_STEPS = 1_024;

/** Steps from 0 to 1 of an opacity and of a component of a colour. */
export const UNIT_STEPS = 255;

/** Steps from 0 to 1 of a place on a way. */
export const FRACTION_STEPS = 65_535;

/** Steps per second of a time. */
export const TIME_STEPS = 10_000;

/** Steps per millisecond, in which the page counts time. */
export const TIME_STEPS_PER_MS = TIME_STEPS / 1000;

/** @typedef {[x: number, y: number]} Pair */

/** @param {number} steps  of a length @returns {number} points */
export function points(steps) {
  return steps / LENGTH_STEPS;
}

/** @param {Pair} steps  of lengths @returns {Pair} points */
export function pointPair([x, y]) {
  return [x / LENGTH_STEPS, y / LENGTH_STEPS];
}

/** @param {Pair} steps  of a place in the bounds @returns {Pair} parts of the bounds */
export function anchorPair([x, y]) {
  return [x / ANCHOR_STEPS, y / ANCHOR_STEPS];
}

/** @param {number} steps  of what is finer than a length */
export function fine(steps) {
  return steps / FINE_STEPS;
}

/** @param {number} steps  0 to 255 @returns {number} 0 to 1 */
export function unit(steps) {
  return steps / UNIT_STEPS;
}

/** @param {number} steps  of a place on a way @returns {number} 0 to 1 */
export function fraction(steps) {
  return steps / FRACTION_STEPS;
}
