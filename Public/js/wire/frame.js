// @ts-check
// Frames, as the server sends them. This and inputs.js are the twin of the Swift target PreviewWire: both languages
// follow WireFormat.md and read the golden bytes in Tests/Golden/wire.
//
// A frame is taken as it came: lengths in 1/64 pt and as differences. The scene is what they are differences
// to; it adds them up.

import { ByteReader, WireError, inRange, overlong } from './bytes.js';
import { WireLimits, WireVersion } from './limits.js';
import { LOOK, readHash } from './look-record.js';
import { readOrnaments } from './ornaments-record.js';

const CHANGE = 0x01;
const KEYFRAME = 0x02;

/**
 * @typedef {object} FrameHeader
 * @property {number} seq          number of the frame in its session
 * @property {number} time         virtual time of the session, 1/10 ms
 * @property {number} inputViewer  whose input was applied last; 0 for no viewer's
 * @property {number} inputSeq     that viewer's number of the input; 0 for none
 */

/** Window in 1/64 pt.
 * @typedef {{ windowWidth: number, windowHeight: number, rootLayerID: number }} Keyframe */

/** Affine differences are a, b, c, d in 1/65,536 and tx, ty in 1/64 pt, to the affine transform that the layer
 * had before, or to the identity. Matrix elements are m11 to m44 in row order, translation last, in points.
 * @typedef {{ form: 'identity' } | { form: 'affine', differences: number[] } |
 *           { form: 'matrix', elements: number[] }} TransformRecord */

/** `category`: 0 none, 1 cell, 2 supplementary, 3 decoration. `path`: section, item, …
 * @typedef {{ category: number, kind: string, path: number[] }} ElementRecord */

/** No lines: no text. Lengths in 1/64 pt; `start` is where the first run begins, and the baseline; `x` is the
 * distance of a run from there; `spacing` after every character, in 1/1024 pt. Flags: bit 0 italic, 1 underlined,
 * 2 struck through, 3 right to left, 4 spaced, 5 of a font of the preview's, 6 adorned. `face` empty, `ornaments` null:
 * none.
 * @typedef {{ string: string, x: number, fontSize: number, weight: number, flags: number, spacing: number,
 *             colour: Colour, face: string,
 *             ornaments: import('./ornaments-record.js').OrnamentsRecord | null }} RunRecord
 * @typedef {{ lines: { start: Pair, runs: RunRecord[] }[] }} TextRecord */

/** `identifier` empty: none. Content size in 1/64 pt, absolute; `state` 0 idle, 1 tracking, 2 dragging,
 * 3 decelerating, 4 animating.
 * @typedef {{ identifier: string, contentWidth: number, contentHeight: number, state: number,
 *             itemCount: number }} ScrollerRecord */

/** @typedef {import('./look-record.js').LookRecord} LookRecord */
/** @typedef {import('./bytes.js').Colour} Colour */
/** @typedef {import('./bytes.js').Pair} Pair */

/**
 * The new values of one layer: only the properties that the record has.
 * @typedef {LookRecord & BoxRecord} LayerRecord
 */

/**
 * @typedef {object} BoxRecord
 * @property {number} id
 * @property {Pair} [position]      difference, 1/64 pt
 * @property {Pair} [boundsOrigin]  difference, 1/64 pt
 * @property {Pair} [boundsSize]    difference, 1/64 pt
 * @property {TransformRecord} [transform]
 * @property {number} [opacity]     0 to 255
 * @property {Pair} [anchorPoint]   difference, 1/4096 of the bounds
 * @property {number} [zPosition]   points
 * @property {number} [flags]       bit 0: masks to bounds; 1 to 4: this corner is square, top left, top right,
 *   bottom left, bottom right
 * @property {Colour} [background]  alpha 0: none
 * @property {number} [cornerRadius]  1/64 pt
 * @property {number[]} [children]  ids, back to front before `zPosition`
 * @property {ElementRecord} [element]
 * @property {TextRecord} [text]
 * @property {ScrollerRecord} [scroller]
 */

/** `keyframe` null: a change, which applies on top of `header.seq - 1` only.
 * @typedef {{ header: FrameHeader, keyframe: Keyframe | null, records: LayerRecord[] }} Frame */

/**
 * Read a whole frame.
 * @param {ArrayBuffer} buffer  the WebSocket message
 * @returns {Frame}
 * @throws {WireError}
 */
export function decodeFrame(buffer) {
  if (buffer.byteLength > WireLimits.frame) throw overlong('frame', buffer.byteLength, WireLimits.frame);
  const reader = new ByteReader(buffer);
  const kind = reader.byte();
  if (kind !== CHANGE && kind !== KEYFRAME) throw new WireError('unknownKind', `${kind}`);
  if (kind === KEYFRAME) {
    const version = reader.byte();
    if (version !== WireVersion.frame) throw new WireError('unsupportedVersion', `${version}`);
  }
  const header = {
    seq: reader.varint(), time: reader.varint(), inputViewer: reader.varint(), inputSeq: reader.varint(),
  };
  const keyframe = kind === CHANGE ? null : {
    windowWidth: reader.length(), windowHeight: reader.length(),
    rootLayerID: reader.layerID(0, reader.varint()),
  };
  const records = readRecords(reader);
  reader.end();
  return { header, keyframe, records };
}

