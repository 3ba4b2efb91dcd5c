// UIAccessibilityTraits — after Apple's documentation "UIAccessibilityTraits", read 2026-11.
// State: complete.

import QuartzCore

/// The kinds of an element, for those who hear the screen. The bits are our own.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 18)

  /// Of elements that a finger does something to.
  static let interactive: UIAccessibilityTraits = [
    .button, .link, .keyboardKey, .searchField, .adjustable, .allowsDirectInteraction, .toggleButton,
  ]
}

/// How somebody moves through what a container holds.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic = 0
  case separate
  case combined
}

/// How a container's elements belong together.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  case dataTable, list, landmark, semanticGroup
}

public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// The kind of text that an element holds.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
}

extension NSAttributedString.Key {
  /// How a text is read out: kept, as it is not.
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
  public static let accessibilitySpeechQueueAnnouncement =
    Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
  public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
  public static let accessibilityTextContext = Self("UIAccessibilityTextAttributeContext")
  public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
}
