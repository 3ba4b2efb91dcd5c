import UIKit

/// The measures of the strip, in points.
struct ThumbnailMetrics: Equatable, Sendable {
  var height: CGFloat = 66
  /// Width by height of a thumbnail that is not open.
  var closedAspectRatio: CGFloat = 0.5
  /// Between two thumbnails.
  var gap: CGFloat = 4
  /// How much further away its neighbours are from one that is open, both sides together.
  var openGap: CGFloat = 20

  var closedWidth: CGFloat { height * closedAspectRatio }
  /// From a thumbnail to the next.
  var pitch: CGFloat { closedWidth + gap }
}

/// A thumbnail that is open, or half open.
struct ThumbnailOpening: Equatable, Sendable {
  var item: Int
  /// 0: as all the others; 1: as wide as its picture.
  var amount: CGFloat
}

/// A thumbnail that is about to go.
struct ThumbnailRemoval: Equatable, Sendable {
  var item: Int
  /// How much of its size and opacity is gone, 0 to 1.
  var collapse: CGFloat = 0
  /// How much of the gap that it leaves is closed, 0 to 1.
  var closing: CGFloat = 0
}

/// The difference between thumbnails and a plain row of equal ones.
struct ThumbnailPose: Equatable, Sendable {
  /// In order, each item once; thumbnails that are not in it are closed.
  var openings: [ThumbnailOpening] = []
  var removal: ThumbnailRemoval?

  /// Openness less than this is none: it comes from rounding, and would make a thumbnail a whole point wider.
  private static let leastOpenness: CGFloat = 1e-9

  /// The two thumbnails around `place` (in thumbnails from the first) are open as far as they are near it.
  static func focus(at place: CGFloat, rate: CGFloat, count: Int) -> ThumbnailPose {
    guard count > 0, place > -1, place < CGFloat(count) else { return ThumbnailPose() }
    let left = Int(place.rounded(.down))
    let openings = [left, left + 1].compactMap { item -> ThumbnailOpening? in
      let amount = max(0, 1 - abs(CGFloat(item) - place)) * rate
      guard (0..<count).contains(item), amount > leastOpenness else { return nil }
      return ThumbnailOpening(item: item, amount: amount)
    }
    return ThumbnailPose(openings: openings)
  }
}

/// Where thumbnails stand in content coordinates: a row of equal ones, of which a few are open.
struct ThumbnailStrip: Sendable {
  /// A thumbnail in the row, in points.
  struct Element: Equatable, Sendable {
    var center: CGPoint
    var size: CGSize
    /// How far it steps aside.
    var shift: CGFloat
    var alpha: CGFloat

    var minX: CGFloat { center.x + shift - size.width / 2 }
    var maxX: CGFloat { center.x + shift + size.width / 2 }
  }

  var metrics = ThumbnailMetrics()
  var count = 0
  /// Width of the collection view, in points.
  var viewportWidth: CGFloat = 0

  /// From the side of the screen to a thumbnail in its middle, in points: the content's insets.
  var far: CGFloat { (viewportWidth - metrics.closedWidth - metrics.gap) / 2 }

  var contentSize: CGSize { CGSize(width: CGFloat(count) * metrics.pitch, height: metrics.height) }

  // MARK: Places, in thumbnails from the first

  func place(atOffset offset: CGFloat) -> CGFloat { (offset + far) / metrics.pitch }
  func offset(atPlace place: CGFloat) -> CGFloat { place * metrics.pitch - far }

  /// nil where there are no thumbnails.
  func nearestItem(toPlace place: CGFloat) -> Int? { Self.nearestItem(toPlace: place, count: count) }

  /// nil where there are no items.
  static func nearestItem(toPlace place: CGFloat, count: Int) -> Int? {
    guard count > 0, !place.isNaN else { return nil }
    return Int(min(max(place.rounded(), 0), CGFloat(count - 1)))
  }

  // MARK: Thumbnails

  /// The thumbnails in `pose`; `aspectRatio` is asked of those that are open only.
  func posed(_ pose: ThumbnailPose, aspectRatio: (Int) -> CGFloat) -> PosedThumbnails {
    PosedThumbnails(strip: self, pose: pose, aspectRatio: aspectRatio)
  }
}

/// A strip in one pose, to be asked for any of its thumbnails.
struct PosedThumbnails {
  private struct Open {
    var item: Int
    /// By how much it is wider than a closed one, in points.
    var extra: CGFloat
    /// How far its neighbours step aside on either side, in points.
    var side: CGFloat
  }

  /// This is left out of a width before it is rounded up: a product that should be whole is not always.
  private static let roundingError: CGFloat = 1e-6

  private let strip: ThumbnailStrip
  private let open: [Open]
  private let removal: ThumbnailRemoval?
  /// How far from its place in the row anything of a thumbnail can be, in points.
  private let reach: CGFloat

  fileprivate init(strip: ThumbnailStrip, pose: ThumbnailPose, aspectRatio: (Int) -> CGFloat) {
    self.strip = strip
    let metrics = strip.metrics
    open = pose.openings.map { opening in
      let full = metrics.height * aspectRatio(opening.item) - metrics.closedWidth
      let extra = full * opening.amount
      return Open(item: opening.item, extra: extra, side: (extra + metrics.openGap * opening.amount) / 2)
    }
    removal = pose.removal
    let sides = open.reduce(0) { $0 + abs($1.side) + abs($1.extra) / 2 }
    reach = sides + metrics.closedWidth / 2 + 1 + (removal == nil ? 0 : metrics.pitch)
  }

  subscript(item: Int) -> ThumbnailStrip.Element {
    let metrics = strip.metrics
    var extra: CGFloat = 0
    var shift: CGFloat = 0
    for other in open {
      if other.item == item { extra = other.extra }
      if other.item < item { shift += other.side }
      if other.item > item { shift -= other.side }
    }
    var element = ThumbnailStrip.Element(
      center: CGPoint(x: CGFloat(item) * metrics.pitch + metrics.closedWidth / 2, y: metrics.height / 2),
      size: CGSize(
        width: ceil(metrics.closedWidth + extra - Self.roundingError), height: metrics.height),
      shift: shift, alpha: 1)
    if let removal { follow(removal, item, &element) }
    return element
  }

  private func follow(_ removal: ThumbnailRemoval, _ item: Int, _ element: inout ThumbnailStrip.Element) {
    if item > removal.item { element.shift -= strip.metrics.pitch * removal.closing }
    guard item == removal.item else { return }
    let rest = 1 - removal.collapse
    element.size = CGSize(width: element.size.width * rest, height: element.size.height * rest)
    element.alpha = rest
  }

  /// The thumbnails that reach from `minX` to `maxX` (content coordinates): a division, however many there
  /// are, and a look at the few that it leaves.
  func items(from minX: CGFloat, to maxX: CGFloat) -> [Int] {
    let pitch = strip.metrics.pitch
    guard strip.count > 0, pitch > 0, minX <= maxX else { return [] }
    let middle = strip.metrics.closedWidth / 2
    let end = CGFloat(strip.count)
    let first = Int(min(max(((minX - reach - middle) / pitch).rounded(.up), 0), end))
    let last = Int(min(max(((maxX + reach - middle) / pitch).rounded(.down) + 1, 0), end))
    guard first < last else { return [] }
    return (first..<last).filter { item in
      let element = self[item]
      return element.maxX >= minX && element.minX <= maxX
    }
  }
}
