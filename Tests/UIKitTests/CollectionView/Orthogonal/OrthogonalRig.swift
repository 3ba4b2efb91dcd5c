import QuartzCore

@testable import UIKit

/// Has a width of its own where it is asked for one, by its item.
@MainActor private final class ChoosyCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if estimatedSides.width {
      layoutAttributes.size.width = 60 + CGFloat(layoutAttributes.indexPath.item * 37 % 140)
    }
    return layoutAttributes
  }
}

/// Sections that scroll by themselves in a window in virtual time, a finger, and a data source that can
/// change.
@MainActor final class OrthogonalRig: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  /// One section: groups of one item each.
  struct Row {
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging
    var items = 4
    var group = CGSize(width: 300, height: 100)
    var spacing: CGFloat = 16
    /// At both ends across.
    var inset: CGFloat = 20
    var header = false
    var badge = false
    var background = false
    /// Whether cells say how wide they are.
    var isEstimated = false
    var properties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  }

  let loop = VirtualRunLoop()
  let window: UIWindow
  let view: UICollectionView
  var rows: [Row]
  /// The calls that the delegate has heard, in order.
  var calls: [String] = []

  init(
    _ rows: [Row], size: CGSize = CGSize(width: 375, height: 667), isHorizontal: Bool = false,
    isRightToLeft: Bool = false
  ) {
    VirtualRunLoop.current = loop
    self.rows = rows
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewLayout())
    super.init()
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.register(ChoosyCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "badge"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    view.setCollectionViewLayout(layout(isHorizontal: isHorizontal), animated: false)
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    loop.settle()
  }

  convenience init(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, items: Int = 4) {
    self.init([Row(behavior: behavior, items: items)])
  }

  func layout(isHorizontal: Bool = false) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { [unowned self] index, _ in section(rows[index], isHorizontal: isHorizontal) },
      configuration: configuration)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    return layout
  }

  private func section(_ row: Row, isHorizontal: Bool) -> NSCollectionLayoutSection {
    let whole = size(
      row.isEstimated ? .estimated(row.group.width) : .fractionalWidth(1), .fractionalHeight(1))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], absoluteOffset: CGPoint(x: 5, y: -5)))
    let item = NSCollectionLayoutItem(layoutSize: whole, supplementaryItems: row.badge ? [badge] : [])
    let groupSize = size(
      row.isEstimated ? .estimated(row.group.width) : .absolute(row.group.width), .absolute(row.group.height))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = row.behavior
    section.orthogonalScrollingProperties = row.properties
    section.interGroupSpacing = row.spacing
    section.contentInsets =
      isHorizontal
      ? NSDirectionalEdgeInsets(top: row.inset, leading: 0, bottom: row.inset, trailing: 0)
      : NSDirectionalEdgeInsets(top: 0, leading: row.inset, bottom: 0, trailing: row.inset)
    if row.header {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "header", alignment: .top)
      ]
    }
    if row.background { section.decorationItems = [.background(elementKind: "background")] }
    return section
  }

  // MARK: What is seen

  func offset(_ section: Int = 0) -> CGFloat {
    guard let offset = view.orthogonalOffset(ofSection: section) else { return .nan }
    return embedded(section)?.place.section.axis == .vertical ? offset.y : offset.x
  }

  func embedded(_ section: Int = 0) -> OrthogonalScrollView? { view.orthogonal.views[section] }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: section))
  }

  /// Where the cell is in the window by the model; nil for one that is not on screen.
  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    cell(item, section).map { $0.convert($0.bounds, to: nil) }
  }

  /// The middle of the cell in the window as it is drawn.
  func drawnCenter(_ item: Int, _ section: Int = 0) -> CGPoint? {
    guard let cell = cell(item, section) else { return nil }
    var point = cell.layer.presented.position
    var next = cell.superview
    while let view = next, !(view is UIWindow) {
      let drawn = view.layer.presented
      let corner = CGPoint(
        x: drawn.position.x - drawn.bounds.width / 2, y: drawn.position.y - drawn.bounds.height / 2)
      point = CGPoint(x: point.x - drawn.bounds.minX + corner.x, y: point.y - drawn.bounds.minY + corner.y)
      next = view.superview
    }
    return point
  }

  /// The items on screen by section, in order.
  func items(_ section: Int = 0) -> [Int] {
    view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item)
  }

  // MARK: Finger and time

  func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval, finger: Int = 1) {
    loop.advance(before: time)
    window.inject([TouchSample(phase: phase, finger: finger, time: time, location: CGPoint(x: x, y: y))])
    loop.settle()
  }

  /// A straight drag in steps of a 120th of a second that begins now, lifted at the end without a rest.
  func drag(
    from start: CGPoint, by way: CGVector, lasting duration: TimeInterval = 0.1, finger: Int = 1,
    lift: Bool = true
  ) {
    let time = loop.now
    touch(.began, start.x, start.y, at: time, finger: finger)
    let steps = max(1, Int(duration * 120))
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      touch(
        .moved, start.x + way.dx * part, start.y + way.dy * part, at: time + duration * TimeInterval(part),
        finger: finger)
    }
    if lift { touch(.ended, start.x + way.dx, start.y + way.dy, at: time + duration, finger: finger) }
  }

  func run(_ seconds: TimeInterval) { loop.advance(to: loop.now + seconds) }

  /// Runs until nothing moves any more, a minute at the most.
  func rest() {
    for _ in 0..<3600 where loop.nextDeadline != nil { run(1.0 / 60) }
  }

  /// The calls of `action` and of the layout pass after it.
  func calls(_ action: () -> Void) -> [String] {
    calls = []
    action()
    loop.settle()
    return calls
  }

  // MARK: Data source and delegate

  func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rows[section].items
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    calls.append(
      "moved \(sourceIndexPath.section).\(sourceIndexPath.item) to "
        + "\(destinationIndexPath.section).\(destinationIndexPath.item)")
    rows[sourceIndexPath.section].items -= 1
    rows[destinationIndexPath.section].items += 1
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scrolled") }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { calls.append("will display \(indexPath.section).\(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.append("ended displaying \(indexPath.section).\(indexPath.item)") }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    calls.append("highlighted \(indexPath.section).\(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    calls.append("unhighlighted \(indexPath.section).\(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("selected \(indexPath.section).\(indexPath.item)")
  }
}
