// @ts-check
// One pane of a matrix: a session on a device, with its title above it. Hands over it drive all panes.

import { openDeviceBars } from '../device/device-bars.js';
import { openScreen } from '../device/screen.js';
import { pointAt } from '../device/viewport.js';
import { bindGestures, Fingers } from '../input/gestures.js';
import { scrollKey } from '../input/keys.js';
import { bindWheel } from '../input/wheel.js';
import { Scene } from '../scene/scene.js';
import { Live } from '../server/live.js';
import { createState } from '../server/state.js';
import { paneTitle } from './pane-title.js';

const SVG = 'http://www.w3.org/2000/svg';

/** @typedef {import('./chorus.js').Chorus} Chorus */

export class Pane {
  #view;
  #scene = new Scene();
  #screen;
  #live;
  #fingers;
  #parts;
  #renderDevice;
  #path;

  /** Of its session, for tests and people. */
  state = createState();

  element;

  /**
   * @param {Window & typeof globalThis} view
   * @param {string} path  of its session
   * @param {string} search  what an address says of it alone, from the question mark on
   * @param {string} ownerToken  empty: who looks at the page does not own the server
   * @param {() => void} ended  the server does not know the session
   */
  constructor(view, path, search, ownerToken, ended) {
    this.#view = view;
    this.#path = path;
    this.#parts = createParts(view.document, path + search);
    this.element = this.#parts.element;
    this.#renderDevice = openDeviceBars(this.#parts);
    this.#screen = openScreen(view, this.#parts, this.state, this.#scene);
    this.#live = new Live(view, this.state, this.#scene, {
      path: () => this.#path,
      key: () => ownerToken,
      applied: () => this.#screen.changed(),
      resized: () => {
        this.#screen.fit();
        this.#render();
      },
      told: () => this.#render(),
      lost: () => this.#fingers.forget(),
      over: (meaning) => {
        this.#fingers.forget();
        this.#render();
        if (meaning === 'ended') ended();
      },
    });
    this.#fingers = new Fingers(this.#pointAt);
  }

  /** What the panes are driven by. @returns {import('./chorus.js').Voice} */
  get voice() {
    return this.#voice;
  }

  #voice = /** @type {import('./chorus.js').Voice} */ ({
    size: () => this.state.size,
    sender: {
      touches: (touches) => this.#live.sender.touches(touches),
      wheel: (move) => this.#live.sender.wheel(move),
      key: (key, timeMs) => this.#live.sender.key(key, timeMs),
    },
  });

  /**
   * Connect, and have hands over it drive the chorus.
   * @param {Chorus} chorus
   * @returns {() => void} stop
   */
  open(chorus) {
    const { canvas } = this.#parts;
    const requestFrame = this.#view.requestAnimationFrame.bind(this.#view);
    const listening = new AbortController();
    canvas.addEventListener('keydown', (event) => {
      const key = event.defaultPrevented ? null : scrollKey(event);
      if (key === null) return;
      event.preventDefault();
      chorus.key(key, event.timeStamp);
    }, { signal: listening.signal });
    const stops = [
      bindGestures(
        canvas, this.#fingers, (touches) => chorus.touches(this.#voice, touches), requestFrame,
        (run, delayMs) => this.#view.setTimeout(run, delayMs)),
      bindWheel(
        canvas, this.#pointAt, this.#screen.scale, (move) => chorus.wheel(this.#voice, move), requestFrame),
      this.#screen.stop,
      () => listening.abort(),
      () => this.#live.close(),
    ];
    this.#render();
    this.#live.open();
    return () => stops.forEach((stop) => stop());
  }

  #pointAt = (/** @type {number} */ clientX, /** @type {number} */ clientY) =>
    pointAt(clientX, clientY, this.#screen.place(), this.state.size);

  #render() {
    const { title, canvas, fault } = this.#parts;
    const words = paneTitle(this.state);
    if (title.textContent !== words) title.textContent = words;
    title.title = `Open it alone: ${words}`;
    canvas.setAttribute('aria-label', `${words}, live. Arrow keys scroll all panes`);
    const { phase, reason } = this.state.connection;
    const said = phase === 'failed' || phase === 'broken' ? reason : phase === 'reconnecting' ? 'No connection…' : '';
    if (fault.textContent !== said) fault.textContent = said;
    this.#renderDevice(this.state);
  }
}

/**
 * @param {Document} page
 * @param {string} address  of the session alone
 */
function createParts(page, address) {
  const make = (/** @type {string} */ tag, /** @type {string} */ name) => {
    const part = page.createElement(tag);
    part.className = name;
    return part;
  };
  const element = make('section', 'pane');
  const title = /** @type {HTMLAnchorElement} */ (make('a', 'pane-title'));
  const room = make('div', 'room');
  const device = make('div', 'device');
  const canvas = page.createElement('canvas');
  const bars = page.createElementNS(SVG, 'svg');
  const fault = make('p', 'pane-fault');
  title.href = address;
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  bars.setAttribute('class', 'bars');
  bars.setAttribute('aria-hidden', 'true');
  bars.setAttribute('preserveAspectRatio', 'none');
  fault.setAttribute('role', 'status');
  device.append(canvas, bars);
  room.append(device);
  element.append(title, room, fault);
  return { element, title, room, device, canvas, bars, fault };
}
