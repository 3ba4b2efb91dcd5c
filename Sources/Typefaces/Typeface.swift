/// One font file: a family in a range of weights, upright or italic.
public struct Typeface: Hashable, Sendable {
  /// Where Debian's package puts it.
  public let path: String
  /// CSS weights, 100…900, for which the file stands. The page makes no bold of its own from it within these.
  public let weights: ClosedRange<Int>
  public let isItalic: Bool

  init(_ path: String, weights: ClosedRange<Int>, isItalic: Bool = false) {
    self.path = path
    self.weights = weights
    self.isItalic = isItalic
  }
}

/// Typefaces that share a design; one station of the fallback order.
public struct TypefaceFamily: Hashable, Sendable {
  /// Its name in CSS; not that of an installed font, so that the page never takes another file for it.
  public let name: String
  /// Unicode scalars for which the family is asked, in ascending order; empty: all.
  public let scalars: [ClosedRange<UInt32>]
  /// Advance of every glyph, in units of the font size; nil: as the file says.
  public let advance: Double?
  /// Not empty, but for fonts that are no files of the list. If italics are asked for and are not there, the
  /// text stands upright and is slanted by the page, which changes no advance.
  public let faces: [Typeface]

  package init(
    _ name: String, scalars: [ClosedRange<UInt32>] = [], advance: Double? = nil, faces: [Typeface]
  ) {
    self.name = name
    self.scalars = scalars
    self.advance = advance
    self.faces = faces
  }

  /// Whether the family is asked for a scalar at all.
  public func isAsked(for scalar: UInt32) -> Bool {
    scalars.isEmpty || scalars.contains { $0.contains(scalar) }
  }

  /// The file for a weight and slant.
  /// - Parameter weight: as in CSS; the nearest there is, if none stands for it.
  public func face(weight: Int, isItalic: Bool) -> Typeface? {
    let slanted = faces.filter { $0.isItalic == isItalic }
    return (slanted.isEmpty ? faces : slanted).min { $0.distance(to: weight) < $1.distance(to: weight) }
  }
}

extension Typeface {
  fileprivate func distance(to weight: Int) -> Int {
    max(0, weights.lowerBound - weight, weight - weights.upperBound)
  }
}
