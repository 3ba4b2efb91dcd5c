// @ts-check
// The session's clock as the page can know it: when, by the session, something happened that the page has the time of.
// The twin of ViewerClock.swift. A message is felt by the session in the very step that makes the first frame about it, so
// that frame says when it arrived; of all messages of late the one that travelled fastest sets the clocks against each other.

/** Messages older than this say nothing about the clocks any more, in ms of the page's clock: they drift. */
const MEMORY_MS = 10_000;

export class SessionClock {
  /** Session time minus page time by message, ms; ever greater from the front on.
   * @type {{ atMs: number, offset: number }[]} */
  #offsets = [];

  /**
   * A frame is the first one about a message.
   * @param {number} sampleMs  page time of the message's newest sample
   * @param {number} sessionMs  session time of the frame
   */
  felt(sampleMs, sessionMs) {
    const offset = sessionMs - sampleMs;
    this.#offsets = this.#offsets.filter((one) => one.offset < offset && sampleMs - one.atMs < MEMORY_MS);
    this.#offsets.push({ atMs: sampleMs, offset });
  }

  /** The session is another, or was elsewhere meanwhile. */
  forget() {
    this.#offsets = [];
  }

  /** @param {number} sessionMs @returns {number | null} the page's time of it; null: nothing is known yet */
  pageTime(sessionMs) {
    const [fastest] = this.#offsets;
    return fastest ? sessionMs - fastest.offset : null;
  }
}
