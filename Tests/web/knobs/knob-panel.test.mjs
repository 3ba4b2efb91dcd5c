// The panel of knobs, without a browser: what turns a knob, and who listens to it for how long.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KnobPanel } from '../../../Public/js/knobs/knob-panel.js';
import { createKnobRow } from '../../../Public/js/knobs/knob-row.js';
import { knob } from '../knobs.mjs';
import { Part, createPage } from '../parts.mjs';

const KNOBS = [
  knob('number', 3, { unit: 'pt' }), knob('switch', true), knob('menu', 'a', { choices: ['a', 'b'] }),
  knob('colour', '#11223344', { kind: 'colour', style: 'colour' }),
];

/** A row and what it asked for, in words. */
function shown(first) {
  const asked = [];
  const ask = (word) => (...values) => { asked.push([word, ...values].join(' ')); };
  const words = ['set', 'settle', 'hold', 'letGo', 'reset', 'refresh'];
  const row = createKnobRow(createPage(), first, 'id', Object.fromEntries(words.map((word) => [word, ask(word)])));
  row.show(first, first.value);
  return { row, asked };
}

/** Every event of every part of a row that something listens to. */
const heardIn = (element) => element.all.flatMap((part) => part.heard);

test('each kind of knob is turned by what belongs to it', () => {
  const turned = KNOBS.map((first) => {
    const { row, asked } = shown(first);
    const control = row.element.children[2];
    const [part] = control.children;
    switch (first.kind) {
      case 'number': Object.assign(part, { value: '4.5' }).fire('input'); break;
      case 'boolean': Object.assign(control, { checked: false }).fire('change'); break;
      case 'choice': Object.assign(control, { value: 'b' }).fire('change'); break;
      case 'colour': Object.assign(part, { value: '#aabbcc' }).fire('input'); break;
    }
    return asked.filter((word) => word.startsWith('set '));
  });
  assert.deepEqual(turned, [['set number 4.5'], ['set switch false'], ['set menu b'], ['set colour #aabbcc44']]);
});

test('a row that has ended listens to nothing, whatever its kind', () => {
  for (const first of KNOBS) {
    const { row } = shown(first);
    assert.ok(heardIn(row.element).length >= 2, first.kind);
    row.stop();
    assert.deepEqual(heardIn(row.element), [], first.kind);
  }
});

/** A panel that is bound, and the knobs that it shows. */
function bound() {
  const page = createPage();
  const names = ['knobsButton', 'knobs', 'knobsList', 'knobsClose', 'knobsUndo', 'knobsRedo', 'knobsReset', 'knobsCopy',
    'knobsWrite', 'knobsText', 'knobsStatus', 'knobsAbout', 'knobsScroller', 'canvas', 'session'];
  const elements = Object.fromEntries(names.map((name) => [name, new Part(page)]));
  const listed = { knobs: KNOBS, mayTurn: true, undone: 0 };
  const tuning = {
    changedKnobs: () => [], valueOf: ({ value }) => value, canUndo: false, canRedo: false,
    undo: () => { listed.undone += 1; },
  };
  const panel = new KnobPanel({ document: page }, elements, {
    tuning, knobs: () => listed.knobs, mayTurn: () => listed.mayTurn, mayWrite: () => false, write: async () => [],
  });
  const stop = panel.bind();
  panel.render();
  const rows = () => elements.knobsList.classed('knob');
  return { page, elements, listed, panel, stop, rows };
}

test('the row of a knob that is gone is let go, and the others stay', () => {
  const { listed, panel, rows } = bound();
  const [first, ...others] = rows();
  listed.knobs = KNOBS.slice(0, 1);
  panel.render();
  assert.deepEqual(rows(), [first]);
  assert.ok(heardIn(first).length > 0);
  assert.deepEqual(others.flatMap(heardIn), []);
});

test('a panel that has ended listens to nothing', () => {
  const { page, elements, stop } = bound();
  const parts = Object.values(elements);
  assert.ok(parts.flatMap(heardIn).length > 10);
  stop();
  assert.deepEqual([...parts.flatMap(heardIn), ...page.heard], []);
});

test('values are copied as Swift where the page knows their declarations, and where it does not there is no button', () => {
  const { elements: { knobsCopy }, listed, panel } = bound();
  listed.knobs = KNOBS.map((one) => ({ ...one, declaration: '' }));
  panel.render();
  assert.equal(knobsCopy.hidden, true);
  listed.knobs = [...listed.knobs, { ...KNOBS[0], name: 'other', declaration: 'let other = 3' }];
  panel.render();
  assert.equal(knobsCopy.hidden, false);
});

test('people who only watch read how the knobs stand, by keyboard, too, and turn none', () => {
  const { page, elements, listed, panel } = bound();
  const { knobsList, knobsScroller, knobsAbout, knobsUndo, knobsReset } = elements;
  const undo = () => page.fire('keydown', { key: 'z', ctrlKey: true, preventDefault() {}, target: page });
  undo();
  assert.deepEqual([knobsList.disabled, knobsAbout.hidden, knobsReset.hidden, listed.undone], [false, true, false, 1]);

  listed.mayTurn = false;
  panel.render();
  undo();
  assert.deepEqual([knobsList.disabled, knobsAbout.hidden, knobsUndo.hidden], [true, false, true]);
  assert.deepEqual([knobsScroller.attributes.get('tabindex'), listed.undone], ['0', 1]);

  listed.mayTurn = true;
  panel.render();
  const isReached = knobsScroller.attributes.has('tabindex');
  assert.deepEqual([knobsList.disabled, isReached, knobsUndo.hidden], [false, false, false]);
});
