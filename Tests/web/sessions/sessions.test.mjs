// The owner's list of sessions, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSessions } from '../../../Public/js/sessions/sessions.js';
import { createPage, Heard, Part } from '../parts.mjs';

const id = (letter) => letter.repeat(22);
const session = (letter, more = {}) => ({
  session: id(letter), title: `Preview ${letter}`, state: 'running', viewers: 0, made: 0, lastUsed: 400, keptBytes: 149,
  memoryBytes: 3_400_000, ...more,
});

/** The page of the list, with a server that answers as a test wants: `list` and `ending` are functions. */
class Scene {
  document = Object.assign(createPage(), { hidden: false });
  asked = [];
  askedOfLinks = [];
  timers = [];
  links = () => linkAnswer([]);
  revoking = () => linkAnswer([]);
  list = () => answer([]);
  ending = () => answer({});

  constructor(token = 'key') {
    const part = () => Object.assign(new Part(this.document), { hidden: false });
    const parts = (...names) => Object.fromEntries(names.map((name) => [name, part()]));
    const { about, noKey } = parts('about', 'noKey');
    const list = ['title', 'status', 'empty', 'table', 'count', 'rows'];
    this.linkElements = parts('section', ...list);
    this.elements = { about, noKey, ...parts(...list) };
    this.view = Object.assign(new Heard(), {
      document: this.document,
      setTimeout: (run) => this.timers.push(run),
      clearTimeout: (timer) => { this.timers[timer - 1] = () => {}; },
      fetch: async (path, { method = 'GET' }) => {
        const asked = path.startsWith('/api/links') ? this.askedOfLinks : this.asked;
        asked.push(`${method} ${path}`);
        if (asked === this.askedOfLinks) return method === 'GET' ? this.links() : this.revoking();
        return method === 'GET' ? this.list() : this.ending();
      },
    });
    this.token = token;
  }

  async open(sessions) {
    if (sessions) this.list = () => answer(sessions);
    const { about, noKey, ...list } = this.elements;
    this.stop = openSessions(this.view, { about, noKey, sessions: list, links: this.linkElements }, this.token);
    await settled();
    return this;
  }

  /** The time comes at which the list is asked for again. */
  async tick(sessions) {
    if (sessions) this.list = () => answer(sessions);
    for (const run of this.timers.splice(0, Infinity, ...this.timers.map(() => () => {}))) run();
    await settled();
  }

  get titles() { return this.elements.rows.children.map((row) => row.all.find(({ tag }) => tag === 'bdi').textContent); }
  get status() { return this.elements.status.textContent; }
  get focus() { return this.document.activeElement; }
  row(letter) { return this.elements.rows.children[this.titles.indexOf(`Preview ${letter}`)]; }
  button(letter, name) { return this.row(letter).all.find(({ tag, textContent }) => tag === 'button' && textContent === name); }
  text(letter, part) { return this.row(letter).classed(`session-${part}`)[0].textContent; }

  async press(letter, name) {
    this.button(letter, name).focus();
    this.button(letter, name).fire('click');
    await settled();
  }
}

const settled = async () => { for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate); };
const answer = (sessions, count = sessions.length) =>
  ({ ok: true, status: 200, json: async () => ({ sessions, count, now: 1000 }) });
const linkAnswer = (links) => ({ ok: true, status: 200, json: async () => ({ links, now: 100_000 }) });
const refusal = (status, error) => ({ ok: false, status, json: async () => ({ error }) });

test('without a key the page says where it is printed, and asks the server for nothing', async () => {
  const scene = await new Scene('').open();
  assert.deepEqual([scene.elements.noKey.hidden, scene.elements.about.hidden, scene.asked], [false, true, []]);
});

