// @ts-check
// The page's own field, which is invisible: it lies over the caret, so that a phone's keyboard, input methods,
// correction and paste work as anywhere.

import { Typing } from './typing.js';

/** @typedef {{ typing: HTMLTextAreaElement, typingSecret: HTMLInputElement, canvas: HTMLCanvasElement }} TypingElements */
/** @typedef {HTMLTextAreaElement | HTMLInputElement} Field */

/** `inputmode` for what is likely to be typed. */
const MODES = new Map([
  ['url', 'url'], ['digits', 'numeric'], ['punctuation', 'text'], ['phone', 'tel'], ['email', 'email'],
  ['decimal', 'decimal'], ['search', 'search'],
]);

/** `enterkeyhint` for what the return key says. */
const RETURN_KEYS = new Map([
  ['go', 'go'], ['join', 'go'], ['route', 'go'], ['continue', 'next'], ['next', 'next'], ['search', 'search'],
  ['google', 'search'], ['yahoo', 'search'], ['send', 'send'], ['done', 'done'],
]);

/** `autocapitalize` for which letters begin as capitals. */
const CAPITALS = new Map([['none', 'none'], ['words', 'words'], ['sentences', 'sentences'], ['all', 'characters']]);

/**
 * Start typing into the preview whenever the server wants it.
 * @param {Window & typeof globalThis} view
 * @param {TypingElements} elements
 * @param {import('../server/state.js').State} state
 * @param {(edit: import('../wire/inputs.js').TypingEdit) => boolean} send  false: the connection is not open
 * @param {() => number} scale  CSS pixels per point, now
 * @returns {{ changed: () => void, lost: () => void, stop: () => void }} `changed`: the server has said what is typed into
 */
export function openTyping(view, elements, state, send, scale) {
  const { typing: plain, typingSecret: secret, canvas } = elements;
  const page = view.document;
  const typing = new Typing();
  const fields = [plain, secret];
  /** @type {Field} */
  let field = plain;
  const now = () => view.performance.now();
  const held = () => ({
    value: field.value, start: field.selectionStart ?? 0, end: field.selectionEnd ?? 0,
  });
  const say = (/** @type {import('../wire/inputs.js').TypingEdit[]} */ edits) => {
    for (const edit of edits) if (send(edit)) typing.sent(state.inputSeq, now());
  };
  const hold = (/** @type {import('./typing.js').FieldText | null} */ text) => {
    if (text === null) return;
    if (field.value !== text.value) field.value = text.value;
    field.setSelectionRange(text.start, text.end);
  };
  const isOurs = () => page.activeElement === plain || page.activeElement === secret;
  const focus = () => {
    const other = page.activeElement;
    if (other === null || other === page.body || other === canvas || isOurs()) field.focus({ preventScroll: true });
  };

  const changed = () => {
    const input = state.typing;
    const wanted = input?.isSecure ? secret : plain;
    const hadFocus = isOurs();
    if (wanted !== field) {
      typing.reported(null, now());
      field.value = '';
      field = wanted;
    }
    const wasTyping = typing.input !== null;
    for (const each of fields) each.hidden = input === null || each !== field;
    if (input !== null) dress(field, input, scale());
    hold(typing.reported(input, now()));
    if (input === null) {
      if (hadFocus) canvas.focus({ preventScroll: true });
    } else if (!wasTyping || hadFocus) focus();
  };

  const edited = (/** @type {Event} */ event) =>
    say(typing.edited(held(), /** @type {InputEvent} */ (event).inputType ?? ''));
  const compositionStarted = (/** @type {CompositionEvent} */ { data }) => say(typing.compositionStarted(data ?? ''));
  const compositionEnded = () => {
    // Some browsers tell of the last letters only after this.
    view.queueMicrotask(() => {
      const { edits, field: text } = typing.compositionEnded(held());
      say(edits);
      hold(text);
    });
  };
  const keyPressed = (/** @type {KeyboardEvent} */ event) => {
    // The page's own keys are not meant.
    event.stopPropagation();
    const edit = typing.key(event);
    if (edit === null) return;
    event.preventDefault();
    say([edit]);
  };
  const selectionChanged = () => {
    if (isOurs()) say(typing.selected(held()));
  };
  // A press on the device must not take the keyboard away; the preview may, by what it does.
  const keepFocus = (/** @type {Event} */ event) => {
    if (typing.input !== null && isOurs()) event.preventDefault();
  };
  // Phones show their keyboard only while a finger is at it.
  const focusAgain = () => {
    if (typing.input !== null) focus();
  };

  const listening = new AbortController();
  const { signal } = listening;
  for (const each of /** @type {HTMLElement[]} */ (fields)) {
    each.addEventListener('input', edited, { signal });
    each.addEventListener('compositionstart', compositionStarted, { signal });
    each.addEventListener('compositionend', compositionEnded, { signal });
    each.addEventListener('keydown', keyPressed, { signal });
  }
  page.addEventListener('selectionchange', selectionChanged, { signal });
  canvas.addEventListener('mousedown', keepFocus, { signal });
  canvas.addEventListener('pointerup', focusAgain, { signal });
  return {
    changed,
    lost() {
      state.typing = null;
      changed();
    },
    stop: () => listening.abort(),
  };
}

/**
 * @param {Field} field
 * @param {import('../server/typing-input.js').TypingInput} input
 * @param {number} scale  CSS pixels per point
 */
function dress(field, input, scale) {
  const attributes = {
    inputmode: MODES.get(input.keyboard) ?? 'text',
    enterkeyhint: RETURN_KEYS.get(input.returnKey) ?? (input.isMultiline ? 'enter' : 'done'),
    autocapitalize: CAPITALS.get(input.capitalization) ?? 'sentences',
    autocorrect: input.correctsWords ? 'on' : 'off',
    spellcheck: input.correctsWords ? 'true' : 'false',
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (field.getAttribute(name) !== value) field.setAttribute(name, value);
  }
  const [x, y, , height] = input.caret;
  field.style.setProperty('--x', `${x * scale}px`);
  field.style.setProperty('--y', `${y * scale}px`);
  field.style.setProperty('--height', `${Math.max(1, height * scale)}px`);
}
