import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADDRESS_PAUSE_MS, AddressKeeper } from '../../../Public/js/page/address-keeper.js';
import { leftOutText, linkFrom, searchFor } from '../../../Public/js/page/link.js';
import { USUAL_SCREEN } from '../../../Public/js/server/asked-screen.js';
import { SCREEN_CHOICES, usualChoices } from '../../../Public/js/wire/screen.js';

test('a link says which device the preview is shown on, if that may be one', () => {
  const screen = { ...USUAL_SCREEN, device: 'iphone-16' };
  assert.deepEqual(linkFrom('?preview=a&device=iphone-16').screen, screen);
  assert.equal(searchFor('a', new Map([['b', 1]]), screen), '?preview=a&device=iphone-16&knob.b=1');
  assert.deepEqual(linkFrom('?preview=a').screen, USUAL_SCREEN);
  const bad = linkFrom('?preview=a&device=%3Cb%3E');
  assert.deepEqual([bad.screen, bad.unknown], [USUAL_SCREEN, ['device']]);
});

test('a link says all of the screen that is not as usual, and is read back', () => {
  const screen = {
    device: 'ipad', size: [1180, 820], choices: { appearance: 'dark', direction: 'rtl', textSize: 'ax1' },
  };
  const search = searchFor('a', new Map(), screen);
  assert.equal(search, '?preview=a&device=ipad&size=1180x820&appearance=dark&direction=rtl&textSize=ax1');
  assert.deepEqual(linkFrom(search), { preview: 'a', screen, knobs: new Map(), panes: [], name: '', unknown: [] });
  assert.equal(searchFor('a', new Map(), { ...USUAL_SCREEN, choices: usualChoices() }), '?preview=a');
  assert.deepEqual(linkFrom('?size=390.5x844').screen.size, [390.5, 844]);
});

test('the name of a link stays in the address, and is no key that means nothing', () => {
  const name = 'aB3-_'.repeat(5).slice(0, 22);
  const link = linkFrom(`?link=${name}&preview=a`);
  assert.deepEqual([link.name, link.unknown], [name, []]);
  assert.equal(searchFor('a', new Map(), USUAL_SCREEN, name), `?link=${name}&preview=a`);
  for (const text of ['', 'x', `${name}x`, `${name.slice(1)}"`]) {
    const { name: none, unknown } = linkFrom(`?link=${encodeURIComponent(text)}`);
    assert.deepEqual([none, unknown], ['', ['link']]);
  }
});

test('every setting of the screen with few values travels, by each of its values', () => {
  for (const [name, { values, usual }] of Object.entries(SCREEN_CHOICES)) {
    for (const value of values) {
      const choices = { [name]: value };
      assert.deepEqual(linkFrom(`?${name}=${value}`).screen.choices, choices);
      const search = searchFor(null, new Map(), { ...USUAL_SCREEN, choices });
      assert.equal(search, value === usual ? '' : `?${name}=${value}`);
    }
  }
});

test('a screen that there is not is left out, and named once', () => {
  const parts = [
    'size=0x10', 'size=4097x100', 'size=100x100x100', 'size=axb', 'textSize=huge', 'appearance=Dark', 'direction=',
  ];
  for (const part of parts) {
    const { screen, unknown } = linkFrom(`?preview=a&${part}`);
    assert.deepEqual([screen, unknown], [USUAL_SCREEN, [part.split('=')[0]]], part);
  }
  const twice = linkFrom('?textSize=xs&textSize=ax1&size=100x200&size=200x100');
  assert.deepEqual([twice.screen.choices, twice.screen.size], [{ textSize: 'xs' }, [100, 200]]);
  assert.deepEqual(twice.unknown, ['textSize', 'size']);
  assert.deepEqual(USUAL_SCREEN, { device: '', size: null, choices: {} });
});

test('a link names a preview and how its knobs are turned', () => {
  const link = linkFrom('?preview=carousel&knob.Carousel.itemWidth=240.5&knob.Cell.tint=%23ff80007f&knob.b=true');
  assert.equal(link.preview, 'carousel');
  assert.deepEqual([...link.knobs], [['Carousel.itemWidth', 240.5], ['Cell.tint', '#ff80007f'], ['b', true]]);
  assert.deepEqual(link.unknown, []);
});

test('what means nothing is named, once, whatever it is', () => {
  const { preview, knobs, unknown } = linkFrom(
    `?x=1&x=2&__proto__=3&preview=&knob.=4&knob.a=1&knob.a=2&knob.${'n'.repeat(201)}=1&knob.b=${'v'.repeat(201)}`);
  assert.equal(preview, null);
  assert.deepEqual([...knobs], [['a', 1]]);
  assert.deepEqual(unknown, ['x', '__proto__', 'preview', 'knob.', 'knob.a', `knob.${'n'.repeat(201)}`, 'knob.b']);
});

test('a second preview does not replace the first', () => {
  const { preview, unknown } = linkFrom('?preview=a&preview=b');
  assert.deepEqual([preview, unknown], ['a', ['preview']]);
});

