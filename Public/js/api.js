// @ts-check
// The HTTP API: what previews there are, a new session of one, and the one that everybody sees in the gallery.

/** @typedef {{ slug: string, title: string, summary: string }} Preview */

/**
 * @param {typeof fetch} request
 * @returns {Promise<Preview[]>} in the order to show them
 * @throws {Error} with a sentence for a person
 */
export async function listPreviews(request) {
  const answer = await ask(request, '/api/previews');
  return answer.previews;
}

/**
 * @param {typeof fetch} request
 * @param {string} preview  its slug
 * @param {[width: number, height: number]} size  of its window, points
 * @param {import('./state.js').Appearance} appearance
 * @returns {Promise<string>} path of its page
 * @throws {Error} with a sentence for a person
 */
export async function createSession(request, preview, size, appearance) {
  const answer = await order(request, '/api/sessions', { preview, size, appearance });
  return answer.path;
}

/**
 * @param {typeof fetch} request
 * @param {string} preview  its slug
 * @returns {Promise<string>} path of the session that all who look at the gallery share, made if there is none
 * @throws {Error} with a sentence for a person
 */
export async function findShowcase(request, preview) {
  const answer = await order(request, '/api/showcases', { preview });
  return answer.path;
}

/**
 * @param {typeof fetch} request
 * @param {string} path
 * @param {object} body
 */
function order(request, path, body) {
  return ask(request, path, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  });
}

/**
 * @param {typeof fetch} request
 * @param {string} path
 * @param {RequestInit} [options]
 * @returns {Promise<any>}
 */
async function ask(request, path, options) {
  let response;
  try {
    response = await request(path, options);
  } catch {
    throw new Error('The server does not answer. Is it still running?');
  }
  const answer = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer;
  throw new Error(answer?.error ?? `The server answered with status ${response.status}.`);
}
