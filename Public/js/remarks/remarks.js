// @ts-check
// Remarks on one preview: their pins over the device, and the panel in which they are listed, read and written.

import { copyText } from '../page/copying.js';
import { write } from '../page/elements.js';
import { KeptName } from '../page/kept-name.js';
import { SidePanel } from '../page/side-panel.js';
import { RemarkAPI } from '../server/remark-api.js';
import { sessionShown } from '../server/state.js';
import { PinLayer } from './pin-layer.js';
import { Pointing } from './pointing.js';
import { remarkAddress, remarkIn } from './remark-link.js';
import { RemarkLists } from './remark-lists.js';
import { pinsToDraw, placeRemarks } from './remark-order.js';
import { RemarkPictures } from './remark-pictures.js';
import { buttonText, elementText } from './remark-words.js';
import { bindShortcut } from './shortcut.js';
import { ThreadView } from './thread-view.js';
import { WordsForm } from './words-form.js';

/** A frame around an element that is shown stays so long, in ms. */
const FRAME_MS = 4000;

/** @typedef {import('../server/remark-list.js').Pointed} Pointed */
/** @typedef {import('../server/remark-list.js').Remark} Remark */
/** @typedef {import('../server/state.js').State} State */

/**
 * @typedef {{
 *   remarksButton: HTMLButtonElement, remarksCount: HTMLElement, remarksAdd: HTMLButtonElement,
 *   remarksStart: HTMLButtonElement, remarks: HTMLElement, remarksClose: HTMLButtonElement,
 *   remarksPins: HTMLButtonElement, remarksStatus: HTMLElement, remarksForm: HTMLElement,
 *   remarksAbout: HTMLElement,
 *   remarksScroller: HTMLElement, remarksAll: HTMLElement, remarksNew: HTMLButtonElement, remarksOff: HTMLElement,
 *   remarksThread: HTMLElement,
 *   remarksAllowRow: HTMLElement, remarksAllow: HTMLInputElement,
 * } & import('./remark-lists.js').ListElements & import('./pin-layer.js').PinElements &
 *   import('./pointing.js').PointingElements} RemarkElements
 * `remarksAdd`: beside the button of the panel; `remarksStart`: at the foot, for who watches or looks around alone
 */

/**
 * @typedef {object} RemarkParts
 * @property {Pick<import('../server/sender.js').Sender, 'point'>} sender
 * @property {import('../scene/scene.js').Scene} scene
 * @property {() => string} key  of a link, or the owner's; empty: none
 * @property {(clientX: number, clientY: number) => [x: number, y: number]} pointAt  CSS pixels to points
 * @property {(choices: import('../wire/screen.js').ScreenChoices) => string} settingsText
 */

export class Remarks {
  #view;
  #elements;
  #state;
  #parts;
  #api;
  #name;
  #pictures;
  #side;
  #pins;
  #pointing;
  #lists;
  #form;
  #listening = new AbortController();

  /** @type {Map<string, Remark>} by id */
  #remarks = new Map();

  /** Of the last list, by the server's clock, seconds since 1970. */
  #now = 0;

  /** Whether the list is being asked for, and whether it has changed since. */
  #isAsking = false;
  #isAskedAgain = false;

  /** Why the list could not be had the last time. */
  #fault = '';

  /** The element that is written about.
   * @type {Pointed | null} */
  #chosen = null;

  /** The remark that was left last, by its id. */
  #made = '';

  /** The thread that is read.
   * @type {{ id: string, view: ThreadView } | null} */
  #thread = null;

  /** Answers that were begun, by id of the remark.
   * @type {Map<string, string>} */
  #begun = new Map();

  /** Named by the address, and not yet opened. */
  #linked;

