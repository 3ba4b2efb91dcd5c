// @ts-check
// The session's clock as the page can know it: when, by the page, something happened of which the session's time is
// known. The twin of ViewerClock.swift. A message is felt by the session in the very step that makes the first frame
// about it, so that frame says when it arrived; the message that travelled fastest sets the clocks against each other.

/** By so much two clocks may drift apart in one, as ViewerClock.swift has it. */
const DRIFT = 100e-6;

/** A landing that comes later than this, in ms, tells of a clock that stood still meanwhile. */
const MOST_LATENESS_MS = 250;

export class SessionClock {
  /** Session time minus page time of the fastest message, and the page time at which it was found, ms.
   * @type {{ offset: number, atMs: number } | null} */
  #fastest = null;

  /**
   * A frame is the first one about a message.
   * @param {number} sampleMs   page time of the message's newest sample
   * @param {number} sessionMs  session time of the frame
   * @param {boolean} isLanding  whether a gesture begins with it
   */
  felt(sampleMs, sessionMs, isLanding) {
    const offset = sessionMs - sampleMs;
    if (this.#fastest !== null && isLanding) {
      const drifted = this.#fastest.offset + DRIFT * Math.max(0, sampleMs - this.#fastest.atMs);
      this.#fastest = offset - drifted > MOST_LATENESS_MS ? null : { offset: drifted, atMs: sampleMs };
    }
    if (this.#fastest === null || offset < this.#fastest.offset) this.#fastest = { offset, atMs: sampleMs };
  }

  /** The session is another, or was elsewhere meanwhile. */
  forget() {
    this.#fastest = null;
  }

  /** @param {number} sessionMs @returns {number | null} the page's time of it; null: nothing is known yet */
  pageTime(sessionMs) {
    return this.#fastest && sessionMs - this.#fastest.offset;
  }
}
