import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Keeping } from '../../../Public/js/paint/keeping.js';

/** Drawings of 100 pixels on a canvas of 100, and what was let go of. */
function keeping() {
  const gone = [];
  const kept = new Keeping(100, (drawing) => gone.push(drawing.name));
  const putting = (pixels) => 10 + pixels / 10;
  /** One picture with these layers; gives the names of drawings that are there, and of layers worth one. */
  const picture = (layers, { effort = 1000, pixels = 100 } = {}) => {
    kept.begin();
    const seen = layers.map((layer) => {
      const found = kept.find(layer);
      if (found) return found.name;
      if (!kept.isWorth(layer, () => effort, putting, () => pixels)) return null;
      kept.keep(layer, { name: layer.name, pixels });
      return `new ${layer.name}`;
    });
    kept.end();
    return seen;
  };
  return { kept, gone, picture };
}

const layer = (name) => ({ name, version: 1 });

test('a layer is kept when it is the same in a second picture, and used from then on', () => {
  const { picture } = keeping();
  const card = layer('card');
  assert.deepEqual([picture([card]), picture([card]), picture([card])], [[null], ['new card'], ['card']]);
});

test('a layer that changes in each picture is never kept', () => {
  const { picture } = keeping();
  const card = layer('card');
  for (let version = 1; version < 10; version++) {
    card.version = version;
    assert.deepEqual(picture([card]), [null]);
  }
});

test('the drawing of a layer that has changed is let go at once', () => {
  const { picture, gone, kept } = keeping();
  const card = layer('card');
  picture([card]);
  picture([card]);
  card.version = 2;
  assert.deepEqual([picture([card]), gone, kept.pixels], [[null], ['card'], 0]);
});

test('what is drawn as fast as its drawing is put down is not kept, nor what cannot be drawn alone', () => {
  for (const effort of [20, Infinity]) {
    const { picture } = keeping();
    const card = layer('card');
    picture([card], { effort });
    assert.deepEqual(picture([card], { effort }), [null], String(effort));
  }
});

test('what is larger than the canvas, or shows nothing, is not kept', () => {
  for (const pixels of [101, 0]) {
    const { picture } = keeping();
    const card = layer('card');
    picture([card], { pixels });
    assert.deepEqual(picture([card], { pixels }), [null], String(pixels));
  }
});

test('what has not been seen for a while is let go', () => {
  const { picture, gone, kept } = keeping();
  const [card, other] = [layer('card'), layer('other')];
  picture([card]);
  picture([card]);
  for (let count = 0; count < 30; count++) picture([other]);
  assert.deepEqual(gone, []);
  picture([other]);
  assert.deepEqual([gone, kept.pixels], [['card'], 100]);
});

test('drawings never have more than three times the pixels of the canvas; those not seen give way', () => {
  const { picture, gone, kept } = keeping();
  const old = ['a', 'b', 'c'].map(layer);
  picture(old);
  assert.deepEqual(picture(old), ['new a', 'new b', 'new c']);
  const fresh = [layer('d')];
  picture(fresh);
  assert.deepEqual([picture(fresh), gone, kept.pixels], [['new d'], ['a'], 300]);
});

test('of what is seen nothing gives way: the rest is drawn', () => {
  const { picture, gone, kept } = keeping();
  const all = ['a', 'b', 'c', 'd'].map(layer);
  picture(all);
  assert.deepEqual([picture(all), gone, kept.pixels], [['new a', 'new b', 'new c', null], [], 300]);
});

test('a layer that is met twice in one picture has been in one picture', () => {
  const { picture } = keeping();
  const card = layer('card');
  assert.deepEqual(picture([card, card]), [null, null]);
});

test('all is let go when nobody looks', () => {
  const { picture, gone, kept } = keeping();
  const card = layer('card');
  picture([card]);
  picture([card]);
  kept.forgetAll();
  assert.deepEqual([gone, kept.pixels, picture([card])], [['card'], 0, [null]]);
});
