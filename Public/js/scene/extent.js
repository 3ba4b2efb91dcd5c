// @ts-check
// How far what a layer shows reaches: its box, its drawings and all that it holds, in its own coordinates.

import { boxOf } from './outline.js';
import { mappedBox, planeToParent } from './projection.js';

/** @typedef {import('./projection.js').Box} Box */
/** @typedef {import('./scene.js').Layer} Layer */

/** Widest glyphs there are, in font sizes: text is not measured here. */
const WIDEST_GLYPH = 1.6;

/** Above the baseline and below it, in font sizes. */
const ASCENT = 1.2;
const DESCENT = 0.5;

/** A blur is not seen further out than this many of its standard deviations. */
const BLUR_REACH = 3;

/** @typedef {import('./look.js').Run} Run */

/**
 * @param {Layer} layer
 * @param {(run: Run) => number} [widthOf]  a run of text, in points
 * @returns {Box} at least the bounds; too large rather than too small
 */
export function extentOf(layer, widthOf = widestOf) {
  const box = boundsBox(layer);
  if (!layer.masksToBounds) {
    if (layer.outline) unite(box, outlineBox(layer));
    if (layer.text) layer.text.lines.forEach((line) => unite(box, lineBox(line, widthOf)));
    for (const child of layer.ordered) {
      const plane = planeToParent(child);
      if (plane && child.opacity > 0) unite(box, mappedBox(plane, extentOf(child, widthOf)));
    }
    if (layer.shadow) unite(box, shadowBox(layer.shadow, box));
  }
  return layer.effects ? grown(box, layer.effects.reach) : box;
}

/**
 * The box around what is really drawn of a layer; bounds that show nothing do not count.
 * @param {Layer} layer
 * @param {(run: Run) => number} widthOf  a run of text, in points
 * @returns {Box | null} null: nothing
 */
export function inkOf(layer, widthOf) {
  /** @type {Box} */
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  if (layer.background || layer.border || layer.gradient || layer.picture) unite(box, boundsBox(layer));
  if (layer.outline) unite(box, outlineBox(layer));
  if (layer.text) layer.text.lines.forEach((line) => unite(box, lineBox(line, widthOf)));
  for (const child of layer.ordered) {
    const plane = child.opacity > 0 ? planeToParent(child) : null;
    const ink = plane && inkOf(child, widthOf);
    if (plane && ink) unite(box, mappedBox(plane, ink));
  }
  if (layer.masksToBounds) cut(box, boundsBox(layer));
  else if (layer.shadow) unite(box, shadowBox(layer.shadow, box));
  return box[0] < box[2] && box[1] < box[3] ? grown(box, layer.effects?.reach ?? 0) : null;
}

/** @param {Layer} layer @returns {Box} */
export function boundsBox({ boundsOrigin: [x, y], boundsSize: [width, height] }) {
  return [x, y, x + Math.max(width, 0), y + Math.max(height, 0)];
}

/** @param {Layer} layer @returns {Box | null} */
function outlineBox({ outline, shape }) {
  const box = outline && boxOf(outline);
  if (!box || shape.stroke === null) return box;
  return grown(box, shape.lineWidth / 2 * Math.max(shape.join === 'miter' ? shape.miterLimit : 1, Math.SQRT2));
}

/** @param {Run} run */
function widestOf(run) {
  return WIDEST_GLYPH * run.fontSize * run.string.length;
}

/**
 * @param {{ x: number, baseline: number, runs: Run[] }} line
 * @param {(run: Run) => number} widthOf
 * @returns {Box | null}
 */
function lineBox({ x, baseline, runs }, widthOf) {
  /** @type {Box | null} */
  let box = null;
  for (const run of runs) {
    const left = x + run.x;
    /** @type {Box} */
    const own = grown([
      left - run.fontSize, baseline - ASCENT * run.fontSize,
      left + widthOf(run), baseline + DESCENT * run.fontSize,
    ], reachOf(run));
    if (box) unite(box, own);
    else box = own;
  }
  return box;
}

/** How far what a run wears may reach beyond its letters.
 * @param {Run} run */
function reachOf({ fontSize, ornaments: { stroke, shadow, rise, slant, ground } }) {
  return (stroke?.width ?? 0) + Math.abs(rise) + Math.abs(slant) * ASCENT * fontSize
    + (shadow ? Math.hypot(...shadow.offset) + BLUR_REACH * shadow.radius : 0)
    + (ground ? Math.max(-ground.top, ground.bottom, 0) : 0);
}

/** @param {import('./look.js').Shadow} shadow @param {Box} caster @returns {Box} */
function shadowBox({ offset: [dx, dy], radius, outline }, caster) {
  const [left, top, right, bottom] = grown((outline && boxOf(outline)) ?? caster, BLUR_REACH * radius);
  return [left + dx, top + dy, right + dx, bottom + dy];
}

/** @param {Box} box @param {number} by @returns {Box} */
function grown([left, top, right, bottom], by) {
  return [left - by, top - by, right + by, bottom + by];
}

/** @param {Box} box  is changed @param {Box | null} other */
function unite(box, other) {
  if (!other) return;
  box[0] = Math.min(box[0], other[0]);
  box[1] = Math.min(box[1], other[1]);
  box[2] = Math.max(box[2], other[2]);
  box[3] = Math.max(box[3], other[3]);
}

/** @param {Box} box  is changed @param {Box} other */
function cut(box, other) {
  box[0] = Math.max(box[0], other[0]);
  box[1] = Math.max(box[1], other[1]);
  box[2] = Math.min(box[2], other[2]);
  box[3] = Math.min(box[3], other[3]);
}
