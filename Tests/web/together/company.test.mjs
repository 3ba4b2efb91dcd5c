// Who is here: what the server says of it, the words, and what the browser keeps.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { companyFrom, cursorsFrom, doOthersSee, nameOf } from '../../../Public/js/server/company.js';
import { viewersText } from '../../../Public/js/session/bar.js';
import { asidesText, mayGather } from '../../../Public/js/together/apart-words.js';
import { applyControl } from '../../../Public/js/server/control.js';
import { createState } from '../../../Public/js/server/state.js';
import { companyRows, selfText, unnamedText } from '../../../Public/js/together/company-words.js';
import { asName, keepName, keepSaid, keptName, saidBefore, UNKNOWN } from '../../../Public/js/together/own-name.js';
import { WireLimits } from '../../../Public/js/wire/limits.js';

test('names and pointers are what makes sense of them', () => {
  const names = [{ viewer: 3, name: 'Mia' }, null, { viewer: 0, name: 'x' }, { viewer: 4, name: '' }, { viewer: 5, name: 7 }];
  assert.deepEqual(companyFrom({ names, receivers: 2 }), { members: [{ viewer: 3, name: 'Mia' }], receivers: 2 });
  assert.deepEqual(companyFrom({ names: 'x', receivers: -1 }), { members: [], receivers: 0 });
  assert.equal(companyFrom({ names: [{ viewer: 1, name: 'x'.repeat(9999) }] }).members[0].name.length, 320);
  assert.deepEqual(
    cursorsFrom([
      { viewer: 3, name: 'Mia', at: [1.5, 2] }, { viewer: 3 }, { viewer: 3, at: [1] }, { viewer: 3, at: ['1', 2] },
      { viewer: 0, at: [1, 2] }, null, { viewer: 4, at: [0, 0] },
    ]),
    [{ viewer: 3, name: 'Mia', at: [1.5, 2] }, { viewer: 4, name: '', at: [0, 0] }]);
  assert.deepEqual(cursorsFrom(undefined), []);
  assert.equal(cursorsFrom(Array(5000).fill({ viewer: 1, at: [1, 1] })).length, 100);
});

test('the state has them until the next hello', () => {
  const state = createState();
  applyControl(state, JSON.stringify({ type: 'company', names: [{ viewer: 2, name: 'Mia' }], receivers: 1 }));
  applyControl(state, JSON.stringify({ type: 'cursors', cursors: [{ viewer: 2, at: [1, 2] }] }));
  assert.equal(nameOf(state.company, 2), 'Mia');
  assert.equal(nameOf(state.company, 3), '');
  assert.equal(state.cursors.length, 1);
  applyControl(state, JSON.stringify({ type: 'hello', viewer: 3 }));
  assert.deepEqual([state.company, state.cursors], [{ members: [], receivers: 0 }, []]);
});

test('others see pointers where more than this page want to', () => {
  const company = (receivers) => ({ members: [], receivers });
  const own = (seesCursors) => ({ name: '', showsCursor: true, seesCursors });
  assert.deepEqual([0, 1, 2].map((count) => doOthersSee(company(count), own(false))), [false, true, true]);
  assert.deepEqual([0, 1, 2].map((count) => doOthersSee(company(count), own(true))), [false, false, true]);
});

const person = (viewer) => ({ viewer, role: 'view', isGiven: false, isAsking: false, link: '', name: '' });

