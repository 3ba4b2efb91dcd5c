// @ts-check
// The transform of a record: only the numbers that are others than before. The twin of TransformRecord.swift.

import { WireError } from './bytes.js';

/**
 * Differences are to the affine transform that the layer had before, or to the identity: a, b, c, d in 1/65,536, tx, ty
 * in 1/64 pt. A similarity has c = -b and d = a. `elements` of a matrix are m11 to m44 in row order, translation last,
 * in points; null where the matrix that the layer had before, or the identity, has the same.
 * @typedef {{ form: 'identity' } | { form: 'affine', differences: number[] } |
 *           { form: 'similarity', differences: [a: number, b: number, tx: number, ty: number] } |
 *           { form: 'matrix', elements: (number | null)[] }} TransformRecord
 */

const AFFINE = 1;
const MATRIX = 2;
const SIMILARITY = 3;

/** @param {import('./bytes.js').ByteReader} reader @returns {TransformRecord} */
export function readTransform(reader) {
  const first = reader.byte();
  const [form, changed] = [first & 3, first >> 2];
  const difference = (/** @type {number} */ index) => (changed & (1 << index) ? reader.zigzag() : 0);
  switch (form) {
    case AFFINE: return { form: 'affine', differences: [0, 1, 2, 3, 4, 5].map(difference) };
    case SIMILARITY:
      refuse(changed & ~15);
      return { form: 'similarity', differences: [difference(0), difference(1), difference(2), difference(3)] };
    case MATRIX: {
      refuse(changed);
      const mask = reader.uint16();
      const element = (/** @type {unknown} */ _, /** @type {number} */ index) =>
        (mask & (1 << index) ? reader.float32() : null);
      return { form: 'matrix', elements: Array.from({ length: 16 }, element) };
    }
    default:
      refuse(changed);
      return { form: 'identity' };
  }
}

/** @param {number} bits  that have no meaning here */
function refuse(bits) {
  if (bits !== 0) throw new WireError('reservedBits', `${bits}`);
}
