// One preview in the gallery's list, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCard } from '../../../Public/js/gallery/card.js';
import { createPage } from '../parts.mjs';

const PREVIEW = { slug: 'drum', title: 'Drum', summary: 'Turns.', heading: null };

test('the name of a card opens its preview, until the card is let go', () => {
  let opened = 0;
  const card = createCard(createPage(), PREVIEW, 0, () => { opened += 1; });
  const [button] = card.item.all.filter(({ tag }) => tag === 'button');

  button.fire('click');
  assert.equal(opened, 1);

  card.stop();
  button.fire('click');
  assert.equal(opened, 1);
});