  /**
   * @param {Window & typeof globalThis} view
   * @param {RemarkElements} elements
   * @param {State} state
   * @param {RemarkParts} parts
   */
  constructor(view, elements, state, parts) {
    this.#view = view;
    this.#elements = elements;
    this.#state = state;
    this.#parts = parts;
    this.#api = new RemarkAPI(view.fetch.bind(view), () => sessionShown(state), parts.key);
    this.#name = new KeptName(view);
    this.#pictures = new RemarkPictures(view, (remark) => this.#api.picture(remark));
    this.#linked = remarkIn(view.location.search);
    const { remarksButton: button, remarks: panel, remarksClose: close, canvas, session } = elements;
    this.#side = new SidePanel({ button, panel, close, canvas, session }, 'remarks', (isOpen) => this.#toggled(isOpen));
    this.#pins = new PinLayer(view, elements, parts.scene, (remark) => this.#openThread(remark));
    this.#pointing = new Pointing(view, elements, {
      send: parts.sender.point, pointAt: parts.pointAt, size: () => state.size,
      looked: (pointed) => this.#pins.mark(pointed), chosen: (pointed) => this.#write(pointed),
    });
    this.#lists = new RemarkLists(elements, (remark) => this.#openThread(remark), this.#pictures);
    this.#form = new WordsForm(view.document, this.#name, {
      id: 'remarks-new', text: 'Your remark', send: 'Send', cancel: 'Cancel',
    }, {
      send: (name, text) => this.#send(name, text), sent: () => this.#sent(), cancelled: () => this.#cancel(),
    }, this.#listening.signal);
    elements.remarksForm.append(this.#form.element);
  }

  /** @returns {() => void} stop */
  bind() {
    const { remarksAdd, remarksStart, remarksNew, remarksPins, remarksAllow } = this.#elements;
    const { signal } = this.#listening;
    for (const button of [remarksAdd, remarksStart, remarksNew]) {
      button.addEventListener('click', () => this.#begin(), { signal });
    }
    remarksPins.addEventListener('click', () => this.#togglePins(), { signal });
    remarksAllow.addEventListener('change', () => this.#allow(), { signal });
    const { canvas, pins, remarks } = this.#elements;
    const stops = [
      this.#side.bind(), bindShortcut([canvas, pins, remarks], () => { if (this.#mayLeave) this.#begin(); }),
    ];
    return () => {
      stops.forEach((stop) => stop());
      this.#listening.abort();
      this.#pointing.stop();
      this.#pins.stop();
      this.#thread?.view.remove();
      this.#lists.clear();
      this.#pictures.stop();
    };
  }

  /** The scene is another. */
  applied() {
    this.#pins.changed();
  }

  /** The server has said something.
   * @param {string} type */
  told(type) {
    if (type === 'hello') this.#pointing.renew();
    if (type === 'element' && this.#state.pointed !== null) this.#pointing.answered(this.#state.pointed);
    if (type === 'pins') this.#placed();
    if (type === 'remarks') this.#changed();
  }

  /** Show what this page may do by now. */
  render() {
    const { remarksButton, remarksCount, remarksAdd, remarksStart, remarksNew, remarksOff } = this.#elements;
    const { remarksAllowRow, remarksAllow } = this.#elements;
    const { remarks, role, aside } = this.#state;
    const open = remarks?.open ?? 0;
    const mayLeave = this.#mayLeave;
    if (!mayLeave) this.#pointing.leave();
    remarksButton.hidden = remarks === null;
    remarksButton.setAttribute('aria-label', buttonText(open));
    remarksCount.hidden = open === 0;
    write(remarksCount, String(open));
    remarksAdd.hidden = !mayLeave;
    remarksStart.hidden = !mayLeave || (role !== 'view' && aside === '');
    remarksNew.hidden = !mayLeave;
    remarksOff.hidden = mayLeave || remarks === null;
    remarksAllowRow.hidden = role !== 'owner';
    remarksAllow.checked = remarks?.isAllowed === true;
    this.#renderThread();
  }

  /** Whether this page may leave remarks and answers, as far as is known. */
  get #mayLeave() {
    const { remarks, role } = this.#state;
    return remarks !== null && (remarks.isAllowed || role === 'owner');
  }

  #changed() {
    const isNone = this.#state.remarks?.all === 0 && this.#remarks.size === 0;
    this.render();
    if (!isNone || this.#linked !== '') this.#ask();
  }

  async #ask() {
    this.#isAskedAgain = this.#isAsking;
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      const { remarks, now } = await this.#api.list();
      this.#now = now;
      this.#remarks = new Map(remarks.map((remark) => [remark.id, remark]));
      if (this.#elements.remarksStatus.textContent === this.#fault) this.#say('');
      this.#placed();
      this.#openLinked();
    } catch (error) {
      this.#fault = sentence(error);
      this.#say(this.#fault);
    }
    this.#isAsking = false;
    if (this.#isAskedAgain && !this.#listening.signal.aborted) this.#ask();
  }

  /** The remarks, or their places, are others. */
  #placed() {
    placeRemarks(this.#remarks, this.#state.pins);
    if (this.#thread !== null && !this.#remarks.has(this.#thread.id)) this.#closeThread('This remark was deleted.');
    this.#drawPins();
    this.#lists.show(this.#remarks, this.#now);
    this.#renderThread();
  }

  #drawPins() {
    const current = this.#side.isOpen ? this.#thread?.id ?? '' : '';
    this.#pins.show(pinsToDraw(this.#remarks, this.#state.pins, current), current);
  }

  /** The remark that the address names. */
  #openLinked() {
    const id = this.#linked;
    this.#linked = '';
    if (id === '') return;
    if (this.#remarks.has(id)) return this.#openThread(id);
    this.#side.setOpen(true);
    this.#say('The remark of this address is not there any more.');
  }

  /** @param {boolean} isOpen */
  #toggled(isOpen) {
    if (isOpen) {
      this.#say('');
      this.#ask();
    }
    // Who aims goes on; a frame is of what the panel shows.
    if (!this.#pointing.isOn) this.#pins.mark(isOpen ? this.#chosen : null);
    this.#view.queueMicrotask(() => this.#drawPins());
  }

  #begin() {
    if (this.#pointing.isOn) return this.#pointing.leave();
    // One that is being written is written first.
    if (this.#form.isUnderWay) return;
    this.#pins.mark(null);
    this.#pointing.start();
  }

  /** @param {Pointed} chosen  has a pin */
  #write(chosen) {
    const { remarksAbout } = this.#elements;
    this.#chosen = chosen;
    this.#closeThread('');
    this.#showPart('form');
    write(remarksAbout, chosen.pin === null ? '' : `On ${elementText(chosen.pin.element)}`);
    if (!this.#side.isOpen) this.#side.setOpen(true);
    this.#pins.mark(chosen);
    this.#form.showName();
    this.#form.focus();
  }

  #cancel() {
    this.#chosen = null;
    this.#pins.mark(null);
    this.#showPart('list');
    this.#elements.remarksTitle.focus();
  }

  /** @param {string} name @param {string} text */
  async #send(name, text) {
    const chosen = this.#chosen;
    if (chosen?.pin == null) throw new Error('Choose what it is about first: press Cancel, and add it again.');
    const remark = await this.#api.make(name, text, chosen.pin);
    this.#made = remark.id;
    this.#take(remark);
  }

  /** Who has written a remark reads it in its place. */
  #sent() {
    this.#openThread(this.#made);
    this.#thread?.view.say('Your remark is there.');
  }

  /** @param {Remark} remark  as it is now */
  #take(remark) {
    this.#remarks.set(remark.id, remark);
    this.#now = Math.max(this.#now, remark.made);
    this.#placed();
  }

  /** @param {string} id */
  #openThread(id) {
    const remark = this.#remarks.get(id);
    if (remark === undefined) return;
    this.#pointing.leave();
    this.#chosen = null;
    this.#pins.mark(null);
    if (this.#thread?.id !== id) {
      this.#closeThread('');
      const view = new ThreadView(this.#view.document, remark, {
        state: this.#state, name: this.#name, pictures: this.#pictures, settingsText: this.#parts.settingsText,
      }, this.#deedsOf(id));
      view.text = this.#begun.get(id) ?? '';
      this.#thread = { id, view };
      this.#elements.remarksThread.append(view.element);
    }
    this.#renderThread();
    this.#showPart('thread');
    if (!this.#side.isOpen) this.#side.setOpen(true);
    this.#drawPins();
    this.#thread.view.focus();
  }

  /** @param {string} id @returns {import('./thread-view.js').ThreadDeeds} */
  #deedsOf(id) {
    const api = this.#api;
    return {
      back: () => {
        this.#closeThread('');
        this.#lists.focus(id);
      },
      point: () => this.#point(id),
      reply: async (name, text) => this.#take(await api.reply(id, name, text)),
      resolve: async (isResolved) => this.#take(await api.resolve(id, isResolved)),
      delete: async () => {
        await api.delete(id);
        this.#remarks.delete(id);
        this.#closeThread('The remark is deleted.');
        this.#placed();
      },
      goTo: (state) => api.goTo(state),
      copyLink: (field) => copyText(this.#view, remarkAddress(this.#view.location.href, id), field),
    };
  }

  /** Frame the element for a while.
   * @param {string} id @returns {boolean} false: it is not on the screen */
  #point(id) {
    const layer = this.#state.pins.find(({ remark }) => remark === id)?.layer ?? null;
    if (layer === null) return false;
    const marked = { layer, rect: null };
    this.#pins.mark(marked);
    this.#view.setTimeout(() => this.#pins.unmark(marked), FRAME_MS);
    return true;
  }

  #renderThread() {
    const remark = this.#remarks.get(this.#thread?.id ?? '');
    if (remark !== undefined) this.#thread?.view.show(remark, this.#now, this.#mayLeave);
  }

  /** @param {string} said  in its place; empty: nothing */
  #closeThread(said) {
    if (this.#thread === null) return;
    const { id, view } = this.#thread;
    const hadFocus = view.element.contains(this.#view.document.activeElement);
    this.#begun.set(id, view.text);
    this.#thread = null;
    view.remove();
    this.#showPart('list');
    this.#drawPins();
    this.#say(said);
    if (hadFocus) this.#elements.remarksTitle.focus();
  }

  /** @param {'list' | 'form' | 'thread'} part  of the panel */
  #showPart(part) {
    const { remarksAll, remarksForm, remarksThread, remarksScroller } = this.#elements;
    remarksAll.hidden = part !== 'list';
    remarksForm.hidden = part !== 'form';
    remarksThread.hidden = part !== 'thread';
    remarksScroller.scrollTop = 0;
  }

  #togglePins() {
    const { pins, remarksPins } = this.#elements;
    pins.hidden = !pins.hidden;
    remarksPins.setAttribute('aria-pressed', String(!pins.hidden));
    remarksPins.title = pins.hidden ? 'Show the pins' : 'Hide the pins';
  }

  async #allow() {
    const { remarksAllow } = this.#elements;
    const isAllowed = remarksAllow.checked;
    try {
      await this.#api.allow(isAllowed);
      this.#say(isAllowed ? 'People with a link may leave remarks.' : 'Nobody but the owner may leave remarks.');
    } catch (error) {
      remarksAllow.checked = !isAllowed;
      this.#say(sentence(error));
    }
  }

  #say = (/** @type {string} */ sentence) => write(this.#elements.remarksStatus, sentence);
}

/** @param {unknown} error  what was thrown, with a sentence for a person */
function sentence(error) {
  return error instanceof Error ? error.message : String(error);
}
