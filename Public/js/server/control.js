// @ts-check
// The server's text messages: who is here, how the preview is. Taken into the state, shapes checked.

import { devicesFrom } from '../device/devices.js';
import { holesFrom, reachedFrom } from './hole-list.js';
import { requestsFrom } from './request-list.js';
import { knobsFrom } from './knob-list.js';
import { faultsOf, problemsFrom } from './problem.js';
import { logWarning } from './state.js';
import { typingInputFrom } from '../input/typing.js';

/** @typedef {import('./state.js').State} State */

/** The longest warning that is kept whole, in UTF-16 units; the server sends none longer. */
const WARNING_LENGTH = 500;

/**
 * Take in one message. What this page does not know is left alone: a newer server may say more.
 * @param {State} state
 * @param {string} text  JSON
 * @returns {string | null} the type of the message; null if nothing was understood
 */
export function applyControl(state, text) {
  const message = parseObject(text);
  if (message === null) return null;
  switch (message.type) {
    case 'hello':
      applyHello(state, message);
      break;
    case 'presence':
      state.viewers = count(message.viewers, state.viewers);
      break;
    case 'appearance':
      state.appearance = appearance(message.appearance, state.appearance);
      break;
    case 'direction':
      state.direction = direction(message.direction, state.direction);
      break;
    case 'device':
      state.device = slug(message.device);
      break;
    case 'bars':
      state.bars = bars(message, state.bars);
      break;
    case 'agent':
      state.agent = message.state === 'restarting' ? 'restarting' : 'running';
      // What was given up may be mended: by a save, or by a knob.
      if (state.agent === 'running' && state.connection.phase === 'failed') state.connection.phase = 'open';
      break;
    case 'busy':
      state.busy = true;
      break;
    case 'log':
      if (typeof message.message !== 'string') return null;
      logWarning(state, message.message.slice(0, WARNING_LENGTH));
      break;
    case 'build':
      if (!applyBuild(state, message)) return null;
      break;
    case 'knobs':
      state.knobs = knobsFrom(message.knobs);
      state.areKnobsKnown = true;
      state.unknownKnobs = strings(message.unknown);
      break;
    case 'holes': {
      const list = holesFrom(message.holes);
      state.holes = {
        count: Math.max(count(message.count, 0), list.length), list, reached: reachedFrom(message.reached),
      };
      break;
    }
    case 'reached':
      state.holes.reached = reachedFrom(message.reached);
      break;
    case 'requests':
      state.requests = requestsFrom(message.requests);
      break;
    case 'typing':
      state.typing = typingInputFrom(message.input);
      break;
    case 'failed':
      state.connection.phase = 'failed';
      state.connection.reason = typeof message.message === 'string' ? message.message : '';
      break;
    default:
      return null;
  }
  return message.type;
}

/** @param {State} state @param {Record<string, any>} hello */
function applyHello(state, hello) {
  state.connection.phase = 'open';
  state.connection.attempts = 0;
  state.connection.reason = '';
  state.agent = 'running';
  state.busy = false;
  state.appearance = appearance(hello.appearance, 'light');
  state.direction = direction(hello.direction, 'ltr');
  state.device = slug(hello.device);
  state.devices = devicesFrom(hello.devices);
  // The server tells the last ones again.
  state.log = [];
  // As it does with these, if there are any.
  state.holes = { count: 0, list: [], reached: {} };
  state.requests = [];
  state.typing = null;
  state.viewer = count(hello.viewer, 0);
  state.viewers = count(hello.viewers, 1);
  state.build = typeof hello.build === 'string' ? hello.build : '';
  state.source = source(hello.source);
  state.reload.isTold = false;
  if (typeof hello.preview?.slug === 'string' && typeof hello.preview.title === 'string') {
    state.preview = { slug: hello.preview.slug, title: hello.preview.title };
  }
  const [width, height] = Array.isArray(hello.size) ? hello.size : [];
  if (width > 0 && height > 0) state.size = [width, height];
}

