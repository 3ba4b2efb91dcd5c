import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPicture } from '../../../Public/js/paint/brush.js';
import { Painter } from '../../../Public/js/paint/painter.js';
import { Scene } from '../../../Public/js/scene/scene.js';
import { keyframe, pt, run } from '../trees.mjs';
import { fakeCanvas } from './fake-canvas.mjs';

/** The drawing of a tree of 100 by 100 points on 200 by 200 pixels, after the ground. */
function draw(...records) {
  const canvas = fakeCanvas(200, 200);
  const scene = new Scene();
  scene.apply(keyframe(1, records, { size: [100, 100] }));
  new Painter(canvas).draw(scene);
  return canvas.drawn.slice(1);
}

const RED = [255, 0, 0, 255];
const window = (...children) => ({ id: 1, position: pt(50, 50), boundsSize: pt(100, 100), children });

test('points become pixels, and positions of anchors become corners', () => {
  const box = { id: 2, position: pt(50, 50), boundsSize: pt(20, 10), background: RED };
  assert.deepEqual(draw(window(2), box), ['rgb(255 0 0 / 1) rect 0,0,20,10 at 80,90 alpha 1']);
});

test('a corner radius is never more than half the short side', () => {
  const box = { id: 2, boundsSize: pt(20, 10), background: RED, cornerRadius: 40 * 64 };
  assert.match(draw(window(2), box)[0], /round 0,0,20,10,5 /);
});

test('of one thing alone opacity multiplies down, and what is wholly transparent is not drawn', () => {
  const outer = { id: 2, opacity: 51, children: [3] };
  const inner = { id: 3, opacity: 102, background: RED };
  const lines = draw(window(2), outer, inner);
  assert.equal(lines.length, 1);
  assert.ok(Math.abs(Number(lines[0].split(' alpha ')[1]) - 0.08) < 1e-9, lines[0]);
  assert.deepEqual(draw(window(2), { ...outer, opacity: 0 }, inner), []);
});

test('several things are drawn whole before their opacity counts', () => {
  const outer = { id: 2, opacity: 51, background: RED, children: [3] };
  const inner = { id: 3, opacity: 102, background: RED };
  const [group, ...rest] = draw(window(2), outer, inner);
  assert.deepEqual([group.alpha, rest], [51 / 255, []]);
  assert.deepEqual(group.sheet.map((line) => Number.parseFloat(line.split(' alpha ')[1])), [1, 102 / 255]);
});

test('what is opaque, or hides all but one thing, needs no sheet', () => {
  const things = [{ id: 3, background: RED, opacity: 0 }, { id: 4, background: RED }];
  const shown = (...layers) => draw(window(2), ...layers, ...things).filter((line) => typeof line !== 'string');
  assert.deepEqual(shown({ id: 2, background: RED, children: [3, 4] }), []);
  assert.deepEqual(shown({ id: 2, opacity: 51, children: [3, 4] }), []);
  assert.equal(shown({ id: 2, opacity: 51, background: RED, children: [3, 4] }).length, 1);
});

/** The drawing of a red box with effects. */
const withEffects = (...effects) => {
  const layers = effects.map((record, index) => ({
    id: index + 2, boundsSize: pt(20, 10), position: pt(50, 50), background: RED, effects: { filters: [], ...record },
  }));
  return draw(window(...layers.map(({ id }) => id)), ...layers);
};

test('effects work on all that a layer shows, and on nothing else', () => {
  const [mixed, plain] = withEffects({ blend: 2 }, { blend: 0 });
  assert.equal(mixed.operation, 'multiply');
  assert.deepEqual(mixed.sheet.map((line) => line.split(' at ')[0]), ['rgb(255 0 0 / 1) rect 0,0,20,10']);
  assert.match(plain, /rect 0,0,20,10/);
});

test('a blur is as wide as the picture is dense, and has room around', () => {
  const [{ sheet: [blurred], box }] = withEffects({ blend: 1, filters: [{ kind: 1, amount: 128, colour: null }] });
  assert.equal(blurred.filter, 'blur(4px)');
  // 40 × 20 pixels, grown by three standard deviations of 4 pixels and one more.
  assert.deepEqual(box, [80 - 13, 90 - 13, 40 + 26, 20 + 26]);
});

test('what no filter of CSS does is laid over the picture and cut to it', () => {
  const filters = [{ kind: 2, amount: -512, colour: null }, { kind: 8, amount: 0, colour: [0, 255, 0, 9] }];
  const [{ sheet: [, darker, tint, cut] }] = withEffects({ blend: 1, filters });
  assert.deepEqual([tint, cut.operation], ['multiply rgb(0 255 0)', 'destination-in']);
  // The sheet that the box was drawn on is taken again after the first step.
  const steps = darker.sheet.filter((line) => typeof line === 'string');
  assert.deepEqual(steps, ['difference #fff', 'lighter rgb(128 128 128)', 'difference #fff']);
});

