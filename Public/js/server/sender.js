// @ts-check
// The messages from this page to the server: numbered, encoded, remembered for replay.

import {
  encodeAck, encodeAsk, encodeAttention, encodeCursor, encodeDevice, encodeEnter, encodeGather, encodeGrant,
  encodeIntroduce, encodeKey, encodeKeyframeRequest, encodePoint, encodeResetKnobs, encodeSetKnob, encodeSize,
  encodeTouches, encodeTyping, encodeWheel,
} from '../wire/inputs.js';
import { LENGTH_STEPS, TIME_STEPS_PER_MS } from '../wire/quantise.js';
import { encodeChoice } from '../wire/screen.js';
import { colourBytes } from './knob-value.js';
import { logTouches, mayControl } from './state.js';

/** @typedef {import('../wire/inputs.js').TouchSample} TouchSample */
/** @typedef {ReturnType<typeof createSender>} Sender */

/**
 * @param {import('./state.js').State} state  numbers the input, and remembers touches
 * @param {(bytes: Uint8Array) => boolean} send  false: the connection is not open
 * @param {(seq: number) => void} [sent]  an input with this number is on its way
 */
export function createSender(state, send, sent = () => {}) {
  /** What changes the session is not sent by a page that only watches.
   * @param {Uint8Array} bytes */
  const act = (bytes) => mayControl(state) && send(bytes);
  const count = () => {
    state.inputSeq += 1;
    sent(state.inputSeq);
  };
  return {
    /** A keyframe request, which the server answers if it is there at all. */
    probe: encodeKeyframeRequest(),

    /** @param {number} seq  of the last frame applied */
    acknowledge(seq) {
      send(encodeAck(seq));
    },

    /** @param {boolean} isLooking  false: this page is hidden, and wants no frames until it says otherwise */
    attend(isLooking) {
      send(encodeAttention(isLooking));
    },

    askKeyframe() {
      send(encodeKeyframeRequest());
    },

    /**
     * @param {string} key   of a link, or the owner's; empty: none
     * @param {string} seat  that the page was told last in the session; empty: none
     */
    enter(key, seat = '') {
      send(encodeEnter(key, seat));
    },

    /** @param {boolean} isAsking  false: no more, and control that was given is given back */
    ask(isAsking) {
      send(encodeAsk(isAsking));
    },

    /** @param {number} viewer @param {boolean} mayControl  the owner's word */
    grant(viewer, mayControl) {
      send(encodeGrant(viewer, mayControl));
    },

    /** Ask those who look around by themselves to come back. */
    gather() {
      act(encodeGather());
    },

    /** @param {import('../wire/inputs.js').Introduction} introduction  of this page, for the others */
    introduce(introduction) {
      send(encodeIntroduce(introduction));
    },

    /** @param {[x: number, y: number] | null} place  of this page's pointer, in points; null: out of sight */
    cursor(place) {
      send(encodeCursor(place));
    },

    /**
     * @param {number} request  number of the question which element lies there
     * @param {[x: number, y: number]} place  points of the window
     * @returns {boolean} false: the connection is not open
     */
    point(request, place) {
      return send(encodePoint(request, place));
    },

    /** @param {TouchSample[]} touches  in points and ms, at most `WireLimits.touches` */
    touches(touches) {
      const quantised = touches.map(asSent);
      if (act(encodeTouches(state.inputSeq + 1, quantised))) {
        count();
        logTouches(state, quantised);
      }
    },

    /** @param {import('../wire/inputs.js').WheelMove} move */
    wheel(move) {
      if (act(encodeWheel(state.inputSeq + 1, move))) count();
    },

    /** @param {import('../wire/inputs.js').ScrollKey} key @param {number} timeMs */
    key(key, timeMs) {
      if (act(encodeKey(state.inputSeq + 1, timeMs, key))) count();
    },

    /**
     * @param {import('../wire/inputs.js').TypingEdit} edit  of what is typed into
     * @returns {boolean} false: the connection is not open, or this page only watches
     */
    typing(edit) {
      const isSent = act(encodeTyping(state.inputSeq + 1, edit));
      if (isSent) count();
      return isSent;
    },

    /**
     * @template {import('../wire/screen.js').ScreenChoiceName} Name
     * @param {Name} name
     * @param {import('../wire/screen.js').ScreenChoices[Name]} value  of the session, for everybody
     */
    choose(name, value) {
      if (act(encodeChoice(state.inputSeq + 1, name, value))) count();
    },

    /**
     * @param {[width: number, height: number]} size  of the window, for everybody, points
     * @returns {boolean} false: the connection is not open, or this page only watches
     */
    size(size) {
      const isSent = act(encodeSize(state.inputSeq + 1, size));
      if (isSent) count();
      return isSent;
    },

    /**
     * @param {string} slug  of the device to show the session on, for everybody; empty: none
     * @param {boolean} isOnSide
     */
    device(slug, isOnSide) {
      if (act(encodeDevice(state.inputSeq + 1, slug, isOnSide))) count();
    },

    /**
     * @param {import('./knob-list.js').Knob} knob
     * @param {import('./knob-value.js').KnobValue} value  that fits the knob
     * @returns {boolean} false: the connection is not open, or this page only watches
     */
    setKnob(knob, value) {
      const isSent = act(encodeSetKnob(state.inputSeq + 1, knob.name, wireValue(knob.kind, value)));
      if (isSent) count();
      return isSent;
    },

    /**
     * @param {string} name  empty: all of them
     * @returns {boolean} false: the connection is not open, or this page only watches
     */
    resetKnobs(name) {
      const isSent = act(encodeResetKnobs(state.inputSeq + 1, name));
      if (isSent) count();
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
