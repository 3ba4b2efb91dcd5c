import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anchorOf, groupsOf } from '../../../Public/js/gallery/shelves.js';

const preview = (slug, heading) => ({ slug, title: slug, summary: '', heading });
const shelved = (...previews) => groupsOf(previews).map(({ heading, previews: members }) =>
  [heading, members.map(({ slug }) => slug).join(' ')]);

test('previews stand under their headings, in the order in which the first of each comes', () => {
  assert.deepEqual(shelved(), []);
  assert.deepEqual(shelved(preview('a'), preview('b', null), preview('c', '')), [[null, 'a b c']]);
  assert.deepEqual(
    shelved(preview('a'), preview('b', 'B'), preview('c', 'C'), preview('d', 'B'), preview('e')),
    [[null, 'a e'], ['B', 'b d'], ['C', 'c']]);
});

test('a heading that is called like a part of every object is one like any other', () => {
  assert.deepEqual(shelved(preview('a', '__proto__'), preview('b', 'constructor')), [
    ['__proto__', 'a'], ['constructor', 'b'],
  ]);
});

test('the address of a heading is a word', () => {
  assert.equal(anchorOf('Compositional'), 'under-compositional');
  assert.equal(anchorOf('Lists & grids'), 'under-lists-grids');
});