test('what is mixed with what is behind it is so before the opacity around it', () => {
  const outer = { id: 2, opacity: 51, children: [3] };
  const inner = { id: 3, background: RED, effects: { blend: 2, filters: [] } };
  const [group] = draw(window(2), outer, inner);
  assert.deepEqual([group.alpha, group.sheet[0].operation], [0.2, 'multiply']);
});

test('a border and what it frames count as several', () => {
  const box = { id: 2, boundsSize: pt(20, 10), opacity: 51, background: RED, border: { width: 64, colour: RED } };
  assert.equal(draw(window(2), box)[0].alpha, 0.2);
});

test('a mask cuts what is inside, not its neighbours', () => {
  const mask = { id: 2, flags: 1, boundsSize: pt(50, 50), children: [3] };
  const lines = draw(window(2, 4), mask, { id: 3, background: RED }, { id: 4, background: RED });
  assert.match(lines[0], / in 1 clips$/);
  assert.doesNotMatch(lines[1], /clips/);
});

test('text stands where the server has put it, each run by itself', () => {
  const lines = [
    { start: [8 * 64, 27 * 64], runs: [run('Card '), run('1', { x: 50 * 64, weight: 400, flags: 1 })] },
    { start: [0, 50 * 64], runs: [run('אב', { flags: 8 })] },
  ];
  assert.deepEqual(draw(window(2), { id: 2, boundsSize: pt(80, 40), text: { lines } }), [
    '"Card " 700 20px Inter, system-ui, sans-serif left ltr 8,27',
    '"1" italic 400 20px Inter, system-ui, sans-serif left ltr 58,27',
    '"אב" 700 20px Inter, system-ui, sans-serif left rtl 0,50',
  ]);
});

test('lines under and through a run are as wide as it is', () => {
  const underlined = { lines: [{ start: [0, 20 * 64], runs: [run('ab', { flags: 6 })] }] };
  const lines = draw(window(2), { id: 2, boundsSize: pt(80, 40), text: underlined });
  assert.equal(lines.length, 3);
  for (const line of lines.slice(1)) assert.match(line, /^ground 0,[\d.]+,20,1\.4/);
});

test('before the first keyframe there is only ground', () => {
  const canvas = fakeCanvas(10, 20);
  new Painter(canvas).draw(new Scene());
  assert.deepEqual(canvas.drawn, ['ground 0,0,10,20']);
});

test('a canvas of the right size is left alone, for resizing empties it', () => {
  const painter = new Painter(fakeCanvas(10, 20));
  assert.equal(painter.resize(10, 20), false);
  assert.equal(painter.resize(11, 20), true);
});

test('a border lies within the bounds and above what they hold', () => {
  const box = {
    id: 2, boundsSize: pt(20, 10), background: RED, border: { width: 128, colour: RED }, children: [3],
  };
  const lines = draw(window(2), box, { id: 3, background: RED });
  assert.match(lines.at(-1), /rect 0,0,20,10 rect 2,2,16,6 .* evenodd$/);
  assert.equal(lines.length, 3);
});

test('a mask that is an opaque outline is a clip, in the coordinates of what it masks', () => {
  const sector = { id: 3, position: pt(10, 0), path: [[0, 0, 0], [1, 640, 0], [1, 0, 640], [4]] };
  const masked = { id: 2, boundsSize: pt(50, 50), position: pt(25, 25), background: RED, mask: 3 };
  assert.match(draw(window(2), masked, sector)[0], /at 0,0 alpha 1 in 1 clips$/);
});

test('a layer in perspective that is off by less than half a pixel is drawn straight', () => {
  const matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
  matrix[3] = 1e-6;
  const card = {
    id: 2, position: pt(50, 50), boundsSize: pt(20, 10), background: RED,
    transform: { form: 'matrix', elements: matrix },
  };
  assert.equal(draw(window(2), card).length, 1);
});

test('a picture that covers the bounds covers their whole pixels, another stays where it is', () => {
  const placed = (gravity, size) => {
    const layer = { picture: { hash: 'a', gravity, size, tint: null }, boundsOrigin: [0, 5], boundsSize: [20, 10] };
    let at = [];
    drawPicture({ drawImage: (_, ...box) => { at = box; } }, layer, {}, [-0.25, 4.75, 20.25, 15.25]);
    return at;
  };
  assert.deepEqual(placed('resize', [40, 40]), [-0.25, 4.75, 20.5, 10.5]);
  assert.deepEqual(placed('resizeAspectFill', [40, 40]), [-0.25, -0.5, 20.5, 21]);
  // A third times three is not always one.
  const [left, , width] = placed('resizeAspectFill', [4.9, 2.45]);
  assert.ok(Math.abs(left + 0.25) < 1e-6 && Math.abs(width - 20.5) < 1e-6);
  assert.deepEqual(placed('center', [4, 4]), [8, 8, 4, 4]);
});
