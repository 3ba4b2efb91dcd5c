// The words about remarks, what is wrong with what somebody has written, and the state in which a remark was made.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOtherwise, madeStateFrom, madeStateText } from '../../../Public/js/remarks/made-state.js';
import { remarkAddress, remarkIn } from '../../../Public/js/remarks/remark-link.js';
import { declaredText, elementText, pinText, repliesText } from '../../../Public/js/remarks/remark-words.js';
import { beginsRemark } from '../../../Public/js/remarks/shortcut.js';
import { faultOf } from '../../../Public/js/remarks/written.js';
import { createState } from '../../../Public/js/server/state.js';
import { remark } from './remarks-of.mjs';

const element = (more) => ({ kind: 'cell', view: 'main', section: 0, item: 4, of: '', words: '', ...more });

test('an element is called by what it says and where it is', () => {
  assert.equal(elementText(element({ words: 'Aloe vera' })), '“Aloe vera”, item 5');
  assert.equal(elementText(element({ section: 2 })), 'Section 3, item 5');
  assert.equal(
    elementText(element({ kind: 'supplementary', of: 'UICollectionElementKindSectionHeader', words: 'Succulents' })),
    '“Succulents”, header of section 1');
  assert.equal(elementText(element({ kind: 'supplementary', of: 'badge' })), 'Supplement of section 1');
  assert.equal(elementText(element({ kind: 'view', words: 'Buy' })), '“Buy”');
  assert.equal(elementText(element({ kind: 'screen' })), 'The screen');
});

test('a pin says who has remarked what, in one line', () => {
  assert.equal(pinText(remark(3, { text: 'Too\n small' })), 'Remark 3 by Mia: Too small');
  assert.equal(pinText(remark(3, { isResolved: true })), 'Remark 3, resolved, by Mia: Text 3');
  const long = pinText(remark(3, { text: '👩‍🌾'.repeat(200) }));
  assert.equal([...long].length, 'Remark 3 by Mia: '.length + 90);
  assert.ok(long.endsWith('…'));
});

test('it is said where the preview is declared, to who is told', () => {
  assert.equal(declaredText(remark(1, { declared: 'Drum.swift:12' })), 'Declared at Drum.swift:12');
  assert.equal(declaredText(remark(1)), '');
});

test('answers are counted', () => {
  const reply = { name: 'A', text: 'b', made: 0, isOwner: false };
  assert.deepEqual([0, 1, 2].map((count) => repliesText(remark(1, { replies: Array(count).fill(reply) }))),
    ['', '1 reply', '2 replies']);
});

test('nothing is sent without words and a name, nor more than the server takes', () => {
  assert.equal(faultOf('Hi', 'Mia'), null);
  assert.equal(faultOf(' \n', 'Mia').field, 'text');
  assert.equal(faultOf('Hi', ' \t ').field, 'name');
  assert.equal(faultOf('ü'.repeat(2000), 'Mia'), null);
  assert.match(faultOf('👍'.repeat(2001), 'Mia').sentence, /2,000 characters: leave out 1 character\./);
});

test('C begins a remark, and is a letter where letters are written', () => {
  const press = (more = {}) => ({
    key: 'c', ctrlKey: false, altKey: false, metaKey: false, repeat: false, defaultPrevented: false, ...more,
  });
  const begins = (more, tagName = 'CANVAS') => beginsRemark(press(more), { tagName });
  assert.deepEqual([begins(), begins({ key: 'C' })], [true, true]);
  for (const tag of ['INPUT', 'TEXTAREA', 'SELECT']) assert.equal(begins({}, tag), false);
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }, { key: 'x' }]) {
    assert.equal(begins(more), false);
  }
});

test('an address names a remark, and nothing else is taken for one', () => {
  assert.equal(remarkIn('?preview=x&remark=AbC-_9'), 'AbC-_9');
  for (const search of ['', '?remark=', '?remark=../x', `?remark=${'a'.repeat(65)}`, '?remark=%3Cimg%3E']) {
    assert.equal(remarkIn(search), '');
  }
  assert.equal(remarkAddress('http://a:1/s/x?preview=p&remark=old#key=k', 'new'), 'http://a:1/s/x?preview=p&remark=new#key=k');
});

const ORDER = {
  preview: 'p', size: [390, 844], device: 'iphone', appearance: 'dark', knobs: { 'L.gap': 12, 'L.on': true },
  revision: 'f00dcafe', state: 'AAAA',
};
const DEVICES = [{ slug: 'iphone', name: 'iPhone 16' }];

test('the state in which a remark was made is told in words', () => {
  const words = madeStateText(madeStateFrom(ORDER), DEVICES, ({ appearance }) => `It is ${appearance}`);
  assert.equal(words, 'iPhone 16 · 390 × 844 · It is dark · L.gap: 12 · L.on: true · Build f00dcafe');
  assert.equal(madeStateText(madeStateFrom({}), DEVICES, () => ''), '');
  const many = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`k${index}`, index]));
  assert.match(madeStateText(madeStateFrom({ knobs: many }), [], () => ''), /k3: 3 · 3 more knobs$/);
});

test('a state of nonsense is told as none', () => {
  const made = madeStateFrom({ size: ['a', -1], device: 7, knobs: { a: {} }, appearance: 'pink', revision: [] });
  assert.deepEqual([made.size, made.device, made.choices.appearance, [...made.knobs], made.revision],
    [null, '', 'light', [['a', '']], '']);
});

test('a session is otherwise if its screen, its knobs or its build are', () => {
  const knob = (name, value, initial) => ({ name, value, default: initial });
  const state = (more = {}) => Object.assign(createState(), {
    size: [390, 844], device: 'iphone', appearance: 'dark',
    knobs: [knob('L.gap', 12, 8), knob('L.on', true, false), knob('L.same', 1, 1)], ...more,
  });
  const made = madeStateFrom(ORDER);
  assert.equal(isOtherwise(made, state()), false);
  for (const more of [
    { size: [400, 844] }, { device: '' }, { appearance: 'light' }, { textSize: 'xl' }, { knobs: [] },
    { knobs: [knob('L.gap', 13, 8), knob('L.on', true, false)] },
    { knobs: [knob('L.gap', 12, 8), knob('L.on', true, false), knob('L.same', 2, 1)] },
  ]) assert.equal(isOtherwise(made, state(more)), true, JSON.stringify(more));
  const built = state();
  built.reload.id = 'other';
  assert.equal(isOtherwise(made, built), true);
});
