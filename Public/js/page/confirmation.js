// @ts-check
// A button whose deed cannot be undone: it asks once, in its own place, before it does it.

import { createButton } from './elements.js';

/**
 * @typedef {object} ConfirmationParts
 * @property {HTMLElement} choices   seen until it asks; has the button
 * @property {HTMLButtonElement} button
 * @property {HTMLElement} question  seen while it asks
 * @property {HTMLButtonElement} keep
 * @property {HTMLButtonElement} confirm
 */

/**
 * @typedef {object} ConfirmationEvents
 * @property {() => void} asks       it is about to ask
 * @property {() => void} confirmed  it shall be done
 */

export class Confirmation {
  #parts;
  #events;
  #isUnderWay = false;

  /**
   * @param {ConfirmationParts} parts
   * @param {ConfirmationEvents} events
   * @param {AbortSignal} signal  when it is over
   */
  constructor(parts, events, signal) {
    this.#parts = parts;
    this.#events = events;
    const { button, keep, confirm, question } = parts;
    button.addEventListener('click', () => this.#ask(), { signal });
    keep.addEventListener('click', () => this.#withdraw(), { signal });
    confirm.addEventListener('click', () => this.#confirm(), { signal });
    question.addEventListener('keydown', (event) => this.#escape(event), { signal });
  }

  focus() {
    this.#parts.button.focus();
  }

  /** Somebody else asks. */
  close() {
    if (!this.#isUnderWay) this.#setAsking(false);
  }

  /** It could not be done. */
  failed() {
    const { question } = this.#parts;
    const hadFocus = question.contains(question.ownerDocument.activeElement);
    this.#setUnderWay(false);
    this.#setAsking(false);
    if (hadFocus) this.focus();
  }

  #ask() {
    this.#events.asks();
    this.#setAsking(true);
    // The one that does no harm: two presses in a row have done nothing.
    this.#parts.keep.focus();
  }

  #withdraw() {
    if (this.#isUnderWay) return;
    this.#setAsking(false);
    this.focus();
  }

  #confirm() {
    if (this.#isUnderWay) return;
    this.#setUnderWay(true);
    this.#events.confirmed();
  }

  /** @param {KeyboardEvent} event */
  #escape(event) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    this.#withdraw();
  }

  /** @param {boolean} isAsking */
  #setAsking(isAsking) {
    this.#parts.choices.hidden = isAsking;
    this.#parts.question.hidden = !isAsking;
  }

  /**
   * A button that is disabled would lose the focus.
   * @param {boolean} isUnderWay
   */
  #setUnderWay(isUnderWay) {
    const { keep, confirm } = this.#parts;
    this.#isUnderWay = isUnderWay;
    for (const button of [keep, confirm]) button.setAttribute('aria-disabled', String(isUnderWay));
  }
}

/**
 * The elements of a question.
 * @param {Document} page
 * @param {string} text
 * @param {string} deed  what the button says that does it
 */
export function createQuestion(page, text, deed) {
  const question = page.createElement('div');
  const words = page.createElement('span');
  const keep = createButton(page, 'button', 'Keep');
  const confirm = createButton(page, 'button danger', deed);
  question.className = 'question';
  question.setAttribute('role', 'group');
  question.hidden = true;
  words.textContent = text;
  question.append(words, keep, confirm);
  return { question, keep, confirm };
}
