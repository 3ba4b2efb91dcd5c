// @ts-check
// The pictures that were taken when remarks were made. A picture needs the key of the page, which an element cannot
// present; so it is asked for here, and kept as long as the page.

import { createElement } from '../page/elements.js';

/** @typedef {import('../server/remark-list.js').Remark} Remark */

export class RemarkPictures {
  #view;
  #fetchPicture;

  /** Addresses by ids of remarks.
   * @type {Map<string, Promise<string>>} */
  #addresses = new Map();

  /**
   * @param {Window & typeof globalThis} view
   * @param {(remark: string) => Promise<Blob>} fetchPicture
   */
  constructor(view, fetchPicture) {
    this.#view = view;
    this.#fetchPicture = fetchPicture;
  }

  /**
   * @param {Remark} remark
   * @param {string} words  for who does not see it; empty: what stands beside it says all
   * @returns {HTMLElement}  has the picture once it is there, or a sentence
   */
  element(remark, words) {
    const page = this.#view.document;
    const frame = createElement(page, 'div', 'remarks-picture');
    if (!remark.hasPicture) {
      frame.textContent = 'There is no picture of it.';
      return frame;
    }
    frame.dataset.state = 'coming';
    this.#fill(frame, remark, words);
    return frame;
  }

  /** @param {HTMLElement} frame @param {Remark} remark @param {string} words */
  async #fill(frame, remark, words) {
    const page = this.#view.document;
    const picture = /** @type {HTMLImageElement} */ (createElement(page, 'img', ''));
    picture.alt = words;
    try {
      picture.src = await this.#addressOf(remark.id);
      await picture.decode().catch(() => { throw new Error('The picture of it cannot be shown.'); });
      frame.dataset.state = 'here';
      frame.replaceChildren(picture, ...markOf(page, remark));
    } catch (error) {
      frame.dataset.state = 'none';
      frame.textContent = error instanceof Error ? error.message : String(error);
    }
  }

  /** Nothing of them stays. */
  stop() {
    for (const address of this.#addresses.values()) {
      address.then((url) => this.#view.URL.revokeObjectURL(url), () => {});
    }
    this.#addresses.clear();
  }

  /** @param {string} remark */
  #addressOf(remark) {
    const known = this.#addresses.get(remark);
    if (known !== undefined) return known;
    const address = this.#fetchPicture(remark).then((picture) => this.#view.URL.createObjectURL(picture));
    this.#addresses.set(remark, address);
    // One that did not come may come another time.
    address.catch(() => this.#addresses.delete(remark));
    return address;
  }
}

/** Where in the picture the remark is, if the size of the window was kept.
 * @param {Document} page @param {Remark} remark */
function markOf(page, { pin, order }) {
  const size = order?.size;
  const [width, height] = Array.isArray(size) ? size.map(Number) : [];
  const [across, down] = [pin.point[0] / width, pin.point[1] / height];
  if (!(across >= 0 && across <= 1 && down >= 0 && down <= 1)) return [];
  const mark = createElement(page, 'span', 'remarks-picture-mark');
  mark.setAttribute('aria-hidden', 'true');
  mark.style.setProperty('left', `${100 * across}%`);
  mark.style.setProperty('top', `${100 * down}%`);
  return [mark];
}
