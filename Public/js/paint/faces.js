// @ts-check
// Fonts that a preview brings, by the hash of their content, fetched once, when a text is first drawn with them.

/** Most fonts that are fetched; a text in any other is drawn with the usual ones. */
const MOST = 64;

export class Faces {
  #makeFace;
  #add;

  /** @type {Map<string, 'coming' | 'here' | 'lost'>} */
  #known = new Map();

  /**
   * @param {(family: string, source: string, descriptors: FontFaceDescriptors) => FontFace} makeFace
   * @param {(face: FontFace) => void} add  to the fonts of the page, which tell when one has come
   */
  constructor(makeFace, add) {
    this.#makeFace = makeFace;
    this.#add = add;
  }

  /**
   * @param {string} hash  hexadecimal digits
   * @returns {string | null} the family as CSS writes it; null: there is none. One on its way is named: the browser draws
   *   with the next of the order until it is here
   */
  get(hash) {
    const state = this.#known.get(hash) ?? this.#fetch(hash);
    return state === 'lost' ? null : familyOf(hash);
  }

  /** @param {string} hash */
  #fetch(hash) {
    if (this.#known.size >= MOST) return 'lost';
    this.#known.set(hash, 'coming');
    // One file stands for all weights and for both slants, so that the browser makes no bold of its own from it.
    const face = this.#makeFace(
      familyOf(hash).slice(1, -1), `url("/images/${hash}")`, { weight: '100 900', display: 'block' });
    this.#add(face);
    face.load().then(() => this.#known.set(hash, 'here'), () => this.#known.set(hash, 'lost'));
    return 'coming';
  }
}

/** No name of a font that a machine has.
 * @param {string} hash */
function familyOf(hash) {
  return `"Preview ${hash}"`;
}
