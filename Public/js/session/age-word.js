// @ts-check
// Whether the age of the picture is worth a word: only when it has been old for a while, and until it has been fresh for as
// long. Pure: samples go in, the word comes out.

/** A picture older than this lags behind the hand for everybody to feel, in ms… */
export const OLD_MS = 100;

/** …and one that is younger than this does not. In between, all stays as it is. */
export const FRESH_MS = 70;

/** For so long it is the one or the other before that counts, in ms. */
export const PERSISTENCE_MS = 1000;

/** Ages are told in steps of so many ms: the last digit would only flicker. */
const STEP_MS = 10;

export class AgeWord {
  #isShown = false;

  /** @type {number | null} since when samples speak against what is the case; null: they do not */
  #since = null;

  /** Empty: not worth a word. */
  text = '';

  /**
   * @param {number | null} ageMs  the worst since the last sample; null: nothing moves, and what is shown is what there is
   * @param {number} nowMs
   * @returns {string} the word
   */
  take(ageMs, nowMs) {
    const speaksAgainst = this.#isShown ? ageMs === null || ageMs < FRESH_MS : ageMs !== null && ageMs > OLD_MS;
    if (!speaksAgainst) this.#since = null;
    else this.#since ??= nowMs;
    if (this.#since !== null && nowMs - this.#since >= PERSISTENCE_MS) {
      this.#isShown = !this.#isShown;
      this.#since = null;
    }
    // The last one stays until the word goes.
    if (!this.#isShown) this.text = '';
    else if (ageMs !== null) this.text = `${STEP_MS * Math.round(ageMs / STEP_MS)} ms`;
    return this.text;
  }
}
