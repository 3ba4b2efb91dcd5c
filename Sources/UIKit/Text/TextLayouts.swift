import CoreGraphics
internal import Typesetting

/// The lines that a text was broken into lately: Auto Layout, a table and the drawing ask for the same ones
/// again and again. Copies of a text that nobody has changed share it.
final class TextLayouts {
  private var known: [(width: CGFloat, maximumLines: Int, mode: NSLineBreakMode, layout: TextLayout)] = []
  /// A label is asked at one or two widths, with and without a limit.
  private static let most = 6

  /// Remembered, or as `make` has it.
  func layout(
    width: CGFloat, maximumLines: Int, mode: NSLineBreakMode, _ make: () -> TextLayout
  ) -> TextLayout {
    let match = known.first {
      $0.width == width && $0.maximumLines == maximumLines && $0.mode == mode
    }
    if let match { return match.layout }
    let layout = make()
    if known.count == Self.most { known.removeFirst() }
    known.append((width, maximumLines, mode, layout))
    return layout
  }
}
