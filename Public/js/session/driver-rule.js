// @ts-check
// When it is said who drags, without a clock of its own: not of every tap, and without a gap between two flings.

/** @typedef {import('../server/people.js').Driver} Driver */

/** A drag that lasts as long is worth a word, in ms. */
export const APPEAR_MS = 500;

/** The word stays so long after the drag, in ms. */
export const LINGER_MS = 2000;

export class DriverRule {
  /** @type {Driver | null} of the drag that is under way */
  #driving = null;
  #sinceMs = 0;

  /** @type {Driver | null} */
  #shown = null;
  #leftAtMs = 0;

  /**
   * @param {Driver | null} driver  somebody else who drags now
   * @param {number} nowMs
   * @returns {{ shown: Driver | null, waitMs: number | null }}  `waitMs`: ask again after so long; null: only when
   *   somebody else drags, or nobody
   */
  judge(driver, nowMs) {
    if (driver?.viewer !== this.#driving?.viewer) {
      if (this.#driving !== null) this.#leftAtMs = nowMs;
      this.#driving = driver;
      this.#sinceMs = nowMs;
    }
    if (driver !== null && (driver.viewer === this.#shown?.viewer || nowMs >= this.#sinceMs + APPEAR_MS)) {
      this.#shown = driver;
      return { shown: driver, waitMs: null };
    }
    const goesMs = this.#leftAtMs + LINGER_MS;
    if (this.#shown !== null && nowMs >= goesMs) this.#shown = null;
    const turns = [...(driver === null ? [] : [this.#sinceMs + APPEAR_MS]), ...(this.#shown === null ? [] : [goesMs])];
    return { shown: this.#shown, waitMs: turns.length === 0 ? null : Math.min(...turns) - nowMs };
  }
}
