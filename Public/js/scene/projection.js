// @ts-check
// From a layer's plane to its parent's, perspective and all. A layer is flat, so a transform in space maps its plane
// as a 3 by 3 matrix does, and matrices of layers within layers multiply.

import { transformToParent } from './geometry.js';

/** @typedef {import('./scene.js').Affine} Affine */
/** @typedef {import('./scene.js').Layer} Layer */

/** x' = (a·x + c·y + tx) / w, y' = (b·x + d·y + ty) / w, with w = g·x + h·y + k.
 * @typedef {[a: number, b: number, c: number, d: number, tx: number, ty: number, g: number, h: number,
 *            k: number]} Plane */

/** @typedef {[left: number, top: number, right: number, bottom: number]} Box */

/** A piece of a layer that an affine transform maps well enough.
 * @typedef {{ box: Box, affine: Affine, corners: [x: number, y: number][] }} Cell */

/** Anything nearer to the eye than this part of its distance is not drawn. */
const NEAREST = 1e-3;

/** Places within a box at which a fit is measured, in parts of its sides. */
const PROBES = [0, 0.25, 0.5, 0.75, 1];

/** @param {Affine} affine @returns {Plane} */
export function planeOf([a, b, c, d, tx, ty]) {
  return [a, b, c, d, tx, ty, 0, 0, 1];
}

/** @param {Plane} plane @returns {Affine | null} null: it has perspective */
export function affineOf([a, b, c, d, tx, ty, g, h, k]) {
  if (g !== 0 || h !== 0 || !(k > 0)) return null;
  return [a / k, b / k, c / k, d / k, tx / k, ty / k];
}

/**
 * @param {Layer} layer
 * @returns {Plane | null} from its bounds to its parent's; null: it is seen from the edge
 */
export function planeToParent(layer) {
  const m = layer.matrix;
  if (m === null) {
    const affine = transformToParent(layer);
    return affine && planeOf(affine);
  }
  const x = layer.boundsOrigin[0] + layer.anchorPoint[0] * layer.boundsSize[0];
  const y = layer.boundsOrigin[1] + layer.anchorPoint[1] * layer.boundsSize[1];
  const [g, h] = [m[3], m[7]];
  const k = m[15] - g * x - h * y;
  const [left, top] = layer.position;
  return [
    m[0] + left * g, m[1] + top * g, m[4] + left * h, m[5] + top * h,
    m[12] - m[0] * x - m[4] * y + left * k, m[13] - m[1] * x - m[5] * y + top * k, g, h, k,
  ];
}

/** @param {Plane} outer @param {Plane} inner  applied first @returns {Plane} */
export function compose(outer, inner) {
  const [A, B, C, D, X, Y, G, H, K] = outer;
  const [a, b, c, d, x, y, g, h, k] = inner;
  return [
    A * a + C * b + X * g, B * a + D * b + Y * g, A * c + C * d + X * h, B * c + D * d + Y * h,
    A * x + C * y + X * k, B * x + D * y + Y * k,
    G * a + H * b + K * g, G * c + H * d + K * h, G * x + H * y + K * k,
  ];
}

/**
 * @param {Plane} plane
 * @param {number} x
 * @param {number} y
 * @returns {[x: number, y: number] | null} null: at or behind the eye
 */
export function project([a, b, c, d, tx, ty, g, h, k], x, y) {
  const w = g * x + h * y + k;
  if (!(w > NEAREST)) return null;
  return [(a * x + c * y + tx) / w, (b * x + d * y + ty) / w];
}

/**
 * The affine transform nearest to what a plane does to a box, by the box's corners, and how far off it is at worst.
 * @param {Plane} plane
 * @param {Box} box
 * @returns {(Cell & { error: number }) | null} null: some of the box is at or behind the eye
 */
