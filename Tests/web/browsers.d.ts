// Of browsers, and not yet known to the TypeScript that Debian has.

interface CanvasRenderingContext2D {
  /** `radii`: one for all corners, or clockwise from the top left. */
  roundRect(x: number, y: number, width: number, height: number, radii: number | number[]): void;
  /** A length as CSS writes it. Not in every browser: ask for it before it is set. */
  letterSpacing: string;
}