test('each session is listed with what is known of it', async () => {
  const scene = await new Scene().open([
    session('a', { viewers: 2, lastUsed: 1000 }), session('b', { state: 'asleep', memoryBytes: null, title: '<b>' }),
  ]);
  const said = (letter) => ['made', 'state', 'viewers', 'used', 'kept', 'memory'].map((part) => scene.text(letter, part));
  assert.deepEqual(said('a'), ['Made 16 minutes ago', 'Running', '2 viewers', 'just now', '149 B', '3.4 MB']);
  assert.deepEqual(scene.titles, ['Preview a', '<b>']);
  const [, other] = scene.elements.rows.children;
  const [open, end] = other.classed('session-choices')[0].children;
  assert.equal(open.href, `/s/${id('b')}`);
  assert.deepEqual([open, end].map((choice) => choice.attributes.get('aria-label')), ['Open <b>', 'End <b>']);
  assert.equal(open.attributes.get('aria-describedby'), other.classed('session-used')[0].id);
  const { table, empty, count } = scene.elements;
  assert.deepEqual([table.hidden, empty.hidden, count.textContent], [false, true, '2 sessions.']);
});

test('an empty list says what to do', async () => {
  const { elements: { table, empty, noKey } } = await new Scene().open([]);
  assert.deepEqual([table.hidden, empty.hidden, noKey.hidden], [true, false, true]);
});

test('rows stay where they are and what they are, however the server orders them; new ones come on top', async () => {
  const scene = await new Scene().open([session('a'), session('b')]);
  const [first, second] = scene.elements.rows.children;
  scene.button('b', 'End').focus();
  const { focus } = scene;
  await scene.tick([session('c'), session('d'), session('b', { viewers: 1 }), session('a')]);
  assert.deepEqual(scene.titles, ['Preview c', 'Preview d', 'Preview a', 'Preview b']);
  assert.deepEqual(scene.elements.rows.children.slice(2), [first, second]);
  assert.equal(scene.focus, focus);
  assert.equal(scene.text('b', 'viewers'), '1 viewer');
});

test('ending asks once, and the first answer is the one that does no harm', async () => {
  const scene = await new Scene().open([session('a'), session('b')]);
  await scene.press('a', 'End');
  assert.equal(scene.focus, scene.button('a', 'Keep'));
  assert.equal(scene.row('a').classed('question')[0].hidden, false);
  await scene.press('a', 'Keep');
  assert.equal(scene.focus, scene.button('a', 'End'));
  assert.equal(scene.row('a').classed('question')[0].hidden, true);

  await scene.press('a', 'End');
  const escape = { key: 'Escape', preventDefault() {} };
  scene.row('a').classed('question')[0].fire('keydown', escape);
  assert.equal(scene.focus, scene.button('a', 'End'));

  await scene.press('a', 'End');
  await scene.press('b', 'End');
  assert.equal(scene.row('a').classed('question')[0].hidden, true, 'one question at a time');
  assert.deepEqual(scene.asked, ['GET /api/sessions']);
});

test('after an end the row goes, the page says so, and the keyboard goes on at the next row', async () => {
  const scene = await new Scene().open([session('a'), session('b'), session('c')]);
  await scene.press('b', 'End');
  await scene.press('b', 'End it');
  assert.equal(scene.asked[1], `POST /api/sessions/${id('b')}/end`);
  assert.deepEqual(scene.titles, ['Preview a', 'Preview c']);
  assert.equal(scene.status, 'Preview b has ended.');
  assert.equal(scene.focus, scene.button('c', 'End'));
  await scene.press('c', 'End');
  await scene.press('c', 'End it');
  assert.equal(scene.focus, scene.button('a', 'End'), 'there is none below');
  await scene.press('a', 'End');
  await scene.press('a', 'End it');
  assert.equal(scene.focus, scene.elements.title, 'there is none at all');
  assert.deepEqual([scene.elements.table.hidden, scene.elements.empty.hidden], [true, false]);
  await scene.tick([]);
  assert.equal(scene.status, 'Preview a has ended.', 'a newer list unsays nothing');
});

test('a list that was on its way when a session ended does not bring it back', async () => {
  const scene = await new Scene().open([session('a'), session('b')]);
  await scene.press('a', 'End');
  await scene.press('a', 'End it');
  assert.equal(scene.asked.at(-1), 'GET /api/sessions', 'asked at once');
  assert.deepEqual([scene.titles, scene.elements.count.textContent], [['Preview b'], '1 session.']);
});

