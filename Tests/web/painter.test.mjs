import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Painter, truncateTail } from '../../Public/js/painter.js';
import { Scene } from '../../Public/js/scene.js';
import { keyframe, pt, text } from './trees.mjs';

/** A canvas that writes down what is drawn, with the transform and opacity at that moment. */
function fakeCanvas(width, height) {
  const drawn = [];
  let saved = [];
  let now = { matrix: [1, 0, 0, 1, 0, 0], globalAlpha: 1, clips: 0 };
  let path = '';
  const context = {
    drawn,
    save: () => saved.push({ ...now }),
    restore: () => { now = saved.pop(); },
    setTransform: (...matrix) => { now.matrix = matrix; },
    transform(a, b, c, d, x, y) {
      const [A, B, C, D, X, Y] = now.matrix;
      now.matrix = [
        A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * x + C * y + X, B * x + D * y + Y,
      ];
    },
    set globalAlpha(alpha) { now.globalAlpha = alpha; },
    beginPath: () => { path = ''; },
    rect: (...box) => { path = `rect ${box}`; },
    roundRect: (...box) => { path = `round ${box}`; },
    clip: () => { now.clips += 1; },
    fillRect: (...box) => drawn.push(`ground ${box}`),
    fill: () => drawn.push(`${context.fillStyle} ${path} at ${now.matrix.slice(4)} alpha ${now.globalAlpha}` +
      (now.clips ? ` in ${now.clips} clips` : '')),
    fillText: (string, x, y) => drawn.push(`"${string}" ${context.font} ${context.textAlign} ${x},${y}`),
    measureText: (string) =>
      ({ width: string.length * 10, fontBoundingBoxAscent: 19, fontBoundingBoxDescent: 5 }),
  };
  return { width, height, drawn, getContext: () => context };
}

/** What is drawn of a tree of 100 by 100 points on 200 by 200 pixels, after the ground. */
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

test('opacity multiplies down, and what is wholly transparent is not drawn', () => {
  const outer = { id: 2, opacity: 51, background: RED, children: [3] };
  const inner = { id: 3, opacity: 102, background: RED };
  const alphas = draw(window(2), outer, inner).map((line) => Number(line.split(' alpha ')[1]));
  assert.ok(Math.abs(alphas[0] - 0.2) < 1e-9 && Math.abs(alphas[1] - 0.08) < 1e-9, `${alphas}`);
  assert.deepEqual(draw(window(2), { ...outer, opacity: 0 }, inner), []);
});

test('a mask cuts what is inside, not its neighbours', () => {
  const mask = { id: 2, flags: 1, boundsSize: pt(50, 50), children: [3] };
  const lines = draw(window(2, 4), mask, { id: 3, background: RED }, { id: 4, background: RED });
  assert.match(lines[0], / in 1 clips$/);
  assert.doesNotMatch(lines[1], /clips/);
});

test('text is centred by its font\'s own ascent and descent', () => {
  const label = { id: 2, boundsSize: pt(80, 40), text: text('Card 1') };
  assert.deepEqual(draw(window(2), label), ['"Card 1" 700 20px Inter, system-ui, sans-serif center 40,27']);
});

test('text is aligned to the edge it names', () => {
  const places = [0, 1, 2].map((alignment) => {
    const [line] = draw(window(2), { id: 2, boundsSize: pt(80, 40), text: text('Ab', alignment) });
    return line.split(' ').slice(-2).join(' ');
  });
  assert.deepEqual(places, ['left 0,27', 'center 40,27', 'right 80,27']);
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

test('a line that fits stays whole, and a longer one keeps as much as fits', () => {
  const measure = (string) => Array.from(string).length * 10;
  for (let width = 0; width <= 120; width += 5) {
    const cut = truncateTail('Hello World', width, measure);
    assert.ok(measure(cut) <= width + 0.5, `${width}`);
    const longer = 'Hello World'.slice(0, Array.from(cut).length) + '…';
    assert.ok(cut === 'Hello World' || measure(longer) > width - 10, `${width}`);
  }
  assert.equal(truncateTail('Hello World', 110, measure), 'Hello World');
  assert.equal(truncateTail('Hello World', 70, measure), 'Hello…');
  assert.equal(truncateTail('Hello World', 5, measure), '');
});

test('a letter made of several code points is not cut in two', () => {
  const family = '👨‍👩‍👧';
  const measure = (string) => string.length;
  assert.equal(truncateTail(`${family}${family}`, family.length + 1, measure), `${family}…`);
  assert.equal(truncateTail(`${family}${family}`, family.length, measure), '…');
});
