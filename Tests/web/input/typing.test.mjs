// The page's field for typing: events in, messages and what the field shall hold out.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Typing } from '../../../Public/js/input/typing.js';
import { typingInputFrom } from '../../../Public/js/server/typing-input.js';

/** @returns {import('../../../Public/js/server/typing-input.js').TypingInput} */
const input = (text = '', caret = text.length, more = {}) => ({
  inputSeq: 0, keyboard: 'text', returnKey: 'return', capitalization: 'sentences', correctsWords: true,
  isSecure: false, isMultiline: false, text, textStart: 0, selection: [caret, 0], caret: [0, 0, 0, 20], ...more,
});

/** A field: `|` is the caret, or both ends of the selection. */
const field = (picture) => {
  const [before, inside, after] = picture.split('|');
  return after === undefined
    ? { value: before + inside, start: before.length, end: before.length }
    : { value: before + inside + after, start: before.length, end: before.length + inside.length };
};

const typingInto = (text, caret, more) => {
  const typing = new Typing();
  typing.reported(input(text, caret, more), 0);
  return typing;
};

const press = (key, more = {}) =>
  ({ key, isComposing: false, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more });

test('what the server has is put into the field, once', () => {
  const typing = new Typing();
  assert.deepEqual(typing.reported(input('abc', 2), 0), field('ab|c'));
  assert.equal(typing.reported(input('abc', 2), 0), null);
  assert.deepEqual(typing.reported(null, 0), field('|'));
});

test('a letter goes in at the caret, wherever that is, also twice the same', () => {
  assert.deepEqual(typingInto('').edited(field('a|'), 'insertText'), [{ form: 'insert', text: 'a' }]);
  assert.deepEqual(typingInto('aaa', 1).edited(field('aa|aa'), 'insertText'), [{ form: 'insert', text: 'a' }]);
});

test('a letter over a selection takes its place, even where it begins alike', () => {
  const typing = typingInto('abc', 0, { selection: [0, 3] });
  assert.deepEqual(typing.edited(field('a|'), 'insertText'), [{ form: 'insert', text: 'a' }]);
});

test('deleting backwards is one word for a letter and for a selection', () => {
  const one = typingInto('ab');
  assert.deepEqual(one.edited(field('a|'), 'deleteContentBackward'), [{ form: 'deleteBackward' }]);
  const all = typingInto('abc', 0, { selection: [0, 2] });
  assert.deepEqual(all.edited(field('|c'), 'deleteContentForward'), [{ form: 'deleteBackward' }]);
});

test('deleting before the first letter is told although the field has nothing to delete', () => {
  assert.deepEqual(typingInto('').key(press('Backspace')), { form: 'deleteBackward' });
  assert.equal(typingInto('a').key(press('Backspace')), null);
});

test('deleting forwards, a word, and correction are told by their place', () => {
  assert.deepEqual(
    typingInto('abc', 1).edited(field('a|c'), 'deleteContentForward'),
    [{ form: 'replace', location: 1, length: 1, text: '' }]);
  assert.deepEqual(
    typingInto('one two').edited(field('one |'), 'deleteWordBackward'),
    [{ form: 'replace', location: 4, length: 3, text: '' }]);
  assert.deepEqual(
    typingInto('teh', 3, { textStart: 100, selection: [103, 0] }).edited(field('the|'), 'insertReplacementText'),
    [{ form: 'replace', location: 101, length: 2, text: 'he' }]);
});

test('a surrogate pair is never cut', () => {
  const typing = typingInto('👍', 2);
  assert.deepEqual(
    typing.edited(field('👎|'), 'insertReplacementText'), [{ form: 'replace', location: 0, length: 2, text: '👎' }]);
  const long = `${'a'.repeat(999)}👍b`;
  const edits = typingInto('').edited({ value: long, start: long.length, end: long.length }, 'insertFromPaste');
  assert.deepEqual(edits.map(({ text }) => text.length), [999, 3]);
});

test('a paste that is too long is cut', () => {
  const long = 'x'.repeat(1_000_000);
  const edits = typingInto('').edited({ value: long, start: long.length, end: long.length }, 'insertFromPaste');
  assert.equal(edits.reduce((sum, { text }) => sum + text.length, 0), 20_000);
});

test('while something typed is on its way, the field is left alone; then the server has its word', () => {
  const typing = typingInto('');
  typing.edited(field('a|'), 'insertText');
  typing.sent(5, 0);
  assert.equal(typing.reported(input('', 0, { inputSeq: 4 }), 1), null);
  assert.deepEqual(typing.reported(input('A', 1, { inputSeq: 5 }), 2), field('A|'));
});

test('a letter that was refused leaves the field', () => {
  const typing = typingInto('12');
  typing.edited(field('12x|'), 'insertText');
  typing.sent(1, 0);
  assert.deepEqual(typing.reported(input('12', 2, { inputSeq: 1 }), 1), field('12|'));
});

test('what was lost on its way does not hold the field for ever', () => {
  const typing = typingInto('');
  typing.edited(field('a|'), 'insertText');
  typing.sent(5, 0);
  assert.deepEqual(typing.reported(input('b'), 3000), field('b|'));
});

