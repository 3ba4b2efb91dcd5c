import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Scene } from '../../../Public/js/scene/scene.js';
import { cards, change, keyframe, pt, scroller, text } from '../trees.mjs';

/** The tree as "1(2(3 4))", back to front. */
function dump(layer) {
  const below = layer.ordered.map(dump).join(' ');
  return below === '' ? `${layer.id}` : `${layer.id}(${below})`;
}

/** A scene of one root with three children. */
function family(...records) {
  const scene = new Scene();
  scene.apply(keyframe(1, [{ id: 1, children: [2, 3, 4] }, { id: 2 }, { id: 3 }, { id: 4 }, ...records]));
  return scene;
}

test('a keyframe lists what is not as usual, and the rest is', () => {
  const scene = new Scene();
  scene.apply(keyframe(1, [{ id: 1 }], { size: [375, 300] }));

  assert.deepEqual(scene.size, [375, 300]);
  const { position, affine, opacity, anchorPoint, masksToBounds, background } = scene.root;
  assert.deepEqual({ position, affine, opacity, anchorPoint, masksToBounds, background }, {
    position: [0, 0], affine: [1, 0, 0, 1, 0, 0], opacity: 1, anchorPoint: [0.5, 0.5], masksToBounds: false,
    background: null,
  });
});

test('differences add up to the very numbers they were taken from', () => {
  const scene = new Scene();
  scene.apply(keyframe(1, [{ id: 1 }]));
  for (let seq = 2; seq <= 1001; seq++) scene.apply(change(seq, [{ id: 1, boundsOrigin: [7, -3] }]));

  assert.deepEqual(scene.root.boundsOrigin, [7000 / 64, -3000 / 64]);
});

test('an affine transform is told as differences, in space it is told whole', () => {
  const scene = new Scene();
  const turned = { form: 'affine', differences: [-65536, 65536, -65536, -65536, 64, 128] };
  scene.apply(keyframe(1, [{ id: 1, transform: turned }]));
  assert.deepEqual(scene.root.affine, [0, 1, -1, 0, 1, 2]);

  const elements = Array.from({ length: 16 }, (_, index) => index);
  scene.apply(change(2, [{ id: 1, transform: { form: 'matrix', elements } }]));
  assert.deepEqual(scene.root.matrix, elements);

  scene.apply(change(3, [{ id: 1, transform: turned }]));
  assert.equal(scene.root.matrix, null);
  assert.deepEqual(scene.root.affine, [0, 1, -1, 0, 1, 2], 'on top of the identity again');
});

test('a matrix keeps the numbers that are not said again, a similarity has two', () => {
  const scene = new Scene();
  const similarity = { form: 'similarity', differences: [-65536, 32768, 64, 0] };
  scene.apply(keyframe(1, [{ id: 1, transform: similarity }]));
  assert.deepEqual(scene.root.affine, [0, 0.5, -0.5, 0, 1, 0]);

  const only = (index, value) => Array.from({ length: 16 }, (_, at) => (at === index ? value : null));
  scene.apply(change(2, [{ id: 1, transform: { form: 'matrix', elements: only(11, -0.002) } }]));
  assert.deepEqual(scene.root.matrix, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1]);
  scene.apply(change(3, [{ id: 1, transform: { form: 'matrix', elements: only(12, 7) } }]));
  assert.deepEqual(scene.root.matrix, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 7, 0, 0, 1]);
});

test('a layer like another one begins as that is, and goes its own way', () => {
  const scene = new Scene();
  scene.apply(keyframe(1, [
    { id: 1, children: [2, 3] }, { id: 2, position: pt(10, 20), opacity: 51, text: text('One') },
    { id: 3, like: 2, position: pt(0, 44) },
  ]));
  const row = (id) => scene.layers.get(id);
  assert.deepEqual([row(3).position, row(3).opacity, row(3).text.string], [[10, 64], 0.2, 'One']);
  assert.equal(row(3).parent, scene.root);

  scene.apply(change(2, [{ id: 2, position: pt(5, 0) }]));
  assert.deepEqual([row(2).position, row(3).position], [[15, 20], [10, 64]]);
});

test('a run may look as the one before it, or as the text that was there', () => {
  const scene = new Scene();
  scene.apply(keyframe(1, [{ id: 1, text: text('One') }]));
  const look = ({ string, x, ...look }) => look;
  const former = look(scene.root.text.lines[0].runs[0]);
  const runs = [{ string: 'Two', x: 0, look: null }, { string: '!', x: 640, look: null }];
  scene.apply(change(2, [{ id: 1, text: { lines: [{ start: [0, 0], runs }] } }]));

  const shown = scene.root.text.lines[0].runs;
  assert.deepEqual(shown.map(({ string, x }) => [string, x]), [['Two', 0], ['!', 10]]);
  assert.deepEqual(shown.map(look), [former, former]);
});

