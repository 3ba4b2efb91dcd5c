// @ts-check
// Keeps the address of the page up to date, no more often than browsers put up with: Safari throws at a hundred
// changes in half a minute.

/** The address changes at most this often, in ms. */
export const ADDRESS_PAUSE_MS = 500;

/**
 * @typedef {object} KeeperParts
 * @property {(search: string) => void} replace  what stands in the address from the question mark on
 * @property {() => number} now  ms
 * @property {(run: () => void, delayMs: number) => number} setTimer
 * @property {(timer: number) => void} clearTimer
 */

export class AddressKeeper {
  #parts;
  #written;
  #wanted;
  #writtenAtMs = -Infinity;

  /** @type {number | null} */
  #timer = null;

  /**
   * @param {KeeperParts} parts
   * @param {string} search  what stands there now
   */
  constructor(parts, search) {
    this.#parts = parts;
    this.#written = search;
    this.#wanted = search;
  }

  /**
   * The address shall say this: at once if it has been quiet, else soon.
   * @param {string} search
   */
  want(search) {
    this.#wanted = search;
    if (this.#timer !== null) return;
    const wait = this.#writtenAtMs + ADDRESS_PAUSE_MS - this.#parts.now();
    if (wait <= 0) this.#write();
    else this.#timer = this.#parts.setTimer(() => this.flush(), wait);
  }

  /** Write what is still to be written: the address is about to be read, or left. */
  flush() {
    if (this.#timer !== null) this.#parts.clearTimer(this.#timer);
    this.#timer = null;
    this.#write();
  }

  #write() {
    if (this.#wanted === this.#written) return;
    this.#written = this.#wanted;
    this.#writtenAtMs = this.#parts.now();
    this.#parts.replace(this.#wanted);
  }
}
