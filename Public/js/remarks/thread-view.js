// @ts-check
// The thread of one remark in the panel: what was said, and what may be done about it.

import { Confirmation } from '../page/confirmation.js';
import { write } from '../page/elements.js';
import { isOtherwise, madeStateFrom, madeStateText } from './made-state.js';
import { declaredText, elementText, placeText } from './remark-words.js';
import { createThreadParts } from './thread-parts.js';
import { createUtterance } from './utterance.js';
import { WordsForm } from './words-form.js';

/** @typedef {import('../server/remark-list.js').Remark} Remark */
/** @typedef {import('../server/remark-list.js').StateOrder} StateOrder */
/** @typedef {import('../server/state.js').State} State */

/**
 * Deeds throw an `Error` with a sentence for a person.
 * @typedef {object} ThreadDeeds
 * @property {() => void} back                 to the list
 * @property {() => boolean} point             a frame around the element; false: it is not seen
 * @property {(name: string, text: string) => Promise<void>} reply
 * @property {(isResolved: boolean) => Promise<void>} resolve
 * @property {() => Promise<void>} delete
 * @property {(state: StateOrder) => Promise<boolean>} goTo  true: the source is another by now
 * @property {(field: HTMLInputElement) => Promise<boolean>} copyLink  false: the browser copies nothing
 */

export class ThreadView {
  #state;
  #deeds;
  #pictures;
  #settingsText;
  #parts;
  #form;
  #delete;
  #listening = new AbortController();

  /** @type {ReturnType<typeof createUtterance>[]} */
  #replies = [];

  /** @type {Remark} */
  #remark;

  #isMadeShown = false;