test('how a scroll view follows a hand is told in points', () => {
  const scene = new Scene();
  const scrolling = {
    contentWidth: 64, contentHeight: 6400, insets: [64, 0, 128, 0], rules: 0b100101, decelerationRate: 0.998,
  };
  scene.apply(keyframe(1, [{ id: 1, scrolling }]));
  assert.deepEqual(scene.root.scrolling, {
    contentWidth: 1, contentHeight: 100, insetTop: 1, insetLeft: 0, insetBottom: 2, insetRight: 0,
    isScrollEnabled: true, bouncesX: false, bouncesY: true, isPaging: false, isZooming: false,
    isDirectionalLockEnabled: true, decelerationRate: 0.998,
  });
  scene.apply(change(2, [{ id: 1, scrolling: null }]));
  assert.equal(scene.root.scrolling, null);
});

test('sublayers are drawn by z-position, equal ones in the order of the list', () => {
  const scene = family();
  assert.equal(dump(scene.root), '1(2 3 4)');

  scene.apply(change(2, [{ id: 2, zPosition: 1 }, { id: 4, zPosition: -1 }]));
  assert.equal(dump(scene.root), '1(4 3 2)');

  scene.apply(change(3, [{ id: 3, zPosition: 1 }]));
  assert.equal(dump(scene.root), '1(4 2 3)');

  scene.apply(change(4, [{ id: 2, zPosition: 0 }, { id: 3, zPosition: 0 }, { id: 4, zPosition: 0 }]));
  assert.equal(dump(scene.root), '1(2 3 4)');
});

test('a layer that the root no longer reaches is forgotten with all it held', () => {
  const scene = family();
  scene.apply(change(2, [{ id: 3, position: pt(5, 5), children: [5] }, { id: 5 }]));
  scene.apply(change(3, [{ id: 1, children: [2, 4] }]));
  assert.deepEqual([...scene.layers.keys()], [1, 2, 4]);

  scene.apply(change(4, [{ id: 1, children: [2, 3, 4] }, { id: 3, position: pt(1, 1) }]));
  assert.deepEqual(scene.layers.get(3).position, [1, 1], 'a difference to the defaults, not to what it was');
});

test('a layer may move to another parent in one frame', () => {
  const scene = family();
  scene.apply(change(2, [{ id: 1, children: [2, 4] }, { id: 2, children: [3] }]));
  assert.equal(dump(scene.root), '1(2(3) 4)');
  assert.equal(scene.layers.get(3).parent.id, 2);
});

test('a child that has not been described, is listed twice or is its own ancestor does no harm', () => {
  const scene = new Scene();
  scene.apply(keyframe(1, [{ id: 1, children: [2, 2, 99] }, { id: 2, children: [1] }]));
  assert.equal(dump(scene.root), '1(2)');
});

test('a chain of ten thousand layers is cut, not fatal', () => {
  const chain = Array.from({ length: 10_000 }, (_, index) => ({ id: index + 1, children: [index + 2] }));
  const scene = new Scene();
  scene.apply(keyframe(1, chain));
  assert.ok(scene.layers.size >= 500 && scene.layers.size < 1000, `${scene.layers.size}`);
});

test('a keyframe leaves nothing of what was before', () => {
  const scene = family();
  scene.apply(keyframe(9, [{ id: 7, position: pt(1, 2) }], { root: 7 }));
  assert.equal(dump(scene.root), '7');
  assert.equal(scene.layers.size, 1);
});

test('a transparent background and an empty text are none', () => {
  const scene = family();
  scene.apply(change(2, [{ id: 1, background: [255, 0, 10, 128] }]));
  assert.equal(scene.root.background, `rgb(255 0 10 / ${128 / 255})`);

  scene.apply(change(3, [{ id: 1, background: [255, 0, 10, 0], text: text('') }]));
  assert.equal(scene.root.background, null);
  assert.equal(scene.root.text, null);
});

test('a mask belongs to what it masks, is none of its sublayers, and goes with it', () => {
  const scene = family({ id: 5, children: [6] }, { id: 6 });
  assert.equal(scene.layers.has(5), false, 'nothing leads there');

  scene.apply(change(2, [{ id: 3, mask: 5 }, { id: 5, children: [6] }, { id: 6 }]));
  assert.equal(dump(scene.root), '1(2 3 4)');
  assert.equal(dump(scene.layers.get(3).mask), '5(6)');
  assert.equal(scene.layers.get(5).parent.id, 3);

  scene.apply(change(3, [{ id: 3, mask: 0 }]));
  assert.equal(scene.layers.get(3).mask, null);
  assert.equal(scene.layers.has(6), false);
});

test('a mask that masks itself, or is a sublayer too, does no harm', () => {
  const scene = family();
  scene.apply(change(2, [{ id: 2, mask: 2 }, { id: 3, mask: 1 }, { id: 4, mask: 3 }]));
  assert.equal(dump(scene.root), '1(2 3 4)');
  for (const id of [2, 3, 4]) assert.equal(scene.layers.get(id).mask, null);
});

test('scroll views are known in the order of the tree, and no longer than they are ones', () => {
  const scene = new Scene();
  scene.apply(keyframe(1, cards(3)));
  assert.deepEqual(scene.scrollers.map((layer) => layer.scroller.identifier), ['main']);
  assert.deepEqual(scene.scrollers[0].scroller, {
    identifier: 'main', contentSize: [4988, 844], itemCount: 3, state: 'idle',
  });

  scene.apply(change(2, [{ id: 2, scroller: scroller('', 0) }]));
  assert.deepEqual(scene.scrollers, []);
});
