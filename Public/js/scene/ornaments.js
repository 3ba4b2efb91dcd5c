// @ts-check
// Ornaments of a run of text, such as strokes and shadows: how records say them, and how the scene holds them.

import { WireError, inRange } from '../wire/bytes.js';

/** @typedef {import('../wire/bytes.js').ByteReader} ByteReader */
/** @typedef {import('../wire/bytes.js').Colour} Colour */

/** Style: bits 0 and 1 weight (single, thick, double), from bit 2 on the pattern (solid, dot, dash, dash dot, dash dot
 * dot).
 * @typedef {{ style: number, color: Colour }} LineRecord */

/** Lengths in 1/64 pt, `rise` upwards, `slant` in 1/1024, `top` and `bottom` from the baseline downwards; null: none.
 * @typedef {object} OrnamentsRecord
 * @property {{ width: number, color: Colour, isHollow: boolean } | null} stroke
 * @property {{ color: Colour, offset: import('../wire/bytes.js').Pair, radius: number } | null} shadow
 * @property {number} rise
 * @property {number} slant
 * @property {LineRecord | null} underline
 * @property {LineRecord | null} strikethrough
 * @property {{ color: Colour, top: number, bottom: number } | null} ground
 */

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

/** Bits of the parts that are said. */
const [STROKE, SHADOW, RISE, SLANT, UNDERLINE, STRIKETHROUGH, GROUND] = [1, 2, 4, 8, 16, 32, 64];

const WEIGHTS = /** @type {const} */ (['single', 'thick', 'double']);
/** Drawn and left out, in turns, in widths of the line (by eye). */
const PATTERNS = [[], [1, 1], [4, 2], [4, 2, 1, 2], [4, 2, 1, 2, 1, 2]];

/** @param {ByteReader} reader @returns {OrnamentsRecord} */
export function readOrnaments(reader) {
  const parts = reader.flags(127);
  if (parts === 0) throw new WireError('outOfRange', 'textStyle');
  return {
    stroke: parts & STROKE ? { width: reader.extent(), color: reader.colour(), isHollow: reader.choice('boolean', 2) === 1 } : null,
    shadow: parts & SHADOW ? { color: reader.colour(), offset: reader.place(), radius: reader.extent() } : null,
    rise: parts & RISE ? reader.length() : 0,
    slant: parts & SLANT ? reader.length() : 0,
    underline: parts & UNDERLINE ? readLine(reader) : null,
    strikethrough: parts & STRIKETHROUGH ? readLine(reader) : null,
    ground: parts & GROUND ? { color: reader.colour(), top: reader.length(), bottom: reader.length() } : null,
  };
}

/** @param {ByteReader} reader @returns {LineRecord} */
function readLine(reader) {
  const style = reader.byte();
  inRange('textStyle', style & 3, 0, WEIGHTS.length - 1);
  inRange('textStyle', style >> 2, 0, PATTERNS.length - 1);
  return { style, color: reader.colour() };
}

/**
 * @param {OrnamentsRecord | null | undefined} record
 * @param {(rgba: number[]) => string} cssColour
 * @returns {Readonly<Ornaments>}
 */
export function ornamentsOf(record, cssColour) {
  if (!record) return PLAIN;
  const { stroke, shadow, rise, slant, underline, strikethrough, ground } = record;
  const line = (/** @type {LineRecord | null} */ said) => said && {
    weight: WEIGHTS[said.style & 3] ?? 'single', dash: PATTERNS[said.style >> 2] ?? [], colour: cssColour(said.color),
  };
  return {
    stroke: stroke && { width: stroke.width / 64, colour: cssColour(stroke.color), isHollow: stroke.isHollow },
    shadow: shadow && {
      colour: cssColour(shadow.color), offset: [shadow.offset[0] / 64, shadow.offset[1] / 64],
      radius: shadow.radius / 64,
    },
    rise: rise / 64, slant: slant / 1024, underline: line(underline), strikethrough: line(strikethrough),
    ground: ground && { colour: cssColour(ground.color), top: ground.top / 64, bottom: ground.bottom / 64 },
  };
}
