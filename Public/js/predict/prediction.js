// @ts-check
// The content that follows a finger, and goes on after it, as the page shows it before the server has said so. A state
// machine: touches and frames come in, the offset to show in a display frame goes out. Knows no clock and no scene.
//
// A finger comes down, and nothing is foreseen. The server's frames say which scroll view it drags. Once one of them
// has moved the content just as the formulas do, and moved nothing else, the formulas are shown, for the finger as it
// is now. Each further frame is held against what they say for the same input: a small difference is repaired, a large
// one ends it, and a scroll view that moves otherwise again and again is not foreseen any more. After the lift it is
// the same with the glide; where throws end elsewhere, as content that snaps does, glides are watched only, until one
// is right again.

import { SMOOTHING } from '../input/smoothing.js';
import { Course } from './course.js';
import { movesOnlyContent } from './foreseeable.js';
import { Gesture } from './gesture.js';
import { Difference, LONGEST_STEP, WayHome } from './repair.js';
import { shapeOf } from './scroller-shape.js';
import { SessionClock } from './session-clock.js';

/** @typedef {[x: number, y: number]} Pair */
/** @typedef {import('../scene/scene.js').Layer} Layer */
/** @typedef {import('../wire/inputs.js').TouchSample} Touch */
/** @typedef {import('./rubber-band.js').OffsetRange} OffsetRange */

/** Frames and touches are rounded to a sixty-fourth: the formulas are right if they come as near as this, points. */
const EXACT = 0.1;

/** The same for a glide, whose times are rounded to a tenth of a millisecond. */
const EXACT_GLIDE = 0.5;

/** Content that has gone so far has moved: points. */
const LEAST_MOVE = 0.5;

/** A larger difference is no matter of rounding, and ends the foreseeing: points. */
const MOST_DIFFERENCE = 2;

/** A glide that is so far off its way, or ends so far from where it should, goes another: points. */
const MOST_DRIFT = 8;

/** A scroll view whose drags were otherwise so often is foreseen no more. */
const MOST_DOUBTS = 3;

/** Content glides by steps of the server's clock, so long each: ms. */
const STEP_MS = 1000 / 60;

/** A display frame, of the usual display: ms. */
const DISPLAY_MS = 1000 / 60;

/** A round trip before there was one: ms. */
const USUAL_ROUND_TRIP_MS = 200;

/**
 * A frame of the server, as the scene has it before anything is displaced.
 * @typedef {object} ServerFrame
 * @property {boolean} isKeyframe
 * @property {number | null} inputSeq  of the last message of this page that it reflects; null: its last input is
 *   another's
 * @property {number} sessionMs        by the session's clock
 * @property {import('../scene/scene.js').LayerRecord[]} changed  about layers that were there before it
 * @property {Map<number, Layer>} layers
 * @property {Layer[]} scrollers
 */

/**
 * @typedef {object} Shown
 * @property {number} id          of the scroll view's layer
 * @property {Pair} offset        content offset to show, points
 * @property {number} timeMs      the moment at which the finger, or the glide, was there: of the page's clock
 * @property {OffsetRange[]} ranges  where the content may rest
 * @property {boolean} isMoving   whether the next display frame shows something else by itself
 */

/** The offset of a frame, and the page's time of the finger or of the glide at which the server has it there.
 * @typedef {{ kind: 'drag' | 'glide', timeMs: number, offset: Pair }} Confirmation */

/** `watching`: nothing is foreseen yet, or no more; `homing`: what was shown goes to where the server's content is.
 * @typedef {'idle' | 'watching' | 'dragging' | 'gliding' | 'homing'} Phase */

/** `heldFor`: until the frame about that message it stands still; null: it goes.
 * @typedef {{ id: number, ranges: OffsetRange[], truth: Pair, way: WayHome, heldFor: number | null }} Homing */

export class Prediction {
  #clock = new SessionClock();

  /** Messages about which there is no frame yet, by number.
   * @type {Map<number, { sentMs: number, sampleMs: number, isLanding: boolean }>} */
  #underWay = new Map();
  #roundTripMs = USUAL_ROUND_TRIP_MS;

  /** Touch ids that are down.
   * @type {Set<number>} */
  #down = new Set();

  /** @type {Gesture | null} of the one finger there is, or was; null: nothing to foresee */
  #gesture = null;

  /** @type {Course | null} null: the server has not said what the finger drags */
  #course = null;

