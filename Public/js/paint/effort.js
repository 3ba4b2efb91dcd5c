// @ts-check
// How long it takes to draw a layer with all that it holds, and to put a drawing of it down, so that the one can be held
// against the other. Microseconds, by eye of what Chromium takes without a graphics card; only their ratio counts.

import { PLAIN } from '../scene/ornaments.js';
import { clipOf } from './clip.js';

/** @typedef {import('../scene/scene.js').Layer} Layer */

/** For each layer, and for each thing of a kind… */
const LAYER = 6;
const BOX = 6;
const ROUND_BOX = 15;
const OUTLINE = 20;
const CLIP = 40;
const SHEET = 60;
const RUN = 15;

/** …and for each letter of 17 points, with what it wears… */
const LETTER = 2.5;
const ADORNED_LETTER = 8;

/** …and for each 1,000 pixels. */
const GRADIENT = 4;
const PICTURE = 8;
const SHADOW = 13;
const BLENDING = 3;

/** Of a drawing that is put down: as a whole, and for each 1,000 pixels. */
const PUTTING = 20;
const PUT_PIXELS = { upright: 0.7, scaled: 3.5, turned: 13 };

/** How a drawing is put down: its pixels become those of the picture one by one, or others, or others at a slant.
 * @typedef {keyof typeof PUT_PIXELS} Pose */

/** @param {number} pixels  of the drawing @param {Pose} pose @returns {number} microseconds */
export function effortOfPutting(pixels, pose) {
  return PUTTING + PUT_PIXELS[pose] * pixels / 1000;
}

/**
 * @param {Layer} layer
 * @param {number} density  pixels per point, of a square
 * @returns {number} microseconds; Infinity: it cannot be drawn by itself, as it scrolls or is mixed with what is behind
 *   it
 */
export function effortOf(layer, density) {
  if (layer.scroller || layer.scrolling || (layer.effects && layer.effects.operation !== 'source-over')) return Infinity;
  const thousands = Math.max(layer.boundsSize[0] * layer.boundsSize[1], 0) * density / 1000;
  let effort = effortOfOwn(layer, thousands);
  for (const child of layer.ordered) if (child.opacity > 0) effort += effortOf(child, density);
  if (layer.mask && clipOf(layer.mask)) effort += CLIP;
  else if (layer.mask) effort += 2 * SHEET + 2 * BLENDING * thousands + effortOf(layer.mask, density);
  if (layer.effects) effort += SHEET * (1 + layer.effects.steps.length) + SHADOW * layer.effects.steps.length * thousands;
  return effort;
}

/** @param {Layer} layer @param {number} thousands  of its pixels */
function effortOfOwn(layer, thousands) {
  const isRound = layer.cornerRadius > 0;
  let effort = LAYER;
  if (layer.background || layer.border) effort += isRound ? ROUND_BOX : BOX;
  if (layer.masksToBounds && layer.ordered.length > 0) effort += isRound ? CLIP + BLENDING * thousands : BOX;
  if (layer.gradient) effort += BOX + GRADIENT * thousands;
  if (layer.picture) effort += BOX + PICTURE * thousands;
  if (layer.outline) effort += OUTLINE + layer.outline.length;
  if (layer.shadow && !layer.masksToBounds) effort += SHEET + SHADOW * thousands;
  if (layer.opacity < 1 && layer.ordered.length > 0) effort += SHEET + BLENDING * thousands;
  if (layer.text) effort += effortOfText(layer.text);
  return effort;
}

/** @param {import('../scene/look.js').LayerText} text */
function effortOfText({ lines }) {
  let effort = 0;
  for (const { runs } of lines) {
    for (const { string, ornaments } of runs) {
      effort += RUN + string.length * (ornaments === PLAIN ? LETTER : ADORNED_LETTER);
    }
  }
  return effort;
}
