// @ts-check
// Typing: what happens in the page's own field, in; what the server is told, out. Knows no events, no elements and no
// clock. The field holds a copy of the text around the caret of what is typed into; the server has the last word on it,
// as soon as it has seen all that was typed.

/** @typedef {import('../server/typing-input.js').TypingInput} TypingInput */
/** @typedef {import('../wire/inputs.js').TypingEdit} TypingEdit */

/** The content and the selection of a field: places in UTF-16 units.
 * @typedef {{ value: string, start: number, end: number }} FieldText */

/** @typedef {{ key: string, isComposing: boolean, shiftKey: boolean, ctrlKey: boolean, altKey: boolean,
 *             metaKey: boolean }} KeyPress */

/** The longest text of one message, in UTF-16 units of at most three bytes. */
const UNITS_PER_MESSAGE = 1000;

/** The longest paste, in UTF-16 units; the rest is left out: the server would take it for an attack. */
const LONGEST_PASTE = 20_000;

/** Who hears nothing of what was typed for this long takes it for lost, in ms: somebody else was dragging. */
const PATIENCE_MS = 2000;

export class Typing {
  /** @type {TypingInput | null} */
  #input = null;

  /** The content and the selection of the field, as far as they are known here.
   * @type {FieldText} */
  #field = { value: '', start: 0, end: 0 };

  /** Where the field's text begins in the whole. */
  #textStart = 0;

  /** Number of the last message that was sent; 0 for none. */
  #sentSeq = 0;
  #sentAtMs = -Infinity;

  /** While an input method composes: where its text begins in the field, and how much follows it.
   * @type {{ start: number, after: number } | null} */
  #composing = null;

  /** The text that is typed into, as the server told of it last; null: none. */
  get input() {
    return this.#input;
  }

  get isComposing() {
    return this.#composing !== null;
  }

  /**
   * The server says what is typed into.
   * @param {TypingInput | null} input
   * @param {number} nowMs
   * @returns {FieldText | null} what the field shall hold now; null: leave it alone
   */
  reported(input, nowMs) {
    const isNew = this.#input === null;
    this.#input = input;
    if (input === null) {
      this.#composing = null;
      this.#sentSeq = 0;
      return this.#hold({ value: '', start: 0, end: 0 });
    }
    if (isNew) this.#sentSeq = 0;
    return this.#caughtUp(nowMs);
  }

  /**
   * Take over what the server has, if nothing typed is on its way there.
   * @param {number} nowMs
   */
  #caughtUp(nowMs) {
    const input = this.#input;
    if (input === null || this.#composing !== null) return null;
    if (input.inputSeq < this.#sentSeq && nowMs - this.#sentAtMs < PATIENCE_MS) return null;
    this.#textStart = input.textStart;
    const place = (/** @type {number} */ unit) =>
      Math.min(Math.max(unit - input.textStart, 0), input.text.length);
    const [start, length] = input.selection;
    return this.#hold({ value: input.text, start: place(start), end: place(start + length) });
  }

  /** @param {FieldText} field */
  #hold(field) {
    const { value, start, end } = this.#field;
    if (value === field.value && start === field.start && end === field.end) return null;
    this.#field = field;
    return field;
  }

  /**
   * A message has been sent.
   * @param {number} seq
   * @param {number} nowMs
   */
  sent(seq, nowMs) {
    this.#sentSeq = seq;
    this.#sentAtMs = nowMs;
  }

