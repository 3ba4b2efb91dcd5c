// @ts-check
// The messages from this page to the server: numbered, encoded, remembered for replay.

import {
  encodeAck, encodeDevice, encodeKey, encodeKeyframeRequest, encodeResetKnobs, encodeSetKnob, encodeSize,
  encodeTouches, encodeTyping, encodeWheel,
} from '../wire/inputs.js';
import { LENGTH_STEPS, TIME_STEPS_PER_MS } from '../wire/quantise.js';
import { encodeChoice } from '../wire/screen.js';
import { colourBytes } from './knob-value.js';
import { logTouches } from './state.js';

/** @typedef {import('../wire/inputs.js').TouchSample} TouchSample */
/** @typedef {ReturnType<typeof createSender>} Sender */

/**
 * @param {import('./state.js').State} state  numbers the input, and remembers touches
 * @param {(bytes: Uint8Array) => boolean} send  false: the connection is not open
 */
export function createSender(state, send) {
  return {
    /** A keyframe request, which the server answers if it is there at all. */
    probe: encodeKeyframeRequest(),

    /** @param {number} seq  of the last frame applied */
    acknowledge(seq) {
      send(encodeAck(seq));
    },

    askKeyframe() {
      send(encodeKeyframeRequest());
    },

    /** @param {TouchSample[]} touches  in points and ms, at most `WireLimits.touches` */
    touches(touches) {
      const quantised = touches.map(asSent);
      if (send(encodeTouches(state.inputSeq + 1, quantised))) {
        state.inputSeq += 1;
        logTouches(state, quantised);
      }
    },

    /** @param {import('../wire/inputs.js').WheelMove} move */
    wheel(move) {
      if (send(encodeWheel(state.inputSeq + 1, move))) state.inputSeq += 1;
    },

    /** @param {import('../wire/inputs.js').ScrollKey} key @param {number} timeMs */
    key(key, timeMs) {
      if (send(encodeKey(state.inputSeq + 1, timeMs, key))) state.inputSeq += 1;
    },

    /**
     * @param {import('../wire/inputs.js').TypingEdit} edit  of what is typed into
     * @returns {boolean} false: the connection is not open
     */
    typing(edit) {
      const isSent = send(encodeTyping(state.inputSeq + 1, edit));
      if (isSent) state.inputSeq += 1;
      return isSent;
    },

    /**
     * @template {import('../wire/screen.js').ScreenChoiceName} Name
     * @param {Name} name
     * @param {import('../wire/screen.js').ScreenChoices[Name]} value  of the session, for everybody
     */
    choose(name, value) {
      if (send(encodeChoice(state.inputSeq + 1, name, value))) state.inputSeq += 1;
    },

    /**
     * @param {[width: number, height: number]} size  of the window, for everybody, points
     * @returns {boolean} false: the connection is not open
     */
    size(size) {
      const isSent = send(encodeSize(state.inputSeq + 1, size));
      if (isSent) state.inputSeq += 1;
      return isSent;
    },

    /**
     * @param {string} slug  of the device to show the session on, for everybody; empty: none
     * @param {boolean} isOnSide
     */
    device(slug, isOnSide) {
      if (send(encodeDevice(state.inputSeq + 1, slug, isOnSide))) state.inputSeq += 1;
    },

    /**
     * @param {import('./knob-list.js').Knob} knob
     * @param {import('./knob-value.js').KnobValue} value  that fits the knob
     * @returns {boolean} false: the connection is not open
     */
    setKnob(knob, value) {
      const isSent = send(encodeSetKnob(state.inputSeq + 1, knob.name, wireValue(knob.kind, value)));
      if (isSent) state.inputSeq += 1;
      return isSent;
    },

    /**
     * @param {string} name  empty: all of them
     * @returns {boolean} false: the connection is not open
     */
    resetKnobs(name) {
      const isSent = send(encodeResetKnobs(state.inputSeq + 1, name));
      if (isSent) state.inputSeq += 1;
      return isSent;
    },
  };
}

/**
 * As the wire rounds it: places to 1/64 pt, times to 1/10 ms.
 * @param {TouchSample} touch
 * @returns {TouchSample}
 */
function asSent({ phase, id, time, x, y }) {
  const rounded = (/** @type {number} */ value, /** @type {number} */ steps) => Math.round(value * steps) / steps;
  return {
    phase, id, time: rounded(time, TIME_STEPS_PER_MS), x: rounded(x, LENGTH_STEPS), y: rounded(y, LENGTH_STEPS),
  };
}

/**
 * @param {import('./knob-value.js').KnobKind} kind
 * @param {import('./knob-value.js').KnobValue} value
 * @returns {import('../wire/inputs.js').KnobWireValue}
 */
function wireValue(kind, value) {
  switch (kind) {
    case 'number': return { kind, value: Number(value) };
    case 'boolean': return { kind, value: Boolean(value) };
    case 'choice': return { kind, value: String(value) };
    case 'colour': return { kind, value: colourBytes(String(value)) };
  }
}
