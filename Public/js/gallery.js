// @ts-check
// The list of previews.

import { createSession, listPreviews } from './api.js';

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
 * @param {() => [width: number, height: number]} newSize  of a session's window, points
 * @returns {() => void} stop
 */
export function openGallery(view, { list, status }, newSize) {
  const request = view.fetch.bind(view);
  const say = (/** @type {unknown} */ error) => {
    status.textContent = error instanceof Error ? error.message : String(error);
    list.inert = false;
  };
  const open = (/** @type {Preview} */ preview) => {
    status.textContent = `Opening ${preview.title}…`;
    list.inert = true;
    createSession(request, preview.slug, newSize()).then((path) => view.location.assign(path)).catch(say);
  };
  const show = (/** @type {Preview[]} */ previews) => {
    list.replaceChildren(...previews.map((preview, index) => card(view.document, preview, index, open)));
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
  return () => view.removeEventListener('pageshow', shown);
}

/**
 * @param {Document} page
 * @param {Preview} preview
 * @param {number} index  in the list
 * @param {(preview: Preview) => void} open
 * @returns {HTMLElement}
 */
function card(page, preview, index, open) {
  const item = page.createElement('li');
  const title = page.createElement('h2');
  const button = page.createElement('button');
  const summary = page.createElement('p');
  item.className = 'card';
  item.append(miniature(page, index), title, summary);
  title.append(button);
  // The button's area is the whole card; its name is the title.
  button.type = 'button';
  button.textContent = preview.title;
  button.addEventListener('click', () => open(preview));
  summary.textContent = preview.summary;
  return item;
}

/**
 * A tiny device in a colour of its own, so that cards can be told apart at a glance.
 * @param {Document} page
 * @param {number} index
 */
function miniature(page, index) {
  const device = page.createElement('div');
  device.className = 'miniature';
  device.setAttribute('aria-hidden', 'true');
  device.style.setProperty('--hue', String(hueOf(index)));
  for (let i = 0; i < 3; i++) device.append(page.createElement('i'));
  return device;
}

/**
 * Neighbours, and neighbours of neighbours, differ: each is the golden angle away from the one before.
 * @param {number} index
 * @returns {number} degrees
 */
function hueOf(index) {
  return (228 + index * 137.508) % 360;
}
