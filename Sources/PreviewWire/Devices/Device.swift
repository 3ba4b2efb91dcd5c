/// A device that a preview can be shown on: what its screen is, and which parts of it are not free.
///
/// A session has one or none. Without one its window is a bare rectangle.
public struct Device: Hashable, Sendable {
  /// The kind of cut-out in the screen.
  public enum Cutout: String, Hashable, Sendable, CaseIterable {
    case none, notch, island
  }

  /// Points from each edge of the screen that are not free.
  public struct Insets: Hashable, Sendable {
    public var top, left, bottom, right: Double

    public init(top: Double, left: Double, bottom: Double, right: Double) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  /// Its name in addresses and flags: lower-case words with hyphens.
  public let slug: String
  /// Its name for people.
  public let name: String
  /// Of the screen held upright, in points.
  public let width, height: Double
  /// Pixels per point of the screen itself.
  public let scale: Double
  public let upright: Insets
  /// Lying on its side. A cut-out counts at both sides, whichever it is at.
  public let onSide: Insets
  /// In points; 0 where none is shown that way round.
  public let uprightStatusBar, onSideStatusBar: Double
  /// Radius of the screen's corners, in points.
  public let cornerRadius: Double
  public let cutout: Cutout
  /// Whether a bar at the lower edge leads home; otherwise a button beside the screen does.
  public let hasHomeIndicator: Bool
  public let isTablet: Bool

  /// The one of that slug; nil where there is none.
  public init?(slug: String) {
    guard let known = Self.all.first(where: { $0.slug == slug }) else { return nil }
    self = known
  }

  /// The size of the window that fills the screen, in points.
  public func size(isOnSide: Bool) -> (width: Double, height: Double) {
    isOnSide ? (height, width) : (width, height)
  }

  /// Whether a window of so many points fills the screen, upright or on its side.
  public func fits(width: Double, height: Double) -> Bool {
    (width, height) == size(isOnSide: false) || (width, height) == size(isOnSide: true)
  }

  /// The slugs there are, for people.
  public static var known: String { all.map(\.slug).joined(separator: ", ") }
}

extension Device {
  /// A phone without a home button.
  ///
  /// - Parameters:
  ///   - top: points that the cut-out leaves unsafe: above, and at both sides of a phone on its side.
  ///   - statusBar: points.
  init(
    phone slug: String, _ name: String, _ width: Double, _ height: Double, _ cutout: Cutout, top: Double,
    statusBar: Double, corner: Double
  ) {
    self.slug = slug
    self.name = name
    (self.width, self.height, scale) = (width, height, 3)
    upright = Insets(top: top, left: 0, bottom: 34, right: 0)
    onSide = Insets(top: 0, left: top, bottom: 21, right: top)
    // Phones on their sides show no status bar (Human Interface Guidelines, "Status bars", since iOS 8).
    (uprightStatusBar, onSideStatusBar) = (statusBar, 0)
    cornerRadius = corner
    self.cutout = cutout
    (hasHomeIndicator, isTablet) = (true, false)
  }

  /// A phone with a home button.
  init(buttonPhone slug: String, _ name: String, _ width: Double, _ height: Double) {
    self.slug = slug
    self.name = name
    (self.width, self.height, scale) = (width, height, 2)
    upright = Insets(top: 20, left: 0, bottom: 0, right: 0)
    onSide = Insets(top: 0, left: 0, bottom: 0, right: 0)
    (uprightStatusBar, onSideStatusBar) = (20, 0)
    (cornerRadius, cutout, hasHomeIndicator, isTablet) = (0, .none, false, false)
  }

  /// A tablet without a home button: the same either way round.
  init(tablet slug: String, _ name: String, _ width: Double, _ height: Double, corner: Double) {
    self.slug = slug
    self.name = name
    (self.width, self.height, scale) = (width, height, 2)
    upright = Insets(top: 24, left: 0, bottom: 20, right: 0)
    onSide = upright
    (uprightStatusBar, onSideStatusBar) = (24, 24)
    (cornerRadius, cutout, hasHomeIndicator, isTablet) = (corner, .none, true, true)
  }
}

extension ByteReader {
  /// nil: none.
  mutating func device() throws(WireError) -> Device? {
    let slug = try string(upTo: WireLimits.deviceSlug)
    if slug.isEmpty { return nil }
    guard let device = Device(slug: slug) else { throw .outOfRange(.device, Int64(slug.utf8.count)) }
    return device
  }
}

extension ByteWriter {
  mutating func device(_ device: Device?) { string(device?.slug ?? "") }
}
