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
import { readTransform } from './transform-record.js';

const CHANGE = 0x01;
const KEYFRAME = 0x02;
const CHANGE_BY_INPUT = 0x03;

/** The time from one frame to the next that a change says in its shortest form, 1/10 ms. */
const USUAL_STEP = 167;

/**
 * @typedef {object} FrameHeader
 * @property {number} seq          number of the frame in its session
 * @property {number} time         virtual time of the session, 1/10 ms
 * @property {number} inputViewer  whose input was applied last; 0 for no viewer's
 * @property {number} inputSeq     that viewer's number of the input; 0 for none
 */

/** Window in 1/64 pt.
 * @typedef {{ windowWidth: number, windowHeight: number, rootLayerID: number }} Keyframe */

/** The frame before a change, of which the change says only what is new.
 * @typedef {{ header: FrameHeader, rootLayerID: number }} FrameBefore */

/** Before the first keyframe of a connection: no change applies.
 * @type {FrameBefore} */
export const NO_FRAME = Object.freeze({
  header: Object.freeze({ seq: 0, time: 0, inputViewer: 0, inputSeq: 0 }), rootLayerID: 0,
});

/** @typedef {import('./transform-record.js').TransformRecord} TransformRecord */

/** `category`: 0 none, 1 cell, 2 supplementary, 3 decoration. `path`: section, item, …
 * @typedef {{ category: number, kind: string, path: number[] }} ElementRecord */

/** No lines: no text. Lengths in 1/64 pt; `start` is where the first run begins, and the baseline; `x` is the
 * distance of a run from there; `spacing` after every character, in 1/1024 pt. Flags: bit 0 italic, 1 underlined,
 * 2 struck through, 3 right to left, 4 spaced, 5 of a font of the preview's, 6 adorned. `face` empty, `ornaments` null:
 * none.
 * @typedef {{ fontSize: number, weight: number, flags: number, spacing: number, colour: Colour, face: string,
 *             ornaments: import('./ornaments-record.js').OrnamentsRecord | null }} RunLook
 *
 * `look` null: that of the run before; before the first run of a text, of the first in the text that the layer had.
 * @typedef {{ string: string, x: number, look: RunLook | null }} RunRecord
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
 * @property {number} [like]        id of the layer to which these are differences, as described so far
 * @property {Pair} [position]      difference, 1/64 pt
 * @property {Pair} [boundsOrigin]  difference, 1/64 pt; both are 0 along an axis of which nothing is said
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
 * @property {ScrollingRecord | null} [scrolling]  null: the layer is no scroll view's
 */

/** How a scroll view follows a hand; lengths in 1/64 pt, absolute. Rules: bit 0 a hand scrolls, 1 and 2 it takes the
 * content past its edges sideways, up and down, 3 a throw ends at a page, 4 two fingers may scale the content,
 * 5 a drag that sets out along one axis stays on it. `decelerationRate`: of the speed, what is left after 1 ms.
 * @typedef {{ contentWidth: number, contentHeight: number, insets: number[], rules: number,
 *             decelerationRate: number }} ScrollingRecord */

/** `keyframe` null: a change, which applies on top of `header.seq - 1` only.
 * @typedef {{ header: FrameHeader, keyframe: Keyframe | null, records: LayerRecord[] }} Frame */

/**
 * The frame before the next one.
 * @param {Frame} frame         that has been applied
 * @param {FrameBefore} before  the one before that
 * @returns {FrameBefore}
 */
export function asBefore(frame, before) {
  return { header: frame.header, rootLayerID: frame.keyframe?.rootLayerID ?? before.rootLayerID };
}

/**
 * Read a whole frame. A change that does not follow on `before` can be told by its `seq`; nothing else in it is right.
 * @param {ArrayBuffer} buffer  the WebSocket message
 * @param {FrameBefore} before  the last frame that was applied
 * @returns {Frame}
 * @throws {WireError}
 */
export function decodeFrame(buffer, before) {
  if (buffer.byteLength > WireLimits.frame) throw overlong('frame', buffer.byteLength, WireLimits.frame);
  const reader = new ByteReader(buffer);
  const kind = reader.byte();
  switch (kind) {
    case CHANGE:
    case CHANGE_BY_INPUT: {
      const header = readChangeHeader(reader, before.header, kind === CHANGE_BY_INPUT);
      return { header, keyframe: null, records: readRecords(reader, before.rootLayerID) };
    }
    case KEYFRAME: {
      const version = reader.byte();
      if (version !== WireVersion.frame) throw new WireError('unsupportedVersion', `${version}`);
      const header = {
        seq: reader.varint(), time: reader.varint(), inputViewer: reader.varint(), inputSeq: reader.varint(),
      };
      const keyframe = {
        windowWidth: reader.length(), windowHeight: reader.length(), rootLayerID: reader.layerID(0, reader.varint()),
      };
      return { header, keyframe, records: readRecords(reader, keyframe.rootLayerID) };
    }
    default: throw new WireError('unknownKind', `${kind}`);
  }
}

/** @param {ByteReader} reader @param {FrameHeader} before @param {boolean} hasInput @returns {FrameHeader} */
function readChangeHeader(reader, before, hasInput) {
  const seq = nearest(reader.byte(), before.seq);
  const time = inRange('time', before.time + USUAL_STEP + reader.zigzag(), 0, WireLimits.varint);
  if (!hasInput) return { ...before, seq, time };
  return { seq, time, inputViewer: reader.varint(), inputSeq: reader.varint() };
}

