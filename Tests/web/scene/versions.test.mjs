// The version of a layer tells whether a drawing of it is still right.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Scene } from '../../../Public/js/scene/scene.js';
import { cards, change, keyframe, pt, scroller, text } from '../trees.mjs';

/** Which of the layers are others to draw after a change: the window is 1, the list 2, cards are 10 and 12, each with a
 * text in it. */
function changed(...records) {
  const scene = new Scene();
  scene.apply(keyframe(1, cards(2)));
  const before = new Map([...scene.layers].map(([id, { version }]) => [id, version]));
  scene.apply(change(2, records));
  return [...before.keys()].filter((id) => scene.layers.get(id)?.version !== before.get(id));
}

test('what a layer shows is seen in it and in all that hold it', () => {
  assert.deepEqual(changed({ id: 11, text: text('Other') }), [1, 2, 10, 11]);
});

test('where a layer stands is seen in those that hold it, and not in itself', () => {
  for (const record of [{ position: pt(1, 0) }, { opacity: 9 }, { transform: { form: 'identity' } }, { zPosition: 3 }]) {
    assert.deepEqual(changed({ id: 10, ...record }), [1, 2], Object.keys(record)[0]);
  }
});

test('to scroll changes the list and the window, and no card', () => {
  assert.deepEqual(changed({ id: 2, boundsOrigin: pt(5, 0) }), [1, 2]);
});

test('a name and a state change no picture of their layer', () => {
  assert.deepEqual(changed({ id: 1, scroller: scroller('other', 2) }), []);
});

test('of several changes none hides another, whichever is told first', () => {
  const [text11, text13] = [{ id: 11, text: text('A') }, { id: 13, text: text('B') }];
  assert.deepEqual(changed(text11, text13), [1, 2, 10, 11, 12, 13]);
  assert.deepEqual(changed({ id: 10, background: [1, 2, 3, 255] }, text11), [1, 2, 10, 11]);
  assert.deepEqual(changed(text11, { id: 10, background: [1, 2, 3, 255] }), [1, 2, 10, 11]);
});

test('a card that goes changes the list', () => {
  assert.deepEqual(changed({ id: 2, children: [10] }).filter((id) => id < 12), [1, 2]);
});

test('no version comes twice', () => {
  const scene = new Scene();
  scene.apply(keyframe(1, cards(1)));
  const seen = [scene.layers.get(11).version];
  for (let seq = 2; seq < 6; seq++) {
    scene.apply(change(seq, [{ id: 11, text: text(String(seq % 2)) }]));
    seen.push(scene.layers.get(11).version);
  }
  assert.equal(new Set(seen).size, seen.length);
});