test('an input method tells what it has not decided, and that it has', () => {
  const typing = typingInto('xy', 1);
  assert.deepEqual(typing.compositionStarted(''), []);
  assert.deepEqual(
    typing.edited(field('xn|y'), 'insertCompositionText'), [{ form: 'compose', text: 'n', location: 1, length: 0 }]);
  assert.deepEqual(
    typing.edited(field('xni|y'), 'insertCompositionText'), [{ form: 'compose', text: 'ni', location: 2, length: 0 }]);
  assert.equal(typing.reported(input('xny', 2, { inputSeq: 9 }), 1), null);
  assert.deepEqual(typing.edited(field('x你|y'), 'insertCompositionText'),
    [{ form: 'compose', text: '你', location: 1, length: 0 }]);
  assert.deepEqual(typing.compositionEnded(field('x你|y')), { edits: [{ form: 'endComposing' }], field: null });
  assert.equal(typing.isComposing, false);
});

test('the last letters may come with the end', () => {
  const typing = typingInto('');
  typing.compositionStarted('');
  assert.deepEqual(typing.compositionEnded(field('é|')).edits,
    [{ form: 'compose', text: 'é', location: 1, length: 0 }, { form: 'endComposing' }]);
});

test('a word that an input method takes up again is selected first', () => {
  const typing = typingInto('say hel');
  assert.deepEqual(typing.compositionStarted('hel'), [{ form: 'select', location: 4, length: 3 }]);
  assert.deepEqual(typing.edited(field('say hell|'), 'insertCompositionText'),
    [{ form: 'compose', text: 'hell', location: 4, length: 0 }]);
});

test('a caret that the person moves is told, one that the page put there is not', () => {
  const typing = typingInto('abc');
  assert.deepEqual(typing.selected(field('abc|')), []);
  assert.deepEqual(typing.selected(field('a|b|c')), [{ form: 'select', location: 1, length: 1 }]);
  assert.deepEqual(typing.selected(field('a|b|c')), []);
  // Typed, and not yet heard of: the place belongs to another text.
  assert.deepEqual(typing.selected(field('abcd|')), []);
});

test('return is sent from one line and typed into several; arrows go by what is seen', () => {
  assert.deepEqual(typingInto('').key(press('Enter')), { form: 'insert', text: '\n' });
  const several = typingInto('a', 1, { isMultiline: true });
  assert.equal(several.key(press('Enter')), null);
  assert.deepEqual(several.edited(field('a\n|'), 'insertLineBreak'), [{ form: 'insert', text: '\n' }]);
  assert.deepEqual(several.key(press('ArrowUp')), { form: 'move', isDown: false });
  assert.deepEqual(several.key(press('ArrowDown')), { form: 'move', isDown: true });
  assert.equal(several.key(press('ArrowLeft')), null);
  assert.equal(several.key(press('ArrowUp', { metaKey: true })), null);
  assert.deepEqual(several.key(press('Escape')), { form: 'dismiss' });
});

test('keys of an input method are its own', () => {
  const typing = typingInto('');
  assert.equal(typing.key(press('Enter', { isComposing: true })), null);
  typing.compositionStarted('');
  assert.equal(typing.key(press('Backspace')), null);
});

test('nothing is said while nothing is typed into', () => {
  const typing = new Typing();
  assert.deepEqual(typing.edited(field('a|'), 'insertText'), []);
  assert.deepEqual(typing.compositionStarted(''), []);
  assert.deepEqual(typing.selected(field('|a')), []);
  assert.equal(typing.key(press('Enter')), null);
});

test('any edit of any field is what the server makes of it', () => {
  // The server's side, slow and obvious.
  const apply = (state, edit) => {
    const put = (from, to, text) => ({
      value: state.value.slice(0, from) + text + state.value.slice(to), start: from + text.length,
      end: from + text.length,
    });
    switch (edit.form) {
      case 'insert': return put(state.start, state.end, edit.text);
      case 'deleteBackward':
        return state.start < state.end ? put(state.start, state.end, '') : put(state.start - 1, state.start, '');
      case 'replace': return put(edit.location, edit.location + edit.length, edit.text);
      case 'select': return { ...state, start: edit.location, end: edit.location + edit.length };
      default: throw new Error(edit.form);
    }
  };
  const texts = ['', 'a', 'b', 'aa', 'ab', 'ba', 'aab', 'aba', 'abab'];
  const types = ['insertText', 'deleteContentBackward', 'deleteContentForward', 'insertReplacementText'];
  for (const old of texts) for (let start = 0; start <= old.length; start++) {
    for (let end = start; end <= old.length; end++) for (const now of texts) for (const type of types) {
      for (let caret = 0; caret <= now.length; caret++) {
        const typing = typingInto(old, 0, { selection: [start, end - start] });
        const edits = typing.edited({ value: now, start: caret, end: caret }, type);
        const after = edits.reduce(apply, { value: old, start, end });
        assert.equal(after.value, now, `${old} ${start}…${end} → ${now} at ${caret}, ${type}: ${JSON.stringify(edits)}`);
      }
    }
  }
});

test('a control message is read, and nonsense in it is nothing', () => {
  assert.equal(typingInputFrom(null), null);
  assert.equal(typingInputFrom({ text: 5 }), null);
  const read = typingInputFrom({ text: 'a', selection: ['x', -1], caret: [1, NaN], textStart: 1e300, inputSeq: 3 });
  assert.deepEqual(read, {
    ...input('a', 0), inputSeq: 3, keyboard: '', returnKey: '', capitalization: '', correctsWords: false,
    caret: [1, 0, 0, 0],
  });
});
