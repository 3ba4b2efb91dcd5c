// @ts-check
// Puts a flat drawing, in pieces, to where it is seen in perspective, each by the affine transform that is nearest.

import { concatenate } from '../scene/geometry.js';

/** @typedef {import('../scene/projection.js').Box} Box */
/** @typedef {import('../scene/projection.js').Cell} Cell */
/** @typedef {import('../scene/scene.js').Affine} Affine */

/**
 * How a layer was drawn on a sheet.
 * @typedef {object} FlatDrawing
 * @property {Box} extent    what of the layer is on it, in the layer's coordinates
 * @property {number} scale  pixels of the sheet per point
 * @property {number} margin empty pixels around it, so that its edges are smooth
 * @property {[width: number, height: number]} size  pixels, margin included
 */

/**
 * Neighbours share their edges, and where they meet their parts of a pixel are added: no seam is seen, if the canvas
 * was empty.
 * @param {CanvasRenderingContext2D} context  in device pixels
 * @param {CanvasImageSource} sheet
 * @param {Cell[]} cells
 * @param {FlatDrawing} drawing
 */
export function drawCells(context, sheet, cells, drawing) {
  const { extent, scale, margin } = drawing;
  /** @type {Affine} */
  const fromSheet = [1 / scale, 0, 0, 1 / scale, extent[0] - margin / scale, extent[1] - margin / scale];
  context.globalCompositeOperation = 'lighter';
  context.imageSmoothingQuality = 'high';
  for (const { affine, corners, box } of cells) {
    const [left, top, right, bottom] = partOfSheet(box, drawing);
    context.save();
    traceCell(context, corners, outerSides(box, extent), margin);
    context.clip();
    context.setTransform(...concatenate(affine, fromSheet));
    context.drawImage(sheet, left, top, right - left, bottom - top, left, top, right - left, bottom - top);
    context.restore();
  }
  context.globalCompositeOperation = 'source-over';
}

/**
 * The part of the sheet that is drawn for a cell: so much more than the cell that its own edges are not those of a
 * picture.
 * @param {Box} box
 * @param {FlatDrawing} drawing
 * @returns {Box} pixels of the sheet
 */
function partOfSheet(box, { extent, scale, margin, size }) {
  return [
    Math.max((box[0] - extent[0]) * scale - margin, 0), Math.max((box[1] - extent[1]) * scale - margin, 0),
    Math.min((box[2] - extent[0]) * scale + 3 * margin, size[0]),
    Math.min((box[3] - extent[1]) * scale + 3 * margin, size[1]),
  ];
}

/**
 * Which sides of a cell are sides of the whole: left, top, right, bottom.
 * @param {Box} box
 * @param {Box} extent
 */
function outerSides(box, extent) {
  const slack = 1e-6 * (Math.abs(extent[2] - extent[0]) + Math.abs(extent[3] - extent[1]));
  return box.map((side, index) => Math.abs(side - extent[index]) <= slack);
}

/**
 * Make a cell's corners the path, and let it reach past the sides where it has no neighbour: there the sheet's empty
 * margin makes the edge.
 * @param {CanvasRenderingContext2D} context
 * @param {[x: number, y: number][]} corners  clockwise from the top left
 * @param {boolean[]} isOuter                 left, top, right, bottom
 * @param {number} margin                     device pixels
 */
function traceCell(context, corners, isOuter, margin) {
  const moved = corners.map(([x, y]) => [x, y]);
  const push = (/** @type {number} */ corner, /** @type {number} */ from) => {
    const [dx, dy] = [corners[corner][0] - corners[from][0], corners[corner][1] - corners[from][1]];
    const length = Math.hypot(dx, dy) || 1;
    moved[corner][0] += margin * dx / length;
    moved[corner][1] += margin * dy / length;
  };
  const [left, top, right, bottom] = isOuter;
  if (left) { push(0, 1); push(3, 2); }
  if (top) { push(0, 3); push(1, 2); }
  if (right) { push(1, 0); push(2, 3); }
  if (bottom) { push(3, 0); push(2, 1); }
  context.beginPath();
  moved.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.closePath();
}
