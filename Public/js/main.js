// @ts-check
// The door: looks at the address, looks up the elements, and opens the gallery, a session, one in a frame, or the list of
// them.

import { phoneRoom } from './device/phone-room.js';
import { PHONE_QUERY, sessionSize } from './device/viewport.js';
import { Embed } from './embed/embed.js';
import { openGallery } from './gallery/gallery.js';
import { openMatrix } from './matrix/matrix.js';
import { linkFrom } from './page/link.js';
import { linkKeyFrom } from './page/link-key.js';
import { takeOwnerToken } from './page/owner.js';
import { createState } from './server/state.js';
import { openEnded } from './session/ended.js';
import { Session } from './session/session.js';
import { openSessions } from './sessions/sessions.js';

/**
 * An element that the document is known to have.
 * @template {Element} [Kind=HTMLElement]
 * @param {string} id
 * @returns {Kind}
 */
function element(id) {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The document has no element with the id ${id}.`);
  return /** @type {Kind} */ (/** @type {unknown} */ (found));
}

/** The size of a session that is about to be made, points. */
function newSize() {
  const isPhone = matchMedia(PHONE_QUERY).matches;
  return sessionSize(isPhone, isPhone ? phoneRoom(window) : [innerWidth, innerHeight]);
}

/** An uncaught error is said, not swallowed. */
function sayUncaughtErrors() {
  const fault = element('fault');
  const say = () => {
    fault.hidden = false;
    fault.textContent = 'Something in this page went wrong. If it misbehaves, load it again.';
  };
  addEventListener('error', say);
  addEventListener('unhandledrejection', say);
}

/**
 * The elements of one preview's page.
 * @returns {import('./session/session.js').SessionElements}
 */
function sessionElements() {
  return {
    canvas: element('screen'), device: element('device'), room: element('room'),
    typing: element('typing'), typingSecret: element('typing-secret'),
    mirror: element('mirror'), announcement: element('announcement'),
    session: element('session'), bar: element('bar'), heading: element('heading'), title: element('title'),
    size: element('size'), age: element('age'), settings: element('settings'), viewers: element('viewers'),
    devicePicker: element('device-picker'), bars: element('bars'),
    turn: element('turn'), resize: element('resize'), choices: element('choices'), prediction: element('prediction'),
    compare: element('compare'),
    copy: element('copy'), copyLabel: element('copy-label'), address: element('address'),
    copyState: element('copy-state'), copyStateLabel: element('copy-state-label'),
    arrival: element('arrival'), arrivalText: element('arrival-text'), arrivalGo: element('arrival-go'),
    arrivalHide: element('arrival-hide'),
    build: element('build'), buildLine: element('build-line'), buildTimes: element('build-times'),
    buildID: element('build-id'),
    log: element('log'), logCount: element('log-count'), logList: element('log-list'),
    banner: element('banner'), bannerTitle: element('banner-title'), bannerProblem: element('banner-problem'),
    bannerOthers: element('banner-others'), bannerCount: element('banner-count'),
    bannerList: element('banner-list'), bannerEditor: element('banner-editor'), bannerCopy: element('banner-copy'),
    bannerText: element('banner-text'), bannerHide: element('banner-hide'), bannerSaid: element('banner-said'),
    holesButton: element('holes-button'), holes: element('holes'), holesTitle: element('holes-title'),
    holesList: element('holes-list'), holesClose: element('holes-close'),
    requestsButton: element('requests-button'), requests: element('requests'),
    requestsTitle: element('requests-title'), requestsList: element('requests-list'),
    requestsClose: element('requests-close'),
    note: element('note'), noteText: element('note-text'), noteHide: element('note-hide'),
    knobsButton: element('knobs-button'), knobs: element('knobs'), knobsList: element('knobs-list'),
    knobsScroller: element('knobs-scroller'),
    knobsAbout: element('knobs-about'), knobsClose: element('knobs-close'),
    knobsUndo: element('knobs-undo'), knobsRedo: element('knobs-redo'),
    knobsReset: element('knobs-reset'), knobsCopy: element('knobs-copy'), knobsWrite: element('knobs-write'),
    knobsText: element('knobs-text'), knobsStatus: element('knobs-status'),
    shareButton: element('share-button'), shareCount: element('share-count'), share: element('share'),
    shareTitle: element('share-title'), shareClose: element('share-close'), shareStatus: element('share-status'),
    shareForm: element('share-form'), shareName: element('share-name'), shareControl: element('share-control'),
    shareExpires: element('share-expires'), shareMake: element('share-make'),
    shareEmbedding: element('share-embedding'), shareOrigins: element('share-origins'),
    shareHosts: element('share-hosts'), shareCard: element('share-card'),
    shareEmbed: element('share-embed'), shareEmbedCode: element('share-embed-code'),
    shareEmbedCopy: element('share-embed-copy'), shareEmbedURL: element('share-embed-url'),
    shareEmbedCopyURL: element('share-embed-copy-url'),
    shareMade: element('share-made'), shareMadeTitle: element('share-made-title'),
    shareServer: element('share-server'), shareAddress: element('share-address'), shareURL: element('share-url'),
    shareCopy: element('share-copy'), shareDone: element('share-done'),
    shareCode: element('share-code'), shareCodeNote: element('share-code-note'),
    sharePeople: element('share-people'), shareLinks: element('share-links'), shareNoLinks: element('share-no-links'),
    shareOpen: element('share-open'), shareOpenCopy: element('share-open-copy'),
    company: element('company'), companyClose: element('company-close'), companyPeople: element('company-people'),
    companyMore: element('company-more'), companyForm: element('company-form'), companyName: element('company-name'),
    companySelf: element('company-self'), companyShows: element('company-shows'), companySees: element('company-sees'),
    companyApart: element('company-apart'), companyApartText: element('company-apart-text'),
    companyGather: element('company-gather'), companyLeave: element('company-leave'),
    companyHide: element('company-hide'), companyStatus: element('company-status'), cursors: element('cursors'),
    remarksButton: element('remarks-button'), remarksCount: element('remarks-count'),
    remarksAdd: element('remarks-add'), remarksStart: element('remarks-start'), remarks: element('remarks'),
    remarksTitle: element('remarks-title'), remarksPins: element('remarks-pins'),
    remarksClose: element('remarks-close'), remarksStatus: element('remarks-status'),
    remarksScroller: element('remarks-scroller'), remarksForm: element('remarks-form'),
    remarksAbout: element('remarks-about'), remarksAll: element('remarks-all'),
    remarksNew: element('remarks-new'), remarksOff: element('remarks-off'), remarksNone: element('remarks-none'),
    remarksOpen: element('remarks-open'), remarksLost: element('remarks-lost'),
    remarksLostList: element('remarks-lost-list'), remarksResolved: element('remarks-resolved'),
    remarksResolvedTitle: element('remarks-resolved-title'),
    remarksResolvedList: element('remarks-resolved-list'), remarksAllowRow: element('remarks-allow-row'),
    remarksAllow: element('remarks-allow'), remarksThread: element('remarks-thread'),
    pins: element('pins'), pinsMark: element('pins-mark'), crosshair: element('crosshair'),
    aimHint: element('aim-hint'), aimText: element('aim-text'), aimElement: element('aim-element'),
    aimCancel: element('aim-cancel'),
    standing: element('standing'), standingText: element('standing-text'),
    standingFirst: element('standing-first'), standingSecond: element('standing-second'),
    more: element('more'), status: element('status'), panel: element('panel'),
    panelTitle: element('panel-title'), panelText: element('panel-text'), panelChoices: element('panel-choices'),
    restart: element('restart'), reload: element('reload'),
  };
}

/** Open a session in a frame of another page. Whose page this is matters not: it has what its link allows. */
function openEmbed() {
  element('embed-blocked').remove();
  const state = createState();
  Object.assign(globalThis, { scrollwork: state });
  state.session = /^\/embed\/s\/([\w-]+)\/?$/.exec(location.pathname)?.[1] ?? '';
  element('embed').hidden = false;
  const frames = document.querySelector('meta[name="scrollwork-frames"]')?.getAttribute('content') ?? '';
  new Embed(window, {
    heading: element('heading'), canvas: element('screen'), device: element('device'), room: element('room'),
    bars: element('bars'), typing: element('typing'), typingSecret: element('typing-secret'),
    mirror: element('mirror'), announcement: element('announcement'), status: element('status'),
    poster: element('poster'), posterPicture: element('poster-picture'), posterPlay: element('poster-play'),
    posterTitle: element('poster-title'), posterNote: element('poster-note'),
    panel: element('panel'), panelTitle: element('panel-title'), panelText: element('panel-text'),
    reload: element('reload'),
  }, state, linkKeyFrom(location.hash), frames).open();
}

/** An address with a key, opened in a tab that shows this page already, changes nothing but the fragment. */
function heedKeys() {
  addEventListener('hashchange', () => {
    if (/^#(owner|key)=/.test(location.hash)) location.reload();
  });
}

function start() {
  const { page } = document.documentElement.dataset;
  if (page === 'ended') {
    openEnded(window, { restart: element('restart'), text: element('text') }, newSize, takeOwnerToken(window));
    return;
  }
  sayUncaughtErrors();
  heedKeys();
  if (page === 'embed') return openEmbed();
  const ownerToken = takeOwnerToken(window);
  if (page === 'sessions') {
    openSessions(window, {
      about: element('sessions-about'), noKey: element('sessions-no-key'),
      sessions: {
        title: element('sessions-title'), status: element('sessions-status'), empty: element('sessions-empty'),
        table: element('sessions'), count: element('sessions-count'), rows: element('sessions-rows'),
      },
      links: {
        section: element('links-section'), title: element('links-title'), status: element('links-status'),
        empty: element('links-empty'), table: element('links'), count: element('links-count'),
        rows: element('links-rows'),
      },
    }, ownerToken);
    return;
  }
  const state = createState();
  Object.assign(globalThis, { scrollwork: state });
  const session = /^\/s\/([\w-]+)\/?$/.exec(location.pathname);
  if (session === null) {
    const link = linkFrom(location.search);
    if (link.preview !== null && link.panes.length > 0) {
      element('matrix').hidden = false;
      document.documentElement.dataset.page = 'matrix';
      const matrix = openMatrix(
        window, { panes: element('panes'), status: element('matrix-status') }, link, link.preview, newSize,
        ownerToken);
      Object.assign(globalThis, { scrollworkMatrix: matrix });
      return;
    }
    element('gallery').hidden = false;
    element('sessions-link').hidden = ownerToken === '';
    openGallery(window, {
      list: element('previews'), headings: element('headings'), status: element('gallery-status'),
      about: element('gallery-about'), guard: element('gallery-guard'),
      problem: element('gallery-problem'),
      problemTitle: element('gallery-problem-title'), problemParts: element('gallery-problem-parts'),
    }, state, newSize, link, ownerToken);
    return;
  }
  state.session = session[1];
  element('session').hidden = false;
  document.documentElement.dataset.page = 'session';
  const keys = { link: linkKeyFrom(location.hash), owner: ownerToken };
  new Session(window, sessionElements(), state, newSize, keys).open();
}

start();
