// UIPageControl — after Apple's documentation "UIPageControl", read 2026-11.
// State: partial. Missing: more dots than there is room for, haptics, menus of the accessibility.

import QuartzCore

/// A row of dots, or of pictures, one of which stands for the page that is shown.
///
/// A tap on the half after the middle goes on by one page, on the other back by one; a finger that moves
/// along the dots takes the page with it. Both send `valueChanged`.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// When a ground is seen behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// While a finger moves along them.
    case automatic = 0
    /// Always.
    case prominent
    /// Never.
    case minimal
  }

  /// Where the first page is, and where the last.
  public enum Direction: Int, Sendable {
    /// As the language runs.
    case natural = 0
    /// The first page is at the left.
    case leftToRight
    /// The first page is at the right.
    case rightToLeft
    /// The first page is at the top.
    case topToBottom
    /// The first page is at the bottom.
    case bottomToTop
  }

  /// The motion of a finger on the control.
  public enum InteractionState: Int, Sendable {
    /// There is none.
    case none = 0
    /// A finger is down and has not moved along the dots: lifting it turns one page.
    case discrete
    /// A finger moves along the dots and takes the page with it.
    case continuous
  }

  /// Side of a dot and distance between two, in points (inferred: Apple documents neither).
  static let dotSide: CGFloat = 7
  static let dotSpacing: CGFloat = 9
  /// In points (inferred).
  private static let height: CGFloat = 26
  /// More dots than that are not drawn.
  private static let maximumDots = 1000

  private var dots: [CALayer] = []
  private let ground = CALayer()
  let progressDot = PageProgressDot()
  private var images = PageImages()

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
      guard currentPage != oldValue else { return }
      paintDots()
      setNeedsLayout()
      progress?.pageChanged()
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

  /// `automatic` by default.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { paintDots() }
  }
  /// `natural` by default. Upright rows turn the size that the control would like.
  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// Whether a finger that moves along the dots takes the page with it.
  open var allowsContinuousInteraction = true
  /// Follows the finger; `none` when it has lifted.
  open private(set) var interactionState = InteractionState.none {
    didSet { paintDots() }
  }

  /// How much of the current page has gone by; nil for none.
  open var progress: UIPageControlProgress? {
    didSet {
      oldValue?.pageControl = nil
      progress?.pageControl = self
      remakeDots()
    }
  }

  /// In points: that many dots with what is between them.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(min(max(0, pageCount), Self.maximumDots))
    let largest = images.largest(Self.dotSide)
    let length = max(0, count * largest.width + (count - 1) * Self.dotSpacing)
    let breadth = max(Self.height, largest.height)
    return isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

  private var lastPage: Int { max(0, numberOfPages - 1) }
  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
  /// Whether later pages are further to the left, or further up.
  private var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .rightToLeft, .bottomToTop: true
    case .leftToRight, .topToBottom: false
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    progress?.visibilityMayHaveChanged()
  }

  // MARK: Pictures

  /// In the place of dots; taken for its shape alone, in the colours of the indicators. nil is a dot.
  open var preferredIndicatorImage: UIImage? {
    get { images.others }
    set { change { $0.others = newValue } }
  }

  /// As `preferredIndicatorImage`, of the current page; nil is the same as of the others.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    get { images.current }
    set { change { $0.current = newValue } }
  }

  /// Of one page, while it is not the current one or has no picture for that; nil is as the others.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard (0..<numberOfPages).contains(page) else { return }
    change { $0.ofPages[page] = image }
  }
  /// The picture that was set for just this page; nil where none was.
  open func indicatorImage(forPage page: Int) -> UIImage? { images.ofPages[page] }

  /// Of one page while it is the current one; nil is as of the others.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard (0..<numberOfPages).contains(page) else { return }
    change { $0.ofCurrentPages[page] = image }
  }
  /// The picture that was set for just this page; nil where none was.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { images.ofCurrentPages[page] }

  private func change(_ edit: (inout PageImages) -> Void) {
    edit(&images)
    paintDots()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Dots

  private func remakeDots() {
    let isBare = hidesForSinglePage && numberOfPages <= 1
    let count = isBare ? 0 : min(numberOfPages, Self.maximumDots)
    while dots.count > count { dots.removeLast().removeFromSuperlayer() }
    while dots.count < count {
      let dot = CALayer()
      layer.addSublayer(dot)
      dots.append(dot)
    }
    paintDots()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The colours fade, as those of layers do by themselves.
  private func paintDots() {
    let others = pageIndicatorTintColor ?? UIColor.label.withAlphaComponent(0.25)
    let current = currentPageIndicatorTintColor ?? .label
    for (page, dot) in dots.enumerated() {
      let isCurrent = page == currentPage
      let color = isCurrent && !showsProgress ? current : others
      if let image = images.image(of: page, isCurrent: isCurrent) {
        dot.backgroundColor = nil
        dot.contents =
          image.withRenderingMode(.alwaysTemplate).resolved(
            with: traitCollection, tint: color
          ).cgImage
      } else {
        dot.contents = nil
        dot.backgroundColor = color.cgColor
      }
    }
    let isSeen =
      backgroundStyle == .prominent || backgroundStyle == .automatic && interactionState == .continuous
    if isSeen, ground.superlayer == nil { layer.insertSublayer(ground, at: 0) }
    if !isSeen { ground.removeFromSuperlayer() }
    ground.backgroundColor = UIColor.secondarySystemFill.cgColor
    progressDot.paint(others: others, current: current)
  }

  private var showsProgress: Bool { progress != nil && dots.indices.contains(currentPage) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paintDots()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (page, dot) in dots.enumerated() {
      let image = images.image(of: page, isCurrent: page == currentPage)
      dot.bounds = CGRect(
        origin: .zero, size: image?.size ?? CGSize(width: Self.dotSide, height: Self.dotSide))
      dot.cornerRadius = image == nil ? Self.dotSide / 2 : 0
      dot.position = place(of: page)
    }
    let size = size(forNumberOfPages: dots.count)
    ground.bounds = CGRect(origin: .zero, size: size).insetBy(
      dx: isVertical ? 0 : -Self.dotSpacing, dy: isVertical ? -Self.dotSpacing : 0)
    ground.position = CGPoint(x: bounds.midX, y: bounds.midY)
    ground.cornerRadius = min(ground.bounds.width, ground.bounds.height) / 2
    progressDot.place(showsProgress ? dots[currentPage] : nil, in: layer, progress?.currentProgress ?? 0)
    CATransaction.commit()
  }

  private var pitch: CGFloat {
    let largest = images.largest(Self.dotSide)
    return (isVertical ? largest.height : largest.width) + Self.dotSpacing
  }

  private func place(of page: Int) -> CGPoint {
    var along = (CGFloat(page) - CGFloat(dots.count - 1) / 2) * pitch
    // The bar of the current page is longer than a dot.
    if showsProgress, page != currentPage {
      along += (page < currentPage ? -1 : 1) * PageProgressDot.excess / 2
    }
    if isReversed { along = -along }
    return isVertical
      ? CGPoint(x: bounds.midX, y: bounds.midY + along) : CGPoint(x: bounds.midX + along, y: bounds.midY)
  }

  /// Has the progress drawn as far as it is.
  func progressChanged() { setNeedsLayout() }

  // MARK: Fingers

  /// How far a finger has come from the middle towards later pages, in points.
  private func distance(of touch: UITouch) -> CGFloat {
    let place = touch.location(in: self)
    let along = isVertical ? place.y - bounds.midY : place.x - bounds.midX
    return isReversed ? -along : along
  }

  /// Points that a finger moves before it takes the page with it (inferred).
  private static let slack: CGFloat = 10
  private var start: CGFloat = 0

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = distance(of: touch)
    interactionState = .discrete
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let distance = distance(of: touch)
    if allowsContinuousInteraction, interactionState == .discrete, abs(distance - start) > Self.slack {
      interactionState = .continuous
    }
    if interactionState == .continuous, pitch > 0 {
      let page = (distance / pitch + CGFloat(numberOfPages - 1) / 2).rounded()
      go(to: Int(min(max(page, 0), CGFloat(lastPage))))
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let wasContinuous = interactionState == .continuous
    interactionState = .none
    guard let touch, isTouchInside, !wasContinuous else { return }
    go(to: currentPage + (distance(of: touch) < 0 ? -1 : 1))
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    interactionState = .none
  }

  private func go(to page: Int) {
    let old = currentPage
    currentPage = page
    if currentPage != old { sendActions(for: .valueChanged) }
  }
}

/// The pictures that stand in the place of dots.
@MainActor private struct PageImages {
  var others, current: UIImage?
  var ofPages: [Int: UIImage] = [:]
  var ofCurrentPages: [Int: UIImage] = [:]

  func image(of page: Int, isCurrent: Bool) -> UIImage? {
    if isCurrent, let image = ofCurrentPages[page] ?? current { return image }
    return ofPages[page] ?? others
  }

  /// The room that each takes, at least that of a dot.
  func largest(_ side: CGFloat) -> CGSize {
    let all = Array(ofPages.values) + Array(ofCurrentPages.values) + [others, current].compactMap { $0 }
    guard !all.isEmpty else { return CGSize(width: side, height: side) }
    return CGSize(
      width: all.map(\.size.width).reduce(side, max), height: all.map(\.size.height).reduce(side, max))
  }
}