test('an owner reads everybody, others who has said a name, and all how many more there are', () => {
  const company = { members: [{ viewer: 2, name: 'Mia' }, { viewer: 5, name: 'Lee' }], receivers: 0 };
  const rows = (state) => companyRows({ people: [], company, viewer: 3, role: 'view', ...state })
    .map(({ name, detail }) => `${name} | ${detail}`);
  assert.deepEqual(rows({}), ['Viewer 3 | you', 'Mia | viewer 2', 'Lee | viewer 5']);
  assert.deepEqual(rows({ viewer: 5 }), ['Lee | viewer 5, you', 'Mia | viewer 2']);
  assert.deepEqual(rows({ role: 'owner', people: [2, 3, 7].map(person) }), ['Viewer 3 | you', 'Mia | viewer 2', 'Viewer 7 | ']);
  assert.equal(unnamedText(3, 3), '');
  assert.equal(unnamedText(2, 3), '', 'the count may be late');
  assert.equal(unnamedText(4, 3), 'and 1 other, who has not said a name');
  assert.equal(unnamedText(100, 3), 'and 97 others, who have not said a name');
  assert.match(selfText(3, ''), /viewer 3/);
  assert.doesNotMatch(selfText(3, 'Mia'), /viewer/);
});

test('those who look around by themselves are counted beside the others', () => {
  const counted = (viewers, asides) => viewersText({ viewers, asides });
  assert.deepEqual([counted(1, 0), counted(3, 0), counted(1, 2)], ['Only you', '3 here', '1 here, 2 alone']);
  assert.deepEqual([0, 1, 2].map(asidesText), [
    '', '1 person is looking around by themselves.', '2 people are looking around by themselves.',
  ]);
});

test('who has control asks them back, from among the others', () => {
  const may = (more) => mayGather({ asides: 1, aside: '', role: 'control', ...more });
  assert.deepEqual([may({}), may({ role: 'owner' })], [true, true]);
  assert.deepEqual([may({ asides: 0 }), may({ role: 'view' }), may({ aside: 'a' })], [false, false, false]);
});

test('a name is short and on one line before it is sent', () => {
  assert.equal(asName('  Mia \n Novák\u2028'), 'Mia Novák');
  assert.equal(asName('x'.repeat(400)), 'x'.repeat(40));
  assert.equal(asName('\u0000\n'), '');
  const family = asName('👩‍👩‍👧‍👦'.repeat(40));
  assert.ok(new TextEncoder().encode(family).length <= WireLimits.personName);
  assert.ok(family.endsWith('👩‍👩‍👧‍👦'), 'whole characters');
});

/** A browser's storage; one that refuses everything where `isRefused`. */
function storage(isRefused = false) {
  const kept = new Map();
  const allowed = (act) => (...values) => {
    if (isRefused) throw new Error('refused');
    return act(...values);
  };
  return {
    getItem: allowed((key) => kept.get(key) ?? null), setItem: allowed((key, value) => { kept.set(key, value); }),
    removeItem: allowed((key) => { kept.delete(key); }), kept,
  };
}

test('the browser keeps the name, and the tab what was said in a session', () => {
  const view = { localStorage: storage(), sessionStorage: storage() };
  assert.equal(keptName(view), '');
  keepName(view, 'Mia');
  assert.equal(keptName(view), 'Mia');
  const said = { name: 'Mia', showsCursor: true, seesCursors: false };
  keepSaid(view, 'abc', said);
  assert.deepEqual(saidBefore(view, 'abc'), said);
  assert.deepEqual(saidBefore(view, 'other'), UNKNOWN, 'in another session nobody has said anything');
  keepName(view, '');
  assert.equal(keptName(view), '');
  view.sessionStorage.setItem('scrollwork.together', '{"session": "abc", "name": 7');
  assert.deepEqual(saidBefore(view, 'abc'), UNKNOWN);
});

test('a browser that keeps nothing asks again', () => {
  const refusing = { localStorage: storage(true), sessionStorage: storage(true) };
  keepName(refusing, 'Mia');
  keepSaid(refusing, 'abc', UNKNOWN);
  assert.equal(keptName(refusing), '');
  assert.deepEqual(saidBefore(refusing, 'abc'), UNKNOWN);
  const without = { get localStorage() { throw new Error('no'); }, get sessionStorage() { throw new Error('no'); } };
  keepName(without, 'Mia');
  assert.equal(keptName(without), '');
  assert.deepEqual(saidBefore(without, 'abc'), UNKNOWN);
});
