// @ts-check
// The messages of the page: touches, wheels, keys, settings (some of them in screen.js), its rights and its pointer.
// With frame.js the twin of the Swift target PreviewWire.

import { ByteWriter, overlong } from './bytes.js';
import { WireLimits } from './limits.js';

const TOUCHES = 0x10;
const WHEEL = 0x11;
const KEY = 0x12;
const ACKNOWLEDGE = 0x13;
const KEYFRAME_REQUEST = 0x14;
const SET_KNOB = 0x16;
const RESET_KNOBS = 0x17;
const SIZE = 0x18;
const DEVICE = 0x1A;
const TYPING = 0x1B;
const ENTER = 0x20;
const ASK = 0x21;
const GRANT = 0x22;
const POINT = 0x23;
const CURSOR = 0x24;
const INTRODUCE = 0x25;
const GATHER = 0x26;
const ATTENTION = 0x27;

const PHASES = /** @type {const} */ (['began', 'moved', 'ended', 'cancelled']);
const KEYS = /** @type {const} */ (['up', 'down', 'left', 'right', 'pageUp', 'pageDown', 'home', 'end']);
const KNOB_KINDS = /** @type {const} */ (['number', 'boolean', 'choice', 'colour']);

/** @typedef {import('./bytes.js').Colour} Colour */

/**
 * Where one finger was at one time.
 * @typedef {object} TouchSample
 * @property {typeof PHASES[number]} phase
 * @property {number} id    finger, 0 to 31
 * @property {number} time  ms of the page's own clock
 * @property {number} x     points of the window
 * @property {number} y
 */

/**
 * @param {number} inputSeq  number of the input, counted by this page from 1
 * @param {TouchSample[]} samples  in order of time, coalesced ones included; at most `WireLimits.touches`
 * @returns {Uint8Array}
 * @throws {WireError} overlong: too many samples for one message
 */
export function encodeTouches(inputSeq, samples) {
  if (samples.length > WireLimits.touches) throw overlong('touches', samples.length, WireLimits.touches);
  const writer = new ByteWriter(TOUCHES).varint(inputSeq).varint(samples.length);
  for (const { phase, id, time, x, y } of samples) {
    writer.byte(PHASES.indexOf(phase)).varint(Math.min(id, WireLimits.touchID)).time(time).length(x).length(y);
  }
  return writer.finish();
}

/**
 * A turn of a wheel, or the flow of a trackpad.
 * @typedef {object} WheelMove
 * @property {number} time       ms
 * @property {number} x          where, points of the window
 * @property {number} y
 * @property {number} dx         how far, points; positive makes the content offset grow
 * @property {number} dy
 * @property {boolean} discrete  whether it is made of the notches of a mouse wheel
 */

/**
 * @param {number} inputSeq
 * @param {WheelMove} move
 * @returns {Uint8Array}
 */
export function encodeWheel(inputSeq, { time, x, y, dx, dy, discrete }) {
  return new ByteWriter(WHEEL).varint(inputSeq).time(time)
    .length(x).length(y).length(dx).length(dy).byte(discrete ? 1 : 0).finish();
}

/** A key that scrolls.
 * @typedef {typeof KEYS[number]} ScrollKey */

/**
 * @param {number} inputSeq
 * @param {number} time  ms
 * @param {ScrollKey} key
 * @returns {Uint8Array}
 */
export function encodeKey(inputSeq, time, key) {
  return new ByteWriter(KEY).varint(inputSeq).time(time).byte(KEYS.indexOf(key)).finish();
}

/**
 * @param {number} seq  of the last frame that was applied
 * @returns {Uint8Array}
 */
export function encodeAck(seq) {
  return new ByteWriter(ACKNOWLEDGE).varint(seq).finish();
}

/** @returns {Uint8Array} */
export function encodeKeyframeRequest() {
  return new ByteWriter(KEYFRAME_REQUEST).finish();
}

/**
 * @param {number} inputSeq
 * @param {[width: number, height: number]} size  that the window is to have, for everybody, points
 * @returns {Uint8Array}
 */
export function encodeSize(inputSeq, [width, height]) {
  return new ByteWriter(SIZE).varint(inputSeq).length(width).length(height).finish();
}

/**
 * @param {number} inputSeq
 * @param {string} slug      of the device that the session is to be shown on, for everybody; empty: none
 * @param {boolean} isOnSide  whether it lies on its side
 * @returns {Uint8Array}
 * @throws {WireError} overlong
 */
export function encodeDevice(inputSeq, slug, isOnSide) {
  return new ByteWriter(DEVICE).varint(inputSeq).string('device', slug, WireLimits.deviceSlug)
    .byte(isOnSide ? 1 : 0).finish();
}

/** The new value of a knob: a finite number, a switch, the name of a choice, or a colour.
 * @typedef {{ kind: 'number', value: number } | { kind: 'boolean', value: boolean } |
 *           { kind: 'choice', value: string } | { kind: 'colour', value: Colour }} KnobWireValue */

/**
 * @param {number} inputSeq
 * @param {string} name  of the knob, for everybody in the session
 * @param {KnobWireValue} setting
 * @returns {Uint8Array}
 * @throws {WireError} overlong: the name, or that of the choice; notFinite: the number
 */
