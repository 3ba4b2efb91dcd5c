// @ts-check
// Reads JSON that anybody may have written: every value comes out as the kind that was asked for. Knows no message.

/** Of an object; none of them need be there.
 * @typedef {Record<string, unknown>} Fields */

/** @param {unknown} value @returns {Fields} none where it is no object */
export function fieldsOf(value) {
  return typeof value === 'object' && value !== null ? /** @type {Fields} */ (value) : {};
}

/** @param {unknown} value @param {number} [most] @returns {unknown[]} at most so many; none where it is no list */
export function entriesOf(value, most = Infinity) {
  return Array.isArray(value) ? value.slice(0, most) : [];
}

/** @param {unknown} value @param {number} [longest]  UTF-16 units @returns {string} empty where it is no text */
export function textOf(value, longest = Infinity) {
  return typeof value === 'string' ? value.slice(0, longest) : '';
}

/** @param {unknown} value @returns {number} a whole number from 1; 0 where it is none */
export function countOf(value) {
  return isWhole(value) ? value : 0;
}

/** @param {unknown} value @returns {number | null} null where it is no finite number */
export function finiteOf(value) {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** @param {unknown} value @returns {value is number} whether it is a whole number from 0 */
export function isWhole(value) {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
