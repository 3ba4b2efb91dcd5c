// @ts-check
// Pictures in one colour: of a template only where it covers counts.

/** Most colours that a picture is kept in; a tint that fades goes through many. */
const MOST = 8;

/** Pixels of a drawing without pixels of its own, for each of its points, and of the longest side in all. */
const [SHARPNESS, LONGEST] = [3, 1024];

/** A canvas on the side.
 * @typedef {{ canvas: HTMLCanvasElement, context: CanvasRenderingContext2D }} Sheet */

export class Tinting {
  #makeSheet;

  /** @type {WeakMap<HTMLImageElement, Map<string, CanvasImageSource>>} */
  #known = new WeakMap();

  /** @param {() => Sheet} makeSheet */
  constructor(makeSheet) {
    this.#makeSheet = makeSheet;
  }

  /**
   * The picture in one colour, as see-through as it was.
   * @param {HTMLImageElement} image
   * @param {string} colour  as CSS writes it
   * @returns {CanvasImageSource}
   */
  get(image, colour) {
    const colours = this.#known.get(image) ?? new Map();
    this.#known.set(image, colours);
    const found = colours.get(colour);
    if (found) return found;
    const painted = this.#paint(image, colour);
    if (colours.size >= MOST) colours.delete(colours.keys().next().value);
    colours.set(colour, painted);
    return painted;
  }

  /** @param {HTMLImageElement} image @param {string} colour */
  #paint(image, colour) {
    const { canvas, context } = this.#makeSheet();
    // An image does not say whether it has pixels: small ones may be drawings, and lose nothing by more of them.
    const [width, height] = [image.naturalWidth, image.naturalHeight];
    const factor = Math.max(1, Math.min(SHARPNESS, LONGEST / Math.max(width, height, 1)));
    [canvas.width, canvas.height] = [Math.round(width * factor), Math.round(height * factor)];
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = colour;
    context.fillRect(0, 0, canvas.width, canvas.height);
    return canvas;
  }
}
