// @ts-check
// Where this page's pointer or finger is, for those who want to see it: sent when it has moved, a few times a second,
// and only while this page shows it and somebody looks.

/** Between two messages, in ms. */
export const GAP_MS = 50;

/** @typedef {[x: number, y: number]} Place  points of the preview's window */

/**
 * @typedef {object} PointingParts
 * @property {() => boolean} isWanted  whether it is shown, and somebody wants to see it
 * @property {(place: Place | null) => void} send  null: it is out of sight
 * @property {(run: () => void, delayMs: number) => unknown} setTimer
 * @property {() => number} nowMs
 */

/** The places that are sent. Knows no events. */
export class Pointing {
  #parts;
  #sentAtMs = -Infinity;
  #isWaiting = false;

  /** @type {Place | null} where it is */
  #place = null;

  /** @type {Place | null} where the others know it to be */
  #told = null;

  /** @param {PointingParts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /** @param {Place | null} place  null: it has left the preview */
  at(place) {
    this.#place = place;
    this.#next();
  }

  /** The server knows nothing of it: the connection is another, or the pointer was not shown for a while. */
  forget() {
    this.#told = null;
  }

  #next() {
    if (this.#isWaiting || isSame(this.#place, this.#told) || !this.#parts.isWanted()) return;
    const waitMs = this.#sentAtMs + GAP_MS - this.#parts.nowMs();
    if (waitMs > 0) {
      this.#isWaiting = true;
      this.#parts.setTimer(() => {
        this.#isWaiting = false;
        this.#next();
      }, waitMs);
      return;
    }
    this.#sentAtMs = this.#parts.nowMs();
    this.#told = this.#place;
    this.#parts.send(this.#place);
  }
}

/** @param {Place | null} first @param {Place | null} second */
function isSame(first, second) {
  return first === second || (first !== null && second !== null && first[0] === second[0] && first[1] === second[1]);
}

/**
 * Follow the pointer on `element`. A mouse points while it is over it, a finger while it is down.
 * @param {HTMLElement} element
 * @param {(clientX: number, clientY: number) => Place} pointAt  CSS pixels to points
 * @param {() => [width: number, height: number]} size  of the preview's window, points
 * @param {(place: Place | null) => void} pointed
 * @returns {() => void} stop
 */
export function bindPointer(element, pointAt, size, pointed) {
  const move = (/** @type {PointerEvent} */ event) => {
    if (!event.isPrimary) return;
    const [x, y] = pointAt(event.clientX, event.clientY);
    const [width, height] = size();
    pointed(x >= 0 && y >= 0 && x <= width && y <= height ? [x, y] : null);
  };
  const lift = (/** @type {PointerEvent} */ event) => {
    if (event.isPrimary && event.pointerType !== 'mouse') pointed(null);
  };
  const leave = (/** @type {PointerEvent} */ event) => {
    if (event.isPrimary) pointed(null);
  };
  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('pointerdown', move, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', lift, { signal });
  element.addEventListener('pointercancel', leave, { signal });
  element.addEventListener('pointerleave', leave, { signal });
  return () => listening.abort();
}
