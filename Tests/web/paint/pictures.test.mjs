import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pictures } from '../../../Public/js/paint/pictures.js';

/** Pictures with images that come when they are told to. */
function rig() {
  const images = [];
  const timers = [];
  let changes = 0;
  const pictures = new Pictures(
    () => images[images.push({ addresses: [], set src(address) { this.addresses.push(address); } }) - 1],
    () => { changes += 1; }, (run) => timers.push(run));
  return { pictures, images, timers, changes: () => changes };
}

test('a picture is fetched once, by its hash, and drawn when it has come', () => {
  const { pictures, images, changes } = rig();
  assert.equal(pictures.get('0f'), null);
  assert.equal(pictures.get('0f'), null);
  assert.deepEqual(images.map(({ addresses }) => addresses), [['/images/0f']]);
  images[0].onload();
  assert.equal(changes(), 1);
  assert.equal(pictures.get('0f'), images[0]);
});

test('a picture that does not come is asked for a few times more', () => {
  const { pictures, images, timers, changes } = rig();
  pictures.get('0f');
  for (let i = 0; i < 20; i++) {
    images[0].onerror();
    timers.splice(0).forEach((run) => run());
  }
  assert.equal(images[0].addresses.length, 4);
  assert.equal(changes(), 0);
});

test('of hundreds of pictures, those that are shown are kept', () => {
  const { pictures, images } = rig();
  pictures.get('shown');
  images[0].onload();
  for (let i = 0; i < 600; i++) {
    pictures.get(`${i}`);
    assert.equal(pictures.get('shown'), images[0]);
  }
  const before = images.length;
  pictures.get('599');
  assert.equal(images.length, before);
  pictures.get('0');
  assert.equal(images.length, before + 1);
});
