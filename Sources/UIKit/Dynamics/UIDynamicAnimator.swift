// UIDynamicAnimator — after Apple's documentation "UIDynamicAnimator", read 2026-11.
// State: complete.

import QuartzCore

/// Hears when an animator comes to rest and when it goes on.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: _OptionalMethodsHaving {
  /// Items are about to move again, or for the first time.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// All items have come to rest, or there are none.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves views, or a layout's attributes, by forces, springs and collisions, frame by frame of virtual time.
///
/// Items' `center` and `transform` are read when they come in and by `updateItem(usingCurrentState:)`, and
/// written in each frame that moves them; a layout is invalidated then. When all items are slow for a while
/// the animator rests until something changes.
@preconcurrency @MainActor open class UIDynamicAnimator: MainActorObject {
  /// The view in whose coordinates items move; nil with a layout.
  open private(set) weak var referenceView: UIView?
  private weak var layout: UICollectionViewLayout?
  /// Hears when motion begins and ends; not kept alive.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// In the order of adding.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether anything moves.
  open private(set) var isRunning = false
  /// Seconds for which it has been moving things, all told.
  open private(set) var elapsedTime: TimeInterval = 0

  private var items: [any UIDynamicItem] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var world = DynamicWorld()
  private var needsWorld = false
  private var colliding: [UICollisionBehavior] = []
  private var link: CADisplayLink?
  /// Time of virtual steps that frames have not yet used up, in seconds.
  private var unspent: CGFloat = 0

