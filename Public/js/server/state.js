// @ts-check
// The one state of the page. Modules are handed it; nothing else remembers what another module needs.
// Tests read it at `globalThis.scrollwork`; writing to it from outside is not supported.

import { TIME_STEPS_PER_MS } from '../wire/quantise.js';
import { choicesIn, usualChoices } from '../wire/screen.js';

/**
 * How the page stands with the server.
 * - `connecting`: no socket has been open yet
 * - `open`: the server has said hello
 * - `reconnecting`: the socket was lost and another is on its way
 * - `ended`: the server does not know the session; only a new one helps
 * - `noKey`: the server shows its previews to people with a link only, and this page has none
 * - `linkEnded`: the page's link was taken back, its time is over, or it never was one
 * - `failed`: the preview itself could not go on
 * - `broken`: page and server do not understand each other; only a reload helps
 * @typedef {'connecting' | 'open' | 'reconnecting' | 'ended' | 'noKey' | 'linkEnded' | 'failed' | 'broken'
 *   } ConnectionPhase
 */

/**
 * A scroll view of the preview, as the last frame left it.
 * @typedef {object} ScrollerState
 * @property {[x: number, y: number]} offset  content offset, points
 * @property {[width: number, height: number]} contentSize  points
 * @property {import('../scene/scene.js').ScrollState} state
 * @property {number} itemCount  items of a collection view, over all sections
 */

/** An offset that was shown in a display frame, null where it was the server's; the moment at which the finger, or the glide, was there, and that of the
 * newest touch that was heard of by then: ms.
 * @typedef {{ frameMs: number, timeMs: number, heardMs: number, offset: [x: number, y: number] | null, phase: string }} DrawnOffset */

/** An offset that the server has said, when it was heard, and the moment of the finger, or of the glide, that it is of.
 * @typedef {{ atMs: number, timeMs: number, offset: [x: number, y: number], kind: string }} ConfirmedOffset */

/**
 * The result of the last save.
 * - `none`: nothing is built here, or nothing was said of it yet
 * - `building`: the outcome is on its way
 * - `applied`, `unchanged`, `failed`: how it ended; every save ends in exactly one of them
 * @typedef {'none' | 'building' | 'applied' | 'unchanged' | 'failed'} ReloadPhase
 */

/** Whose code it is. `editor`: which one its links open; null: there are no such links.
 * @typedef {{ name: string, canEdit: boolean, editor: string | null }} Source */

/** Size of a new session on anything but a phone, in points. */
export const DEFAULT_SIZE = /** @type {[number, number]} */ ([390, 844]);

/** How long a page says that somebody else is dragging, in ms. */
export const BUSY_MS = 2000;

/** How long a page says that it may not do something, in ms. */
export const REFUSED_MS = 5000;

/** How long a page says that settings were taken back, in ms: time to read a sentence. */
export const TAKEN_BACK_MS = 8000;

/** How many warnings are kept. */
const LOG_LENGTH = 100;

/** How many sent touches are kept for replay. */
const TOUCH_LOG_LENGTH = 2000;

/** @typedef {import('../wire/inputs.js').TouchSample} TouchSample */
/** @typedef {ReturnType<typeof createState>} State */

/** @param {State} state  @returns {Partial<import('../wire/screen.js').ScreenChoices>}  how its screen is set */
export function choicesOf(state) {
  return choicesIn(state);
}

/** @param {Pick<State, 'session' | 'aside'>} state @returns {string}  id of the session that this page is in */
export function sessionShown({ session, aside }) {
  return aside || session;
}

/** @param {State} state  whether what this page's hands do is sent: it may change the session, as far as is known */
export function mayControl({ role, isRoleKnown }) {
  return isRoleKnown && role !== 'view';
}

