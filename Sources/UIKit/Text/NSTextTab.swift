// NSTextTab — after Apple's documentation "NSTextTab", read 2026-11.
// State: partial. Missing: characters that end columns.

import Foundation
internal import Typesetting

/// Where text goes on after a tab.
open class NSTextTab: NSObject, NSCopying {
  /// Says something more about a tab.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the key.
    public let rawValue: String
    /// Takes any name; all are kept, without effect.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Characters that end a column. Kept, without effect.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Whether text stands after the tab, around it or before it.
  open private(set) var alignment: NSTextAlignment
  /// From the margin, in points.
  open private(set) var location: CGFloat
  /// Kept, without effect.
  open private(set) var options: [OptionKey: Any]

  /// `location` is from the margin, in points.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    self.location = location
    self.options = options
  }

  /// The tab itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(alignment)
    hasher.combine(location)
    return hasher.finalize()
  }
}

extension NSTextTab {
  /// The stops of styles that name none.
  static var usual: [NSTextTab] {
    (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }
  }
}

extension NSParagraphStyle.Values {
  /// - Parameter isFirst: of its paragraph.
  func lineTabs(isFirst: Bool) -> LineTabs {
    let stops = (tabStops ?? NSTextTab.usual).map { tab in
      LineTabs.Stop(location: tab.location, side: tab.alignment.side)
    }
    return LineTabs(stops: stops, interval: defaultTabInterval, start: indent(isFirst: isFirst))
  }
}

extension NSTextAlignment {
  fileprivate var side: LineTabs.Side {
    switch self {
    case .left, .natural, .justified: .after
    case .center: .around
    case .right: .before
    }
  }
}
