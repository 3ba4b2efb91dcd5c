// @ts-check
// Whether a frame moves nothing but the content of one scroll view: layers that come and go, and the scroll view's
// bars, are no surprise; layers that were there and are elsewhere now are. Layouts with headers that stick, cards on a
// stack or sectors on a wheel move so, and bars above that shrink.

import { isScrollBar } from '../scene/displaced.js';

/** @typedef {import('../scene/scene.js').Layer} Layer */
/** @typedef {import('../scene/scene.js').LayerRecord} LayerRecord */

/**
 * @param {LayerRecord[]} records  of the frame, about layers that were there before it
 * @param {Map<number, Layer>} layers  after it
 * @param {number} scrollerID
 */
export function movesOnlyContent(records, layers, scrollerID) {
  // A cell that shows another element has come anew, with all that is in it.
  const renewed = new Set(records.filter(({ element }) => element).map(({ id }) => id));
  return records.every((record) => {
    const layer = layers.get(record.id);
    if (layer === undefined || !isMoved(record, record.id === scrollerID)) return true;
    return isScrollBar(layer) || isIn(layer, renewed);
  });
}

/** @param {LayerRecord} record @param {boolean} isScroller  whose origin is what may move */
function isMoved({ position, boundsOrigin, boundsSize, transform, anchorPoint, zPosition }, isScroller) {
  return position !== undefined || boundsSize !== undefined || transform !== undefined || anchorPoint !== undefined
    || zPosition !== undefined || (boundsOrigin !== undefined && !isScroller);
}

/** @param {Layer} layer @param {Set<number>} ids */
function isIn(layer, ids) {
  for (let outer = /** @type {Layer | null} */ (layer); outer; outer = outer.parent) if (ids.has(outer.id)) return true;
  return false;
}
