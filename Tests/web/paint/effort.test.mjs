import assert from 'node:assert/strict';
import { test } from 'node:test';
import { effortOf, effortOfPutting } from '../../../Public/js/paint/effort.js';
import { Scene } from '../../../Public/js/scene/scene.js';
import { keyframe, pt, run, scroller, text } from '../trees.mjs';

const RED = [255, 0, 0, 255];
const box = (fields) => ({ boundsSize: pt(100, 50), background: RED, ...fields });

/** The effort of the first layer, at two pixels a point. */
function effort(...records) {
  const scene = new Scene();
  scene.apply(keyframe(1, records.map((record, index) => ({ id: index + 1, ...record }))));
  return effortOf(scene.root, 4);
}

test('a plain box is drawn as fast as a drawing of it is put down, a page of text is not', () => {
  const pixels = 100 * 50 * 4;
  assert.ok(effort(box({})) < effortOfPutting(pixels, 'upright'));
  const lines = Array.from({ length: 4 }, (_, line) => ({ start: pt(0, 12 * line), runs: [run('As long as a line is')] }));
  assert.ok(effort(box({ text: { lines } })) > 2 * effortOfPutting(pixels, 'upright'));
});

test('what is turned has to take longer than what only moves', () => {
  const [upright, scaled, turned] = ['upright', 'scaled', 'turned'].map((pose) => effortOfPutting(1e6, pose));
  assert.ok(upright < scaled && scaled < turned);
});

test('all that a layer holds counts, but for what is not seen', () => {
  const alone = effort(box({ children: [] }));
  const held = effort(box({ children: [2] }), { text: text('Words') });
  assert.ok(held > alone);
  assert.equal(effort(box({ children: [2] }), { text: text('Words'), opacity: 0 }), alone);
});

test('a mask that is a plain outline takes less than one that is drawn', () => {
  const outline = { path: [[0, 0, 0], [1, 640, 0], [1, 0, 640], [4]] };
  const clipped = effort(box({ children: [], mask: 2 }), outline);
  const masked = effort(box({ children: [], mask: 2 }), { ...outline, opacity: 100 });
  assert.ok(clipped < masked);
});

test('what scrolls, or is mixed with what is behind it, cannot be drawn alone', () => {
  assert.equal(effort(box({ children: [2] }), { scroller: scroller('main', 3) }), Infinity);
  assert.equal(effort(box({ effects: { blend: 2, filters: [] } })), Infinity);
  assert.notEqual(effort(box({ effects: { blend: 0, filters: [] } })), Infinity);
});
