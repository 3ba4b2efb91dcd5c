// @ts-check
// The knobs of one session, put together: what is turned here goes to the server, what the server says goes into the
// panel, and both into the address. The panel also says what a link asked for in vain.

import { AddressKeeper } from '../page/address-keeper.js';
import { exactFrom } from '../page/exact-link.js';
import { leftOutText, linkFrom, searchFor } from '../page/link.js';
import { writeToSource } from '../server/owner-api.js';
import { screenOf } from '../server/asked-screen.js';
import { fittingValue, valueText } from '../server/knob-value.js';
import { sessionShown } from '../server/state.js';
import { KnobPanel } from './knob-panel.js';
import { Tuning } from './tuning.js';

/** @typedef {import('../server/state.js').State} State */

/** A preview that has told of no knobs so long after its first frame has none, in ms. */
const NO_KNOBS_MS = 2000;

/** @typedef {{ note: HTMLElement, noteText: HTMLElement, noteHide: HTMLButtonElement } &
 *   import('./knob-panel.js').KnobElements} TurningElements */

export class Knobs {
  #view;
  #elements;
  #state;
  #tuning;
  #panel;
  #address;

  /** Of the address that the page was opened with. */
  #link;
  #isNoteRead = false;

  /** @type {string[]} parts of the link of which the note has told */
  #saidLeftOut = [];

  /** Whether the source was another when the link was made. */
  #isOtherRevision;
  #isWaitedFor = false;

  /**
   * @param {Window & typeof globalThis} view
   * @param {TurningElements} elements
   * @param {State} state
   * @param {ReturnType<typeof import('../server/sender.js').createSender>} sender
   * @param {string} ownerToken  empty: this page may not write into the source
   */
  constructor(view, elements, state, sender, ownerToken) {
    this.#view = view;
    this.#elements = elements;
    this.#state = state;
    this.#link = linkFrom(view.location.search);
    const exact = exactFrom(view.location.search, view.location.hash);
    // The page that made the session left the revision there, without a state, only if it is another.
    this.#isOtherRevision = exact !== null && exact.state === '' && exact.acts === '';
    this.#tuning = new Tuning({
      knobs: () => state.knobs, sendValue: sender.setKnob, sendReset: sender.resetKnobs,
      requestFrame: (run) => { view.requestAnimationFrame(run); },
      setTimer: (run, delayMs) => view.setTimeout(run, delayMs), changed: () => this.#changed(),
    });
    this.#panel = new KnobPanel(view, elements, {
      tuning: this.#tuning, knobs: () => state.knobs, mayTurn: () => state.role !== 'view',
      mayWrite: () => state.source?.canEdit === true && ownerToken !== '' && state.role !== 'view',
      write: async () => {
        await this.#tuning.confirmed();
        return writeToSource(view.fetch.bind(view), sessionShown(state), ownerToken);
      },
    });
    this.#address = new AddressKeeper({
      // The key of a link stays.
      replace: (search) => {
        const { pathname, hash } = view.location;
        view.history.replaceState(view.history.state, '', pathname + search + hash);
      },
      now: () => view.performance.now(),
      setTimer: (run, delayMs) => view.setTimeout(run, delayMs),
      clearTimer: (timer) => view.clearTimeout(timer),
    }, view.location.search);
  }

  /** @returns {() => void} stop */
  bind() {
    const { noteHide } = this.#elements;
    const stopPanel = this.#panel.bind();
    const hideNote = () => {
      this.#isNoteRead = true;
      this.#renderNote();
    };
    const flush = () => this.#address.flush();
    const listening = new AbortController();
    const { signal } = listening;
    noteHide.addEventListener('click', hideNote, { signal });
    this.#view.addEventListener('pagehide', flush, { signal });
    return () => {
      stopPanel();
      listening.abort();
    };
  }

  /** The session is shown on another screen: so says the address. */
  screenChanged() {
    this.#keepAddress();
  }

  /**
   * The server has said hello.
   * @param {boolean} isOther  whether the session is another than before: what was turned there stays there
   */
  greeted(isOther) {
    if (isOther) this.#tuning.startAfresh();
    this.#tuning.reconnected();
    this.#changed();
  }

  /** What this page may do is known, or another. */
  roleChanged() {
    if (this.#state.role === 'view') this.#tuning.giveUp();
    else this.#tuning.reconnected();
    this.#panel.render();
  }

  /** There is a frame. However long it took to come, what has read no knob before it reads none. */
  shown() {
    if (this.#isWaitedFor) return;
    this.#isWaitedFor = true;
    this.#view.setTimeout(() => {
      this.#state.areKnobsKnown = true;
      this.#changed();
    }, NO_KNOBS_MS);
  }

  /** The server has said which parts of a link have no place, or the session has gone to another state. */
  leftOutChanged() {
    this.#renderNote();
  }

  /**
   * The session goes to the state of a link.
   * @param {boolean} isOther  whether its source was another
   */
  wentTo(isOther) {
    this.#isOtherRevision = isOther;
    this.#isNoteRead = false;
    this.#renderNote();
  }

  /** The server has listed the knobs. */
  listed() {
    this.#tuning.received();
  }

  /** The address to pass on, with all that is turned. */
  get address() {
    this.#address.flush();
    return this.#view.location.href;
  }

  /** Values that are not as the source has them, by name. */
  get values() {
    return this.#tuning.changedValues();
  }

  #changed() {
    this.#panel.render();
    this.#renderNote();
    this.#keepAddress();
  }

  #keepAddress() {
    const { preview, areKnobsKnown, aside } = this.#state;
    // It says how the session stands that it leads to.
    if (aside !== '') return;
    // Before the knobs are known, the address says more of them than the page does.
    const mayWrite = preview !== null && (areKnobsKnown || this.#link.knobs.size + this.#link.unknown.length === 0);
    if (!mayWrite) return;
    this.#address.want(
      searchFor(preview.slug, this.#tuning.changedValues(), screenOf(this.#state), this.#link.name));
  }

  #renderNote() {
    const { note, noteText } = this.#elements;
    const { areKnobsKnown, leftOut } = this.#state;
    if (leftOut !== this.#saidLeftOut) {
      this.#saidLeftOut = leftOut;
      this.#isNoteRead = false;
    }
    const text = areKnobsKnown && !this.#isNoteRead ? this.#leftOut() : '';
    note.hidden = text === '';
    if (noteText.textContent !== text) noteText.textContent = text;
  }

  /** Says which parts of the link could not be followed. */
  #leftOut() {
    const { knobs, unknownKnobs } = this.#state;
    const known = new Map(knobs.map((knob) => [knob.name, knob]));
    const unknown = new Set(unknownKnobs.filter((name) => !known.has(name)));
    const unfitting = [];
    for (const [name, value] of this.#link.knobs) {
      const knob = known.get(name);
      if (knob === undefined) unknown.add(name);
      else if (fittingValue(knob, knob.kind === 'choice' ? valueText(value) : value) === null) unfitting.push(name);
    }
    const exact = { parts: this.#state.leftOut, isOtherRevision: this.#isOtherRevision };
    return leftOutText(this.#link, [...unknown], unfitting, exact);
  }
}
