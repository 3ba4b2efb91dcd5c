// @ts-check
// The name of the person in front of the page, given once. It is kept by the browser, where that keeps anything: pages
// within other pages, and those of careful people, may have no storage, and then it lasts as long as the page.

const KEPT_AS = 'scrollwork.name';

/** Characters of a name at most: as the server has it. */
export const LONGEST_NAME = 40;

/** @param {string} text @returns {string}  of one line, without what is around it, no longer than it may be */
export function nameFrom(text) {
  return [...text.replace(/[\p{Cc}\s]+/gu, ' ').trim()].slice(0, LONGEST_NAME).join('').trim();
}

export class KeptName {
  #view;
  #given = '';

  /** @param {Window} view */
  constructor(view) {
    this.#view = view;
  }

  /** Empty: none was given. Other parts of the page, and other pages, may give another. */
  get value() {
    try {
      return nameFrom(this.#view.localStorage.getItem(KEPT_AS) ?? this.#given);
    } catch {
      // Storage may be refused.
      return this.#given;
    }
  }

  /** @param {string} name */
  keep(name) {
    this.#given = nameFrom(name);
    try {
      this.#view.localStorage.setItem(KEPT_AS, this.#given);
    } catch {
      // It lasts as long as this page.
    }
  }
}
