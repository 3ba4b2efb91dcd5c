// @ts-check
// The part of the HTTP API for remarks: listing and leaving them, answering, settling and deleting them, their
// pictures, and the state in which one was made.

import { ask, authorization, order } from './api.js';
import { fieldsOf, textOf } from './json.js';
import { remarkFrom, remarksFrom } from './remark-list.js';

/** @typedef {import('./remark-list.js').Pin} Pin */
/** @typedef {import('./remark-list.js').Remark} Remark */
/** @typedef {import('./remark-list.js').RemarkList} RemarkList */
/** @typedef {import('./remark-list.js').StateOrder} StateOrder */

/** Characters of a name and of a text, at most: as the server has it. */
export const REMARK_LIMITS = Object.freeze({ name: 40, text: 2_000 });

/** A picture is no larger than that, in bytes. */
const LARGEST_PICTURE = 20_000_000;

/** The API as one page uses it. All of it throws an `Error` with a sentence for a person, and a `Refusal` where the
 * server has answered. */
export class RemarkAPI {
  #request;
  #session;
  #key;

  /**
   * @param {typeof fetch} request
   * @param {() => string} session  its id
   * @param {() => string} key      of a link, or the owner's, asked for each time; empty: none
   */
  constructor(request, session, key) {
    this.#request = request;
    this.#session = session;
    this.#key = key;
  }

  /** @returns {Promise<RemarkList>} */
  async list() {
    return remarksFrom(await ask(this.#request, this.#path('remarks'), { headers: this.#authorization }));
  }

  /** @param {string} name @param {string} text @param {Pin} pin @returns {Promise<Remark>} */
  make(name, text, pin) {
    return this.#orderRemark(this.#path('remarks'), { name, text, pin });
  }

  /** @param {string} remark  its id @param {string} name @param {string} text @returns {Promise<Remark>} */
  reply(remark, name, text) {
    return this.#orderRemark(pathOf(remark, 'replies'), { name, text });
  }

  /** @param {string} remark  its id @param {boolean} isResolved @returns {Promise<Remark>} */
  resolve(remark, isResolved) {
    return this.#orderRemark(pathOf(remark, 'resolve'), { resolved: isResolved });
  }

  /** For the owner.
   * @param {string} remark  its id */
  async delete(remark) {
    await this.#order(pathOf(remark, 'delete'), {});
  }

  /** For the owner.
   * @param {boolean} isAllowed  whether people with a link may leave remarks */
  async allow(isAllowed) {
    await this.#order(this.#path('remarks/allow'), { allowed: isAllowed });
  }

  /**
   * The session goes to a state, for everybody.
   * @param {StateOrder} state
   * @returns {Promise<boolean>} whether the source is another than the state is of
   */
  async goTo(state) {
    return (await this.#order(this.#path('state'), state)).isOtherRevision === true;
  }

  /** @param {string} remark  its id @returns {Promise<Blob>} the preview as it was when the remark was made */
  async picture(remark) {
    let response;
    try {
      response = await this.#request(pathOf(remark, 'picture.png'), { headers: this.#authorization });
    } catch {
      throw new Error('The server does not answer. Is it still running?');
    }
    if (!response.ok) throw new Error(await refusalOf(response));
    const bytes = await response.arrayBuffer();
    if (bytes.byteLength > LARGEST_PICTURE) throw new Error('The picture of this remark is too large to be shown.');
    // It is read as a picture, whatever it says to be.
    return new Blob([bytes], { type: 'image/png' });
  }

  get #authorization() {
    return authorization(this.#key());
  }

  /** @param {string} rest */
  #path(rest) {
    return `/api/sessions/${encodeURIComponent(this.#session())}/${rest}`;
  }

  /** @param {string} path @param {object} body */
  #order(path, body) {
    return order(this.#request, path, body, this.#authorization);
  }

  /** @param {string} path @param {object} body @returns {Promise<Remark>} */
  async #orderRemark(path, body) {
    const remark = remarkFrom(await this.#order(path, body));
    if (remark === null) throw new Error('The server did not say what has come of it. Load the page again to see.');
    return remark;
  }
}

/** @param {string} remark @param {string} deed */
function pathOf(remark, deed) {
  return `/api/remarks/${encodeURIComponent(remark)}/${deed}`;
}

/** @param {Response} response @returns {Promise<string>} */
async function refusalOf(response) {
  const answer = await response.json().catch(() => null);
  return textOf(fieldsOf(answer).error) || `The server answered with status ${response.status}.`;
}
