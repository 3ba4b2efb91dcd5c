// @ts-check
// The fields that messages are made of, read from bytes that may be anything, and written. The twin of
// ByteReader.swift and ByteWriter.swift.

import { WireLimits } from './limits.js';
import { LENGTH_STEPS, TIME_STEPS_PER_MS } from './quantise.js';

/** sRGB, not premultiplied, each 0 to 255.
 * @typedef {[red: number, green: number, blue: number, alpha: number]} Colour */
/** @typedef {import('./quantise.js').Pair} Pair */

/** @typedef {'truncated' | 'trailingBytes' | 'unknownKind' | 'unsupportedVersion' | 'badVarint' | 'badText' |
 *            'overlong' | 'outOfRange' | 'notFinite' | 'reservedBits' | 'duplicateLayer'} WireFault */

/** A message that breaks the format. */
export class WireError extends Error {
  /**
   * @param {WireFault} code  the name of the case of the Swift `WireError`
   * @param {string} detail
   */
  constructor(code, detail) {
    super(`${code}: ${detail}`);
    this.name = 'WireError';
    this.code = code;
  }
}

/** Strict, and not clever about byte order marks: what was sent is what is read. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const toUTF8 = new TextEncoder();

/** Reads fields; checks what is left before each, so that no bytes can lead it astray or keep it long. */
export class ByteReader {
  #bytes;
  #view;
  #offset = 0;

  /** @param {ArrayBuffer} buffer */
  constructor(buffer) {
    this.#bytes = new Uint8Array(buffer);
    this.#view = new DataView(buffer);
  }

  byte() {
    return this.#bytes[this.#advance(1)];
  }

  /** Multiplies where one would shift: shifting stops at 32 bits. */
  varint() {
    let value = 0;
    for (let index = 0, scale = 1; index < WireLimits.varintBytes; index++, scale *= 128) {
      const byte = this.byte();
      value += (byte & 0x7f) * scale;
      if (byte >= 0x80) continue;
      if ((byte === 0 && index > 0) || value > WireLimits.varint) break;
      return value;
    }
    throw new WireError('badVarint', 'padded, too long or too large');
  }

  zigzag() {
    const value = this.varint();
    return value % 2 === 0 ? value / 2 : -(value - 1) / 2 - 1;
  }

  /** An absolute length, 1/64 pt. */
  length() {
    return inRange('length', this.zigzag(), -WireLimits.magnitude, WireLimits.magnitude);
  }

  /** A length that cannot be negative, 1/64 pt. */
  extent() {
    return inRange('length', this.varint(), 0, WireLimits.magnitude);
  }

  uint16() {
    return this.byte() + 256 * this.byte();
  }

  /** @returns {Pair} */
  pair() {
    return [this.zigzag(), this.zigzag()];
  }

  /** @param {number} previous @param {number} difference */
  layerID(previous, difference) {
    return inRange('layerID', previous + difference, 0, 2 ** 32 - 1);
  }

  /** A byte that stands for one of `count` things.
   * @param {string} field @param {number} count */
  choice(field, count) {
    return inRange(field, this.byte(), 0, count - 1);
  }

  /** @param {number} known */
  flags(known) {
    const bits = this.byte();
    if (bits & ~known) throw new WireError('reservedBits', `${bits}`);
    return bits;
  }

  float32() {
    const value = this.#view.getFloat32(this.#advance(4), true);
    if (!Number.isFinite(value)) throw new WireError('notFinite', `${value}`);
    return value + 0;
  }

  float64() {
    const value = this.#view.getFloat64(this.#advance(8), true);
    if (!Number.isFinite(value)) throw new WireError('notFinite', `${value}`);
    return value + 0;
  }

  /** A place, 1/64 pt or 1/4096.
   * @returns {Pair} */
  place() {
    return [this.length(), this.length()];
  }

  /** @returns {Colour} */
  colour() {
    return [this.byte(), this.byte(), this.byte(), this.byte()];
  }

  string() {
    const length = this.count('string', WireLimits.string, 1);
    const start = this.#advance(length);
    try {
      return utf8.decode(this.#bytes.subarray(start, start + length));
    } catch {
      throw new WireError('badText', 'not UTF-8');
    }
  }

  /**
   * A number of entries, of `size` bytes at least. A count that cannot be right is refused before anything is made.
   * @param {string} part @param {number} limit @param {number} size
   */
  count(part, limit, size) {
    const count = this.varint();
    if (count > limit) throw overlong(part, count, limit);
    this.#require(count * size);
    return count;
  }

  end() {
    const left = this.#bytes.length - this.#offset;
    if (left > 0) throw new WireError('trailingBytes', `${left}`);
  }

  /** @param {number} count @returns {number} where the `count` bytes begin */
  #advance(count) {
    this.#require(count);
    this.#offset += count;
    return this.#offset - count;
  }

  /** @param {number} count */
  #require(count) {
    const left = this.#bytes.length - this.#offset;
    if (count > left) throw new WireError('truncated', `${count} bytes were due, ${left} were left`);
  }
}

/** Writes fields; clamps what they have no room for. */
export class ByteWriter {
  /** @type {number[]} */
  #bytes;

  /** @param {number} kind */
  constructor(kind) {
    this.#bytes = [kind];
  }

  /** @param {number} value */
  byte(value) {
    this.#bytes.push(value);
    return this;
  }

  /** @param {number} value */
  varint(value) {
    let rest = clamp(value, 0, WireLimits.varint);
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.#bytes.push((rest % 128) + 128);
    return this.byte(rest);
  }

  /** @param {number} ms */
  time(ms) {
    return this.varint(ms * TIME_STEPS_PER_MS);
  }

  /** @param {number} points */
  length(points) {
    const steps = clamp(points * LENGTH_STEPS, -WireLimits.magnitude, WireLimits.magnitude);
    return this.varint(steps < 0 ? -2 * steps - 1 : 2 * steps);
  }

  /** @param {number} value  finite @throws {WireError} notFinite */
  float64(value) {
    if (!Number.isFinite(value)) throw new WireError('notFinite', `${value}`);
    const bytes = new DataView(new ArrayBuffer(8));
    bytes.setFloat64(0, value, true);
    this.#bytes.push(...new Uint8Array(bytes.buffer));
    return this;
  }

  /**
   * @param {string} part   what it is, for the error
   * @param {string} value
   * @param {number} limit  bytes
   * @throws {WireError} overlong
   */
  string(part, value, limit) {
    const text = toUTF8.encode(value);
    if (text.length > limit) throw overlong(part, text.length, limit);
    this.varint(text.length);
    this.#bytes.push(...text);
    return this;
  }

  finish() {
    return Uint8Array.from(this.#bytes);
  }
}

/** To the nearest whole number, halves away from zero as in Swift; not-a-number is 0.
 * @param {number} value @param {number} lowest @param {number} highest */
function clamp(value, lowest, highest) {
  if (Number.isNaN(value)) return 0;
  const within = Math.min(Math.max(value, lowest), highest);
  return Math.sign(within) * Math.round(Math.abs(within)) + 0;
}

/** `value`, if it may be. @throws {WireError} outOfRange
 * @param {string} field @param {number} value @param {number} lowest @param {number} highest */
export function inRange(field, value, lowest, highest) {
  if (value < lowest || value > highest) throw new WireError('outOfRange', `${field} ${value}`);
  return value;
}

/** The error of something longer than its limit.
 * @param {string} part @param {number} length @param {number} limit */
export function overlong(part, length, limit) {
  return new WireError('overlong', `${part} ${length}, the limit is ${limit}`);
}
