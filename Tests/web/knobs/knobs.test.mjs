// The knobs of a session, without a browser: what of them is shown again, and when.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Knobs } from '../../../Public/js/knobs/knobs.js';
import { createState } from '../../../Public/js/server/state.js';
import { knob } from '../knobs.mjs';
import { createPage, Part } from '../parts.mjs';

/** Knobs of a preview that has one, with the addresses that were written and how often the panel was made. */
function rig() {
  const page = createPage();
  const names = ['knobsButton', 'knobs', 'knobsList', 'knobsClose', 'knobsUndo', 'knobsRedo', 'knobsReset', 'knobsCopy',
    'knobsWrite', 'knobsText', 'knobsStatus', 'knobsAbout', 'knobsScroller', 'canvas', 'session', 'note', 'noteText',
    'noteHide'];
  const elements = Object.fromEntries(names.map((name) => [name, new Part(page)]));
  const seen = { made: 0, addresses: [] };
  Object.defineProperty(elements.knobsButton, 'hidden', { set: () => { seen.made += 1; } });
  const view = {
    document: page, location: { search: '?preview=table', hash: '', pathname: '/s/1', href: '' },
    history: { state: null, replaceState: (state, title, address) => seen.addresses.push(address) },
    performance: { now: () => 0 }, setTimeout: () => 1, clearTimeout() {}, requestAnimationFrame() {},
  };
  const state = createState();
  Object.assign(state, {
    preview: { slug: 'table', title: 'Table' }, areKnobsKnown: true, knobs: [knob('number', 3, { unit: 'pt' })],
  });
  return { knobs: new Knobs(view, elements, state, { setKnob() {}, resetKnobs() {} }, ''), state, seen };
}

test('a screen of another size is in the address, and the panel stays as it is', () => {
  const { knobs, state, seen } = rig();
  knobs.listed();
  const { made } = seen;
  assert.ok(made > 0);

  Object.assign(state, { size: [500, 600], isSizeChosen: true });
  knobs.screenChanged();

  assert.deepEqual(seen.addresses, ['/s/1?preview=table&size=500x600']);
  assert.equal(seen.made, made);
});
