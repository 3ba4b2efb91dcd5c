import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Scene } from '../../../Public/js/scene/scene.js';
import { change, keyframe, run } from '../trees.mjs';

/** Layer 1 after these records of it, one frame each. */
function after(...records) {
  const scene = new Scene();
  scene.apply(keyframe(1, [{ id: 1 }]));
  records.forEach((record, index) => scene.apply(change(2 + index, [{ id: 1, ...record }])));
  return scene.root;
}

test('corners come line by line and are drawn clockwise', () => {
  assert.deepEqual(after({ flags: 0 }).roundedCorners, [true, true, true, true]);
  assert.deepEqual(after({ flags: 2 }).roundedCorners, [false, true, true, true]);
  assert.deepEqual(after({ flags: 8 }).roundedCorners, [true, true, true, false], 'bottom left comes last');
  assert.deepEqual(after({ flags: 16 | 1 }).roundedCorners, [true, true, false, true]);
});

test('what was taken off again is none', () => {
  const colour = [1, 2, 3, 255];
  const layer = after(
    {
      border: { width: 64, colour }, path: [[0, 64, 128], [1, -64, 0]],
      shadow: { opacity: 255, colour, offset: [64, 0], radius: 128, path: [] },
      gradient: { kind: 2, start: [0, 0], end: [4096, 2048], stops: [{ location: 65535, colour }] },
      image: { hash: '0f', gravity: 4, width: 40, height: 20, scale: 128, tint: [255, 0, 0, 255] },
    },
    {});
  assert.deepEqual(layer.border, { width: 1, colour: 'rgb(1 2 3 / 1)' });
  assert.deepEqual(layer.outline, [[0, 1, 2], [1, -1, 0]]);
  assert.deepEqual(layer.shadow, { colour: 'rgb(1 2 3 / 1)', offset: [1, 0], radius: 2, outline: null });
  assert.deepEqual(layer.gradient, { kind: 'radial', start: [0, 0], end: [1, 0.5], stops: [[1, 'rgb(1 2 3 / 1)']] });
  assert.deepEqual(layer.picture, { hash: '0f', gravity: 'top', size: [20, 10], tint: 'rgb(255 0 0 / 1)' });

  const none = after(
    { border: { width: 64, colour }, path: [[4]] },
    {
      border: { width: 64, colour: [1, 2, 3, 0] }, path: [],
      shadow: { opacity: 0, colour: [0, 0, 0, 0], offset: [0, 0], radius: 0, path: [] },
      gradient: { kind: 0, start: [0, 0], end: [0, 0], stops: [] },
      image: { hash: '', gravity: 0, width: 0, height: 0, scale: 64, tint: null },
    });
  for (const key of ['border', 'shadow', 'outline', 'gradient', 'picture']) assert.equal(none[key], null, key);
});

test('a shadow is as transparent as its colour and its opacity together', () => {
  const { shadow } = after(
    { shadow: { opacity: 51, colour: [0, 0, 0, 127.5], offset: [0, 0], radius: 0, path: [] } });
  assert.match(shadow.colour, /^rgb\(0 0 0 \/ 0\.1/);
});

test('a picture whose scale is none is as large as its pixels', () => {
  const { picture } = after({ image: { hash: '0', gravity: 0, width: 40, height: 20, scale: 0, tint: null } });
  assert.deepEqual([picture.size, picture.tint], [[40, 20], null]);
});

test('those who read a text get its lines as one', () => {
  const { text } = after({ text: { lines: [
    { start: [0, 0], runs: [run('Original '), run('recipe')] }, { start: [0, 0], runs: [run('12 €')] },
  ] } });
  assert.equal(text.string, 'Original recipe 12 €');
});
