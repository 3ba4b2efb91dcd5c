// How large a screen counts as, by its size.

import Foundation

/// The size classes of a window that fills its screen, as iPhones and iPads have them.
///
/// A phone held upright is compact across and regular down; on its side it is compact down, and regular
/// across only where it is one of the large ones. A tablet is regular both ways. Which window counts as which
/// is our choice, since a preview's window is of any size: the lengths lie between those of the devices.
struct SizeClasses: Equatable, Sendable {
  var horizontal: UIUserInterfaceSizeClass
  var vertical: UIUserInterfaceSizeClass

  /// The shortest side of a tablet, in points: the largest phone has 440, the smallest tablet 744.
  static let tabletSide: CGFloat = 600
  /// The shortest side of a phone that is regular across when it lies on its side, in points: 414 of the
  /// iPhone Plus.
  static let largePhoneSide: CGFloat = 414

  static let uprightPhone = SizeClasses(horizontal: .compact, vertical: .regular)

  init(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// - Parameter size: in points. A square counts as upright.
  init(ofScreen size: CGSize) {
    let short = min(size.width, size.height)
    if short >= Self.tabletSide {
      self.init(horizontal: .regular, vertical: .regular)
    } else if size.width > size.height {
      self.init(horizontal: short >= Self.largePhoneSide ? .regular : .compact, vertical: .compact)
    } else {
      self = .uprightPhone
    }
  }

  /// As the session keeps it for code of no actor: never 0.
  var code: UInt8 { UInt8(clamping: 1 + horizontal.rawValue * 3 + vertical.rawValue) }

  /// The size classes of that `code`; an upright phone for 0, which is the code of none.
  init(code: UInt8) {
    let number = Int(code) - 1
    guard number >= 0, let horizontal = UIUserInterfaceSizeClass(rawValue: number / 3),
      let vertical = UIUserInterfaceSizeClass(rawValue: number % 3)
    else {
      self = .uprightPhone
      return
    }
    self.init(horizontal: horizontal, vertical: vertical)
  }
}
