import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Tinting } from '../../../Public/js/paint/tinting.js';

function fakeSheet() {
  const drawn = [];
  const context = {
    drawImage: (image, ...box) => drawn.push(`${image.name} ${box}`),
    fillRect: (...box) => drawn.push(`${context.globalCompositeOperation} ${context.fillStyle} ${box}`),
  };
  return { canvas: { drawn }, context };
}

const picture = () => ({ name: 'star', naturalWidth: 20, naturalHeight: 10 });

test('a template is a canvas of its shape, filled where it covers', () => {
  const canvas = new Tinting(fakeSheet).get(picture(), 'red');

  assert.deepEqual([canvas.width, canvas.height], [60, 30]);
  assert.deepEqual(canvas.drawn, ['star 0,0,60,30', 'source-in red 0,0,60,30']);
});

test('a large picture has no more pixels than it has', () => {
  const canvas = new Tinting(fakeSheet).get({ name: 'sky', naturalWidth: 2000, naturalHeight: 1000 }, 'red');

  assert.deepEqual([canvas.width, canvas.height], [2000, 1000]);
});

test('a colour that was seen is not painted again, and only so many are kept', () => {
  const [tinting, image] = [new Tinting(fakeSheet), picture()];
  const first = tinting.get(image, 'red');
  assert.equal(tinting.get(image, 'red'), first);
  assert.notEqual(tinting.get(picture(), 'red'), first);

  for (let number = 0; number < 8; number += 1) tinting.get(image, `rgb(${number} 0 0)`);
  assert.notEqual(tinting.get(image, 'red'), first);
});
