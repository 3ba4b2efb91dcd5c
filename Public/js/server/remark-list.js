// @ts-check
// Remarks on a preview, the pins that hold them to its elements, and where those are now, as the server tells of them.
// Shapes are checked here, so that no other module need check them. Their texts are by anybody: they are only text.

import { countOf, entriesOf, fieldsOf, finiteOf, textOf } from './json.js';

/** Where the element of a pin is.
 * - `here`: on the screen, where the remark was made
 * - `moved`: found elsewhere than the remark was made
 * - `away`: not on the screen now
 * - `orphaned`: not found any more
 * - `unknown`: nobody has looked yet
 * @typedef {'here' | 'moved' | 'away' | 'orphaned' | 'unknown'} PinPlace
 */

/**
 * The element that a remark is on. `view`: name of its collection view; `item`: from 0; `of`: the kind of a
 * supplementary view, else empty; `words`: the texts in it; `before`, `after`: those of its neighbours, by which the
 * server finds it again.
 * @typedef {{ kind: 'cell' | 'supplementary' | 'view' | 'screen', view: string, section: number, item: number,
 *   of: string, words: string, before: string, after: string }} PinnedElement
 */

/** `fraction`: a place within the element, parts of its sides; `point`: of the preview's window when it was made.
 * @typedef {{ element: PinnedElement, fraction: [x: number, y: number], point: [x: number, y: number] }} Pin */

/** A text of somebody. `made`: seconds since 1970, by the server's clock.
 * @typedef {{ name: string, text: string, made: number, isOwner: boolean }} Utterance */

/** The state in which a remark was made, as the server takes it back.
 * @typedef {import('./json.js').Fields} StateOrder */

/** `number`: counted in the session from 1; `order`: the state in which it was made; null: it was not kept;
 * `declared`: where the preview was declared then, as `Drum.swift:12`, for who sees its source; empty: not known.
 * @typedef {Utterance & { id: string, session: string, number: number, title: string, isResolved: boolean,
 *   replies: Utterance[], pin: Pin, order: StateOrder | null, hasPicture: boolean, place: PinPlace,
 *   declared: string }} Remark */

/** `isAllowed`: whether people with a link may leave remarks; `now`: the time of the server, seconds since 1970.
 * @typedef {{ remarks: Remark[], isAllowed: boolean, now: number }} RemarkList */

/** `open`: how many are not resolved; `version`: another one when anything has changed.
 * @typedef {{ version: number, open: number, all: number, isAllowed: boolean }} RemarkCount */

/** Where the pin of a remark is: at a fraction of the sides of a layer; null: of none that is shown.
 * @typedef {{ remark: string, place: PinPlace, layer: number | null, fraction: [x: number, y: number] }} PlacedPin */

/** The element at a point that was asked about. `pin`: null where there is none; `rect`: x, y, width and height in
 * points of the window.
 * @typedef {{ request: number, pin: Pin | null, layer: number | null,
 *   rect: [x: number, y: number, width: number, height: number] | null }} Pointed */

/** What a server keeps at most, and more. */
const MOST_REMARKS = 1_000;
const MOST_REPLIES = 200;

/** UTF-16 units that are kept: a character may have several. */
const LONGEST = { id: 64, name: 160, text: 8_000, words: 400, title: 400, kind: 200, file: 4_096 };

/** @type {readonly PinPlace[]} */
const PLACES = ['here', 'moved', 'away', 'orphaned', 'unknown'];
const KINDS = /** @type {const} */ (['cell', 'supplementary', 'view', 'screen']);
const ID = /^[\w-]{1,64}$/;

/** @param {import('./json.js').Fields} fields  of a `remarks` message @returns {RemarkCount} */
export function remarkCountFrom({ version, open, all, allowed }) {
  return { version: countOf(version), open: countOf(open), all: countOf(all), isAllowed: allowed === true };
}

/** @param {unknown} value  of a `pins` message @returns {PlacedPin[]}  what makes no sense is left out */
export function pinsFrom(value) {
  return entriesOf(value, MOST_REMARKS).flatMap((entry) => {
    const { remark, place, layer, fraction } = fieldsOf(entry);
    const id = textOf(remark, LONGEST.id);
    if (!ID.test(id)) return [];
    return [{ remark: id, place: placeFrom(place), layer: layerFrom(layer), fraction: fractionFrom(fraction) }];
  });
}

