// Layers that stay the same while something scrolls are put down as drawings.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Painter } from '../../../Public/js/paint/painter.js';
import { Scene } from '../../../Public/js/scene/scene.js';
import { cards, change, keyframe, pt, run, scroller } from '../trees.mjs';
import { fakeCanvas } from './fake-canvas.mjs';

const [IDLE, DRAGGING] = [0, 2];
const WORDS = 'As many words as take a while to draw, again and again, and more of them, and then some more than that';
const words = (string) => ({ lines: [{ start: pt(8, 27), runs: [run(string, { fontSize: 17 * 64 })] }] });
const fill = (scene, transform) => scene.apply(keyframe(1, cards(1).map((record) => (
  record.text ? { ...record, text: words(WORDS) } : { ...record, ...(record.id === 10 ? transform : {}) }))));

/** A list with a card of words, at two pixels a point; `show` applies a change and gives what is drawn of it. */
function list(state, { pictureOf = () => null, ...transform } = {}) {
  const canvas = fakeCanvas(780, 1688);
  const [scene, painter] = [new Scene(), new Painter(canvas, pictureOf)];
  fill(scene, transform);
  let seq = 1;
  const show = (...records) => {
    seq += 1;
    scene.apply(change(seq, records));
    canvas.drawn.length = 0;
    painter.draw(scene);
    return canvas.drawn.slice(1);
  };
  show({ id: 2, scroller: scroller('main', 1, state) });
  return { show, painter, canvas, scene };
}

/** How the card was drawn: as words, or as a drawing that was put down, and where. */
const kinds = (drawn) => drawn.map((line) => (typeof line === 'string' ? 'words' : `sheet at ${line.box.slice(0, 2)}`));

const scroll = (points) => ({ id: 2, boundsOrigin: [points * 64, 0] });

test('a card that scrolls is drawn once, and then put down where it is', () => {
  const { show } = list(DRAGGING);
  const [first] = kinds(show(scroll(1)));
  const [second] = kinds(show(scroll(10)));
  const at = (kind) => Number(kind.match(/at (-?\d+)/)[1]);
  assert.equal(at(second), at(first) - 20);
});

test('a drawing is put down on whole pixels only', () => {
  const { show } = list(DRAGGING);
  show(scroll(1));
  for (const points of [0.25, 0.5, 1 / 64, 3.75]) {
    const [kind] = kinds(show(scroll(points)));
    assert.match(kind, /^sheet at -?\d+,-?\d+$/);
  }
});

test('at rest everything is drawn where it is, to the part of a pixel', () => {
  const { show } = list(DRAGGING);
  show(scroll(1));
  assert.match(kinds(show(scroll(0.25)))[0], /^sheet/);
  assert.deepEqual(kinds(show({ id: 2, scroller: scroller('main', 1, IDLE) })), ['words']);
});

test('a card with other words is drawn with these', () => {
  const { show } = list(DRAGGING);
  show(scroll(1));
  const [line] = show({ id: 11, text: words('Others') });
  assert.match(line, /"Others"/);
});

test('a box whose edges would be rounded otherwise is drawn anew', () => {
  const { show, scene } = list(DRAGGING);
  // Words in the card, and a box in it half a pixel from its edge: the one passes from pixel to pixel before the other.
  const [card, inner] = [scene.layers.get(10), scene.layers.get(11)];
  card.text = inner.text;
  Object.assign(inner, { text: null, background: 'red', boundsSize: [300, 30], position: [159.25, 15] });
  const seen = new Set();
  for (let quarter = 0; quarter < 16; quarter++) seen.add(kinds(show(scroll(0.125)))[0].slice(0, 5));
  assert.deepEqual([...seen].sort(), ['sheet', 'words']);
});

test('a card that is scaled is put down at its own size until it is much larger', () => {
  const scaled = (a) => ({ transform: { form: 'affine', differences: [a * 65536, 0, 0, a * 65536, 0, 0] } });
  const { show } = list(DRAGGING, scaled(-0.5));
  const sheetOf = (drawn) => drawn[0].sheet;
  const first = show({ id: 10, ...scaled(0) });
  const next = show({ id: 10, ...scaled(0.1) });
  assert.deepEqual(kinds(next).length, 1);
  assert.deepEqual(sheetOf(next), sheetOf(first));
});

test('a drawing without a picture that is on its way is not kept', () => {
  const images = { here: null };
  const { show, scene } = list(DRAGGING, { pictureOf: () => images.here });
  scene.layers.get(11).picture = { hash: 'a', gravity: 'resize', size: [10, 10], tint: null };
  scene.layers.get(10).version = scene.layers.get(11).version = -1;
  show(scroll(1));
  show(scroll(1));
  images.here = { drawn: ['photo'] };
  const shown = JSON.stringify([show(scroll(1)), show(scroll(1))].at(-1));
  assert.match(shown, /photo/);
});

test('nothing is kept when nobody looks', () => {
  const { show, painter } = list(DRAGGING);
  show(scroll(1));
  painter.rest();
  assert.deepEqual(kinds(show(scroll(1))), ['words']);
});
