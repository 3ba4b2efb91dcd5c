// Where the parts of a header or footer stand, and how high it is.

import QuartzCore

extension UITableViewHeaderFooterView {
  /// The list content that looks like it. Titles over groups are in capitals (widely reported up to iOS 18).
  var barStyle: ListContentStyle {
    switch (bar.style, bar.isFooter) {
    case (.plain, false): .plainHeader
    case (.plain, true): .plainFooter
    case (_, false): .groupedHeader
    case (_, true): .groupedFooter
    }
  }

  /// Labels that look as the former style has them go on to the present one; what an app has set stays.
  func restyleLabels(from former: ListContentStyle) {
    let style = barStyle
    guard style != former else { return }
    func restyle(_ label: UILabel?, _ old: (UIFont, UIColor), _ new: (UIFont, UIColor)) {
      guard let label else { return }
      if label.font == old.0.grown(to: .of(label.traits)) { label.font = new.0 }
      if label.textColor == old.1 { label.textColor = new.1 }
    }
    restyle(labels.text, (former.font, former.color), (style.font, style.color))
    restyle(
      labels.detail, (former.secondaryFont, former.secondaryColor),
      (style.secondaryFont, style.secondaryColor))
  }

  // MARK: Background

  /// A bar that rows slide under has a colour; others let the table's through. Our choice: Apple blurs there.
  func showPlate() {
    let isCovered = configurations.background != nil || backgroundView != nil
    let style: UIColor? =
      bar.isFloating ? UIBackgroundConfiguration.listPlainHeaderFooter().backgroundColor : nil
    guard !isCovered, let color = givenTint ?? style else {
      plate?.removeFromSuperview()
      plate = nil
      return
    }
    let view = plate ?? UIView(frame: bounds)
    if plate == nil {
      view.isUserInteractionEnabled = false
      fill(with: view)
      insertSubview(view, at: 0)
      plate = view
    }
    if view.backgroundColor != color { view.backgroundColor = color }
  }

  // MARK: ConfiguredView

  func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    setNeedsLayout()
  }

  func updateGivenConfigurations(for state: UIViewConfigurationState) {
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func removeBackgroundViews() { backgroundView = nil }
  func contentMayNeedRoom() { table?.heightMayHaveChanged(of: self) }
  func contentWasLaidOut() {}

  // MARK: Layout

  func arrangeParts() {
    setMargins()
    placeLabels()
  }

  private func setMargins() {
    insetsLayoutMarginsFromSafeArea = false
    let old = layoutMargins
    let margins = UIEdgeInsets(top: old.top, left: bar.sideMargin, bottom: old.bottom, right: bar.sideMargin)
    if margins != old { layoutMargins = margins }
    guard !(contentView is any UIContentView) else { return }
    contentView.insetsLayoutMarginsFromSafeArea = false
    let own = barStyle.margins
    let inner = UIEdgeInsets(top: own.top, left: bar.sideMargin, bottom: own.bottom, right: bar.sideMargin)
    if contentView.layoutMargins != inner { contentView.layoutMargins = inner }
  }

  private func isShown(_ label: UILabel?) -> Bool {
    guard let label, !label.isPlacedByConstraints else { return false }
    return !(label.attributedText?.string ?? label.text ?? "").isEmpty
  }

  private var terms: ListContentPlan.Terms {
    var margins = barStyle.margins
    (margins.leading, margins.trailing) = (bar.sideMargin, bar.sideMargin)
    return ListContentPlan.Terms(
      margins: margins, hasText: isShown(labels.text), hasSecondaryText: isShown(labels.detail),
      subtitleGap: ListContentStyle.subtitleGap)
  }

  private func plan(width: CGFloat, height: CGFloat?) -> ListContentPlan {
    ListContentPlan(terms, width: width, height: height) { part, width in
      guard let label = part == .text ? labels.text : labels.detail else { return .zero }
      return label.fittingSize(width: width, maximumLines: max(label.numberOfLines, 0))
    }
  }

  private func placeLabels() {
    guard isShown(labels.text) || isShown(labels.detail) else { return }
    let natural = plan(width: contentView.bounds.width, height: nil)
    let room = contentView.bounds.height - natural.height
    // A group's title stands above its rows and its footer below them, however high their places are.
    let (isHigh, isLow) = (bar.style != .plain && bar.isFooter, bar.style != .plain && !bar.isFooter)
    let shift =
      isHigh
      ? 0 : isLow ? room : (room * UIScreen.pixelsPerPoint / 2).rounded(.down) / UIScreen.pixelsPerPoint
    let isFlipped = isReadFromRight
    func give(_ label: UILabel?, _ frame: CGRect?) {
      guard let label, let frame, isShown(label) else { return }
      let x = isFlipped ? contentView.bounds.width - frame.maxX : frame.minX
      label.frame = CGRect(x: x, y: frame.minY + shift, width: frame.width, height: frame.height)
    }
    give(labels.text, natural.text)
    give(labels.detail, natural.secondaryText)
  }

  // MARK: Height

  /// Of the labels at that width, in points; 0 without a text.
  func labelHeight(forWidth width: CGFloat) -> CGFloat {
    guard isShown(labels.text) || isShown(labels.detail) else { return 0 }
    let width = width > 0 && width.isFinite ? width : bounds.width
    let least: CGFloat =
      switch (bar.style, bar.isFooter) {
      case (.plain, _): ListMetrics.plainBarEstimate
      case (_, false): ListMetrics.groupedBarEstimate
      case (_, true): 0
      }
    return max(least, plan(width: width, height: nil).height)
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
    var fitted: CGSize
    if contentView.subviews.contains(where: \.isPlacedByConstraints) || contentView is UIListContentView
      || contentView.intrinsicContentSize.height >= 0
    {
      fitted = contentView.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    } else if configurations.content != nil {
      fitted = contentView.sizeThatFits(target)
    } else if subviews.contains(where: \.isPlacedByConstraints) {
      // Some put their views beside the content view.
      fitted = super.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    } else {
      fitted = sizeThatFits(CGSize(width: isWidthGiven ? target.width : bounds.width, height: target.height))
      if vertical == .required { fitted.height = target.height }
    }
    if isWidthGiven { fitted.width = target.width }
    return fitted
  }
}
