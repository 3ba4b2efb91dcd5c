// UIAccessibilityTraits — after Apple's documentation "UIAccessibilityTraits", read 2026-11.
// State: complete.

import QuartzCore

/// The kinds of an element, for those who hear the screen. The bits are our own.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt64
  /// Takes the bits as they are, also those of no kind.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No kind at all.
  public static let none: UIAccessibilityTraits = []
  /// A tap does something.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A tap leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Chosen at the moment.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Makes a sound of its own when it is used.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// A text that stays as it is.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Sums up the app's state when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Cannot be used at the moment.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes so often that it is to be asked now and then.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts music or a film, during which nothing is read out.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Can be turned up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches itself, as a piano's keys do.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns the page when it has been read out.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The heading of a part of the screen.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Its content can be enlarged.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  /// A switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 18)

  /// Of elements that a finger does something to.
  static let interactive: UIAccessibilityTraits = [
    .button, .link, .keyboardKey, .searchField, .adjustable, .allowsDirectInteraction, .toggleButton,
  ]
}

/// How somebody moves through what a container holds.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic = 0
  /// Each element by itself.
  case separate
  /// All elements together.
  case combined
}

/// How a container's elements belong together.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  case dataTable, list, landmark, semanticGroup
}

/// The way in which a page is to scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// The kind of text that an element holds.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// UIKit's name for the kind.
  public let rawValue: String
  /// Takes any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Input and output of a terminal.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
  /// Paths and names of files.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Messages between people.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// Prose.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Code of a programming language.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// A table to calculate with.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// A document that is written.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
}

extension NSAttributedString.Key {
  /// How a text is read out: kept, as it is not.
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  /// How high the voice is, from 0 to 2. Kept.
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  /// Whether punctuation is read out, as a `Bool`. Kept.
  public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
  /// Whether the text is read out letter by letter, as a `Bool`. Kept.
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  /// The sounds of the text in the phonetic alphabet. Kept.
  public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
  /// Whether an announcement waits for the one before, as a `Bool`. Kept.
  public static let accessibilitySpeechQueueAnnouncement =
    Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The level of a heading, from 1 to 6; 0 for none. Kept.
  public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
  /// A `UIAccessibilityTextualContext`. Kept.
  public static let accessibilityTextContext = Self("UIAccessibilityTextAttributeContext")
  /// Further words about the text. Kept.
  public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
}
