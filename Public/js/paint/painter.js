// @ts-check
// Draws the scene. The only module that gets 2D contexts; what a single layer shows is drawn by brush.js.
//
// A layer is drawn in one of three ways. Mostly straight onto the canvas. Onto a sheet of its own, and from there, when
// something must be done to all it shows at once: a mask that is no plain outline, a shadow of it all, effects, an opacity
// (UIKit's `allowsGroupOpacity` is true). And onto a sheet that is then bent in pieces, when it is seen in perspective.

import { extentOf, inkOf } from '../scene/extent.js';
import { concatenate } from '../scene/geometry.js';
import { affineOf, compose, fit, largestScale, mappedBox, mesh, planeOf, planeToParent } from '../scene/projection.js';
import { drawCells } from './bending.js';
import {
  drawBorder, drawPicture, fillBackground, fillGradient, fillShape, strokeShape, traceBounds, traceOutline,
} from './brush.js';
import { clipOf } from './clip.js';
import { showsSeveral } from './group.js';
import { effortOf, effortOfPutting } from './effort.js';
import { Keeping } from './keeping.js';
import { drawText, widthOfRun } from './lettering.js';
import { PartGrid, PixelGrid } from './pixels.js';
import { movement, poseOf, scaleOf } from './pose.js';
import { castShadow, casterOf, setShadow } from './shadow.js';
import { Sheets } from './sheets.js';
import { Tinting } from './tinting.js';
import { WITHOUT_SHEET } from './typeface.js';

/** @typedef {import('../scene/projection.js').Box} Box */
/** @typedef {import('../scene/projection.js').Plane} Plane */
/** @typedef {import('../scene/scene.js').Affine} Affine */
/** @typedef {import('../scene/scene.js').Layer} Layer */
/** @typedef {import('../scene/scene.js').Scene} Scene */
/** @typedef {import('./tinting.js').Sheet} Sheet */

/** The colour that a window without a background shows on a device. */
const GROUND = '#000';

/** How far a layer in perspective may be off its place, in device pixels: as a whole, and where two pieces of one that
 * is bent meet, which an eye sees sooner; and into how many pieces one is cut at most. */
const TOLERANCE = 0.5;
const CELL_TOLERANCE = 0.125;
const MOST_CELLS = 256;

/** Of a sheet that is bent, turned or scaled: it has no pixels of the screen. */
const NO_GRID = new PixelGrid([NaN, NaN]);

/** Widest and highest sheet, in pixels; a layer that needs a larger one is drawn less sharp. */
const LARGEST_SHEET = 4096;

/** Empty pixels around what is bent, so that its edges are smooth. */
const MARGIN = 2;

/** Sheets of kept drawings have sides in steps of so many pixels, so that another layer can have them. */
const SHEET_STEP = 16;

/** A drawing that is turned or scaled may be put down so much smaller and larger than it is; beyond, it is made again. */
const [LEAST_SCALING, MOST_SCALING] = [0.5, 1.3];

/**
 * A layer as it was drawn on a sheet. `scale`: pixels per point; `corner`: of the sheet, in pixels from the origin of the
 * layer's coordinates, or of the picture where it has a `place`: the pixels of one that stands upright are the picture's.
 * `at`: where the origin of the coordinates was then.
 * @typedef {{ sheet: Sheet, pixels: number, scale: number, corner: [x: number, y: number],
 *             place: { at: [x: number, y: number], grid: PartGrid } | null }} KeptDrawing */

export class Painter {
  #canvas;
  #context;
  #pictureOf;
  #fontStack;
  #familyOf;

  /** Of the picture that is drawn, or of the part that is.
   * @type {PixelGrid | PartGrid} */
  #grid = new PixelGrid([1, 1]);

  /** The drawings of layers that stay the same in motion.
   * @type {Keeping<KeptDrawing>} */
  #keeping;

  /** The grid of the picture that is drawn, if layers may be drawn by what is kept of them. */
  #keepingGrid = /** @type {PixelGrid | null} */ (null);

