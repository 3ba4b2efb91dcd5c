// @ts-check
// The looks of a layer beyond its box, in points and in the words of a canvas: the fields of records, taken into the
// scene.

import { UNIT_STEPS, anchorPair, fine, fraction, pointPair, points, unit } from '../wire/quantise.js';
import { effectsOf } from './effects.js';
import { ornamentsOf } from './ornaments.js';

/** @typedef {import('../wire/look-record.js').LookRecord} LookRecord */

/** An outline in points: steps of the pen as in records, 0 move, 1 line, 2 quadratic, 3 cubic, 4 close, then the
 * coordinates, control points first.
 * @typedef {import('../wire/look-record.js').PathElement[]} Outline */

/** @typedef {{ width: number, colour: string }} Border */

/** `radius` is the standard deviation, `offset` is in the layer's own coordinates; `outline` null: what the layer
 * shows casts it.
 * @typedef {{ colour: string, offset: [x: number, y: number], radius: number,
 *             outline: Outline | null }} Shadow */

/** Colours null: none. `start` and `end` in parts of the outline's length.
 * @typedef {object} Shape
 * @property {string | null} fill
 * @property {boolean} isOpaque  whether the fill lets nothing through
 * @property {CanvasFillRule} rule
 * @property {string | null} stroke
 * @property {number} lineWidth
 * @property {CanvasLineCap} cap
 * @property {CanvasLineJoin} join
 * @property {number} miterLimit
 * @property {number[]} dash
 * @property {number} dashPhase
 * @property {number} start
 * @property {number} end */

/** `start` and `end` in parts of the bounds, stops in order.
 * @typedef {{ kind: 'axial' | 'radial' | 'conic', start: [x: number, y: number], end: [x: number, y: number],
 *             stops: [at: number, colour: string][] }} Gradient */

/** `size` in points; `tint` is the colour of all that the picture covers, null for its own colours.
 * @typedef {{ hash: string, gravity: import('./gravity.js').Gravity,
 *             size: [width: number, height: number], tint: string | null }} Picture */

/** `x` from the start of the line; `spacing` after every character. Points. `face`: hash of the font
 * that is asked first; empty for none.
 * @typedef {{ string: string, x: number, fontSize: number, spacing: number, weight: number, isItalic: boolean,
 *             isUnderlined: boolean, isStruckThrough: boolean, direction: CanvasDirection, colour: string,
 *             face: string, ornaments: Readonly<import('./ornaments.js').Ornaments> }} Run */

/** Lines as the server laid them out, in the layer's own coordinates; `string` is all of it, for those who read.
 * @typedef {{ string: string, lines: { x: number, baseline: number, runs: Run[] }[] }} LayerText */

/**
 * @typedef {object} Look
 * @property {string | null} background  CSS colour; null for none
 * @property {boolean} isBackgroundOpaque
 * @property {number} cornerRadius
 * @property {boolean[]} roundedCorners  clockwise from the top left
 * @property {Border | null} border
 * @property {Shadow | null} shadow
 * @property {Outline | null} outline  drawn as `shape` says
 * @property {Shape} shape
 * @property {Gradient | null} gradient
 * @property {number} maskID  0 for none
 * @property {Picture | null} picture
 * @property {LayerText | null} text
 * @property {import('./effects.js').Effects | null} effects  null: drawn as it is
 */

const CAPS = /** @type {const} */ (['butt', 'round', 'square']);
const JOINS = /** @type {const} */ (['miter', 'round', 'bevel']);
const GRADIENTS = /** @type {const} */ ([null, 'axial', 'radial', 'conic']);
const GRAVITIES = /** @type {const} */ ([
  'resize', 'resizeAspect', 'resizeAspectFill', 'center', 'top', 'bottom', 'left', 'right', 'topLeft',
  'topRight', 'bottomLeft', 'bottomRight',
]);

/** @type {Readonly<Shape>} */
const DEFAULT_SHAPE = Object.freeze({
  fill: 'rgb(0 0 0 / 1)', isOpaque: true, rule: 'nonzero', stroke: null, lineWidth: 1, cap: 'butt', join: 'miter',
  miterLimit: 10, dash: [], dashPhase: 0, start: 0, end: 1,
});

/** The look of a layer that nothing was said of.
 * @returns {Look} */
export function plainLook() {
  return {
    background: null, isBackgroundOpaque: false, cornerRadius: 0, roundedCorners: [true, true, true, true],
    border: null, shadow: null, outline: null, shape: DEFAULT_SHAPE, gradient: null, maskID: 0, picture: null,
    text: null, effects: null,
  };
}

