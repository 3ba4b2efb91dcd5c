// @ts-check
// Ornaments of a run of text, such as strokes and shadows, as records say them.

import { WireError, inRange } from './bytes.js';

/** @typedef {import('./bytes.js').ByteReader} ByteReader */
/** @typedef {import('./bytes.js').Colour} Colour */

/** Style: bits 0 and 1 weight (single, thick, double), from bit 2 on the pattern (solid, dot, dash, dash dot, dash dot
 * dot).
 * @typedef {{ style: number, colour: Colour }} LineRecord */

/** Lengths in 1/64 pt, `rise` upwards, `slant` in 1/1024, `top` and `bottom` from the baseline downwards; null: none.
 * @typedef {object} OrnamentsRecord
 * @property {{ width: number, colour: Colour, isHollow: boolean } | null} stroke
 * @property {{ colour: Colour, offset: import('./bytes.js').Pair, radius: number } | null} shadow
 * @property {number} rise
 * @property {number} slant
 * @property {LineRecord | null} underline
 * @property {LineRecord | null} strikethrough
 * @property {{ colour: Colour, top: number, bottom: number } | null} ground
 */

/** Bits of the parts that are said. */
const [STROKE, SHADOW, RISE, SLANT, UNDERLINE, STRIKETHROUGH, GROUND] = [1, 2, 4, 8, 16, 32, 64];

/** How many weights and patterns of lines there are. */
const WEIGHTS = 3;
const PATTERNS = 5;

/** @param {ByteReader} reader @returns {OrnamentsRecord} */
export function readOrnaments(reader) {
  const parts = reader.flags(127);
  if (parts === 0) throw new WireError('outOfRange', 'textStyle');
  return {
    stroke: parts & STROKE
      ? { width: reader.extent(), colour: reader.colour(), isHollow: reader.choice('boolean', 2) === 1 } : null,
    shadow: parts & SHADOW ? { colour: reader.colour(), offset: reader.place(), radius: reader.extent() } : null,
    rise: parts & RISE ? reader.length() : 0,
    slant: parts & SLANT ? reader.length() : 0,
    underline: parts & UNDERLINE ? readLine(reader) : null,
    strikethrough: parts & STRIKETHROUGH ? readLine(reader) : null,
    ground: parts & GROUND ? { colour: reader.colour(), top: reader.length(), bottom: reader.length() } : null,
  };
}

/** @param {ByteReader} reader @returns {LineRecord} */
function readLine(reader) {
  const style = reader.byte();
  inRange('textStyle', style & 3, 0, WEIGHTS - 1);
  inRange('textStyle', style >> 2, 0, PATTERNS - 1);
  return { style, colour: reader.colour() };
}
