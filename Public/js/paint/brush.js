// @ts-check
// Draws what one layer shows by itself, on a context that the painter has put into the layer's coordinates.

import { placement } from '../scene/gravity.js';
import { trimmed } from '../scene/outline.js';

/** @typedef {import('../scene/projection.js').Box} Box */
/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {import('../scene/look.js').Outline} Outline */
/** @typedef {import('../scene/scene.js').Layer} Layer */

/** How far the sides of a picture that was scaled to the bounds may be from theirs, in points. */
const ROUNDING = 1e-6;

/**
 * Make the layer's bounds, rounded as it says, the context's path.
 * @param {Context} context
 * @param {Layer} layer
 * @param {Box | null} [snapped]  the bounds moved onto whole pixels
 */
export function traceBounds(context, layer, snapped = null) {
  context.beginPath();
  addBounds(context, layer, snapped, 0);
}

/**
 * @param {Context} context
 * @param {Layer} layer
 * @param {Box | null} snapped
 * @param {number} inset  points
 */
function addBounds(context, { boundsOrigin, boundsSize, cornerRadius, roundedCorners }, snapped, inset) {
  const [x, y] = snapped ?? boundsOrigin;
  const [width, height] = snapped ? [snapped[2] - x, snapped[3] - y] : boundsSize;
  const radius = Math.min(cornerRadius, width / 2, height / 2) - inset;
  const box = /** @type {const} */ ([x + inset, y + inset, width - 2 * inset, height - 2 * inset]);
  if (!(radius > 0)) context.rect(...box);
  else if (roundedCorners.every(Boolean)) context.roundRect(...box, radius);
  else context.roundRect(...box, roundedCorners.map((isRound) => (isRound ? radius : 0)));
}

/** Make an outline the context's path.
 * @param {Context} context @param {Outline} outline */
export function traceOutline(context, outline) {
  context.beginPath();
  for (const [step, ...at] of outline) {
    if (step === 0) context.moveTo(at[0], at[1]);
    else if (step === 1) context.lineTo(at[0], at[1]);
    else if (step === 2) context.quadraticCurveTo(at[0], at[1], at[2], at[3]);
    else if (step === 3) context.bezierCurveTo(at[0], at[1], at[2], at[3], at[4], at[5]);
    else context.closePath();
  }
}

/** @param {Context} context @param {Layer} layer @param {Box | null} snapped  as for `traceBounds` */
export function fillBackground(context, layer, snapped) {
  if (layer.background === null) return;
  context.fillStyle = layer.background;
  traceBounds(context, layer, snapped);
  context.fill();
}

/** @param {Context} context @param {Layer} layer @param {Box | null} snapped  as for `traceBounds` */
export function fillGradient(context, layer, snapped) {
  if (layer.gradient === null) return;
  const { kind, start, end } = layer.gradient;
  const at = ([x, y] = start) => [
    layer.boundsOrigin[0] + x * layer.boundsSize[0], layer.boundsOrigin[1] + y * layer.boundsSize[1],
  ];
  const [fromX, fromY] = at(start);
  const [toX, toY] = at(end);
  context.save();
  traceBounds(context, layer, snapped);
  if (kind === 'axial') {
    context.fillStyle = coloured(context.createLinearGradient(fromX, fromY, toX, toY), layer.gradient.stops);
    context.fill();
  } else if (kind === 'conic') {
    const angle = Math.atan2(toY - fromY, toX - fromX);
    context.fillStyle = coloured(context.createConicGradient(angle, fromX, fromY), layer.gradient.stops);
    context.fill();
  } else {
    const [radiusX, radiusY] = [Math.abs(toX - fromX), Math.abs(toY - fromY)];
    if (radiusX > 0 && radiusY > 0) {
      // An ellipse is a circle in a space that is stretched; the bounds were traced in the one that is not.
      context.translate(fromX, fromY);
      context.scale(radiusX, radiusY);
      context.fillStyle = coloured(context.createRadialGradient(0, 0, 0, 0, 0, 1), layer.gradient.stops);
      context.fill();
    }
  }
  context.restore();
}

/** @param {CanvasGradient} gradient @param {[at: number, colour: string][]} stops */
function coloured(gradient, stops) {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

/**
 * @param {Context} context
 * @param {Layer} layer
 * @param {CanvasImageSource | null} image  null: not here yet
 * @param {Box | null} snapped  as for `traceBounds`
 */
export function drawPicture(context, { picture, boundsOrigin, boundsSize }, image, snapped) {
  if (picture === null || image === null) return;
  const [x, y, width, height] = placement(picture.gravity, picture.size, boundsSize);
  if (!(width > 0) || !(height > 0)) return;
  context.imageSmoothingQuality = 'high';
  // A picture that covers the bounds covers the whole pixels; one that stands within them has edges of its own.
  const covers = x < ROUNDING && y < ROUNDING &&
    x + width > boundsSize[0] - ROUNDING && y + height > boundsSize[1] - ROUNDING;
  if (!snapped || !covers) {
    context.drawImage(image, boundsOrigin[0] + x, boundsOrigin[1] + y, width, height);
    return;
  }
  const [left, top, right, bottom] = snapped;
  const [byX, byY] = [(right - left) / boundsSize[0], (bottom - top) / boundsSize[1]];
  context.drawImage(image, left + x * byX, top + y * byY, width * byX, height * byY);
}

/** @param {Context} context @param {Layer} layer */
export function fillShape(context, { outline, shape }) {
  if (outline === null || shape.fill === null) return;
  context.fillStyle = shape.fill;
  traceOutline(context, outline);
  context.fill(shape.rule);
}

/** @param {Context} context @param {Layer} layer @param {number} lineWidth  as which its line is drawn; points */
export function strokeShape(context, { outline, shape }, lineWidth) {
  if (outline === null || shape.stroke === null) return;
  context.strokeStyle = shape.stroke;
  context.lineWidth = lineWidth;
  context.lineCap = shape.cap;
  context.lineJoin = shape.join;
  context.miterLimit = shape.miterLimit;
  context.setLineDash(shape.dash);
  context.lineDashOffset = shape.dashPhase;
  traceOutline(context, trimmed(outline, shape.start, shape.end));
  context.stroke();
}

/**
 * @param {Context} context
 * @param {Layer} layer
 * @param {Box | null} snapped  as for `traceBounds`
 * @param {number} width  as which it is drawn; points
 */
export function drawBorder(context, layer, snapped, width) {
  if (layer.border === null) return;
  context.fillStyle = layer.border.colour;
  traceBounds(context, layer, snapped);
  // The area between the bounds and the bounds less the border; a border that meets itself leaves no hole.
  if (2 * width < Math.min(...layer.boundsSize)) addBounds(context, layer, snapped, width);
  context.fill('evenodd');
}
