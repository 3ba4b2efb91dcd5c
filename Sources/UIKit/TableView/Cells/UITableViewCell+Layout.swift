// Where the parts of a table cell stand, and how high it is.

import QuartzCore

extension UITableViewCell {
  /// The room that a round button at the leading edge takes from the content.
  private var controlRoom: CGFloat { sideMargin + AccessoryGlyph.circle }

  private var indentation: CGFloat {
    let indentation = CGFloat(indentationLevel) * indentationWidth
    return indentation.isFinite ? max(0, indentation) : 0
  }

  /// The room at the cell's edges that is not free, in reading direction, in points.
  private var room: (leading: CGFloat, trailing: CGFloat) {
    isReadFromRight ? (row.rightRoom, row.leftRoom) : (row.leftRoom, row.rightRoom)
  }

  /// Of accessories and content in a cell of that width, in reading direction.
  private func plan(width: CGFloat) -> (accessories: AccessoryPlan, content: AccessoryPlan) {
    func plan(_ leading: [CGFloat], _ indentation: CGFloat) -> AccessoryPlan {
      AccessoryPlan(
        width: max(0, width - row.indexRoom - room.leading - room.trailing),
        margins: (sideMargin, sideMargin), indentation: indentation,
        indentsAccessories: false, leading: leading, trailing: accessoryViews.trailing.map(\.width)
      )
      .moved(by: room.leading)
    }
    let leading = accessoryViews.leading.map(\.width)
    let full = plan(leading, indentation)
    guard isEditing, let editing = row.editing else { return (full, full) }
    // The content keeps its place beside the button; or makes room although there is none.
    if !leading.isEmpty, !editing.indents { return (full, plan([], indentation)) }
    if leading.isEmpty, editing.indents { return (full, plan([], indentation + controlRoom)) }
    return (full, full)
  }

