// @ts-check
// The motion of content along one axis after it is let go, as a function of the time since then: friction, and the
// spring at an edge. The twin of Deceleration.swift, SpringBack.swift, EdgeCrossing.swift, Glide.swift and
// Release.swift, for content that goes where physics takes it. Points, seconds, points per second.

import { clamp, overshoot } from './rubber-band.js';
import { PIXELS_PER_POINT, SCROLL } from './scroll-constants.js';

/**
 * A motion along one axis. Nothing in it reads a clock.
 * @typedef {object} Curve
 * @property {number} target    where it comes to rest, points
 * @property {number} duration  seconds to rest; 0: it does not move
 * @property {(seconds: number) => number} position  the offset so long after the start, points; before it, as at it
 * @property {(seconds: number) => number} velocity  points per second
 */

/**
 * The moment the finger leaves, along one axis.
 * @typedef {object} Release
 * @property {number} offset    points; may be outside `range`
 * @property {number} velocity  of the content, points per second
 * @property {import('./rubber-band.js').OffsetRange} range
 * @property {number} rate      deceleration rate, per millisecond
 * @property {boolean} bounces  whether the content may go past the edges on its way
 */

/** Distance between two device pixels, points. */
const PIXEL = 1 / PIXELS_PER_POINT;

/** Points per second. */
const STOP_SPEED = 1000 * SCROLL.stopSpeed;

/** Content that stays where it is.
 * @param {number} offset @returns {Curve} */
export function rest(offset) {
  return { target: offset, duration: 0, position: () => offset, velocity: () => 0 };
}

/** How far a fling goes that nothing stops, points.
 * @param {number} velocity @param {number} rate */
export function travel(velocity, rate) {
  const surplus = Math.max(0, Math.abs(velocity) / 1000 - SCROLL.stopSpeed);
  return Math.sign(velocity) * surplus * rate / (1 - rate);
}

/**
 * A fling that nothing stops: the closed form of whole-millisecond steps.
 * @param {number} start
 * @param {number} velocity
 * @param {number} rate  per millisecond, 0 to `SCROLL.highestRate`
 * @param {number} [target]  where it comes to rest, if that has been rounded
 * @returns {Curve}
 */
export function deceleration(start, velocity, rate, target = start + travel(velocity, rate)) {
  const speed = Math.abs(velocity);
  const duration = speed > STOP_SPEED && rate > 0 ? Math.log(STOP_SPEED / speed) / Math.log(rate) / 1000 : 0;
  const left = (/** @type {number} */ seconds) => rate ** (1000 * Math.max(0, seconds));
  return {
    target, duration,
    position: (seconds) => seconds < duration
      ? start + velocity / 1000 * rate * (1 - left(seconds)) / (1 - rate) : target,
    velocity: (seconds) => seconds < duration ? velocity * left(seconds) : 0,
  };
}

/**
 * A fling that keeps its speed at release but comes to rest at `target`: the rate is chosen to fit.
 * @param {number} start
 * @param {number} velocity
 * @param {number} target
 * @returns {Curve | null} null: no rate ends there
 */
function bentDeceleration(start, velocity, target) {
  const distance = (target - start) * (velocity < 0 ? -1 : 1);
  const surplus = Math.abs(velocity) / 1000 - SCROLL.stopSpeed;
  if (!(distance > 0) || !(surplus > 0)) return null;
  const rate = distance / (distance + surplus);
  if (rate < SCROLL.lowestRate || rate > SCROLL.highestRate) return null;
  return deceleration(start, velocity, rate, target);
}

/**
 * The critically damped spring that brings content back to an edge. It goes out at most once and comes back once.
 * @param {number} start
 * @param {number} velocity
 * @param {number} target
 * @returns {Curve & { passage: { seconds: number, velocity: number } | null }} `passage`: when it comes through the
 *   target with speed to spare, and how fast it is there; null: it comes to rest there
 */
export function spring(start, velocity, target) {
  const { springRate: rate } = SCROLL;
  const displacement = start - target;
  const drift = velocity + rate * displacement;
  const away = (/** @type {number} */ t) => Math.exp(-rate * t) * (displacement + drift * t);
  const duration = settlingTime(away, displacement, drift);
  const goesThrough = displacement * drift < 0;
  const seconds = -displacement / drift;
  return {
    target, duration,
    position: (t) => t < duration ? target + away(Math.max(0, t)) : target,
    velocity: (t) => t < duration
      ? Math.exp(-rate * Math.max(0, t)) * (drift - rate * (displacement + drift * Math.max(0, t))) : 0,
    passage: goesThrough ? { seconds, velocity: Math.exp(-rate * seconds) * drift } : null,
  };
}

