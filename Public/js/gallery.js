// @ts-check
// The list of previews, each with a live picture.

import { createSession, listPreviews } from './api.js';
import { WheelTurn } from './axes.js';
import { createCard } from './card.js';
import { watchNearness } from './nearness.js';
import { Thumbnail } from './thumbnail.js';

/** @typedef {import('./api.js').Preview} Preview */

/**
 * @typedef {object} GalleryElements
 * @property {HTMLElement} list
 * @property {HTMLElement} status  one line, `role=status`
 */

/**
 * Show what previews there are, and open the one that is chosen.
 * @param {Window & typeof globalThis} view
 * @param {GalleryElements} elements
 * @param {import('./state.js').State} state  takes in those of the pictures
 * @param {() => [width: number, height: number]} newSize  of a session's window, points
 * @returns {() => void} stop
 */
export function openGallery(view, { list, status }, state, newSize) {
  const request = view.fetch.bind(view);
  let stopPictures = () => {};
  const say = (/** @type {unknown} */ error) => {
    status.textContent = error instanceof Error ? error.message : String(error);
    list.inert = false;
  };
  const open = (/** @type {Preview} */ preview) => {
    status.textContent = `Opening ${preview.title}…`;
    list.inert = true;
    createSession(request, preview.slug, newSize(), preferredAppearance(view))
      .then((path) => view.location.assign(path)).catch(say);
  };
  const show = (/** @type {Preview[]} */ previews) => {
    stopPictures = showCards(view, list, previews, state, open);
    status.textContent = previews.length === 0 ? 'This server has no previews.' : '';
  };
  // The browser may bring this very page back from its cache, as it was left: opening a preview.
  const shown = (/** @type {PageTransitionEvent} */ event) => {
    if (!event.persisted) return;
    list.inert = false;
    status.textContent = '';
  };
  view.addEventListener('pageshow', shown);
  listPreviews(request).then(show).catch(say);
  return () => {
    view.removeEventListener('pageshow', shown);
    stopPictures();
  };
}

/**
 * What the person in front of the page likes; a session begins with it.
 * @param {Window} view
 * @returns {import('./state.js').Appearance}
 */
function preferredAppearance(view) {
  return view.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/**
 * @param {Window & typeof globalThis} view
 * @param {HTMLElement} list
 * @param {Preview[]} previews
 * @param {import('./state.js').State} state
 * @param {(preview: Preview) => void} open
 * @returns {() => void} stop the pictures
 */
function showCards(view, list, previews, state, open) {
  const turn = new WheelTurn();
  const cards = previews.map((preview, index) => createCard(view.document, preview, index, () => open(preview)));
  list.replaceChildren(...cards.map((card) => card.item));
  /** @type {Map<Element, Thumbnail>} by what is watched */
  const thumbnails = new Map();
  const stops = cards.map(({ room, phone, canvas }, index) => {
    const preview = previews[index];
    const elements = { canvas, device: phone, room };
    const thumbnail = new Thumbnail(view, preview.slug, elements, turn);
    thumbnails.set(room, thumbnail);
    state.showcases[preview.slug] = thumbnail.state;
    return thumbnail.bind(() => open(preview));
  });
  const pageTurned = (/** @type {WheelEvent} */ event) => {
    if (!event.defaultPrevented) turn.belongsTo(event.timeStamp, null, () => false);
  };
  view.addEventListener('wheel', pageTurned, { passive: true });
  stops.push(
    () => view.removeEventListener('wheel', pageTurned),
    watchNearness(view, [...thumbnails.keys()], (room, isNear) => thumbnails.get(room)?.look(isNear)));
  return () => stops.forEach((stop) => stop());
}
