// @ts-check
// The facts of a scroll view by which its movement is foreseen, as values of one moment.

import { offsetRange } from './rubber-band.js';

/** @typedef {import('../scene/scene.js').Layer} Layer */

/**
 * @typedef {object} ScrollerShape
 * @property {[width: number, height: number]} size  of the view, points
 * @property {import('./rubber-band.js').OffsetRange[]} ranges  legal offsets, across and down
 * @property {boolean[]} bounces  whether content can be dragged past its edges, across and down
 * @property {boolean[]} axes     along which a hand moves it
 * @property {boolean} locks      whether a drag that sets out along one axis stays on it
 * @property {number} rate        deceleration rate, per millisecond
 */

/**
 * @param {Layer} layer  of a scroll view
 * @returns {ScrollerShape | null} null: it moves in a way that is not foreseen
 */
export function shapeOf(layer) {
  const { scroller, scrolling, boundsSize: [width, height] } = layer;
  if (!scroller || !scrolling || !scrolling.isScrollEnabled || scrolling.isPaging || scrolling.isZooming) return null;
  const { contentWidth, contentHeight } = scrolling;
  const ranges = [
    offsetRange(contentWidth, width, scrolling.insetLeft, scrolling.insetRight),
    offsetRange(contentHeight, height, scrolling.insetTop, scrolling.insetBottom),
  ];
  const bounces = [scrolling.bouncesX, scrolling.bouncesY];
  return {
    size: [width, height], ranges, bounces,
    axes: ranges.map(({ lowest, highest }, axis) => highest > lowest || bounces[axis]),
    locks: scrolling.isDirectionalLockEnabled, rate: scrolling.decelerationRate,
  };
}
