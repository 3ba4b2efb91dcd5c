// Holes: what the server says of them, checked and put into words.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyControl } from '../../../Public/js/server/control.js';
import { groupsOf, holesFrom, holesText, reachedFrom, reachedText } from '../../../Public/js/server/hole-list.js';
import { openHoles } from '../../../Public/js/reports/hole-panel.js';
import { createState } from '../../../Public/js/server/state.js';
import { Part } from '../parts.mjs';

const HOLE = {
  kind: 'value', file: 'Feed.swift', line: 12, column: 5, text: 'KFImage(url)', reason: 'Kingfisher is not here',
  remedy: 'Hand it along.', editor: 'vscode://file/a/Feed.swift:12:5',
};
const message = (more = {}) => ({ type: 'holes', count: 1, holes: [HOLE], reached: [[0, 3]], ...more });

/** The state after these messages. */
function after(...messages) {
  const state = createState();
  for (const one of messages) applyControl(state, JSON.stringify(one));
  return state;
}

test('a list of holes is taken with its counts, and counts by themselves replace those', () => {
  const state = after(message());
  assert.deepEqual(state.holes, { count: 1, list: [HOLE], reached: { 0: 3 } });
  applyControl(state, JSON.stringify({ type: 'reached', reached: [[0, 4]] }));
  assert.deepEqual(state.holes.reached, { 0: 4 });
  assert.deepEqual(state.holes.list, [HOLE]);
});

test('a server that tells of none after its hello has none', () => {
  assert.deepEqual(after(message(), { type: 'hello' }).holes, { count: 0, list: [], reached: {} });
});

test('a hole that makes no sense keeps its number, as those after it are counted by theirs', () => {
  const list = holesFrom([null, 7, { ...HOLE, line: -1, kind: '__proto__', editor: 'javascript:alert(1)' }, HOLE]);
  assert.equal(list.length, 4);
  assert.deepEqual([list[0].reason, list[0].file, list[0].line], ['Something is not here', '', 0]);
  assert.deepEqual([list[2].line, list[2].kind, list[2].editor], [0, '', '']);
  assert.deepEqual(list[3], HOLE);
  assert.equal(holesFrom(Array(5000).fill(HOLE)).length, 1000);
  for (const other of [null, 'x', {}]) assert.deepEqual(holesFrom(other), []);
});

test('counts that make no sense are left out', () => {
  assert.deepEqual(reachedFrom([[0, 2], [1, 0], [-1, 3], ['2', 3], [3], null, [4, 1.5], [5, 1]]), { 0: 2, 5: 1 });
  assert.deepEqual(reachedFrom('x'), {});
});

test('holes are grouped by their reasons, the commonest first, and a remedy is said once where it is the same', () => {
  const other = { ...HOLE, reason: 'Alamofire is not here', remedy: 'Answer with a mock.' };
  const third = { ...other, remedy: 'Another.' };
  const [first, second] = groupsOf([other, HOLE, HOLE, third, HOLE]);
  assert.deepEqual(first, { reason: 'Kingfisher is not here', remedy: 'Hand it along.', holes: [1, 2, 4] });
  assert.deepEqual(second, { reason: 'Alamofire is not here', remedy: '', holes: [0, 3] });
});

test('what is never run is not said to be unreached', () => {
  const [standIn] = holesFrom([{ ...HOLE, kind: 'standIn' }]);
  assert.deepEqual([standIn.kind, reachedText(standIn, undefined)], ['stand-in', '']);
});

test('words say one, many and none', () => {
  assert.deepEqual([holesText(1), holesText(12)], ['1 hole', '12 holes']);
  assert.deepEqual([undefined, 1, 3].map((times) => reachedText(HOLE, times)), ['not reached', 'reached once', 'reached 3 times']);
});

function page() {
  const names = ['holesButton', 'holes', 'holesTitle', 'holesList', 'holesClose', 'canvas', 'session'];
  const elements = Object.fromEntries(names.map((name) => [name, new Part()]));
  const state = createState();
  const timers = [];
  const opened = openHoles(elements, state, (run) => timers.push(run));
  const say = (...messages) => {
    for (const one of messages) {
      applyControl(state, JSON.stringify(one));
      opened.changed();
    }
    timers.splice(0).forEach((run) => run());
  };
  return { ...elements, state, timers, opened, say };
}

test('the button says how many there are, and is gone where there are none', () => {
  const { holesButton, say } = page();
  say(message({ count: 12 }));
  assert.deepEqual([holesButton.hidden, holesButton.textContent], [false, '12 holes']);
  say({ type: 'hello' });
  assert.equal(holesButton.hidden, true);
});

test('rows are made when the panel opens, and stay the same elements while only counts change', () => {
  const { holesButton, holesList, say } = page();
  say(message({ holes: [HOLE, HOLE], count: 2 }));
  assert.equal(holesList.children.length, 0);

  holesButton.fire('click');
  const [group] = holesList.children;
  assert.deepEqual(group.classed('hole-times').map((times) => times.textContent), ['reached 3 times', 'not reached']);

  say({ type: 'reached', reached: [[1, 1]] });
  assert.equal(holesList.children[0], group);
  assert.deepEqual(group.classed('hole-times').map((times) => times.textContent), ['not reached', 'reached once']);
});

test('a panel whose holes are all filled closes', () => {
  const { holes, holesButton, say } = page();
  say(message());
  holesButton.fire('click');
  assert.equal(holes.hidden, false);
  say(message({ count: 0, holes: [], reached: [] }));
  assert.equal(holes.hidden, true);
});

test('however often counts come, the page is written once in a while', () => {
  const { opened, timers } = page();
  for (let times = 0; times < 50; times += 1) opened.changed();
  assert.equal(timers.length, 1);
});