  func placeParts() {
    // Through `layoutSubviews()`, where apps place parts of their own.
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Content, accessories, backgrounds and separators.
  func arrangeParts() {
    setMargins()
    let plan = plan(width: bounds.width)
    place(plan.accessories)
    if plan.content != plan.accessories { placeContent(plan.content) }
    placeStandard()
    let behind = [configurations.backgroundView, backgroundView, backdrop.plate, backdrop.mark]
    for view in behind.compactMap({ $0 }) {
      let frame = bounds.offsetBy(dx: swipeOffset, dy: 0)
      if view.frame != frame { view.frame = frame }
    }
    placeSeparators(plan.content)
  }

  private func setMargins() {
    let old = layoutMargins
    let isFlipped = isReadFromRight
    let (inner, outer) = (sideMargin + room.leading, sideMargin + row.indexRoom + room.trailing)
    let margins = UIEdgeInsets(
      top: old.top, left: isFlipped ? outer : inner, bottom: old.bottom, right: isFlipped ? inner : outer)
    insetsLayoutMarginsFromSafeArea = false
    if margins != old { layoutMargins = margins }
  }

  // MARK: Standard content

  /// From the content view's edges to the texts and the image.
  private func standardMargins(_ content: AccessoryPlan, width: CGFloat) -> (
    leading: CGFloat, trailing: CGFloat
  ) {
    let isCovered = content.content.lowerBound > indentation + room.leading
    let covered = width - content.content.upperBound
    return (
      isCovered ? TableCellMetrics.innerLeading : sideMargin,
      covered > row.indexRoom + room.trailing ? TableCellMetrics.innerTrailing : sideMargin
    )
  }

  private func standardPlan(width: CGFloat, height: CGFloat?) -> StandardCellPlan {
    let content = plan(width: width).content
    let margins = standardMargins(content, width: width)
    let terms = standard.terms(leading: margins.leading, trailing: margins.trailing)
    return standard.plan(
      terms, width: content.content.upperBound - content.content.lowerBound, height: height)
  }

  private func placeStandard() {
    guard !(contentView is any UIContentView), !standard.isEmpty else { return }
    let width = contentView.bounds.width
    let isFlipped = isReadFromRight
    standard.place(standardPlan(width: bounds.width, height: bounds.height)) { frame in
      isFlipped
        ? CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
    }
  }

  // MARK: Height

  /// Of the labels and the image, in points.
  func standardHeight(forWidth width: CGFloat) -> CGFloat {
    let width = width > 0 && width.isFinite ? width : bounds.width
    if accessoryViews.isEditing == nil { arrangeAccessories() }
    return standard.isEmpty ? TableCellMetrics.leastHeight : standardPlan(width: width, height: nil).height
  }

  func fittingSize(
    for target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let isWidthGiven = target.width > 0 && target.width.isFinite && horizontal == .required
    UIView.performWithoutAnimation {
      if isWidthGiven, target.width != bounds.width { frame.size.width = target.width }
      arrangeParts()
    }
    let isConstrained = contentView.subviews.contains(where: \.isPlacedByConstraints)
    let measures =
      isConstrained || configurations.content != nil || contentView.intrinsicContentSize.height >= 0
    var fitted =
      measures
      ? contentSize(for: target, horizontal, vertical, isConstrained)
      : sizeThatFits(
        CGSize(width: isWidthGiven ? target.width : bounds.width, height: target.height))
    if isWidthGiven { fitted.width = target.width }
    if !measures, vertical == .required { fitted.height = target.height }
    return fitted
  }

  private func contentSize(
    for target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority, _ isConstrained: Bool
  ) -> CGSize {
    let aside = bounds.width - contentView.bounds.width
    let inner = CGSize(width: max(0, target.width - aside), height: target.height)
    var size: CGSize
    if isConstrained || contentView is UIListContentView || contentView.intrinsicContentSize.height >= 0 {
      size = contentView.systemLayoutSizeFitting(
        inner, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    } else {
      size = contentView.sizeThatFits(inner)
    }
    size.width += aside
    // Constraints that say nothing of a height leave the usual one (widely reported, with a warning).
    if isConstrained, size.height <= 0 { size.height = TableCellMetrics.leastHeight }
    return size
  }

  // MARK: Separators

  /// From the cell's leading edge to where its text, or an app's own content, begins.
  private func separatorStart(_ content: AccessoryPlan) -> CGFloat {
    let start = content.content.lowerBound
    if let view = contentView as? UIListContentView { return start + view.textLeading }
    guard !standard.isEmpty else { return start + contentView.directionalMargins.leading }
    let margins = standardMargins(content, width: bounds.width)
    return start + standard.terms(leading: margins.leading, trailing: margins.trailing).textLeading
  }

  var presentSeparatorInset: UIEdgeInsets {
    guard let line = row.bottomSeparator ?? row.topSeparator else {
      return UIEdgeInsets(
        top: 0, left: separatorStart(plan(width: bounds.width).content), bottom: 0, right: 0)
    }
    let span = span(of: line, plan(width: bounds.width).content)
    return UIEdgeInsets(top: 0, left: span.start, bottom: 0, right: bounds.width - span.end)
  }

  private func placeSeparators(_ content: AccessoryPlan) {
    separatorLines.top = line(separatorLines.top, row.topSeparator)
    separatorLines.bottom = line(separatorLines.bottom, row.bottomSeparator)
    let thickness = 1 / UIScreen.pixelsPerPoint
    func place(_ line: UIView?, _ separator: TableRow.Separator?, y: CGFloat) {
      guard let line, let separator else { return }
      let span = span(of: separator, content)
      line.frame = placed(
        CGRect(x: span.start, y: y, width: max(0, span.end - span.start), height: thickness))
    }
    place(separatorLines.top, row.topSeparator, y: 0)
    place(separatorLines.bottom, row.bottomSeparator, y: bounds.height - thickness)
  }

  private func line(_ view: UIView?, _ separator: TableRow.Separator?) -> UIView? {
    guard let separator else {
      view?.removeFromSuperview()
      return nil
    }
    let line = view ?? UIView(frame: .zero)
    if view == nil {
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
    if line.backgroundColor != separator.color { line.backgroundColor = separator.color }
    return line
  }

  /// From where to where the line goes, in reading direction.
  private func span(
    of separator: TableRow.Separator, _ content: AccessoryPlan
  ) -> (start: CGFloat, end: CGFloat) {
    let width = bounds.width
    if separator.isFullWidth { return (0, width) }
    // Insets of one cell mean the same as those of the table; huge ones hide the line.
    let given = givenSeparatorInset.map { (insets: $0, isFromAutomatic: separator.isFromAutomaticInsets) }
    let said =
      separator.isAutomatic
      ? nil : (insets: separator.insets, isFromAutomatic: separator.isFromAutomaticInsets)
    guard let (insets, isFromAutomatic) = given ?? said else {
      return (separatorStart(content), width - row.indexRoom)
    }
    let (left, right) = (
      insets.left.isFinite ? insets.left : width, insets.right.isFinite ? insets.right : width
    )
    // The line moves aside with the content while the cell is edited.
    let aside = max(0, content.content.lowerBound - indentation)
    let start = isFromAutomatic ? separatorStart(content) + left : left + aside
    return (min(max(start, -width), 2 * width), min(max(width - right, -width), 2 * width))
  }
}
