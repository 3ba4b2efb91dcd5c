// Asking for counts, sizes and spacings, and breaking lines (uikit-fidelity 3.2). Once per invalidation that makes it
// necessary.

import QuartzCore

extension UICollectionViewFlowLayout {
  /// How much of `content` is out of date.
  enum Staleness: Int {
    case current
    /// The lines, but not what they are made of.
    case lines
    case metrics
  }

  /// What sizes that cells have asked for stand for: another width, and they would ask for others.
  struct Basis: Equatable {
    var space: Space
    var direction: UICollectionView.ScrollDirection
    var estimate: CGSize
  }

  /// A header or footer.
  struct FlowBar: Hashable {
    var section: Int
    var isHeader: Bool
  }

  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything { dropFits() }
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || flow?.invalidateFlowLayoutDelegateMetrics ?? true
    {
      staleness = .metrics
    } else if flow?.invalidateFlowLayoutAttributes ?? true, staleness == .current {
      staleness = .lines
    }
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
      space: space(of: collectionView), direction: scrollDirection, estimate: estimatedItemSize)
    if staleness == .current, basis == self.basis { return }
    let old = self.basis
    let isChange = basis != old
    // The delegate may invalidate while it is asked: then the content is out of date again right away.
    let isStale = staleness == .metrics
    staleness = .current
    if isChange { dropFits() }
    isMeasuring = true
    if !isStale, let old, old.direction == basis.direction, !(isChange && estimatesSizes) {
      let anchor = fittedItems.isEmpty ? nil : anchor(in: collectionView)
      content = rebroken(from: old.space, to: basis.space)
      if let anchor { keep(anchor, in: collectionView) }
    } else {
      content = measured(collectionView, basis)
    }
    isMeasuring = false
    self.basis = basis
    fittedItems = []
    warnOfLongItems(collectionView)
  }

  // MARK: Asking

  private func measured(_ view: UICollectionView, _ basis: Basis) -> FlowContent {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    var result = FlowContent()
    for section in 0..<view.numberOfSections {
      let metrics = metrics(ofSection: section, view, delegate, basis.space)
      let count = view.numberOfItems(inSection: section)
      result.append(metrics, sizes(ofSection: section, count: count, view, delegate))
    }
    return result
  }

  private func metrics(
    ofSection section: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    _ space: Space
  ) -> FlowMetrics {
    var header = headerReferenceSize
    var footer = footerReferenceSize
    var inset = sectionInset
    var metrics = FlowMetrics(
      contentLength: space.length, lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing)
    if let delegate {
      header = delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      footer = delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      inset = delegate.collectionView(view, layout: self, insetForSectionAt: section)
      metrics.lineSpacing = delegate.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section)
      metrics.itemSpacing = delegate.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
    }
    metrics.inset = scrollDirection.insets(inset)
    metrics.inset.leading += space.leading
    metrics.inset.trailing += space.trailing
    metrics.headerLength =
      fittedBars[FlowBar(section: section, isHeader: true)] ?? scrollDirection.size(header).along
    metrics.footerLength =
      fittedBars[FlowBar(section: section, isHeader: false)] ?? scrollDirection.size(footer).along
    return usable(metrics, section, view)
  }

  private func sizes(
    ofSection section: Int, count: Int, _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSizes {
    guard count > 0 else { return FlowSizes() }
    guard let delegate, let first = size(ofItem: 0, section, view, delegate), !isDelegateSilent else {
      return sizesWithoutDelegate(section, count, view)
    }
    var sizes = FlowSizes()
    sizes.append(first)
    for item in 1..<max(1, count) {
      guard let size = size(ofItem: item, section, view, delegate) else { break }
      sizes.append(size)
    }
    sizes.trim()
    return sizes
  }

  /// Whether the delegate has sizes at all shows at its first answer: asking a million times for the default would be
  /// for nothing (uikit-fidelity 7.5).
  private func size(
    ofItem item: Int, _ section: Int, _ view: UICollectionView,
    _ delegate: any UICollectionViewDelegateFlowLayout
  ) -> FlowSize? {
    isDelegateSilent = false
    let path = IndexPath(item: item, section: section)
    let size = delegate.collectionView(view, layout: self, sizeForItemAt: path)
    return usable(size, view) { "the size of item \(path)" }
  }

  /// While sizes are estimated, those that cells have asked for stay.
  private func sizesWithoutDelegate(_ section: Int, _ count: Int, _ view: UICollectionView) -> FlowSizes {
    if estimatesSizes, basis != nil, content.sections.indices.contains(section),
      content.sections[section].sizes.count == count
    {
      return withFits(content.sections[section].sizes, section)
    }
    let size = [estimatedItemSize, itemSize].first { $0 != .zero && $0 != Self.automaticSize }
    // With both automatic nothing is known but that there is something.
    let start = size ?? (itemSize == .zero ? .zero : CGSize(width: 50, height: 50))
    return FlowSizes(repeating: usable(start, view) { "the item size" }, count: count)
  }

  // MARK: Breaking anew

  private func rebroken(from old: Space, to space: Space) -> FlowContent {
    let fitted = Set(fittedItems.map(\.indexPath.section))
    var result = FlowContent()
    for (section, known) in content.sections.enumerated() {
      var metrics = known.metrics
      metrics.contentLength = space.length
      metrics.inset.leading += space.leading - old.leading
      metrics.inset.trailing += space.trailing - old.trailing
      if let length = fittedBars[FlowBar(section: section, isHeader: true)] { metrics.headerLength = length }
      if let length = fittedBars[FlowBar(section: section, isHeader: false)] { metrics.footerLength = length }
      if metrics == known.metrics, !fitted.contains(section) {
        result.append(known)
      } else {
        result.append(metrics, withFits(known.sizes, section))
      }
    }
    return result
  }

  private func withFits(_ sizes: FlowSizes, _ section: Int) -> FlowSizes {
    var sizes = sizes
    for fit in fittedItems where fit.indexPath.section == section {
      sizes.set(fit.size, at: fit.indexPath.item)
    }
    return sizes
  }

  // MARK: What is no length

  private func usable(_ size: CGSize, _ view: UICollectionView, _ name: () -> String) -> FlowSize {
    if size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite {
      return scrollDirection.size(size)
    }
    view.warn("\(name()) is \(size.width) × \(size.height); it counts as nothing")
    return FlowSize(across: 0, along: 0)
  }

  private func usable(_ metrics: FlowMetrics, _ section: Int, _ view: UICollectionView) -> FlowMetrics {
    var metrics = metrics
    let paths: [WritableKeyPath<FlowMetrics, CGFloat>] = [
      \.inset.before, \.inset.after, \.inset.leading, \.inset.trailing, \.lineSpacing, \.itemSpacing,
      \.headerLength, \.footerLength,
    ]
    for path in paths where !metrics[keyPath: path].isFinite {
      view.warn("section \(section) of the flow layout has an inset, spacing or length that is no number")
      metrics[keyPath: path] = 0
    }
    metrics.headerLength = max(0, metrics.headerLength)
    metrics.footerLength = max(0, metrics.footerLength)
    return metrics
  }

  /// UIKit says the same, and goes on (uikit-fidelity 3.3).
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
