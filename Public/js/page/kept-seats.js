// @ts-check
// The seats of this page: secrets by which the control that an owner gave by hand comes back with the next connection to
// the same session. The tab remembers them when it is loaded again, where the browser lets it; else they last as long as
// the page. They stand in no address.

import { seatFrom } from '../server/people.js';

/** In the tab, followed by the path of a session. */
const KEPT_AS = 'scrollwork.seat ';

export class KeptSeats {
  #view;

  /** Those that this page was told, or was not any more; by the paths of their sessions.
   * @type {Map<string, string>} */
  #told = new Map();

  /** @param {Pick<Window, 'sessionStorage'> | null} view  null: they last as long as the page */
  constructor(view) {
    this.#view = view;
  }

  /** @param {string} path  of a session @returns {string}  empty: none */
  at(path) {
    return this.#told.get(path) ?? this.#storage((storage) => seatFrom(storage.getItem(KEPT_AS + path))) ?? '';
  }

  /** @param {string} path  of a session @param {string} seat  empty: none any more */
  keep(path, seat) {
    if (seat === this.at(path)) return;
    this.#told.set(path, seat);
    this.#storage((storage) => {
      if (seat === '') storage.removeItem(KEPT_AS + path);
      else storage.setItem(KEPT_AS + path, seat);
    });
  }

  /**
   * @template Value
   * @param {(storage: Storage) => Value} use
   * @returns {Value | null} null where there is no storage, or it is refused or full
   */
  #storage(use) {
    try {
      return this.#view === null ? null : use(this.#view.sessionStorage);
    } catch {
      return null;
    }
  }
}
