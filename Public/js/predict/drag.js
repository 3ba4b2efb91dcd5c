// @ts-check
// One finger that drags one scroll view: the twin of UIPanGestureRecognizer, ScrollPanGestureRecognizer and
// UIScrollView+Dragging, for a finger that came down alone. Points, seconds.

import { glide } from './glide.js';
import { HandVelocity, withMomentum } from './hand-velocity.js';
import { banded, overshoot, stretchSlope, unbanded } from './rubber-band.js';
import { SCROLL } from './scroll-constants.js';

/** @typedef {[x: number, y: number]} Pair */
/** @typedef {import('../wire/inputs.js').TouchSample} Touch */
/** @typedef {import('./scroller-shape.js').ScrollerShape} ScrollerShape */

/** @type {(0 | 1)[]} */
const AXES = [0, 1];

export class Drag {
  #shape;
  #landing;
  #velocity = new HandVelocity();

  /** Where the finger has gone since it landed, by the newest sample: points of the window.
   * @type {Pair} */
  #movement = [0, 0];

  /** The part of the movement that moves nothing; null: the finger does not drag yet.
   * @type {Pair | null} */
  #slop = null;

  /** Where the content would be at the start if it followed past the edges point for point.
   * @type {Pair} */
  #free;

  /** @type {Pair} of the content where no hand moves it */
  #start;

  /** Axes along which the content follows: none before it does.
   * @type {boolean[]} */
  #follows = [false, false];

  /**
   * @param {ScrollerShape} shape
   * @param {Pair} start         content offset as the finger landed
   * @param {Touch} landing
   * @param {boolean} isCaught   whether the finger has stopped moving content, which follows it without slop
   */
  constructor(shape, start, landing, isCaught) {
    this.#shape = shape;
    this.#start = start;
    this.#landing = landing;
    this.#free = this.#freeAt(start);
    this.#velocity.add([0, 0], landing.time / 1000);
    if (isCaught) this.#begin([0, 0]);
  }

  /** Whether the content follows the finger by now. */
  get isDragging() {
    return this.#slop !== null;
  }

  /**
   * The moves of one message. They count together: the server looks only after the last of them whether it drags.
   * @param {Touch[]} touches  oldest first, not empty
   */
  move(touches) {
    for (const touch of touches) {
      this.#movement = this.movementTo([touch.x, touch.y]);
      this.#velocity.add(this.#movement, touch.time / 1000);
    }
    if (this.#slop !== null) return;
    const distance = this.#slopDistance();
    if (!(distance > SCROLL.slop)) return;
    const part = SCROLL.slop / distance;
    this.#begin([this.#movement[0] * part, this.#movement[1] * part]);
  }

  /** The finger lifts.
   * @param {Touch} touch */
  lift(touch) {
    this.#movement = this.movementTo([touch.x, touch.y]);
    this.#velocity.add(this.#movement, touch.time / 1000);
  }

  /** @param {Pair} place  of the finger, points of the window @returns {Pair} since it landed */
  movementTo([x, y]) {
    return [x - this.#landing.x, y - this.#landing.y];
  }

  /** How far the finger has gone since it landed, by the last sample. */
  get movement() {
    return this.#movement;
  }

  /**
   * The content offset for a finger that has gone so far.
   * @param {Pair} [movement]
   * @returns {Pair}
   */
  offset(movement = this.#movement) {
    const slop = this.#slop;
    if (slop === null) return this.#start;
    return pair((axis) => this.#follows[axis]
      ? banded(this.#free[axis] - movement[axis] + slop[axis], this.#shape.ranges[axis], this.#shape.size[axis],
        this.#shape.bounces[axis])
      : this.#start[axis]);
  }

  /**
   * The content is at `offset` while the finger has gone `movement`, whatever has put it there: it follows from there.
   * @param {Pair} offset
   * @param {Pair} movement
   */
  holdAt(offset, movement) {
    if (this.#slop === null) this.#begin(movement);
    const free = this.#freeAt(offset);
    const slop = this.#slop ?? movement;
    this.#start = offset;
    this.#free = pair((axis) => free[axis] + movement[axis] - slop[axis]);
  }

  /**
   * The way of the content after the finger has lifted, along both axes.
   * @param {Pair} stopped   velocity of the content that the finger has stopped, if a moment ago; points per second
   * @param {number} factor  of its speed
   * @returns {import('./glide.js').Curve[]}
   */
  glides(stopped, factor = 1) {
    const offset = this.offset();
    const { ranges, size, bounces, rate } = this.#shape;
    return AXES.map((axis) => {
      const hand = withMomentum(-this.#velocity.value[axis], stopped[axis]);
      const isFelt = this.#follows[axis] && Math.abs(hand) > 1000 * SCROLL.stopSpeed;
      const past = overshoot(ranges[axis], offset[axis]);
      const slope = past === 0 ? 1 : stretchSlope(past, size[axis]);
      const velocity = isFelt ? hand * slope * factor : 0;
      return glide({ offset: offset[axis], velocity, range: ranges[axis], rate, bounces: bounces[axis] });
    });
  }

  /** Only the way along the axes that scroll counts; none while the finger goes mostly along one that does not. */
  #slopDistance() {
    const main = dominantAxis(this.#movement);
    if (!this.#shape.axes[main]) return 0;
    return this.#shape.axes[1 - main] ? Math.hypot(...this.#movement) : Math.abs(this.#movement[main]);
  }

  /** @param {Pair} slop */
  #begin(slop) {
    this.#slop = slop;
    const { axes, locks } = this.#shape;
    const main = dominantAxis(this.#movement);
    const [far, near] = [Math.abs(this.#movement[main]), Math.abs(this.#movement[1 - main])];
    const isLocked = locks && axes[0] && axes[1] && far > SCROLL.directionalLockRatio * near;
    this.#follows = AXES.map((axis) => axes[axis] && (!isLocked || axis === main));
  }

  /** @param {Pair} offset @returns {Pair} */
  #freeAt(offset) {
    return pair((axis) => unbanded(offset[axis], this.#shape.ranges[axis], this.#shape.size[axis]));
  }
}

/** @param {Pair} movement @returns {0 | 1} across, if both are as large */
function dominantAxis([x, y]) {
  return Math.abs(y) > Math.abs(x) ? 1 : 0;
}

/** @param {(axis: 0 | 1) => number} coordinate @returns {Pair} */
function pair(coordinate) {
  return [coordinate(0), coordinate(1)];
}
