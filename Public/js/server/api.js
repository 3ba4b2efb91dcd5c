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
 * @returns {Promise<PreviewList>} previews in the order to show them
 * @throws {Error} with a sentence for a person
 */
export async function listPreviews(request) {
  const { previews, source, build, holes } = await ask(request, '/api/previews');
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
 * @returns {Promise<string>} path of its page
 * @throws {Error} with a sentence for a person
 */
export async function createSession(request, preview, newSize, { device, size, choices }, knobs = new Map()) {
  // `fromEntries` defines its keys, whatever they are called.
  const turned = knobs.size > 0 ? { knobs: Object.fromEntries(knobs) } : {};
  const sized = size === null ? { size: newSize } : { size, isSizeChosen: true };
  const shownOn = device !== '' ? { device } : {};
  const answer = await order(request, '/api/sessions', { preview, ...sized, ...choices, ...shownOn, ...turned });
  return textOf(answer.path);
}

/**
 * @param {typeof fetch} request
 * @param {string} preview  its slug
 * @returns {Promise<string>} path of the session that all who look at the gallery share, made if there is none
 * @throws {Error} with a sentence for a person
 */
export async function findShowcase(request, preview) {
  const answer = await order(request, '/api/showcases', { preview });
  return textOf(answer.path);
}

/** The server has answered, and does not do what it was asked for. */
export class Refusal extends Error {
  /** Of the answer. */
  status;

  /**
   * @param {string} sentence  for a person
   * @param {number} status
   */
  constructor(sentence, status) {
    super(sentence);
    this.status = status;
  }
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
  const sentence = textOf(fieldsOf(answer).error) || `The server answered with status ${response.status}.`;
  throw new Refusal(sentence, response.status);
}
