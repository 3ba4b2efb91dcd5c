// @ts-check
// One session in the owner's list: what it is, a link that opens it, and a button that ends it after one question.

import { Confirmation } from '../page/confirmation.js';
import { write } from '../page/elements.js';
import { agoText } from '../page/times.js';
import { createRowParts } from './row-parts.js';
import { bytesText, standingText, viewersText } from './words.js';

/** @typedef {import('../server/owner-api.js').ListedSession} ListedSession */

export class SessionRow {
  #parts;
  #end;
  #title = '';
  #listening = new AbortController();

  /**
   * @param {Document} page
   * @param {string} id  of the session
   * @param {import('../page/confirmation.js').ConfirmationEvents} events  of its end
   */
  constructor(page, id, events) {
    this.#parts = createRowParts(page, id);
    this.#end = new Confirmation({ ...this.#parts, button: this.#parts.end }, events, this.#listening.signal);
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
    this.#end.focus();
  }

  /** Another row asks. */
  close() {
    this.#end.close();
  }

  /** It could not be ended. */
  failed() {
    this.#end.failed();
  }

  remove() {
    this.#listening.abort();
    this.element.remove();
  }
}
