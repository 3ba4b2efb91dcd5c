// @ts-check
// The words above a pane: its device or size, and each setting that is not as usual.

import { usualChoices } from '../wire/screen.js';

/** By setting and value. */
const WORDS = {
  appearance: { dark: 'dark' },
  direction: { rtl: 'right to left' },
  textWeight: { bold: 'bold text' },
  contrast: { increased: 'increased contrast' },
  motion: { reduced: 'reduced motion' },
};

/**
 * @param {import('../server/state.js').State} state
 * @returns {string}
 */
export function paneTitle(state) {
  const device = state.devices.find(({ slug }) => slug === state.device);
  const size = `${Math.round(state.size[0])} × ${Math.round(state.size[1])}`;
  const isOnSide = device !== undefined && state.size[0] > state.size[1];
  const chosen = Object.entries(WORDS).flatMap(([name, words]) => {
    const value = state[/** @type {keyof typeof WORDS} */ (name)];
    return Object.hasOwn(words, value) ? [/** @type {Record<string, string>} */ (words)[value]] : [];
  });
  const text = state.textSize === usualChoices().textSize ? [] : [`text ${state.textSize.toUpperCase()}`];
  return [device?.name ?? size, ...(isOnSide ? ['on its side'] : []), ...chosen, ...text].join(', ');
}
