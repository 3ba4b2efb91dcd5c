// @ts-check
// Draws the scene. The only module that gets 2D contexts; what a single layer shows is drawn by brush.js.
//
// A layer is drawn in one of three ways. Mostly straight onto the canvas. Onto a sheet of its own, and from there, when
// something must be done to all it shows at once: a mask that is no plain outline, a shadow of it all, effects, an opacity
// (UIKit's `allowsGroupOpacity` is true). And onto a sheet that is then bent in pieces, when it is seen in perspective.

import { extentOf } from '../scene/extent.js';
import { concatenate } from '../scene/geometry.js';
import { affineOf, compose, fit, largestScale, mappedBox, mesh, planeOf, planeToParent } from '../scene/projection.js';
import { drawCells } from './bending.js';
import {
  drawBorder, drawPicture, fillBackground, fillGradient, fillShape, strokeShape, traceBounds, traceOutline,
} from './brush.js';
import { clipOf } from './clip.js';
import { showsSeveral } from './group.js';
import { drawText } from './lettering.js';
import { PixelGrid } from './pixels.js';
import { castShadow, casterOf, setShadow } from './shadow.js';
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

/** Widest and highest sheet, in pixels; a layer that needs a larger one is drawn less sharp. */
const LARGEST_SHEET = 4096;

/** Empty pixels around what is bent, so that its edges are smooth. */
const MARGIN = 2;

export class Painter {
  #canvas;
  #context;
  #pictureOf;
  #fontStack;
  #familyOf;

  /** Of the picture that is drawn. */
  #grid = new PixelGrid([1, 1]);

  /** Sheets that are not drawn on just now.
   * @type {Sheet[]} */
  #sheets = [];

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
    this.#sheets = [];
    return true;
  }

  /**
   * Draw everything, back to front.
   * @param {Scene} scene
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
    this.#grid = new PixelGrid(density);
    this.#drawLayer(context, scene.root, planeOf([density[0], 0, 0, density[1], 0, 0]), 1);
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
    if (layer.effects) return this.#drawWithEffects(context, layer, layer.effects, transform, alpha);
    this.#drawPlain(context, layer, transform, alpha);
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
    context.save();
    context.setTransform(...transform);
    context.globalAlpha = alpha;
    const hasBox = layer.background || layer.gradient || layer.picture || layer.border || layer.masksToBounds;
    const snapped = hasBox ? this.#grid.snappedBounds(layer, transform) : null;
    fillBackground(context, layer, snapped);
    if (layer.border) context.save();
    if (layer.masksToBounds) {
      traceBounds(context, layer, snapped);
      context.clip();
    }
    fillGradient(context, layer, snapped);
    if (layer.picture) drawPicture(context, layer, this.#shown(layer.picture), snapped);
    fillShape(context, layer);
    strokeShape(context, layer, this.#grid.lineWidth(layer.shape.lineWidth, transform));
    drawText(context, layer, this.#fontStack, this.#familyOf);
    const plane = planeOf(transform);
    for (const child of layer.ordered) this.#drawLayer(context, child, plane, alpha);
    if (layer.border) {
      context.restore();
      drawBorder(context, layer, snapped, this.#grid.borderWidth(layer.border.width, transform, snapped !== null));
    }
    context.restore();
  }

  /** All that the layer shows on a sheet, and that onto the canvas as one thing.
   * @param {CanvasRenderingContext2D} context @param {Layer} layer @param {Affine} transform @param {number} alpha */
  #drawGroup(context, layer, transform, alpha) {
    const region = this.#regionOf(mappedBox(planeOf(transform), extentOf(layer)), context);
    if (!region) return;
    const shown = this.#takeSheet(context, region);
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
    let shown = this.#takeSheet(context, region);
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
    const made = this.#takeSheet(context, region);
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
    this.#giveBack(sheet);
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
    const [shown, cut] = [this.#takeSheet(context, region), this.#takeSheet(context, region)];
    this.#drawUnmasked(shown.context, layer, transform, 1);
    this.#drawLayer(cut.context, mask, planeOf(transform), 1);
    shown.context.setTransform(1, 0, 0, 1, 0, 0);
    shown.context.globalAlpha = 1;
    shown.context.globalCompositeOperation = 'destination-in';
    shown.context.drawImage(cut.canvas, 0, 0);
    this.#putDown(context, shown, region, alpha);
    this.#giveBack(cut);
  }

  /** @param {CanvasRenderingContext2D} context @param {Layer} layer @param {Affine} transform @param {number} alpha */
  #drawWithShadow(context, layer, transform, alpha) {
    const plane = planeOf(transform);
    const region = this.#regionOf(mappedBox(plane, extentOf(layer)), context);
    if (!region) return;
    const shown = this.#takeSheet(context, region);
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
    const flat = this.#takeSheet(context, [0, 0, size[0], size[1]]);
    const bent = this.#takeSheet(context, region);
    /** @type {Affine} */
    const ontoSheet = [scale, 0, 0, scale, MARGIN - extent[0] * scale, MARGIN - extent[1] * scale];
    const grid = this.#grid;
    // A sheet that is bent has no pixels of the screen.
    this.#grid = new PixelGrid([NaN, NaN]);
    this.#drawFlat(flat.context, layer, ontoSheet, 1);
    this.#grid = grid;
    drawCells(bent.context, flat.canvas, cells, { extent, scale, margin: MARGIN, size });
    this.#giveBack(flat);
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

  /**
   * An empty sheet that reaches at least as far as `region`; what is drawn outside of that is lost.
   * @param {CanvasRenderingContext2D} context  whose canvas it stands in for
   * @param {Box} region
   * @returns {Sheet}
   */
  #takeSheet(context, [left, top, right, bottom]) {
    const sheet = this.#sheets.pop() ?? this.#makeSheet();
    if (sheet.canvas.width < right) sheet.canvas.width = Math.max(right, context.canvas.width);
    if (sheet.canvas.height < bottom) sheet.canvas.height = Math.max(bottom, context.canvas.height);
    sheet.context.save();
    sheet.context.beginPath();
    sheet.context.rect(left, top, right - left, bottom - top);
    sheet.context.clip();
    sheet.context.clearRect(left, top, right - left, bottom - top);
    return sheet;
  }

  /** @param {import('../scene/look.js').Picture} picture @returns {CanvasImageSource | null} null: not here yet */
  #shown({ hash, tint }) {
    const image = this.#pictureOf(hash);
    return image === null || tint === null ? image : this.#tinting.get(image, tint);
  }

  /** @returns {Sheet} */
  #makeSheet() {
    const canvas = /** @type {HTMLCanvasElement} */ (this.#canvas.cloneNode(false));
    canvas.width = 1;
    canvas.height = 1;
    return { canvas, context: contextOf(canvas) };
  }

  /** @param {Sheet} sheet */
  #giveBack(sheet) {
    sheet.context.restore();
    this.#sheets.push(sheet);
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
    this.#giveBack(sheet);
  }
}

/** @param {HTMLCanvasElement} canvas */
function contextOf(canvas) {
  // Not `alpha: false`: some browsers then draw text with coloured fringes, which no phone does.
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no 2D canvas, so there is nothing to draw on.');
  return context;
}