  /**
   * Something in the field is another: typed, pasted, corrected, deleted.
   * @param {FieldText} field  after it
   * @param {string} inputType  of the event
   * @returns {TypingEdit[]}
   */
  edited(field, inputType) {
    const before = this.#field;
    this.#field = field;
    if (this.#input === null) return [];
    if (this.#composing !== null) return this.#composed(field);
    const { from, removed, inserted } = difference(before, field);
    const isSelection = from === before.start && from + removed === before.end;
    if (isSelection && inserted !== '') return insertions(inserted);
    if (inserted === '' && removed === 0) return this.#selectionOf(before, field);
    const isBackward = inserted === '' && (isSelection ||
      inputType === 'deleteContentBackward' && before.start === before.end && from + removed === before.start &&
      isOneCharacter(before.value.slice(from, from + removed)));
    if (isBackward) return [{ form: 'deleteBackward' }];
    const [text, ...rest] = pieces(inserted);
    return [
      { form: 'replace', location: this.#textStart + from, length: removed, text: text ?? '' },
      ...rest.map((piece) => /** @type {TypingEdit} */ ({ form: 'insert', text: piece })),
    ];
  }

  /** @param {FieldText} field @returns {TypingEdit[]} */
  #composed({ value, start, end }) {
    const composing = this.#composing ?? { start: 0, after: 0 };
    const stop = Math.max(composing.start, value.length - composing.after);
    const text = value.slice(composing.start, stop).slice(0, UNITS_PER_MESSAGE);
    const caret = Math.min(Math.max(start - composing.start, 0), text.length);
    const length = Math.min(Math.max(end - composing.start, caret), text.length) - caret;
    return [{ form: 'compose', text, location: caret, length }];
  }

  /**
   * An input method begins to compose, in place of the selection or of a word that it takes up again.
   * @param {string} taken  the word
   * @returns {TypingEdit[]}
   */
  compositionStarted(taken) {
    const { value, start, end } = this.#field;
    if (this.#input === null) return [];
    const isTakenUp = start === end && taken !== '' && value.slice(0, start).endsWith(taken);
    const from = isTakenUp ? start - taken.length : start;
    this.#composing = { start: from, after: value.length - end };
    return isTakenUp ? [{ form: 'select', location: this.#textStart + from, length: taken.length }] : [];
  }

  /**
   * The composed text is decided.
   * @param {FieldText} field  after it
   * @returns {{ edits: TypingEdit[], field: FieldText | null }}  as of `reported`
   */
  compositionEnded(field) {
    if (this.#composing === null || this.#input === null) return { edits: [], field: null };
    const isOther = field.value !== this.#field.value;
    this.#field = field;
    const edits = isOther ? this.#composed(field) : [];
    this.#composing = null;
    return { edits: [...edits, { form: 'endComposing' }], field: null };
  }

  /**
   * Caret or selection of the field are elsewhere.
   * @param {FieldText} field
   * @returns {TypingEdit[]}
   */
  selected(field) {
    const before = this.#field;
    // Before it is known what has been typed, it is not known what is selected.
    if (this.#input === null || this.#composing !== null || field.value !== before.value) return [];
    this.#field = field;
    return this.#selectionOf(before, field);
  }

  /** @param {FieldText} before @param {FieldText} field @returns {TypingEdit[]} */
  #selectionOf(before, { start, end }) {
    if (before.start === start && before.end === end) return [];
    return [{ form: 'select', location: this.#textStart + start, length: end - start }];
  }

  /**
   * A key, before the field has it.
   * @param {KeyPress} press
   * @returns {TypingEdit | null} what it means in place of what the field would do; null: it is the field's
   */
  key(press) {
    if (this.#input === null || press.isComposing || this.#composing !== null) return null;
    if (press.ctrlKey || press.altKey || press.metaKey) return null;
    const { start, end } = this.#field;
    switch (press.key) {
      // Fields of one line have no line end to type.
      case 'Enter': return this.#input.isMultiline ? null : { form: 'insert', text: '\n' };
      // The lines of the field are not those that are seen.
      case 'ArrowUp': return press.shiftKey ? null : { form: 'move', isDown: false };
      case 'ArrowDown': return press.shiftKey ? null : { form: 'move', isDown: true };
      // Where there is nothing before the caret the field would say nothing.
      case 'Backspace': return start === 0 && end === 0 ? { form: 'deleteBackward' } : null;
      case 'Escape': return { form: 'dismiss' };
      default: return null;
    }
  }
}

/**
 * The part that was replaced, and its replacement. The text behind the caret is taken as unchanged, if it is, so that a
 * letter typed twice is found where it was typed.
 * @param {FieldText} before
 * @param {FieldText} after
 */
function difference(before, after) {
  const [old, now] = [before.value, after.value];
  const tail = now.slice(after.end);
  let kept = old.endsWith(tail) ? tail.length : 0;
  if (kept === 0) {
    while (kept < Math.min(old.length, now.length) && old.at(-1 - kept) === now.at(-1 - kept)) kept += 1;
  }
  // Typing over a selection leaves what is before it alone, even where the first letter is the same.
  const most = Math.min(old.length - kept, now.length - kept, before.start);
  let from = 0;
  while (from < most && old[from] === now[from]) from += 1;
  if (from > 0 && isHighSurrogate(old.charCodeAt(from - 1))) from -= 1;
  return { from, removed: old.length - kept - from, inserted: now.slice(from, now.length - kept) };
}

/** @param {number} unit */
function isHighSurrogate(unit) {
  return unit >= 0xd800 && unit < 0xdc00;
}

/** @param {string} text  not empty */
function isOneCharacter(text) {
  // Not in all browsers yet: without it a character of several scalars is deleted by its place.
  if (typeof Intl.Segmenter !== 'function') return [...text].length === 1;
  return [...new Intl.Segmenter().segment(text)].length === 1;
}

/** @param {string} text @returns {TypingEdit[]} */
function insertions(text) {
  return pieces(text).map((piece) => ({ form: 'insert', text: piece }));
}

/**
 * @param {string} text
 * @returns {string[]}  each short enough for a message, and no character cut
 */
function pieces(text) {
  const all = [];
  for (let start = 0; start < Math.min(text.length, LONGEST_PASTE);) {
    let end = Math.min(start + UNITS_PER_MESSAGE, text.length);
    if (end < text.length && isHighSurrogate(text.charCodeAt(end - 1))) end -= 1;
    all.push(text.slice(start, end));
    start = end;
  }
  return all;
}
