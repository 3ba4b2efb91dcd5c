// @ts-check
// One scroll view and the finger that drags it, by the server's word: where the formulas have its content for each
// message of the finger and at each moment of the glide, held against where the server has it.

import { Drag } from './drag.js';
import { SCROLL } from './scroll-constants.js';

/** @typedef {[x: number, y: number]} Pair */
/** @typedef {import('./glide.js').Curve} Curve */

/** How much the times of a step of the session may be off, as the page knows them, ms. */
const MOST_PHASE_MS = 20;

/** A slower glide does not tell by its place what time it is: points per second. */
const TELLING_SPEED = 100;

/** A glide may be so much slower or faster than was foreseen, as a part: the server times a finger by its own clock. */
const MOST_SPEED_ERROR = 0.1;

/** A glide has to have gone so far for its speed to be told by its place, points; and to be so far off its way. */
const TELLING_WAY = 60;
const TELLING_ERROR = 0.5;

export class Course {
  id;
  shape;
  #drag;
  #landingMs;
  #stopped;

  /** How far the finger had gone by a message.
   * @type {Map<number, { movement: Pair, isDragging: boolean }>} */
  #bySeq = new Map();

  /** When the finger lifted, ms; null: it is down.
   * @type {number | null} */
  liftedMs = null;

  /** The way after the lift, across and down; null: the finger is down, or the way cannot be told.
   * @type {Curve[] | null} */
  #glides = null;

  /** Of the speed at which it was let go, by the server's frames. */
  #factor = 1;

  /** How far the glide is off its way, points.
   * @type {Pair} */
  drift = [0, 0];

  /** What the session's clock is off; null: that is not known yet.
   * @type {number | null} */
  #phaseMs = null;

  /** Whether the server has moved it as the formulas say. */
  isConfirmed = false;

  /** Whether there was a frame about the lift. */
  isLiftFelt = false;

  /** The offset from which it has to move to be confirmed, points.
   * @type {Pair} */
  since;

  /** The offset by the last frame, points.
   * @type {Pair} */
  truth;

  /**
   * @param {import('../scene/scene.js').Layer} layer  of the scroll view
   * @param {import('./scroller-shape.js').ScrollerShape} shape
   * @param {Pair} start  its content offset as the finger landed
   * @param {import('./gesture.js').Gesture} gesture
   * @param {boolean} isCaught  whether the finger has stopped moving content
   */
  constructor(layer, shape, start, gesture, isCaught) {
    this.id = layer.id;
    this.shape = shape;
    this.since = start;
    this.truth = [...layer.boundsOrigin];
    this.#drag = new Drag(shape, start, gesture.landing, isCaught);
    this.#landingMs = gesture.landing.time;
    this.#stopped = gesture.stopped;
    this.#bySeq.set(gesture.firstSeq, { movement: [0, 0], isDragging: isCaught });
    gesture.messages.forEach((message) => this.feed(message));
  }

  /** A message about the finger was sent.
   * @param {import('./gesture.js').Message} message */
  feed({ seq, moves, lift }) {
    if (moves.length > 0) this.#drag.move(moves);
    if (lift) this.#drag.lift(lift);
    this.#bySeq.set(seq, { movement: this.#drag.movement, isDragging: this.#drag.isDragging });
    if (!lift) return;
    this.liftedMs = lift.time;
    this.#letGo();
  }

