// Where the parts of a list cell stand.

import QuartzCore

extension UICollectionViewListCell {
  /// Points between the row's edges and what it shows.
  var sideMargin: CGFloat {
    let screen = UIScreen.main.bounds.width
    return ListCellMetrics.margin(screenWidth: screen > 0 ? screen : bounds.width)
  }

  private var plan: AccessoryPlan {
    AccessoryPlan(
      width: bounds.width, margins: (sideMargin, sideMargin),
      indentation: max(0, CGFloat(indentationLevel) * indentationWidth),
      indentsAccessories: indentsAccessories, leading: accessoryViews.leading.map(\.width),
      trailing: accessoryViews.trailing.map(\.width))
  }

  func placeParts() {
    setMargins()
    place(plan)
    let behind = [configurations.backgroundView, backgroundView, selectedBackgroundView]
    for view in behind.compactMap({ $0 }) { view.frame = bounds.offsetBy(dx: swipeOffset, dy: 0) }
    placeSeparators()
  }

  private func setMargins() {
    let old = layoutMargins
    let margins = UIEdgeInsets(top: old.top, left: sideMargin, bottom: old.bottom, right: sideMargin)
    insetsLayoutMarginsFromSafeArea = false
    if margins != old { layoutMargins = margins }
  }

  // MARK: Height

  /// The height that content and accessories have at the present width, in points; nil where the content does
  /// not say.
  var fittingHeight: CGFloat? {
    placeParts()
    guard let content = contentHeight else { return nil }
    return (accessoryViews.leading + accessoryViews.trailing).reduce(content) { height, part in
      max(height, part.leastHeight)
    }
  }

  // MARK: Separators

  private func placeSeparators() {
    separatorLines.top = line(separatorLines.top, row?.topSeparator)
    separatorLines.bottom = line(separatorLines.bottom, row?.bottomSeparator)
    let thickness = 1 / UIScreen.pixelsPerPoint
    separatorGuide?.update(leading: separatorStart)
    if let top = row?.topSeparator { place(separatorLines.top, top, y: 0, thickness) }
    if let bottom = row?.bottomSeparator {
      place(separatorLines.bottom, bottom, y: bounds.height - thickness, thickness)
    }
  }

  private func line(_ view: UIView?, _ separator: ListRow.Separator?) -> UIView? {
    guard let separator else {
      view?.removeFromSuperview()
      return nil
    }
    let line = view ?? UIView(frame: .zero)
    if view == nil {
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
    let isOneOfSeveral = isSelected && (listView?.maySelectSeveral ?? false)
    line.backgroundColor = isOneOfSeveral ? separator.multipleSelectionColor : separator.color
    return line
  }

  private func place(
    _ line: UIView?, _ separator: ListRow.Separator, y: CGFloat, _ thickness: CGFloat
  ) {
    var (start, end) = (separatorStart, bounds.width)
    if let span = separatorGuide?.span {
      (start, end) =
        isReadFromRight
        ? (bounds.width - span.upperBound, bounds.width - span.lowerBound)
        : (span.lowerBound, span.upperBound)
    }
    if let insets = separator.insets {
      // Apps often set one edge and leave the other as it was.
      let automatic = UIListSeparatorConfiguration.automaticInsets
      if insets.leading != automatic.leading { start = insets.leading }
      if insets.trailing != automatic.trailing { end = bounds.width - insets.trailing }
    }
    line?.frame = placed(CGRect(x: start, y: y, width: max(0, end - start), height: thickness))
  }

  /// From the leading edge to where the text begins, or to an app's own content.
  private var separatorStart: CGFloat {
    let start = plan.content.lowerBound
    if let content = contentView as? UIListContentView { return start + content.textLeading }
    return start + contentView.directionalMargins.leading
  }

  /// The list that the cell stands in.
  var listView: UICollectionView? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UICollectionView }.first
  }
}
