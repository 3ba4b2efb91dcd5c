// Where glyphs stand, and which glyph stands somewhere. In the container's coordinates, in points.

import QuartzCore

extension NSRange {
  /// Nothing where the range is nowhere.
  fileprivate var glyphs: Range<Int> {
    guard location >= 0, length > 0 else { return 0..<0 }
    let (end, isTooFar) = location.addingReportingOverflow(length)
    return location..<(isTooFar ? Int.max : end)
  }
}

extension NSLayoutManager {
  /// Of all lines in `container`, with their padding.
  public func usedRect(for container: NSTextContainer) -> CGRect { fragments(in: container).used }

  /// Zero where the glyph is not laid out, as the next ones.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { line(of: glyphIndex, effectiveGlyphRange)?.rect ?? .zero }

  /// The part of the line that letters take, with the padding; zero where the glyph is not laid out.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { line(of: glyphIndex, effectiveGlyphRange)?.used ?? .zero }

  private func line(of glyph: Int, _ range: NSRangePointer?) -> TextFragments.Line? {
    let line = fragments.line(of: glyph)
    if let glyphs = line?.glyphs {
      range?.pointee = NSRange(location: glyphs.lowerBound, length: glyphs.count)
    }
    return line
  }

  /// On the baseline, from its line's top left corner.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = fragments.line(of: glyphIndex) else { return .zero }
    return CGPoint(x: line.x(of: glyphIndex) - line.rect.minX, y: line.baseline)
  }

  /// Around the glyphs in `glyphRange`, as high as their lines; zero where none of them is laid out.
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let rects = fragments(in: container).rects(of: glyphRange.glyphs)
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  /// One rectangle for each line that has any of the glyphs.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for rect in fragments(in: textContainer).rects(of: glyphRange.glyphs) {
      block(rect, &stops)
      if stops.boolValue { return }
    }
  }

  /// The lines that have any of the glyphs: their rectangles with all and with the used width, and their
  /// glyphs.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stops = ObjCBool(false)
    for line in fragments.lines where line.glyphs.overlaps(glyphRange.glyphs) {
      let glyphs = NSRange(location: line.glyphs.lowerBound, length: line.glyphs.count)
      block(line.rect, line.used, container, glyphs, &stops)
      if stops.boolValue { return }
    }
  }

  /// The glyphs of the lines that `bounds` touches.
  public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let lines = fragments(in: container).lines.filter { $0.rect.intersects(bounds) }
    guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
    return NSRange(
      location: first.glyphs.lowerBound, length: last.glyphs.upperBound - first.glyphs.lowerBound)
  }

  // MARK: From a point

  /// The nearest in the line at the point's height; 0 without any.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    fragments(in: container).glyph(at: point)?.glyph ?? 0
  }

  /// - Parameter partialFraction: hears how far through the glyph the point lies, 0…1.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = fragments(in: container).glyph(at: point)
    partialFraction?.pointee = found?.fraction ?? 0
    return found?.glyph ?? 0
  }

  /// How far through the nearest glyph the point lies, from 0 to 1; 0 without any.
  public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    fragments(in: container).glyph(at: point)?.fraction ?? 0
  }

  /// As `glyphIndex(for:in:fractionOfDistanceThroughGlyph:)`.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

  // MARK: The empty line after the last line end

  /// Zero where there is none.
  public var extraLineFragmentRect: CGRect { fragments.extra?.rect ?? .zero }
  /// The part of that line that is taken; zero where there is none.
  public var extraLineFragmentUsedRect: CGRect { fragments.extra?.used ?? .zero }
}
