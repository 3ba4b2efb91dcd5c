import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exactFrom, exactParts, isExactKey, withoutRevision } from '../../../Public/js/page/exact-link.js';
import { leftOutText, linkFrom } from '../../../Public/js/page/link.js';
import { exactAddress } from '../../../Public/js/session/exact-copy.js';
import { planFor } from '../../../Public/js/session/exact-arrival.js';
import { readState } from '../../../Public/js/server/state-api.js';

const EXACT = { room: null, revision: '0ab1', state: 'Av8B', acts: '' };
const STATE = {
  preview: 'drum', screen: { device: 'iphone-16', size: null, choices: { appearance: 'dark' } },
  knobs: new Map([['b', 2], ['a', true]]), exact: EXACT, isWhole: true,
};

test('a link to an exact state is read back as it was written', () => {
  for (const exact of [EXACT, { room: [390, 700.5], revision: '1.0 & more', state: '', acts: 'x-_9' }]) {
    const { search, hash } = exactParts(exact);
    assert.deepEqual(exactFrom(`?preview=a${search}`, `#${hash}`), exact);
    assert.deepEqual(exactFrom(`?preview=a${search}`, `#key=abc&${hash}`), exact);
  }
  assert.equal(exactFrom('?preview=a', '#state=abc'), null, 'without a revision it is no such link');
});

test('what the server cannot have written is left out of a state', () => {
  for (const bytes of ['<b>', 'a b', 'a=', 'x'.repeat(11001)]) {
    assert.equal(exactFrom('?revision=r', `#state=${encodeURIComponent(bytes)}`).state, '');
  }
  assert.equal(exactFrom('?revision=r&room=1x1', '').room, null);
});

test('the parts of an exact state mean something to a link, and the revision goes once it is the same', () => {
  assert.deepEqual(linkFrom('?preview=a&room=390x700&revision=r').unknown, []);
  assert.ok(isExactKey('room') && !isExactKey('size'));
  assert.equal(withoutRevision('?preview=a&room=390x700&revision=r'), '?preview=a&room=390x700');
});

test('equal states have equal links, whatever order their knobs were turned in', () => {
  const page = { origin: 'http://x', path: '/s/abc', key: '' };
  const address = exactAddress(STATE, page);
  assert.equal(
    address, 'http://x/?preview=drum&device=iphone-16&appearance=dark&knob.a=true&knob.b=2&revision=0ab1#state=Av8B');
  const other = { ...STATE, knobs: new Map([['a', true], ['b', 2]]) };
  assert.equal(exactAddress(other, page), address);
  assert.equal(
    exactAddress(STATE, { ...page, key: 'KEY' }),
    'http://x/s/abc?preview=drum&device=iphone-16&appearance=dark&knob.a=true&knob.b=2&revision=0ab1'
      + '#key=KEY&state=Av8B');
  assert.match(exactAddress(STATE, { ...page, key: 'KEY', name: 'LINK' }), /^http:\/\/x\/s\/abc\?link=LINK&preview=drum&/);
  assert.equal(exactAddress(STATE, { ...page, name: 'LINK' }), address, 'a session of its own is none of the link');
});

test('the server\'s answer is read with care', async () => {
  const answering = (answer) => async () => new Response(JSON.stringify(answer));
  const read = (answer) => readState(answering(answer), 'abc', '');
  const whole = await read({
    preview: 'drum', size: [390, 700], isSizeChosen: false, appearance: 'dark', textSize: 'nonsense',
    knobs: { a: 1, b: 'x', c: [], d: null }, revision: 'r', state: 's', isWhole: true,
  });
  assert.deepEqual(whole.screen, { device: '', size: null, choices: { appearance: 'dark' } });
  assert.deepEqual(whole.exact, { room: [390, 700], revision: 'r', state: 's', acts: '' });
  assert.deepEqual([...whole.knobs], [['a', 1], ['b', 'x']]);
  const wide = await read({ preview: 'drum', size: [852, 393], device: 'iphone-16', isSizeChosen: true });
  assert.deepEqual([wide.screen.size, wide.exact.room], [[852, 393], null], 'a device on its side');
  assert.equal((await read({})).isWhole, false);
});

test('who comes by such a link goes there alone, asks others first, and is told where they may not', () => {
  assert.equal(planFor({ isThere: true, mayWork: false, viewers: 3 }), 'none');
  assert.equal(planFor({ isThere: false, mayWork: true, viewers: 1 }), 'go');
  assert.equal(planFor({ isThere: false, mayWork: true, viewers: 2 }), 'ask');
  assert.equal(planFor({ isThere: false, mayWork: false, viewers: 1 }), 'tell');
});

test('in an aside who has come by such a link is asked, and goes there where that was meant', () => {
  const apart = { isThere: false, mayWork: true, viewers: 1, isApart: true };
  assert.equal(planFor(apart), 'ask');
  assert.equal(planFor({ ...apart, isAskedFor: true }), 'go');
  assert.equal(planFor({ ...apart, isAskedFor: true, mayWork: false }), 'tell');
});

test('the note names parts without a place, and says that the source was another', () => {
  const link = linkFrom('?preview=a');
  assert.equal(leftOutText(link, [], [], { parts: [], isOtherRevision: false }), '');
  assert.equal(
    leftOutText(link, [], [], { parts: ['main'], isOtherRevision: true }),
    'The source was another when this link was made, so places may differ. Not everything in the link was used. '
      + '“main” is not as in the link, as there is no place for it.');
});
