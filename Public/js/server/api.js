// @ts-check
// The HTTP API: what previews there are, a new session of one, and the one that everybody sees in the gallery.

import { countOf, entriesOf, fieldsOf, textOf } from './json.js';
import { problemsFrom } from './problem.js';

/** @typedef {import('./json.js').Fields} Fields */

/** `heading`: what it stands under in the list, if anything.
 * @typedef {{ slug: string, title: string, summary: string, heading: string | null }} Preview */

/**
 * The previews that there are. `build`: how it stands with the source; null where nothing is built. `holes`: how much
 * is missing of what is shown.
 * @typedef {{ previews: Preview[], build: ListedBuild | null, holes: number }} PreviewList */

/** `state`: as `ReloadPhase` in state.js; `none` while nothing has been said of it. `step`: how far it has come, in words.
 * @typedef {{ state: string, step: string, problems: import('./problem.js').Problem[] }} ListedBuild */

/**
 * @param {typeof fetch} request
 * @param {string} [token]  of the owner; a server that needs links lists its previews to nobody else
 * @returns {Promise<PreviewList>} previews in the order to show them
 * @throws {Error} with a sentence for a person; a `Refusal` where the server has answered
 */
export async function listPreviews(request, token = '') {
  const { previews, source, build, holes } = await ask(request, '/api/previews', { headers: authorization(token) });
  const isBuilt = (source ?? build ?? null) !== null;
  return {
    previews: entriesOf(previews).map(listedPreview),
    build: isBuilt ? listedBuild(build) : null,
    holes: countOf(holes),
  };
}

/** @param {unknown} entry @returns {Preview} */
function listedPreview(entry) {
  const { slug, title, summary, heading } = fieldsOf(entry);
  return { slug: textOf(slug), title: textOf(title), summary: textOf(summary), heading: textOf(heading) || null };
}

/** @param {unknown} build @returns {ListedBuild} */
function listedBuild(build) {
  const { state, step, problems } = fieldsOf(build);
  return { state: textOf(state) || 'none', step: textOf(step), problems: problemsFrom(problems) };
}

/**
 * @param {typeof fetch} request
 * @param {string} preview  its slug
 * @param {[width: number, height: number]} newSize  of its window where the screen says none, points; a device lies on
 *   its side where the size is wide
 * @param {import('./asked-screen.js').AskedScreen} screen
 * @param {Map<string, import('./knob-value.js').KnobValue>} [knobs]  values that are not as the source has them
 * @param {string} [token]  of the owner; a server that needs links makes sessions for nobody else
 * @returns {Promise<string>} path of its page
 * @throws {Error} with a sentence for a person
 */
export async function createSession(request, preview, newSize, screen, knobs = new Map(), token = '') {
  const wanted = sizedOrder(preview, newSize, screen, knobs);
  const answer = await order(request, '/api/sessions', wanted, authorization(token));
  return textOf(answer.path);
}

/**
 * As `createSession`, in an exact state.
 * @param {typeof fetch} request
 * @param {string} preview
 * @param {[width: number, height: number]} newSize
 * @param {import('./asked-screen.js').AskedScreen} screen
 * @param {Map<string, import('./knob-value.js').KnobValue>} knobs
 * @param {string} token
 * @param {import('./asked-screen.js').ExactState} exact
 * @returns {Promise<{ path: string, isOtherRevision: boolean }>} and whether the source is another than the state is of
 * @throws {Error} with a sentence for a person
 */
export async function createInState(request, preview, newSize, screen, knobs, token, exact) {
  const wanted = sizedOrder(preview, exact.room ?? newSize, screen, knobs, exact);
  const { path, isOtherRevision } = await order(request, '/api/sessions', wanted, authorization(token));
  return { path: textOf(path), isOtherRevision: isOtherRevision === true };
}

/**
 * The body of an order.
 * @param {string} preview  slug
 * @param {[width: number, height: number]} newSize  where the screen says none
 * @param {import('./asked-screen.js').AskedScreen} screen
 * @param {Map<string, import('./knob-value.js').KnobValue>} knobs
 * @param {import('./asked-screen.js').ExactState | null} [exact]
 */
export function sizedOrder(preview, newSize, { device, size, choices }, knobs, exact = null) {
  // `fromEntries` defines its keys, whatever they are called.
  const turned = knobs.size > 0 ? { knobs: Object.fromEntries(knobs) } : {};
  const sized = size === null ? { size: newSize } : { size, isSizeChosen: true };
  const shownOn = device !== '' ? { device } : {};
  return { preview, ...sized, ...choices, ...shownOn, ...turned, ...inState(exact) };
}

/** @param {import('./asked-screen.js').ExactState | null} exact */
function inState(exact) {
  if (exact === null) return {};
  const { revision, state, acts } = exact;
  return { revision, ...(state === '' ? {} : { state }), ...(acts === '' ? {} : { acts }) };
}

/**
 * @param {typeof fetch} request
 * @param {string} preview  its slug
 * @param {string} [token]  as of `createSession`
 * @returns {Promise<string>} path of the session that all who look at the gallery share, made if there is none
 * @throws {Error} with a sentence for a person
 */
export async function findShowcase(request, preview, token = '') {
  const answer = await order(request, '/api/showcases', { preview }, authorization(token));
  return textOf(answer.path);
}

/** The server has answered, and does not do what it was asked for. */
export class Refusal extends Error {
  /** Of the answer. */
  status;

  /** Whether a link would open what was asked for. */
  needsLink;

  /**
   * @param {string} sentence  for a person
   * @param {number} status
   * @param {boolean} [needsLink]
   */
  constructor(sentence, status, needsLink = false) {
    super(sentence);
    this.status = status;
    this.needsLink = needsLink;
  }

  /** Whether it says that the owner's key is not taken. */
  get isOfKey() {
    return [401, 403, 429].includes(this.status);
  }
}

/** @param {string} token  of the owner; empty: none @returns {Record<string, string>}  headers */
export function authorization(token) {
  return token === '' ? {} : { Authorization: `Bearer ${token}` };
}

/**
 * @param {typeof fetch} request
 * @param {string} path
 * @param {object} body
 * @param {Record<string, string>} [headers]
 */
export function order(request, path, body, headers = {}) {
  return ask(request, path, {
    method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body),
  });
}

/**
 * @param {typeof fetch} request
 * @param {string} path
 * @param {RequestInit} [options]
 * @returns {Promise<Fields>}
 * @throws {Error} with a sentence for a person; a `Refusal` where the server has answered
 */
export async function ask(request, path, options) {
  let response;
  try {
    response = await request(path, options);
  } catch {
    throw new Error('The server does not answer. Is it still running?');
  }
  const answer = await response.json().catch(() => null);
  if (response.ok && answer !== null) return fieldsOf(answer);
  const { error, needsLink } = fieldsOf(answer);
  const sentence = textOf(error) || `The server answered with status ${response.status}.`;
  throw new Refusal(sentence, response.status, needsLink === true);
}
