// @ts-check
// The list of previews, each with a live picture; and while there is none yet, how far its source has come.

import { exactFrom, withoutRevision } from '../page/exact-link.js';
import { leftOutText } from '../page/link.js';
import { screenKeys } from '../page/screen-link.js';
import { wishedChoices } from '../page/viewer-wishes.js';
import { createProblem } from '../reports/problem-view.js';
import { createInState, createSession, listPreviews, Refusal } from '../server/api.js';
import { USUAL_SCREEN } from '../server/asked-screen.js';
import { holesText } from '../server/hole-list.js';
import { faultsOf, titleOf } from '../server/problem.js';
import { CardList } from './card-list.js';

/** @typedef {import('../server/api.js').Preview} Preview */
/** @typedef {import('../server/api.js').PreviewList} PreviewList */
/** @typedef {import('../page/link.js').PreviewLink} PreviewLink */

/** While something is built the list is asked for this often, in ms… */
const BUILDING_MS = 700;

/** …and this often while previews are shown whose source may be saved: their own sockets tell sooner. */
const WATCHING_MS = 5000;

/**
 * @typedef {object} GalleryElements
 * @property {HTMLElement} list
 * @property {HTMLElement} headings      links to those in the list
 * @property {HTMLElement} status  one line, `role=status`
 * @property {HTMLElement} about         what there is to do here
 * @property {HTMLElement} guard         seen instead of everything by those who need a link
 * @property {HTMLElement} problem       seen while the source is wrong
 * @property {HTMLElement} problemTitle
 * @property {HTMLElement} problemParts
 */

/**
 * The line above the list.
 * @param {PreviewList} list
 * @returns {string} empty when there is nothing to say
 */
export function listText(list) {
  const { previews, holes } = list;
  const missing = holes > 0 && previews.length > 0 ? `${holesText(holes)}: open a preview to see what is missing.` : '';
  return [outcomeText(list), missing].filter((part) => part !== '').join(' ');
}

/** @param {PreviewList} list */
function outcomeText({ previews, build }) {
  if (build?.state === 'building') {
    const work = previews.length === 0 ? 'Building the previews…' : 'Building…';
    return build.step === '' ? work : `${work} ${build.step}`;
  }
  if (build?.state === 'failed') return previews.length === 0 ? '' : 'These show what worked.';
  if (previews.length > 0) return '';
  if (build?.state === 'none') return 'Building the previews…';
  return build === null ? 'This server has no previews.' : 'Nothing to preview was found in these files.';
}

export class Gallery {
  #view;
  #elements;
  #newSize;
  #ownerToken;
  #cards;

  /** The preview that the address asked for; null once it was tried, or if the address asked for none. */
  #link;

  /** @type {number | null} until the list is asked for again */
  #timer = null;
  #isAsking = false;
  #isOpening = false;

  /** A message that stays above the list in any case: a part of the address means nothing. */
  #note = '';

  /** Why the last choice could not be opened. */
  #fault = '';

  /** Times in a row that the list was asked for in vain. */
  #failures = 0;

  /** Whether the source may be saved again, as far as is known. */
  #isWatched = true;

