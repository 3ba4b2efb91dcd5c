// @ts-check
// The looks of a layer beyond its box, as records have them: borders, shadows, shapes, gradients, masks, pictures. Read
// as it came, like the rest of frame.js: lengths in 1/64 pt.

import { WireError, inRange } from './bytes.js';
import { readEffects } from './effects-record.js';
import { WireLimits } from './limits.js';
import { LENGTH_STEPS } from './quantise.js';

/** @typedef {import('./bytes.js').ByteReader} ByteReader */
/** @typedef {import('./bytes.js').Colour} Colour */
/** @typedef {import('./bytes.js').Pair} Pair */

/** A step of the pen: 0 move, 1 line, 2 quadratic, 3 cubic, 4 close; then the coordinates, absolute: control
 * points first.
 * @typedef {[step: number, ...coordinates: number[]]} PathElement */

/** `width` 0: none.
 * @typedef {{ width: number, colour: Colour }} BorderRecord */

/** `opacity` 0: none; 0 to 255. `radius` is the standard deviation. `path` empty: what the layer shows.
 * @typedef {{ opacity: number, colour: Colour, offset: Pair, radius: number, path: PathElement[] }} ShadowRecord */

/** Flags: bit 0 even-odd, 1 and 2 cap (butt, round, square), 3 and 4 join (mitre, round, bevel). `miterLimit` in
 * 1/64, `strokeStart` and `strokeEnd` in 1/65,535 of the length.
 * @typedef {{ fill: Colour, stroke: Colour, lineWidth: number, flags: number, miterLimit: number, dash: number[],
 *             dashPhase: number, strokeStart: number, strokeEnd: number }} ShapeRecord */

/** `kind` 0 none, 1 axial, 2 radial, 3 conic; `start` and `end` in 1/4096 of the bounds; locations in 1/65,535.
 * @typedef {{ kind: number, start: Pair, end: Pair,
 *             stops: { location: number, colour: Colour }[] }} GradientRecord */

/** `hash` empty: none. `width` and `height` in pixels, `scale` in 1/64 pixel per point. Gravity: 0 resize, 1 aspect,
 * 2 aspect fill, 3 centre, 4 top, 5 bottom, 6 left, 7 right, 8 top left, 9 top right, 10 bottom left, 11 bottom
 * right. `tint` null: the picture's own colours.
 * @typedef {{ hash: string, gravity: number, width: number, height: number, scale: number,
 *             tint: Colour | null }} ImageRecord */

/**
 * @typedef {object} LookRecord
 * @property {BorderRecord} [border]
 * @property {ShadowRecord} [shadow]
 * @property {ShapeRecord} [shape]
 * @property {GradientRecord} [gradient]
 * @property {number} [mask]  id; 0 for none
 * @property {ImageRecord} [image]
 * @property {PathElement[]} [path]
 * @property {import('./effects-record.js').EffectsRecord} [effects]
 */

/** How to read each property, in the order of the bits of the mask, from bit 14 on.
 * @type {((reader: ByteReader, record: LookRecord) => void)[]} */
export const LOOK = [
  (reader, record) => { record.border = readBorder(reader); },
  (reader, record) => { record.shadow = readShadow(reader); },
  (reader, record) => { record.shape = readShape(reader); },
  (reader, record) => { record.gradient = readGradient(reader); },
  (reader, record) => { record.mask = reader.layerID(0, reader.varint()); },
  (reader, record) => { record.image = readImage(reader); },
  (reader, record) => { record.path = readPath(reader); },
  (reader, record) => { record.effects = readEffects(reader); },
];

/** @param {ByteReader} reader @returns {BorderRecord} */
function readBorder(reader) {
  return { width: reader.extent(), colour: reader.colour() };
}

/** @param {ByteReader} reader @returns {ShadowRecord} */
function readShadow(reader) {
  const opacity = reader.byte();
  if (opacity === 0) return { opacity, colour: [0, 0, 0, 0], offset: [0, 0], radius: 0, path: [] };
  return {
    opacity, colour: reader.colour(), offset: reader.place(), radius: reader.extent(), path: readPath(reader),
  };
}

/** @param {ByteReader} reader @returns {ShapeRecord} */
function readShape(reader) {
  const [fill, stroke, lineWidth, flags] = [reader.colour(), reader.colour(), reader.extent(), reader.flags(31)];
  inRange('lineStyle', (flags >> 1) & 3, 0, 2);
  inRange('lineStyle', flags >> 3, 0, 2);
  const miterLimit = reader.extent();
  const dashes = reader.count('dashes', WireLimits.dashes, 1);
  return {
    fill, stroke, lineWidth, flags, miterLimit,
    dash: Array.from({ length: dashes }, () => reader.extent()), dashPhase: reader.length(),
    strokeStart: reader.uint16(), strokeEnd: reader.uint16(),
  };
}

/** Number of coordinates of each step of the pen. */
const COORDINATES = [2, 2, 4, 6, 0];

/** @param {ByteReader} reader @returns {PathElement[]} */
function readPath(reader) {
  const count = reader.count('path', WireLimits.pathElements, 1);
  /** @type {PathElement[]} */
  const path = [];
  const pen = [0, 0];
  for (let i = 0; i < count; i++) {
    const step = reader.choice('pathElement', COORDINATES.length);
    /** @type {PathElement} */
    const element = [step];
    for (let axis = 0; axis < COORDINATES[step]; axis++) {
      const at = pen[axis % 2] + reader.zigzag();
      pen[axis % 2] = inRange('length', at, -WireLimits.magnitude, WireLimits.magnitude);
      element.push(at);
    }
    path.push(element);
  }
  return path;
}

/** @param {ByteReader} reader @returns {GradientRecord} */
function readGradient(reader) {
  const kind = reader.choice('gradientKind', 4);
  if (kind === 0) return { kind, start: [0, 0], end: [0, 0], stops: [] };
  const [start, end] = [reader.place(), reader.place()];
  const count = reader.count('stops', WireLimits.stops, 6);
  const stops = Array.from({ length: count }, () => ({ location: reader.uint16(), colour: reader.colour() }));
  return { kind, start, end, stops };
}

/** @param {ByteReader} reader @returns {ImageRecord} */
function readImage(reader) {
  const hash = reader.string();
  if (hash === '') return { hash, gravity: 0, width: 0, height: 0, scale: LENGTH_STEPS, tint: null };
  checkHash(hash);
  const place = reader.byte();
  const gravity = place & ~TINTED;
  if (gravity >= GRAVITIES) throw new WireError('outOfRange', 'gravity');
  return {
    hash, gravity, width: reader.varint(), height: reader.varint(), scale: reader.extent(),
    tint: place & TINTED ? reader.colour() : null,
  };
}

/** @param {ByteReader} reader */
export function readHash(reader) {
  const hash = reader.string();
  checkHash(hash);
  return hash;
}

/** It becomes part of an address.
 * @param {string} hash */
function checkHash(hash) {
  if (!/^[0-9a-f]+$/.test(hash) || hash.length > WireLimits.hash) {
    throw new WireError('outOfRange', 'imageHash');
  }
}

/** How many ways there are for a picture to stand in the bounds. */
const GRAVITIES = 12;
/** The bit beside these that says that the colour follows in which the picture is drawn. */
const TINTED = 16;