  /// Items are views in `view`, at any depth, and move in its coordinates.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init(_object: ())
  }

  /// Items are attributes that the layout returns; it is invalidated when they move.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(_object: ())
  }

  /// Items without a system of coordinates.
  public init() { super.init(_object: ()) }

  // MARK: Behaviours

  /// Acts from the next frame on. A behaviour that is there already is left as it is.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.move(to: self)
    behaviorsChanged()
  }

  /// Items keep their places and speeds, unless no other behaviour acts on them: then they stop.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let place = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: place)
    behavior.move(to: nil)
    behaviorsChanged()
  }

  /// Takes all behaviours away; items stop where they are.
  open func removeAllBehaviors() {
    let all = behaviors
    behaviors = []
    for behavior in all { behavior.move(to: nil) }
    behaviorsChanged()
  }

  /// Other things or forces may act now: the next frame takes stock, and moves.
  func behaviorsChanged() {
    needsWorld = true
    resume()
  }

  // MARK: Items

  /// Those that behaviours act on, whose frames touch `rect`, in the order in which they came.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    takeStock()
    return items.filter { rect.intersects(Self.frame(of: $0)) }
  }

  private static func frame(of item: any UIDynamicItem) -> CGRect {
    if let attributes = item as? UICollectionViewLayoutAttributes { return attributes.frame }
    let size = item.bounds.size
    let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    return box.applying(item.transform).offsetBy(dx: item.center.x, dy: item.center.y)
  }

  /// Takes the place and angle that the item has now for those of its body; its speed stays.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    takeStock()
    guard let number = numbers[ObjectIdentifier(item)] else { return }
    let read = DynamicBody(item)
    world.bodies[number].position = read.position
    world.bodies[number].angle = read.angle
    world.bodies[number].shownAngle = read.angle
    world.bodies[number].size = read.size
    resume()
  }

  /// The attributes of the cell at `indexPath` that behaviours act on; nil where they do not.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, indexPath)
  }

  /// As that, of the supplementary view of `kind`.
  open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(.supplementaryView, kind, indexPath) }

  /// As that, of the decoration view of `kind`.
  open func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(.decorationView, kind, indexPath) }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    takeStock()
    for case let one as UICollectionViewLayoutAttributes in items
    where one.indexPath == indexPath && one.representedElementCategory == category
      && (kind == nil || one.representedElementKind == kind)
    {
      return one
    }
    return nil
  }

  /// The body of an item; nil for one that no behaviour acts on.
  func body(of item: any UIDynamicItem) -> DynamicBody? {
    takeStock()
    return numbers[ObjectIdentifier(item)].map { world.bodies[$0] }
  }

  /// Changes an item's body, and goes on.
  func change(_ item: any UIDynamicItem, _ change: (inout DynamicBody) -> Void) {
    takeStock()
    guard let number = numbers[ObjectIdentifier(item)] else { return }
    change(&world.bodies[number])
    resume()
  }

  // MARK: Time

  private func resume() {
    world.wake()
    guard !isRunning else { return }
    guard behaviors.contains(where: { !$0.family.flatMap(\.ownItems).isEmpty }) else { return }
    isRunning = true
    unspent = 0
    delegate?._implementing("dynamicAnimatorWillResume(_:)")?.dynamicAnimatorWillResume(self)
    let link = CADisplayLink { [weak self] link in
      // The animator has been let go of.
      guard let self else { return link.invalidate() }
      frame(lasting: link.duration)
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func pause() {
    isRunning = false
    link?.invalidate()
    link = nil
    delegate?._implementing("dynamicAnimatorDidPause(_:)")?.dynamicAnimatorDidPause(self)
  }

  private func frame(lasting duration: TimeInterval) {
    takeStock()
    guard !items.isEmpty else { return pause() }
    unspent += CGFloat(duration)
    while unspent >= DynamicsConstants.step / 2 {
      unspent -= DynamicsConstants.step
      let touched = world.touches
      world.step()
      tell(of: world.touches, after: touched)
      if needsWorld { takeStock() }
    }
    elapsedTime += duration
    show()
    for behavior in behaviors.flatMap(\.family) { behavior.action?() }
    if world.isAtRest, !needsWorld { pause() }
  }

  /// Makes the world again from the behaviours, where these have changed. Bodies stay as they are.
  private func takeStock() {
    guard needsWorld else { return }
    needsWorld = false
    let family = behaviors.flatMap(\.family)
    let old = (world: world, numbers: numbers)
    (items, numbers, world.bodies) = ([], [:], [])
    for item in family.flatMap(\.ownItems) where numbers[ObjectIdentifier(item)] == nil {
      numbers[ObjectIdentifier(item)] = items.count
      items.append(item)
      world.bodies.append(
        old.numbers[ObjectIdentifier(item)].map { old.world.bodies[$0] } ?? DynamicBody(item))
    }
    var builder = DynamicWorldBuilder(world, numbers, referenceBounds: referenceBounds)
    // Properties of bodies come before behaviours that need their mass.
    for behavior in family where behavior is UIDynamicItemBehavior { behavior.act(on: &builder) }
    for behavior in family where !(behavior is UIDynamicItemBehavior) { behavior.act(on: &builder) }
    world = builder.world
    colliding = builder.colliding
  }

  private var referenceBounds: CGRect? {
    if let layout { return layout.collectionView.map { CGRect(origin: .zero, size: $0.contentSize) } }
    return referenceView?.bounds
  }

  private func show() {
    var hasMoved = false
    for (number, item) in items.enumerated() {
      let body = world.bodies[number]
      if item.center != body.position {
        item.center = body.position
        hasMoved = true
      }
      // An item that does not turn keeps the transform that it has, whatever that is.
      if body.angle != body.shownAngle {
        item.transform = CGAffineTransform(rotationAngle: body.angle)
        world.bodies[number].shownAngle = body.angle
        hasMoved = true
      }
    }
    if hasMoved, let layout { layout.systemInvalidate(with: layout.makeInvalidationContext()) }
  }

  private func tell(of touches: Set<DynamicTouch>, after before: Set<DynamicTouch>) {
    guard touches != before else { return }
    for touch in touches.subtracting(before) { collision(of: touch)?.tell(items, touch, began: true) }
    for touch in before.subtracting(touches) { collision(of: touch)?.tell(items, touch, began: false) }
  }

  private func collision(of touch: DynamicTouch) -> UICollisionBehavior? {
    colliding.indices.contains(touch.collider) ? colliding[touch.collider] : nil
  }
}

extension DynamicBody {
  /// A body where `item` is, at rest.
  @MainActor init(_ item: any UIDynamicItem) {
    let angle = atan2(item.transform.b, item.transform.a)
    self.init(position: item.center, angle: angle, size: item.bounds.size, shownAngle: angle)
  }
}
