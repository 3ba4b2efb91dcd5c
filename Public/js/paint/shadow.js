// @ts-check
// The shadow of a layer: what casts it, and drawing it without that.

import { traceBounds, traceOutline } from './brush.js';

/** @typedef {import('../scene/scene.js').Affine} Affine */
/** @typedef {import('../scene/scene.js').Layer} Layer */

/** A colour that casts a whole shadow. */
const OPAQUE = '#000';

/**
 * The outline that casts a layer's shadow. A background or a gradient counts for all that lies on it.
 * @param {Layer} layer
 * @returns {'path' | 'bounds' | 'shape' | 'everything'}
 */
export function casterOf(layer) {
  if (layer.shadow?.outline) return 'path';
  if (layer.background !== null || layer.gradient !== null) return 'bounds';
  const isShape = layer.outline !== null && layer.shape.fill !== null && layer.ordered.length === 0;
  return isShape && layer.shape.stroke === null && !layer.text && !layer.picture ? 'shape' : 'everything';
}

/**
 * Draw the shadow alone: what casts it is far to the left of the canvas.
 * @param {CanvasRenderingContext2D} context
 * @param {Layer} layer
 * @param {Affine} transform
 * @param {number} far  device pixels
 */
export function castShadow(context, layer, transform, far) {
  const [a, b, c, d, tx, ty] = transform;
  const away = far + Math.abs(tx) + layer.boundsSize[0] * (Math.abs(a) + Math.abs(c)) + 1000;
  setShadow(context, layer, transform, away);
  context.setTransform(a, b, c, d, tx - away, ty);
  const caster = casterOf(layer);
  const outline = caster === 'path' ? layer.shadow?.outline : layer.outline;
  context.fillStyle = (caster === 'bounds' && layer.gradient === null ? layer.background : null) ??
    (caster === 'shape' ? layer.shape.fill : null) ?? OPAQUE;
  if (caster === 'bounds' || !outline) traceBounds(context, layer);
  else traceOutline(context, outline);
  context.fill(caster === 'shape' ? layer.shape.rule : 'nonzero');
}

/** A canvas measures shadows in pixels, whatever its transform, and blurs by half of what it is told.
 * @param {CanvasRenderingContext2D} context @param {Layer} layer @param {Affine} transform @param {number} away */
export function setShadow(context, { shadow }, [a, b, c, d], away) {
  if (shadow === null) return;
  const [dx, dy] = shadow.offset;
  context.shadowColor = shadow.colour;
  context.shadowBlur = 2 * shadow.radius * Math.sqrt(Math.abs(a * d - b * c));
  context.shadowOffsetX = a * dx + c * dy + away;
  context.shadowOffsetY = b * dx + d * dy;
}
