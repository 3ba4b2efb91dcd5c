// @ts-check
// How Swift source writes numbers, and how a new number is written in the place of an old one. The twin of
// NumberText.swift; both are held to Tests/Golden/knobs.json.

/**
 * A number literal with the sign before it: `-1_000.5`, `0xFF`, `1e-3`.
 * @typedef {object} NumberText
 * @property {number} value       finite
 * @property {boolean} isInteger  whether it has neither point nor exponent
 * @property {2 | 8 | 10 | 16} radix
 * @property {string} digits      without sign, prefix and underscores
 */

/** The beginnings of literals, after the sign. */
const PREFIXES = /** @type {const} */ ([['0b', 2, /^[01]+$/], ['0o', 8, /^[0-7]+$/], ['0x', 16, /^[\da-fA-F]+$/]]);

const DECIMAL = /^\d+(\.\d+)?([eE][+-]?\d+)?$/;

/**
 * @param {string} text
 * @returns {NumberText | null} null: it is no number literal
 */
export function readNumber(text) {
  const sign = text.startsWith('-') ? -1 : 1;
  const plain = text.slice(sign < 0 ? 1 : 0).replaceAll('_', '');
  for (const [prefix, radix, pattern] of PREFIXES) {
    if (!plain.startsWith(prefix)) continue;
    const digits = plain.slice(prefix.length);
    const isRead = pattern.test(digits);
    return isRead ? { value: sign * parseInt(digits, radix) + 0, isInteger: true, radix, digits } : null;
  }
  const value = sign * Number(plain) + 0;
  if (!DECIMAL.test(plain) || !Number.isFinite(value)) return null;
  return { value, isInteger: /^\d+$/.test(plain), radix: 10, digits: plain };
}

/**
 * How `value` is written where a literal stands. A value that the literal says already keeps its text. A whole number
 * in the place of an integer has no point, and keeps base, width and case of the digits; in the place of a fraction it
 * keeps a point, so that the type stays what it was.
 * @param {NumberText} old
 * @param {string} literal  the text of `old`
 * @param {number} value    finite
 */
export function numberText(old, literal, value) {
  if (old.value === value) return literal;
  const shortest = String(value + 0);
  if (!old.isInteger) return /[.e]/.test(shortest) ? shortest : `${shortest}.0`;
  const prefix = PREFIXES.find(([, radix]) => radix === old.radix)?.[0];
  if (prefix === undefined || value < 0 || !Number.isSafeInteger(value)) return shortest;
  const written = value.toString(old.radix).padStart(old.digits.length, '0');
  return prefix + (/[a-f]/.test(old.digits) ? written : written.toUpperCase());
}
