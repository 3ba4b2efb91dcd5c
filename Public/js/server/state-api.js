// @ts-check
// The exact state of a session over HTTP: as an order by which another is made in it, or this one goes back to it.

import { choicesIn } from '../wire/screen.js';
import { ask, authorization, order, sizedOrder } from './api.js';
import { fieldsOf, finiteOf, textOf } from './json.js';

/** @typedef {import('./asked-screen.js').AskedScreen} AskedScreen */
/** @typedef {import('./knob-value.js').KnobValue} KnobValue */

/**
 * @typedef {object} SessionState
 * @property {string} preview  slug
 * @property {AskedScreen} screen
 * @property {Map<string, KnobValue>} knobs  those that are not as the source has them
 * @property {import('./asked-screen.js').ExactState} exact
 * @property {boolean} isWhole  whether a link has room for all of it
 */

/**
 * @param {typeof fetch} request
 * @param {string} session
 * @param {string} key  of the link, or the owner's; empty: none is needed
 * @returns {Promise<SessionState>}
 * @throws {Error} with a sentence for a person
 */
export async function readState(request, session, key) {
  return stateFrom(await ask(request, `/api/sessions/${session}/state`, { headers: authorization(key) }));
}

/**
 * @param {typeof fetch} request
 * @param {string} session
 * @param {string} key  as of `readState`
 * @param {Omit<SessionState, 'isWhole'>} state
 * @returns {Promise<boolean>} whether the source is another than the state is of
 * @throws {Error} with a sentence for a person
 */
export async function goToState(request, session, key, { preview, screen, knobs, exact }) {
  const wanted = sizedOrder(preview, exact.room ?? screen.size ?? [0, 0], screen, knobs, exact);
  const { isOtherRevision } = await order(request, `/api/sessions/${session}/state`, wanted, authorization(key));
  return isOtherRevision === true;
}

/** @param {import('./json.js').Fields} answer @returns {SessionState} */
function stateFrom(answer) {
  const size = Array.isArray(answer.size) ? answer.size : [];
  const [width, height] = [finiteOf(size[0]) ?? 0, finiteOf(size[1]) ?? 0];
  const device = textOf(answer.device);
  const isSaid = device === '' ? answer.isSizeChosen === true : width > height;
  return {
    preview: textOf(answer.preview),
    screen: { device, size: isSaid ? [width, height] : null, choices: choicesIn(answer) },
    knobs: new Map(Object.entries(fieldsOf(answer.knobs)).flatMap(knobFrom)),
    exact: {
      room: device === '' && !isSaid ? [width, height] : null,
      revision: textOf(answer.revision), state: textOf(answer.state), acts: textOf(answer.acts),
    },
    isWhole: answer.isWhole === true,
  };
}

/** @param {[string, unknown]} entry @returns {[string, KnobValue][]} none where that is no value of a knob */
function knobFrom([name, value]) {
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string' ? [[name, value]] : [];
}
