// @ts-check
// The owner's list of sessions, and the ending of one.

import { write } from '../page/elements.js';
import { endSession, listSessions } from '../server/owner-api.js';
import { OwnersList } from './owners-list.js';
import { SessionRow } from './session-row.js';
import { countText } from './words.js';

/** @typedef {import('../server/owner-api.js').SessionList} ListedSessions */

/**
 * @typedef {object} SessionListElements
 * @property {HTMLElement} empty   seen where there are no sessions
 * @property {HTMLElement} table
 * @property {HTMLElement} count
 */

/** @extends {OwnersList<SessionRow>} */
export class SessionList extends OwnersList {
  #elements;
  #token;

  /** How many sessions there are, listed or not. */
  #count = 0;

  /** Those that were ended here: a list that was asked for before may still name them. @type {Set<string>} */
  #ended = new Set();

  /**
   * @param {Window & typeof globalThis} view
   * @param {SessionListElements & import('./owners-list.js').ListElements} elements
   * @param {string} token         of the owner
   * @param {() => void} refused   the server does not take it
   */
  constructor(view, elements, token, refused) {
    super(view, elements, refused);
    this.#elements = elements;
    this.#token = token;
  }

  /** @override */
  async update() {
    const list = await listSessions(this.request, this.#token);
    if (!this.isOver) this.#show(list);
  }

  /** @override */
  stop() {
    super.stop();
    this.#elements.table.hidden = true;
    this.#elements.empty.hidden = true;
  }

  /** @param {ListedSessions} list */
  #show({ sessions, count, now }) {
    const shown = new Map(sessions.filter(({ id }) => !this.#ended.has(id)).map((session) => [session.id, session]));
    this.rows.keep([...shown.keys()], (id) => this.#createRow(id));
    for (const [id, session] of shown) this.rows.get(id)?.show(session, now);
    this.#count = count - (sessions.length - shown.size);
    this.#renderCount();
  }

  /** @param {string} id @returns {SessionRow} */
  #createRow(id) {
    return new SessionRow(this.page, id, {
      asks: () => this.closeQuestions(),
      confirmed: () => {
        this.act(id, () => endSession(this.request, id, this.#token), () => this.#hasEnded(id));
      },
    });
  }

  /** @param {string} id */
  #hasEnded(id) {
    const title = this.rows.get(id)?.title ?? '';
    this.#ended.add(id);
    this.rows.drop(id);
    // It is known at once that there is one less, and in a moment how many there are.
    this.#count -= 1;
    this.#renderCount();
    this.say(`${title} has ended.`);
    this.refresh();
  }

  #renderCount() {
    const { table, empty, count } = this.#elements;
    const listed = this.rows.size;
    table.hidden = listed === 0;
    empty.hidden = listed > 0;
    write(count, countText(listed, this.#count));
  }
}
