import QuartzCore
import Testing
import UIKit

// Subclasses in the shapes that app code has; that they compile is half of the test.

@MainActor private final class DrumAttributes: UICollectionViewLayoutAttributes {
  var angle: CGFloat

  override init() {
    angle = 0.5
    super.init()
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? DrumAttributes)?.angle = angle
    return copy
  }
}

@MainActor private final class DrumContext: UICollectionViewLayoutInvalidationContext {
  var isPartial = false
  override var invalidateEverything: Bool { super.invalidateEverything && !isPartial }
}

@MainActor private final class DrumLayout: UICollectionViewLayout {
  override class var layoutAttributesClass: AnyClass { DrumAttributes.self }
  override class var invalidationContextClass: AnyClass { DrumContext.self }

  private(set) var contexts: [UICollectionViewLayoutInvalidationContext] = []

  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 900) }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    contexts.append(context)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    [layoutAttributesForItem(at: IndexPath(item: 0, section: 0))].compactMap { $0 }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = DrumAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 0, width: 300, height: 900)
    return attributes
  }
}

@MainActor private final class TitleView: UIView {
  let title: String

  init(title: String) {
    self.title = title
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}

@MainActor private final class DrumView: UICollectionView {
  private(set) var reloads = 0

  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func reloadData() {
    reloads += 1
    super.reloadData()
  }
}

@MainActor private final class DrumController: UICollectionViewController {
  private(set) var shownPaths: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(NotingCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  { 1 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    shownPaths.append(indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor private final class TilesFlow: UICollectionViewFlowLayout {
  private(set) var invalidations: [UICollectionViewFlowLayoutInvalidationContext] = []

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext { invalidations.append(flow) }
  }
}

/// Overrides what app code overrides of views, layers and controllers.
@MainActor private final class OwnAnswersView: UIView {
  override class var layerClass: AnyClass { StillLayer.self }
  override var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { TitleView(title: "picture") }
  override var accessibilityElements: [Any]? {
    get { ["one"] }
    set { _ = newValue }
  }
  override var keyCommands: [UIKeyCommand]? { [] }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func action(for layer: CALayer, forKey event: String) -> CAAction? { NSNull() }
  override var canBecomeFocused: Bool { true }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    if context.nextFocusedView === self { coordinator.addCoordinatedAnimations({ self.alpha = 0.5 }) }
  }
}

@MainActor private final class StillLayer: CALayer {
  private(set) var added: [String?] = []
  override func action(forKey event: String) -> CAAction? { NSNull() }
  override func add(_ anim: CAAnimation, forKey key: String?) { added.append(key) }
}

@MainActor private final class CountingCollectionView: UICollectionView {
  private(set) var batches = 0

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batches += 1
    super.performBatchUpdates(updates, completion: completion)
  }

  /// As libraries that find differences write it.
  func reload(setData: () -> Void) { performBatchUpdates({ setData() }, completion: nil) }
}

@MainActor @Suite struct `Subclassing` {
  private static let path = IndexPath(item: 0, section: 0)

  @Test func `attributes and contexts are made of the layout's classes, with their own fields`() throws {
    let layout = DrumLayout()
    let rig = CollectionRig(layout, journal: Journal(), items: 1).start()

    let attributes = try #require(rig.cell(0)?.applied.first as? DrumAttributes)
    #expect(attributes.angle == 0.5)
    #expect(try #require(attributes.copy() as? DrumAttributes).angle == 0.5)
    rig.view.reloadData()
    #expect(layout.contexts.allSatisfy { $0 is DrumContext } && !layout.contexts.isEmpty)
    #expect(layout.contexts.last?.invalidateEverything == true)
  }

  @Test func `views and layers answer with what a subclass overrides`() throws {
    let view: UIView = OwnAnswersView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let layer = try #require(view.layer as? StillLayer)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect((view.snapshotView(afterScreenUpdates: false) as? TitleView)?.title == "picture")
    #expect(view.canBecomeFocused && !view.isFocused)
    #expect(view.accessibilityElements?.count == 1 && view.keyCommands == [])
    #expect(view.action(for: layer, forKey: "position") is NSNull)
    let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    view.addMotionEffect(tilt)
    #expect(view.motionEffects == [tilt])
    view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "pulse")
    #expect(layer.added == ["pulse"])
    #expect(layer.animationKeys() == nil)
  }

  @Test func `a view with an initialiser of its own needs no other`() {
    #expect(TitleView(title: "a").title == "a")
  }

