// @ts-check
// The server's text messages: who is here, how the preview is. Taken into the state, shapes checked.

import { WireLimits } from '../wire/limits.js';
import { choicesIn, isScreenChoice, usualChoices } from '../wire/screen.js';
import { companyFrom, cursorsFrom } from './company.js';
import { devicesFrom } from './device-list.js';
import { holesFrom, reachedFrom } from './hole-list.js';
import { entriesOf, fieldsOf, finiteOf, isWhole, textOf } from './json.js';
import { knobsFrom } from './knob-list.js';
import { askedFrom, driverFrom, gathererFrom, peopleFrom, roleFrom, seatFrom } from './people.js';
import { faultsOf, problemsFrom } from './problem.js';
import { pinsFrom, pointedFrom, remarkCountFrom } from './remark-list.js';
import { requestsFrom } from './request-list.js';
import { logWarning } from './state.js';
import { typingInputFrom } from './typing-input.js';

/** @typedef {import('./json.js').Fields} Fields */
/** @typedef {import('./state.js').State} State */

/**
 * Take in one message. A message that this page does not know is left alone: a newer server may say more.
 * @param {State} state
 * @param {string} text  JSON
 * @param {(seat: string) => void} [seated]  told the seat that comes with each role, empty for none; it is a secret,
 *   and no part of the state
 * @returns {string | null} the type of the message; null if nothing was understood
 */
export function applyControl(state, text, seated) {
  const message = parsed(text);
  const type = textOf(message.type);
  switch (type) {
    case 'hello':
      applyHello(state, message);
      break;
    case 'presence':
      state.viewers = count(message.viewers, state.viewers);
      break;
    case 'size':
      // The next keyframe has it.
      state.isSizeChosen = true;
      break;
    case 'device':
      state.device = textOf(message.device);
      state.isSizeChosen = true;
      break;
    case 'bars':
      state.bars = bars(message, state.bars);
      break;
    case 'agent':
      state.agent = message.state === 'restarting' ? 'restarting' : 'running';
      // A session that was given up may be mended: by a save, or by a knob.
      if (state.agent === 'running' && state.connection.phase === 'failed') state.connection.phase = 'open';
      break;
    case 'role':
      if (!applyRole(state, message)) return null;
      seated?.(seatFrom(message.seat));
      break;
    case 'driver':
      state.driver = driverFrom(message);
      break;
    case 'asked':
      state.asked = askedFrom(message.state);
      break;
    case 'people':
      state.people = peopleFrom(message.people);
      break;
    case 'company':
      state.company = companyFrom(message);
      break;
    case 'cursors':
      state.cursors = cursorsFrom(message.cursors);
      break;
    case 'aside':
      state.asides = count(message.count, state.asides);
      break;
    case 'gather':
      if (state.aside === '') return null;
      state.gather = gathererFrom(message);
      break;
    case 'refused':
      if (typeof message.message !== 'string') return null;
      state.refused = textOf(message.message, WireLimits.logMessage);
      break;
    case 'leftOut':
      state.leftOut = texts(message.parts);
      break;
    case 'busy':
      state.busy = true;
      break;
    case 'takenBack':
      if (typeof message.message !== 'string') return null;
      state.takenBack = textOf(message.message, WireLimits.logMessage);
      logWarning(state, state.takenBack);
      break;
    case 'kept':
      state.kept = count(message.seq, state.kept);
      break;
    case 'log':
      if (typeof message.message !== 'string') return null;
      logWarning(state, textOf(message.message, WireLimits.logMessage));
      break;
    case 'build':
      if (!applyBuild(state, message)) return null;
      break;
    case 'knobs':
      state.knobs = knobsFrom(message.knobs);
      state.areKnobsKnown = true;
      state.unknownKnobs = texts(message.unknown);
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
    case 'remarks':
      state.remarks = remarkCountFrom(message);
      break;
    case 'pins':
      state.pins = pinsFrom(message.pins);
      break;
    case 'element':
      state.pointed = pointedFrom(message);
      break;
    case 'typing':
      state.typing = typingInputFrom(message.input);
      break;
    case 'failed':
      state.connection.phase = 'failed';
      state.connection.reason = textOf(message.message);
      break;
    default:
      if (!isScreenChoice(type)) return null;
      Object.assign(state, choicesIn({ [type]: message[type] }));
  }
  return type;
}

