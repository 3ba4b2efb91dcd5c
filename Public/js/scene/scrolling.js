// @ts-check
// How a scroll view follows a hand: what the server says of it, in points.

import { LENGTH_STEPS } from '../wire/quantise.js';

/**
 * @typedef {object} Scrolling
 * @property {number} contentWidth    of the content without insets, points
 * @property {number} contentHeight
 * @property {number} insetTop        how far the content can be scrolled past its own edges, points
 * @property {number} insetLeft
 * @property {number} insetBottom
 * @property {number} insetRight
 * @property {boolean} isScrollEnabled            a hand scrolls
 * @property {boolean} bouncesX                   a hand takes the content past its edges sideways
 * @property {boolean} bouncesY                   a hand takes the content past its edges up and down
 * @property {boolean} isPaging                   a throw ends at a page
 * @property {boolean} isZooming                  two fingers may scale the content
 * @property {boolean} isDirectionalLockEnabled   a drag that sets out along one axis stays on it
 * @property {number} decelerationRate            of a throw's speed, what is left after 1 ms: 0 up to, not including, 1
 */

/** @param {import('../wire/frame.js').ScrollingRecord} record @returns {Scrolling} */
export function scrollingOf(record) {
  const [insetTop, insetLeft, insetBottom, insetRight] = record.insets.map((inset) => inset / LENGTH_STEPS);
  const holds = (/** @type {number} */ rule) => (record.rules & (1 << rule)) !== 0;
  return {
    contentWidth: record.contentWidth / LENGTH_STEPS, contentHeight: record.contentHeight / LENGTH_STEPS,
    insetTop, insetLeft, insetBottom, insetRight,
    isScrollEnabled: holds(0), bouncesX: holds(1), bouncesY: holds(2), isPaging: holds(3), isZooming: holds(4),
    isDirectionalLockEnabled: holds(5), decelerationRate: record.decelerationRate,
  };
}
