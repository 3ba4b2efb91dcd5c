// @ts-check
// How old what is shown is. Pure: moments are handed in, in ms of the page's clock.
//
// The clocks of page and session are not set by each other. So the frame that came fastest of late tells how much later
// than that another has come; and the way that the fastest took is half of the shortest way there and back, from an input
// of this page to the frame that has it.

/** The best of so long ago and longer is forgotten, in ms: a line may have become another. */
const MEMORY_MS = 20_000;

/** No frame is so late, in ms: the session's clock has stood still or leapt instead, as when it slept. */
const LEAP_MS = 5000;

/** More inputs than this are not waited for: who sends so many without an answer has none to measure. */
const MOST_INPUTS = 256;

/** The lowest of the numbers that came within `MEMORY_MS`, and for as long again at most. */
class Lowest {
  #before = Infinity;
  #now = Infinity;
  #turnsAtMs = 0;

  /** @param {number} number @param {number} nowMs */
  take(number, nowMs) {
    if (nowMs >= this.#turnsAtMs) {
      this.#before = this.#now;
      this.#now = Infinity;
      this.#turnsAtMs = nowMs + MEMORY_MS;
    }
    this.#now = Math.min(this.#now, number);
  }

  /** Infinity before the first. */
  get value() {
    return Math.min(this.#before, this.#now);
  }
}

export class FrameAge {
  #fastest = new Lowest();
  #roundTrip = new Lowest();

  /** Inputs whose frame has not come, the oldest first.
   * @type {{ seq: number, atMs: number }[]} */
  #awaited = [];

  /** @type {{ lagMs: number, atMs: number, isMoving: boolean } | null} the frame that is shown */
  #shown = null;

  /** The oldest that the picture has been since it was asked for, ms; null: nothing has moved. */
  #worst = /** @type {number | null} */ (null);

  /** Whether more frames are to come. */
  get isMoving() {
    return this.#shown?.isMoving ?? false;
  }

  /** The connection is another, or the page was put away: the session's clock may have stood still. */
  reset() {
    this.#fastest = new Lowest();
    this.#awaited = [];
    this.#shown = null;
  }

  /** @param {number} seq  this page's number of an input that it has just sent @param {number} nowMs */
  sent(seq, nowMs) {
    this.#awaited.push({ seq, atMs: nowMs });
    if (this.#awaited.length > MOST_INPUTS) this.#awaited.shift();
  }

  /**
   * A frame has come, and is shown.
   * @param {{ timeMs: number, inputSeq: number | null, isMoving: boolean }} frame  `timeMs`: virtual time of the session;
   *   `inputSeq`: of this page's inputs the last that it has, null: it has another's; `isMoving`: whether more are to come
   * @param {number} nowMs
   */
  came({ timeMs, inputSeq, isMoving }, nowMs) {
    this.#remember(nowMs);
    const lagMs = nowMs - timeMs;
    if (this.#shown && Math.abs(lagMs - this.#shown.lagMs) > LEAP_MS) this.#fastest = new Lowest();
    this.#fastest.take(lagMs, nowMs);
    this.#shown = { lagMs, atMs: nowMs, isMoving };
    if (inputSeq !== null) this.#answered(inputSeq, nowMs);
    this.#remember(nowMs);
  }

  /**
   * @param {number} nowMs
   * @returns {number | null} the most ms that lay between the session and its picture since this was asked last; null:
   *   nothing has moved, so that what was shown was all there was
   */
  worst(nowMs) {
    this.#remember(nowMs);
    const worst = this.#worst;
    this.#worst = null;
    return worst;
  }

  /** @param {number} nowMs */
  #remember(nowMs) {
    if (!this.#shown?.isMoving) return;
    const { lagMs, atMs } = this.#shown;
    const wayMs = Number.isFinite(this.#roundTrip.value) ? this.#roundTrip.value / 2 : 0;
    const age = lagMs - this.#fastest.value + wayMs + nowMs - atMs;
    this.#worst = Math.max(this.#worst ?? 0, age);
  }

  /** @param {number} inputSeq @param {number} nowMs */
  #answered(inputSeq, nowMs) {
    const answered = this.#awaited.filter(({ seq }) => seq <= inputSeq);
    this.#awaited.splice(0, answered.length);
    const newest = answered.at(-1);
    if (newest) this.#roundTrip.take(nowMs - newest.atMs, nowMs);
  }
}
