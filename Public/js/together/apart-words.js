// @ts-check
// The words about those who look around by themselves.

/** @typedef {import('../server/state.js').State} State */

/**
 * @param {number} asides  how many do
 * @returns {string} empty: nobody
 */
export function asidesText(asides) {
  if (asides === 0) return '';
  return `${asides === 1 ? '1 person is' : `${asides} people are`} looking around by themselves.`;
}

/**
 * Whether the panel has a button that asks them to come back.
 * @param {Pick<State, 'asides' | 'aside' | 'role'>} state
 */
export function mayGather({ asides, aside, role }) {
  return asides > 0 && aside === '' && role !== 'view';
}