  /**
   * @param {Window & typeof globalThis} view
   * @param {GalleryElements} elements
   * @param {import('../server/state.js').State} state  takes in those of the pictures
   * @param {() => [width: number, height: number]} newSize  of a session's window, points
   * @param {PreviewLink} link  of the address
   * @param {string} ownerToken  empty: the person in front of the page does not own the server
   */
  constructor(view, elements, state, newSize, link, ownerToken) {
    this.#view = view;
    this.#elements = elements;
    this.#newSize = newSize;
    this.#ownerToken = ownerToken;
    this.#link = /** @type {PreviewLink | null} */ (link.preview === null ? null : link);
    this.#cards = new CardList(view, elements, state, {
      open: (preview) => this.#open(preview.slug, preview.title, new Map(), ''),
      rebuilt: () => this.#ask(),
    }, ownerToken);
    if (link.preview === null) this.#note = leftOutText({ ...link, unknown: keysOf(link) }, [], []);
  }

  /**
   * Show what previews there are, and open the one that is chosen.
   * @returns {() => void} stop
   */
  start() {
    const { list } = this.#elements;
    // The browser may bring this very page back from its cache, as it was left: opening a preview.
    const shown = (/** @type {PageTransitionEvent} */ event) => {
      if (!event.persisted) return;
      this.#isOpening = false;
      list.inert = false;
      this.#ask();
    };
    const seen = () => { if (!this.#view.document.hidden && this.#timer !== null) this.#ask(); };
    const listening = new AbortController();
    const { signal } = listening;
    this.#view.addEventListener('pageshow', shown, { signal });
    this.#view.document.addEventListener('visibilitychange', seen, { signal });
    this.#ask();
    return () => {
      listening.abort();
      if (this.#timer !== null) this.#view.clearTimeout(this.#timer);
      this.#cards.stop();
    };
  }

  async #ask() {
    if (this.#isAsking || this.#isOpening) return;
    this.#isAsking = true;
    if (this.#timer !== null) this.#view.clearTimeout(this.#timer);
    this.#timer = null;
    try {
      const list = await listPreviews(this.#view.fetch.bind(this.#view), this.#ownerToken);
      this.#isWatched = list.build !== null;
      this.#failures = 0;
      this.#isAsking = false;
      this.#show(list);
    } catch (error) {
      this.#isAsking = false;
      if (error instanceof Refusal && error.needsLink) return this.#showGuard();
      this.#renderStatus(sentence(error));
      // A server that was just started may not be ready; one that watches a source may be started again.
      if (this.#isWatched) this.#askIn(Math.min(BUILDING_MS * 2 ** this.#failures, WATCHING_MS));
      this.#failures += 1;
    }
  }

  /** The previews of this server are for people with a link, and the address is none. */
  #showGuard() {
    const { about, guard, status, headings, list, problem } = this.#elements;
    for (const element of [about, status, headings, list, problem]) element.hidden = true;
    guard.hidden = false;
  }

  /** @param {PreviewList} list */
  #show(list) {
    const { build, previews } = list;
    if (this.#isOpening) return;
    this.#renderProblem(list);
    this.#cards.show(previews);
    const link = this.#link;
    if (link !== null && link.preview !== null && previews.length > 0) {
      this.#link = null;
      const title = previews.find(({ slug }) => slug === link.preview)?.title ?? link.preview;
      this.#follow(link, link.preview, title);
      return;
    }
    this.#renderStatus(listText(list));
    if (build === null) return;
    this.#askIn(previews.length === 0 || build.state === 'building' ? BUILDING_MS : WATCHING_MS);
  }

  /** @param {number} delayMs */
  #askIn(delayMs) {
    this.#timer = this.#view.setTimeout(() => this.#askWhenSeen(), delayMs);
  }

  /** A page that is hidden asks for nothing; it asks when it is seen again. */
  #askWhenSeen() {
    if (!this.#view.document.hidden) this.#ask();
  }

  /** @param {string} text */
  #renderStatus(text) {
    const { status } = this.#elements;
    const line = [this.#note, this.#fault, text].filter((part) => part !== '').join(' ');
    if (status.textContent !== line) status.textContent = line;
  }

  /** @param {PreviewList} list */
  #renderProblem({ build }) {
    const { problem, problemTitle, problemParts } = this.#elements;
    // The last mistake is shown until it is known whether it is still there.
    if (build?.state === 'building') return;
    const [first, ...others] = build?.state === 'failed' ? faultsOf(build.problems) : [];
    problem.hidden = first === undefined;
    if (first === undefined) return;
    const more = others.length === 0 ? '' : `, and ${others.length} more`;
    problemTitle.textContent = titleOf(first) + more;
    problemParts.replaceChildren(
      ...[first, ...others].flatMap((one) => createProblem(this.#view.document, one)));
  }

  /**
   * @param {string} slug
   * @param {string} title
   * @param {Map<string, import('../server/knob-value.js').KnobValue>} knobs
   * @param {string} search  what the address of the session says beside its name
   * @param {import('../server/asked-screen.js').AskedScreen} [screen]
   */
  async #open(slug, title, knobs, search, screen = USUAL_SCREEN) {
    const request = this.#view.fetch.bind(this.#view);
    const choices = { ...wishedChoices(this.#view), ...screen.choices };
    await this.#opening(title, async () => {
      const path = await createSession(request, slug, this.#newSize(), { ...screen, choices }, knobs, this.#ownerToken);
      // A link that was followed is no place to come back to.
      if (search === '') this.#view.location.assign(path);
      else this.#view.location.replace(path + search);
    });
  }

  /**
   * @param {PreviewLink} link
   * @param {string} slug  the preview of the link
   * @param {string} title
   */
  async #follow({ knobs, screen }, slug, title) {
    const { search, hash } = this.#view.location;
    const exact = exactFrom(search, hash);
    if (exact === null) {
      await this.#open(slug, title, knobs, search, screen);
      return;
    }
    const request = this.#view.fetch.bind(this.#view);
    await this.#opening(title, async () => {
      // An exact state leaves nothing to the wishes of the person in front of the page.
      const { path, isOtherRevision } =
        await createInState(request, slug, this.#newSize(), screen, knobs, this.#ownerToken, exact);
      this.#view.location.replace(path + (isOtherRevision ? search : withoutRevision(search)));
    });
  }

  /** @param {string} title @param {() => Promise<void>} open */
  async #opening(title, open) {
    const { list, status } = this.#elements;
    this.#isOpening = true;
    this.#fault = '';
    status.textContent = `Opening ${title}…`;
    list.inert = true;
    try {
      await open();
    } catch (error) {
      this.#isOpening = false;
      this.#fault = sentence(error);
      list.inert = false;
      this.#renderStatus('');
      if (this.#isWatched) this.#ask();
    }
  }
}

/** @param {unknown} error  what was thrown, with a sentence for a person */
function sentence(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * The keys of a link that names no preview: none of them means anything.
 * @param {PreviewLink} link
 */
function keysOf({ knobs, unknown, screen }) {
  return [...screenKeys(screen), ...[...knobs.keys()].map((name) => `knob.${name}`), ...unknown];
}

/**
 * Show what previews there are, and open the one that is chosen.
 * @param {Window & typeof globalThis} view
 * @param {GalleryElements} elements
 * @param {import('../server/state.js').State} state
 * @param {() => [width: number, height: number]} newSize
 * @param {PreviewLink} link
 * @param {string} ownerToken
 * @returns {() => void} stop
 */
export function openGallery(view, elements, state, newSize, link, ownerToken) {
  return new Gallery(view, elements, state, newSize, link, ownerToken).start();
}