  /**
   * @param {Document} page
   * @param {Remark} remark
   * @param {object} parts
   * @param {State} parts.state
   * @param {import('../page/kept-name.js').KeptName} parts.name
   * @param {import('./remark-pictures.js').RemarkPictures} parts.pictures
   * @param {(choices: import('../wire/screen.js').ScreenChoices) => string} parts.settingsText
   * @param {ThreadDeeds} deeds
   */
  constructor(page, remark, { state, name, pictures, settingsText }, deeds) {
    const { signal } = this.#listening;
    this.#remark = remark;
    this.#state = state;
    this.#deeds = deeds;
    this.#pictures = pictures;
    this.#settingsText = settingsText;
    this.#form = new WordsForm(page, name, { id: 'remarks-reply', text: 'Answer', send: 'Answer', cancel: '' }, {
      send: deeds.reply, sent: () => this.say('Your answer is there.'),
    }, signal);
    this.#parts = createThreadParts(page, this.#form.element);
    const { back, show, resolve, copy, made } = this.#parts;
    this.#delete = new Confirmation(this.#parts, {
      asks: () => this.say(''), confirmed: () => this.#confirmed(),
    }, signal);
    back.addEventListener('click', deeds.back, { signal });
    show.addEventListener('click', () => this.#show(), { signal });
    resolve.addEventListener('click', () => this.#try(
      () => deeds.resolve(!this.#remark.isResolved), this.#remark.isResolved ? 'It is open again.' : 'It is resolved.'),
    { signal });
    copy.addEventListener('click', () => this.#copy(), { signal });
    made.go.addEventListener('click', () => this.#goTo(), { signal });
    // Of an element that is gone the picture is what there is.
    this.#setMadeShown(remark.place === 'orphaned');
  }

  get element() {
    return this.#parts.element;
  }

  /** The answer that is being written. */
  get text() {
    return this.#form.text;
  }

  set text(text) {
    this.#form.text = text;
  }

  /** @param {Remark} remark  the same one, as it is now @param {number} now  seconds since 1970
   * @param {boolean} mayAnswer */
  show(remark, now, mayAnswer) {
    const { title, facts, first, resolve, choices, button, made, replies } = this.#parts;
    const { role } = this.#state;
    const hadPicture = this.#remark.hasPicture;
    this.#remark = remark;
    if (this.#isMadeShown && remark.hasPicture !== hadPicture) this.#setMadeShown(true);
    write(title, `Remark ${remark.number}${remark.isResolved ? ', resolved' : ''}`);
    write(facts, [elementText(remark.pin.element), placeText(remark), declaredText(remark)].filter((part) => part !== '').join('. '));
    first.show(remark, now);
    this.#showReplies(remark, now);
    replies.hidden = remark.replies.length === 0;
    write(resolve, remark.isResolved ? 'Reopen' : 'Resolve');
    resolve.hidden = role === 'view';
    button.hidden = role !== 'owner';
    if (role !== 'owner') this.#delete.close();
    made.go.hidden = role === 'view' || remark.order === null;
    made.note.hidden = made.go.hidden;
    choices.dataset.count = String(remark.replies.length);
    this.#form.element.hidden = !mayAnswer;
    this.#form.showName();
  }

  focus() {
    this.#parts.title.focus({ preventScroll: true });
  }

  /** @param {string} sentence */
  say(sentence) {
    write(this.#parts.status, sentence);
  }

  remove() {
    this.#listening.abort();
    this.element.remove();
  }

  /** @param {Remark} remark @param {number} now */
  #showReplies(remark, now) {
    const { replies } = this.#parts;
    while (this.#replies.length > remark.replies.length) this.#replies.pop()?.element.remove();
    remark.replies.forEach((reply, index) => {
      if (this.#replies[index] === undefined) {
        this.#replies[index] = createUtterance(replies.ownerDocument, 'li');
        replies.append(this.#replies[index].element);
      }
      this.#replies[index].show(reply, now);
    });
  }

  /** The element, if it is there and everything else is as it was; else how it was. */
  #show() {
    const { order } = this.#remark;
    const isOther = order !== null && isOtherwise(madeStateFrom(order), this.#state);
    if (this.#isMadeShown) return this.#setMadeShown(false);
    if (!isOther && this.#deeds.point()) return this.say('It is on the screen, in the frame.');
    this.#deeds.point();
    this.#setMadeShown(true);
    this.#parts.made.element.scrollIntoView({ block: 'nearest' });
  }

  /** @param {boolean} isShown */
  #setMadeShown(isShown) {
    const { made, show } = this.#parts;
    this.#isMadeShown = isShown;
    made.element.hidden = !isShown;
    show.setAttribute('aria-expanded', String(isShown));
    if (!isShown) return;
    const { order } = this.#remark;
    const words = order === null ? '' : madeStateText(madeStateFrom(order), this.#state.devices, this.#settingsText);
    write(made.words, words === '' ? 'This is how it was.' : `This is how it was: ${words}`);
    made.picture.replaceChildren(this.#pictures.element(this.#remark, 'The preview as it was'));
  }

  async #goTo() {
    const { order } = this.#remark;
    if (order === null) return;
    try {
      this.say('');
      const isOther = await this.#deeds.goTo(order);
      this.say(isOther ? 'The preview is in that state, but its source has changed since.'
        : 'The preview is in that state now.');
    } catch (error) {
      this.say(sentence(error));
    }
  }

  async #confirmed() {
    try {
      await this.#deeds.delete();
    } catch (error) {
      this.#delete.failed();
      this.say(sentence(error));
    }
  }

  async #copy() {
    const isCopied = await this.#deeds.copyLink(this.#parts.address);
    this.say(isCopied ? 'The link is copied.' : 'This browser lets nothing be copied: the link is selected.');
  }

  /** @param {() => Promise<void>} deed @param {string} done  what to say then */
  async #try(deed, done) {
    try {
      this.say('');
      await deed();
      this.say(done);
    } catch (error) {
      this.say(sentence(error));
    }
  }
}

/** @param {unknown} error  what was thrown, with a sentence for a person */
function sentence(error) {
  return error instanceof Error ? error.message : String(error);
}
