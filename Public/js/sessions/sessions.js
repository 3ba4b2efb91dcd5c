// @ts-check
// The owner's list of sessions: asked for again and again while somebody looks, and one ended when they say
// so.

import { Refusal } from '../server/api.js';
import { endSession, listSessions } from '../server/owner-api.js';
import { SessionRow } from './session-row.js';
import { countText } from './words.js';

/** @typedef {import('../server/owner-api.js').ListedSession} ListedSession */
/** @typedef {import('../server/owner-api.js').SessionList} SessionList */

/** The list is asked for this often, in ms. */
const PAUSE_MS = 5000;

/**
 * @typedef {object} SessionsElements
 * @property {HTMLElement} title   takes the focus where the last row has gone
 * @property {HTMLElement} about
 * @property {HTMLElement} status  one line, `role=status`
 * @property {HTMLElement} noKey   seen by who does not own the server
 * @property {HTMLElement} empty   seen where there are no sessions
 * @property {HTMLElement} table
 * @property {HTMLElement} count
 * @property {HTMLElement} rows
 */

class Sessions {
  #view;
  #elements;
  #token;

  /** @type {Map<string, SessionRow>} by id, as they are on the page */
  #rows = new Map();

  /** How many sessions there are, listed or not. */
  #count = 0;

  /** Those that were ended here: a list that was asked for before may still name them. @type {Set<string>} */
  #ended = new Set();

  /** @type {number | null} until the list is asked for again */
  #timer = null;
  #isAsking = false;

  /** Whether the server does not take the key. */
  #isRefused = false;

  /** What has become of the last order. */
  #said = '';

  /** Why there is no newer list. */
  #fault = '';

  /**
   * @param {Window & typeof globalThis} view
   * @param {SessionsElements} elements
   * @param {string} token  of the owner; empty: who looks at the page is not
   */
  constructor(view, elements, token) {
    this.#view = view;
    this.#elements = elements;
    this.#token = token;
  }

  /** @returns {() => void} stop */
  start() {
    const { noKey, about } = this.#elements;
    noKey.hidden = this.#token !== '';
    about.hidden = this.#token === '';
    if (this.#token === '') return () => {};
    // A page that is hidden asks for nothing; it asks when it is seen again, from the browser's cache, too.
    const seen = () => { if (!this.#view.document.hidden) this.#ask(); };
    const listening = new AbortController();
    const { signal } = listening;
    this.#view.document.addEventListener('visibilitychange', seen, { signal });
    this.#view.addEventListener('pageshow', (event) => { if (event.persisted) seen(); }, { signal });
    this.#ask();
    return () => {
      listening.abort();
      this.#isRefused = true;
      this.#clearTimer();
      for (const row of this.#rows.values()) row.remove();
    };
  }

  async #ask() {
    if (this.#isAsking || this.#isRefused) return;
    this.#isAsking = true;
    this.#clearTimer();
    try {
      const list = await listSessions(this.#view.fetch.bind(this.#view), this.#token);
      this.#fault = '';
      if (!this.#isRefused) this.#show(list);
    } catch (error) {
      this.#fault = sentence(error);
      this.#said = '';
      if (isOfKey(error)) this.#refused();
    }
    this.#isAsking = false;
    this.#renderStatus();
    if (!this.#isRefused) this.#timer = this.#view.setTimeout(() => this.#askWhenSeen(), PAUSE_MS);
  }

  #askWhenSeen() {
    this.#timer = null;
    if (!this.#view.document.hidden) this.#ask();
  }

  #clearTimer() {
    if (this.#timer !== null) this.#view.clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** The key is of another start, or another server. */
  #refused() {
    const { noKey, about } = this.#elements;
    this.#isRefused = true;
    for (const id of [...this.#rows.keys()]) this.#drop(id);
    this.#elements.table.hidden = true;
    this.#elements.empty.hidden = true;
    noKey.hidden = false;
    about.hidden = true;
  }

  /**
   * Each row stays where it is, however the server orders them by now: it may have the focus, or a hand on its way to
   * it. New ones come on top.
   * @param {SessionList} list
   */
  #show({ sessions, count, now }) {
    const { rows } = this.#elements;
    const shown = sessions.filter(({ id }) => !this.#ended.has(id));
    const ids = new Set(shown.map(({ id }) => id));
    for (const id of [...this.#rows.keys()]) if (!ids.has(id)) this.#drop(id);
    const first = rows.children[0] ?? null;
    for (const session of shown) {
      const known = this.#rows.get(session.id);
      const row = known ?? this.#createRow(session);
      row.show(session, now);
      if (!known) rows.insertBefore(row.element, first);
    }
    this.#count = count - (sessions.length - shown.length);
    this.#renderCount();
  }

  /** @param {ListedSession} session @returns {SessionRow} */
  #createRow(session) {
    const row = new SessionRow(this.#view.document, session, {
      asks: () => { for (const other of this.#rows.values()) other.close(); },
      confirmed: () => { this.#end(session.id); },
    });
    this.#rows.set(session.id, row);
    return row;
  }

  /** @param {string} id */
  async #end(id) {
    const title = this.#rows.get(id)?.title ?? '';
    try {
      await endSession(this.#view.fetch.bind(this.#view), id, this.#token);
      this.#hasEnded(id, title);
    } catch (error) {
      // Somebody was faster, or it was not used for too long.
      if (error instanceof Refusal && error.status === 404) return this.#hasEnded(id, title);
      this.#said = sentence(error);
      this.#rows.get(id)?.stayed();
      if (isOfKey(error)) this.#refused();
      this.#renderStatus();
    }
  }

  /** @param {string} id @param {string} title */
  #hasEnded(id, title) {
    this.#ended.add(id);
    this.#said = `${title} has ended.`;
    this.#drop(id);
    // It is known at once that there is one less, and in a moment how many there are.
    this.#count -= 1;
    this.#renderCount();
    this.#renderStatus();
    this.#ask();
  }

  /**
   * Take a row away. If it has the focus, that goes on to the one below it, or above.
   * @param {string} id
   */
  #drop(id) {
    const row = this.#rows.get(id);
    if (!row) return;
    const { hasFocus } = row;
    const others = [...this.#elements.rows.children];
    const place = others.indexOf(row.element);
    const next = others[place + 1] ?? others[place - 1];
    this.#rows.delete(id);
    row.remove();
    if (!hasFocus) return;
    const heir = [...this.#rows.values()].find(({ element }) => element === next);
    if (heir) heir.focus();
    else this.#elements.title.focus();
  }

  #renderCount() {
    const { table, empty, count } = this.#elements;
    const listed = this.#rows.size;
    table.hidden = listed === 0;
    empty.hidden = listed > 0;
    const text = countText(listed, this.#count);
    if (count.textContent !== text) count.textContent = text;
  }

  #renderStatus() {
    const { status } = this.#elements;
    const line = this.#fault || this.#said;
    status.toggleAttribute('data-fault', this.#fault !== '');
    if (status.textContent !== line) status.textContent = line;
  }
}

/** @param {unknown} error  whether it says that the key is not taken */
function isOfKey(error) {
  return error instanceof Refusal && [401, 403, 429].includes(error.status);
}

/** @param {unknown} error  what was thrown, with a sentence for a person */
function sentence(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Show the owner which sessions there are.
 * @param {Window & typeof globalThis} view
 * @param {SessionsElements} elements
 * @param {string} token  empty: who looks at the page is not the owner
 * @returns {() => void} stop
 */
export function openSessions(view, elements, token) {
  return new Sessions(view, elements, token).start();
}
