// @ts-check
// Draws the text of a layer, run by run, with what the runs wear.

import { drawSpaced, spacedWidth } from './letterspacing.js';

/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {import('../scene/look.js').Run} Run */

/** Where lines under and through text are, above the baseline, and how thick they are, in font sizes: Inter's own. */
const UNDERLINE = -0.14;
const STRIKETHROUGH = 0.27;
const THICKNESS = 0.07;
/** Times as thick as a single line; of a double one, between the middles of its two (by eye). */
const THICK = 2;
const APART = 2;

/**
 * @param {Context} context
 * @param {import('../scene/scene.js').Layer} layer
 * @param {string} fontStack  families as CSS writes them
 * @param {(hash: string) => string | null} familyOf  the family of a preview's own font; null: it is not here
 */
export function drawText(context, { text }, fontStack, familyOf) {
  if (text === null) return;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  // Rendering and kerning stay at their defaults: with those the server's widths are the browser's.
  for (const { x, baseline, runs } of text.lines) {
    for (const run of runs) drawRun(context, run, x + run.x, baseline, fontOf(run, fontStack, familyOf));
  }
}

/**
 * How far a run reaches from where it begins, with letters that lean out of their room.
 * @param {Context} context  whose font becomes the run's
 * @param {Run} run
 * @param {string} fontStack
 * @param {(hash: string) => string | null} familyOf
 * @returns {number} points
 */
export function widthOfRun(context, run, fontStack, familyOf) {
  context.font = fontOf(run, fontStack, familyOf);
  return spacedWidth(context, run.string, run.spacing) + run.fontSize;
}

/** @param {Run} run @param {string} fontStack @param {(hash: string) => string | null} familyOf */
function fontOf({ face, isItalic, weight, fontSize }, fontStack, familyOf) {
  const family = face === '' ? null : familyOf(face);
  return `${isItalic ? 'italic ' : ''}${weight} ${fontSize}px ${family === null ? '' : `${family}, `}${fontStack}`;
}

/**
 * @param {Context} context
 * @param {Run} run
 * @param {number} x
 * @param {number} line  the baseline of the line
 * @param {string} font
 */
function drawRun(context, run, x, line, font) {
  if (run.string === '' || !(run.fontSize > 0)) return;
  const { ground, rise, underline, strikethrough } = run.ornaments;
  const baseline = line - rise;
  context.font = font;
  context.direction = run.direction;
  const measured = ground || run.isUnderlined || run.isStruckThrough;
  const width = measured ? spacedWidth(context, run.string, run.spacing) : 0;
  if (ground) {
    context.fillStyle = ground.colour;
    context.fillRect(x, line + ground.top, width, ground.bottom - ground.top);
  }
  drawLetters(context, run, x, baseline);
  if (run.isUnderlined) drawLine(context, run, x, baseline - UNDERLINE * run.fontSize, width, underline);
  if (run.isStruckThrough) drawLine(context, run, x, baseline - STRIKETHROUGH * run.fontSize, width, strikethrough);
}

/** @param {Context} context @param {Run} run @param {number} x @param {number} baseline */
function drawLetters(context, run, x, baseline) {
  const { stroke, shadow, slant } = run.ornaments;
  context.fillStyle = run.colour;
  if (!stroke && !shadow && slant === 0) {
    drawSpaced(context, run.string, x, baseline, run.spacing);
    return;
  }
  context.save();
  if (shadow) castFrom(context, shadow);
  // Letters lean about their baseline.
  if (slant !== 0) context.transform(1, 0, -slant, 1, slant * baseline, 0);
  if (!stroke?.isHollow) drawSpaced(context, run.string, x, baseline, run.spacing);
  if (stroke) {
    // One shadow is enough.
    if (!stroke.isHollow) context.shadowColor = 'transparent';
    context.strokeStyle = stroke.colour;
    context.lineWidth = stroke.width;
    context.lineJoin = 'round';
    context.setLineDash([]);
    drawSpaced(context, run.string, x, baseline, run.spacing, 'strokeText');
  }
  context.restore();
}

/**
 * Shadows of a canvas are in its pixels, whatever the transform.
 * @param {Context} context @param {NonNullable<import('../scene/ornaments.js').Ornaments['shadow']>} shadow
 */
function castFrom(context, { colour, offset: [x, y], radius }) {
  const { a, b, c, d } = context.getTransform();
  context.shadowColor = colour;
  context.shadowOffsetX = a * x + c * y;
  context.shadowOffsetY = b * x + d * y;
  context.shadowBlur = radius * Math.sqrt(Math.abs(a * d - b * c));
}

/**
 * @param {Context} context
 * @param {Run} run
 * @param {number} x
 * @param {number} y  of its middle
 * @param {number} width
 * @param {import('../scene/ornaments.js').TextLine | null} look  null: a single line in the run's colour
 */
function drawLine(context, run, x, y, width, look) {
  const thickness = THICKNESS * run.fontSize * (look?.weight === 'thick' ? THICK : 1);
  context.fillStyle = look?.colour ?? run.colour;
  const middles = look?.weight === 'double' ? [y, y + APART * thickness] : [y];
  for (const middle of middles) {
    for (const [start, length] of dashes(width, (look?.dash ?? []).map((part) => part * thickness))) {
      context.fillRect(x + start, middle - thickness / 2, length, thickness);
    }
  }
}

/** Dashes of one line at most: a line of a window's width has some hundreds. */
const MOST_DASHES = 2000;

/**
 * @param {number} width
 * @param {number[]} pattern  drawn and left out, in turns; empty for a whole line
 * @returns {[start: number, length: number][]}
 */
export function dashes(width, pattern) {
  const period = pattern.reduce((sum, part) => sum + part, 0);
  if (!(period > 0)) return [[0, width]];
  /** @type {[number, number][]} */
  const found = [];
  for (let at = 0, part = 0; at < width && found.length < MOST_DASHES; part = (part + 1) % pattern.length) {
    if (part % 2 === 0) found.push([at, Math.min(pattern[part], width - at)]);
    at += pattern[part];
  }
  return found;
}