/** @param {ByteReader} reader */
function readRecords(reader) {
  const count = reader.count('records', WireLimits.records, 2);
  /** @type {LayerRecord[]} */
  const records = [];
  const seen = new Set();
  for (let i = 0; i < count; i++) {
    const record = readRecord(reader);
    if (seen.has(record.id)) throw new WireError('duplicateLayer', `${record.id}`);
    seen.add(record.id);
    records.push(record);
  }
  return records;
}

/**
 * How to read each property, in the order of the bits of the mask.
 * @type {((reader: ByteReader, record: LayerRecord) => void)[]}
 */
const PROPERTIES = [
  (reader, record) => { record.position = reader.pair(); },
  (reader, record) => { record.boundsOrigin = reader.pair(); },
  (reader, record) => { record.boundsSize = reader.pair(); },
  (reader, record) => { record.transform = readTransform(reader); },
  (reader, record) => { record.opacity = reader.byte(); },
  (reader, record) => { record.anchorPoint = reader.pair(); },
  (reader, record) => { record.zPosition = reader.float32(); },
  (reader, record) => { record.flags = reader.flags(31); },
  (reader, record) => { record.background = reader.colour(); },
  (reader, record) => { record.cornerRadius = reader.extent(); },
  (reader, record) => { record.children = readChildren(reader); },
  (reader, record) => { record.element = readElement(reader); },
  (reader, record) => { record.text = readText(reader); },
  (reader, record) => { record.scroller = readScroller(reader); },
  ...LOOK,
];

/** @param {ByteReader} reader */
function readRecord(reader) {
  /** @type {LayerRecord} */
  const record = { id: reader.layerID(0, reader.varint()) };
  const mask = reader.varint();
  if (mask >= 2 ** PROPERTIES.length) throw new WireError('reservedBits', `${mask}`);
  for (let bit = 0; bit < PROPERTIES.length; bit++) {
    if (mask & (1 << bit)) PROPERTIES[bit](reader, record);
  }
  return record;
}

/** @param {ByteReader} reader @returns {TransformRecord} */
function readTransform(reader) {
  const form = reader.choice('transformForm', 3);
  if (form === 0) return { form: 'identity' };
  if (form === 1) return { form: 'affine', differences: Array.from({ length: 6 }, () => reader.zigzag()) };
  return { form: 'matrix', elements: Array.from({ length: 16 }, () => reader.float32()) };
}

/** @param {ByteReader} reader */
function readChildren(reader) {
  const count = reader.count('children', WireLimits.children, 1);
  const children = [];
  for (let i = 0, previous = 0; i < count; i++) {
    previous = reader.layerID(previous, reader.zigzag());
    children.push(previous);
  }
  return children;
}

/** @param {ByteReader} reader @returns {ElementRecord} */
function readElement(reader) {
  const category = reader.choice('elementCategory', 4);
  if (category === 0) return { category, kind: '', path: [] };
  const kind = reader.string();
  const count = reader.count('indexPath', WireLimits.indexPath, 1);
  return { category, kind, path: Array.from({ length: count }, () => reader.varint()) };
}

/** @param {ByteReader} reader @returns {TextRecord} */
function readText(reader) {
  const count = reader.count('lines', WireLimits.lines, 3);
  return { lines: Array.from({ length: count }, () => ({ start: reader.place(), runs: readRuns(reader) })) };
}

/** @param {ByteReader} reader @returns {RunRecord[]} */
function readRuns(reader) {
  const count = reader.count('runs', WireLimits.runs, 9);
  return Array.from({ length: count }, () => readRun(reader));
}

/** The bits of a run's flags that say that its spacing, its font and what it wears follow. */
const SPACED = 16;
const FACED = 32;
const ADORNED = 64;

/** @param {ByteReader} reader @returns {RunRecord} */
function readRun(reader) {
  const [string, x, fontSize] = [reader.string(), reader.length(), reader.extent()];
  const weight = inRange('fontWeight', reader.varint(), 100, 900);
  const flags = reader.flags(127);
  return {
    string, x, fontSize, weight, flags, spacing: flags & SPACED ? reader.length() : 0, colour: reader.colour(),
    face: flags & FACED ? readHash(reader) : '', ornaments: flags & ADORNED ? readOrnaments(reader) : null,
  };
}

/** @param {ByteReader} reader @returns {ScrollerRecord} */
function readScroller(reader) {
  const identifier = reader.string();
  if (identifier === '') return { identifier, contentWidth: 0, contentHeight: 0, state: 0, itemCount: 0 };
  return {
    identifier,
    contentWidth: reader.length(),
    contentHeight: reader.length(),
    state: reader.choice('scrollerState', 5),
    itemCount: reader.varint(),
  };
}
