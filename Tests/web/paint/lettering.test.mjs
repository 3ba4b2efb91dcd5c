import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dashes, drawText } from '../../../Public/js/paint/lettering.js';
import { ornamentsOf } from '../../../Public/js/scene/ornaments.js';

/** A context that writes down what is drawn; its pixels are half points. */
function fakeContext() {
  const drawn = [];
  const context = {
    drawn, letterSpacing: '0px', shadowColor: 'none', saved: [],
    save: () => context.saved.push(context.shadowColor),
    restore: () => { context.shadowColor = context.saved.pop(); },
    getTransform: () => ({ a: 2, b: 0, c: 0, d: 2 }),
    transform: (...matrix) => drawn.push(`lean ${matrix}`),
    setLineDash: () => {},
    fillRect: (...box) => drawn.push(`${context.fillStyle} box ${box.map((at) => +at.toFixed(3))}`),
    fillText: (string, x, y) => drawn.push(`fill ${context.font} ${x},${y}${shadow()}`),
    strokeText: (string, x, y) => drawn.push(`stroke ${context.lineWidth} ${context.strokeStyle} ${x},${y}${shadow()}`),
    measureText: (string) => ({ width: string.length * 10 }),
  };
  const shadow = () => (/none|transparent/.test(context.shadowColor) ? '' :
    ` casting ${context.shadowColor} by ${context.shadowOffsetX},${context.shadowOffsetY} blur ${context.shadowBlur}`);
  return context;
}

const css = (rgba) => `c${rgba}`;
const RED = [255, 0, 0, 255];

/** The drawing of one run of 10 points at 3, its line's baseline at 20. */
function draw(fields, ornaments = {}, familyOf = () => null) {
  const context = fakeContext();
  const run = {
    string: 'ab', x: 0, fontSize: 10, spacing: 0, weight: 400, isItalic: false, isUnderlined: false,
    isStruckThrough: false, direction: 'ltr', colour: 'ink', face: '',
    ornaments: ornamentsOf({
      stroke: null, shadow: null, rise: 0, slant: 0, underline: null, strikethrough: null, ground: null, ...ornaments,
    }, css),
    ...fields,
  };
  drawText(context, { text: { lines: [{ x: 3, baseline: 20, runs: [run] }] } }, 'Inter', familyOf);
  return context.drawn;
}

test('a font of the preview is asked before the usual ones', () => {
  assert.deepEqual(draw({ face: 'ab' }, {}, (hash) => `"${hash}"`), ['fill 400 10px "ab", Inter 3,20']);
  assert.deepEqual(draw({ face: 'ab' }), ['fill 400 10px Inter 3,20']);
});

test('a stroke lies over the letters, or stands in their place', () => {
  const stroke = { width: 128, colour: RED, isHollow: false };
  assert.deepEqual(draw({}, { stroke }), ['fill 400 10px Inter 3,20', 'stroke 2 c255,0,0,255 3,20']);
  assert.deepEqual(draw({}, { stroke: { ...stroke, isHollow: true } }), ['stroke 2 c255,0,0,255 3,20']);
});

test('a shadow is cast in pixels, and once', () => {
  const shadow = { colour: RED, offset: [64, 128], radius: 192 };
  const cast = ' casting c255,0,0,255 by 2,4 blur 6';
  assert.deepEqual(draw({}, { shadow }), [`fill 400 10px Inter 3,20${cast}`]);
  const stroke = { width: 64, colour: RED, isHollow: false };
  assert.deepEqual(draw({}, { shadow, stroke }), [`fill 400 10px Inter 3,20${cast}`, 'stroke 1 c255,0,0,255 3,20']);
});

test('raised letters take their line with them, but not what lies behind the line', () => {
  const ground = { colour: RED, top: -640, bottom: 128 };
  assert.deepEqual(draw({ isUnderlined: true }, { rise: 320, ground }), [
    'c255,0,0,255 box 3,10,20,12', 'fill 400 10px Inter 3,15', 'ink box 3,16.05,20,0.7',
  ]);
});

test('letters lean about their baseline', () => {
  assert.deepEqual(draw({}, { slant: 512 }), ['lean 1,0,-0.5,1,10,0', 'fill 400 10px Inter 3,20']);
});

test('a line under text has its own colour, weight and pattern', () => {
  const thick = draw({ isUnderlined: true }, { underline: { style: 1, colour: RED } });
  assert.deepEqual(thick.slice(1), ['c255,0,0,255 box 3,20.7,20,1.4']);
  const double = draw({ isStruckThrough: true }, { strikethrough: { style: 2, colour: RED } });
  assert.deepEqual(double.slice(1), ['c255,0,0,255 box 3,16.95,20,0.7', 'c255,0,0,255 box 3,18.35,20,0.7']);
  const dotted = draw({ isUnderlined: true }, { underline: { style: 4, colour: RED } });
  assert.equal(dotted.length - 1, 15);
});

test('dashes end where the line does, and are never without end', () => {
  assert.deepEqual(dashes(7, [2, 1]), [[0, 2], [3, 2], [6, 1]]);
  assert.deepEqual(dashes(7, []), [[0, 7]]);
  assert.ok(dashes(1e9, [1e-6, 1e-6]).length <= 2000);
});
