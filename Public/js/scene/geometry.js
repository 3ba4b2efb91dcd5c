// @ts-check
// From a layer's coordinates to its parent's, as `CALayer` maps them.

/** @typedef {import('./scene.js').Affine} Affine */
/** @typedef {import('./scene.js').Layer} Layer */

/**
 * The transform from `layer`'s bounds to its parent's: subtract the origin of the bounds, transform about the
 * anchor, add the position. A transform with depth is projected: its corners exactly, what lies between
 * by the affine transform nearest to them.
 * @param {Layer} layer
 * @returns {Affine | null} null: nothing of the layer is in front of the eye
 */
export function transformToParent(layer) {
  const anchorX = layer.boundsOrigin[0] + layer.anchorPoint[0] * layer.boundsSize[0];
  const anchorY = layer.boundsOrigin[1] + layer.anchorPoint[1] * layer.boundsSize[1];
  const about = layer.matrix ? projectedAffine(layer, layer.matrix) : layer.affine;
  if (about === null) return null;
  const [a, b, c, d, tx, ty] = about;
  return [
    a, b, c, d,
    layer.position[0] + tx - a * anchorX - c * anchorY,
    layer.position[1] + ty - b * anchorX - d * anchorY,
  ];
}

/**
 * @param {Layer} layer
 * @param {number[]} m  m11 to m44 in row order; points are rows, as in Core Animation
 * @returns {Affine | null} about the anchor point
 */
function projectedAffine(layer, m) {
  const [width, height] = layer.boundsSize;
  if (width <= 0 || height <= 0) return [m[0], m[1], m[4], m[5], m[12], m[13]];
  const left = -layer.anchorPoint[0] * width;
  const top = -layer.anchorPoint[1] * height;
  const topLeft = project(m, left, top);
  const topRight = project(m, left + width, top);
  const bottomLeft = project(m, left, top + height);
  const bottomRight = project(m, left + width, top + height);
  if (!topLeft || !topRight || !bottomLeft || !bottomRight) return null;
  // The least-squares fit to four corners is the mean of each pair of opposite edges, about the mean corner.
  const a = (topRight[0] - topLeft[0] + bottomRight[0] - bottomLeft[0]) / (2 * width);
  const b = (topRight[1] - topLeft[1] + bottomRight[1] - bottomLeft[1]) / (2 * width);
  const c = (bottomLeft[0] - topLeft[0] + bottomRight[0] - topRight[0]) / (2 * height);
  const d = (bottomLeft[1] - topLeft[1] + bottomRight[1] - topRight[1]) / (2 * height);
  const middleX = left + width / 2;
  const middleY = top + height / 2;
  const meanX = (topLeft[0] + topRight[0] + bottomLeft[0] + bottomRight[0]) / 4;
  const meanY = (topLeft[1] + topRight[1] + bottomLeft[1] + bottomRight[1]) / 4;
  return [a, b, c, d, meanX - a * middleX - c * middleY, meanY - b * middleX - d * middleY];
}

/**
 * @param {number[]} m
 * @param {number} x
 * @param {number} y
 * @returns {[number, number] | null} null: at or behind the eye
 */
function project(m, x, y) {
  const w = x * m[3] + y * m[7] + m[15];
  if (!(w > 1e-6)) return null;
  return [(x * m[0] + y * m[4] + m[12]) / w, (x * m[1] + y * m[5] + m[13]) / w];
}

/**
 * @param {Affine} outer
 * @param {Affine} inner  applied first
 * @returns {Affine}
 */
export function concatenate(outer, inner) {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}
