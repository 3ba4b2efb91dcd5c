import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mirroredLists, openMirror } from '../../../Public/js/session/mirror.js';
import { Scene } from '../../../Public/js/scene/scene.js';
import { cards, cell, change, keyframe, scroller, text } from '../trees.mjs';

/** The words that are read aloud of a tree. */
function read(records) {
  const scene = new Scene();
  scene.apply(keyframe(1, records));
  return mirroredLists(scene);
}

test('cards are read with their place among all', () => {
  assert.deepEqual(read(cards(3)), [{
    name: 'main, 3 items', labels: ['Card 1, item 1 of 3', 'Card 2, item 2 of 3', 'Card 3, item 3 of 3'],
  }]);
});

test('the order is that of the index paths, whatever lies on top', () => {
  const [list] = read([
    { id: 1, children: [2] },
    { id: 2, scroller: scroller('main', 9), children: [3, 4] },
    { id: 3, element: cell(0, 8), zPosition: -1 }, { id: 4, element: cell(0, 7) },
  ]);
  assert.deepEqual(list.labels, ['item 8 of 9', 'item 9 of 9']);
});

test('with several sections the place is told within the section', () => {
  const [list] = read([
    { id: 1, scroller: scroller('main', 9), children: [2, 3] },
    { id: 2, element: cell(1, 0), text: text('Salami') }, { id: 3, element: cell(0, 4) },
  ]);
  assert.deepEqual(list.labels, ['section 1, item 5', 'Salami, section 2, item 1']);
});

test('a header is its text, a decoration without text is silent', () => {
  const [list] = read([
    { id: 1, scroller: scroller('main', 1), children: [2, 3] },
    { id: 2, element: { category: 2, kind: 'header', path: [0, 0] }, children: [4] },
    { id: 4, text: text('Today') },
    { id: 3, element: { category: 3, kind: 'shade', path: [0, 0] } },
  ]);
  assert.deepEqual(list, { name: 'main, 1 item', labels: ['Today'] });
});

test('a collection view inside a cell has a list of its own', () => {
  const lists = read([
    { id: 1, scroller: scroller('outer', 1), children: [2] },
    { id: 2, element: cell(0, 0), children: [3] },
    { id: 3, scroller: scroller('inner', 2), children: [4] },
    { id: 4, element: cell(0, 1), text: text('B') },
  ]);
  assert.deepEqual(lists, [
    { name: 'outer, 1 item', labels: ['item 1 of 1'] },
    { name: 'inner, 2 items', labels: ['B, item 2 of 2'] },
  ]);
});

/** As much of a document as a list needs; counts what is written. */
function fakeElement(writes, tag = 'div') {
  const element = {
    tag, children: [], attributes: {}, ownerDocument: { createElement: (made) => fakeElement(writes, made) },
    append(child) { this.children.push(child); },
    get lastElementChild() { return { remove: () => element.children.pop() }; },
    getAttribute: (name) => element.attributes[name] ?? null,
    setAttribute: (name, value) => { element.attributes[name] = value; },
    get textContent() { return element.text ?? ''; },
    set textContent(value) { element.text = value; writes.push(value); },
  };
  return element;
}

test('a hundred frames make one update, and only what is another is written', () => {
  const writes = [];
  const container = fakeElement(writes);
  const scene = new Scene();
  const timers = [];
  const changed = openMirror(container, scene, (run, delayMs) => timers.push({ run, delayMs }));
  scene.apply(keyframe(1, cards(2)));

  for (let frame = 0; frame < 100; frame++) changed();
  assert.deepEqual(timers.map(({ delayMs }) => delayMs), [250]);
  timers.pop().run();
  assert.deepEqual(writes, ['Card 1, item 1 of 2', 'Card 2, item 2 of 2']);

  scene.apply(change(2, [{ id: 13, text: text('Ace') }]));
  changed();
  timers.pop().run();
  assert.deepEqual(writes.slice(2), ['Ace, item 2 of 2']);

  scene.apply(change(3, [{ id: 2, children: [10] }]));
  changed();
  timers.pop().run();
  assert.equal(container.children[0].children.length, 1);
  assert.equal(writes.length, 3);
});
