// The page's half of the wire against the golden bytes that the Swift half is held to as well.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { WireError } from '../../../Public/js/wire/bytes.js';
import { NO_FRAME, asBefore, decodeFrame } from '../../../Public/js/wire/frame.js';
import {
  encodeAck, encodeAsk, encodeAttention, encodeCursor, encodeDevice, encodeEnter, encodeGather, encodeGrant,
  encodeIntroduce, encodeKey, encodeKeyframeRequest, encodePoint, encodeResetKnobs, encodeSetKnob, encodeSize, encodeTouches, encodeTyping,
  encodeWheel,
} from '../../../Public/js/wire/inputs.js';
import { WireLimits } from '../../../Public/js/wire/limits.js';
import { encodeChoice } from '../../../Public/js/wire/screen.js';
import { allGolden, golden } from '../golden.mjs';
import { applied, whole } from '../plain-tree.mjs';

const all = allGolden();
const bad = all.filter(({ name }) => name.startsWith('bad-'));
const good = all.filter(({ name }) => !name.startsWith('bad-'));
const frames = good.filter(({ expected }) => expected.message === 'frame');
const inputs = good.filter(({ expected }) => expected.message !== 'frame');
// Whether the tree hangs together is for Swift to check: the page's scene draws what it can of it.
const badFrames = bad.filter(({ expected }) => expected.message === 'frame' && expected.foundBy !== 'tree');

/** @param {string} code */
const wireError = (code) => (/** @type {unknown} */ error) => error instanceof WireError && error.code === code;

test('there are golden messages of each sort', () => {
  assert.ok(frames.length >= 4);
  assert.ok(inputs.length >= 6);
  assert.ok(badFrames.length >= 12);
});

for (const { name, buffer, expected } of frames) {
  test(`${name} leaves the tree that stands beside it`, () => {
    let [layers, before] = [new Map(), NO_FRAME];
    for (const name of expected.after) {
      const { buffer, expected } = golden(name);
      const frame = decodeFrame(buffer, before);
      [layers, before] = [applied(layers, frame, expected.root), asBefore(frame, before)];
    }

    const frame = decodeFrame(buffer, before);

    assert.deepEqual(frame.header, expected.header);
    const [windowWidth, windowHeight] = expected.window;
    assert.deepEqual(
      frame.keyframe, expected.isKeyframe ? { windowWidth, windowHeight, rootLayerID: expected.root } : null);
    assert.deepEqual(
      applied(layers, frame, expected.root), new Map(expected.layers.map((layer) => [layer.id, whole(layer)])));
  });

  test(`${name} throws wherever it is cut`, () => {
    for (let length = 0; length < buffer.byteLength; length++) {
      assert.throws(() => decodeFrame(buffer.slice(0, length), NO_FRAME), WireError);
    }
  });
}

for (const { name, buffer, expected } of badFrames) {
  test(`${name} is refused as ${expected.error}`, () => {
    assert.throws(() => decodeFrame(buffer, NO_FRAME), wireError(expected.error));
  });
}

const encoders = {
  touches: ({ inputSeq, samples }) => encodeTouches(inputSeq, samples),
  wheel: ({ inputSeq, ...move }) => encodeWheel(inputSeq, move),
  appearance: ({ inputSeq, appearance }) => encodeChoice(inputSeq, 'appearance', appearance),
  direction: ({ inputSeq, direction }) => encodeChoice(inputSeq, 'direction', direction),
  textSize: ({ inputSeq, textSize }) => encodeChoice(inputSeq, 'textSize', textSize),
  textWeight: ({ inputSeq, textWeight }) => encodeChoice(inputSeq, 'textWeight', textWeight),
  contrast: ({ inputSeq, contrast }) => encodeChoice(inputSeq, 'contrast', contrast),
  motion: ({ inputSeq, motion }) => encodeChoice(inputSeq, 'motion', motion),
  device: ({ inputSeq, device, onSide }) => encodeDevice(inputSeq, device, onSide),
  typing: ({ inputSeq, edit }) => encodeTyping(inputSeq, edit),
  size: ({ inputSeq, width, height }) => encodeSize(inputSeq, [width, height]),
  key: ({ inputSeq, time, key }) => encodeKey(inputSeq, time, key),
  ack: ({ seq }) => encodeAck(seq),
  keyframeRequest: () => encodeKeyframeRequest(),
  setKnob: ({ inputSeq, name, value: setting }) => {
    const [[kind, value]] = Object.entries(setting);
    return encodeSetKnob(inputSeq, name, { kind, value });
  },
  resetKnobs: ({ inputSeq, name }) => encodeResetKnobs(inputSeq, name),
  enter: ({ key, seat }) => encodeEnter(key, seat),
  ask: ({ isAsking }) => encodeAsk(isAsking),
  grant: ({ viewer, isControl }) => encodeGrant(viewer, isControl),
  point: ({ request, x, y }) => encodePoint(request, [x, y]),
  cursor: ({ x, y }) => encodeCursor(x === undefined ? null : [x, y]),
  introduce: (introduction) => encodeIntroduce(introduction),
  gather: () => encodeGather(),
  attention: ({ isLooking }) => encodeAttention(isLooking),
};