/**
 * The last time at which a spring is still half a pixel away, found by halving: past its one extremum the distance only
 * shrinks.
 * @param {(seconds: number) => number} away
 * @param {number} displacement
 * @param {number} drift
 */
function settlingTime(away, displacement, drift) {
  const precision = SCROLL.springPrecisionInPixels * PIXEL;
  const step = 1 / SCROLL.springRate;
  const isAway = (/** @type {number} */ t) => Math.abs(away(t)) > precision;
  const extremum = drift === 0 ? 0 : Math.max(0, step - displacement / drift);
  if (!isAway(extremum) && !(Math.abs(displacement) > precision)) return 0;
  let inside = extremum;
  let outside = extremum + step;
  for (let i = 0; i < 64 && isAway(outside); i++) outside += step;
  for (let i = 0; i < 48; i++) {
    const middle = (inside + outside) / 2;
    if (isAway(middle)) inside = middle;
    else outside = middle;
  }
  return outside;
}

/**
 * One curve, and from `seconds` on another.
 * @param {Curve} first
 * @param {number} seconds
 * @param {Curve} second
 * @returns {Curve}
 */
function followedBy(first, seconds, second) {
  return {
    target: second.target, duration: seconds + second.duration,
    position: (t) => t < seconds ? first.position(t) : second.position(t - seconds),
    velocity: (t) => t < seconds ? first.velocity(t) : second.velocity(t - seconds),
  };
}

/**
 * Where content comes to rest if nobody asks for another place: inside the range, on a device pixel, unless it does not
 * move at all.
 * @param {Release} release
 * @returns {number} points
 */
export function proposedTarget(release) {
  const { offset, velocity, range, rate } = release;
  if (overshoot(range, offset) !== 0) {
    const inwards = flungInwards(release);
    return inwards ? proposedTarget(inwards.release) : clamp(range, offset);
  }
  const end = offset + travel(velocity, rate);
  return Math.abs(end - offset) < PIXEL / 2 ? offset : clamp(range, onPixel(end));
}

/** The device pixel nearest to an offset; halfway goes away from zero, as Swift rounds.
 * @param {number} offset */
function onPixel(offset) {
  return Math.sign(offset) * Math.round(Math.abs(offset) * PIXELS_PER_POINT) / PIXELS_PER_POINT;
}

/**
 * The way to the proposed target.
 * @param {Release} release
 * @returns {Curve}
 */
export function glide(release) {
  const { offset, velocity, range } = release;
  if (overshoot(range, offset) !== 0) return fromOutside(release);
  const target = proposedTarget(release);
  if (target === offset && Math.abs(velocity) <= STOP_SPEED) return rest(offset);
  return intoEdge(release) ?? bentDeceleration(offset, velocity, target) ?? rest(target);
}

/**
 * Friction up to the edge, and the spring from there; null where friction alone ends it inside.
 * @param {Release} release
 * @returns {Curve | null}
 */
function intoEdge({ offset, velocity, range, rate, bounces }) {
  const edge = velocity < 0 ? range.lowest : range.highest;
  const free = deceleration(offset, velocity, rate);
  if (offset === edge && free.duration > 0) return bounces ? spring(edge, velocity, edge) : rest(edge);
  const sign = velocity < 0 ? -1 : 1;
  const distance = (edge - offset) * sign;
  if (!(distance > 0) || !(distance < (free.target - offset) * sign)) return null;
  // The part of the speed that is left at the edge.
  const left = 1 - distance * (1 - rate) / (Math.abs(velocity) / 1000 * rate);
  if (!(left > 0)) return null;
  const seconds = Math.min(Math.log(left) / Math.log(rate) / 1000, free.duration);
  return followedBy(free, seconds, bounces ? spring(edge, velocity * left, edge) : rest(edge));
}

/** The spring takes it to its edge; flung inwards it goes on from there by friction.
 * @param {Release} release @returns {Curve} */
function fromOutside(release) {
  const edge = clamp(release.range, release.offset);
  const back = spring(release.offset, release.velocity, edge);
  const inwards = flungInwards(release);
  return inwards ? followedBy(back, inwards.seconds, glide(inwards.release)) : back;
}

/**
 * The release at the edge of content that is flung inwards from outside, and when that is.
 * @param {Release} release
 * @returns {{ seconds: number, release: Release } | null} null: it comes to rest at the edge
 */
function flungInwards(release) {
  const edge = clamp(release.range, release.offset);
  const { passage } = spring(release.offset, release.velocity, edge);
  if (passage === null || !(Math.abs(passage.velocity) > STOP_SPEED)) return null;
  return { seconds: passage.seconds, release: { ...release, offset: edge, velocity: passage.velocity } };
}
