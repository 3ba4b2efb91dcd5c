// @ts-check
// Boxes whose edges fall between device pixels: a smooth edge there lets the ground through where neighbours meet, and
// makes a line thinner than a pixel pale.

import { boundsBox } from '../scene/extent.js';
import { Edges } from './edges.js';

/** @typedef {import('../scene/projection.js').Box} Box */
/** @typedef {import('../scene/scene.js').Affine} Affine */
/** @typedef {import('../scene/scene.js').Layer} Layer */

/** How far a transform's sides may be from the screen's own and still be the screen's: none at all, but for rounding. */
const ROUNDING = 1e-9;

/** The device pixels of one picture, and the edges that were placed on them so far. */
export class PixelGrid {
  #density;
  #columns;
  #rows;

  /** @param {[x: number, y: number]} density  device pixels per point of the window */
  constructor(density) {
    this.#density = density;
    this.#columns = new Edges(density[0]);
    this.#rows = new Edges(density[1]);
  }

  /**
   * The bounds of a layer with their edges on whole device pixels, at least one apart.
   *
   * Only for what is not transformed: what turns or grows must do so smoothly. And not for what ends in half a circle,
   * as that would not stay one. Any other rounded box has straight sides, on which lines lie and other boxes end.
   * @param {Layer} layer
   * @param {Affine} transform  from its bounds to device pixels
   * @returns {Box | null} in the layer's coordinates; null: the bounds stay as they are
   */
  snappedBounds(layer, transform) {
    const [a, , , d, tx, ty] = transform;
    if (!this.isUntransformed(transform)) return null;
    const [left, top, right, bottom] = boundsBox(layer);
    const [width, height] = [(right - left) * a, (bottom - top) * d];
    if (!(width > 0) || !(height > 0)) return null;
    if (isRoundAllAbout(layer) && Math.min(width, height) >= 1) return null;
    const across = /** @type {[number, number]} */ ([left * a + tx, right * a + tx]);
    const down = /** @type {[number, number]} */ ([top * d + ty, bottom * d + ty]);
    const [fromX, toX] = this.#columns.place(...across, { across: down, box: layer, within: layer.parent });
    const [fromY, toY] = this.#rows.place(...down, { across, box: layer, within: layer.parent });
    return [(fromX - tx) / a, (fromY - ty) / d, (toX - tx) / a, (toY - ty) / d];
  }

  /**
   * How thick a line of a layer is to be drawn: at least a device pixel.
   * @param {number} width      points
   * @param {Affine} transform  from its bounds to device pixels
   * @returns {number} points; what is transformed stays as it is
   */
  lineWidth(width, transform) {
    return width > 0 && this.isUntransformed(transform) ? Math.max(width, 1 / this.#density[1]) : width;
  }

  /**
   * How thick the border of a layer is to be drawn: where its bounds lie on whole pixels, a thin one is as thick as any
   * box that is as thin.
   * @param {number} width       points
   * @param {Affine} transform   from its bounds to device pixels
   * @param {boolean} isSnapped  whether there are snapped bounds
   * @returns {number} points
   */
  borderWidth(width, transform, isSnapped) {
    const density = this.#density[1];
    return width > 0 && isSnapped ? this.#rows.thickness(width * density) / density : this.lineWidth(width, transform);
  }

  /** @param {Affine} transform  from a layer's bounds to device pixels */
  isUntransformed([a, b, c, d]) {
    const [x, y] = this.#density;
    return b === 0 && c === 0 && Math.abs(a - x) <= ROUNDING * x && Math.abs(d - y) <= ROUNDING * y;
  }
}

/**
 * The pixels of a part of a picture, which is drawn on a sheet of its own; remembers which boxes it has placed. Lengths are
 * as in `PixelGrid`, but transforms are to the pixels of the sheet.
 */
export class PartGrid {
  #grid;
  #left;
  #top;

  /** @type {{ layer: Layer, transform: Affine, snapped: Box | null }[]} transforms are those of the whole picture */
  #placed = [];

  /**
   * @param {PixelGrid} grid  of the whole picture
   * @param {number} left     of the sheet in the picture, whole device pixels
   * @param {number} top
   */
  constructor(grid, left, top) {
    this.#grid = grid;
    this.#left = left;
    this.#top = top;
  }

  /** @param {Layer} layer @param {Affine} transform @returns {Box | null} */
  snappedBounds(layer, transform) {
    const whole = moved(transform, this.#left, this.#top);
    const snapped = this.#grid.snappedBounds(layer, whole);
    this.#placed.push({ layer, transform: whole, snapped });
    return snapped;
  }

  /** @param {number} width @param {Affine} transform */
  lineWidth(width, transform) {
    return this.#grid.lineWidth(width, transform);
  }

  /** @param {number} width @param {Affine} transform @param {boolean} isSnapped */
  borderWidth(width, transform, isSnapped) {
    return this.#grid.borderWidth(width, transform, isSnapped);
  }

  /** @param {Affine} transform */
  isUntransformed(transform) {
    return this.#grid.isUntransformed(transform);
  }

  /**
   * Place the same boxes in another picture, in which all of them stand elsewhere.
   * @param {PixelGrid} grid  of that picture
   * @param {[x: number, y: number]} by     how far they stand from where they stood, device pixels
   * @param {[x: number, y: number]} whole  how far the sheet is moved, whole ones
   * @returns {boolean} whether the sheet has every edge where it belongs
   */
  isRightAt(grid, [x, y], [wholeX, wholeY]) {
    let isRight = true;
    for (const { layer, transform, snapped } of this.#placed) {
      const now = grid.snappedBounds(layer, moved(transform, x, y));
      if (now === null || snapped === null) {
        isRight &&= now === snapped;
        continue;
      }
      // From the layer's coordinates to pixels: all that differs between the two is how far they have moved.
      const [a, , , d] = transform;
      const [offX, offY] = [(wholeX - x) / a, (wholeY - y) / d];
      isRight &&= isNear(now[0], snapped[0] + offX) && isNear(now[2], snapped[2] + offX) &&
        isNear(now[1], snapped[1] + offY) && isNear(now[3], snapped[3] + offY);
    }
    return isRight;
  }
}

/** @param {Affine} transform @param {number} x @param {number} y @returns {Affine} */
function moved([a, b, c, d, tx, ty], x, y) {
  return [a, b, c, d, tx + x, ty + y];
}

/** Edges lie a pixel apart, or on the same one.
 * @param {number} one @param {number} other */
function isNear(one, other) {
  return Math.abs(one - other) < 1e-3;
}

/** Whether an end of it is half a circle.
 * @param {Layer} layer */
function isRoundAllAbout({ cornerRadius, roundedCorners, boundsSize }) {
  return cornerRadius > 0 && roundedCorners.every(Boolean) && 2 * cornerRadius >= Math.min(...boundsSize);
}
