/// The element of a collection view that a layer shows, so that the page can point and ask.
public struct LayerElement: Hashable, Sendable {
  /// What sort of element it is; the numbers are those of the wire, where 0 means none.
  public enum Category: UInt8, Hashable, Sendable {
    case cell = 1
    case supplementary = 2
    case decoration = 3
  }

  /// What sort of element it is.
  public let category: Category
  /// The element kind; empty for a cell. At most `WireLimits.string` bytes.
  public let kind: String
  /// Section, item, …: at most `WireLimits.indexPath` numbers, none negative.
  public let indexPath: [Int]

  /// An element. What does not fit the limits is cut off, and negative numbers become 0.
  public init(category: Category, kind: String = "", indexPath: [Int]) {
    self.category = category
    self.kind = kind.cut(toBytes: WireLimits.string)
    self.indexPath = indexPath.prefix(WireLimits.indexPath).map { min(max($0, 0), WireLimits.varint) }
  }
}

/// One line of text, centred vertically in the bounds of its layer and truncated at the tail with an ellipsis.
public struct LayerText: Hashable, Sendable {
  /// Where the line stands in the width of the bounds.
  public enum Alignment: UInt8, Hashable, Sendable {
    case left = 0
    case centre = 1
    case right = 2
  }

  /// Never empty in a layer's state; at most `WireLimits.string` bytes.
  public let string: String
  /// In 1/64 pt, not negative.
  public let fontSize: Int64
  /// 100…900, as in CSS.
  public let weight: Int
  /// Of the glyphs.
  public let color: WireColor
  /// Where the line stands.
  public let alignment: Alignment

  /// A line of text; `fontSizePoints` in points. What does not fit the limits is cut off or clamped.
  public init(
    _ string: String, fontSizePoints: Double, weight: Int = 400, color: WireColor,
    alignment: Alignment = .left
  ) {
    self.init(
      string, fontSize: Quantise.length(fontSizePoints), weight: weight, color: color, alignment: alignment)
  }

  init(_ string: String, fontSize: Int64, weight: Int, color: WireColor, alignment: Alignment) {
    self.string = string.cut(toBytes: WireLimits.string)
    self.fontSize = max(Quantise.clamp(fontSize), 0)
    self.weight = min(max(weight, 100), 900)
    self.color = color
    self.alignment = alignment
  }
}

/// What the page should know of a layer that scrolls its sublayers.
public struct LayerScroller: Hashable, Sendable {
  /// What the scroll view is doing.
  public enum Motion: UInt8, Hashable, Sendable {
    case idle = 0
    case tracking = 1
    case dragging = 2
    case decelerating = 3
    case animating = 4
  }

  /// The view's `accessibilityIdentifier`, or `main`, `main-2`, …; never empty in a layer's state.
  public let identifier: String
  /// Of the content, without insets; in 1/64 pt.
  public let contentSize: WireSize
  /// What the scroll view is doing.
  public let motion: Motion
  /// Number of items of a collection view; 0 for other scroll views.
  public let itemCount: Int

  /// A scroller. What does not fit the limits is cut off or clamped.
  public init(identifier: String, contentSize: WireSize, motion: Motion = .idle, itemCount: Int = 0) {
    self.identifier = identifier.cut(toBytes: WireLimits.string)
    self.contentSize = contentSize
    self.motion = motion
    self.itemCount = min(max(itemCount, 0), WireLimits.varint)
  }
}

extension String {
  /// As many whole characters of the front as fit.
  fileprivate func cut(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var end = utf8.index(utf8.startIndex, offsetBy: limit)
    while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return String(self[..<end])
  }
}
