// DynamicProperty — after Apple's documentation of it, read 2026-11.
// State: complete.

import Observation
import PreviewRuntime
import UIKit

/// A property of a view that is brought up to date before the view is asked for its body.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property that is tied to the place of its view in the tree.
protocol LinkedProperty {
  /// `slot` is what the property keeps in that place; nil at first.
  @MainActor func link(_ slot: inout AnyObject?, _ context: LinkContext)
}

/// The surroundings that such a property is tied to.
@MainActor struct LinkContext {
  let environment: EnvironmentValues
  /// To be called when the view has to be looked at again.
  let changed: @MainActor (Animation?) -> Void
}

/// The values that the properties of one view keep while it stays in the tree.
@MainActor final class DynamicStorage {
  /// The view has to be looked at again.
  var changed: (Animation?) -> Void = { _ in }
  private var slots: [AnyObject?] = []
  private var generation = 0

  /// Ties the properties of `value` to what was kept for its predecessors.
  func link(_ value: Any, _ inputs: Inputs) {
    if slots.isEmpty, let kept = inputs.environment.keptStates?.take(type(of: value)) { slots = kept }
    let context = LinkContext(environment: inputs.environment) { [weak self] in self?.changed($0) }
    var next = 0
    link(value, context, &next, depth: 0)
  }

  private func link(_ value: Any, _ context: LinkContext, _ next: inout Int, depth: Int) {
    let type = ObjectIdentifier(Swift.type(of: value))
    guard depth < Self.deepest, !Self.plainTypes.contains(type) else { return }
    var mirror: Mirror? = Mirror(reflecting: value)
    var hasAny = false
    while let here = mirror {
      for child in here.children {
        if let property = child.value as? any LinkedProperty {
          hasAny = true
          if next == slots.count { slots.append(nil) }
          property.link(&slots[next], context)
          next += 1
        } else if var property = child.value as? any DynamicProperty {
          hasAny = true
          link(child.value, context, &next, depth: depth + 1)
          property.update()
        }
      }
      mirror = here.superclassMirror
    }
    if !hasAny { Self.plainTypes.insert(type) }
  }

  /// Properties within properties within properties.
  private static let deepest = 8
  /// Types that hold no such property.
  private static var plainTypes: Set<ObjectIdentifier> = []

  /// Runs `body`, and asks for another look when an observable object that it has read changes.
  func tracking<Result>(_ body: () -> Result) -> Result {
    generation += 1
    let generation = generation
    return withObservationTracking(body) { [weak self] in
      onMain {
        guard let self, self.generation == generation else { return }
        self.changed(Transaction.current.animation)
      }
    }
  }

  /// Writes down the values that the properties keep, under the type of their view.
  func keep(_ type: Any.Type, in states: KeptStates) {
    if !slots.isEmpty { states.add(slots, type) }
  }

  /// The view has gone.
  func unlink() {
    generation += 1
    changed = { _ in }
    slots = []
  }
}

/// At once on the main thread, soon from others.
func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
  if MainThread.isCurrent {
    MainActor.assumeIsolated(action)
  } else {
    Task { @MainActor in action() }
  }
}
