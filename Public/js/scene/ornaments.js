// @ts-check
// Ornaments of a run of text, such as strokes and shadows, in points and in the words of a canvas.

import { fine, pointPair, points } from '../wire/quantise.js';

/** @typedef {import('../wire/ornaments-record.js').LineRecord} LineRecord */
/** @typedef {import('../wire/ornaments-record.js').OrnamentsRecord} OrnamentsRecord */

/** `dash` in widths of the line; empty for a whole one.
 * @typedef {{ weight: 'single' | 'thick' | 'double', dash: number[], colour: string }} TextLine */

/** Points; `slant` is a tangent.
 * @typedef {object} Ornaments
 * @property {{ width: number, colour: string, isHollow: boolean } | null} stroke
 * @property {{ colour: string, offset: [x: number, y: number], radius: number } | null} shadow
 * @property {number} rise
 * @property {number} slant
 * @property {TextLine | null} underline
 * @property {TextLine | null} strikethrough
 * @property {{ colour: string, top: number, bottom: number } | null} ground
 */

/** @type {Readonly<Ornaments>} */
export const PLAIN = Object.freeze({
  stroke: null, shadow: null, rise: 0, slant: 0, underline: null, strikethrough: null, ground: null,
});

const WEIGHTS = /** @type {const} */ (['single', 'thick', 'double']);
/** Drawn and left out, in turns, in widths of the line (by eye). */
const PATTERNS = [[], [1, 1], [4, 2], [4, 2, 1, 2], [4, 2, 1, 2, 1, 2]];

/**
 * @param {OrnamentsRecord | null | undefined} record
 * @param {(rgba: number[]) => string} cssColour
 * @returns {Readonly<Ornaments>}
 */
export function ornamentsOf(record, cssColour) {
  if (!record) return PLAIN;
  const { stroke, shadow, rise, slant, underline, strikethrough, ground } = record;
  const line = (/** @type {LineRecord | null} */ said) => said && {
    weight: WEIGHTS[said.style & 3] ?? 'single', dash: PATTERNS[said.style >> 2] ?? [], colour: cssColour(said.colour),
  };
  return {
    stroke: stroke && {
      width: points(stroke.width), colour: cssColour(stroke.colour), isHollow: stroke.isHollow,
    },
    shadow: shadow && {
      colour: cssColour(shadow.colour), offset: pointPair(shadow.offset), radius: points(shadow.radius),
    },
    rise: points(rise), slant: fine(slant), underline: line(underline), strikethrough: line(strikethrough),
    ground: ground && {
      colour: cssColour(ground.colour), top: points(ground.top), bottom: points(ground.bottom),
    },
  };
}
