// @ts-check
// Looking around by oneself: does what the rule says, between the hand, the server and the socket.

import { makeAside } from '../server/aside-api.js';
import { mayControl } from '../server/state.js';
import { AsideRule, PATIENCE_MS } from './aside-rule.js';

/** @typedef {import('../input/held-hand.js').Deed} Deed */
/** @typedef {import('./aside-rule.js').Action} Action */

/** A wait that is over sooner is not worth a word, in ms. */
const SLOW_MS = 600;

/**
 * @typedef {object} AsideParts
 * @property {Pick<import('../server/sender.js').Sender, 'touches' | 'wheel' | 'key'>} sender
 * @property {() => number} scale     CSS pixels per point, now
 * @property {() => string} key       of a link, or the owner's; empty: none
 * @property {() => void} reopen      the path is another: open the socket to it
 * @property {() => void} letGo       forget which fingers are down
 * @property {() => void} reminded    somebody tries by a tap to work a page that only watches
 * @property {(sentence: string) => void} say
 * @property {() => void} changed     the state is another
 */

export class Aside {
  #view;
  #state;
  #parts;
  #rule = new AsideRule();
  #path = '';

  /** @type {number[]} of the wait for an aside */
  #timers = [];

  /**
   * @param {Window & typeof globalThis} view
   * @param {import('../server/state.js').State} state
   * @param {AsideParts} parts
   */
  constructor(view, state, parts) {
    this.#view = view;
    this.#state = state;
    this.#parts = parts;
  }

  /** Of the session to be in, which the socket is opened to. */
  get path() {
    return this.#path || this.#view.location.pathname;
  }

  /** Where the hand on the device sends its deeds.
   * @type {Pick<import('../server/sender.js').Sender, 'touches' | 'wheel' | 'key'>} */
  hand = {
    touches: (touches) => this.#did({ kind: 'touches', touches }),
    wheel: (move) => this.#did({ kind: 'wheel', move }),
    key: (key, timeMs) => this.#did({ kind: 'key', key, timeMs }),
  };

  leave() {
    this.#take(this.#rule.leave());
  }

  back() {
    this.#take(this.#rule.back());
  }

  /** The server has said hello, or another role. */
  greeted() {
    const { aside, role, isRoleKnown } = this.#state;
    if (!isRoleKnown) return;
    this.#take(this.#rule.greeted({ isAside: aside !== '', mayWork: role !== 'view' && mayControl(this.#state) }));
  }

  /** There is a frame. */
  shown() {
    this.#take(this.#rule.shown());
  }

  lost() {
    this.#take(this.#rule.lost());
  }

  /** The session that the page is in is not there any more.
   * @returns {boolean} whether there is another to go to */
  ended() {
    const actions = this.#rule.ended();
    // Where the page goes nothing has ended.
    if (actions.length > 0) this.#state.connection.phase = 'open';
    this.#take(actions);
    return actions.length > 0;
  }

  stop() {
    this.#stopWaiting();
  }

  /** @param {Deed} deed */
  #did(deed) {
    this.#take(this.#rule.did(deed, this.#parts.scale()));
  }

  /** @param {Action[]} actions */
  #take(actions) {
    for (const action of actions) this.#do(action);
    if (!['leaving', 'entering'].includes(this.#rule.place)) this.#stopWaiting();
  }

  /** @param {Action} action */
  #do(action) {
    switch (action.do) {
      case 'send':
        for (const deed of action.deeds) this.#send(deed);
        break;
      case 'make':
        this.#wait();
        this.#make();
        break;
      case 'enter':
        this.#path = action.path;
        this.#parts.reopen();
        break;
      case 'goBack':
        this.#path = '';
        this.#parts.reopen();
        break;
      case 'letGo':
        this.#parts.letGo();
        break;
      case 'remind':
        this.#parts.reminded();
        break;
      case 'say':
        this.#parts.say(action.sentence);
    }
  }

  /** @param {Deed} deed */
  #send(deed) {
    const { sender } = this.#parts;
    switch (deed.kind) {
      case 'touches': return sender.touches(deed.touches);
      case 'wheel': return sender.wheel(deed.move);
      case 'key': return sender.key(deed.key, deed.timeMs);
    }
  }

  async #make() {
    const view = this.#view;
    try {
      this.#take(this.#rule.made(await makeAside(view.fetch.bind(view), this.#state.session, this.#parts.key())));
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      this.#take(this.#rule.refused(sentence, view.performance.now()));
    }
  }

  #wait() {
    const view = this.#view;
    this.#stopWaiting();
    this.#timers = [
      view.setTimeout(() => this.#showWaiting(true), SLOW_MS),
      view.setTimeout(() => this.#take(this.#rule.waited(view.performance.now())), PATIENCE_MS),
    ];
  }

  #stopWaiting() {
    for (const timer of this.#timers.splice(0)) this.#view.clearTimeout(timer);
    this.#showWaiting(false);
  }

  /** @param {boolean} isLeaving */
  #showWaiting(isLeaving) {
    if (this.#state.isLeaving === isLeaving) return;
    this.#state.isLeaving = isLeaving;
    this.#parts.changed();
  }
}
