// @ts-check
// The parts of an address that concern a preview: which one, on which screen, and how its knobs are turned.
// `?link=NAME&preview=SLUG&device=SLUG&size=WxH&appearance=dark&textSize=ax1&knob.NAME=VALUE`.

import { USUAL_SCREEN } from '../server/asked-screen.js';
import { guessedValue, valueText } from '../server/knob-value.js';
import { WireLimits } from '../wire/limits.js';
import { isExactKey } from './exact-link.js';
import { PANES, paneFrom, paneText } from './pane-link.js';
import { screenPairs, takeScreen } from './screen-link.js';

/** @typedef {import('../server/asked-screen.js').AskedScreen} AskedScreen */
/** @typedef {import('../server/knob-value.js').KnobValue} KnobValue */

/**
 * @typedef {object} PreviewLink
 * @property {string | null} preview  slug
 * @property {AskedScreen} screen
 * @property {Map<string, KnobValue>} knobs  by name, unchecked
 * @property {AskedScreen[]} panes   of a matrix, two to nine; empty: there is none
 * @property {string} name            of the link that led here, which is no secret; empty: none
 * @property {string[]} unknown       keys that mean nothing, or that say nothing that could be used; each once
 */

const KNOB_PREFIX = 'knob.';

/** The name of a link. The server reads it, to know whether it has a card and which pages may frame it. */
const NAME = /^[\w-]{22}$/;
/** Names a remark: that is for the room of remarks to read. */
const REMARK = 'remark';

/** @param {string} text */
function isShort(text) {
  return new TextEncoder().encode(text).length <= WireLimits.knobText;
}

/**
 * Read the part of an address from its question mark on. No text in an address is ever more than text.
 * @param {string} search
 * @returns {PreviewLink}
 */
export function linkFrom(search) {
  /** @type {PreviewLink} */
  const link = {
    preview: null, screen: { ...USUAL_SCREEN, choices: {} }, knobs: new Map(), panes: [], name: '', unknown: [],
  };
  const unknown = new Set();
  for (const [key, text] of new URLSearchParams(search)) {
    const name = key.startsWith(KNOB_PREFIX) ? key.slice(KNOB_PREFIX.length) : '';
    if (key === 'preview' && link.preview === null && text !== '') link.preview = text;
    else if (key === 'link' && link.name === '' && NAME.test(text)) link.name = text;
    else if (key === 'pane' && takePane(link, text)) continue;
    else if (takeScreen(link.screen, key, text)) continue;
    else if (isExactKey(key) || key === REMARK) continue;
    else if (mayTake(link, name, text)) link.knobs.set(name, guessedValue(text));
    else unknown.add(key);
  }
  if (link.panes.length < PANES.least && link.panes.length > 0) {
    link.panes = [];
    unknown.add('pane');
  }
  link.unknown = [...unknown];
  return link;
}

/** @param {PreviewLink} link @param {string} text @returns {boolean} false: it says nothing, or is one too many */
function takePane({ panes }, text) {
  const pane = paneFrom(text);
  if (pane === null || panes.length >= PANES.most) return false;
  panes.push(pane);
  return true;
}

/**
 * @param {PreviewLink} link
 * @param {string} name  empty: the key is no knob's
 * @param {string} text
 */
function mayTake({ knobs }, name, text) {
  return name !== '' && !knobs.has(name) && knobs.size < WireLimits.knobs && isShort(name) && isShort(text);
}

/**
 * Write what `linkFrom` reads. The same values give the same text, in whatever order they were turned.
 * @param {string | null} preview  slug
 * @param {Map<string, KnobValue>} knobs  those that are not as the source has them
 * @param {AskedScreen} [screen]
 * @param {string} [name]  of the link that the address is; empty: it is none's
 * @returns {string} empty, or from the question mark on
 */
export function searchFor(preview, knobs, screen = USUAL_SCREEN, name = '') {
  const pairs = [...knobs].sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => [KNOB_PREFIX + name, valueText(value)]);
  pairs.unshift(...screenPairs(screen));
  if (preview !== null) pairs.unshift(['preview', preview]);
  if (name !== '') pairs.unshift(['link', name]);
  const text = pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  return text === '' ? '' : `?${text}`;
}

/**
 * The address of a matrix, which `linkFrom` reads.
 * @param {string} preview  slug
 * @param {Map<string, KnobValue>} knobs  those that are not as the source has them
 * @param {AskedScreen[]} panes  two to nine
 * @returns {string} from the question mark on
 */
export function matrixSearch(preview, knobs, panes) {
  // Commas may stand in an address as they are.
  const pairs = panes.map((pane) => `pane=${encodeURIComponent(paneText(pane)).replaceAll('%2C', ',')}`);
  return [searchFor(preview, knobs), ...pairs].join('&');
}

/**
 * Says in a sentence for a person which part of a link a session does not follow.
 * @param {PreviewLink} link
 * @param {string[]} unknownKnobs    names that the preview does not have
 * @param {string[]} unfittingKnobs  names of knobs that cannot have the link's value
 * @param {{ parts: string[], isOtherRevision: boolean }} [exact]  of a link to an exact state: its parts for which there
 *   is no place, and whether the source was another then
 * @returns {string} empty: it follows all of it
 */
export function leftOutText(link, unknownKnobs, unfittingKnobs, exact = NOTHING_EXACT) {
  const sentences = [
    listing('means nothing here', 'mean nothing here', link.unknown),
    listing('is no knob of this preview', 'are no knobs of this preview', unknownKnobs),
    listing('cannot have the value of the link', 'cannot have the values of the link', unfittingKnobs),
    listing('is not as in the link, as there is no place for it', 'are not as in the link, as there is no place for them',
      exact.parts),
  ];
  const said = sentences.filter((sentence) => sentence !== '').join(' ');
  const leftOut = said === '' ? '' : `Not everything in the link was used. ${said}`;
  const changed = exact.isOtherRevision ? 'The source was another when this link was made, so places may differ.' : '';
  return [changed, leftOut].filter((sentence) => sentence !== '').join(' ');
}

const NOTHING_EXACT = Object.freeze({ parts: /** @type {string[]} */ ([]), isOtherRevision: false });

/** More names than this, and longer ones, are cut: the rest is counted. */
const NAMES_SAID = 5;
const NAME_LENGTH = 60;

/**
 * @param {string} one   what to say of one name
 * @param {string} many
 * @param {string[]} names
 */
function listing(one, many, names) {
  if (names.length === 0) return '';
  const said = names.slice(0, NAMES_SAID)
    .map((name) => `“${name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH)}…` : name}”`);
  const rest = names.length - said.length;
  if (rest > 0) said.push(`${rest} more`);
  const last = said.pop();
  const list = said.length === 0 ? last : `${said.join(', ')} and ${last}`;
  return `${list} ${names.length === 1 ? one : many}.`;
}