  @Test func `a collection view can be subclassed, and its own reload is what a data source causes`() {
    let view = DrumView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let journal = Journal()
    let rig = CollectionRig(RowLayout(journal), items: 1)
    view.dataSource = rig

    #expect(view.reloads == 1)
  }

  @Test func `a controller is data source and delegate of a collection view that fills its view`() throws {
    let rig = CollectionRig(RowLayout(), items: 1)
    let controller = DrumController(collectionViewLayout: DrumLayout())
    rig.window.rootViewController = controller
    rig.loop.settle()

    #expect(controller.view !== controller.collectionView)
    #expect(controller.collectionView.superview === controller.view)
    #expect(controller.collectionView.frame == controller.view.bounds)
    #expect(controller.collectionView.delegate === controller)
    #expect(controller.shownPaths == [Self.path])
  }

  @Test func `what is added to a controller's view does not scroll`() throws {
    let rig = CollectionRig(RowLayout(), items: 1)
    let controller = DrumController(collectionViewLayout: DrumLayout())
    rig.window.rootViewController = controller
    let button = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    controller.view.addSubview(button)
    rig.loop.settle()
    controller.collectionView.contentOffset.y = 50
    rig.loop.settle()

    #expect(button.convert(button.bounds, to: nil) == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `another collection view takes the first one's place in the controller's view`() throws {
    let rig = CollectionRig(RowLayout(), items: 1)
    let controller = DrumController(collectionViewLayout: DrumLayout())
    rig.window.rootViewController = controller
    let first = try #require(controller.collectionView)
    let above = UIView(frame: .zero)
    controller.view.addSubview(above)
    let second = UICollectionView(frame: .zero, collectionViewLayout: DrumLayout())
    let view = controller.view
    controller.collectionView = second

    #expect(controller.view === view && first.superview == nil)
    #expect(view?.subviews == [second, above])
    #expect(second.frame == view?.bounds)
  }

  @Test func `the delegate has the narrower type, and is the scroll view's too`() {
    let rig = CollectionRig(RowLayout(), items: 1)
    let delegate = rig.view.delegate
    delegate?.collectionView(rig.view, didSelectItemAt: Self.path)
    (rig.view as UIScrollView).delegate = nil

    #expect(rig.journal.take().last == "selected 0")
    #expect(rig.view.delegate == nil)
  }

  @Test func `a flow layout's properties invalidate when they change, and only then`() {
    let layout = TilesFlow()
    let rig = CollectionRig(layout, journal: Journal(), items: 1).start()
    let before = layout.invalidations.count
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.minimumLineSpacing = 10
    #expect(layout.invalidations.count == before)

    layout.itemSize.width = 60
    layout.scrollDirection = .horizontal
    layout.sectionInset.top = 1
    #expect(layout.invalidations.count == before + 3)
    #expect(layout.collectionView === rig.view)
  }

  @Test func `a flow layout is invalidated by the side across its direction alone`() {
    let layout = TilesFlow()
    let rig = CollectionRig(layout, journal: Journal(), items: 1).start()
    var size = rig.view.bounds
    size.size.height += 10
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: size))
    size.size.width += 10
    #expect(layout.shouldInvalidateLayout(forBoundsChange: size))
    layout.scrollDirection = .horizontal
    size.size.width -= 10
    #expect(layout.shouldInvalidateLayout(forBoundsChange: size))

    size = rig.view.bounds.offsetBy(dx: 0, dy: 5)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: size))
    layout.sectionHeadersPinToVisibleBounds = true
    #expect(layout.shouldInvalidateLayout(forBoundsChange: size))
  }

  @Test func `a flow layout has UIKit's defaults, also where the delegate does not say`() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero && layout.estimatedItemSize == .zero)
    #expect(layout.headerReferenceSize == .zero && layout.scrollDirection == .vertical)

    let delegate = FlowDelegate()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    layout.itemSize.width = 70
    #expect(delegate.collectionView(view, layout: layout, sizeForItemAt: Self.path).width == 70)
    #expect(delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 0) == 10)
  }

  @Test func `batches take closures that do not escape, and still reach an override`() {
    let view = CountingCollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var isSet = false
    view.reload { isSet = true }
    view.performBatchUpdates(nil)
    view.performBatchUpdates { isSet = isSet && true }
    #expect(isSet && view.batches == 3)
  }
}

@MainActor private final class FlowDelegate: UICollectionViewDelegateFlowLayout {}
