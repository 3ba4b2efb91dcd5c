// Animations that a changed property starts by itself (Facts 6.3).

import CoreGraphics
import VirtualTime

/// When the changes of a layer animate by themselves.
package enum ImplicitActions {
  case always
  /// Layers that views draw with.
  case insideBlocks
  case never
}

extension CALayer {
  /// `property` has changed from `old`. Called by every setter of an animatable property, where the value
  /// differs.
  package func propertyChanged(_ property: String, from old: @autoclosure () -> AnimatedValue) {
    markSeen()
    if implicitActions == .never { return }
    let session = SessionContext.current
    let transactions = session.transactions
    if implicitActions == .insideBlocks {
      guard let block = transactions.block, !transactions.disablesActions else { return }
      animate(property, from: old(), by: block, at: session.loop.now)
    } else {
      guard !transactions.disablesActions, transactions.duration > 0, wasCommitted(in: session) else {
        return
      }
      animateImplicitly(property, from: old(), in: session)
    }
  }

  /// The search behind `action(forKey:)`.
  func findAction(forKey event: String) -> CAAction? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? CABasicAnimation(keyPath: event)
    return found is NSNull ? nil : found
  }

  private func animateImplicitly(_ property: String, from old: AnimatedValue, in session: SessionContext) {
    guard let animation = action(forKey: property) as? CAAnimation else { return }
    let drawn = presentedValue(of: property, old: old, at: session.loop.now)
    if let basic = animation as? CABasicAnimation, basic.fromValue == nil, basic.toValue == nil,
      basic.byValue == nil
    {
      basic.keyPath = basic.keyPath ?? property
      basic.fromValue = drawn
      basic.timingFunction =
        basic.timingFunction ?? session.transactions.timingFunction
        ?? CAMediaTimingFunction(name: .default)
    }
    add(animation, forKey: property)
  }

  private func animate(
    _ property: String, from old: AnimatedValue, by block: AnimationBlock, at now: TimeInterval
  ) {
    guard let new = AnimatableProperty.named[property]?.read(self) else { return }
    if let keyframes = block.keyframes {
      let drawn = presentedValue(of: property, old: old, at: now)
      return keyframes.note(property, of: self, from: old, to: new, drawn: drawn, in: block)
    }
    guard
      let (animation, replaces) = block.animation(
        of: property, from: old, to: new, drawn: presentedValue(of: property, old: old, at: now),
        now: ownTime(at: now))
    else { return }
    addBlockAnimation(animation, of: property, from: old, to: new, by: block, replacing: replaces)
  }

  /// The layer's own value of a property; nil for one that it does not have.
  func keyframeModel(_ property: String) -> AnimatedValue? { AnimatableProperty.named[property]?.read(self) }

  /// Starts what a block, still open, makes of a change from `old` to `new`.
  func addBlockAnimation(
    _ animation: FrozenAnimation, of property: String, from old: AnimatedValue, to new: AnimatedValue,
    by block: AnimationBlock, replacing: Bool
  ) {
    let replaced = replacing ? animations?.remove(moving: property) ?? [] : []
    add(
      LayerAnimations.Entry(
        key: freeKey(for: property), object: nil, animation: animation,
        waiting: SessionContext.current.transactions.completions, staysAtEnd: false, driver: block.driver))
    block.driver?.drives(DrivenChange(layer: self, property: property, old: old, new: new))
    for entry in replaced { entry.tellEnd(finished: false) }
  }

  /// As UIKit's: the property's name, or with a number where animations of it add up.
  private func freeKey(for property: String) -> String {
    guard let animations else { return property }
    let keys = animations.keys(of: property)
    guard keys.contains(property) else { return property }
    var number = 2
    while keys.contains("\(property)-\(number)") { number += 1 }
    return "\(property)-\(number)"
  }

  /// The drawn value of `property` before it changed from `old`.
  private func presentedValue(of property: String, old: AnimatedValue, at time: TimeInterval) -> AnimatedValue
  {
    guard let animations else { return old }
    return animations.values(of: self, at: time, exceptFor: (property, old))[property] ?? old
  }

  /// Whether the layer has been on the screen since before this turn: what has never been drawn does not move
  /// there.
  private func wasCommitted(in session: SessionContext) -> Bool {
    guard let screen = session.screen else { return false }
    var layer = self
    while let parent = layer.holder {
      guard layer.insertedInTurn < session.loop.commits else { return false }
      layer = parent
    }
    return layer === screen
  }
}
