// @ts-check
// The text that is typed into, as the server tells of it. Shapes are checked here, so that no other module need check
// them.

import { countOf, entriesOf, fieldsOf, finiteOf, textOf } from './json.js';

/**
 * The server's account of the text that is typed into. Places count UTF-16 units of the whole text.
 * @typedef {object} TypingInput
 * @property {number} inputSeq        the last typing message of this page that it reflects
 * @property {string} keyboard
 * @property {string} returnKey
 * @property {string} capitalization
 * @property {boolean} correctsWords
 * @property {boolean} isSecure
 * @property {boolean} isMultiline
 * @property {string} text            the part around the selection
 * @property {number} textStart       where that part begins
 * @property {[start: number, length: number]} selection
 * @property {[x: number, y: number, width: number, height: number]} caret  points
 */

/** @param {unknown} value  of a `typing` message @returns {TypingInput | null}  null for none, and for nonsense */
export function typingInputFrom(value) {
  const fields = fieldsOf(value);
  if (typeof fields.text !== 'string') return null;
  const [start, length] = entriesOf(fields.selection);
  const [x, y, width, height] = entriesOf(fields.caret);
  const point = (/** @type {unknown} */ number) => finiteOf(number) ?? 0;
  return {
    inputSeq: countOf(fields.inputSeq), keyboard: textOf(fields.keyboard), returnKey: textOf(fields.returnKey),
    capitalization: textOf(fields.capitalization), correctsWords: fields.correctsWords === true,
    isSecure: fields.isSecure === true, isMultiline: fields.isMultiline === true, text: fields.text,
    textStart: countOf(fields.textStart), selection: [countOf(start), countOf(length)],
    caret: [point(x), point(y), point(width), point(height)],
  };
}