/** The state before anything has happened. */
export function createState() {
  return {
    connection: {
      phase: /** @type {ConnectionPhase} */ ('connecting'),
      attempts: 0, // tries since the last hello
      reason: '', // one sentence for a person, when phase is failed or broken; a word, when it is linkEnded
    },
    session: '', // id from the address; empty in the gallery
    aside: '', // id of the aside of that session in which this page looks around by itself; empty: it is with the others
    preview: /** @type {{ slug: string, title: string } | null} */ (null), // null before the hello
    size: DEFAULT_SIZE, // window of the preview, points
    isSizeChosen: false, // whether it was chosen, by a link or a hand
    ...usualChoices(), // of the session's screen, for everybody
    device: '', // slug of what the session is shown on, for everybody; empty: a bare size
    devices: /** @type {import('./device-list.js').Device[]} */ ([]), // that there are
    bars: { // what the app lets be seen of the device's
      statusBar: /** @type {import('./device-list.js').StatusBar} */ ('hidden'), homeIndicator: true,
    },
    viewer: 0, // this page's number among the viewers of its session; 0 before the hello
    viewers: 0, // how many watch, this page included
    asides: 0, // how many look around by themselves, in asides of this session
    isLeaving: false, // whether the server takes a while to make the aside that this page has asked for
    gather: /** @type {import('./people.js').Gatherer | null} */ (null), // asks this page, in an aside, to come back
    presentsKey: false, // whether this page came with a key
    role: /** @type {import('./people.js').Role} */ ('control'), // of this page, by the last word of the server
    isRoleKnown: true, // false between a hello and the server's answer to a key
    isGiven: false, // whether an owner gave the control to this page by hand
    needsLinks: false, // whether nobody comes to this server without a key
    asked: /** @type {import('./people.js').Asked} */ ('none'), // how this page's asking for control stands
    driver: /** @type {import('./people.js').Driver | null} */ (null), // who drags now
    people: /** @type {import('./people.js').Person[]} */ ([]), // who are here; told to owners only
    introduction: /** @type {import('../wire/inputs.js').Introduction} */ ({ // what this page has said of itself
      name: '', showsCursor: false, seesCursors: false,
    }),
    company: /** @type {import('./company.js').Company} */ ({ members: [], receivers: 0 }), // who has said a name
    cursors: /** @type {import('./company.js').Cursor[]} */ ([]), // pointers, where this page wants to see them
    build: '', // of the server, from the hello
    source: /** @type {Source | null} */ (null), // null: the previews are built in
    reload: {
      phase: /** @type {ReloadPhase} */ ('none'),
      id: '', // of the build that is shown, or that failed: eight digits
      changed: /** @type {string[]} */ ([]), // files of the build that runs
      step: '', // how far that build has come, in words; empty while that is not known
      times: /** @type {Record<string, number>} */ ({}), // ms: adapt, compile, link, load, firstFrame, total
      problems: /** @type {import('./problem.js').Problem[]} */ ([]), // that there are now
      count: 0, // outcomes heard of, since the page was loaded
      outcome: '', // the last one, in a word: what is told again after a lost connection is no other
      isTold: false, // whether an outcome was told since the hello
    },
    knobs: /** @type {import('./knob-list.js').Knob[]} */ ([]), // as the server last listed them
    areKnobsKnown: false, // whether it has listed any, or has had the time to
    leftOut: /** @type {string[]} */ ([]), // parts of the state of a link for which there is no place
    unknownKnobs: /** @type {string[]} */ ([]), // names that were asked for and that the preview does not have
    holes: {
      count: 0, // in the build that is shown, those that are not listed included
      list: /** @type {import('./hole-list.js').Hole[]} */ ([]), // by their numbers
      reached: /** @type {Record<number, number>} */ ({}), // how often in this session, by number; those that were
    },
    requests: /** @type {import('./request-list.js').Request[]} */ ([]), // of this session, as they came
    remarks: /** @type {import('./remark-list.js').RemarkCount | null} */ (null), // null: the server tells of none
    pins: /** @type {import('./remark-list.js').PlacedPin[]} */ ([]), // where the remarks of this session are now
    pointed: /** @type {import('./remark-list.js').Pointed | null} */ (null), // the last answer to where a hand points
    typing: /** @type {import('./typing-input.js').TypingInput | null} */ (null), // what this page's keyboard types into
    agent: /** @type {'running' | 'restarting'} */ ('running'),
    busy: false, // somebody else is dragging, and this page's touches are ignored until lifted
    kept: 0, // number of the last frame of which the server said that it outlives it
    refused: '', // why something was not done that this page asked for a moment ago; a sentence
    takenBack: '', // which settings were taken back a moment ago, as the preview stopped with them; a sentence
    log: /** @type {string[]} */ ([]), // the last 100 warnings of the preview since the hello, oldest first
    frame: {
      seq: 0, // of the last frame applied
      timeMs: 0, // of the session's virtual clock, ms
      inputViewer: 0, // whose input the frame reflects; 0 for no viewer's
      inputSeq: 0, // the last input of that viewer it reflects
    },
    prediction: { // of what a finger of this page moves, before the server has said it
      isOffered: true, // whether the server lets pages do so
      isWanted: true, // by the person in front of the page
      phase: 'idle', // of the gesture there is, or was last: see predict/prediction.js
      offset: /** @type {[x: number, y: number] | null} */ (null), // content offset as drawn, points; null: the server's
      drawn: /** @type {DrawnOffset[]} */ ([]), // what display frames have shown since a finger landed last
      confirmed: /** @type {ConfirmedOffset[]} */ ([]), // what the server's frames said of that finger, likewise
    },
    drawnFrames: 0, // times the canvas was drawn, since the page was loaded
    drawn: {
      seq: 0, // of the frame that the canvas shows
      isWhole: false, // whether no font and no picture of it was still on its way
    },
    scrollers: /** @type {Record<string, ScrollerState>} */ ({}), // by identifier
    inputSeq: 0, // of the last touch, wheel or key message sent
    touches: /** @type {TouchSample[]} */ ([]), // the last 2,000 sent, as the wire rounds them, oldest first
    showcases: /** @type {Record<string, object>} */ ({}), // in the gallery: such a state each, by slug
  };
}

/**
 * Remember a warning.
 * @param {State} state
 * @param {string} message
 */
export function logWarning(state, message) {
  state.log.push(message);
  if (state.log.length > LOG_LENGTH) state.log.shift();
}

/**
 * Remember touches that have been sent.
 * @param {State} state
 * @param {TouchSample[]} touches
 */
export function logTouches(state, touches) {
  state.touches.push(...touches);
  const surplus = state.touches.length - TOUCH_LOG_LENGTH;
  if (surplus > 0) state.touches.splice(0, surplus);
}

/**
 * Take over what tests and people want to know of the frame that has just been applied.
 * @param {State} state
 * @param {import('../wire/frame.js').Frame} frame
 * @param {import('../scene/scene.js').Scene} scene  after the frame
 */
export function reflectFrame(state, frame, scene) {
  state.frame.seq = frame.header.seq;
  state.frame.timeMs = frame.header.time / TIME_STEPS_PER_MS;
  state.frame.inputViewer = frame.header.inputViewer;
  state.frame.inputSeq = frame.header.inputSeq;
  state.size = scene.size;
  if (frame.keyframe) state.scrollers = {};
  for (const layer of scene.scrollers) {
    if (!layer.scroller) continue;
    const { identifier, contentSize, state: scrollState, itemCount } = layer.scroller;
    state.scrollers[identifier] = {
      offset: [layer.boundsOrigin[0], layer.boundsOrigin[1]], contentSize, state: scrollState, itemCount,
    };
  }
}
