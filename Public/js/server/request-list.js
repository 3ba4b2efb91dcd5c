// @ts-check
// The requests of the preview to servers, and their answers, as the server lists them. Shapes are checked here, so that
// no other module need check them.

import { WireLimits } from '../wire/limits.js';
import { countOf, entriesOf, fieldsOf, textOf } from './json.js';

/** @typedef {'sample' | 'mock' | 'picture' | 'unread'} AnswerKind */

/**
 * @typedef {object} Request
 * @property {string} method   `GET`
 * @property {string} address
 * @property {AnswerKind} answer
 * @property {string} detail   of sample data its type, of a mock its file; else empty
 * @property {number} count    from 1
 */

/** @type {readonly AnswerKind[]} */
const KINDS = ['sample', 'mock', 'picture', 'unread'];

/**
 * @param {unknown} list  of a `requests` message
 * @returns {Request[]} what makes no sense is left out
 */
export function requestsFrom(list) {
  return entriesOf(list, WireLimits.requests).flatMap((entry) => {
    const { method, address, answer, detail, count } = fieldsOf(entry);
    const kind = KINDS.find((one) => one === answer);
    if (text(address) === '' || kind === undefined) return [];
    return [{
      method: text(method) || 'GET', address: text(address), answer: kind, detail: text(detail),
      count: countOf(count) || 1,
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
  return textOf(value, WireLimits.requestText);
}
