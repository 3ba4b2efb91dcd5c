import Testing

@testable import UIKit

/// Rows on springs, as chats have them: each is held at its place, and left behind by a scroll.
@MainActor private final class SpringRows: UICollectionViewFlowLayout {
  private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

  override init() {
    super.init()
    itemSize = CGSize(width: 300, height: 40)
    minimumLineSpacing = 10
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    guard animator.behaviors.isEmpty else { return }
    let everything = CGRect(origin: .zero, size: collectionViewContentSize)
    for row in super.layoutAttributesForElements(in: everything) ?? [] {
      let spring = UIAttachmentBehavior(item: row, attachedToAnchor: row.center)
      spring.length = 0
      spring.damping = 0.8
      spring.frequency = 1
      animator.addBehavior(spring)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let delta = newBounds.minY - (collectionView?.bounds.minY ?? 0)
    for case let spring as UIAttachmentBehavior in animator.behaviors {
      guard let item = spring.items.first else { continue }
      item.center.y += delta / 2
      animator.updateItem(usingCurrentState: item)
    }
    return false
  }
}

@MainActor private final class Rows: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}

@MainActor private final class Ear: UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  var heard: [String] = []

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { heard.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { heard.append("pause") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { heard.append("floor \(identifier.map { "\($0)" } ?? "bounds")") }
}

@MainActor @Suite struct `A dynamic animator` {
  private let stage = Stage()
  private let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))

  init() {
    stage.window.addSubview(box)
    stage.settle()
  }

  private func makeAnimator() -> UIDynamicAnimator {
    stage.settle()
    return UIDynamicAnimator(referenceView: stage.window)
  }

  @Test func `snaps a view to a place, tells when it starts and rests, and rests for good`() {
    let (animator, ear) = (makeAnimator(), Ear())
    animator.delegate = ear
    animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 60, y: 300)))
    #expect(animator.isRunning && ear.heard == ["resume"])

    stage.loop.advance(to: 10)

    #expect(abs(box.center.x - 60) < 0.1 && abs(box.center.y - 300) < 0.1)
    #expect(!animator.isRunning && ear.heard == ["resume", "pause"])
    #expect(animator.elapsedTime > 0.5 && animator.elapsedTime < 9)
    #expect(stage.loop.nextDeadline == nil)
  }

  @Test func `lets a view fall onto the floor of its reference view`() {
    let (animator, ear) = (makeAnimator(), Ear())
    animator.addBehavior(UIGravityBehavior(items: [box]))
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = ear
    animator.addBehavior(collision)

    stage.loop.advance(to: 0.25)
    #expect(box.center.x == 150 && abs(box.center.y - (50 + 500 * 0.25 * 0.25)) < 10)
    stage.loop.advance(to: 10)

    #expect(abs(box.frame.maxY - stage.window.bounds.maxY) < 1)
    #expect(ear.heard.first == "floor bounds")
    #expect(!animator.isRunning)
  }

  @Test func `pushes once, and speed is lost to resistance`() {
    let animator = makeAnimator()
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 2, dy: 0)
    let traits = UIDynamicItemBehavior(items: [box])
    traits.resistance = 3
    animator.addBehavior(traits)
    animator.addBehavior(push)

    stage.loop.advance(to: 0.05)
    #expect(!push.active)
    let speed = traits.linearVelocity(for: box).x
    #expect(speed > 150 && speed < 200)
    stage.loop.advance(to: 10)

    // A thing that is pushed to 200 points per second and loses three times its speed a second goes 200 / 3
    // points.
    #expect(abs(box.center.x - (150 + 200.0 / 3)) < 2)
    #expect(box.transform == .identity)
  }

  @Test func `a speed given before the behaviour is added counts, and turning shows in the transform`() {
    let animator = makeAnimator()
    let traits = UIDynamicItemBehavior(items: [box])
    traits.addLinearVelocity(CGPoint(x: 0, y: 120), for: box)
    traits.addAngularVelocity(.pi, for: box)
    animator.addBehavior(traits)

    stage.loop.advance(to: 0.5)

    #expect(abs(box.center.y - 110) < 3)
    #expect(abs(atan2(box.transform.b, box.transform.a) - .pi / 2) < 0.1)
    animator.removeAllBehaviors()
    let rest = box.center
    stage.loop.advance(to: 1)
    #expect(box.center == rest && !animator.isRunning)
  }

  @Test func `two views on a rod hang together, and an action runs each frame`() {
    let animator = makeAnimator()
    let other = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    stage.window.addSubview(other)
    let rod = UIAttachmentBehavior(item: box, attachedTo: other)
    #expect(rod.length == 200 && rod.attachedBehaviorType == .items && rod.items.count == 2)
    var frames = 0
    rod.action = { frames += 1 }
    let pull = UIPushBehavior(items: [other], mode: .continuous)
    pull.setAngle(0, magnitude: 1)
    animator.addBehavior(rod)
    animator.addBehavior(pull)

    stage.loop.advance(to: 1)

    #expect(frames > 50)
    #expect(abs(hypot(box.center.x - other.center.x, box.center.y - other.center.y) - 200) < 4)
    // The push is across the rod, so that the far end follows only as it turns.
    #expect(other.center.x > 180 && box.center.x > 150 && box.center.x < other.center.x)
  }

  @Test func `a behaviour made of others brings them and takes them along`() {
    let animator = makeAnimator()
    let both = UIDynamicBehavior()
    let gravity = UIGravityBehavior(items: [box])
    gravity.magnitude = 0.5
    both.addChildBehavior(gravity)
    animator.addBehavior(both)
    #expect(gravity.dynamicAnimator === animator)
    stage.loop.advance(to: 0.5)
    #expect(abs(box.center.y - (50 + 250 * 0.25)) < 10)
    animator.removeBehavior(both)
    #expect(gravity.dynamicAnimator == nil)
  }

  /// A view of 300 by 600 points with sixty rows in `layout`, shown.
  private func show(_ layout: UICollectionViewLayout, _ rows: Rows) -> UICollectionView {
    stage.settle()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = rows
    stage.window.addSubview(view)
    view.layoutIfNeeded()
    stage.settle()
    return view
  }

  @Test func `rows on springs lag behind a scroll, and come back to their places`() throws {
    stage.settle()
    let (layout, rows) = (SpringRows(), Rows())
    let view = show(layout, rows)
    let path = IndexPath(item: 5, section: 0)
    let home = try #require(layout.layoutAttributesForItem(at: path)).center
    stage.loop.advance(to: 2)
    #expect(!layout.animator.isRunning)

    view.contentOffset.y = 40
    stage.settle()
    stage.loop.advance(to: stage.loop.now + 2.0 / 60)
    let cell = try #require(view.cellForItem(at: path))
    #expect(cell.center.y > home.y + 10)

    stage.loop.advance(to: 10)
    #expect(abs(cell.center.y - home.y) < 0.1)
    #expect(!layout.animator.isRunning)
    #expect(stage.loop.nextDeadline == nil)
  }

  @Test func `items are found by place`() {
    let animator = makeAnimator()
    animator.addBehavior(UIDynamicItemBehavior(items: [box]))
    let frame = box.frame
    #expect(animator.items(in: frame).map { $0 === box } == [true])
    #expect(animator.items(in: frame.offsetBy(dx: frame.width + 1, dy: 0)).isEmpty)
  }

  @Test func `attributes are found by index path, of those that behaviours act on`() {
    let animator = makeAnimator()
    let path = IndexPath(item: 3, section: 1)
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    animator.addBehavior(UIDynamicItemBehavior(items: [cell]))
    #expect(animator.layoutAttributesForCell(at: path) === cell)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 4, section: 1)) == nil)
    #expect(animator.layoutAttributesForSupplementaryView(ofKind: "a", at: path) == nil)
    #expect(animator.layoutAttributesForDecorationView(ofKind: "a", at: path) == nil)
  }
}
