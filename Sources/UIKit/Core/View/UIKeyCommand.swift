// UIKeyCommand — after Apple's documentation "UIKeyCommand", read 2026-11.
// State: partial. Missing: being called: the page's keys scroll, and reach no command.

import QuartzCore

/// Keys that are held beside another.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// One bit for each key, as UIKit numbers them.
  public let rawValue: Int
  /// Takes the bits as they are, also those of no key.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Either shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Either control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Either option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Either command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// Marks a key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key that does something while a responder is in charge.
@preconcurrency @MainActor open class UIKeyCommand: MainActorObject {
  /// The name, as an `input`, of the arrow key that points up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The name, as an `input`, of the arrow key that points down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The name, as an `input`, of the arrow key that points left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The name, as an `input`, of the arrow key that points right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The name, as an `input`, of the escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"

  /// The key's character, or one of the names above.
  open private(set) var input: String?
  /// The keys that must be held with it. Kept.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The method that the key would call. Kept.
  open private(set) var action: Selector?
  /// The text that would be shown for it in a list of shortcuts; nil has none shown. Kept.
  open var discoverabilityTitle: String?

  /// Keeps the key and its action; no key of the page calls it.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    super.init(_object: ())
  }

  /// Keeps the key and its action with a text for lists of shortcuts; no key of the page calls it.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }
}
