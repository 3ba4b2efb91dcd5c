// @ts-check
// One session in the owner's list: what it is, a link that opens it, and a button that ends it after one question.

import { createRowParts } from './row-parts.js';
import { agoText, bytesText, standingText, viewersText } from './words.js';

/** @typedef {import('../server/owner-api.js').ListedSession} ListedSession */

/**
 * @typedef {object} RowEvents
 * @property {() => void} asks       it is about to ask whether it shall end
 * @property {() => void} confirmed  it shall
 */

export class SessionRow {
  #parts;
  #events;
  #title = '';
  #isEnding = false;
  #listening = new AbortController();

  /**
   * @param {Document} page
   * @param {ListedSession} session
   * @param {RowEvents} events
   */
  constructor(page, session, events) {
    this.#parts = createRowParts(page, session.id);
    this.#events = events;
    const { end, keep, confirm, question } = this.#parts;
    const { signal } = this.#listening;
    end.addEventListener('click', () => this.#ask(), { signal });
    keep.addEventListener('click', () => this.#withdraw(), { signal });
    confirm.addEventListener('click', () => this.#confirm(), { signal });
    question.addEventListener('keydown', (event) => this.#escape(event), { signal });
  }

  /** The row of the table. */
  get element() {
    return this.#parts.row;
  }

  get title() {
    return this.#title;
  }

  /** Whether the focus is in it. */
  get hasFocus() {
    return this.element.contains(this.element.ownerDocument.activeElement);
  }

  /**
   * Write what is known of the session now. What is as it was is not touched.
   * @param {ListedSession} session
   * @param {number} now  seconds since 1970
   */
  show(session, now) {
    const { title, made, state, viewers, used, kept, memory, open, end, question } = this.#parts;
    this.#title = session.title;
    write(title, session.title);
    write(made, `Made ${agoText(now - session.made)}`);
    write(state, standingText(session.standing));
    state.dataset.state = session.standing;
    write(viewers, viewersText(session.viewers));
    viewers.toggleAttribute('data-none', session.viewers === 0);
    write(used, agoText(now - session.lastUsed));
    write(kept, bytesText(session.keptBytes));
    write(memory, session.memoryBytes === null ? '–' : bytesText(session.memoryBytes));
    memory.toggleAttribute('data-none', session.memoryBytes === null);
    open.setAttribute('aria-label', `Open ${session.title}`);
    end.setAttribute('aria-label', `End ${session.title}`);
    question.setAttribute('aria-label', `End ${session.title} for everybody?`);
  }

  focus() {
    this.#parts.end.focus();
  }

  /** Another row asks. */
  close() {
    if (!this.#isEnding) this.#setAsking(false);
  }

  /** It could not be ended. */
  stayed() {
    const { hasFocus } = this;
    this.#setEnding(false);
    this.#setAsking(false);
    if (hasFocus) this.focus();
  }

  remove() {
    this.#listening.abort();
    this.element.remove();
  }

  #ask() {
    this.#events.asks();
    this.#setAsking(true);
    // The one that does no harm: whoever presses twice has ended nothing.
    this.#parts.keep.focus();
  }

  #withdraw() {
    if (this.#isEnding) return;
    this.#setAsking(false);
    this.focus();
  }

  #confirm() {
    if (this.#isEnding) return;
    this.#setEnding(true);
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
   * @param {boolean} isEnding
   */
  #setEnding(isEnding) {
    const { keep, confirm } = this.#parts;
    this.#isEnding = isEnding;
    for (const button of [keep, confirm]) button.setAttribute('aria-disabled', String(isEnding));
  }
}

/** @param {HTMLElement} element @param {string} text */
function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
