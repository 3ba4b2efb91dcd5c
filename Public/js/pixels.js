// @ts-check
// Boxes whose edges fall between device pixels: a smooth edge there lets the ground through where neighbours meet.

import { boundsBox } from './extent.js';

/** @typedef {import('./projection.js').Box} Box */
/** @typedef {import('./scene.js').Affine} Affine */
/** @typedef {import('./scene.js').Layer} Layer */

/** How far a transform's sides may be from the screen's own and still be the screen's: none at all, but for rounding. */
const ROUNDING = 1e-9;

/**
 * The bounds of a layer with their edges on whole device pixels, none moved by more than half a one.
 *
 * Only for what is not transformed: what turns or grows must do so smoothly. A line too thin for a pixel keeps its
 * place, so that it does not vanish.
 * @param {Layer} layer
 * @param {Affine} transform       from its bounds to device pixels
 * @param {[x: number, y: number]} density  device pixels per point of the window
 * @returns {Box | null} in the layer's coordinates; null: the bounds stay as they are
 */
export function snappedBounds(layer, [a, b, c, d, tx, ty], density) {
  const isUntransformed = b === 0 && c === 0 &&
    Math.abs(a - density[0]) <= ROUNDING * density[0] && Math.abs(d - density[1]) <= ROUNDING * density[1];
  if (!isUntransformed || layer.cornerRadius > 0) return null;
  const [left, top, right, bottom] = boundsBox(layer);
  const snap = (/** @type {number} */ at, /** @type {number} */ scale, /** @type {number} */ from) =>
    (Math.round(at * scale + from) - from) / scale;
  /** @type {Box} */
  const box = [snap(left, a, tx), snap(top, d, ty), snap(right, a, tx), snap(bottom, d, ty)];
  return box[2] > box[0] && box[3] > box[1] ? box : null;
}