/** The number with these low eight bits that is nearest to `reference`.
 * @param {number} bits @param {number} reference */
function nearest(bits, reference) {
  const ahead = (bits - (reference % 256) + 256) % 256;
  return reference + (ahead < 128 ? ahead : ahead - 256);
}

/** All that is left of the frame.
 * @param {ByteReader} reader @param {number} rootLayerID */
function readRecords(reader, rootLayerID) {
  const count = reader.count('records', WireLimits.records, 2);
  /** @type {LayerRecord[]} */
  const records = [];
  const seen = new Set();
  for (let i = 0, id = rootLayerID; i < count; i++) {
    id = reader.layerID(id, reader.zigzag());
    if (seen.has(id)) throw new WireError('duplicateLayer', `${id}`);
    seen.add(id);
    records.push(readRecord(reader, id));
  }
  reader.end();
  return records;
}

/**
 * How to read each property, in the order of the bits of the mask.
 * @type {((reader: ByteReader, record: LayerRecord) => void)[]}
 */
const PROPERTIES = [
  (reader, record) => { record.position = [reader.zigzag(), 0]; },
  (reader, record) => { record.position = [record.position?.[0] ?? 0, reader.zigzag()]; },
  (reader, record) => { record.boundsOrigin = [reader.zigzag(), 0]; },
  (reader, record) => { record.boundsOrigin = [record.boundsOrigin?.[0] ?? 0, reader.zigzag()]; },
  (reader, record) => { record.boundsSize = reader.pair(); },
  (reader, record) => { record.transform = readTransform(reader); },
  (reader, record) => { record.opacity = reader.byte(); },
  () => { /* LIKE, which is read first */ },
  (reader, record) => { record.background = reader.colour(); },
  (reader, record) => { record.cornerRadius = reader.extent(); },
  (reader, record) => { record.children = readChildren(reader, record.id); },
  (reader, record) => { record.element = readElement(reader); },
  (reader, record) => { record.text = readText(reader); },
  (reader, record) => { record.flags = reader.flags(31); },
  ...LOOK,
  (reader, record) => { record.anchorPoint = reader.pair(); },
  (reader, record) => { record.zPosition = reader.float32(); },
  (reader, record) => { record.scroller = readScroller(reader); },
  (reader, record) => { record.scrolling = readScrolling(reader); },
];

/** The bit of a record of differences to another layer. */
const LIKE = 1 << 7;

/** @param {ByteReader} reader @param {number} id */
function readRecord(reader, id) {
  /** @type {LayerRecord} */
  const record = { id };
  const mask = reader.varint();
  if (mask >= 2 ** PROPERTIES.length) throw new WireError('reservedBits', `${mask}`);
  if (mask & LIKE) record.like = reader.layerID(id, reader.zigzag());
  for (let bit = 0; bit < PROPERTIES.length; bit++) {
    if (mask & (1 << bit)) PROPERTIES[bit](reader, record);
  }
  return record;
}

/** @param {ByteReader} reader @returns {ScrollingRecord | null} */
function readScrolling(reader) {
  if (reader.choice('boolean', 2) === 0) return null;
  const [contentWidth, contentHeight] = reader.place();
  const insets = [reader.length(), reader.length(), reader.length(), reader.length()];
  const rules = reader.flags(63);
  const decelerationRate = reader.float64();
  if (decelerationRate < 0 || decelerationRate >= 1) throw new WireError('outOfRange', 'decelerationRate');
  return { contentWidth, contentHeight, insets, rules, decelerationRate };
}

/** @param {ByteReader} reader @param {number} id  of the layer that has them */
function readChildren(reader, id) {
  const count = reader.count('children', WireLimits.children, 1);
  const children = [];
  for (let i = 0, previous = id; i < count; i++) {
    previous = reader.layerID(previous, reader.zigzag());
    children.push(previous);
  }
  return children;
}

/** The category of elements that have no kind. */
const CELL = 1;

/** @param {ByteReader} reader @returns {ElementRecord} */
function readElement(reader) {
  const category = reader.choice('elementCategory', 4);
  if (category === 0) return { category, kind: '', path: [] };
  const kind = category === CELL ? '' : reader.string();
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
  const count = reader.count('runs', WireLimits.runs, 3);
  return Array.from({ length: count }, () => readRun(reader));
}

/** The bits of a run's flags that say that its spacing, its font and what it wears follow. */
const SPACED = 16;
const FACED = 32;
const ADORNED = 64;
/** Flags of a run that looks like the run before it. */
const SAME_LOOK = 128;

/** @param {ByteReader} reader @returns {RunRecord} */
function readRun(reader) {
  const [string, x, flags] = [reader.string(), reader.length(), reader.byte()];
  if (flags === SAME_LOOK) return { string, x, look: null };
  if (flags & SAME_LOOK) throw new WireError('reservedBits', `${flags}`);
  const fontSize = reader.extent();
  const weight = inRange('fontWeight', reader.varint(), 100, 900);
  const look = {
    fontSize, weight, flags, spacing: flags & SPACED ? reader.length() : 0, colour: reader.colour(),
    face: flags & FACED ? readHash(reader) : '', ornaments: flags & ADORNED ? readOrnaments(reader) : null,
  };
  return { string, x, look };
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