/** Characters of what is said of a build's progress that are shown. */
const LONGEST_STEP = 200;

/** What a build can come to. */
const OUTCOMES = /** @type {const} */ (['applied', 'unchanged', 'failed']);

/** The parts of the time between a save and its picture, in their order; `total` is from the save on. */
export const TIMES = /** @type {const} */ (['adapt', 'compile', 'link', 'load', 'firstFrame', 'total']);

/**
 * @param {State} state
 * @param {Record<string, any>} message
 * @returns {boolean} false: it was not understood
 */
function applyBuild(state, message) {
  const { reload } = state;
  if (message.state === 'building') {
    const step = typeof message.step === 'string' ? message.step.slice(0, LONGEST_STEP) : '';
    Object.assign(reload, { phase: 'building', changed: strings(message.changed), step });
    return true;
  }
  const phase = OUTCOMES.find((outcome) => outcome === message.state);
  if (phase === undefined) return false;
  const id = typeof message.id === 'string' ? message.id.slice(0, 64) : '';
  const outcome = `${phase} ${id}`;
  const isRepeated = !reload.isTold && reload.outcome === outcome;
  reload.problems = problemsAfter(reload, phase, id, problemsFrom(message.problems));
  reload.times = times(message.times);
  Object.assign(reload, { phase, id, changed: [], step: '', outcome, isTold: true });
  if (!isRepeated) reload.count += 1;
  return true;
}

/**
 * What is wrong after a build. A file that is saved again as it was is as wrong as before.
 * @param {State['reload']} before
 * @param {typeof OUTCOMES[number]} phase
 * @param {string} id
 * @param {import('./problem.js').Problem[]} problems  of the message
 */
function problemsAfter(before, phase, id, problems) {
  if (phase === 'unchanged' && problems.length === 0 && id === before.id) return before.problems;
  if (phase !== 'failed' || faultsOf(problems).length > 0) return problems;
  return [...problemsFrom([{ kind: 'error', message: 'The build failed, and nothing was said about why.' }]),
    ...problems];
}

/** @param {any} value @returns {Record<string, number>} ms */
function times(value) {
  return Object.fromEntries(TIMES.flatMap((name) => {
    const ms = value?.[name];
    return typeof ms === 'number' && Number.isFinite(ms) && ms >= 0 ? [[name, ms]] : [];
  }));
}

/** @param {any} value @returns {import('./state.js').Source | null} */
function source(value) {
  if (typeof value?.name !== 'string') return null;
  const editor = typeof value.editor === 'string' ? value.editor : null;
  return { name: value.name, canEdit: value.canEdit === true, editor };
}

/** @param {unknown} value @returns {string[]} */
function strings(value) {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** @param {string} text @returns {Record<string, any> | null} */
function parseObject(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** @param {unknown} value @param {import('./state.js').Appearance} otherwise */
function appearance(value, otherwise) {
  return value === 'light' || value === 'dark' ? value : otherwise;
}

/** @param {unknown} value @param {import('./state.js').Direction} otherwise */
function direction(value, otherwise) {
  return value === 'ltr' || value === 'rtl' ? value : otherwise;
}

/** @param {unknown} value @returns {string} empty: no device */
function slug(value) {
  return typeof value === 'string' ? value : '';
}

const STATUS_BARS = /** @type {const} */ (['hidden', 'dark', 'light']);

/** @param {Record<string, any>} message @param {State['bars']} otherwise @returns {State['bars']} */
function bars(message, otherwise) {
  const statusBar = STATUS_BARS.find((name) => name === message.statusBar) ?? otherwise.statusBar;
  return { statusBar, homeIndicator: message.homeIndicator !== false };
}

/** @param {unknown} value @param {number} otherwise */
function count(value, otherwise) {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : otherwise;
}
