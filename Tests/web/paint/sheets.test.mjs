import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Sheets } from '../../../Public/js/paint/sheets.js';

/** Sheets that are made of nothing, and how many were. */
function sheets() {
  const made = [];
  const drawing = () => {};
  const make = () => {
    const context = {
      save: drawing, restore: drawing, beginPath: drawing, rect: drawing, clip: drawing, setTransform: drawing,
      clearRect(...box) { this.cleared = box; },
    };
    const sheet = { canvas: { width: 1, height: 1 }, context };
    made.push(sheet);
    return sheet;
  };
  return { made, sheets: new Sheets(make) };
}

const canvas = { canvas: { width: 200, height: 300 } };

test('a sheet that was given back is taken again', () => {
  const { made, sheets: all } = sheets();
  const sheet = all.take(canvas, [0, 0, 10, 10]);
  all.giveBack(sheet);
  assert.equal(all.take(canvas, [20, 30, 40, 50]), sheet);
  assert.deepEqual([made.length, sheet.canvas.width, sheet.canvas.height], [1, 200, 300]);
  assert.deepEqual(sheet.context.cleared, [20, 30, 20, 20]);
});

test('one of a size of its own is taken again by who needs just that size, and is empty', () => {
  const { made, sheets: all } = sheets();
  const sheet = all.ofSize(32, 16);
  all.spare(sheet);
  assert.notEqual(all.ofSize(16, 32), sheet);
  assert.equal(all.ofSize(32, 16), sheet);
  assert.deepEqual([made.length, sheet.context.cleared], [2, [0, 0, 32, 16]]);
});

test('only a few wait, and none after all were let go', () => {
  const { made, sheets: all } = sheets();
  const many = Array.from({ length: 40 }, () => all.ofSize(32, 16));
  many.forEach((sheet) => all.spare(sheet));
  for (let count = 0; count < 40; count++) all.ofSize(32, 16);
  assert.equal(made.length, 40 + 40 - 24);
  all.spare(many[0]);
  all.forget();
  assert.notEqual(all.ofSize(32, 16), many[0]);
});
