import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Faces } from '../../../Public/js/paint/faces.js';

/** Fonts that come, or do not, when they are told to. */
function rig() {
  const made = [];
  const added = [];
  const faces = new Faces((family, source, descriptors) => {
    const face = { family, source, descriptors };
    face.load = () => new Promise((come, lose) => Object.assign(face, { come, lose }));
    made.push(face);
    return face;
  }, (face) => added.push(face));
  return { faces, made, added };
}

test('a font is fetched once, from this server, for all weights', () => {
  const { faces, made, added } = rig();
  assert.equal(faces.get('0f'), '"Preview 0f"');
  assert.equal(faces.get('0f'), '"Preview 0f"');
  assert.equal(made.length, 1);
  assert.deepEqual(added, made);
  assert.equal(made[0].family, 'Preview 0f');
  assert.equal(made[0].source, 'url("/images/0f")');
  assert.equal(made[0].descriptors.weight, '100 900');
});

test('a font that is lost leaves its place to the usual ones', async () => {
  const { faces, made } = rig();
  faces.get('0f');
  made[0].lose();
  await new Promise((done) => { setImmediate(done); });
  assert.equal(faces.get('0f'), null);
  assert.equal(made.length, 1);
});

test('no preview has the page fetch fonts without end', () => {
  const { faces, made } = rig();
  for (let i = 0; i < 500; i++) faces.get(`${i}`);
  assert.equal(made.length, 64);
  assert.equal(faces.get('499'), null);
  assert.equal(faces.get('0'), '"Preview 0"');
});
