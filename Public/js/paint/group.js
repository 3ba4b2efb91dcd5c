// @ts-check
// Which layers must be drawn to the end before their opacity counts: those that show several things.

import { PLAIN } from '../scene/ornaments.js';

/** @typedef {import('../scene/scene.js').Layer} Layer */

/**
 * Whether a layer draws more than one thing, sublayers included. One thing alone may be drawn with the opacity of all
 * that is above it; of two, the lower would shine through the upper.
 * @param {Layer} layer
 */
export function showsSeveral(layer) {
  return countThings(layer, 2) >= 2;
}

/**
 * @param {Layer} layer
 * @param {number} enough  at which counting ends
 * @returns {number} of the things that it draws, at most a few more than `enough`
 */
function countThings(layer, enough) {
  let count = countOwn(layer);
  for (const child of layer.ordered) {
    if (count >= enough) return count;
    // A layer is mixed with the picture behind it before the opacity of both counts.
    if (child.effects && child.effects.operation !== 'source-over') return enough;
    if (child.opacity > 0) count += countThings(child, enough - count);
  }
  return count;
}

/** @param {Layer} layer */
function countOwn({ background, gradient, picture, outline, shape, text, border, shadow }) {
  const things = [
    background, gradient, picture, outline && shape.fill, outline && shape.stroke, text, border, shadow,
    isAdorned(text) ? text : null,
  ];
  return things.reduce((count, thing) => (thing === null ? count : count + 1), 0);
}

/** Strokes, shadows and grounds lie over letters, or under them.
 * @param {import('../scene/look.js').LayerText | null} text */
function isAdorned(text) {
  return text !== null && text.lines.some(({ runs }) => runs.some(({ ornaments }) => ornaments !== PLAIN));
}