  #letGo() {
    const hasStayed = (this.liftedMs ?? 0) - this.#landingMs > 1000 * SCROLL.carryTime;
    const stopped = hasStayed ? /** @type {Pair} */ ([0, 0]) : this.#stopped;
    this.#glides = stopped && this.#drag.glides(stopped, this.#factor);
  }

  /** Whether it is known how it goes on after the lift. */
  get hasGlide() {
    return this.#glides !== null;
  }

  /**
   * The offset at a message's end by the formulas.
   * @param {number} seq
   * @returns {Pair | null} null: the message is not about this finger, or the content did not follow it yet
   */
  offsetAt(seq) {
    const at = this.#bySeq.get(seq);
    return at?.isDragging ? this.#drag.offset(at.movement) : null;
  }

  /** The offset for a finger at a place of the window, in points.
   * @param {Pair} place */
  offsetFor(place) {
    return this.#drag.offset(this.#drag.movementTo(place));
  }

  /** The offset for the newest sample. */
  get offset() {
    return this.#drag.offset();
  }

  /** Go on from where the server has it, by message `seq`.
   * @param {number} seq */
  goOnFromTruth(seq) {
    this.#drag.holdAt(this.truth, this.#bySeq.get(seq)?.movement ?? this.#drag.movement);
    if (this.liftedMs !== null) this.#letGo();
  }

  // The glide; `ms` is the time since the lift.

  /** The offset so long after the lift, points.
   * @param {number} ms @returns {Pair} */
  glidePlace(ms) {
    if (this.#glides === null) return this.offset;
    const [across, down] = this.#glides;
    return [across.position(ms / 1000) + this.drift[0], down.position(ms / 1000) + this.drift[1]];
  }

  /** Points per second.
   * @param {number} ms @returns {Pair} */
  glideVelocity(ms) {
    if (this.#glides === null) return [0, 0];
    return [this.#glides[0].velocity(ms / 1000), this.#glides[1].velocity(ms / 1000)];
  }

  /** How long it glides, ms. */
  get glideMs() {
    return this.#glides === null ? 0 : 1000 * Math.max(this.#glides[0].duration, this.#glides[1].duration);
  }

  /**
   * The offset by the formulas at a step of the session. The page knows the session's times to some ms only, and the
   * first place that tells says the rest.
   * @param {number} ms  as the page thinks
   * @returns {Pair}
   */
  glidePlaceAtStep(ms) {
    this.#phaseMs ??= this.#phaseBy(ms);
    return this.glidePlace(this.glideTime(ms));
  }

  /**
   * The server has it elsewhere: let it have gone at another speed, so that it is there.
   * @param {number} ms  as the page thinks
   * @returns {boolean} false: that would not explain it
   */
  learnSpeed(ms) {
    if (this.#glides === null) return false;
    const velocity = this.glideVelocity(0);
    const axis = Math.abs(velocity[1]) > Math.abs(velocity[0]) ? 1 : 0;
    const way = this.#glides[axis];
    const { lowest, highest } = this.shape.ranges[axis];
    const [start, place, truth] = [way.position(0), way.position(this.glideTime(ms) / 1000), this.truth[axis]];
    const isInside = [start, place, truth].every((offset) => offset > lowest && offset < highest);
    if (!isInside || Math.abs(place - start) < TELLING_WAY || Math.abs(truth - place) < TELLING_ERROR) return false;
    const factor = this.#factor * (truth - start) / (place - start);
    if (Math.abs(factor - 1) > MOST_SPEED_ERROR) return false;
    this.#factor = factor;
    this.drift = [0, 0];
    this.#letGo();
    return true;
  }

  /** @param {number} ms  of a step, as the page thinks @returns {number} as it is */
  glideTime(ms) {
    return ms + (this.#phaseMs ?? 0);
  }

  /** @param {number} ms @returns {number | null} null: the content is too slow to tell */
  #phaseBy(ms) {
    const velocity = this.glideVelocity(Math.max(0, ms));
    const axis = Math.abs(velocity[1]) > Math.abs(velocity[0]) ? 1 : 0;
    if (Math.abs(velocity[axis]) < TELLING_SPEED) return null;
    const phase = 1000 * (this.truth[axis] - this.glidePlace(ms)[axis]) / velocity[axis];
    return Math.max(-MOST_PHASE_MS, Math.min(MOST_PHASE_MS, phase));
  }
}