  /** The scroll views where no finger has moved them yet, by layer.
   * @type {Map<number, { offset: Pair, isMoving: boolean }>} */
  #untouched = new Map();

  #difference = new Difference();

  /** @type {Homing | null} */
  #homing = null;

  /** What the last display frame has shown; null: the server's own.
   * @type {Shown | null} */
  #shown = null;

  /** How often the drags of a scroll view were otherwise, by layer.
   * @type {Map<number, number>} */
  #doubts = new Map();

  /** Scroll views whose throws end elsewhere, by layer.
   * @type {Set<number>} */
  #untrusted = new Set();

  /** Of the last frame, if a finger or a glide is behind it.
   * @type {Confirmation | null} */
  confirmation = null;

  /** @returns {Phase} */
  get phase() {
    if (this.#homing) return 'homing';
    if (!this.#gesture) return 'idle';
    if (!this.#course?.isConfirmed) return 'watching';
    if (this.#course.liftedMs === null) return 'dragging';
    return this.#mayGlide(this.#course) ? 'gliding' : 'watching';
  }

  /** The server's word stands, and all that was learned is of the past: the scene is another. */
  forget() {
    this.#clock.forget();
    this.#underWay.clear();
    this.#gesture = null;
    this.#beginAnew();
  }

  // The hand

  /**
   * A finger was heard of, before the server is told.
   * @param {Touch} touch  as the screen reports it: ms, points
   */
  heard({ id, phase, x, y, time }) {
    const isOwn = this.#down.size === 1 && this.#gesture?.landing.id === id;
    if (isOwn && (phase === 'moved' || phase === 'ended')) this.#gesture?.finger.add([x, y], time);
  }

  /**
   * Touches were sent.
   * @param {number} seq       of the message
   * @param {Touch[]} touches  as the wire rounds them, oldest first, not empty
   * @param {number} nowMs
   */
  sent(seq, touches, nowMs) {
    const isLanding = this.#down.size === 0 && touches.some(({ phase }) => phase === 'began');
    this.#underWay.set(seq, { sentMs: nowMs, sampleMs: touches[touches.length - 1].time, isLanding });
    for (const touch of touches) {
      if (touch.phase === 'began') this.#landed(seq, touch, nowMs);
      if (touch.phase === 'ended' || touch.phase === 'cancelled') this.#down.delete(touch.id);
    }
    const gesture = this.#gesture;
    if (gesture === null || gesture.liftSeq !== null) return;
    const own = touches.filter(({ id }) => id === gesture.landing.id);
    if (own.some(({ phase }) => phase === 'cancelled')) return this.#giveUp(nowMs);
    if (own.length > 0) {
      const message = gesture.sent(seq, own);
      this.#course?.feed(message);
    }
  }

  /** @param {number} seq @param {Touch} touch @param {number} nowMs */
  #landed(seq, touch, nowMs) {
    this.#down.add(touch.id);
    // Several fingers are not foreseen, nor is the one of them that stays.
    if (this.#down.size > 1) return this.#giveUp(nowMs);
    const stopped = this.#velocityAt(touch.time);
    const course = this.#course;
    if (course) this.#untouched.set(course.id, { offset: course.truth, isMoving: course.hasGlide });
    // Under the finger the content stands still, until the server has said where it was caught.
    if (this.#shown) this.#goHome(this.#shown, nowMs, seq);
    this.#course = null;
    this.#gesture = new Gesture(seq, touch, stopped);
  }

  /** @param {number} timeMs @returns {Pair | null} of the content, points per second; null: it moves, who knows how */
  #velocityAt(timeMs) {
    const course = this.#course;
    if (course?.isConfirmed && course.liftedMs !== null && this.#mayGlide(course)) {
      return course.glideVelocity(timeMs - course.liftedMs);
    }
    const isMoving = course !== null || [...this.#untouched.values()].some(({ isMoving }) => isMoving);
    return isMoving ? null : [0, 0];
  }

  // The server

  /**
   * @param {ServerFrame} frame
   * @param {number} nowMs
   */
  framed(frame, nowMs) {
    this.confirmation = null;
    if (frame.isKeyframe) this.#beginAnew();
    const { inputSeq, scrollers, layers } = frame;
    if (inputSeq !== null) this.#felt(inputSeq, frame.sessionMs, nowMs);
    const gesture = this.#gesture;
    const isUntouched = gesture === null || inputSeq === null || inputSeq <= gesture.firstSeq;
    if (isUntouched && this.#course === null) this.#lookAround(scrollers);
    this.#homeMoved(layers, inputSeq, nowMs);
    if (gesture && inputSeq !== null && inputSeq >= gesture.firstSeq) this.#judge(gesture, frame, inputSeq, nowMs);
  }

  /**
   * The layers are others, maybe of another preview. The finger goes on, and what it drags has to be confirmed again.
   */
  #beginAnew() {
    this.#doubts.clear();
    this.#untrusted.clear();
    this.#untouched.clear();
    [this.#course, this.#homing, this.#shown] = [null, null, null];
    this.#difference.forget();
  }

  /** The first frame about a message says how long the way there and back was.
   * @param {number} seq @param {number} sessionMs @param {number} nowMs */
  #felt(seq, sessionMs, nowMs) {
    const message = this.#underWay.get(seq);
    if (message === undefined) return;
    this.#roundTripMs = nowMs - message.sentMs;
    this.#clock.felt(message.sampleMs, sessionMs, message.isLanding);
    for (const older of [...this.#underWay.keys()]) if (older <= seq) this.#underWay.delete(older);
  }

  /** @param {Layer[]} scrollers */
  #lookAround(scrollers) {
    const isDown = this.#gesture !== null;
    this.#untouched = new Map(scrollers.map(({ id, boundsOrigin, scroller }) => {
      const moves = scroller?.state === 'decelerating' || scroller?.state === 'animating';
      // Content that a finger has just stopped did move.
      const isMoving = moves || (isDown && this.#untouched.get(id)?.isMoving === true);
      return [id, { offset: [...boundsOrigin], isMoving }];
    }));
  }

  /** @param {Map<number, Layer>} layers @param {number | null} inputSeq @param {number} nowMs */
  #homeMoved(layers, inputSeq, nowMs) {
    const homing = this.#homing;
    if (homing === null) return;
    const layer = layers.get(homing.id);
    if (layer === undefined) return this.#beginAnew();
    homing.truth = [...layer.boundsOrigin];
    if (homing.heldFor === null || inputSeq === null || inputSeq < homing.heldFor) return;
    homing.heldFor = null;
    if (this.#shown) homing.way = new WayHome(this.#shown.offset, nowMs + this.#roundTripMs);
  }

  /** @param {Gesture} gesture @param {ServerFrame} frame @param {number} seq @param {number} nowMs */
  #judge(gesture, frame, seq, nowMs) {
    const isLiftFelt = gesture.liftSeq !== null && seq >= gesture.liftSeq;
    // Of a glide that is under way it is not known any more where it began.
    if (isLiftFelt && frame.isKeyframe) return this.#giveUp(nowMs);
    this.#course ??= this.#courseIn(gesture, frame.scrollers, seq, isLiftFelt);
    const course = this.#course;
    if (course === null) {
      // A tap, or a finger that nothing follows that could be foreseen.
      if (isLiftFelt) this.#giveUp(nowMs);
      return;
    }
    const layer = frame.layers.get(course.id);
    if (!layer?.scroller) return this.#giveUp(nowMs);
    course.truth = [...layer.boundsOrigin];
    if (!movesOnlyContent(frame.changed, frame.layers, course.id)) {
      this.#doubts.set(course.id, MOST_DOUBTS);
      return this.#giveUp(nowMs);
    }
    switch (layer.scroller.state) {
      case 'dragging': return this.#judgeDrag(gesture, course, seq, nowMs);
      case 'decelerating': return isLiftFelt ? this.#judgeGlide(course, seq, frame.sessionMs, nowMs) : undefined;
      case 'idle': return isLiftFelt ? this.#ended(course, nowMs) : this.#giveUp(nowMs);
      default: return this.#giveUp(nowMs);
    }
  }

  /**
   * What the finger drags, if the server says so.
   * @param {Gesture} gesture @param {Layer[]} scrollers @param {number} seq @param {boolean} isLiftFelt
   * @returns {Course | null}
   */
  #courseIn(gesture, scrollers, seq, isLiftFelt) {
    const dragged = scrollers.filter(({ scroller }) =>
      scroller?.state === 'dragging' || (isLiftFelt && scroller?.state === 'decelerating'));
    if (dragged.length !== 1) return null;
    const [layer] = dragged;
    const shape = (this.#doubts.get(layer.id) ?? 0) < MOST_DOUBTS ? shapeOf(layer) : null;
    if (shape === null) return null;
    const { offset, isMoving } = this.#untouched.get(layer.id) ?? { offset: [...layer.boundsOrigin], isMoving: false };
    // Content that moved is caught without slop, mostly.
    const courses = [isMoving, !isMoving].map((isCaught) => new Course(layer, shape, offset, gesture, isCaught));
    return courses.find((course) => isNear(course.offsetAt(seq), course.truth, EXACT)) ?? courses[0];
  }

  /** @param {Gesture} gesture @param {Course} course @param {number} seq @param {number} nowMs */
  #judgeDrag(gesture, course, seq, nowMs) {
    const wanted = course.offsetAt(seq);
    const sampleMs = gesture.timeOf(seq);
    if (sampleMs !== null) this.confirmation = { kind: 'drag', timeMs: sampleMs, offset: course.truth };
    if (isNear(wanted, course.truth, EXACT)) {
      if (!isNear(course.truth, course.since, LEAST_MOVE)) this.#confirm(course);
      return;
    }
    // A hand goes on from where the content is, whatever has put it there.
    const isSlight = course.isConfirmed && isNear(wanted, course.truth, MOST_DIFFERENCE);
    const before = course.offset;
    course.goOnFromTruth(seq);
    if (isSlight) return this.#difference.jumped(before, course.offset);
    course.since = course.truth;
    if (!course.isConfirmed) return;
    course.isConfirmed = false;
    this.#difference.forget();
    const doubts = (this.#doubts.get(course.id) ?? 0) + 1;
    this.#doubts.set(course.id, doubts);
    if (doubts >= MOST_DOUBTS) this.#giveUp(nowMs);
    else if (this.#shown) this.#goHome(this.#shown, nowMs);
  }

  /** @param {Course} course */
  #confirm(course) {
    if (course.isConfirmed) return;
    course.isConfirmed = true;
    this.#difference.forget();
    // Content that was held goes on from where it is; what cannot be made up for in a round trip is left out.
    if (this.#homing && this.#shown) {
      this.#difference.jumped(this.#shown.offset, course.offset);
      this.#difference.limit(LONGEST_STEP * this.#roundTripMs / DISPLAY_MS);
    }
    this.#homing = null;
  }

  /** @param {Course} course @param {number} seq @param {number} sessionMs @param {number} nowMs */
  #judgeGlide(course, seq, sessionMs, nowMs) {
    if (course.liftedMs === null || !course.hasGlide) return this.#giveUp(nowMs);
    // The first frame about the lift has the content where it was let go.
    if (!course.isLiftFelt) {
      course.isLiftFelt = true;
      // The finger has been where it lifts since it moved last.
      const timeMs = this.#gesture?.lastMoveMs ?? course.liftedMs;
      this.confirmation = { kind: 'drag', timeMs, offset: course.truth };
      return this.#judgeLift(course, seq, nowMs);
    }
    const step = Math.floor(sessionMs / STEP_MS + 0.01) * STEP_MS;
    const ms = (this.#clock.pageTime(step) ?? course.liftedMs + STEP_MS / 2) - course.liftedMs;
    const wanted = course.glidePlaceAtStep(ms);
    this.confirmation = { kind: 'glide', timeMs: course.liftedMs + course.glideTime(ms), offset: course.truth };
    const hasMoved = !isNear(course.truth, course.since, LEAST_MOVE);
    if (hasMoved && isNear(wanted, course.truth, EXACT_GLIDE)) this.#confirm(course);
    if (isNear(wanted, course.truth, EXACT)) return;
    const shownMs = (this.#shown?.timeMs ?? nowMs) - course.liftedMs;
    const before = course.glidePlace(shownMs);
    if (!course.learnSpeed(ms)) {
      if (!isNear(wanted, course.truth, MOST_DIFFERENCE)) return this.#denied(course, nowMs);
      const { drift, truth } = course;
      course.drift = [drift[0] + truth[0] - wanted[0], drift[1] + truth[1] - wanted[1]];
      if (!isNear(course.drift, [0, 0], MOST_DRIFT)) return this.#denied(course, nowMs);
    }
    this.#difference.jumped(before, course.glidePlace(shownMs));
  }

  /** @param {Course} course @param {number} seq @param {number} nowMs */
  #judgeLift(course, seq, nowMs) {
    const wanted = course.glidePlace(0);
    if (isNear(wanted, course.truth, EXACT)) {
      if (!isNear(course.truth, course.since, LEAST_MOVE)) this.#confirm(course);
      return;
    }
    if (course.isConfirmed && !isNear(wanted, course.truth, MOST_DIFFERENCE)) return this.#denied(course, nowMs);
    course.goOnFromTruth(seq);
    if (course.isConfirmed) this.#difference.jumped(wanted, course.truth);
  }

  /** The content goes another way than was foreseen; it is watched to its end.
   * @param {Course} course @param {number} nowMs */
  #denied(course, nowMs) {
    const wasShown = this.phase === 'gliding';
    this.#untrusted.add(course.id);
    if (wasShown && this.#shown) this.#goHome(this.#shown, nowMs);
  }

  /** The content rests.
   * @param {Course} course @param {number} nowMs */
  #ended(course, nowMs) {
    if (course.hasGlide) {
      course.drift = [0, 0];
      if (isNear(course.glidePlace(Infinity), course.truth, MOST_DRIFT)) this.#untrusted.delete(course.id);
    }
    this.#giveUp(nowMs);
  }

  /** Nothing of this gesture is foreseen any more.
   * @param {number} nowMs */
  #giveUp(nowMs) {
    if (this.#shown && !this.#homing) this.#goHome(this.#shown, nowMs);
    [this.#gesture, this.#course] = [null, null];
    this.#difference.forget();
  }

  /** @param {Shown} shown @param {number} nowMs @param {number | null} [heldFor]  a message */
  #goHome({ id, offset, ranges }, nowMs, heldFor = null) {
    const truth = this.#homing?.truth ?? this.#course?.truth ?? offset;
    const patience = heldFor === null ? this.#roundTripMs : 2 * this.#roundTripMs + USUAL_ROUND_TRIP_MS;
    this.#homing = { id, ranges, truth, way: new WayHome(offset, nowMs + patience), heldFor };
    this.#difference.forget();
  }

  // The display

  /**
   * What to show in a display frame; null: what the server said.
   * @param {number} frameMs  of the clock of touches
   * @returns {Shown | null}
   */
  show(frameMs) {
    this.#shown = this.#homing ? this.#showHoming(this.#homing, frameMs) : this.#showForeseen(frameMs);
    return this.#shown;
  }

  /** @param {Homing} homing @param {number} frameMs @returns {Shown | null} */
  #showHoming({ id, ranges, truth, way, heldFor }, frameMs) {
    const isHeld = heldFor !== null && !way.isLate(frameMs);
    const offset = isHeld ? way.place : way.step(truth, frameMs);
    if (way.isOver) this.#homing = null;
    return way.isOver ? null : { id, offset, ranges, timeMs: frameMs, isMoving: true };
  }

  /** @param {number} frameMs @returns {Shown | null} */
  #showForeseen(frameMs) {
    const [gesture, course] = [this.#gesture, this.#course];
    if (!gesture || !course?.isConfirmed || (course.liftedMs !== null && !this.#mayGlide(course))) return null;
    const timeMs = frameMs - SMOOTHING.latencyMs;
    const { id, shape: { ranges }, liftedMs } = course;
    if (liftedMs !== null && timeMs >= liftedMs) {
      const [x, y] = course.glidePlace(timeMs - liftedMs);
      const [dx, dy] = this.#difference.step();
      const isMoving = timeMs - liftedMs < course.glideMs || !this.#difference.isNone;
      return { id, offset: [x + dx, y + dy], ranges, timeMs, isMoving };
    }
    const finger = gesture.finger.at(frameMs);
    if (finger === null) return null;
    const [x, y] = course.offsetFor(finger.place);
    const [dx, dy] = this.#difference.step();
    const isMoving = finger.isSettling || !this.#difference.isNone || liftedMs !== null;
    return { id, offset: [x + dx, y + dy], ranges, timeMs: finger.timeMs, isMoving };
  }

  /** @param {Course} course */
  #mayGlide(course) {
    return course.hasGlide && !this.#untrusted.has(course.id);
  }
}

/** @param {Pair | null} one @param {Pair} other @param {number} distance  points, along each axis */
function isNear(one, other, distance) {
  return one !== null && Math.abs(one[0] - other[0]) <= distance && Math.abs(one[1] - other[1]) <= distance;
}
