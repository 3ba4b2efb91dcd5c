// @ts-check
// The missing things where the preview was built, as the server lists them: places of the source where something that
// does nothing stands in. Shapes are checked here, so that no other module need check them.

import { WireLimits } from '../wire/limits.js';
import { countOf, entriesOf, fieldsOf, isWhole, textOf } from './json.js';
import { editorFrom } from './problem.js';

/**
 * @typedef {object} Hole
 * @property {string} kind    of what was replaced, in a word
 * @property {string} file    as the owner calls it
 * @property {number} line    from 1; 0: unknown
 * @property {number} column  from 1; 0: unknown
 * @property {string} text    the first line of what was replaced
 * @property {string} reason  `Kingfisher is not here`
 * @property {string} remedy  a sentence; empty: none is known
 * @property {string} editor  a link that opens the place in an editor; empty: none
 */

/**
 * Holes that are there for the same reason.
 * @typedef {object} HoleGroup
 * @property {string} reason
 * @property {string} remedy   what would fill all of them; empty: they differ in that
 * @property {number[]} holes  their numbers, ascending
 */

/** @type {Record<string, string>} */
const KINDS = {
  statement: 'statement', value: 'value', body: 'body', declaration: 'declaration', inheritance: 'inheritance',
  mark: 'attribute', standIn: 'stand-in',
};

/** Longest part of a text that is read; a server sends less. */
const LONGEST_TEXT = 1000;

/**
 * @param {unknown} list  of a `holes` message
 * @returns {Hole[]} as many as there are in `list`: a hole's number is its place
 */
export function holesFrom(list) {
  return entriesOf(list, WireLimits.holes).map((entry) => {
    const { kind, file, line, column, text: code, reason, remedy, editor } = fieldsOf(entry);
    return {
      kind: typeof kind === 'string' && Object.hasOwn(KINDS, kind) ? KINDS[kind] : '', file: text(file),
      line: countOf(line), column: countOf(column), text: text(code),
      reason: text(reason) || 'Something is not here', remedy: text(remedy), editor: editorFrom(editor),
    };
  });
}

/**
 * @param {unknown} list  of pairs: a number, and how often that hole was reached
 * @returns {Record<number, number>}
 */
export function reachedFrom(list) {
  const pairs = entriesOf(list, WireLimits.holes).flatMap((pair) => {
    const [number, times] = entriesOf(pair);
    return isWhole(number) && countOf(times) > 0 ? [[number, times]] : [];
  });
  return Object.fromEntries(pairs);
}

/**
 * By their reasons, those with the most holes first.
 * @param {Hole[]} holes
 * @returns {HoleGroup[]}
 */
export function groupsOf(holes) {
  /** @type {Map<string, HoleGroup>} */
  const groups = new Map();
  for (const [number, { reason, remedy }] of holes.entries()) {
    const group = groups.get(reason);
    if (group === undefined) {
      groups.set(reason, { reason, remedy, holes: [number] });
      continue;
    }
    group.holes.push(number);
    if (group.remedy !== remedy) group.remedy = '';
  }
  return [...groups.values()].sort((a, b) => b.holes.length - a.holes.length || (a.reason < b.reason ? -1 : 1));
}

/** @param {number} count  at least 1 */
export function holesText(count) {
  return count === 1 ? '1 hole' : `${count} holes`;
}

/** In words, those that are never run as such. */
const SILENT = new Set(['declaration', 'inheritance', 'attribute', 'stand-in']);

/**
 * @param {Hole} hole
 * @param {number | undefined} times
 * @returns {string} empty where it would be no news that nothing reached it
 */
export function reachedText({ kind }, times) {
  if (times === undefined) return SILENT.has(kind) ? '' : 'not reached';
  return times === 1 ? 'reached once' : `reached ${times} times`;
}

/** @param {unknown} value */
function text(value) {
  return textOf(value, LONGEST_TEXT);
}