/** @param {State} state @param {Fields} hello */
function applyHello(state, hello) {
  state.connection.phase = 'open';
  state.connection.attempts = 0;
  state.connection.reason = '';
  state.agent = 'running';
  state.busy = false;
  state.needsLinks = hello.needsLinks === true;
  state.prediction.isOffered = hello.prediction !== false;
  Object.assign(state, { isGiven: false, asked: 'none', driver: null, people: [], refused: '' });
  Object.assign(state, { company: { members: [], receivers: 0 }, cursors: [] });
  Object.assign(state, { aside: asideFrom(hello), asides: 0, gather: null });
  applyGreetedRole(state, roleFrom(hello.role));
  Object.assign(state, usualChoices(), choicesIn(hello));
  state.isSizeChosen = hello.isSizeChosen === true;
  state.device = textOf(hello.device);
  state.devices = devicesFrom(hello.devices);
  // The server tells the last ones again.
  state.log = [];
  // As it does with these, if there are any.
  state.holes = { count: 0, list: [], reached: {} };
  state.requests = [];
  // The numbers of layers are those of another connection. How many remarks there are is told again.
  Object.assign(state, { pins: [], pointed: null });
  state.typing = null;
  state.viewer = count(hello.viewer, 0);
  state.viewers = count(hello.viewers, 1);
  state.build = textOf(hello.build);
  state.source = source(hello.source);
  state.reload.isTold = false;
  const { slug, title } = fieldsOf(hello.preview);
  if (typeof slug === 'string' && typeof title === 'string') state.preview = { slug, title };
  const [width, height] = entriesOf(hello.size).map((side) => finiteOf(side) ?? 0);
  if (width > 0 && height > 0) state.size = [width, height];
}

/** @param {Fields} hello @returns {string}  id of the aside that it is of; empty: of none */
function asideFrom({ parent, session }) {
  const id = textOf(parent) === '' ? '' : textOf(session);
  return /^[\w-]+$/.test(id) ? id : '';
}

/**
 * A server without roles lets everybody control. One with them may not have seen this page's key yet: its answer to
 * that comes in a message of its own, and until then nothing is sent.
 * @param {State} state
 * @param {import('./people.js').Role | null} role  of the hello; null: none
 */
function applyGreetedRole(state, role) {
  state.isRoleKnown = role === null || !state.presentsKey;
  if (state.isRoleKnown) state.role = role ?? 'control';
}

/**
 * @param {State} state
 * @param {Fields} message
 * @returns {boolean} false: it was not understood
 */
function applyRole(state, message) {
  const role = roleFrom(message.role);
  if (role === null) return false;
  // The answer to a key is the right of the link; any later gain is somebody's gift, and so is one with a seat.
  const isGift = (state.isRoleKnown && state.role === 'view') || seatFrom(message.seat) !== '';
  state.isGiven = role === 'control' && (state.isGiven || isGift);
  state.role = role;
  state.isRoleKnown = true;
  if (role !== 'view') state.asked = 'none';
  if (role !== 'owner') state.people = [];
  return true;
}

/** Characters of what is said of a build's progress that are shown, and of its name. */
const LONGEST_STEP = 200;
const LONGEST_ID = 64;

/** The outcomes of a build. */
const OUTCOMES = /** @type {const} */ (['applied', 'unchanged', 'failed']);

/** The parts of the time between a save and its picture, in their order; `total` is from the save on. */
export const TIMES = /** @type {const} */ (['adapt', 'compile', 'link', 'load', 'firstFrame', 'total']);

/**
 * @param {State} state
 * @param {Fields} message
 * @returns {boolean} false: it was not understood
 */
function applyBuild(state, message) {
  const { reload } = state;
  if (message.state === 'building') {
    Object.assign(reload, {
      phase: 'building', changed: texts(message.changed), step: textOf(message.step, LONGEST_STEP),
    });
    return true;
  }
  const phase = OUTCOMES.find((outcome) => outcome === message.state);
  if (phase === undefined) return false;
  const id = textOf(message.id, LONGEST_ID);
  const outcome = `${phase} ${id}`;
  const isRepeated = !reload.isTold && reload.outcome === outcome;
  reload.problems = problemsAfter(reload, phase, id, problemsFrom(message.problems));
  reload.times = times(message.times);
  Object.assign(reload, { phase, id, changed: [], step: '', outcome, isTold: true });
  if (!isRepeated) reload.count += 1;
  return true;
}

/**
 * The problems after a build. A file that is saved again as it was is as wrong as before.
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

/** @param {unknown} value @returns {Record<string, number>} ms */
function times(value) {
  const fields = fieldsOf(value);
  return Object.fromEntries(TIMES.flatMap((name) => {
    const ms = finiteOf(fields[name]);
    return ms !== null && ms >= 0 ? [[name, ms]] : [];
  }));
}

/** @param {unknown} value @returns {import('./state.js').Source | null} */
function source(value) {
  const { name, canEdit, editor } = fieldsOf(value);
  if (typeof name !== 'string') return null;
  return { name, canEdit: canEdit === true, editor: typeof editor === 'string' ? editor : null };
}

/** @param {unknown} value @returns {string[]} */
function texts(value) {
  return entriesOf(value).flatMap((entry) => typeof entry === 'string' ? [entry] : []);
}

/** @param {string} text @returns {Fields} none where it is no JSON */
function parsed(text) {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return {};
  }
}

const STATUS_BARS = /** @type {const} */ (['hidden', 'dark', 'light']);

/** @param {Fields} message @param {State['bars']} otherwise @returns {State['bars']} */
function bars(message, otherwise) {
  const statusBar = STATUS_BARS.find((name) => name === message.statusBar) ?? otherwise.statusBar;
  return { statusBar, homeIndicator: message.homeIndicator !== false };
}

/** @param {unknown} value @param {number} otherwise */
function count(value, otherwise) {
  return isWhole(value) ? value : otherwise;
}