test('a second press while it ends orders nothing', async () => {
  const scene = await new Scene().open([session('a')]);
  let end = () => {};
  scene.ending = () => new Promise((resolve) => { end = () => resolve(answer([])); });
  await scene.press('a', 'End');
  await scene.press('a', 'End it');
  await scene.press('a', 'End it');
  await scene.press('a', 'Keep');
  assert.equal(scene.row('a').classed('question')[0].hidden, false);
  end();
  await settled();
  assert.equal(scene.asked.filter((line) => line.startsWith('POST')).length, 1);
  assert.deepEqual(scene.titles, []);
});

test('what could not be ended stays, with the reason; what had ended before goes', async () => {
  const scene = await new Scene().open([session('a'), session('b')]);
  scene.ending = () => refusal(503, 'Not now.');
  await scene.press('a', 'End');
  await scene.press('a', 'End it');
  assert.deepEqual([scene.titles.length, scene.status, scene.focus], [2, 'Not now.', scene.button('a', 'End')]);
  scene.ending = () => refusal(404, 'There is no such session.');
  scene.list = () => answer([session('b')]);
  await scene.press('a', 'End');
  await scene.press('a', 'End it');
  assert.deepEqual([scene.titles, scene.status], [['Preview b'], 'Preview a has ended.']);
});

test('a session that ended elsewhere hands the focus on', async () => {
  const scene = await new Scene().open([session('a'), session('b')]);
  scene.button('a', 'End').focus();
  await scene.tick([session('b')]);
  assert.equal(scene.focus, scene.button('b', 'End'));
});

test('a network that fails is said, the rows stay, and all is well again after the next answer', async () => {
  const scene = await new Scene().open([session('a')]);
  scene.list = () => { throw new TypeError('failed'); };
  await scene.tick();
  assert.equal(scene.status, 'The server does not answer. Is it still running?');
  assert.ok(scene.elements.status.attributes.has('data-fault'));
  assert.deepEqual(scene.titles, ['Preview a']);
  await scene.tick([session('a')]);
  assert.deepEqual([scene.status, scene.elements.status.attributes.has('data-fault')], ['', false]);
});

for (const status of [403, 429]) {
  test(`a key that is answered with ${status} is not tried again, and nothing stays in sight`, async () => {
    const scene = await new Scene().open([session('a')]);
    scene.list = () => refusal(status, 'No.');
    await scene.tick();
    const { table, empty, noKey, about } = scene.elements;
    assert.deepEqual([table.hidden, empty.hidden, noKey.hidden, about.hidden], [true, true, false, true]);
    assert.deepEqual([scene.status, scene.titles], ['No.', []]);
    const asked = scene.asked.length;
    scene.document.fire('visibilitychange');
    for (const timer of scene.timers) timer();
    await settled();
    assert.equal(scene.asked.length, asked);
  });
}

test('a page that nobody sees asks for nothing, and at once when it is seen again', async () => {
  const scene = await new Scene().open([session('a')]);
  scene.document.hidden = true;
  await scene.tick();
  scene.document.fire('visibilitychange');
  assert.equal(scene.asked.length, 1);
  scene.document.hidden = false;
  scene.document.fire('visibilitychange');
  await settled();
  assert.equal(scene.asked.length, 2);
  scene.view.fire('pageshow', { persisted: true });
  await settled();
  assert.equal(scene.asked.length, 3, 'from the cache of the browser, too');
});

test('a page that is left listens to nothing and asks for nothing', async () => {
  const scene = await new Scene().open([session('a')]);
  const end = scene.button('a', 'End');
  scene.stop();
  assert.deepEqual([scene.document.heard, scene.view.heard, end.heard], [[], [], []]);
  for (const timer of scene.timers) timer();
  await settled();
  assert.equal(scene.asked.length, 1);
});

// --- Links -----------------------------------------------------------------------------------------------------------

