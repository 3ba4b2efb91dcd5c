// The owner's panel of links and people, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createState } from '../../../Public/js/server/state.js';
import { SharePanel } from '../../../Public/js/share/share-panel.js';
import { WireLimits } from '../../../Public/js/wire/limits.js';
import { createPage, Heard, Part } from '../parts.mjs';

// The panel tells others that it opens.
globalThis.CustomEvent ??= class { constructor(type, { detail }) { Object.assign(this, { type, detail }); } };

const settled = async () => { for (let turn = 0; turn < 6; turn++) await new Promise(setImmediate); };
const id = (letter) => letter.repeat(22);
const PATH = `/s/abc#key=${id('k')}`;
const CODE = Array(21).fill('10'.repeat(11).slice(0, 21));
const link = (letter, more = {}) => ({
  link: id(letter), session: 'abc', title: 'Drum', role: 'view', name: `Link ${letter}`, made: 0, expires: null,
  lastUsed: null, viewers: 0, state: 'live', ...more,
});
const person = (viewer, more = {}) => ({ viewer, role: 'view', isGiven: false, isAsking: false, link: '', name: '', ...more });
const answer = (body, status = 200) => ({ ok: status < 400, status, json: async () => body });

/** The panel of an owner's page, with a server that answers as a test wants. */
class Scene {
  asked = [];
  granted = [];
  timers = [];
  links = [];
  listing = () => answer({ links: this.links, now: 100 });
  making = () => answer({ ...link('n'), path: PATH, addresses: [`http://a:1${PATH}`], codes: [CODE] }, 201);
  revoking = (path) => answer(link(path.split('/')[3][0], { state: 'revoked' }));

  constructor(more = {}) {
    const page = Object.assign(createPage(), { hidden: false });
    const names = [
      'shareButton', 'shareCount', 'share', 'shareClose', 'shareTitle', 'shareStatus', 'shareOpen', 'shareOpenCopy',
      'sharePeople', 'shareLinks', 'shareNoLinks', 'address', 'canvas', 'session', 'shareForm', 'shareName',
      'shareControl', 'shareExpires', 'shareMake', 'shareMade', 'shareMadeTitle', 'shareServer', 'shareAddress',
      'shareURL', 'shareCopy', 'shareCode', 'shareCodeNote', 'shareDone', 'shareEmbedding', 'shareOrigins', 'shareHosts',
      'shareCard', 'shareEmbed', 'shareEmbedCode', 'shareEmbedCopy', 'shareEmbedURL', 'shareEmbedCopyURL',
    ];
    this.page = page;
    this.elements = Object.fromEntries(names.map((name) => [name, new Part(page)]));
    const { share, shareLinks, sharePeople, shareForm, shareMade, shareCopy } = this.elements;
    share.append(shareForm, shareMade, sharePeople, shareLinks);
    shareCopy.textContent = 'Copy';
    this.state = Object.assign(createState(), { session: 'abc', role: 'owner', viewer: 1, ...more });
    this.copied = [];
    const view = Object.assign(new Heard(), {
      document: page, location: { origin: 'http://a:1' },
      navigator: { clipboard: { writeText: async (text) => { this.copied.push(text); } } },
      setTimeout: (run) => this.timers.push(run), clearTimeout: (timer) => { this.timers[timer - 1] = () => {}; },
      fetch: async (path, { method = 'GET', headers, body } = {}) => {
        this.asked.push([method, path, headers.Authorization, ...(body === undefined ? [] : [JSON.parse(body)])]);
        if (method === 'GET') return this.listing();
        return path.endsWith('/revoke') ? this.revoking(path) : this.making();
      },
    });
    this.panel = new SharePanel(view, this.elements, this.state, {
      grant: (...values) => this.granted.push(values),
    }, 'tok', () => 'http://a:1/s/abc');
    this.stop = this.panel.bind();
    this.panel.render();
  }

  async open(links = []) {
    this.links = links;
    this.elements.shareButton.fire('click');
    await settled();
    return this;
  }

  /** The server says who is here. */
  people(...people) {
    this.state.people = people;
    this.panel.render();
  }

  async make(name, more = {}) {
    const { shareName, shareControl, shareExpires, shareForm } = this.elements;
    shareName.value = name;
    shareControl.checked = more.isControl === true;
    shareExpires.value = more.expires ?? '24h';
    shareForm.fire('submit', { preventDefault() {} });
    await settled();
  }

