// Where sheets stand, by the size of their window. Pure: lengths in, rectangles out.

import Foundation

/// The lengths of sheets, in points. Apple documents none of them.
enum SheetMetrics {
  /// Measured by eye, as the next two.
  static let cornerRadius: CGFloat = 10
  /// From the safe area's top to a sheet at its highest.
  static let topGap: CGFloat = 10
  /// How dark it is behind a sheet, 0…1.
  static let dimming: CGFloat = 0.2
  /// Of a form whose controller does not say its size (widely reported).
  static let form = CGSize(width: 540, height: 620)
  /// Of a page on a tablet. A guess.
  static let pageWidth: CGFloat = 704
  /// Room that a sheet on a tablet leaves free on each side at least. A guess.
  static let margin: CGFloat = 20
  /// By so much the screen behind a sheet is narrower on each side (widely reported).
  static let behindInset: CGFloat = 16
}

/// How a sheet stands in its window.
enum SheetForm: Equatable, Sendable {
  /// At the lower edge, as high as a detent.
  case attached
  /// In the middle, in a size of its own: on tablets.
  case centred
  /// Over all of it: where the height is compact (Apple's documentation of
  /// `prefersEdgeAttachedInCompactHeight`).
  case filling

  init(_ sizes: SizeClasses, prefersEdge: Bool) {
    if sizes.vertical == .compact {
      self = prefersEdge ? .attached : .filling
    } else {
      self = sizes.horizontal == .regular ? .centred : .attached
    }
  }
}

/// The window that a sheet stands in.
struct SheetRoom: Equatable, Sendable {
  var bounds: CGRect
  /// Of the safe area.
  var insets: UIEdgeInsets

  /// At the lower edge, within the free area at the sides.
  ///
  /// - Parameter width: wanted, in points; nil, or a number that is no width, takes all there is.
  func attached(height: CGFloat, width: CGFloat?) -> CGRect {
    let free = max(0, bounds.width - insets.left - insets.right)
    let wide = width.flatMap { $0.isFinite && $0 > 0 ? min($0, free) : nil } ?? free
    return CGRect(
      x: insets.left + (free - wide) / 2, y: bounds.height - height, width: wide, height: height)
  }

  /// In the middle.
  ///
  /// - Parameters:
  ///   - isForm: whether it is a form rather than a page.
  ///   - preferred: what the controller wants, in points. A page does not ask; lengths that are none count as
  ///     not said.
  func centred(isForm: Bool, preferred: CGSize) -> CGRect {
    func length(_ wanted: CGFloat, or other: CGFloat, within room: CGFloat) -> CGFloat {
      min(isForm && wanted.isFinite && wanted > 0 ? wanted : other, max(0, room - 2 * SheetMetrics.margin))
    }
    let usual =
      isForm ? SheetMetrics.form : CGSize(width: SheetMetrics.pageWidth, height: .greatestFiniteMagnitude)
    let size = CGSize(
      width: length(
        preferred.width, or: usual.width, within: bounds.width - insets.left - insets.right),
      height: length(
        preferred.height, or: usual.height, within: bounds.height - insets.top - insets.bottom))
    return CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }
}
