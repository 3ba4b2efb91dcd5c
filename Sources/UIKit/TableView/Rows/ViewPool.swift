// How cells, headers and footers are made, and those that wait to be used again.

import QuartzCore

/// One queue per identifier, for cells and for bars; the view that came last goes first.
struct ViewPool {
  enum Key: Hashable {
    case cell(String)
    /// A header or footer.
    case bar(String)
    /// A header or footer that the table makes for a title.
    case titleBar
  }

  typealias Maker = @MainActor () -> UIView?

  private var makers: [Key: Maker] = [:]
  private var waiting: [Key: [UIView]] = [:]

  /// nil takes a registration back. Views that wait were made otherwise, and are let go.
  mutating func register(_ maker: Maker?, as key: Key) {
    makers[key] = maker
    waiting[key] = nil
  }

  func maker(_ key: Key) -> Maker? { makers[key] }

  mutating func take(_ key: Key) -> UIView? { waiting[key]?.popLast() }

  mutating func put(_ view: UIView, as key: Key) { waiting[key, default: []].append(view) }
}
