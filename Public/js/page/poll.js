// @ts-check
// Asks a server again and again, while the page is seen. A page that is hidden asks for nothing, and at once when it is
// seen again, from the browser's cache, too.

export class Poll {
  #view;
  #pauseMs;
  #ask;
  #isAsking = false;

  /** @type {number | null} until it asks again */
  #timer = null;

  /** Ends what is listened to; aborted: nothing is asked. */
  #listening = new AbortController();

  /**
   * @param {Window} view
   * @param {number} pauseMs           after an answer
   * @param {() => Promise<void>} ask  does not throw
   */
  constructor(view, pauseMs, ask) {
    this.#view = view;
    this.#pauseMs = pauseMs;
    this.#ask = ask;
    this.#listening.abort();
  }

  get isOn() {
    return !this.#listening.signal.aborted;
  }

  /** Ask now, and from time to time until it is stopped. */
  start() {
    this.stop();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const seen = () => { if (!this.#view.document.hidden) this.now(); };
    this.#view.document.addEventListener('visibilitychange', seen, { signal });
    this.#view.addEventListener('pageshow', (event) => { if (event.persisted) seen(); }, { signal });
    this.now();
  }

  /** Do not wait for the next time. */
  async now() {
    if (this.#isAsking || !this.isOn) return;
    this.#isAsking = true;
    this.#clearTimer();
    await this.#ask();
    this.#isAsking = false;
    if (this.isOn) this.#timer = this.#view.setTimeout(() => this.#nowIfSeen(), this.#pauseMs);
  }

  stop() {
    this.#listening.abort();
    this.#clearTimer();
  }

  #nowIfSeen() {
    this.#timer = null;
    if (!this.#view.document.hidden) this.now();
  }

  #clearTimer() {
    if (this.#timer !== null) this.#view.clearTimeout(this.#timer);
    this.#timer = null;
  }
}
