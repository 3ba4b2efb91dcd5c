// @ts-check
// One remark in the list: a button that opens its thread.

import { createButton, createElement, write } from '../page/elements.js';
import { groupOf } from './remark-order.js';
import { elementText, repliesText, whenText } from './remark-words.js';

/** @typedef {import('../server/remark-list.js').Remark} Remark */

export class RemarkItem {
  #parts;
  #pictures;

  /** @type {'none' | 'picture' | 'sentence'} */
  #shown = 'none';

  /** @type {HTMLElement | null} */
  #picture = null;

  #listening = new AbortController();

  /**
   * @param {Document} page
   * @param {() => void} open  its thread
   * @param {import('./remark-pictures.js').RemarkPictures} pictures
   */
  constructor(page, open, pictures) {
    this.#parts = createParts(page);
    this.#pictures = pictures;
    this.#parts.button.addEventListener('click', open, { signal: this.#listening.signal });
  }

  get element() {
    return this.#parts.item;
  }

  /** Whether the focus is in it. */
  get hasFocus() {
    return this.element.contains(this.element.ownerDocument.activeElement);
  }

  /** @param {Remark} remark @param {number} now  seconds since 1970 */
  show(remark, now) {
    const { item, number, name, owner, when, text, facts } = this.#parts;
    const isLost = groupOf(remark) === 'lost';
    write(number, String(remark.number));
    write(name, remark.name);
    owner.hidden = !remark.isOwner;
    write(when, whenText(remark, now));
    write(text, remark.text);
    const replies = repliesText(remark);
    write(facts, [elementText(remark.pin.element), replies].filter((part) => part !== '').join(' · '));
    item.dataset.group = groupOf(remark);
    this.#showPicture(isLost ? remark : null);
  }

  /**
   * Of an element that is lost there is nothing left but this.
   * @param {Remark | null} remark  null: it is not lost
   */
  #showPicture(remark) {
    const wanted = remark === null ? 'none' : remark.hasPicture ? 'picture' : 'sentence';
    if (wanted === this.#shown) return;
    this.#shown = wanted;
    this.#picture?.remove();
    this.#picture = remark && this.#pictures.element(remark, 'The preview as it was');
    if (this.#picture) this.element.append(this.#picture);
  }

  focus() {
    this.#parts.button.focus();
  }

  remove() {
    this.#listening.abort();
    this.element.remove();
  }
}

/** @param {Document} page */
function createParts(page) {
  const item = createElement(page, 'li', 'remark-item');
  const button = createButton(page, 'remark-open', '');
  const number = createElement(page, 'span', 'remark-number');
  const head = createElement(page, 'span', 'remark-head');
  const name = createElement(page, 'bdi', 'remark-name');
  const owner = createElement(page, 'span', 'remark-owner', 'Owner');
  const when = createElement(page, 'span', 'remark-when');
  const text = createElement(page, 'span', 'remark-text');
  const facts = createElement(page, 'span', 'remark-facts');
  text.dir = 'auto';
  facts.dir = 'auto';
  head.append(name, owner, when);
  button.append(number, head, text, facts);
  item.append(button);
  return { item, number, name, owner, when, text, facts, button };
}