  get said() { return this.elements.shareStatus.textContent; }
  get items() { return this.elements.shareLinks.children; }
  item(name) { return this.items.find((item) => item.all.some(({ textContent }) => textContent === name)); }
  button(item, words) { return item.all.find(({ tag, textContent }) => tag === 'button' && textContent === words); }
  /** Words of the buttons of somebody that are seen. */
  offered(index) {
    return this.elements.sharePeople.children[index].all.filter(({ tag, hidden }) => tag === 'button' && !hidden)
      .map(({ textContent }) => textContent);
  }
  async press(button) {
    button.focus();
    button.fire('click', {});
    await settled();
  }
}

test('only an owner has the button, and the panel goes with the role', async () => {
  const scene = new Scene({ role: 'control' });
  assert.equal(scene.elements.shareButton.hidden, true);
  scene.state.role = 'owner';
  scene.panel.render();
  assert.equal(scene.elements.shareButton.hidden, false);
  await scene.open();
  assert.equal(scene.elements.share.hidden, false);
  scene.state.role = 'view';
  scene.panel.render();
  assert.deepEqual([scene.elements.share.hidden, scene.elements.shareButton.hidden], [true, true]);
});

test('the button says how many ask for control', () => {
  const scene = new Scene();
  const { shareButton, shareCount } = scene.elements;
  const said = () => [shareCount.hidden, shareCount.textContent, shareButton.attributes.get('aria-label')];
  assert.deepEqual(said(), [true, '0', 'Share']);
  scene.people(person(1, { role: 'owner' }), person(2, { isAsking: true }));
  assert.deepEqual(said(), [false, '1', 'Share. 1 asks for control']);
  scene.people(person(2, { isAsking: true }), person(3, { isAsking: true }));
  assert.deepEqual(said(), [false, '2', 'Share. 2 ask for control']);
});

test('links are asked for while the panel is open, with the owner\'s key, and not after it', async () => {
  const scene = await new Scene().open([link('a')]);
  assert.deepEqual(scene.asked, [['GET', '/api/sessions/abc/links', 'Bearer tok']]);
  scene.timers.at(-1)();
  await settled();
  assert.equal(scene.asked.length, 2);
  scene.elements.shareClose.fire('click');
  for (const timer of scene.timers) timer();
  await settled();
  assert.equal(scene.asked.length, 2);
});

test('a link is made as it was asked for, shown with its code, and ready to copy', async () => {
  const scene = await new Scene().open();
  await scene.make('  Design review ', { isControl: true, expires: '7d' });
  assert.deepEqual(scene.asked.find(([method]) => method === 'POST'), [
    'POST', '/api/sessions/abc/links', 'Bearer tok', { role: 'control', name: 'Design review', expires: '7d' }]);
  const { shareMade, shareMadeTitle, shareURL, shareServer, shareCode, shareCopy, shareName } = scene.elements;
  assert.deepEqual([shareMade.hidden, shareMadeTitle.textContent, shareURL.value, shareName.value],
    [false, 'Link n', `http://a:1${PATH}`, '']);
  assert.equal(shareServer.hidden, true, 'there is one address');
  assert.equal(shareCode.children.length, 1);
  assert.equal(scene.page.activeElement, shareCopy);
  await scene.press(shareCopy);
  assert.deepEqual([scene.copied, scene.said, shareURL.hidden], [[`http://a:1${PATH}`], 'The link is copied.', false]);
});

