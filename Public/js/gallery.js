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
 * @returns {Promise<void>} when the list is there, or the reason why not
 */
export async function openGallery(view, elements, newSize) {
  const { list, status } = elements;
  const open = async (/** @type {Preview} */ preview) => {
    status.textContent = `Opening ${preview.title}…`;
    list.inert = true;
    try {
      view.location.assign(await createSession(view.fetch.bind(view), preview.slug, newSize()));
    } catch (error) {
      status.textContent = messageOf(error);
      list.inert = false;
    }
  };
  // The browser may bring this very page back from its cache, in the state in which it was left.
  view.addEventListener('pageshow', () => {
    list.inert = false;
    status.textContent = '';
  });
  try {
    const previews = await listPreviews(view.fetch.bind(view));
    list.replaceChildren(...previews.map((preview) => card(view.document, preview, open)));
    status.textContent = previews.length === 0 ? 'This server has no previews.' : '';
  } catch (error) {
    status.textContent = messageOf(error);
  }
}

/**
 * @param {Document} page
 * @param {Preview} preview
 * @param {(preview: Preview) => void} open
 * @returns {HTMLElement}
 */
function card(page, preview, open) {
  const item = page.createElement('li');
  const title = page.createElement('h2');
  const button = page.createElement('button');
  const summary = page.createElement('p');
  item.className = 'card';
  item.append(miniature(page, preview.slug), title, summary);
  title.append(button);
  // The button's area is the whole card; its name is the title.
  button.type = 'button';
  button.textContent = preview.title;
  button.addEventListener('click', () => open(preview));
  summary.textContent = preview.summary;
  return item;
}

/** A tiny device in a colour of its own, so that cards can be told apart at a glance.
 * @param {Document} page @param {string} slug */
function miniature(page, slug) {
  const device = page.createElement('div');
  device.className = 'miniature';
  device.setAttribute('aria-hidden', 'true');
  device.style.setProperty('--hue', String(hueOf(slug)));
  for (let i = 0; i < 3; i++) device.append(page.createElement('i'));
  return device;
}

/**
 * @param {string} slug
 * @returns {number} degrees, always the same for the same slug
 */
export function hueOf(slug) {
  let hash = 0;
  for (const character of slug) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 360_007;
  return (hash * 47) % 360;
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