export function encodeSetKnob(inputSeq, name, setting) {
  const writer = new ByteWriter(SET_KNOB).varint(inputSeq).string('knobName', name, WireLimits.knobText)
    .byte(KNOB_KINDS.indexOf(setting.kind));
  switch (setting.kind) {
    case 'number': return writer.float64(setting.value).finish();
    case 'boolean': return writer.byte(setting.value ? 1 : 0).finish();
    case 'choice': return writer.string('choice', setting.value, WireLimits.knobText).finish();
    case 'colour': {
      for (const byte of setting.value) writer.byte(byte);
      return writer.finish();
    }
  }
}

/**
 * @param {number} inputSeq
 * @param {string} name  of the knob that shall be as the source has it; empty: all of them
 * @returns {Uint8Array}
 * @throws {WireError} overlong
 */
export function encodeResetKnobs(inputSeq, name) {
  return new ByteWriter(RESET_KNOBS).varint(inputSeq).string('knobName', name, WireLimits.knobText).finish();
}

/** A change of the text, as the wire has it.
 * @typedef {{ form: 'insert', text: string } | { form: 'deleteBackward' } |
 *           { form: 'replace', location: number, length: number, text: string } |
 *           { form: 'compose', text: string, location: number, length: number } | { form: 'endComposing' } |
 *           { form: 'select', location: number, length: number } | { form: 'move', isDown: boolean } |
 *           { form: 'dismiss' }} TypingEdit */

const TYPING_FORMS = /** @type {const} */ ([
  'insert', 'deleteBackward', 'replace', 'compose', 'endComposing', 'select', 'move', 'dismiss',
]);

/**
 * @param {number} inputSeq
 * @param {TypingEdit} edit  of what is typed into
 * @returns {Uint8Array}
 * @throws {WireError} overlong: the text
 */
export function encodeTyping(inputSeq, edit) {
  const writer = new ByteWriter(TYPING).varint(inputSeq).byte(TYPING_FORMS.indexOf(edit.form));
  const text = (/** @type {string} */ string) => writer.string('string', string, WireLimits.typedText);
  switch (edit.form) {
    case 'insert':
      text(edit.text);
      break;
    case 'replace':
      writer.varint(edit.location).varint(edit.length);
      text(edit.text);
      break;
    case 'compose':
      text(edit.text);
      writer.varint(edit.location).varint(edit.length);
      break;
    case 'select':
      writer.varint(edit.location).varint(edit.length);
      break;
    case 'move':
      writer.byte(edit.isDown ? 1 : 0);
      break;
  }
  return writer.finish();
}

/**
 * The first message of every connection.
 * @param {string} key   of a link, or the owner's; empty: none
 * @param {string} seat  that this page was told last in the session, with control by hand; empty: none
 * @returns {Uint8Array}
 * @throws {WireError} overlong
 */
export function encodeEnter(key, seat = '') {
  const writer = new ByteWriter(ENTER).string('key', key, WireLimits.linkKey);
  return (seat === '' ? writer : writer.string('seat', seat, WireLimits.seat)).finish();
}

/**
 * @param {boolean} isAsking  true: for control; false: not any more, and control that was given is given back
 * @returns {Uint8Array}
 */
export function encodeAsk(isAsking) {
  return new ByteWriter(ASK).byte(isAsking ? 0 : 1).finish();
}

/**
 * The owner's word on another viewer.
 * @param {number} viewer  its number
 * @param {boolean} mayControl  false: it may not, or not any more
 * @returns {Uint8Array}
 */
export function encodeGrant(viewer, mayControl) {
  return new ByteWriter(GRANT).varint(viewer).byte(mayControl ? 1 : 0).finish();
}

/**
 * @param {[x: number, y: number] | null} place  of the pointer or finger, in points of the window; null: out of sight
 * @returns {Uint8Array}
 */
export function encodeCursor(place) {
  const writer = new ByteWriter(CURSOR).byte(place === null ? 0 : 1);
  return (place === null ? writer : writer.length(place[0]).length(place[1])).finish();
}

/** What the others may know of this viewer, and what it wants to see of them.
 * @typedef {object} Introduction
 * @property {string} name  empty: none
 * @property {boolean} showsCursor  whether they may see its pointer
 * @property {boolean} seesCursors  whether it wants to see theirs */

/**
 * @param {Introduction} introduction
 * @returns {Uint8Array}
 * @throws {WireError} overlong: the name
 */
export function encodeIntroduce({ name, showsCursor, seesCursors }) {
  return new ByteWriter(INTRODUCE).string('string', name, WireLimits.personName)
    .byte((showsCursor ? 1 : 0) + (seesCursors ? 2 : 0)).finish();
}

/**
 * Asks those who look around by themselves to come back; for who has control.
 * @returns {Uint8Array}
 */
export function encodeGather() {
  return new ByteWriter(GATHER).finish();
}

/**
 * Whether this page can be seen. While it cannot, the server sends it no frames; then a keyframe.
 * @param {boolean} isLooking
 * @returns {Uint8Array}
 */
export function encodeAttention(isLooking) {
  return new ByteWriter(ATTENTION).byte(isLooking ? 1 : 0).finish();
}

/**
 * The question which element of the preview lies at a point; the notice `element` answers it.
 * @param {number} request  the page's own number of the question
 * @param {[x: number, y: number]} place  points of the window
 * @returns {Uint8Array}
 */
export function encodePoint(request, [x, y]) {
  return new ByteWriter(POINT).varint(request).length(x).length(y).finish();
}
