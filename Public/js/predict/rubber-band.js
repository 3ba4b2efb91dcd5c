// @ts-check
// The legal offsets along one axis, and how content follows a finger past them. The twin of OffsetRange.swift and
// RubberBand.swift. All lengths are in points.

import { SCROLL } from './scroll-constants.js';

/** `highest` is never below `lowest`: content smaller than the view rests at the leading inset.
 * @typedef {{ lowest: number, highest: number }} OffsetRange */

/**
 * @param {number} contentLength
 * @param {number} viewLength
 * @param {number} leadingInset   adjusted inset, left or top
 * @param {number} trailingInset
 * @returns {OffsetRange}
 */
export function offsetRange(contentLength, viewLength, leadingInset, trailingInset) {
  const lowest = 0 - leadingInset;
  return { lowest, highest: Math.max(lowest, contentLength - viewLength + trailingInset) };
}

/** The legal offset nearest to `offset`.
 * @param {OffsetRange} range @param {number} offset */
export function clamp({ lowest, highest }, offset) {
  return Math.min(Math.max(offset, lowest), highest);
}

/** How far outside `offset` is: negative before the leading edge, 0 inside.
 * @param {OffsetRange} range @param {number} offset */
export function overshoot(range, offset) {
  return offset - clamp(range, offset);
}

/**
 * How far the content is past the edge when the finger is `distance` past it: ever less, and never `dimension`.
 * @param {number} distance   negative before the leading edge
 * @param {number} dimension  length of the view along the axis
 * @returns {number} of the same sign
 */
export function stretch(distance, dimension) {
  if (!(dimension > 0)) return 0;
  const { rubberBandSlope: slope } = SCROLL;
  return distance * slope * dimension / (dimension + slope * Math.abs(distance));
}

/**
 * The inverse of `stretch`: where the finger must be for the content to be `displacement` past the edge.
 * @param {number} displacement  a magnitude of `dimension` or more, which no finger can reach, counts as one below it
 * @param {number} dimension
 * @returns {number} of the same sign
 */
export function unstretch(displacement, dimension) {
  if (!(dimension > 0)) return 0;
  const reachable = Math.min(Math.abs(displacement), dimension * 0.999);
  const distance = reachable * dimension / (SCROLL.rubberBandSlope * (dimension - reachable));
  return displacement < 0 ? -distance : distance;
}

/**
 * Points of content per point of finger where the content is `displacement` past the edge.
 * @param {number} displacement
 * @param {number} dimension
 */
export function stretchSlope(displacement, dimension) {
  if (!(dimension > 0)) return 0;
  const rest = Math.max(0, 1 - Math.abs(displacement) / dimension);
  return SCROLL.rubberBandSlope * rest * rest;
}

/**
 * The offset that shows for content that would be at `free` without edges.
 * @param {number} free
 * @param {OffsetRange} range
 * @param {number} dimension
 * @param {boolean} bounces
 */
export function banded(free, range, dimension, bounces) {
  return clamp(range, free) + (bounces ? stretch(overshoot(range, free), dimension) : 0);
}

/**
 * The inverse of `banded`: where content at `offset` would be without edges.
 * @param {number} offset
 * @param {OffsetRange} range
 * @param {number} dimension
 */
export function unbanded(offset, range, dimension) {
  const past = overshoot(range, offset);
  return past === 0 ? offset : clamp(range, offset) + unstretch(past, dimension);
}
