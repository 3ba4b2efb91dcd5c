// @ts-check
// The people of a session, as the server tells of them: what each may do, who drags, who asks for control. Shapes are
// checked here, so that no other module need check them.

import { countOf, entriesOf, fieldsOf, textOf } from './json.js';

/** The rights of a viewer; each has those of the ones before it, too.
 * @typedef {'view' | 'control' | 'owner'} Role */

/** Who drags.
 * @typedef {{ viewer: number, role: Role }} Driver */

/**
 * How this page's asking for control stands.
 * - `waiting`: an owner is here and has not answered
 * - `declined`: an owner has said no
 * - `absent`: no owner is here; the one that comes is told
 * @typedef {'none' | 'waiting' | 'declined' | 'absent'} Asked
 */

/**
 * @typedef {object} Person
 * @property {number} viewer      number among the viewers of the session
 * @property {Role} role
 * @property {boolean} isGiven    whether an owner gave the control by hand
 * @property {boolean} isAsking   for control
 * @property {string} link        name of the link that led here; empty: none did
 * @property {string} name        that the person has said; empty: none
 */

/** Somebody who asks those who look around by themselves to come back. `name`: that the person has said; empty: none.
 * @typedef {{ name: string, role: Role }} Gatherer */

const ROLES = /** @type {const} */ (['view', 'control', 'owner']);
const ASKED = /** @type {const} */ (['none', 'waiting', 'declined', 'absent']);

/** As many as one machine shows its previews to, and more. */
const MOST_PEOPLE = 1_000;

/** UTF-16 units of a link's name that are kept: a character may have several. */
const LONGEST_NAME = 240;

/** @param {unknown} value @returns {Role | null} null where it is none */
export function roleFrom(value) {
  return ROLES.find((role) => role === value) ?? null;
}

/** @param {unknown} value  a secret of 128 bits @returns {string}  empty where it is none */
export function seatFrom(value) {
  return typeof value === 'string' && /^[\w-]{22}$/.test(value) ? value : '';
}

/** @param {unknown} value @returns {Asked} */
export function askedFrom(value) {
  return ASKED.find((state) => state === value) ?? 'none';
}

/** @param {import('./json.js').Fields} fields  of a `gather` message @returns {Gatherer} */
export function gathererFrom({ name, role }) {
  return { name: textOf(name, LONGEST_NAME), role: roleFrom(role) ?? 'control' };
}

/** @param {import('./json.js').Fields} fields  of a `driver` message @returns {Driver | null}  null: nobody drags */
export function driverFrom({ viewer, role }) {
  const number = countOf(viewer);
  return number === 0 ? null : { viewer: number, role: roleFrom(role) ?? 'control' };
}

/** @param {unknown} value  of a `people` message @returns {Person[]}  those that have a number */
export function peopleFrom(value) {
  return entriesOf(value, MOST_PEOPLE).map(personFrom).filter(({ viewer }) => viewer > 0);
}

/** @param {unknown} entry @returns {Person} */
function personFrom(entry) {
  const { viewer, role, isGiven, isAsking, link, name } = fieldsOf(entry);
  return {
    viewer: countOf(viewer), role: roleFrom(role) ?? 'view', isGiven: isGiven === true, isAsking: isAsking === true,
    link: textOf(link, LONGEST_NAME), name: textOf(name, LONGEST_NAME),
  };
}