/** @param {import('./json.js').Fields} fields  of an `element` message @returns {Pointed} */
export function pointedFrom({ request, pin, layer, rect }) {
  const [x, y, width, height] = entriesOf(rect, 4).map((side) => finiteOf(side) ?? NaN);
  const isRect = width > 0 && height > 0 && Number.isFinite(x) && Number.isFinite(y);
  return {
    request: countOf(request), pin: pinFrom(pin), layer: layerFrom(layer), rect: isRect ? [x, y, width, height] : null,
  };
}

/** @param {import('./json.js').Fields} answer @returns {RemarkList}  what makes no sense is left out */
export function remarksFrom({ remarks, allowed, now }) {
  return {
    remarks: entriesOf(remarks, MOST_REMARKS).flatMap((entry) => remarkFrom(entry) ?? []),
    isAllowed: allowed === true, now: finiteOf(now) ?? 0,
  };
}

/** @param {unknown} entry @returns {Remark | null} null: it is none */
export function remarkFrom(entry) {
  const fields = fieldsOf(entry);
  const { session, number, title, isResolved, replies, order, hasPicture, place, file, line } = fields;
  const id = textOf(fields.id, LONGEST.id);
  const pin = pinFrom(fields.pin);
  if (!ID.test(id) || pin === null) return null;
  return {
    ...utteranceFrom(fields), id, session: textOf(session, LONGEST.id), number: countOf(number),
    title: textOf(title, LONGEST.title), isResolved: isResolved === true,
    replies: entriesOf(replies, MOST_REPLIES).map(utteranceFrom), pin, order: orderFrom(order),
    hasPicture: hasPicture === true, place: placeFrom(place), declared: declaredFrom(file, line),
  };
}

/** @param {unknown} value @returns {Pin | null} null: nothing can be pinned by it */
export function pinFrom(value) {
  const { element, fraction, point } = fieldsOf(value);
  const { kind, view, section, item, of, words, before, after } = fieldsOf(element);
  const known = KINDS.find((one) => one === kind);
  const [x, y] = pairOf(point);
  if (known === undefined || x === null || y === null) return null;
  return {
    element: {
      kind: known, view: textOf(view, LONGEST.kind), section: countOf(section), item: countOf(item),
      of: textOf(of, LONGEST.kind), words: textOf(words, LONGEST.words), before: textOf(before, LONGEST.words),
      after: textOf(after, LONGEST.words),
    },
    fraction: fractionFrom(fraction), point: [x, y],
  };
}

/** @param {unknown} entry @returns {Utterance} */
function utteranceFrom(entry) {
  const { name, text, made, isOwner } = fieldsOf(entry);
  return {
    name: textOf(name, LONGEST.name), text: textOf(text, LONGEST.text), made: finiteOf(made) ?? 0,
    isOwner: isOwner === true,
  };
}

/** @param {unknown} value @returns {StateOrder | null} */
function orderFrom(value) {
  const fields = fieldsOf(value);
  return Object.keys(fields).length > 0 ? fields : null;
}

/** @param {unknown} file @param {unknown} line  from 1 @returns {string} */
function declaredFrom(file, line) {
  const [name, number] = [textOf(file, LONGEST.file).split('/').at(-1) ?? '', countOf(line)];
  return name !== '' && number > 0 ? `${name}:${number}` : name;
}

/** @param {unknown} value @returns {PinPlace} */
function placeFrom(value) {
  return PLACES.find((place) => place === value) ?? 'unknown';
}

/** @param {unknown} value @returns {number | null} */
function layerFrom(value) {
  return countOf(value) || null;
}

/** @param {unknown} value @returns {[x: number, y: number]}  each from 0 to 1; the middle where it is none */
function fractionFrom(value) {
  const [x, y] = pairOf(value);
  const within = (/** @type {number | null} */ part) => Math.min(1, Math.max(0, part ?? 0.5));
  return [within(x), within(y)];
}

/** @param {unknown} value @returns {[x: number | null, y: number | null]} */
function pairOf(value) {
  const [x, y] = entriesOf(value, 2);
  return [finiteOf(x), finiteOf(y)];
}
