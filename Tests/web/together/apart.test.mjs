// The part of the panel of who is here about those who look around by themselves.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createState } from '../../../Public/js/server/state.js';
import { ApartPart } from '../../../Public/js/together/apart-part.js';
import { Part } from '../parts.mjs';

/** The part on such a page, and what its buttons have done. */
function opened(members) {
  const names = ['companyApart', 'companyApartText', 'companyGather', 'companyLeave'];
  const elements = Object.fromEntries(names.map((name) => [name, new Part()]));
  const state = Object.assign(createState(), members);
  const words = [];
  const timers = [];
  const did = (word) => () => words.push(word);
  const part = new ApartPart(elements, state, {
    leave: did('leave'), back: did('back'), gather: did('gather'), left: did('left'), say: (text) => words.push(text),
    setTimer: (run) => timers.push(run),
  });
  const stop = part.bind();
  part.render();
  return { ...elements, state, words, timers, part, stop };
}

test('the button leaves, and leads back from an aside', () => {
  const { companyLeave, state, words, part, stop } = opened({});
  assert.equal(companyLeave.textContent, 'Look around by yourself');
  companyLeave.fire('click');
  state.aside = 'apart';
  part.render();
  assert.equal(companyLeave.textContent, 'Back to the others');
  companyLeave.fire('click');
  assert.deepEqual(words, ['leave', 'left', 'back', 'left']);
  stop();
  assert.deepEqual(companyLeave.heard, []);
});

test('those who have left are asked back, and not again before the server passes that on', () => {
  const { companyApart, companyGather, words, timers } = opened({ asides: 2, role: 'control' });
  assert.deepEqual([companyApart.hidden, companyGather.hidden], [false, false]);
  companyGather.fire('click');
  assert.equal(companyGather.attributes.get('aria-disabled'), 'true');
  companyGather.fire('click');
  assert.deepEqual(words, ['gather', 'They are asked to come back.']);
  timers.shift()();
  assert.equal(companyGather.attributes.get('aria-disabled'), 'false');
  companyGather.fire('click');
  assert.equal(words.filter((word) => word === 'gather').length, 2);
});

test('who watches reads how many have left, and nothing where nobody has', () => {
  const watching = opened({ asides: 1, role: 'view' });
  assert.deepEqual([watching.companyApart.hidden, watching.companyGather.hidden], [false, true]);
  assert.equal(opened({ asides: 0, role: 'owner' }).companyApart.hidden, true);
});
