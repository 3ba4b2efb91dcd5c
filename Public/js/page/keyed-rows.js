// @ts-check
// The rows of a list that is told again and again. Each stays where it is as long as it is listed, however the list is
// ordered by now: it may have the focus, or a hand on its way to it. New ones come on top.

/**
 * @typedef {object} Row
 * @property {HTMLElement} element
 * @property {boolean} hasFocus   whether the focus is in it
 * @property {() => void} focus
 * @property {() => void} remove  from the page; nothing of it is listened to any more
 */

/** @template {Row} Kind */
export class KeyedRows {
  #place;
  #heir;

  /** @type {Map<string, Kind>} */
  #rows = new Map();

  /**
   * @param {HTMLElement} place  where they stand
   * @param {() => void} heir    takes the focus where the last row has gone with it
   */
  constructor(place, heir) {
    this.#place = place;
    this.#heir = heir;
  }

  get size() {
    return this.#rows.size;
  }

  get all() {
    return this.#rows.values();
  }

  /** @param {string} key */
  get(key) {
    return this.#rows.get(key);
  }

  /**
   * These are listed now, and no others.
   * @param {string[]} keys  in the order of new ones
   * @param {(key: string) => Kind} create
   */
  keep(keys, create) {
    const kept = new Set(keys);
    for (const key of [...this.#rows.keys()]) if (!kept.has(key)) this.drop(key);
    const first = this.#place.children[0] ?? null;
    for (const key of keys) {
      if (this.#rows.has(key)) continue;
      const row = create(key);
      this.#rows.set(key, row);
      this.#place.insertBefore(row.element, first);
    }
  }

  /**
   * Take a row away. If it has the focus, that goes on to the one below it, or above.
   * @param {string} key
   */
  drop(key) {
    const row = this.#rows.get(key);
    if (!row) return;
    const { hasFocus } = row;
    const others = [...this.#place.children];
    const place = others.indexOf(row.element);
    const next = others[place + 1] ?? others[place - 1];
    this.#rows.delete(key);
    row.remove();
    if (!hasFocus) return;
    const heir = [...this.#rows.values()].find(({ element }) => element === next);
    if (heir) heir.focus();
    else this.#heir();
  }
}
