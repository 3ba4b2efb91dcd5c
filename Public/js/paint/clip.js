// @ts-check
// Masks that are plain outlines: what a clip can do, a second drawing need not.

import { affineOf, planeToParent } from '../scene/projection.js';

/** @typedef {import('../scene/scene.js').Layer} Layer */

/**
 * The outline that a mask cuts out, if its alpha is 1 within an outline and 0 without.
 * @param {Layer} mask
 * @returns {{ transform: import('../scene/scene.js').Affine, layer: Layer, isOutline: boolean } | null} the outline is that
 *   of the layer's path or of its bounds, in its own coordinates; `transform` is from there to those of the layer
 *   that is masked. null: the mask has to be drawn
 */
export function clipOf(mask) {
  const { outline, shape, background } = mask;
  const isPlain = mask.opacity === 1 && mask.ordered.length === 0 && mask.mask === null && !mask.masksToBounds &&
    mask.shadow === null && mask.border === null && mask.gradient === null && mask.picture === null &&
    mask.text === null && mask.effects === null;
  if (!isPlain) return null;
  const isOutline = outline !== null && background === null && shape.stroke === null && shape.isOpaque;
  const isBox = outline === null && background !== null && mask.isBackgroundOpaque;
  if (!isOutline && !isBox) return null;
  const plane = planeToParent(mask);
  const transform = plane && affineOf(plane);
  return transform && { transform, layer: mask, isOutline };
}
