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
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A state in which a list marks the view.
protocol MarkableState {
  var isHighlighted: Bool { get }
  var isSelected: Bool { get }
}

/// The state of a view that is no cell, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, MarkableState, Hashable {
  public var traitCollection: UITraitCollection
  /// Whether touches do not reach the view.
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  /// Whether it is a header or footer that stays on screen.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
