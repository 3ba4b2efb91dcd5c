// @ts-check
// How Swift source writes colours, and how a new colour is written in the place of an old one. The twin of
// ColourText.swift; both are held to Tests/Golden/knobs.json.

import { colourBytes } from '../server/knob-value.js';
import { numberText, readNumber } from './number-text.js';

/** @typedef {import('./number-text.js').NumberText} NumberText */

/**
 * A component of a colour literal: `red: 0.2`, `green: 51 / 255`.
 * @typedef {object} Component
 * @property {string} label
 * @property {string} text      the number
 * @property {NumberText} number
 * @property {boolean} isByte   whether it is divided by 255
 * @property {number} from      where the number stands in the literal
 */

/** Components are written to so many decimals: enough to come back to the same byte. */
const DECIMALS = 3;

const COMPONENT = /^(\s*(\w+)\s*:\s*)([-\w.+]+?)\s*(?:\/\s*([-\w.+]+)\s*)?$/;

/**
 * @param {string} literal  an expression
 * @param {string} colour   `#rrggbbaa`
 * @returns {string} where components can be changed one by one, those that stay keep their text
 */
export function colourText(literal, colour) {
  const bytes = colourBytes(colour);
  const components = componentsOf(literal);
  const labels = components.map(({ label }) => label).join(' ');
  if (labels === 'red green blue alpha') return replaced(literal, components, bytes);
  const [red, green, blue, alpha] = bytes;
  if (labels === 'white alpha' && red === green && green === blue) return replaced(literal, components, [red, alpha]);
  const [r, g, b, a] = bytes.map((byte) => String(decimal(byte)));
  return `UIColor(red: ${r}, green: ${g}, blue: ${b}, alpha: ${a})`;
}

/**
 * @param {string} literal
 * @returns {Component[]} empty: it cannot be taken apart
 */
function componentsOf(literal) {
  const open = literal.indexOf('(');
  if (open < 0 || !literal.endsWith(')')) return [];
  /** @type {Component[]} */
  const components = [];
  let start = open + 1;
  for (const piece of literal.slice(start, -1).split(',')) {
    const [, lead, label, text, divisor] = COMPONENT.exec(piece) ?? [];
    const number = text === undefined ? null : readNumber(text);
    const isByte = divisor !== undefined;
    if (number === null || (isByte && readNumber(divisor)?.value !== 255)) return [];
    components.push({ label, text, number, isByte, from: start + lead.length });
    start += piece.length + 1;
  }
  return components;
}

/**
 * @param {string} literal
 * @param {Component[]} components
 * @param {number[]} bytes  one for each
 */
function replaced(literal, components, bytes) {
  let text = '';
  let end = 0;
  components.forEach((component, index) => {
    text += literal.slice(end, component.from) + componentText(component, bytes[index]);
    end = component.from + component.text.length;
  });
  return text + literal.slice(end);
}

/**
 * @param {Component} component
 * @param {number} byte
 */
function componentText({ text, number, isByte }, byte) {
  const value = Math.min(1, Math.max(0, isByte ? number.value / 255 : number.value));
  if (Math.round(value * 255) === byte) return text;
  return numberText(number, text, isByte ? byte : decimal(byte));
}

/** @param {number} byte */
function decimal(byte) {
  return Number((byte / 255).toFixed(DECIMALS));
}
