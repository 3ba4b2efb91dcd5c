// @ts-check
// The company of a session, as the server tells of it: the names of those who have said theirs, and the pointers that
// this page asked to see. All of it was written by strangers; shapes are checked here, so that no other module need
// check them.

import { countOf, entriesOf, fieldsOf, finiteOf, textOf } from './json.js';

/** Somebody who has said a name.
 * @typedef {{ viewer: number, name: string }} Member */

/**
 * @typedef {object} Company
 * @property {Member[]} members   in the order in which they came, this page included
 * @property {number} receivers   how many want to see pointers, this page included
 */

/**
 * The pointer of a viewer.
 * @typedef {object} Cursor
 * @property {number} viewer
 * @property {string} name  empty: none was said
 * @property {[x: number, y: number]} at  points of the preview's window
 */

/** As many as a server tells of, and more. */
const MOST = 100;

/** UTF-16 units of a name that are kept: a character may have several. */
const LONGEST_NAME = 320;

/** @param {import('./json.js').Fields} fields  of a `company` message @returns {Company} */
export function companyFrom({ names, receivers }) {
  const members = entriesOf(names, MOST).map(fieldsOf)
    .map(({ viewer, name }) => ({ viewer: countOf(viewer), name: textOf(name, LONGEST_NAME) }));
  return { members: members.filter(({ viewer, name }) => viewer > 0 && name !== ''), receivers: countOf(receivers) };
}

/** @param {unknown} value  of a `cursors` message @returns {Cursor[]}  those that have a viewer and a place */
export function cursorsFrom(value) {
  return entriesOf(value, MOST).map(fieldsOf).flatMap(({ viewer, name, at }) => {
    const [x, y] = entriesOf(at).map(finiteOf);
    const number = countOf(viewer);
    if (number === 0 || x === undefined || x === null || y === undefined || y === null) return [];
    return [{ viewer: number, name: textOf(name, LONGEST_NAME), at: /** @type {[number, number]} */ ([x, y]) }];
  });
}

/**
 * The name that a viewer has said.
 * @param {Company} company
 * @param {number} viewer
 * @returns {string} empty: none
 */
export function nameOf({ members }, viewer) {
  return members.find((member) => member.viewer === viewer)?.name ?? '';
}

/**
 * Whether anybody else wants to see pointers.
 * @param {Company} company
 * @param {import('../wire/inputs.js').Introduction} introduction  of this page
 */
export function doOthersSee({ receivers }, { seesCursors }) {
  return receivers > (seesCursors ? 1 : 0);
}
