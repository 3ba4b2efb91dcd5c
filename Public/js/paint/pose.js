// @ts-check
// How a drawing stands in the picture: only moved, or scaled, or turned.

/** @typedef {import('../scene/scene.js').Affine} Affine */

/** @param {Affine} transform @returns {number} how much larger it makes things, along the side that grows more */
export function scaleOf([a, b, c, d]) {
  return Math.max(Math.hypot(a, b), Math.hypot(c, d));
}

/** @param {Affine} transform @param {boolean} isUpright  whether it only moves @returns {import('./effort.js').Pose} */
export function poseOf([, b, c], isUpright) {
  if (isUpright) return 'upright';
  return b === 0 && c === 0 ? 'scaled' : 'turned';
}

/**
 * How far something has moved, and the whole pixels nearest to that.
 * @param {[x: number, y: number]} from
 * @param {Affine} transform  to where it is
 * @returns {[by: [x: number, y: number], whole: [x: number, y: number]]}
 */
export function movement([fromX, fromY], [, , , , x, y]) {
  return [[x - fromX, y - fromY], [Math.round(x - fromX), Math.round(y - fromY)]];
}
