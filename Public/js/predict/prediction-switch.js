// @ts-check
// The switch in the bar by which the person in front of the page says whether pictures may move before the server has
// answered. The browser keeps what they chose; one that keeps nothing asks for the usual.

const KEPT_AS = 'scrollwork.prediction';
const OFF = 'off';

/** @typedef {import('../server/state.js').State} State */

/** By what is in force: what a press does. */
const TITLES = {
  true: 'The picture follows this hand at once. Press to have it wait for the server',
  false: 'The picture waits for the server. Press to have it follow this hand at once',
};

/** @param {Window} view @returns {boolean} whether it is wanted, by what was chosen last */
export function isPredictionWanted(view) {
  try {
    return view.localStorage.getItem(KEPT_AS) !== OFF;
  } catch {
    // Storage may be refused.
    return true;
  }
}

/** @param {Window} view @param {boolean} isWanted */
function keep(view, isWanted) {
  try {
    if (isWanted) view.localStorage.removeItem(KEPT_AS);
    else view.localStorage.setItem(KEPT_AS, OFF);
  } catch {
    // It lasts as long as this page.
  }
}

/**
 * @param {Window} view
 * @param {HTMLButtonElement} button
 * @param {State} state
 * @param {() => void} changed  it is switched on or off
 * @returns {{ render: () => void, stop: () => void }}
 */
export function openPredictionSwitch(view, button, state, changed) {
  const listening = new AbortController();
  state.prediction.isWanted = isPredictionWanted(view);
  const render = () => {
    const { isOffered, isWanted } = state.prediction;
    // Nothing of a page that only watches is foreseen, nor of one that looks around by itself.
    button.hidden = !isOffered || state.role === 'view' || state.aside !== '';
    button.setAttribute('aria-pressed', String(isWanted));
    button.title = TITLES[isWanted ? 'true' : 'false'];
  };
  button.addEventListener('click', () => {
    state.prediction.isWanted = !state.prediction.isWanted;
    keep(view, state.prediction.isWanted);
    render();
    changed();
  }, { signal: listening.signal });
  render();
  return { render, stop: () => listening.abort() };
}
