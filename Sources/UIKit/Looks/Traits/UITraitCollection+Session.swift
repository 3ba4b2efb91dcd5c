// The collections that screens give: one object each, which all views of a window share.

import QuartzCore
import Synchronization

extension UITraitCollection {
  static var light: UITraitCollection { screens[screenNumber(.light, .uprightPhone, false, false)] }
  static var dark: UITraitCollection { screens[screenNumber(.dark, .uprightPhone, false, false)] }

  /// Those of a window of that kind in the running session: the same object for every such window of most
  /// sessions.
  static func of(_ style: UIUserInterfaceStyle, _ sizes: SizeClasses) -> UITraitCollection {
    let number = screenNumber(style, sizes, SessionContext.isRightToLeft, SessionContext.isTablet)
    let eyes = Eyes.session
    return eyes == Eyes() ? screens[number] : screens(for: eyes)[number]
  }

  /// Those of the running preview's screen.
  static var session: UITraitCollection {
    of(SessionContext.isDark ? .dark : .light, SizeClasses(code: SessionContext.screenClass))
  }

  private static let screens = (0..<72).map { UITraitCollection(Traits(screen: $0)) }
  /// The same for people who see otherwise, as far as sessions have had such.
  private static let otherScreens = Mutex<[Eyes: [UITraitCollection]]>([:])

  private static func screens(for eyes: Eyes) -> [UITraitCollection] {
    otherScreens.withLock { known in
      if let screens = known[eyes] { return screens }
      let made = screens.map { $0.with(eyes.set) }
      known[eyes] = made
      return made
    }
  }

  /// How somebody likes to see a screen, apart from light and dark.
  private struct Eyes: Hashable {
    /// The place of the content size category.
    var textRank = UIContentSizeCategory.usualRank
    var isTextBold = false
    var isContrastIncreased = false

    static var session: Eyes {
      Eyes(
        textRank: UIContentSizeCategory.sessionRank, isTextBold: SessionContext.isTextBold,
        isContrastIncreased: SessionContext.isContrastIncreased)
    }

    func set(_ traits: inout Traits) {
      traits.preferredContentSizeCategory = .ranked(textRank)
      traits.legibilityWeight = isTextBold ? .bold : .regular
      traits.accessibilityContrast = isContrastIncreased ? .high : .normal
    }
  }

  private static func screenNumber(
    _ style: UIUserInterfaceStyle, _ sizes: SizeClasses, _ isRightToLeft: Bool, _ isTablet: Bool
  ) -> Int {
    (Int(sizes.code) - 1) << 3 | (style == .dark ? 4 : 0) | (isRightToLeft ? 2 : 0) | (isTablet ? 1 : 0)
  }
}

extension Traits {
  /// Says all but the type-setting language, of the screen of that number.
  fileprivate init(screen number: Int) {
    let sizes = SizeClasses(code: UInt8(clamping: (number >> 3) + 1))
    self.init()
    userInterfaceStyle = number & 4 != 0 ? .dark : .light
    (horizontalSizeClass, verticalSizeClass) = (sizes.horizontal, sizes.vertical)
    layoutDirection = number & 2 != 0 ? .rightToLeft : .leftToRight
    userInterfaceIdiom = number & 1 != 0 ? .pad : .phone
    displayScale = ScreenScale.pixelsPerPoint
    displayGamut = .SRGB
    preferredContentSizeCategory = .large
    legibilityWeight = .regular
    accessibilityContrast = .normal
    userInterfaceLevel = .base
    forceTouchCapability = .unavailable
    activeAppearance = .active
    imageDynamicRange = .standard
    sceneCaptureState = .inactive
  }
}