test('a link for frames is ordered with its sites and its card, and shown with its code for embedding', async () => {
  const scene = await new Scene().open();
  const path = `/s/abc?link=${id('n')}#key=${id('k')}`;
  scene.making = () => answer({
    ...link('n', { title: 'A <b>', embedIn: ['https://a.b'] }), path, addresses: [`http://a:1${path}`], codes: [CODE],
  }, 201);
  const { shareOrigins, shareCard, shareHosts, shareEmbedding, shareEmbed, shareEmbedCode, shareEmbedURL, shareEmbedCopy,
    shareDone } = scene.elements;
  shareHosts.children[0].fire('click');
  assert.match(shareOrigins.value, /^https:\/\/www\.notion\.so\n/);
  shareOrigins.value = 'a.b\n<x>';
  await scene.make('A');
  assert.deepEqual([scene.asked.length, shareEmbedding.open, scene.page.activeElement], [1, true, shareOrigins]);
  assert.match(scene.said, /^“<x>” is no address/);
  shareOrigins.value = 'A.b/page';
  shareCard.checked = true;
  await scene.make('A');
  assert.deepEqual(scene.asked.find(([method]) => method === 'POST').at(-1), {
    role: 'view', name: 'A', expires: '24h', embedIn: ['https://a.b'], card: true });
  assert.deepEqual([shareOrigins.value, shareCard.checked, shareEmbed.hidden], ['', false, false]);
  assert.equal(shareEmbedURL.value, `http://a:1/embed${path}`);
  assert.match(shareEmbedCode.value, /^<iframe src="http:\/\/a:1\/embed.* title="A &lt;b&gt;" width="390" height="844"/);
  await scene.press(shareEmbedCopy);
  assert.deepEqual(scene.copied, [shareEmbedCode.value]);
  shareDone.fire('click');
  assert.deepEqual([shareEmbed.hidden, shareEmbedCode.value, shareEmbedURL.value], [true, '', '']);
});

test('the address of the link is chosen where there are several, and only what others reach has a code', async () => {
  const scene = new Scene();
  const addresses = [`http://b:1${PATH}`, `http://127.0.0.1:1${PATH}`];
  scene.making = () => answer({ ...link('n'), path: PATH, addresses, codes: [CODE, CODE] }, 201);
  await scene.open();
  await scene.make('A');
  const { shareServer, shareAddress, shareURL, shareCode, shareCodeNote } = scene.elements;
  assert.equal(shareServer.hidden, false);
  assert.deepEqual(shareAddress.children.map(({ textContent }) => textContent), ['b:1', '127.0.0.1:1 (this machine)', 'a:1']);
  shareAddress.value = '1';
  shareAddress.fire('change');
  assert.equal(shareURL.value, addresses[1]);
  assert.deepEqual([shareCode.hidden, shareCode.children.length], [true, 0]);
  assert.match(shareCodeNote.textContent, /--lan/);
  shareAddress.value = '0';
  shareAddress.fire('change');
  assert.deepEqual([shareCode.hidden, shareCode.children.length, shareCodeNote.hidden], [false, 1, true]);
});

test('a link that is put away is nowhere on the page any more', async () => {
  const scene = await new Scene().open();
  await scene.make('A');
  scene.elements.shareDone.fire('click');
  const { shareMade, shareURL, shareCode, shareAddress, shareName } = scene.elements;
  assert.deepEqual([shareMade.hidden, shareURL.value, shareCode.children, shareAddress.children], [true, '', [], []]);
  assert.equal(scene.page.activeElement, shareName);
});

test('without a name nothing is made, and the field says how long one may be', async () => {
  const scene = await new Scene().open();
  await scene.make('   ');
  assert.equal(scene.asked.filter(([method]) => method === 'POST').length, 0);
  assert.match(scene.said, /name/);
  assert.deepEqual([scene.page.activeElement, scene.elements.shareName.maxLength],
    [scene.elements.shareName, WireLimits.linkName]);
});

test('while a link is made a second press makes no other', async () => {
  const scene = await new Scene().open();
  const { making } = scene;
  let make = () => {};
  scene.making = () => new Promise((resolve) => { make = () => resolve(making()); });
  await scene.make('A');
  await scene.make('A');
  assert.equal(scene.elements.shareMake.attributes.get('aria-disabled'), 'true');
  make();
  await settled();
  assert.equal(scene.asked.filter(([method]) => method === 'POST').length, 1);
  assert.equal(scene.elements.shareMake.attributes.get('aria-disabled'), 'false');
});

test('what the server refuses is said, and the name stays to be tried again', async () => {
  const scene = await new Scene().open();
  scene.making = () => answer({ error: 'A session has 100 links at most.' }, 409);
  await scene.make('A');
  assert.deepEqual([scene.said, scene.elements.shareName.value, scene.elements.shareMade.hidden],
    ['A session has 100 links at most.', 'A', true]);
});

test('a key that is not taken is not tried again', async () => {
  const scene = new Scene();
  scene.listing = () => answer({ error: 'No.' }, 403);
  await scene.open();
  for (const timer of scene.timers) timer();
  await settled();
  assert.deepEqual([scene.said, scene.asked.length], ['No.', 1]);
});

test('a link is revoked after one question, and then has no button; the focus stays with it', async () => {
  const scene = await new Scene().open([link('a'), link('b'), link('c', { state: 'expired' })]);
  assert.equal(scene.elements.shareNoLinks.hidden, true);
  assert.equal(scene.button(scene.item('Link c'), 'Revoke').hidden, true);
  const item = scene.item('Link a');
  await scene.press(scene.button(item, 'Revoke'));
  assert.equal(scene.page.activeElement, scene.button(item, 'Keep'));
  assert.equal(scene.asked.length, 1);
  await scene.press(scene.button(item, 'Revoke it'));
  assert.deepEqual(scene.asked[1], ['POST', `/api/links/${id('a')}/revoke`, 'Bearer tok', {}]);
  assert.deepEqual([item.dataset.state, scene.button(item, 'Revoke').hidden, scene.said],
    ['revoked', true, '\u2068Link a\u2069 is revoked.']);
  assert.equal(item.contains(scene.page.activeElement), true);
  assert.equal(item.classed('question')[0].hidden, true);
});

test('a link that could not be revoked stays, with the reason', async () => {
  const scene = await new Scene().open([link('a')]);
  scene.revoking = () => answer({ error: 'Not now.' }, 503);
  const item = scene.item('Link a');
  await scene.press(scene.button(item, 'Revoke'));
  await scene.press(scene.button(item, 'Revoke it'));
  assert.deepEqual([scene.said, scene.page.activeElement], ['Not now.', scene.button(item, 'Revoke')]);
  assert.equal(item.classed('question')[0].hidden, true);
});

test('the name of a link is only text', async () => {
  const scene = await new Scene().open([link('a', { name: '<img src=x onerror=alert(1)>' })]);
  assert.equal(scene.item('<img src=x onerror=alert(1)>').all.some(({ tag }) => tag === 'img'), false);
});

test('people are listed with what the owner may do about them', async () => {
  const scene = await new Scene().open();
  scene.people(
    person(1, { role: 'owner' }), person(2, { isAsking: true, link: 'Review' }), person(3, { role: 'control', isGiven: true }),
    person(4, { role: 'control' }), person(5));
  assert.deepEqual([0, 1, 2, 3, 4].map((index) => scene.offered(index)),
    [[], ['Give control', 'Not now'], ['Take control back'], [], ['Give control']]);
  const [self, asking] = scene.elements.sharePeople.children;
  assert.equal(self.classed('share-person-name')[0].textContent, 'Viewer 1 (you)');
  assert.match(asking.classed('share-facts')[0].textContent, /asks for control · Review$/);
});

test('giving, not giving and taking back are sent, and the focus stays with the person', async () => {
  const scene = await new Scene().open();
  scene.people(person(2, { isAsking: true }));
  const [item] = scene.elements.sharePeople.children;
  await scene.press(scene.button(item, 'Not now'));
  await scene.press(scene.button(item, 'Give control'));
  scene.people(person(2, { role: 'control', isGiven: true }));
  assert.equal(scene.page.activeElement, scene.button(item, 'Take control back'));
  await scene.press(scene.button(item, 'Take control back'));
  assert.deepEqual(scene.granted, [[2, false], [2, true], [2, false]]);
});

test('who needs no link learns what the address does, and can copy it', async () => {
  const scene = await new Scene().open();
  assert.equal(scene.elements.shareOpen.hidden, false);
  await scene.press(scene.elements.shareOpenCopy);
  assert.deepEqual(scene.copied, ['http://a:1/s/abc']);
  scene.state.needsLinks = true;
  scene.panel.render();
  assert.equal(scene.elements.shareOpen.hidden, true);
});

test('a panel that has ended listens to nothing and asks for nothing', async () => {
  const scene = await new Scene().open([link('a')]);
  scene.stop();
  const { shareForm, shareCopy, shareButton, shareDone, shareOpenCopy } = scene.elements;
  for (const part of [shareForm, shareCopy, shareButton, shareDone, shareOpenCopy]) assert.deepEqual(part.heard, []);
  for (const timer of scene.timers) timer();
  await settled();
  assert.equal(scene.asked.length, 1);
});
