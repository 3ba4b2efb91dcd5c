// NSKeyValueObservation, NSKeyValueObservedChange, NSKeyValueObservingOptions, NSKeyValueChange — after
// Apple, read 2026-11.
// State: complete.

import Foundation
import Synchronization

/// The news that an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: UInt
  /// A set of the bits' options.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before it.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// One call at once, from the call that begins the observation.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// One call before each change, beside the one after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// The kind of change of an observed property. Only `setting` ever happens here.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion
  case removal
  case replacement
}

/// The keys of the dictionary that `observeValue(forKeyPath:of:change:context:)` gets.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// A key of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The `UInt` of a `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change; missing unless `new` was asked for.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change; missing unless `old` was asked for.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Never set: there are no changes of collections.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// True in a call before the change; missing after it.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// One change, as an observing closure gets it.
public struct NSKeyValueObservedChange<Value> {
  /// The kinds of changes, under the name by which code asks for them inside a change.
  public typealias Kind = NSKeyValueChange

  /// Always `setting` here.
  public let kind: Kind
  /// nil unless `new` was asked for, and before the change.
  public let newValue: Value?
  /// nil unless `old` was asked for, and in the first call of `initial`.
  public let oldValue: Value?
  /// Always nil: there are no changes of collections.
  public var indexes: IndexSet? { nil }
  /// Whether the change is still to come.
  public let isPrior: Bool
}

/// An observation, which lasts until it is invalidated or let go of.
public final class NSKeyValueObservation: NSObject, Sendable {
  private let isOver = Atomic<Bool>(false)

  override init() { super.init() }

  var isValid: Bool { !isOver.load(ordering: .relaxed) }

  /// Ends the observation; a second call does nothing.
  public func invalidate() { isOver.store(true, ordering: .relaxed) }
}
