// UIConfigurationState, UIViewConfigurationState, UIConfigurationStateCustomKey — after Apple's
// documentation, read 2026-11.
// State: complete.

import QuartzCore

/// The state of a view that configurations go by.
public protocol UIConfigurationState {
  /// Everything off.
  init(traitCollection: UITraitCollection)
  /// Light or dark, among others.
  var traitCollection: UITraitCollection { get set }
  /// States of an app's own; nil where none was set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Names a state of an app's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name; states of the same name are the same.
  public let rawValue: String
  /// Takes any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Takes any name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A state in which a list marks the view.
protocol MarkableState {
  var isHighlighted: Bool { get }
  var isSelected: Bool { get }
}

/// The state of a view that is no cell, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, MarkableState, Hashable {
  /// Those of the view at the time of the update.
  public var traitCollection: UITraitCollection
  /// Whether touches do not reach the view.
  public var isDisabled = false
  /// Kept for configurations: false unless an app sets it.
  public var isHighlighted = false
  /// Kept for configurations: false unless an app sets it.
  public var isSelected = false
  /// Kept for configurations: nothing gets the focus here.
  public var isFocused = false
  /// Whether it is a header or footer that stays on screen.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Everything off.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state of the app's own; nil where none was set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
