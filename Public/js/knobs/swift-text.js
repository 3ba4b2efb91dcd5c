// @ts-check
// The declarations of knobs in Swift, with other values: what the author would have written. The twin of the rules
// by which the server writes values into the source; both are held to Tests/Golden/knobs.json.

import { colourText } from './colour-text.js';
import { numberText, readNumber } from './number-text.js';

/** @typedef {import('../server/knob-list.js').Knob} Knob */
/** @typedef {import('../server/knob-value.js').KnobValue} KnobValue */

/** Names of cases that may not stand after a dot as they are. All other keywords may. */
const QUOTED = ['init', 'self', 'Type', 'Protocol'];

/** A minus sign right behind one of these would be read as part of it: `x=-1`. */
const OPERATOR = /[/=\-+!*%<>&|^~?]$/;

/**
 * `value` as a literal in the place of `literal`.
 * @param {string} style    integer, float, boolean, choice, colour
 * @param {string} literal  what the author wrote there: of a choice, the name of the case
 * @param {KnobValue} value
 * @returns {string}
 */
export function literalText(style, literal, value) {
  switch (style) {
    case 'choice': return choiceText(literal, String(value));
    case 'colour': return colourText(literal, String(value));
    case 'boolean': return String(value);
    default: {
      const old = readNumber(literal);
      return old === null ? String(value) : numberText(old, literal, Number(value));
    }
  }
}

/**
 * @param {string} literal
 * @param {string} name
 */
function choiceText(literal, name) {
  if (literal === name || literal === `\`${name}\``) return literal;
  const isPlain = /^[\p{L}\p{N}_]*$/u.test(name) && !QUOTED.includes(name);
  return isPlain ? name : `\`${name}\``;
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
    const before = text.slice(0, from);
    const literal = declaration.slice(from, to);
    const written = literalText(knob.style, literal, valueOf(knob));
    const isGlued = written.startsWith('-') && !literal.startsWith('-') && OPERATOR.test(before);
    return before + (isGlued ? `(${written})` : written) + text.slice(to);
  }, declaration);
}
