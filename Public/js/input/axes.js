// @ts-check
// Which ways a preview scrolls, and with that, what of the hand's doings over its small picture belong to it and
// what to the page around it. The page scrolls down only.
//
// - A finger that goes the way the preview scrolls moves the preview; one that goes the other way is the page's.
//   The page can always be scrolled beside the pictures, and pinched anywhere.
// - A wheel that is turned the way the preview scrolls moves the preview, unless it has reached its end and the
//   page has further to go; a turn that began over the page stays with the page, whatever slides under the pointer.

/** @typedef {{ x: boolean, y: boolean }} Axes */

/** Content that is larger by less than this does not scroll, in points. */
const LEAST_ROOM = 0.5;

/** Wheel events closer together than this are one turn, in ms. */
const TURN_GAP_MS = 200;

/**
 * @param {import('../scene/scene.js').Layer[]} scrollers
 * @returns {Axes} the ways in which any of them scrolls
 */
export function axesOf(scrollers) {
  const exceeds = (/** @type {0 | 1} */ axis) => scrollers.some((layer) =>
    (layer.scroller?.contentSize[axis] ?? 0) > layer.boundsSize[axis] + LEAST_ROOM);
  return { x: exceeds(0), y: exceeds(1) };
}

/**
 * The CSS value for the touches that the browser may handle by itself.
 * @param {Axes} axes
 * @returns {string} for `touch-action`
 */
export function touchActionFor({ x, y }) {
  if (x && y) return 'pinch-zoom';
  if (x) return 'pan-y pinch-zoom';
  return y ? 'pan-x pinch-zoom' : 'auto';
}

/**
 * Whether a turn of the wheel that begins over the picture moves it.
 * @param {import('../scene/scene.js').Layer[]} scrollers
 * @param {number} dx  CSS pixels; positive when the content offset grows
 * @param {number} dy
 */
export function takesWheel(scrollers, dx, dy) {
  const axes = axesOf(scrollers);
  // Past its end sideways it is still the picture's: some browsers would go back a page.
  if (Math.abs(dx) > Math.abs(dy)) return axes.x;
  return axes.y && scrollers.some((layer) => {
    const end = (layer.scroller?.contentSize[1] ?? 0) - layer.boundsSize[1];
    return dy < 0 ? layer.boundsOrigin[1] > LEAST_ROOM : layer.boundsOrigin[1] < end - LEAST_ROOM;
  });
}

/** Whose turn of the wheel it is. One for the page. */
export class WheelTurn {
  /** @type {object | null} null: the page's */
  #owner = null;
  #lastMs = -Infinity;

  /**
   * A wheel event over `target`; may be asked any number of times about one event.
   * @param {number} timeMs
   * @param {object | null} target  null: no picture
   * @param {() => boolean} takes   whether the target takes a turn that begins now
   * @returns {boolean} whether it is the target's
   */
  belongsTo(timeMs, target, takes) {
    if (timeMs - this.#lastMs > TURN_GAP_MS) this.#owner = target !== null && takes() ? target : null;
    this.#lastMs = timeMs;
    return target !== null && this.#owner === target;
  }
}
