// Asking for counts, sizes, insets and spacings: the delegate's, or else the properties (Facts 3.2).

import QuartzCore

extension UICollectionViewFlowLayout {
  /// All sections, with what the delegate says of them now.
  func measured(_ view: UICollectionView, _ basis: Basis) -> FlowContent {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    var result = FlowContent()
    // Once: what is known afterwards goes by new places.
    defer { view.updates.update = nil }
    if let update = view.updates.update {
      carryBars(through: update)
    } else if view.numberOfSections != content.sections.count {
      fittedBars = [:]
    }
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
    guard let delegate else { return sizesWithoutDelegate(section, count, view) }
    let first = size(ofItem: 0, section, view, delegate)
    guard !isDelegateSilent else { return sizesWithoutDelegate(section, count, view) }
    var sizes = FlowSizes()
    sizes.append(first)
    for item in 1..<count { sizes.append(size(ofItem: item, section, view, delegate)) }
    sizes.trim()
    return sizes
  }

  /// Whether the delegate has sizes at all shows at its first answer: asking a million times for the default
  /// would be for nothing (Facts 7.5).
  private func size(
    ofItem item: Int, _ section: Int, _ view: UICollectionView,
    _ delegate: any UICollectionViewDelegateFlowLayout
  ) -> FlowSize {
    isDelegateSilent = false
    // An item that is moved by hand takes its size along.
    let path = view.dataPath(of: .cell(IndexPath(item: item, section: section)))
    let size = delegate.collectionView(view, layout: self, sizeForItemAt: path)
    return usable(size, view) { "the size of item \(path)" }
  }

  /// While sizes are estimated, those that cells have asked for stay.
  private func sizesWithoutDelegate(_ section: Int, _ count: Int, _ view: UICollectionView) -> FlowSizes {
    if let update = view.updates.update { return carriedSizes(section, count, view, update) }
    if estimatesSizes, basis != nil, content.sections.indices.contains(section),
      content.sections[section].sizes.count == count
    {
      return withFits(content.sections[section].sizes, section)
    }
    return FlowSizes(repeating: usableStartSize(view), count: count)
  }

  func usableStartSize(_ view: UICollectionView) -> FlowSize {
    usable(startSize, view) { "the item size" }
  }

  /// Of items that neither the delegate nor their cells have a size for. Where all is automatic nothing is
  /// known but that there is something: were it nothing, all items would be on screen at once.
  var startSize: CGSize {
    guard estimatesSizes || itemSize == Self.automaticSize else { return itemSize }
    let known = [estimatedItemSize, itemSize].first { $0 != .zero && $0 != Self.automaticSize }
    return known ?? CGSize(width: 50, height: 50)
  }

  // MARK: Numbers that are no lengths

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
}
