// @ts-check
// Values of knobs: what one may be, when two are the same, and how they are written into an address.

/** @typedef {'number' | 'boolean' | 'choice' | 'colour'} KnobKind */

/** A finite number, a switch, the name of a choice, or a colour as `#rrggbbaa` in lower case.
 * @typedef {number | boolean | string} KnobValue */

/** The range that a value has to fit.
 * A range holds only where the author states it.
 * @typedef {{ kind: KnobKind, style: string, choices: string[], isRangeStated?: boolean, min?: number, max?: number }}
 *   KnobType */

/** A number as Swift and JSON write it; no `Infinity`, no hexadecimal, no blanks. */
const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;

const COLOUR = /^#[0-9a-f]{6}([0-9a-f]{2})?$/i;

/**
 * `value` as a knob of this type holds it.
 * @param {KnobType} type
 * @param {unknown} value  of JSON
 * @returns {KnobValue | null} null: the knob cannot have it
 */
export function fittingValue({ kind, style, choices, isRangeStated = false, min = -Infinity, max = Infinity }, value) {
  switch (kind) {
    case 'number': {
      if (typeof value !== 'number' || !Number.isFinite(value)) return null;
      if (style === 'integer' && !Number.isSafeInteger(value)) return null;
      if (isRangeStated && (value < min || value > max)) return null;
      // There is no negative zero in an address, nor in a number field.
      return value + 0;
    }
    case 'boolean': return typeof value === 'boolean' ? value : null;
    case 'choice': return typeof value === 'string' && choices.includes(value) ? value : null;
    case 'colour': {
      if (typeof value !== 'string' || !COLOUR.test(value)) return null;
      return (value.length === 7 ? `${value}ff` : value).toLowerCase();
    }
    default: return null;
  }
}

/**
 * The value that a text of an address stands for, as long as the knob is unknown.
 * @param {string} text
 * @returns {KnobValue}
 */
export function guessedValue(text) {
  if (text === 'true' || text === 'false') return text === 'true';
  const number = NUMBER.test(text) ? Number(text) : NaN;
  return Number.isFinite(number) ? number + 0 : text;
}

/**
 * As an address says it; `guessedValue` takes it back exactly.
 * @param {KnobValue} value
 */
export function valueText(value) {
  return String(value);
}

/**
 * The bytes of a colour.
 * @param {string} colour  `#rrggbbaa`
 * @returns {[red: number, green: number, blue: number, alpha: number]}
 */
export function colourBytes(colour) {
  const byte = (/** @type {number} */ at) => parseInt(colour.slice(at, at + 2), 16);
  return [byte(1), byte(3), byte(5), byte(7)];
}
