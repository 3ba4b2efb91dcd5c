// Animations on layers, and what of them is drawn (Facts 6.3).

import CoreGraphics
import VirtualTime

extension CALayer {
  /// The work of `add(_:forKey:)`.
  func start(_ anim: CAAnimation, forKey key: String?) {
    let transactions = SessionContext.current.transactions
    var defaults = AnimationDefaults(duration: transactions.duration)
    defaults.timingFunction = transactions.timingFunction
    var animation = anim.frozen(defaults)
    if animation.timing.begin == 0 { animation.timing.begin = ownTime(at: VirtualRunLoop.current.now) }
    add(
      LayerAnimations.Entry(
        key: key, object: anim, animation: animation, waiting: transactions.completions,
        staysAtEnd: !anim.isRemovedOnCompletion))
  }

  func add(_ entry: LayerAnimations.Entry) {
    let animations = self.animations ?? LayerAnimations()
    self.animations = animations
    for completion in entry.waiting { completion.enter() }
    let replaced = animations.add(entry)
    markSeen()
    let now = VirtualRunLoop.current.now
    SessionContext.current.animations.follow(
      self, from: entry.driver == nil ? entry.animation.timing.begin : now)
    replaced?.tellEnd(finished: false)
  }

  /// Nothing happens where there is none of that key.
  public func removeAnimation(forKey key: String) {
    guard let entry = animations?.remove(key) else { return }
    markSeen()
    dropIfEmpty()
    entry.tellEnd(finished: false)
  }

  /// Ends all animations of the layer; their delegates hear that they did not finish.
  public func removeAllAnimations() {
    guard let gone = animations?.removeAll() else { return }
    markSeen()
    dropIfEmpty()
    for entry in gone { entry.tellEnd(finished: false) }
  }

  /// The keys of the animations, in the order of adding; nil where there are none.
  public func animationKeys() -> [String]? {
    let keys = animations?.entries.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  /// The object that was added, which is not to be changed any more.
  public func animation(forKey key: String) -> CAAnimation? { animations?.entry(key)?.object }

  func dropIfEmpty() {
    guard animations?.isEmpty ?? false else { return }
    animations = nil
    SessionContext.current.animations.forget(self)
    VirtualRunLoop.current.setNeedsCommit()
  }

  // MARK: The drawn values

  /// A layer with the values that are drawn just now: not part of the tree, and only to be read. nil for a
  /// layer without animations that is not on the screen.
  public func presentation() -> Self? {
    if let animations { return animations.presentation(of: self, at: VirtualRunLoop.current.now) }
    return isOnScreen ? self : nil
  }

  /// The layer whose presentation this is; itself where it is none.
  public func model() -> CALayer { modelLayer ?? self }

  /// Whose values are drawn: the layer itself while nothing of it is animated, which costs nothing; otherwise
  /// all its animations are added up each time. The members that belong to the tree are to be read from the
  /// layer: sublayers, mask, delegate.
  package var presented: CALayer {
    animations?.presentation(of: self, at: VirtualRunLoop.current.now) ?? self
  }

  /// `transformInSuperlayer` as it is drawn.
  package var presentedTransform: CATransform3D {
    guard animations != nil || superlayer?.animations != nil else { return transformInSuperlayer }
    return presented.transform(in: superlayer?.presented)
  }

  /// Whether the session's window shows the tree that this layer is in; true without a window.
  var isOnScreen: Bool {
    guard let screen = SessionContext.current.screen else { return true }
    var layer = self
    while let parent = layer.holder { layer = parent }
    return layer === screen
  }

  /// A new layer of the same class that never animates by itself.
  func makePresentation() -> Self {
    let copy = Self(_blank: ())
    copy.implicitActions = .never
    copy.modelLayer = self
    return copy
  }
}
