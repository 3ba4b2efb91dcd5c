// @ts-check
// What the preview asked servers for, and what answered it, as the server lists it. Shapes are checked here, so that nobody
// else need to.

/** @typedef {'sample' | 'mock' | 'picture' | 'unread'} AnswerKind */

/**
 * @typedef {object} Request
 * @property {string} method   `GET`
 * @property {string} address
 * @property {AnswerKind} answer
 * @property {string} detail   of sample data its type, of a mock its file; else empty
 * @property {number} count    from 1
 */

const KINDS = ['sample', 'mock', 'picture', 'unread'];

/** A server lists no more. */
const MOST_REQUESTS = 200;
const LONGEST_TEXT = 1000;

/**
 * @param {unknown} list  of a `requests` message
 * @returns {Request[]} what makes no sense is left out
 */
export function requestsFrom(list) {
  if (!Array.isArray(list)) return [];
  return list.slice(0, MOST_REQUESTS).flatMap((entry) => {
    const { method, address, answer, detail, count } = Object(entry);
    if (typeof address !== 'string' || address === '' || !KINDS.includes(answer)) return [];
    return [{
      method: text(method) || 'GET', address: text(address), answer, detail: text(detail),
      count: Number.isSafeInteger(count) && count > 0 ? count : 1,
    }];
  });
}

/** @param {number} count  at least 1 */
export function requestsText(count) {
  return count === 1 ? '1 request' : `${count} requests`;
}

/** @param {Request} request */
export function answerText({ answer, detail }) {
  switch (answer) {
    case 'sample': return `sample data: ${detail}`;
    case 'mock': return `mock: ${detail}`;
    case 'picture': return 'placeholder pictures';
    default: return 'needs a mock';
  }
}

/** @param {number} count */
export function timesText(count) {
  return count === 1 ? 'once' : `${count} times`;
}

/** @param {unknown} value */
function text(value) {
  return typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : '';
}
