// @ts-check
// The thin bar above the device: what it is, how large, who is here, light or dark, and the link to pass on.

/** @typedef {import('./state.js').State} State */

/**
 * @typedef {object} BarElements
 * @property {HTMLElement} bar
 * @property {HTMLElement} title
 * @property {HTMLElement} heading      the title again, which stays when the bar is out of the way
 * @property {HTMLElement} size
 * @property {HTMLElement} viewers
 * @property {HTMLButtonElement} appearance  pressed while the session is dark
 * @property {HTMLButtonElement} copy
 * @property {HTMLElement} copyLabel     its words
 * @property {HTMLInputElement} address  the link to select by hand, where nothing may be copied
 * @property {HTMLButtonElement} more    shows and hides the bar on a phone
 * @property {HTMLElement} session       has `data-bar="open"` while the bar shows on a phone
 */

/** How long the button says that it has copied, in ms. */
const COPIED_MS = 2000;

/**
 * @param {BarElements} elements
 * @param {State} state
 */
export function renderBar(elements, state) {
  setText(elements.title, state.preview?.title ?? 'Preview');
  setText(elements.heading, state.preview?.title ?? 'Preview');
  setText(elements.size, `${format(state.size[0])} × ${format(state.size[1])}`);
  const isDark = state.appearance === 'dark';
  elements.appearance.setAttribute('aria-pressed', String(isDark));
  elements.appearance.title = `Make it ${isDark ? 'light' : 'dark'} for everybody`;
  elements.viewers.dataset.count = String(state.viewers);
  setText(elements.viewers, state.connection.phase === 'open' ? viewersText(state.viewers) : '');
}

/** @param {number} viewers */
function viewersText(viewers) {
  return viewers === 1 ? 'Only you' : `${viewers} here`;
}

/** @param {number} points */
function format(points) {
  return String(Math.round(points * 10) / 10);
}

/** @param {HTMLElement} element @param {string} text */
function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Let the bar's buttons work.
 * @param {Window} view
 * @param {BarElements} elements
 * @param {State} state
 * @param {(appearance: import('./state.js').Appearance) => void} setAppearance  ask for it, for everybody
 * @returns {() => void} stop
 */
export function bindBar(view, elements, state, setAppearance) {
  const { bar, appearance, copy, copyLabel, address, more, session } = elements;
  const words = copyLabel.textContent ?? '';
  const copyLink = async () => {
    const copied = await copyText(view, view.location.href, address);
    address.hidden = copied;
    if (!copied) return address.select();
    copyLabel.textContent = 'Copied';
    view.setTimeout(() => { copyLabel.textContent = words; }, COPIED_MS);
  };
  const setOpen = (/** @type {boolean} */ open) => {
    session.dataset.bar = open ? 'open' : '';
    more.setAttribute('aria-expanded', String(open));
  };
  const toggle = () => setOpen(session.dataset.bar !== 'open');
  const escape = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Escape') setOpen(false);
  };
  const pressOutside = (/** @type {PointerEvent} */ event) => {
    const target = /** @type {Node} */ (event.target);
    if (!bar.contains(target) && !more.contains(target)) setOpen(false);
  };
  const switchAppearance = () => setAppearance(state.appearance === 'dark' ? 'light' : 'dark');
  appearance.addEventListener('click', switchAppearance);
  copy.addEventListener('click', copyLink);
  more.addEventListener('click', toggle);
  session.addEventListener('keydown', escape);
  session.addEventListener('pointerdown', pressOutside);
  return () => {
    appearance.removeEventListener('click', switchAppearance);
    copy.removeEventListener('click', copyLink);
    more.removeEventListener('click', toggle);
    session.removeEventListener('keydown', escape);
    session.removeEventListener('pointerdown', pressOutside);
  };
}

/**
 * Copy `text`. The clipboard is withheld from pages that are not secure, as those on `http://` by address
 * are; the old command still copies a selected field there.
 * @param {Window} view
 * @param {string} text
 * @param {HTMLInputElement} field  for the old way
 * @returns {Promise<boolean>} false: the browser allows neither
 */
async function copyText(view, text, field) {
  field.value = text;
  try {
    if (view.navigator.clipboard) {
      await view.navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused by a permission or a policy; the old way may still be open.
  }
  field.hidden = false;
  field.select();
  return view.document.execCommand('copy');
}