const link = (letter, more = {}) => ({
  link: id(letter), session: id('s'), title: 'Drum', role: 'view', name: `Link ${letter}`, made: 96_400, expires: 103_600,
  lastUsed: null, viewers: 2, state: 'live', ...more,
});

/** The page of the lists, with these links. */
async function withLinks(...links) {
  const scene = new Scene();
  scene.links = () => linkAnswer(links);
  await scene.open();
  const rows = () => scene.linkElements.rows.children;
  const button = (index, words) =>
    rows()[index].all.find(({ tag, textContent }) => tag === 'button' && textContent === words);
  const press = async (index, words) => {
    button(index, words).focus();
    button(index, words).fire('click');
    await settled();
  };
  return { scene, rows, button, press };
}

test('each link is listed with its preview, its right, its times and who is here', async () => {
  const { scene, rows } = await withLinks(
    link('a'), link('b', { role: 'control', expires: null, lastUsed: 99_990, viewers: 0, name: '<i>' }));
  const said = (row) =>
    ['name', 'right', 'viewers', 'begun', 'used', 'ends'].map((part) => row.classed(`session-${part}`)[0]).map(
      (cell) => cell.children.length > 0 ? cell.children.map(({ textContent }) => textContent).join(', ') : cell.textContent);
  assert.deepEqual(rows().map(said), [
    ['Link a, Drum', 'Watch', '2 viewers', '1 hour ago', 'never', 'in 1 hour'],
    ['<i>, Drum', 'Control', 'Nobody', '1 hour ago', 'just now', 'when revoked'],
  ]);
  const { section, table, empty, count } = scene.linkElements;
  assert.deepEqual([section.hidden, table.hidden, empty.hidden, count.textContent], [false, false, true, '2 links.']);
  assert.deepEqual(scene.askedOfLinks, ['GET /api/links']);
});

test('without links the page says so', async () => {
  const { scene } = await withLinks();
  assert.deepEqual([scene.linkElements.table.hidden, scene.linkElements.empty.hidden], [true, false]);
});

test('a link is revoked after one question; its row stays, without the button', async () => {
  const { scene, rows, button, press } = await withLinks(link('a'), link('b'));
  scene.links = () => linkAnswer([link('a', { state: 'revoked', viewers: 0 }), link('b')]);
  await press(0, 'Revoke');
  assert.equal(scene.focus, button(0, 'Keep'));
  await press(0, 'Keep');
  assert.equal(scene.focus, button(0, 'Revoke'));
  assert.equal(scene.askedOfLinks.length, 1);
  await press(0, 'Revoke');
  await press(0, 'Revoke it');
  assert.deepEqual(scene.askedOfLinks.slice(1), [`POST /api/links/${id('a')}/revoke`, 'GET /api/links']);
  assert.equal(scene.linkElements.status.textContent, '\u2068Link a\u2069 is revoked.');
  assert.deepEqual([rows().length, rows()[0].dataset.state, button(0, 'Revoke').hidden], [2, 'revoked', true]);
  assert.equal(rows()[0].contains(scene.focus), true);
});

test('a link that could not be revoked keeps its button, with the reason', async () => {
  const { scene, button, press } = await withLinks(link('a'));
  scene.revoking = () => refusal(503, 'Not now.');
  await press(0, 'Revoke');
  await press(0, 'Revoke it');
  assert.deepEqual([scene.linkElements.status.textContent, scene.focus], ['Not now.', button(0, 'Revoke')]);
});

test('a list of links that fails leaves the sessions, and a key that is not taken takes both away', async () => {
  const { scene } = await withLinks(link('a'));
  scene.links = () => refusal(500, 'Broken.');
  await scene.tick([session('a')]);
  assert.deepEqual([scene.titles, scene.linkElements.status.textContent], [['Preview a'], 'Broken.']);
  scene.links = () => refusal(403, 'No.');
  await scene.tick();
  assert.deepEqual([scene.elements.noKey.hidden, scene.elements.table.hidden, scene.linkElements.section.hidden],
    [false, true, true]);
  assert.deepEqual(scene.linkElements.rows.children, []);
});
