// @ts-check
// The declarations of knobs in Swift, with other values: what the author would have written. The twin of the rules
// by which the server writes values into the source; both are held to Tests/Golden/knobs.json.

import { colourBytes } from './knob-value.js';

/** @typedef {import('./knob-list.js').Knob} Knob */
/** @typedef {import('./knob-value.js').KnobValue} KnobValue */

/** Digits of a colour's component: enough to come back to the same byte. */
const COMPONENT_DIGITS = 3;

/**
 * `value` as a literal in the place of `literal`.
 * @param {string} style    integer, float, boolean, choice, colour
 * @param {string} literal  what the author wrote there
 * @param {KnobValue} value
 * @returns {string}
 */
export function literalText(style, literal, value) {
  switch (style) {
    case 'choice': return choiceText(literal, String(value));
    case 'colour': return colourText(literal, String(value));
    case 'float': return floatText(literal, Number(value));
    default: return String(value);
  }
}

/**
 * What was written with a point keeps one: the type may be taken from it.
 * @param {string} literal
 * @param {number} value
 */
function floatText(literal, value) {
  const digits = String(value);
  return /[.e]/.test(literal) && !/[.e]/.test(digits) ? `${digits}.0` : digits;
}

/**
 * @param {string} literal  `.centered`, `Alignment.centered`
 * @param {string} name
 */
function choiceText(literal, name) {
  return `${literal.slice(0, literal.lastIndexOf('.') + 1)}${name}`;
}

/**
 * @param {string} literal  `UIColor(red: …)`, `.systemRed`, `UIColor.black.cgColor`
 * @param {string} colour   `#rrggbbaa`
 */
function colourText(literal, colour) {
  const [red, green, blue, alpha] = colourBytes(colour)
    .map((byte) => String(Number((byte / 255).toFixed(COMPONENT_DIGITS))));
  const suffix = /\.cgColor\s*$/.test(literal) ? '.cgColor' : '';
  return `UIColor(red: ${red}, green: ${green}, blue: ${blue}, alpha: ${alpha})${suffix}`;
}

/**
 * Declarations with the values that knobs have now, under the names of the types they stand in.
 * @param {Knob[]} knobs  those to write
 * @param {(knob: Knob) => KnobValue} valueOf
 * @returns {string}
 */
export function swiftText(knobs, valueOf) {
  /** @type {Map<string, Map<string, Knob[]>>} knobs by declaration, by group: several may be parts of one */
  const groups = new Map();
  for (const knob of knobs) {
    const declarations = groups.get(knob.group) ?? new Map();
    groups.set(knob.group, declarations);
    declarations.set(knob.declaration, [...declarations.get(knob.declaration) ?? [], knob]);
  }
  return [...groups].map(([group, declarations]) => {
    const lines = [...declarations].map(([declaration, parts]) => rewritten(declaration, parts, valueOf));
    return (group === '' ? lines : [`// ${group}`, ...lines]).join('\n');
  }).join('\n\n') + '\n';
}

/**
 * @param {string} declaration
 * @param {Knob[]} knobs  with literals in it
 * @param {(knob: Knob) => KnobValue} valueOf
 */
function rewritten(declaration, knobs, valueOf) {
  // From the end on, so that the places of those before stay what they are.
  const fromTheEnd = [...knobs].sort((one, other) => other.literal[0] - one.literal[0]);
  return fromTheEnd.reduce((text, knob) => {
    const [from, to] = knob.literal;
    const literal = declaration.slice(from, to);
    return text.slice(0, from) + literalText(knob.style, literal, valueOf(knob)) + text.slice(to);
  }, declaration);
}
