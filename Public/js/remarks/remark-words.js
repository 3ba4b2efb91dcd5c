// @ts-check
// The words about remarks.

import { agoText, counted } from '../page/times.js';

/** @typedef {import('../server/remark-list.js').PinnedElement} PinnedElement */
/** @typedef {import('../server/remark-list.js').Remark} Remark */

/** Longer texts are cut where one line is meant, in characters. */
const LINE = 90;

const SUPPLEMENTS = new Map([
  ['UICollectionElementKindSectionHeader', 'Header'], ['UICollectionElementKindSectionFooter', 'Footer'],
]);

/** The name of an element in words for people.
 * @param {PinnedElement} element */
export function elementText({ kind, section, item, of, words }) {
  const said = words === '' ? '' : `“${lineOf(words, 60)}”`;
  const place = placeOf(kind, section, item, of);
  return said === '' ? place : kind === 'view' ? said : `${said}, ${lowerFirst(place)}`;
}

/** @param {PinnedElement['kind']} kind @param {number} section @param {number} item @param {string} of */
function placeOf(kind, section, item, of) {
  switch (kind) {
    case 'cell': return section === 0 ? `Item ${item + 1}` : `Section ${section + 1}, item ${item + 1}`;
    case 'supplementary': return `${SUPPLEMENTS.get(of) ?? 'Supplement'} of section ${section + 1}`;
    case 'view': return 'A view';
    case 'screen': return 'The screen';
  }
}

/** The name of a pin for who does not see it.
 * @param {Remark} remark */
export function pinText({ number, name, text, isResolved }) {
  return `Remark ${number}${isResolved ? ', resolved,' : ''} by ${name}: ${lineOf(text, LINE)}`;
}

/** @param {Remark} remark @returns {string} empty: there is nothing to say */
export function placeText({ place }) {
  switch (place) {
    case 'moved': return 'Its element has moved since.';
    case 'away': return 'Its element is not on the screen now.';
    case 'orphaned': return 'Its element is not found any more.';
    default: return '';
  }
}

/** @param {Remark} remark @returns {string} empty: it is not known */
export function declaredText({ declared }) {
  return declared === '' ? '' : `Declared at ${declared}`;
}

/** @param {import('../server/remark-list.js').Utterance} utterance @param {number} now  seconds since 1970 */
export function whenText({ made }, now) {
  return agoText(now - made);
}

/** @param {Remark} remark @returns {string} empty: there are none */
export function repliesText({ replies }) {
  return replies.length === 0 ? '' : counted(replies.length, 'reply').replace('replys', 'replies');
}

/** @param {number} open  how many */
export function buttonText(open) {
  return open === 0 ? 'Remarks' : `Remarks. ${open} open`;
}

/** @param {string} text @param {number} longest  characters */
function lineOf(text, longest) {
  const line = [...text.replace(/\s+/g, ' ').trim()];
  return line.length > longest ? `${line.slice(0, longest - 1).join('')}…` : line.join('');
}

/** @param {string} text */
function lowerFirst(text) {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
