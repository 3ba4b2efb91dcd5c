// @ts-check
// Fingers, pens and the mouse: pointer events in, touches for the wire out.

import { WireLimits } from '../wire/limits.js';

/** @typedef {import('../wire/inputs.js').TouchSample} Touch */

/** Moves are sent no more often than this, in ms: screens of 240 Hz must not use up the server's patience. */
const SHORTEST_GAP_MS = 7;

/**
 * The part of a pointer event that is about a finger.
 * @typedef {object} PointerSample
 * @property {number} pointerId
 * @property {number} timeStamp  ms, when it happened rather than when it was heard of
 * @property {number} clientX    CSS pixels
 * @property {number} clientY    CSS pixels
 */

/** Which fingers are down, and which of their moves have not been sent. Knows no events and no clock. */
export class Fingers {
  #pointAt;
  #heard;

  /** @type {Map<number, number>} touch id by pointer id */
  #down = new Map();

  /** @type {Touch[]} moves not yet sent, oldest first */
  #moves = [];

  /**
   * @param {(clientX: number, clientY: number) => [x: number, y: number]} pointAt  CSS pixels to points
   * @param {(touch: Touch) => void} [heard]  of each touch at once, long before it is sent
   */
  constructor(pointAt, heard = () => {}) {
    this.#pointAt = pointAt;
    this.#heard = heard;
  }

  /** Whether any finger is down. */
  get areDown() {
    return this.#down.size > 0;
  }

  /** Whether there are moves to send. */
  get haveMoved() {
    return this.#moves.length > 0;
  }

  /** @param {number} pointerId */
  isDown(pointerId) {
    return this.#down.has(pointerId);
  }

