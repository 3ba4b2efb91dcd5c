// @ts-check
// The velocity of a finger, from samples with their own times, and what a fling has of the one before. The twin of
// VelocityTracker.swift and MomentumCarry.swift.

import { SCROLL } from './scroll-constants.js';

/** @typedef {[x: number, y: number]} Pair */

/** The mean over the last moments of the straight-line path through the samples: a finger that rests has none. */
export class HandVelocity {
  /** In order of time; at most one is older than the window.
   * @type {{ seconds: number, place: Pair }[]} */
  #samples = [];

  /**
   * @param {Pair} place      points
   * @param {number} seconds  when the finger was there; before the last sample, it counts as that sample's
   */
  add(place, seconds) {
    const last = this.#samples.at(-1);
    if (last && seconds <= last.seconds && this.#samples.length > 1) {
      last.place = place;
    } else {
      this.#samples.push({ seconds: Math.max(seconds, last?.seconds ?? -Infinity), place });
    }
    this.#dropOld();
  }

  /** Points per second at the last sample.
   * @returns {Pair} */
  get value() {
    const [first] = this.#samples;
    const last = this.#samples.at(-1);
    if (!first || !last) return [0, 0];
    const begin = Math.max(first.seconds, last.seconds - SCROLL.velocityWindow);
    const from = this.#placeAt(begin);
    const elapsed = Math.max(last.seconds - begin, SCROLL.shortestVelocityWindow);
    return [(last.place[0] - from[0]) / elapsed, (last.place[1] - from[1]) / elapsed];
  }

  /** @param {number} seconds  between the first sample and the last @returns {Pair} */
  #placeAt(seconds) {
    const next = this.#samples.findIndex((sample) => sample.seconds > seconds);
    if (next < 0) return this.#samples[this.#samples.length - 1].place;
    if (next === 0) return this.#samples[0].place;
    const [a, b] = [this.#samples[next - 1], this.#samples[next]];
    const part = (seconds - a.seconds) / (b.seconds - a.seconds);
    return [a.place[0] + (b.place[0] - a.place[0]) * part, a.place[1] + (b.place[1] - a.place[1]) * part];
  }

  #dropOld() {
    const begin = (this.#samples.at(-1)?.seconds ?? 0) - SCROLL.velocityWindow;
    const next = this.#samples.findIndex(({ seconds }) => seconds > begin);
    if (next > 1) this.#samples.splice(0, next - 1);
  }
}

/**
 * A hand's velocity with what it has stopped a moment ago, along one axis; points per second.
 * @param {number} hand
 * @param {number} stopped  velocity of the content as the finger landed on it
 */
export function withMomentum(hand, stopped) {
  if (!(hand * stopped > 0)) return hand;
  const carried = Math.min(SCROLL.carryFactor * Math.abs(stopped) ** SCROLL.carryExponent, SCROLL.carryLimit);
  if (Math.abs(hand) < SCROLL.carryThreshold * carried) return hand;
  return hand + Math.sign(hand) * carried;
}
