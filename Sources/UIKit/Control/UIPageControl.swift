// UIPageControl — after Apple's documentation "UIPageControl", read 2026-11.
// State: partial. Missing: indicator images, background styles, progress, dragging along the dots, directions.

import QuartzCore

/// A row of dots, one of which stands for the page that is shown.
///
/// A tap on the half after the middle goes on by one page, on the other back by one, and sends `valueChanged`.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// Side of a dot and distance between two, in points (inferred: Apple documents neither).
  private static let dotSide: CGFloat = 7
  private static let dotSpacing: CGFloat = 9
  /// In points (inferred).
  private static let height: CGFloat = 26
  /// More dots than that are not drawn.
  private static let maximumDots = 1000

  private var dots: [CALayer] = []

  /// Never negative.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      if currentPage > lastPage { currentPage = lastPage }
      if numberOfPages != oldValue { remakeDots() }
    }
  }

  /// Kept within the pages. Setting it sends nothing.
  open var currentPage = 0 {
    didSet {
      let legal = min(max(currentPage, 0), lastPage)
      if currentPage != legal { currentPage = legal }
      if currentPage != oldValue { paintDots() }
    }
  }

  /// Whether nothing is shown where there is only one page.
  open var hidesForSinglePage = false {
    didSet { remakeDots() }
  }

  /// nil is the default: grey, half transparent.
  open var pageIndicatorTintColor: UIColor? {
    didSet { paintDots() }
  }

  /// nil is the default: the colour of labels.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { paintDots() }
  }

  /// In points: that many dots with what is between them.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    return CGSize(
      width: max(0, count * Self.dotSide + (count - 1) * Self.dotSpacing), height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

  private var lastPage: Int { max(0, numberOfPages - 1) }

  // MARK: Dots

  private func remakeDots() {
    let isBare = hidesForSinglePage && numberOfPages <= 1
    let count = isBare ? 0 : min(numberOfPages, Self.maximumDots)
    while dots.count > count { dots.removeLast().removeFromSuperlayer() }
    while dots.count < count {
      let dot = CALayer()
      dot.bounds = CGRect(x: 0, y: 0, width: Self.dotSide, height: Self.dotSide)
      dot.cornerRadius = Self.dotSide / 2
      layer.addSublayer(dot)
      dots.append(dot)
    }
    paintDots()
    setNeedsLayout()
  }

  /// The colours fade, as those of layers do by themselves.
  private func paintDots() {
    let others = pageIndicatorTintColor ?? UIColor.label.withAlphaComponent(0.25)
    let current = currentPageIndicatorTintColor ?? .label
    for (page, dot) in dots.enumerated() {
      dot.backgroundColor = (page == currentPage ? current : others).cgColor
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paintDots()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let pitch = Self.dotSide + Self.dotSpacing
    let first = bounds.midX - pitch * CGFloat(dots.count - 1) / 2
    for (page, dot) in dots.enumerated() {
      dot.position = CGPoint(x: first + pitch * CGFloat(page), y: bounds.midY)
    }
    CATransaction.commit()
  }

  // MARK: Taps

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let page = currentPage
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if currentPage != page { sendActions(for: .valueChanged) }
  }
}
