// When sizes are asked for and lines broken: once per invalidation that makes it necessary (Facts 2.3, 3.2).

import QuartzCore

extension UICollectionViewFlowLayout {
  /// How much of `content` is out of date.
  enum Staleness: Int {
    case current
    /// The lines, but not what they are made of.
    case lines
    case metrics
  }

  /// The conditions under which cells asked for their sizes: at another width they would ask for others.
  struct Basis: Equatable {
    var space: Space
    var direction: UICollectionView.ScrollDirection
    /// The size that items begin with; nil where sizes are no estimates.
    var estimate: CGSize?
  }

  /// A header or footer.
  struct FlowBar: Hashable {
    var section: Int
    var isHeader: Bool
  }

  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything {
      dropFits()
      keepsPlace = false
    }
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || flow?.invalidateFlowLayoutDelegateMetrics ?? true
    {
      staleness = .metrics
    } else if flow?.invalidateFlowLayoutAttributes ?? true, staleness == .current {
      staleness = .lines
    }
    noteMovement(context)
  }

  /// A section that is counted again needs no moving.
  private func noteMovement(_ context: UICollectionViewLayoutInvalidationContext) {
    guard staleness == .lines else {
      movedItems = []
      return
    }
    let sources = context.previousIndexPathsForInteractivelyMovingItems ?? []
    let targets = context.targetIndexPathsForInteractivelyMovingItems ?? []
    movedItems += zip(sources, targets).filter { $0 != $1 }.map { (from: $0, to: $1) }
  }

  /// Cells would ask for other sizes than before: each is asked again when it comes on screen.
  func forgetFits() {
    dropFits()
    keepsPlace = true
  }

  private func dropFits() {
    basis = nil
    fittedBars = [:]
    fittedItems = []
  }

  /// Brings `content` up to date. Questions from within the delegate's answers are answered as before.
  func makeContentCurrent() {
    guard !isMeasuring else { return }
    guard let collectionView else {
      content = FlowContent()
      staleness = .metrics
      return
    }
    let basis = Basis(
      space: space(of: collectionView), direction: scrollDirection,
      estimate: estimatesSizes ? startSize : nil)
    if staleness == .current, basis == self.basis { return }
    let old = self.basis
    let isChange = basis != old
    // The delegate may invalidate while it is asked: then the content is out of date again right away.
    let isStale = staleness == .metrics
    staleness = .current
    if isChange { dropFits() }
    isMeasuring = true
    if !isStale, let old, old.direction == basis.direction, !(isChange && estimatesSizes) {
      let isFit = !fittedItems.isEmpty
      let rebroken = { self.rebroken(from: old.space, to: basis.space) }
      if isFit { keepPlace(in: collectionView, rebroken) } else { content = rebroken() }
    } else if keepsPlace {
      keepPlace(in: collectionView) { measured(collectionView, basis) }
    } else {
      content = measured(collectionView, basis)
    }
    keepsPlace = false
    isMeasuring = false
    self.basis = basis
    fittedItems = []
    movedItems = []
    warnOfLongItems(collectionView)
  }

  private func rebroken(from old: Space, to space: Space) -> FlowContent {
    let fitted = Set(fittedItems.map(\.indexPath.section))
    let moved = movedSizes()
    var result = FlowContent()
    for (section, known) in content.sections.enumerated() {
      var metrics = known.metrics
      metrics.contentLength = space.length
      metrics.inset.leading += space.leading - old.leading
      metrics.inset.trailing += space.trailing - old.trailing
      if let length = fittedBars[FlowBar(section: section, isHeader: true)] { metrics.headerLength = length }
      if let length = fittedBars[FlowBar(section: section, isHeader: false)] { metrics.footerLength = length }
      let sizes = moved[section] ?? known.sizes
      if metrics == known.metrics, !fitted.contains(section), sizes == known.sizes {
        result.append(known)
      } else {
        result.append(metrics, withFits(sizes, section))
      }
    }
    return result
  }

  /// By section, of those in which items have been moved by hand.
  private func movedSizes() -> [Int: FlowSizes] {
    var result: [Int: FlowSizes] = [:]
    func sizes(_ section: Int) -> FlowSizes? {
      content.sections.indices.contains(section) ? result[section] ?? content.sections[section].sizes : nil
    }
    for (from, to) in movedItems {
      guard var source = sizes(from.section), let size = source.remove(at: from.item) else { continue }
      result[from.section] = source
      guard var target = sizes(to.section) else { continue }
      target.insert(size, at: to.item)
      result[to.section] = target
    }
    return result
  }

  /// `sizes` of a section, but for items whose cells have asked for others.
  func withFits(_ sizes: FlowSizes, _ section: Int) -> FlowSizes {
    var sizes = sizes
    for fit in fittedItems where fit.indexPath.section == section {
      sizes.set(fit.size, at: fit.indexPath.item)
    }
    return sizes
  }

  /// UIKit says the same, and goes on (Facts 3.3).
  private func warnOfLongItems(_ view: UICollectionView) {
    let (length, sides) =
      scrollDirection == .vertical ? ("width", "left and right") : ("height", "top and bottom")
    for (section, known) in content.sections.enumerated() {
      let limit = known.metrics.lineLength + FlowLineBreaker.tolerance
      guard let run = known.sizes.runs.first(where: { $0.size.across > limit }) else { continue }
      view.warn(
        "the item \(length) must be less than the \(length) of the collection view minus the section insets and "
          + "the content insets \(sides): item \(run.first) of section \(section) has \(run.size.across) where "
          + "\(known.metrics.lineLength) are left. What the flow layout makes of that is undefined")
      return
    }
  }
}