  /** Whether all pictures are there that were drawn since it was set. */
  #isWhole = true;

  #sheets = new Sheets(() => this.#makeSheet());

  /** Templates in their colours. */
  #tinting = new Tinting(() => this.#makeSheet());

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {(hash: string) => HTMLImageElement | null} [pictureOf]  null: it has not come yet
   * @param {string} [fontStack]  families as CSS writes them, those that the server measures with first
   * @param {(hash: string) => string | null} [familyOf]  the family of a font that the preview brings
   */
  constructor(canvas, pictureOf = () => null, fontStack = WITHOUT_SHEET, familyOf = () => null) {
    this.#canvas = canvas;
    this.#context = contextOf(canvas);
    this.#pictureOf = pictureOf;
    this.#fontStack = fontStack;
    this.#familyOf = familyOf;
    this.#keeping = this.#newKeeping();
  }

  /**
   * Size the bitmap; what it showed is lost when the size is another.
   * @param {number} pixelWidth   device pixels
   * @param {number} pixelHeight  device pixels
   * @returns {boolean} whether it must be drawn again
   */
  resize(pixelWidth, pixelHeight) {
    if (this.#canvas.width === pixelWidth && this.#canvas.height === pixelHeight) return false;
    this.#canvas.width = pixelWidth;
    this.#canvas.height = pixelHeight;
    this.rest();
    return true;
  }

  /** Let go of all that would only make the next picture come sooner: nobody sees the canvas, or what was drawn with has
   * changed. */
  rest() {
    this.#keeping.forgetAll();
    this.#keeping = this.#newKeeping();
    this.#sheets.forget();
  }

  /** @returns {Keeping<KeptDrawing>} */
  #newKeeping() {
    const { width, height } = this.#canvas;
    return new Keeping(width * height, ({ sheet }) => this.#sheets.spare(sheet));
  }

  /**
   * Draw everything, back to front.
   * @param {Pick<Scene, 'root' | 'size'> & Partial<Pick<Scene, 'scrollers'>>} scene  without `scrollers` nothing moves
   */
  draw(scene) {
    const context = this.#context;
    const { width, height } = this.#canvas;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.fillStyle = GROUND;
    context.fillRect(0, 0, width, height);
    if (!scene.root || !(scene.size[0] > 0) || !(scene.size[1] > 0)) return;
    /** @type {[x: number, y: number]} */
    const density = [width / scene.size[0], height / scene.size[1]];
    const grid = new PixelGrid(density);
    this.#grid = grid;
    const isMoving = (scene.scrollers ?? []).some(({ scroller }) => scroller !== null && scroller.state !== 'idle');
    this.#keepingGrid = isMoving ? grid : null;
    if (isMoving) this.#keeping.begin();
    this.#drawLayer(context, scene.root, planeOf([density[0], 0, 0, density[1], 0, 0]), 1);
    if (isMoving) this.#keeping.end();
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Layer} layer
   * @param {Plane} parent   from the parent's bounds to device pixels
   * @param {number} opacity of everything above, 0 to 1
   */
  #drawLayer(context, layer, parent, opacity) {
    const alpha = opacity * layer.opacity;
    const own = alpha > 0 ? planeToParent(layer) : null;
    if (own === null) return;
    const plane = compose(parent, own);
    const affine = affineOf(plane);
    if (affine) return this.#drawFlat(context, layer, affine, alpha);
    const extent = extentOf(layer);
    const fitting = fit(plane, extent);
    if (fitting === null) return;
    if (fitting.error <= TOLERANCE) this.#drawFlat(context, layer, fitting.affine, alpha);
    else this.#drawBent(context, layer, plane, extent, alpha);
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Layer} layer
   * @param {Affine} transform  from its bounds to device pixels
   * @param {number} alpha
   */
  #drawFlat(context, layer, transform, alpha) {
    const kept = this.#keepingGrid && this.#keptDrawing(context, layer, transform, this.#keepingGrid);
    if (kept) return this.#putKept(context, kept, transform, alpha);
    if (layer.effects) return this.#drawWithEffects(context, layer, layer.effects, transform, alpha);
    this.#drawPlain(context, layer, transform, alpha);
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Layer} layer
   * @param {Affine} transform
   * @param {PixelGrid} grid
   * @returns {KeptDrawing | null} null: it must be drawn
   */
  #keptDrawing(context, layer, transform, grid) {
    const found = this.#keeping.find(layer);
    const isUpright = grid.isUntransformed(transform);
    if (found?.place && isUpright) {
      const [by, whole] = movement(found.place.at, transform);
      return found.place.grid.isRightAt(grid, by, whole) ? found : null;
    }
    const scale = scaleOf(transform);
    const scaling = found === null || isUpright ? 0 : scale / found.scale;
    if (scaling >= LEAST_SCALING && scaling <= MOST_SCALING) return found;
    /** @type {Affine} */
    const ontoSheet = isUpright ? transform : [scale, 0, 0, scale, 0, 0];
    /** @type {Box | null} */
    let part = null;
    const isWorth = this.#keeping.isWorth(
      layer, () => effortOf(layer, scale * scale), (pixels) => effortOfPutting(pixels, poseOf(transform, isUpright)), () => {
        part = this.#partOf(context, layer, ontoSheet);
        return part === null ? 0 : (part[2] - part[0]) * (part[3] - part[1]);
      });
    return isWorth && part ? this.#keep(layer, ontoSheet, part, isUpright ? grid : null) : null;
  }

  /** The whole pixels that a layer is drawn on, on the canvas or beside it.
   * @param {CanvasRenderingContext2D} context @param {Layer} layer @param {Affine} transform @returns {Box | null} */
  #partOf(context, layer, transform) {
    const ink = inkOf(layer, (run) => widthOfRun(context, run, this.#fontStack, this.#familyOf));
    const box = ink && mappedBox(planeOf(transform), ink);
    if (box === null) return null;
    const [left, top] = [Math.floor(box[0]) - 1, Math.floor(box[1]) - 1];
    const side = (/** @type {number} */ length) => SHEET_STEP * Math.ceil((length + 2) / SHEET_STEP);
    return [left, top, left + side(box[2] - left), top + side(box[3] - top)];
  }

  /** Draw a layer onto a sheet and keep that.
   * @param {Layer} layer @param {Affine} transform @param {Box} part
   * @param {PixelGrid | null} grid  of the picture, where the sheet's pixels become its own */
  #keep(layer, [a, b, c, d, x, y], [left, top, right, bottom], grid) {
    const sheet = this.#sheets.ofSize(right - left, bottom - top);
    const place = grid && { at: /** @type {[number, number]} */ ([x, y]), grid: new PartGrid(grid, left, top) };
    const [ofPicture, ofKeeping] = [this.#grid, this.#keepingGrid];
    this.#grid = place ? place.grid : NO_GRID;
    this.#keepingGrid = null;
    this.#isWhole = true;
    this.#drawFlat(sheet.context, layer, [a, b, c, d, x - left, y - top], 1);
    [this.#grid, this.#keepingGrid] = [ofPicture, ofKeeping];
    /** @type {KeptDrawing} */
    const drawing = { sheet, pixels: (right - left) * (bottom - top), scale: a, corner: [left, top], place };
    // Without a picture that is on its way it is good for this time only.
    if (this.#isWhole) this.#keeping.keep(layer, drawing);
    return drawing;
  }

  /** @param {CanvasRenderingContext2D} context @param {KeptDrawing} kept @param {Affine} transform @param {number} alpha */
  #putKept(context, { sheet, scale, corner: [left, top], place }, transform, alpha) {
    context.save();
    context.globalAlpha = alpha;
    if (place && this.#keepingGrid?.isUntransformed(transform)) {
      const [, [x, y]] = movement(place.at, transform);
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.drawImage(sheet.canvas, left + x, top + y);
    } else {
      const [x, y] = place ? [left - place.at[0], top - place.at[1]] : [left, top];
      context.imageSmoothingQuality = 'low';
      context.setTransform(...concatenate(transform, [1 / scale, 0, 0, 1 / scale, x / scale, y / scale]));
      context.drawImage(sheet.canvas, 0, 0);
    }
    context.restore();
  }

  /** Without its effects.
   * @param {CanvasRenderingContext2D} context @param {Layer} layer @param {Affine} transform @param {number} alpha */
  #drawPlain(context, layer, transform, alpha) {
    if (alpha < 1 && showsSeveral(layer)) return this.#drawGroup(context, layer, transform, alpha);
    const clip = layer.mask && clipOf(layer.mask);
    if (layer.mask && !clip) return this.#drawMasked(context, layer, layer.mask, transform, alpha);
    if (!clip) return this.#drawUnmasked(context, layer, transform, alpha);
    context.save();
    context.setTransform(...concatenate(transform, clip.transform));
    if (clip.isOutline && clip.layer.outline) traceOutline(context, clip.layer.outline);
    else traceBounds(context, clip.layer);
    context.clip(clip.isOutline ? clip.layer.shape.rule : 'nonzero');
    this.#drawUnmasked(context, layer, transform, alpha);
    context.restore();
  }

  /** @param {CanvasRenderingContext2D} context @param {Layer} layer @param {Affine} transform @param {number} alpha */
  #drawUnmasked(context, layer, transform, alpha) {
    // A layer that masks to its bounds cuts its own shadow off, too.
    if (layer.shadow === null || layer.masksToBounds) return this.#drawContents(context, layer, transform, alpha);
    const caster = casterOf(layer);
    if (caster === 'everything') return this.#drawWithShadow(context, layer, transform, alpha);
    context.save();
    context.globalAlpha = alpha;
    castShadow(context, layer, transform, this.#canvas.width + this.#canvas.height);
    context.restore();
    this.#drawContents(context, layer, transform, alpha);
  }

  /** @param {CanvasRenderingContext2D} context @param {Layer} layer @param {Affine} transform @param {number} alpha */
  #drawContents(context, layer, transform, alpha) {
    context.setTransform(...transform);
    context.globalAlpha = alpha;
    const hasBox = layer.background || layer.gradient || layer.picture || layer.border || layer.masksToBounds;
    const snapped = hasBox ? this.#grid.snappedBounds(layer, transform) : null;
    fillBackground(context, layer, snapped);
    const isCut = layer.masksToBounds && holdsMore(layer);
    if (isCut) {
      context.save();
      traceBounds(context, layer, snapped);
      context.clip();
    }
    fillGradient(context, layer, snapped);
    if (layer.picture) drawPicture(context, layer, this.#shown(layer.picture), snapped);
    fillShape(context, layer);
    strokeShape(context, layer, this.#grid.lineWidth(layer.shape.lineWidth, transform));
    drawText(context, layer, this.#fontStack, this.#familyOf);
    if (layer.ordered.length > 0) {
      const plane = planeOf(transform);
      for (const child of layer.ordered) this.#drawLayer(context, child, plane, alpha);
    }
    if (isCut) context.restore();
    if (layer.border === null) return;
    // Sublayers have set their own.
    context.setTransform(...transform);
    context.globalAlpha = alpha;
    drawBorder(context, layer, snapped, this.#grid.borderWidth(layer.border.width, transform, snapped !== null));
  }

  /** All that the layer shows on a sheet, and that onto the canvas as one thing.
   * @param {CanvasRenderingContext2D} context @param {Layer} layer @param {Affine} transform @param {number} alpha */
  #drawGroup(context, layer, transform, alpha) {
    const region = this.#regionOf(mappedBox(planeOf(transform), extentOf(layer)), context);
    if (!region) return;
    const shown = this.#sheets.take(context, region);
    this.#drawFlat(shown.context, layer, transform, 1);
    this.#putDown(context, shown, region, alpha);
  }

  /**
   * All that the layer shows on a sheet, what its effects make of that, and the outcome onto the canvas.
   * @param {CanvasRenderingContext2D} context
   * @param {Layer} layer
   * @param {import('../scene/effects.js').Effects} effects
   * @param {Affine} transform
   * @param {number} alpha
   */
  #drawWithEffects(context, layer, effects, transform, alpha) {
    const region = this.#regionOf(mappedBox(planeOf(transform), extentOf(layer)), context);
    if (!region) return;
    let shown = this.#sheets.take(context, region);
    this.#drawPlain(shown.context, layer, transform, 1);
    const [a, b, c, d] = transform;
    const scale = Math.sqrt(Math.abs(a * d - b * c));
    for (const step of effects.steps) shown = this.#changed(context, shown, region, step, scale);
    context.save();
    context.globalCompositeOperation = effects.operation;
    this.#putDown(context, shown, region, alpha);
    context.restore();
  }

  /**
   * A sheet with what a step makes of another, which is given back.
   * @param {CanvasRenderingContext2D} context
   * @param {Sheet} sheet
   * @param {Box} region
   * @param {import('../scene/effects.js').Step} step
   * @param {number} scale  pixels per point
   * @returns {Sheet}
   */
  #changed(context, sheet, region, step, scale) {
    const [left, top, right, bottom] = region;
    const [width, height] = [right - left, bottom - top];
    const made = this.#sheets.take(context, region);
    made.context.setTransform(1, 0, 0, 1, 0, 0);
    made.context.globalAlpha = 1;
    if (step.css) made.context.filter = step.css(scale);
    made.context.drawImage(sheet.canvas, left, top, width, height, left, top, width, height);
    if (step.css) made.context.filter = 'none';
    for (const [operation, colour] of step.layers) {
      made.context.globalCompositeOperation = operation;
      made.context.fillStyle = colour;
      made.context.fillRect(left, top, width, height);
    }
    if (step.layers.length > 0) {
      made.context.globalCompositeOperation = 'destination-in';
      made.context.drawImage(sheet.canvas, left, top, width, height, left, top, width, height);
    }
    this.#sheets.giveBack(sheet);
    return made;
  }

  /**
   * The layer on a sheet, its mask on another, what both have onto the canvas.
   * @param {CanvasRenderingContext2D} context
   * @param {Layer} layer
   * @param {Layer} mask
   * @param {Affine} transform
   * @param {number} alpha
   */
  #drawMasked(context, layer, mask, transform, alpha) {
    const toMask = planeToParent(mask);
    const plane = toMask && compose(planeOf(transform), toMask);
    const region = plane && this.#regionOf(mappedBox(plane, extentOf(mask)), context);
    if (!region) return;
    const [shown, cut] = [this.#sheets.take(context, region), this.#sheets.take(context, region)];
    this.#drawUnmasked(shown.context, layer, transform, 1);
    this.#drawLayer(cut.context, mask, planeOf(transform), 1);
    shown.context.setTransform(1, 0, 0, 1, 0, 0);
    shown.context.globalAlpha = 1;
    shown.context.globalCompositeOperation = 'destination-in';
    shown.context.drawImage(cut.canvas, 0, 0);
    this.#putDown(context, shown, region, alpha);
    this.#sheets.giveBack(cut);
  }

  /** @param {CanvasRenderingContext2D} context @param {Layer} layer @param {Affine} transform @param {number} alpha */
  #drawWithShadow(context, layer, transform, alpha) {
    const plane = planeOf(transform);
    const region = this.#regionOf(mappedBox(plane, extentOf(layer)), context);
    if (!region) return;
    const shown = this.#sheets.take(context, region);
    this.#drawContents(shown.context, layer, transform, 1);
    context.save();
    setShadow(context, layer, transform, 0);
    this.#putDown(context, shown, region, alpha);
    context.restore();
  }

  /**
   * The layer on a sheet as if it lay flat, and the sheet in pieces onto another, from there onto the canvas.
   * @param {CanvasRenderingContext2D} context
   * @param {Layer} layer
   * @param {Plane} plane
   * @param {Box} extent
   * @param {number} alpha
   */
  #drawBent(context, layer, plane, extent, alpha) {
    const cells = mesh(plane, extent, CELL_TOLERANCE, MOST_CELLS);
    const region = this.#regionOf(mappedBox(plane, extent), context);
    const [width, height] = [extent[2] - extent[0], extent[3] - extent[1]];
    const room = LARGEST_SHEET - 2 * MARGIN;
    const scale = Math.min(largestScale(cells), room / width, room / height);
    if (!region || cells.length === 0 || !(scale > 0) || !Number.isFinite(scale)) return;
    /** @type {[width: number, height: number]} */
    const size = [Math.ceil(width * scale) + 2 * MARGIN, Math.ceil(height * scale) + 2 * MARGIN];
    const flat = this.#sheets.take(context, [0, 0, size[0], size[1]]);
    const bent = this.#sheets.take(context, region);
    /** @type {Affine} */
    const ontoSheet = [scale, 0, 0, scale, MARGIN - extent[0] * scale, MARGIN - extent[1] * scale];
    const [grid, keepingGrid] = [this.#grid, this.#keepingGrid];
    [this.#grid, this.#keepingGrid] = [NO_GRID, null];
    this.#drawFlat(flat.context, layer, ontoSheet, 1);
    [this.#grid, this.#keepingGrid] = [grid, keepingGrid];
    drawCells(bent.context, flat.canvas, cells, { extent, scale, margin: MARGIN, size });
    this.#sheets.giveBack(flat);
    this.#putDown(context, bent, region, alpha);
  }

  /**
   * The whole pixels of a box that are on the canvas of `context`, with one more on each side.
   * @param {Box | null} box  device pixels
   * @param {CanvasRenderingContext2D} context
   * @returns {Box | null} null: none
   */
  #regionOf(box, { canvas }) {
    if (!box) return null;
    const left = Math.max(Math.floor(box[0]) - 1, 0);
    const top = Math.max(Math.floor(box[1]) - 1, 0);
    const right = Math.min(Math.ceil(box[2]) + 1, canvas.width);
    const bottom = Math.min(Math.ceil(box[3]) + 1, canvas.height);
    return left < right && top < bottom ? [left, top, right, bottom] : null;
  }

  /** @param {import('../scene/look.js').Picture} picture @returns {CanvasImageSource | null} null: not here yet */
  #shown({ hash, tint }) {
    const image = this.#pictureOf(hash);
    if (image === null) this.#isWhole = false;
    return image === null || tint === null ? image : this.#tinting.get(image, tint);
  }

  /** @returns {Sheet} */
  #makeSheet() {
    const canvas = /** @type {HTMLCanvasElement} */ (this.#canvas.cloneNode(false));
    canvas.width = 1;
    canvas.height = 1;
    return { canvas, context: contextOf(canvas) };
  }

  /** Draw what is on a sheet where it belongs, and give the sheet back.
   * @param {CanvasRenderingContext2D} context @param {Sheet} sheet @param {Box} region @param {number} alpha */
  #putDown(context, sheet, [left, top, right, bottom], alpha) {
    const [width, height] = [right - left, bottom - top];
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = alpha;
    context.drawImage(sheet.canvas, left, top, width, height, left, top, width, height);
    context.restore();
    this.#sheets.giveBack(sheet);
  }
}

/** Whether a layer draws anything over its background.
 * @param {Layer} layer */
function holdsMore({ gradient, picture, outline, text, ordered }) {
  return gradient !== null || picture !== null || outline !== null || text !== null || ordered.length > 0;
}

/** @param {HTMLCanvasElement} canvas */
function contextOf(canvas) {
  // Not `alpha: false`: some browsers then draw text with coloured fringes, which no phone does.
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no 2D canvas, so there is nothing to draw on.');
  return context;
}
