// @ts-check
// The picture that stands for a preview until somebody touches it: until then nothing runs for whoever scrolls past.

import { write } from '../page/elements.js';
import { fetchCard, fetchPicture } from '../server/card-api.js';

/**
 * @typedef {object} PosterElements
 * @property {HTMLElement} poster
 * @property {HTMLImageElement} posterPicture
 * @property {HTMLButtonElement} posterPlay
 * @property {HTMLElement} posterTitle
 * @property {HTMLElement} posterNote   `role=status`: why there is nothing to play yet
 */

/**
 * @typedef {object} PosterParts
 * @property {string} session  its id
 * @property {string} key      of the link; empty: none
 * @property {() => void} started
 * @property {(card: import('../server/card-api.js').Card) => void} known
 * @property {(closed: import('../server/card-api.js').Closed) => void} closed
 */

export class Poster {
  #view;
  #elements;
  #parts;
  #listening = new AbortController();

  /** Of the picture; empty: there is none. */
  #address = '';

  /**
   * @param {Window & typeof globalThis} view
   * @param {PosterElements} elements
   * @param {PosterParts} parts
   */
  constructor(view, elements, parts) {
    this.#view = view;
    this.#elements = elements;
    this.#parts = parts;
  }

  /** Show it. @returns {Promise<void>} done when all is there that there will be */
  async show() {
    const { posterPlay } = this.#elements;
    posterPlay.addEventListener('click', () => this.#start(), { signal: this.#listening.signal });
    const request = this.#view.fetch.bind(this.#view);
    const { session, key } = this.#parts;
    const picture = fetchPicture(request, session, key, this.#scale());
    try {
      const card = await fetchCard(request, session, key);
      if ('phase' in card) {
        this.hide();
        return this.#parts.closed(card);
      }
      write(this.#elements.posterTitle, card.title);
      posterPlay.setAttribute('aria-label', `Open live preview: ${card.title}`);
      this.#parts.known(card);
    } catch (error) {
      // It may be there again when it is touched.
      write(this.#elements.posterNote, error instanceof Error ? error.message : String(error));
    }
    this.#showPicture(await picture);
  }

  /** There is a live picture, or there will be none. */
  hide() {
    this.#listening.abort();
    this.#elements.poster.hidden = true;
    this.#elements.posterPicture.hidden = true;
    if (this.#address !== '') this.#view.URL.revokeObjectURL(this.#address);
    this.#address = '';
  }

  #start() {
    const { poster, posterPlay, posterNote } = this.#elements;
    if (poster.dataset.started !== undefined) return;
    poster.dataset.started = 'yes';
    posterPlay.hidden = true;
    write(posterNote, 'Connecting…');
    this.#parts.started();
  }

  /** @param {Blob | null} picture */
  #showPicture(picture) {
    const { poster, posterPicture } = this.#elements;
    if (picture === null || poster.hidden) return;
    this.#address = this.#view.URL.createObjectURL(picture);
    posterPicture.src = this.#address;
    posterPicture.hidden = false;
  }

  /** Pixels for each point: as many as the screen has for each of the page's, of those that the server draws. */
  #scale() {
    return Math.min(3, Math.max(1, Math.ceil(this.#view.devicePixelRatio)));
  }
}
