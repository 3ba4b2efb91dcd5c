// @ts-check
// One link in the panel: what it lets people do, who is here with it, until when, and a button that takes it back after
// one question.

import { Confirmation, createQuestion } from '../page/confirmation.js';
import { createButton, createElement, write } from '../page/elements.js';
import { agoText } from '../page/times.js';
import { elsewhereText, endText, hereText, rightText, usedText } from './link-words.js';

/** @typedef {import('../server/link-api.js').Link} Link */

export class LinkItem {
  #parts;
  #revoke;
  #listening = new AbortController();

  /**
   * @param {Document} page
   * @param {import('../page/confirmation.js').ConfirmationEvents} events  of its revoking
   */
  constructor(page, events) {
    this.#parts = createParts(page);
    this.#revoke = new Confirmation(this.#parts, events, this.#listening.signal);
  }

  get element() {
    return this.#parts.item;
  }

  get name() {
    return this.#parts.name.textContent ?? '';
  }

  /** Whether the focus is in it. */
  get hasFocus() {
    return this.element.contains(this.element.ownerDocument.activeElement);
  }

  /**
   * @param {Link} link
   * @param {number} now  seconds since 1970
   */
  show(link, now) {
    const { item, name, right, facts, button, question } = this.#parts;
    write(name, link.name);
    write(right, rightText(link.role));
    write(facts, factsText(link, now));
    item.dataset.state = link.state;
    button.setAttribute('aria-label', `Revoke ${link.name}`);
    question.setAttribute('aria-label', `Revoke ${link.name}?`);
    if (link.state !== 'live') this.#hideButton();
  }

  focus() {
    if (this.#parts.button.hidden) this.#parts.name.focus();
    else this.#revoke.focus();
  }

  /** Another one asks. */
  close() {
    this.#revoke.close();
  }

  /** It could not be revoked. */
  failed() {
    this.#revoke.failed();
  }

  remove() {
    this.#listening.abort();
    this.element.remove();
  }

  /** Of a link that has ended. The focus stays with it. */
  #hideButton() {
    const { button, choices, question, name } = this.#parts;
    if (button.hidden) return;
    const { hasFocus } = this;
    this.#revoke.close();
    button.hidden = true;
    choices.hidden = true;
    question.hidden = true;
    if (hasFocus) name.focus();
  }
}

/**
 * @param {Link} link
 * @param {number} now  seconds since 1970
 */
export function factsText(link, now) {
  const end = endText(link, now);
  const ends = link.state === 'live' ? `ends ${end}` : end;
  const used = link.lastUsed === null ? 'never used' : `used ${usedText(link, now)}`;
  const here = link.viewers === 0 ? '' : ` · ${hereText(link.viewers)} here`;
  const elsewhere = elsewhereText(link);
  return `Made ${agoText(now - link.made)} · ${used} · ${ends}${here}${elsewhere === '' ? '' : ` · ${elsewhere}`}`;
}

/** @param {Document} page */
function createParts(page) {
  const item = createElement(page, 'li', 'share-link');
  const name = createElement(page, 'bdi', 'share-link-name');
  const right = createElement(page, 'span', 'share-right');
  const facts = createElement(page, 'p', 'share-facts');
  const choices = createElement(page, 'div', 'share-link-choices');
  const button = createButton(page, 'button', 'Revoke');
  const { question, keep, confirm } = createQuestion(page, 'Revoke it?', 'Revoke it');
  // Takes the focus of a button that is gone.
  name.setAttribute('tabindex', '-1');
  button.hidden = false;
  choices.hidden = false;
  choices.append(button);
  item.append(name, right, choices, question, facts);
  return { item, name, right, facts, choices, button, question, keep, confirm };
}