for (const { name, bytes, expected } of inputs) {
  test(`${name} is written as the golden bytes`, () => {
    assert.deepEqual(encoders[expected.message](expected), bytes);
  });
}

test('numbers that a message has no room for are clamped', () => {
  assert.deepEqual(encodeAck(-5), encodeAck(0));
  assert.deepEqual(encodeAck(Number.NaN), encodeAck(0));
  assert.deepEqual(encodeAck(Infinity), encodeAck(WireLimits.varint));
  const still = { phase: /** @type {const} */ ('moved'), id: 0, time: 0, x: 0, y: 0 };
  assert.deepEqual(encodeTouches(1, [{ ...still, x: -0 }]), encodeTouches(1, [still]));
  assert.deepEqual(encodeTouches(1, [{ ...still, x: 1e300 }]), encodeTouches(1, [{ ...still, x: 2 ** 44 }]));
});

test('a knob is not set to what is no number, nor to more text than fits', () => {
  const number = (value) => encodeSetKnob(1, 'a', { kind: 'number', value });
  assert.throws(() => number(NaN), wireError('notFinite'));
  assert.throws(() => number(-Infinity), wireError('notFinite'));
  assert.equal(number(Number.MAX_VALUE).length, 13);
  const longest = 'ü'.repeat(WireLimits.knobText / 2);
  assert.throws(() => encodeResetKnobs(1, `${longest}x`), wireError('overlong'));
  assert.equal(encodeResetKnobs(1, longest).length, 4 + WireLimits.knobText);
  assert.throws(() => encodeSetKnob(1, 'a', { kind: 'choice', value: `${longest}x` }), wireError('overlong'));
});

test('a key that no link can have is not sent', () => {
  assert.equal(encodeEnter('k'.repeat(WireLimits.linkKey)).length, 2 + WireLimits.linkKey);
  assert.throws(() => encodeEnter('k'.repeat(WireLimits.linkKey + 1)), wireError('overlong'));
});

test('a page without a seat comes as one that knows of none, and a seat that nobody has is not sent', () => {
  assert.deepEqual(encodeEnter('key', ''), encodeEnter('key'));
  assert.equal(encodeEnter('', 's'.repeat(WireLimits.seat)).length, 3 + WireLimits.seat);
  assert.throws(() => encodeEnter('', 's'.repeat(WireLimits.seat + 1)), wireError('overlong'));
});

test('a name that nobody can have is not sent', () => {
  const named = (/** @type {string} */ name) => encodeIntroduce({ name, showsCursor: false, seesCursors: false });
  assert.equal(named('ü'.repeat(WireLimits.personName / 2)).length, 4 + WireLimits.personName);
  assert.throws(() => named(`ü${'x'.repeat(WireLimits.personName - 1)}`), wireError('overlong'));
});

test('places are rounded as in Swift, halves away from zero', () => {
  const at = (/** @type {number} */ x) =>
    encodeTouches(1, [{ phase: 'moved', id: 0, time: 0, x, y: 0 }]).slice(6, 7)[0];
  assert.equal(at(0.5 / 64), 2);
  assert.equal(at(-0.5 / 64), 1);
  assert.equal(at(0.49 / 64), 0);
});

test('more samples than one message may hold are refused, not cut', () => {
  const sample = { phase: /** @type {const} */ ('moved'), id: 0, time: 0, x: 0, y: 0 };
  const most = Array(WireLimits.touches).fill(sample);
  assert.equal(encodeTouches(1, most).length, 4 + 5 * most.length);
  assert.throws(() => encodeTouches(1, [...most, sample]), wireError('overlong'));
});

test('a frame of more than 1 MiB is refused before it is read', () => {
  assert.throws(() => decodeFrame(new ArrayBuffer(WireLimits.frame + 1), NO_FRAME), wireError('overlong'));
});

test('any bytes are read or refused with a WireError, and soon', () => {
  const random = generator(1);
  let readable = 0;
  for (let i = 0; i < 20_000; i++) {
    const bytes = [2, 3, 1, 0, 0, 0, 0, 0, 1, 1 + Math.floor(random() * 3)];
    for (let left = Math.floor(random() * 40); left > 0; left--) {
      bytes.push(Math.floor(random() * (random() < 0.5 ? 9 : 256)));
    }
    try {
      decodeFrame(Uint8Array.from(bytes).buffer, NO_FRAME);
      readable += 1;
    } catch (error) {
      assert.ok(error instanceof WireError, String(error));
    }
  }
  assert.ok(readable > 10);
});

test('bytes put into a whole frame are read or refused with a WireError', () => {
  const random = generator(2);
  for (const { bytes } of frames) {
    for (let i = 0; i < 2_000; i++) {
      const changed = bytes.slice();
      changed[Math.floor(random() * changed.length)] = Math.floor(random() * 256);
      try {
        decodeFrame(changed.buffer, NO_FRAME);
      } catch (error) {
        assert.ok(error instanceof WireError, String(error));
      }
    }
  }
});

/** Mulberry32: the same seed gives the same tests everywhere. @param {number} seed */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
