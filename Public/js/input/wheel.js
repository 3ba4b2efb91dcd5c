// @ts-check
// Wheels and trackpads: wheel events in, scroll distances in points out.

/** @typedef {import('../wire/inputs.js').WheelMove} WheelMove */

/** A notch of three lines is as far as Chromium's notch of 100 pixels. CSS pixels. */
const PIXELS_PER_LINE = 100 / 3;

/** Windows counts a notch of any wheel as this, and the old `wheelDelta` still tells it. */
const WHEEL_DELTA_PER_NOTCH = 120;

/** `wheelDelta` of a trackpad is exactly this many times the distance, with the other sign. */
const TRACKPAD_WHEEL_DELTA_FACTOR = -3;

/** Events closer together than this belong to one movement, in ms. */
const MOVEMENT_GAP_MS = 150;

/**
 * The parts of a `WheelEvent` that are read.
 * @typedef {object} WheelSample
 * @property {number} deltaX
 * @property {number} deltaY
 * @property {number} deltaMode      0 pixels, 1 lines, 2 pages
 * @property {number} timeStamp      ms
 * @property {boolean} shiftKey
 * @property {number} [wheelDeltaX]  not in every browser
 * @property {number} [wheelDeltaY]
 */

/**
 * The distance of a wheel event in CSS pixels; positive when the content offset grows.
 * @param {WheelSample} sample
 * @param {[width: number, height: number]} page  what "a page" is, CSS pixels
 * @returns {[dx: number, dy: number]}
 */
export function wheelPixels(sample, page) {
  const [unitX, unitY] = [[1, 1], [PIXELS_PER_LINE, PIXELS_PER_LINE], page][sample.deltaMode] ?? [1, 1];
  const dx = sample.deltaX * unitX;
  const dy = sample.deltaY * unitY;
  // With shift, some browsers turn the wheel by ninety degrees themselves and others leave it to the page.
  return sample.shiftKey && dx === 0 ? [dy, 0] : [dx, dy];
}

/**
 * Tells the notches of a mouse wheel from the flow of a trackpad. No event says which it is, so an event that
 * looks like a notch counts as one, unless it is part of a movement that has already flowed.
 */
export class NotchDetector {
  #lastMs = -Infinity;
  #flows = false;

  /**
   * @param {WheelSample} sample
   * @returns {boolean} whether it is a discrete notch
   */
  isNotch(sample) {
    if (sample.timeStamp - this.#lastMs > MOVEMENT_GAP_MS) this.#flows = false;
    this.#lastMs = sample.timeStamp;
    if (!looksLikeNotch(sample)) this.#flows = true;
    return !this.#flows;
  }
}

/** @param {WheelSample} sample */
function looksLikeNotch(sample) {
  if (sample.deltaMode !== 0) return true;
  if (sample.deltaX !== 0 && sample.deltaY !== 0) return false;
  const delta = sample.deltaX || sample.deltaY;
  const wheelDelta = (sample.deltaX ? sample.wheelDeltaX : sample.wheelDeltaY) ?? 0;
  if (wheelDelta === 0 || wheelDelta % WHEEL_DELTA_PER_NOTCH !== 0) return false;
  return Math.abs(wheelDelta - TRACKPAD_WHEEL_DELTA_FACTOR * delta) > 0.5;
}

/**
 * Start turning wheel events on `element` into scrolling. Zooming the page (ctrl) stays the browser's.
 * @param {HTMLElement} element
 * @param {(clientX: number, clientY: number) => [x: number, y: number]} pointAt  CSS pixels to points
 * @param {() => number} scale                 CSS pixels per point, now
 * @param {(move: WheelMove) => void} send     at most once per animation frame
 * @param {(run: () => void) => void} requestFrame  `requestAnimationFrame`
 * @param {(timeMs: number, dx: number, dy: number) => boolean} [takes]  whether an event is the element's and
 *   not the page's; distances in CSS pixels
 * @returns {() => void} stop listening
 */
export function bindWheel(element, pointAt, scale, send, requestFrame, takes = () => true) {
  const detector = new NotchDetector();
  /** @type {WheelMove | null} */
  let pending = null;
  const flush = () => {
    if (pending) send(pending);
    pending = null;
  };
  const wheel = (/** @type {WheelEvent} */ event) => {
    if (event.ctrlKey) return;
    const [dx, dy] = wheelPixels(event, [element.clientWidth, element.clientHeight]);
    if (!takes(event.timeStamp, dx, dy)) return;
    event.preventDefault();
    const discrete = detector.isNotch(event);
    if (pending && pending.discrete !== discrete) flush();
    if (!pending) requestFrame(flush);
    const [x, y] = pointAt(event.clientX, event.clientY);
    pending = {
      time: event.timeStamp, x, y, discrete,
      dx: (pending?.dx ?? 0) + dx / scale(),
      dy: (pending?.dy ?? 0) + dy / scale(),
    };
  };
  const listening = new AbortController();
  // Not passive, or the browser would scroll or go back a page; on the device only, so nothing else pays.
  element.addEventListener('wheel', wheel, { passive: false, signal: listening.signal });
  return () => listening.abort();
}
