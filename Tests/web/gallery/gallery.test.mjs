import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSession, listPreviews } from '../../../Public/js/server/api.js';
import { USUAL_SCREEN } from '../../../Public/js/server/asked-screen.js';
import { listText } from '../../../Public/js/gallery/gallery.js';

const preview = { slug: 'a', title: 'A', summary: '' };
const text = (previews, state, holes = 0, step = '') =>
  listText({ previews, build: state ? { state, step, problems: [] } : null, holes });

test('the line above the list says how far the source has come', () => {
  assert.equal(text([], 'building'), 'Building the previews…');
  assert.equal(text([preview], 'building'), 'Building…');
  assert.equal(text([], 'building', 0, '25 of 80 files'), 'Building the previews… 25 of 80 files');
  assert.equal(text([], 'failed'), '');
  assert.equal(text([preview], 'failed'), 'These show what worked.');
  assert.equal(text([], 'none'), 'Building the previews…');
  assert.equal(text([], 'applied'), 'Nothing to preview was found in these files.');
  assert.equal(text([], null), 'This server has no previews.');
  assert.equal(text([preview], 'applied') + text([preview], null), '');
});

test('the line above the list says how much is missing, beside the rest', () => {
  assert.equal(text([preview], 'applied', 1), '1 hole: open a preview to see what is missing.');
  assert.equal(text([preview], 'building', 12), 'Building… 12 holes: open a preview to see what is missing.');
  assert.equal(text([], 'building', 12), 'Building the previews…', 'there is nothing to open');
});

test('holes that are no number are none', async () => {
  for (const holes of [undefined, null, -1, 1.5, '3', {}]) {
    assert.equal((await listPreviews(answering({ previews: [], holes }))).holes, 0);
  }
  assert.equal((await listPreviews(answering({ previews: [], holes: 12 }))).holes, 12);
});

const answering = (answer, asked = []) => async (path, options) => {
  asked.push([path, options]);
  return { ok: true, status: 200, json: async () => answer };
};

test('a server that builds nothing says nothing of builds', async () => {
  assert.deepEqual(await listPreviews(answering({ previews: [preview] })), {
    previews: [{ ...preview, heading: null }], build: null, holes: 0,
  });
  assert.equal((await listPreviews(answering({ previews: [], source: null, build: null }))).build, null);
  const starting = await listPreviews(answering({ previews: [], source: { name: 'A.swift' }, build: null }));
  assert.deepEqual(starting.build, { state: 'none', step: '', problems: [] });
  const { build } = await listPreviews(answering({ previews: [], build: { state: 'failed', problems: [{ message: 'x' }] } }));
  assert.equal(build.state, 'failed');
  assert.equal(build.problems[0].message, 'x');
});

test('a session is asked for with the knobs of its link, whatever they are called', async () => {
  const asked = [];
  const knobs = new Map([['__proto__', 1], ['a', '#ff0000ff']]);
  const screen = { ...USUAL_SCREEN, choices: { appearance: 'dark' } };
  await createSession(answering({ path: '/s/x' }, asked), 'a', [390, 844], screen, knobs);
  assert.equal(
    asked[0][1].body,
    '{"preview":"a","size":[390,844],"appearance":"dark","knobs":{"__proto__":1,"a":"#ff0000ff"}}');
  await createSession(answering({ path: '/s/x' }, asked), 'a', [390, 844], screen);
  assert.equal(asked[1][1].body, '{"preview":"a","size":[390,844],"appearance":"dark"}');
});

test('a size that somebody chose is ordered as one, on a device and without', async () => {
  const asked = [];
  const order = async (screen) => {
    await createSession(answering({ path: '/s/x' }, asked), 'a', [390, 844], { ...USUAL_SCREEN, ...screen });
    return JSON.parse(asked.pop()[1].body);
  };
  assert.deepEqual(await order({ size: [300, 400] }), { preview: 'a', size: [300, 400], isSizeChosen: true });
  assert.deepEqual(
    await order({ device: 'ipad', size: [1180, 820] }),
    { preview: 'a', size: [1180, 820], isSizeChosen: true, device: 'ipad' });
  assert.deepEqual(await order({ device: 'ipad' }), { preview: 'a', size: [390, 844], device: 'ipad' });
});
