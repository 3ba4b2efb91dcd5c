// States of views that are off screen: rows of lists and lazy stacks are taken down when they leave, and made
// again when they come back. The values of their properties are written down before, and found again by the
// types of the views, in the order in which they stand in the row.

import UIKit

/// The values that the properties of a row's views keep while the row is away.
@MainActor final class KeptStates {
  private var slots: [ObjectIdentifier: [[AnyObject?]]] = [:]
  private var isOver = false

  var isEmpty: Bool { slots.isEmpty }

  func add(_ kept: [AnyObject?], _ type: Any.Type) { slots[ObjectIdentifier(type), default: []].append(kept) }

  /// The values of the next view of that type; nil: nothing, or the row is there again already.
  func take(_ type: Any.Type) -> [AnyObject?]? {
    guard !isOver, let all = slots[ObjectIdentifier(type)], let first = all.first else { return nil }
    slots[ObjectIdentifier(type)] = Array(all.dropFirst())
    return first
  }

  /// Views that are made from now on begin again.
  func end() { isOver = true }
}

extension EnvironmentValues {
  private enum KeptKey: EnvironmentKey { static var defaultValue: KeptStates? { nil } }
  /// While a row is made that has been there before.
  var keptStates: KeptStates? {
    get { self[KeptKey.self] }
    set { self[KeptKey.self] = newValue }
  }
}
