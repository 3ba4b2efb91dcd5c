// @ts-check
// The server's text messages: who is here, how the preview is. Taken into the state, shapes checked.

import { logWarning } from './state.js';

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
    case 'agent':
      state.agent = message.state === 'restarting' ? 'restarting' : 'running';
      break;
    case 'busy':
      state.busy = true;
      break;
    case 'log':
      if (typeof message.message !== 'string') return null;
      logWarning(state, message.message.slice(0, WARNING_LENGTH));
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
  // The server tells the last ones again.
  state.log = [];
  state.viewer = count(hello.viewer, 0);
  state.viewers = count(hello.viewers, 1);
  state.build = typeof hello.build === 'string' ? hello.build : '';
  if (typeof hello.preview?.slug === 'string' && typeof hello.preview.title === 'string') {
    state.preview = { slug: hello.preview.slug, title: hello.preview.title };
  }
  const [width, height] = Array.isArray(hello.size) ? hello.size : [];
  if (width > 0 && height > 0) state.size = [width, height];
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

/** @param {unknown} value @param {number} otherwise */
function count(value, otherwise) {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : otherwise;
}