test('names that objects have by themselves are names like others', () => {
  const { knobs } = linkFrom('?knob.__proto__=1&knob.constructor=2');
  assert.deepEqual([...knobs], [['__proto__', 1], ['constructor', 2]]);
  assert.equal(JSON.stringify(Object.fromEntries(knobs)), '{"__proto__":1,"constructor":2}');
  assert.equal({}.polluted, undefined);
});

test('what is written is read back exactly', () => {
  const knobs = new Map([
    ['a&b=c', 1 / 3], ['Ünï.cödé', 'edge'], ['c', -1e-7], ['d', false], ['e', '#01020304'], ['f g', 1e21],
    ['<script>', 'x y+z%26'],
  ]);
  const { preview, knobs: read, unknown } = linkFrom(searchFor('a b&c', knobs));
  assert.equal(preview, 'a b&c');
  assert.deepEqual(new Map([...read].sort()), new Map([...knobs].sort()));
  assert.deepEqual(unknown, []);
});

test('equal values give equal links, in whatever order they were turned', () => {
  const one = searchFor('p', new Map([['b', 1], ['a', 2]]));
  const other = searchFor('p', new Map([['a', 2], ['b', 1]]));
  assert.equal(one, other);
  assert.equal(one, '?preview=p&knob.a=2&knob.b=1');
  assert.equal(searchFor(null, new Map()), '');
});

test('thirty knobs fit into two thousand characters', () => {
  const knobs = new Map(Array.from({ length: 30 }, (_, index) => [`CarouselLayout.itemSpacing${index}`, 123.456 + index]));
  assert.ok(searchFor('a-carousel-of-cards', knobs).length < 2000);
});

test('any text of an address is read, and never thrown at', () => {
  let seed = 7;
  const random = (below) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
  const pieces = ['knob.', 'preview', 'size', '100x200', 'textSize', 'xs', '=', '&', '%', '%00', '%zz', '#', '<b>', '__proto__', '😀', '\ud800', '1e9', '?', '+'];
  for (let i = 0; i < 10_000; i++) {
    const search = `?${Array.from({ length: random(12) }, () => pieces[random(pieces.length)]).join('')}`;
    const { preview, screen, knobs, unknown } = linkFrom(search);
    const again = linkFrom(searchFor(preview, knobs, screen));
    assert.deepEqual(again.screen, screen, search);
    assert.deepEqual([...again.knobs].sort(), [...knobs].sort(), search);
    assert.ok(unknown.every((key) => typeof key === 'string'));
  }
});

test('what of a link is not followed is said in words, and in few', () => {
  const link = linkFrom('?x=1');
  assert.equal(leftOutText(linkFrom(''), [], []), '');
  assert.equal(leftOutText(link, [], []), 'Not everything in the link was used. “x” means nothing here.');
  assert.equal(
    leftOutText(link, ['a', 'b'], ['c']),
    'Not everything in the link was used. “x” means nothing here. “a” and “b” are no knobs of this preview. ' +
    '“c” cannot have the value of the link.');
  const many = leftOutText(linkFrom(''), Array.from({ length: 400 }, (_, index) => `${index}${'n'.repeat(190)}`), []);
  assert.match(many, / and 395 more are no knobs/);
  assert.ok(many.length < 500);
});

/** A keeper over a clock that is moved by hand. */
function keeper() {
  const log = [];
  const clock = { now: 0, timer: null };
  const address = new AddressKeeper({
    replace: (search) => log.push([clock.now, search]), now: () => clock.now,
    setTimer: (run, delayMs) => { clock.timer = { run, at: clock.now + delayMs }; return 1; },
    clearTimer: () => { clock.timer = null; },
  }, '?a');
  const elapse = (ms) => {
    const end = clock.now + ms;
    while (clock.timer && clock.timer.at <= end) {
      clock.now = clock.timer.at;
      clock.timer.run();
    }
    clock.now = end;
  };
  return { address, log, elapse };
}

test('the address changes at most twice a second, and its last state always comes', () => {
  const { address, log, elapse } = keeper();
  for (let i = 0; i < 100; i++) {
    address.want(`?${i}`);
    elapse(30);
  }
  elapse(ADDRESS_PAUSE_MS);
  assert.equal(log.at(-1)[1], '?99');
  assert.ok(log.every(([at], index) => index === 0 || at - log[index - 1][0] >= ADDRESS_PAUSE_MS));
  assert.deepEqual(log[0], [0, '?0']);
});

test('an address that says so already is left alone', () => {
  const { address, log, elapse } = keeper();
  address.want('?a');
  address.want('?b');
  address.want('?c');
  address.want('?b');
  elapse(1000);
  assert.deepEqual(log, [[0, '?b']]);
});

test('an address that is about to be read is written at once', () => {
  const { address, log, elapse } = keeper();
  address.want('?b');
  address.want('?c');
  address.flush();
  assert.deepEqual(log.map(([, search]) => search), ['?b', '?c']);
  elapse(1000);
  assert.equal(log.length, 2);
});
