import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clipOf } from '../../../Public/js/paint/clip.js';
import { extentOf } from '../../../Public/js/scene/extent.js';
import { Scene } from '../../../Public/js/scene/scene.js';
import { keyframe, pt, run } from '../trees.mjs';

const TRIANGLE = [[0, 0, 0], [1, 640, 0], [1, 0, 640], [4]];
const SHAPE = {
  fill: [9, 9, 9, 255], stroke: [0, 0, 0, 0], lineWidth: 64, flags: 0, miterLimit: 640, dash: [], dashPhase: 0,
  strokeStart: 0, strokeEnd: 65535,
};

/** The layer 2 of a scene of these records, below layer 1. */
function layer(...records) {
  const scene = new Scene();
  scene.apply(keyframe(1, [{ id: 1, children: [2] }, ...records]));
  return scene.layers.get(2);
}

test('an opaque shape and an opaque box are clips, whatever their colour', () => {
  const shape = clipOf(layer({ id: 2, position: pt(3, 4), path: TRIANGLE, shape: SHAPE }));
  assert.deepEqual(shape.transform, [1, 0, 0, 1, 3, 4]);
  assert.equal(shape.isOutline, true);
  const box = clipOf(layer({ id: 2, boundsSize: pt(10, 10), background: [1, 2, 3, 255], cornerRadius: 64 }));
  assert.equal(box.isOutline, false);
});

test('what lets something through, or shows more than its outline, has to be drawn', () => {
  const opaque = { id: 2, path: TRIANGLE };
  assert.ok(clipOf(layer(opaque)));
  const others = [
    { opacity: 254 }, { shape: { ...SHAPE, fill: [0, 0, 0, 254] } }, { shape: { ...SHAPE, stroke: [0, 0, 0, 255] } },
    { background: [0, 0, 0, 255] }, { flags: 1 }, { border: { width: 64, colour: [0, 0, 0, 255] } },
    { gradient: { kind: 1, start: [0, 0], end: [0, 4096], stops: [{ location: 0, colour: [0, 0, 0, 255] }] } },
    { image: { hash: '00', gravity: 0, width: 1, height: 1, scale: 64 } },
    { effects: { blend: 1, filters: [] } },
    { text: { lines: [{ start: [0, 0], runs: [run('x')] }] } },
    { shadow: { opacity: 255, colour: [0, 0, 0, 255], offset: [0, 0], radius: 0, path: [] } },
    { transform: { form: 'matrix', elements: [1, 0, 0, 0.01, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] } },
  ];
  for (const other of others) assert.equal(clipOf(layer({ ...opaque, ...other })), null, JSON.stringify(other));
  assert.equal(clipOf(layer({ ...opaque, children: [3] }, { id: 3 })), null);
  assert.equal(clipOf(layer({ ...opaque, mask: 3 }, { id: 3 })), null);
  assert.equal(clipOf(layer({ id: 2, boundsSize: pt(1, 1) })), null, 'nothing at all is no clip, it hides all');
});

test('how far a layer reaches: bounds, outline with its stroke, sublayers, shadow', () => {
  assert.deepEqual(extentOf(layer({ id: 2, boundsSize: pt(10, 20) })), [0, 0, 10, 20]);
  const stroked = { id: 2, path: TRIANGLE, shape: { ...SHAPE, stroke: [0, 0, 0, 255], lineWidth: 256, flags: 8 } };
  const reach = 2 * Math.SQRT2;
  assert.deepEqual(extentOf(layer(stroked)), [-reach, -reach, 10 + reach, 10 + reach]);
  const child = { id: 3, position: pt(50, 0), boundsSize: pt(20, 2) };
  const parent = { id: 2, boundsSize: pt(10, 10), children: [3] };
  assert.deepEqual(extentOf(layer(parent, child)), [0, -1, 60, 10]);
  assert.deepEqual(extentOf(layer({ ...parent, flags: 1 }, child)), [0, 0, 10, 10], 'what is cut does not count');
  const shadow = { opacity: 255, colour: [0, 0, 0, 255], offset: pt(0, 4), radius: 64, path: [] };
  assert.deepEqual(extentOf(layer({ id: 2, boundsSize: pt(10, 10), shadow })), [-3, 0, 13, 17]);
});

test('text is taken to reach further than it does rather than less far', () => {
  const text = { lines: [{ start: pt(5, 30), runs: [run('WWW', { x: 640 })] }] };
  const [left, top, right, bottom] = extentOf(layer({ id: 2, text }));
  assert.ok(left <= 15 && top <= 30 - 20 && right >= 15 + 3 * 20 && bottom >= 30 + 5);
});