export function fit(plane, box) {
  const [left, top, right, bottom] = box;
  const [width, height] = [right - left, bottom - top];
  const corners = [
    project(plane, left, top), project(plane, right, top), project(plane, right, bottom),
    project(plane, left, bottom),
  ].flatMap((corner) => (corner ? [corner] : []));
  if (corners.length < 4) return null;
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners;
  // The least-squares fit to four corners is the mean of each pair of opposite edges, about the mean corner.
  const a = width > 0 ? (x1 - x0 + x2 - x3) / (2 * width) : 0;
  const b = width > 0 ? (y1 - y0 + y2 - y3) / (2 * width) : 0;
  const c = height > 0 ? (x3 - x0 + x2 - x1) / (2 * height) : 0;
  const d = height > 0 ? (y3 - y0 + y2 - y1) / (2 * height) : 0;
  const [middleX, middleY] = [left + width / 2, top + height / 2];
  /** @type {Affine} */
  const affine = [
    a, b, c, d, (x0 + x1 + x2 + x3) / 4 - a * middleX - c * middleY,
    (y0 + y1 + y2 + y3) / 4 - b * middleX - d * middleY,
  ];
  return { box, affine, corners, error: worstError(plane, box, affine) };
}

/** @param {Plane} plane @param {Box} box @param {Affine} affine */
function worstError(plane, [left, top, right, bottom], [a, b, c, d, tx, ty]) {
  let worst = 0;
  for (const down of PROBES) {
    for (const across of PROBES) {
      const [x, y] = [left + across * (right - left), top + down * (bottom - top)];
      const exact = project(plane, x, y);
      if (exact === null) return Infinity;
      worst = Math.max(worst, Math.hypot(a * x + c * y + tx - exact[0], b * x + d * y + ty - exact[1]));
    }
  }
  return worst;
}

/**
 * Cut a box into cells, in rows and columns, each of which an affine transform maps within `tolerance`.
 * @param {Plane} plane
 * @param {Box} box
 * @param {number} tolerance  in the units that the plane maps to
 * @param {number} most       cells, however bad the fit then is
 * @returns {Cell[]} row by row; empty if some of the box is at or behind the eye
 */
export function mesh(plane, box, tolerance, most) {
  let [columns, rows] = [1, 1];
  let cells = cellsOf(plane, box, columns, rows);
  while (cells.error > tolerance && 2 * columns * rows <= most) {
    const wider = cellsOf(plane, box, 2 * columns, rows);
    const higher = cellsOf(plane, box, columns, 2 * rows);
    if (wider.error < higher.error) columns *= 2;
    else rows *= 2;
    cells = wider.error < higher.error ? wider : higher;
  }
  return cells.cells;
}

/** @param {Plane} plane @param {Box} box @param {number} columns @param {number} rows */
function cellsOf(plane, [left, top, right, bottom], columns, rows) {
  const [width, height] = [(right - left) / columns, (bottom - top) / rows];
  /** @type {Cell[]} */
  const cells = [];
  let error = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left + column * width, top + row * height];
      const cell = fit(plane, [x, y, x + width, y + height]);
      if (cell === null) return { cells: [], error: 0 };
      error = Math.max(error, cell.error);
      cells.push(cell);
    }
  }
  return { cells, error };
}

/**
 * The upright box around a box as a plane maps it.
 * @param {Plane} plane
 * @param {Box} box
 * @returns {Box | null} null: some of it is at or behind the eye
 */
export function mappedBox(plane, [left, top, right, bottom]) {
  const corners = [[left, top], [right, top], [left, bottom], [right, bottom]].map(([x, y]) => project(plane, x, y));
  /** @type {Box} */
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const corner of corners) {
    if (corner === null) return null;
    box[0] = Math.min(box[0], corner[0]);
    box[1] = Math.min(box[1], corner[1]);
    box[2] = Math.max(box[2], corner[0]);
    box[3] = Math.max(box[3], corner[1]);
  }
  return box;
}

/**
 * How much larger the plane makes things within a box, at most: by it, a drawing of the layer loses nothing.
 * @param {Cell[]} cells
 */
export function largestScale(cells) {
  return cells.reduce((largest, { affine: [a, b, c, d] }) =>
    Math.max(largest, Math.hypot(a, b), Math.hypot(c, d)), 0);
}