/** @param {Look} look @param {import('../wire/frame.js').LayerRecord} record */
export function applyLook(look, record) {
  if (record.background) {
    look.background = seenColour(record.background);
    look.isBackgroundOpaque = record.background[3] === UNIT_STEPS;
  }
  if (record.cornerRadius !== undefined) look.cornerRadius = points(record.cornerRadius);
  if (record.flags !== undefined) {
    // The wire tells the corners line by line, a canvas takes them clockwise.
    look.roundedCorners = [2, 4, 16, 8].map((bit) => ((record.flags ?? 0) & bit) === 0);
  }
  if (record.border) {
    const colour = seenColour(record.border.colour);
    look.border = colour && record.border.width > 0 ? { width: points(record.border.width), colour } : null;
  }
  if (record.shadow) look.shadow = shadowOf(record.shadow);
  if (record.shape) look.shape = shapeOf(record.shape);
  if (record.path) look.outline = outlineOf(record.path);
  if (record.gradient) look.gradient = gradientOf(record.gradient);
  if (record.mask !== undefined) look.maskID = record.mask;
  if (record.image) look.picture = pictureOf(record.image);
  if (record.text) look.text = textOf(record.text, look.text);
  if (record.effects) look.effects = effectsOf(record.effects);
}

/** @param {import('../wire/look-record.js').ShadowRecord} record @returns {Shadow | null} */
function shadowOf({ opacity, colour: [red, green, blue, alpha], offset, radius, path }) {
  const colour = seenColour([red, green, blue, unit(alpha * opacity)]);
  if (colour === null) return null;
  return { colour, offset: pointPair(offset), radius: points(radius), outline: outlineOf(path) };
}

/** @param {import('../wire/look-record.js').ShapeRecord} record @returns {Shape} */
function shapeOf(record) {
  return {
    fill: seenColour(record.fill), isOpaque: record.fill[3] === UNIT_STEPS, rule: record.flags & 1 ? 'evenodd' : 'nonzero',
    stroke: record.lineWidth > 0 ? seenColour(record.stroke) : null, lineWidth: points(record.lineWidth),
    cap: CAPS[(record.flags >> 1) & 3] ?? 'butt', join: JOINS[record.flags >> 3] ?? 'miter',
    miterLimit: points(record.miterLimit),
    dash: record.dash.map(points), dashPhase: points(record.dashPhase),
    start: fraction(record.strokeStart), end: fraction(record.strokeEnd),
  };
}

/** @param {import('../wire/look-record.js').PathElement[]} path @returns {Outline | null} */
function outlineOf(path) {
  if (path.length === 0) return null;
  return path.map(([step, ...coordinates]) => [step, ...coordinates.map(points)]);
}

/** @param {import('../wire/look-record.js').GradientRecord} record @returns {Gradient | null} */
function gradientOf(record) {
  const kind = GRADIENTS[record.kind] ?? null;
  if (kind === null || record.stops.length === 0) return null;
  return {
    kind, start: anchorPair(record.start), end: anchorPair(record.end),
    stops: record.stops.map(({ location: at, colour }) => [fraction(at), cssColour(colour)]),
  };
}

/** @param {import('../wire/look-record.js').ImageRecord} record @returns {Picture | null} */
function pictureOf({ hash, gravity, width, height, scale, tint }) {
  if (hash === '') return null;
  const pixelsPerPoint = scale > 0 ? points(scale) : 1;
  return {
    hash, gravity: GRAVITIES[gravity] ?? 'resize', size: [width / pixelsPerPoint, height / pixelsPerPoint],
    tint: tint && cssColour(tint),
  };
}

/**
 * @param {import('../wire/frame.js').TextRecord} record
 * @param {LayerText | null} former  the text before it
 * @returns {LayerText | null}
 */
function textOf({ lines }, former) {
  if (lines.length === 0) return null;
  let look = former?.lines.find(({ runs }) => runs.length > 0)?.runs[0] ?? PLAIN_RUN;
  const runOf = (/** @type {import('../wire/frame.js').RunRecord} */ record) => {
    look = { ...(record.look ? runLookOf(record.look) : look), string: record.string, x: points(record.x) };
    return look;
  };
  return {
    string: lines.map(({ runs }) => runs.map(({ string }) => string).join('')).join(' ').trim(),
    lines: lines.map(({ start: [x, baseline], runs }) => ({
      x: points(x), baseline: points(baseline), runs: runs.map(runOf),
    })),
  };
}

/** @param {import('../wire/frame.js').RunLook} look @returns {Omit<Run, 'string' | 'x'>} */
function runLookOf({ fontSize, spacing, weight, flags, colour, face, ornaments }) {
  return {
    fontSize: points(fontSize), spacing: fine(spacing), weight, colour: cssColour(colour),
    face: face ?? '', ornaments: ornamentsOf(ornaments, cssColour), isItalic: (flags & 1) !== 0,
    isUnderlined: (flags & 2) !== 0, isStruckThrough: (flags & 4) !== 0, direction: flags & 8 ? 'rtl' : 'ltr',
  };
}

/** The look of a text of which none was ever said: the server never sends that.
 * @type {Run} */
const PLAIN_RUN = {
  string: '', x: 0,
  ...runLookOf({ fontSize: 0, spacing: 0, weight: 400, flags: 0, colour: [0, 0, 0, 0], face: '', ornaments: null }),
};

/** @param {number[]} rgba  each 0 to 255 @returns {string | null} null: it is not to be seen */
function seenColour(rgba) {
  return rgba[3] === 0 ? null : cssColour(rgba);
}

/** @param {number[]} rgba  each 0 to 255, not premultiplied */
function cssColour([red, green, blue, alpha]) {
  return `rgb(${red} ${green} ${blue} / ${unit(alpha)})`;
}
