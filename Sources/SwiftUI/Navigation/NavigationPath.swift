// NavigationPath — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: coding.

import UIKit

/// The values of the screens above the root, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  public init() { values = [] }
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// More than there are removes all.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(Swift.min(Swift.max(0, k), values.count))
  }
}

/// Reads and sets the values of a stack's screens.
@MainActor struct PathBond {
  let get: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void

  static func path(_ binding: Binding<NavigationPath>) -> PathBond {
    PathBond {
      binding.wrappedValue.values
    } set: {
      binding.wrappedValue.values = $0
    }
  }

  static func values<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection>(
    _ binding: Binding<C>
  ) -> PathBond
  where C.Element: Hashable {
    PathBond {
      binding.wrappedValue.map { AnyHashable($0) }
    } set: {
      binding.wrappedValue = C($0.compactMap { $0.base as? C.Element })
    }
  }
}
