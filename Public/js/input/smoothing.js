// @ts-check
// Where a finger is at the moment that a display frame shows. A screen reports a finger at times of its own, and a
// little beside its place: drawn as reported, content that follows it trembles. Samples are smoothed as they come, and
// what is shown is taken from between them. What is sent stays as it was reported.
//
// Smoothing is the 1 € filter: G. Casiez, N. Roussel, D. Vogel, "1 € Filter: A Simple Speed-based Low-pass Filter for
// Noisy Input in Interactive Systems", CHI 2012. A finger that rests is held still; one that moves is hardly held back.
// Taking places from between samples, some ms back, is what Android does with touches ("resampling" in
// frameworks/native, InputTransport.cpp). It looks 8 ms ahead where it has to; here nothing is shown where no finger
// has come yet, as a finger that lifts at full speed would have to jump back.

/** @typedef {[x: number, y: number]} Pair */

/**
 * @typedef {object} SmoothingConstants
 * @property {number} leastCutoff     of a finger that rests, Hz: lower holds it stiller
 * @property {number} cutoffPerSpeed  Hz per point/s; a finger in motion is shown at most 1 / (2π · this) points late
 * @property {number} speedCutoff     of the speed by which that goes, Hz
 * @property {number} latencyMs       how far back what is shown lies, so that it mostly lies between two samples, ms
 * @property {number} restMs          a finger that is not heard of for so long rests, ms
 * @property {number} settlingMs      how long its picture then takes to where it was reported, ms
 */

/** @type {Readonly<SmoothingConstants>} */
export const SMOOTHING = Object.freeze({
  leastCutoff: 3, cutoffPerSpeed: 0.5, speedCutoff: 12, latencyMs: 10, restMs: 40, settlingMs: 60,
});

/** A low-pass filter of the first order whose cutoff may change from sample to sample. */
class LowPass {
  /** @type {number | null} */
  value = null;

  /** @param {number} input @param {number} cutoff  Hz @param {number} seconds  since the last input */
  take(input, cutoff, seconds) {
    if (this.value === null) return this.value = input;
    const weight = 1 / (1 + 1 / (2 * Math.PI * cutoff * seconds));
    return this.value += weight * (input - this.value);
  }
}

/** One coordinate. Of a new finger nothing is known, its first place stands. */
class OneEuro {
  #constants;
  #place = new LowPass();
  #speed = new LowPass();

  /** @type {number | null} as it came, points */
  #last = null;

  /** @param {Readonly<SmoothingConstants>} constants */
  constructor(constants) {
    this.#constants = constants;
  }

  /** @param {number} input  points @param {number} seconds  since the last one, more than 0 */
  take(input, seconds) {
    const { leastCutoff, cutoffPerSpeed, speedCutoff } = this.#constants;
    const speed = this.#speed.take(this.#last === null ? 0 : (input - this.#last) / seconds, speedCutoff, seconds);
    this.#last = input;
    return this.#place.take(input, leastCutoff + cutoffPerSpeed * Math.abs(speed), seconds);
  }
}

/** A finger on its way, as a display shows it. Knows no clock. */
export class SmoothFinger {
  #constants;
  #across;
  #down;

  /** The last two places after smoothing, oldest first.
   * @type {{ timeMs: number, place: Pair }[]} */
  #smooth = [];

  /** The last place as it was reported.
   * @type {{ timeMs: number, place: Pair } | null} */
  #raw = null;

  /** @param {Readonly<SmoothingConstants>} [constants] */
  constructor(constants = SMOOTHING) {
    this.#constants = constants;
    this.#across = new OneEuro(constants);
    this.#down = new OneEuro(constants);
  }

  /**
   * The screen has reported a place. One that is not later than the last is passed over.
   * @param {Pair} place     points
   * @param {number} timeMs  when the finger was there
   */
  add(place, timeMs) {
    if (this.#raw && !(timeMs > this.#raw.timeMs)) return;
    this.#raw = { timeMs, place };
    const last = this.#smooth.at(-1);
    const seconds = last ? (timeMs - last.timeMs) / 1000 : 1;
    this.#smooth.push({ timeMs, place: [this.#across.take(place[0], seconds), this.#down.take(place[1], seconds)] });
    if (this.#smooth.length > HISTORY) this.#smooth.shift();
  }

  /**
   * The place to show, in points; the moment at which the finger was there, which is long ago if nothing newer was
   * heard; and whether it is still on its way there, though the finger may rest.
   * @param {number} frameMs  of the display frame, by the clock of the samples
   * @returns {{ place: Pair, timeMs: number, isSettling: boolean } | null} null: nothing was reported yet
   */
  at(frameMs) {
    const { latencyMs, restMs, settlingMs } = this.#constants;
    if (this.#raw === null) return null;
    const timeMs = Math.min(frameMs - latencyMs, this.#raw.timeMs);
    const [x, y] = this.#placeAt(timeMs);
    // A finger that rests sends nothing: it still is where it was.
    const silentMs = frameMs - this.#raw.timeMs - restMs;
    const part = Math.max(0, Math.min(1, silentMs / settlingMs));
    const [restX, restY] = this.#raw.place;
    return { place: [x + (restX - x) * part, y + (restY - y) * part], timeMs, isSettling: part < 1 };
  }

  /**
   * @param {number} timeMs  not after the last sample
   * @returns {Pair}
   */
  #placeAt(timeMs) {
    const next = this.#smooth.findIndex((sample) => sample.timeMs >= timeMs);
    if (next <= 0) return this.#smooth[0].place;
    const [a, b] = this.#smooth.slice(next - 1, next + 1);
    const part = (timeMs - a.timeMs) / (b.timeMs - a.timeMs);
    return [a.place[0] + (b.place[0] - a.place[0]) * part, a.place[1] + (b.place[1] - a.place[1]) * part];
  }
}

/** So many samples are kept to look between: those of two display frames from a screen of 240 Hz. */
const HISTORY = 8;