  /**
   * A finger comes down.
   * @param {PointerSample} sample
   * @returns {Touch[]} to send now; empty if there are too many fingers
   */
  began(sample) {
    const id = this.#freeTouchId();
    if (id === null || this.#down.has(sample.pointerId)) return [];
    this.#down.set(sample.pointerId, id);
    return [...this.takeMoves(), this.#touch('began', id, sample)];
  }

  /**
   * A finger moves; fingers that are not down are none of ours.
   * @param {number} pointerId
   * @param {PointerSample[]} samples  oldest first
   */
  moved(pointerId, samples) {
    const id = this.#down.get(pointerId);
    if (id === undefined) return;
    for (const sample of samples) this.#moves.push(this.#touch('moved', id, sample));
  }

  /**
   * A finger is lifted, or taken away by the system.
   * @param {PointerSample} sample
   * @param {'ended' | 'cancelled'} phase
   * @returns {Touch[]} to send now; empty if the finger was not down
   */
  lifted(sample, phase) {
    const id = this.#down.get(sample.pointerId);
    if (id === undefined) return [];
    this.#down.delete(sample.pointerId);
    return [...this.takeMoves(), this.#touch(phase, id, sample)];
  }

  /** The moves to send, which are then forgotten. */
  takeMoves() {
    const moves = this.#moves;
    this.#moves = [];
    return moves;
  }

  /** Let go of all fingers without a word: the agent that was told of them is gone. */
  forget() {
    this.#down.clear();
    this.#moves = [];
  }

  #freeTouchId() {
    const used = new Set(this.#down.values());
    for (let id = 0; id <= WireLimits.touchID; id++) if (!used.has(id)) return id;
    return null;
  }

  /** @param {Touch['phase']} phase @param {number} id @param {PointerSample} sample @returns {Touch} */
  #touch(phase, id, sample) {
    const [x, y] = this.#pointAt(sample.clientX, sample.clientY);
    const touch = { phase, id, time: sample.timeStamp, x, y };
    this.#heard(touch);
    return touch;
  }
}

/**
 * The samples that a move stands for. Only secure pages get coalesced ones, and some browsers return none.
 * @param {PointerEvent} event
 * @returns {PointerSample[]} oldest first, never empty
 */
export function coalescedSamples(event) {
  const samples = event.getCoalescedEvents?.() ?? [];
  return samples.length > 0 ? samples : [event];
}

/**
 * Whether a press is one that drags. Secondary buttons are not, nor is the control-click that stands for one.
 * @param {PointerEvent} event
 */
function isPrimaryPress(event) {
  return event.pointerType !== 'mouse' || (event.button === 0 && !event.ctrlKey);
}

/** Stands for the finger of such a press: browsers give no pointer a negative number. */
const MENU_POINTER = -1;

/** How long the right button's press lasts in the preview, in ms: longer than a long press (500). */
const LONG_PRESS_MS = 700;

/**
 * Whether a press asks for a menu.
 * @param {PointerEvent} event
 */
function isMenuPress(event) {
  return event.pointerType === 'mouse' && (event.button === 2 || event.button === 0 && event.ctrlKey);
}

/**
 * Start turning pointer events on `element` into touches. A press that asks for a menu is a finger that stays for long,
 * wherever the pointer goes.
 * @param {HTMLElement} element
 * @param {Fingers} fingers
 * @param {(touches: Touch[]) => void} send  moves at most once per animation frame; downs and ups at once
 * @param {(run: (nowMs: number) => void) => void} requestFrame  `requestAnimationFrame`
 * @param {((run: () => void, delayMs: number) => unknown) | null} setTimer  null: no press asks for a menu
 * @returns {() => void} stop listening
 */
export function bindGestures(element, fingers, send, requestFrame, setTimer = null) {
  let isRequested = false;
  let sentAtMs = -Infinity;

  const dispatch = (/** @type {Touch[]} */ touches) => {
    for (let start = 0; start < touches.length; start += WireLimits.touches) {
      send(touches.slice(start, start + WireLimits.touches));
    }
  };
  const requestSending = () => {
    if (isRequested || !fingers.haveMoved) return;
    isRequested = true;
    requestFrame((nowMs) => {
      isRequested = false;
      if (nowMs - sentAtMs < SHORTEST_GAP_MS) return requestSending();
      sentAtMs = nowMs;
      dispatch(fingers.takeMoves());
    });
  };

  const pressLong = (/** @type {PointerEvent} */ event, /** @type {(run: () => void, delayMs: number) => unknown} */ wait) => {
    const { timeStamp, clientX, clientY } = event;
    const sample = { pointerId: MENU_POINTER, timeStamp, clientX, clientY };
    // One at a time, and none beside a finger that drags.
    if (fingers.areDown) return;
    dispatch(fingers.began(sample));
    wait(() => dispatch(fingers.lifted({ ...sample, timeStamp: timeStamp + LONG_PRESS_MS }, 'ended')), LONG_PRESS_MS);
  };

  /** @type {Record<string, (event: PointerEvent) => void>} */
  const listeners = {
    pointerdown(event) {
      if (setTimer !== null && isMenuPress(event)) return pressLong(event, setTimer);
      if (!isPrimaryPress(event)) return;
      const touches = fingers.began(event);
      if (touches.length === 0) return;
      capture(element, event.pointerId);
      dispatch(touches);
    },
    pointermove(event) {
      if (!fingers.isDown(event.pointerId)) return;
      // With a second button held, lifting the first one is told as a move.
      if (event.pointerType === 'mouse' && (event.buttons & 1) === 0) return listeners.pointerup(event);
      fingers.moved(event.pointerId, coalescedSamples(event));
      requestSending();
    },
    pointerup: (event) => dispatch(fingers.lifted(event, 'ended')),
    pointercancel: (event) => dispatch(fingers.lifted(event, 'cancelled')),
    // Comes after every up and cancel too, when the finger is no longer down.
    lostpointercapture: (event) => dispatch(fingers.lifted(event, 'cancelled')),
  };
  // A long press would open a menu over the device and take the finger away.
  const keepMenuAway = (/** @type {Event} */ event) => {
    if (fingers.areDown) event.preventDefault();
  };

  const listening = new AbortController();
  const { signal } = listening;
  for (const [type, listener] of Object.entries(listeners)) {
    element.addEventListener(type, /** @type {EventListener} */ (listener), { signal });
  }
  element.addEventListener('contextmenu', keepMenuAway, { signal });
  return () => listening.abort();
}

/** @param {HTMLElement} element @param {number} pointerId */
function capture(element, pointerId) {
  try {
    element.setPointerCapture(pointerId);
  } catch {
    // The pointer may be gone already (or made by a script); moves over the element still arrive.
  }
}
