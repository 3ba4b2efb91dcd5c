// @ts-check
// How what is shown comes to where it should be: by a step in each display frame that nobody notices. Points.

/** @typedef {[x: number, y: number]} Pair */

/** The longest step of a repair in one display frame, points. */
export const LONGEST_STEP = 2;

/**
 * A difference between what is shown and a motion that goes on, which dwindles. Its last part is as small as it comes.
 */
export class Difference {
  /** What is shown is this far beyond what should be.
   * @type {Pair} */
  value = [0, 0];

  get isNone() {
    return this.value[0] === 0 && this.value[1] === 0;
  }

  /** What should be has jumped: what is shown does not.
   * @param {Pair} before @param {Pair} after */
  jumped(before, after) {
    this.value = [this.value[0] + before[0] - after[0], this.value[1] + before[1] - after[1]];
  }

  /** It is no larger than this, along each axis.
   * @param {number} length  points */
  limit(length) {
    const limited = (/** @type {number} */ value) => Math.max(-length, Math.min(length, value));
    this.value = [limited(this.value[0]), limited(this.value[1])];
  }

  /** A display frame is made.
   * @returns {Pair} the difference in it */
  step() {
    this.value = [shortened(this.value[0]), shortened(this.value[1])];
    return this.value;
  }

  forget() {
    this.value = [0, 0];
  }
}

/** @param {number} length  @returns {number} shorter by a step */
function shortened(length) {
  return Math.abs(length) <= LONGEST_STEP ? 0 : length - Math.sign(length) * LONGEST_STEP;
}

/**
 * The way home: what was foreseen is not so, and the server's content, which is behind, is shown again. It is met where
 * it is: what is shown goes towards it by steps, and with it from where the two meet.
 */
export class WayHome {
  #shown;
  #deadlineMs;

  /** Whether the two have met, by axis. */
  #isHome = [false, false];

  /** The side of the server's content on which what is shown was.
   * @type {Pair | null} */
  #side = null;

  /**
   * @param {Pair} shown         content offset as it is shown
   * @param {number} deadlineMs  when they are together in any case: a round trip from now
   */
  constructor(shown, deadlineMs) {
    this.#shown = shown;
    this.#deadlineMs = deadlineMs;
  }

  get isOver() {
    return this.#isHome[0] && this.#isHome[1];
  }

  /** Where it has come to, points. */
  get place() {
    return this.#shown;
  }

  /** @param {number} nowMs  whether the deadline is over */
  isLate(nowMs) {
    return nowMs >= this.#deadlineMs;
  }

  /**
   * A display frame is made.
   * @param {Pair} truth  where the server's content is
   * @param {number} nowMs
   * @returns {Pair} what to show
   */
  step(truth, nowMs) {
    const side = /** @type {Pair} */ ([Math.sign(this.#shown[0] - truth[0]), Math.sign(this.#shown[1] - truth[1])]);
    this.#side ??= side;
    for (const axis of /** @type {(0 | 1)[]} */ ([0, 1])) {
      const gap = this.#shown[axis] - truth[axis];
      const haveMet = Math.abs(gap) <= LONGEST_STEP || side[axis] !== this.#side[axis];
      this.#isHome[axis] ||= haveMet || this.isLate(nowMs);
      if (!this.#isHome[axis]) this.#shown = moved(this.#shown, axis, -Math.sign(gap) * LONGEST_STEP);
    }
    const [across, down] = this.#isHome;
    return [across ? truth[0] : this.#shown[0], down ? truth[1] : this.#shown[1]];
  }
}

/** @param {Pair} pair @param {0 | 1} axis @param {number} by @returns {Pair} */
function moved(pair, axis, by) {
  return axis === 0 ? [pair[0] + by, pair[1]] : [pair[0], pair[1] + by];
}
