// @ts-check
// The banner over the foot of the preview, while the code that was saved last is wrong. The last picture stays, and
// stays live; the banner only says what is wrong, where, and leads there.

import { COPIED_MS, copyText } from '../page/copying.js';
import { faultsOf, lineOf, problemText, titleOf } from '../server/problem.js';
import { createProblem } from './problem-view.js';

/** @typedef {import('../server/problem.js').Problem} Problem */
/** @typedef {import('../server/state.js').State} State */

/** A fault that is mended sooner is not shown, in ms. */
export const QUIET_FAULT_MS = 300;

/**
 * @typedef {object} BannerElements
 * @property {HTMLElement} banner
 * @property {HTMLElement} bannerTitle
 * @property {HTMLElement} bannerProblem   the first problem; scrolls
 * @property {HTMLDetailsElement} bannerOthers
 * @property {HTMLElement} bannerCount     its summary
 * @property {HTMLElement} bannerList      the problems after the first
 * @property {HTMLAnchorElement} bannerEditor
 * @property {HTMLButtonElement} bannerCopy
 * @property {HTMLTextAreaElement} bannerText  to select by hand, where nothing may be copied
 * @property {HTMLButtonElement} bannerHide
 * @property {HTMLElement} bannerSaid      `role=status`, unseen
 * @property {HTMLElement} canvas          gets the focus of a banner that is put away
 */

/** When the banner is to be seen, without a clock of its own. */
export class BannerRule {
  /** Since when something is wrong; null: nothing is. */
  #wrongSinceMs = /** @type {number | null} */ (null);
  #isShown = false;
  #isHidden = false;

  /**
   * @param {State['reload']} reload
   * @param {number} nowMs
   * @returns {{ isShown: boolean, waitMs: number | null }}  `waitMs`: ask again after so long; null: only when there
   *   is another outcome
   */
  judge(reload, nowMs) {
    if (reload.phase === 'building') {
      // The result may be shown even if the present problem was put away.
      this.#isHidden = false;
      return { isShown: this.#isShown, waitMs: null };
    }
    if (faultsOf(reload.problems).length === 0) {
      this.#wrongSinceMs = null;
      this.#isHidden = false;
      this.#isShown = false;
      return { isShown: false, waitMs: null };
    }
    this.#wrongSinceMs ??= nowMs;
    const waitMs = Math.max(0, this.#wrongSinceMs + QUIET_FAULT_MS - nowMs);
    this.#isShown = !this.#isHidden && (this.#isShown || waitMs === 0);
    return { isShown: this.#isShown, waitMs: this.#isShown || this.#isHidden ? null : waitMs };
  }

  /** Somebody has put it away: until the next build. */
  hide() {
    this.#isHidden = true;
    this.#isShown = false;
  }
}

/**
 * The words for a screen reader, once for each outcome.
 * @param {Problem[]} faults  at least one
 */
export function announcementText(faults) {
  const rest = faults.length - 1;
  const more = rest === 0 ? '' : ` And ${rest} more ${rest === 1 ? 'problem' : 'problems'}.`;
  return `${titleOf(faults[0])}. ${lineOf(faults[0])}${more}`;
}

/**
 * Show what is wrong, while anything is.
 * @param {Window & typeof globalThis} view
 * @param {BannerElements} elements
 * @param {State} state
 * @returns {{ changed: () => void, stop: () => void }}  `changed`: `state.reload` is another
 */
export function openBanner(view, elements, state) {
  const { banner, bannerCopy, bannerHide, bannerSaid, bannerText, canvas } = elements;
  const rule = new BannerRule();
  const words = bannerCopy.textContent ?? '';
  /** @type {Problem[]} */
  let shown = [];
  const changed = () => {
    const { isShown, waitMs } = rule.judge(state.reload, view.performance.now());
    if (waitMs !== null) view.setTimeout(changed, waitMs);
    if (!isShown) shown = [];
    else if (shown !== state.reload.problems) show();
    // Words that are said first, and parts that are shown afterwards, are said once.
    if (!isShown) bannerSaid.textContent = '';
    banner.hidden = !isShown;
  };
  const show = () => {
    shown = state.reload.problems;
    const faults = faultsOf(shown);
    renderBanner(elements, faults);
    bannerSaid.textContent = announcementText(faults);
  };
  const hide = () => {
    const hadFocus = banner.contains(view.document.activeElement);
    rule.hide();
    changed();
    // Focus that would be lost goes where the keyboard works the preview.
    if (hadFocus) canvas.focus();
  };
  const copy = async () => {
    if (!await copyText(view, faultsOf(shown).map(problemText).join('\n\n'), bannerText)) return;
    bannerCopy.textContent = 'Copied';
    view.setTimeout(() => { bannerCopy.textContent = words; }, COPIED_MS);
  };
  const escape = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !banner.hidden) hide();
  };
  const listening = new AbortController();
  const { signal } = listening;
  bannerHide.addEventListener('click', hide, { signal });
  bannerCopy.addEventListener('click', copy, { signal });
  view.document.addEventListener('keydown', escape, { signal });
  return { changed, stop: () => listening.abort() };
}

/**
 * @param {BannerElements} elements
 * @param {Problem[]} faults  at least one
 */
function renderBanner(elements, faults) {
  const page = elements.banner.ownerDocument;
  const [first, ...others] = faults;
  elements.banner.dataset.kind = first.kind;
  elements.bannerTitle.textContent = titleOf(first);
  elements.bannerProblem.replaceChildren(...createProblem(page, first));
  elements.bannerEditor.hidden = first.editor === '';
  if (first.editor !== '') elements.bannerEditor.href = first.editor;
  else elements.bannerEditor.removeAttribute('href');
  elements.bannerText.hidden = true;
  elements.bannerOthers.hidden = others.length === 0;
  elements.bannerCount.textContent = `${others.length} more ${others.length === 1 ? 'problem' : 'problems'}`;
  elements.bannerList.replaceChildren(...others.map((problem) => {
    const item = page.createElement('li');
    item.append(...createProblem(page, problem));
    return item;
  }));
}
