// UIDynamicBehavior — after Apple's documentation "UIDynamicBehavior", read 2026-11.
// State: complete.

import QuartzCore

/// Something that acts on items while it, or a behaviour that holds it, is in an animator. A subclass of an
/// app's own is made of children.
@preconcurrency @MainActor open class UIDynamicBehavior: MainActorObject {
  /// A behaviour that does nothing by itself, for children or an `action`.
  public init() { super.init(_object: ()) }

  /// Called after each frame in which the animator runs.
  open var action: (() -> Void)?

  /// Act while this behaviour does, in the order of adding.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// nil while it is in none.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Acts with the others from now on. A behaviour has one holder; one that has another is left alone.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.move(to: dynamicAnimator) }
    changed()
  }

  /// The child acts no more; nothing happens for one that is not there.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let place = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: place)
    behavior.move(to: nil)
    changed()
  }

  /// Before the behaviour comes into an animator, or leaves one: then `dynamicAnimator` is nil.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func move(to animator: UIDynamicAnimator?) {
    guard animator !== dynamicAnimator else { return }
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.move(to: animator) }
  }

  /// Something of it is new: the animator runs again.
  func changed() { dynamicAnimator?.behaviorsChanged() }

  // MARK: For the kinds of behaviours to override

  /// The items on which it acts itself, children not counted.
  var ownItems: [any UIDynamicItem] { [] }

  /// Says what it does to the bodies, of which it asks `builder` for the numbers.
  func act(on builder: inout DynamicWorldBuilder) {}

  /// Itself and all below it.
  var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }
}
