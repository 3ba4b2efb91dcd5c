// @ts-check
// One link in the owner's list: what it lets people do, until when, and a button that takes it back after one question.

import { Confirmation, createQuestion } from '../page/confirmation.js';
import { createButton, createElement, write } from '../page/elements.js';
import { agoText } from '../page/times.js';
import { elsewhereText, endText, hereText, rightText, usedText } from '../share/link-words.js';
import { createCell, createName } from './row-parts.js';

/** @typedef {import('../server/link-api.js').Link} Link */

export class LinkRow {
  #parts;
  #revoke;
  #listening = new AbortController();

  /**
   * @param {Document} page
   * @param {string} id  of the link
   * @param {import('../page/confirmation.js').ConfirmationEvents} events  of its revoking
   */
  constructor(page, id, events) {
    this.#parts = createLinkParts(page, id);
    this.#revoke = new Confirmation(this.#parts, events, this.#listening.signal);
  }

  /** The row of the table. */
  get element() {
    return this.#parts.row;
  }

  get name() {
    return this.#parts.title.textContent ?? '';
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
    const { row, title, preview, right, made, used, ends, viewers, button, question } = this.#parts;
    write(title, link.name);
    const elsewhere = elsewhereText(link);
    write(preview, elsewhere === '' ? link.title : `${link.title} · ${elsewhere}`);
    write(right, rightText(link.role));
    write(made, agoText(now - link.made));
    write(used, usedText(link, now));
    write(ends, endText(link, now));
    write(viewers, hereText(link.viewers));
    viewers.toggleAttribute('data-none', link.viewers === 0);
    row.dataset.state = link.state;
    button.setAttribute('aria-label', `Revoke ${link.name}`);
    question.setAttribute('aria-label', `Revoke ${link.name}?`);
    if (link.state !== 'live') this.#hideButton();
  }

  /** It has been taken back; the next list says so. */
  revoked() {
    this.#revoke.failed();
    this.#hideButton();
    this.#parts.row.dataset.state = 'revoked';
    write(this.#parts.ends, 'revoked');
  }

  focus() {
    if (this.#parts.button.hidden) this.#parts.title.focus();
    else this.#revoke.focus();
  }

  /** Another row asks. */
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

  /** Of a link that has ended. The focus stays in the row. */
  #hideButton() {
    const { button, choices, question, title } = this.#parts;
    if (button.hidden) return;
    const { hasFocus } = this;
    this.#revoke.close();
    button.hidden = true;
    choices.hidden = true;
    question.hidden = true;
    if (hasFocus) title.focus();
  }
}

/**
 * @param {Document} page
 * @param {string} id  of the link
 */
function createLinkParts(page, id) {
  const row = page.createElement('tr');
  row.className = 'session-row link-row';
  row.setAttribute('role', 'row');
  const { name, title, made: preview } = createName(page);
  // Takes the focus of a button that is gone.
  title.setAttribute('tabindex', '-1');
  const [right, made, used, ends, viewers, actions] =
    ['right', 'begun', 'used', 'ends', 'viewers', 'actions'].map((of) => createCell(page, of));
  ends.id = `ends-${id}`;
  const choices = createElement(page, 'div', 'session-choices');
  const button = createButton(page, 'button', 'Revoke');
  button.setAttribute('aria-describedby', ends.id);
  button.hidden = false;
  choices.hidden = false;
  choices.append(button);
  const { question, keep, confirm } = createQuestion(page, 'Revoke it?', 'Revoke it');
  actions.append(choices, question);
  row.append(name, right, viewers, made, used, ends, actions);
  return {
    row, title, preview, right, made, used, ends, viewers, choices, button, question, keep, confirm,
  };
}
