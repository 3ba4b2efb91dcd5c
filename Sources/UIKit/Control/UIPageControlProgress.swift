// UIPageControlProgress, UIPageControlProgressDelegate, UIPageControlTimerProgress,
// UIPageControlTimerProgressDelegate — after Apple's documentation, read 2026-11.
// State: complete.

import QuartzCore

/// How much of a page control's current page has gone by.
@preconcurrency @MainActor open class UIPageControlProgress: MainActorObject {
  weak var pageControl: UIPageControl? {
    didSet {
      guard pageControl !== oldValue else { return }
      attached()
      visibilityMayHaveChanged()
    }
  }
  /// Says where the progress of a page begins; not kept alive.
  open weak var delegate: (any UIPageControlProgressDelegate)?

  /// Starts at 0, without a page control.
  public init() { super.init(_object: ()) }

  /// From 0 to 1.
  open var currentProgress: Float = 0 {
    didSet {
      let legal = currentProgress.isFinite ? min(max(currentProgress, 0), 1) : 0
      if currentProgress != legal { currentProgress = legal }
      pageControl?.progressChanged()
    }
  }
  /// Whether the page control shows it.
  open var isProgressVisible: Bool { pageControl?.window != nil }

  private var wasVisible = false

  func attached() {}

  /// Tells the delegate where it has.
  func visibilityMayHaveChanged() {
    guard isProgressVisible != wasVisible else { return }
    wasVisible.toggle()
    delegate?._implementing("pageControlProgressVisibilityDidChange(_:)")?
      .pageControlProgressVisibilityDidChange(self)
  }

  func pageChanged() {
    guard let page = pageControl?.currentPage else { return }
    currentProgress =
      delegate?._implementing("pageControlProgress(_:initialProgressForPage:)")?
      .pageControlProgress(self, initialProgressForPage: page) ?? 0
  }
}

/// Says where progress begins, and hears of its being shown.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: _OptionalMethodsHaving {
  /// Optional: asked each time another page is shown. From 0, which is also the default, to 1.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// Optional: called when a page control comes into a window with the progress, or leaves it.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// 0: each page begins at its beginning.
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int)
    -> Float
  {
    0
  }
  /// Does nothing.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// Progress that goes on with time, and on to the next page when it is full.
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
  /// Seconds of a page that says none itself.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last.
  open var resetsToInitialPageAfterEnd = false
  /// Whether time goes on. False at first.
  open private(set) var isRunning = false

  private var durations: [Int: TimeInterval] = [:]
  private var link: CADisplayLink?
  private var last: TimeInterval?

  /// The duration is in seconds. The time stands until `resumeTimer()`.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// In seconds.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
  /// The page's own seconds, or `preferredDuration`.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  /// Lets the progress go on from where it is; nothing happens where it does already.
  open func resumeTimer() {
    guard !isRunning else { return }
    isRunning = true
    last = nil
    let link = CADisplayLink { [weak self] in self?.tick(at: $0.timestamp) }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Lets the progress stand where it is.
  open func pauseTimer() {
    isRunning = false
    link?.invalidate()
    link = nil
  }

  override func attached() {
    if pageControl == nil { pauseTimer() }
  }

  private func tick(at now: TimeInterval) {
    defer { last = now }
    guard let pageControl, let last else {
      if pageControl == nil { pauseTimer() }
      return
    }
    let duration = duration(forPage: pageControl.currentPage)
    guard duration > 0, duration.isFinite else { return }
    let progress = currentProgress + Float((now - last) / duration)
    guard progress >= 1 else {
      currentProgress = progress
      return
    }
    turn(pageControl)
  }

  private func turn(_ pageControl: UIPageControl) {
    let isLast = pageControl.currentPage + 1 >= pageControl.numberOfPages
    guard !isLast || resetsToInitialPageAfterEnd else {
      currentProgress = 1
      return pauseTimer()
    }
    let page = isLast ? 0 : pageControl.currentPage + 1
    let timed = delegate as? any UIPageControlTimerProgressDelegate
    let mayTurn =
      timed?._implementing("pageControlTimerProgress(_:shouldAdvanceToPage:)")?
      .pageControlTimerProgress(self, shouldAdvanceToPage: page) ?? true
    guard mayTurn else {
      currentProgress = 1
      return pauseTimer()
    }
    currentProgress = 0
    pageControl.currentPage = page
    pageControl.sendActions(for: .valueChanged)
    timed?._implementing("pageControlTimerProgressDidChange(_:)")?.pageControlTimerProgressDidChange(self)
  }
}

/// Asked before the next page comes.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Optional: asked when a page is full; false stops there, with the page full.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
  /// Optional: called when time has turned to another page.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
}

extension UIPageControlTimerProgressDelegate {
  /// Allows it.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
  /// Does nothing.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
}

/// The bar that stands in the place of the current page's dot, and fills.
@MainActor final class PageProgressDot {
  /// Times as long as a dot (measured by eye).
  private static let length: CGFloat = 4
  /// Points that it takes beyond a dot.
  static let excess = (length - 1) * UIPageControl.dotSide
  private let bar = CALayer()
  private let filled = CALayer()

  init() {
    bar.masksToBounds = true
    bar.addSublayer(filled)
  }

  func paint(others: UIColor, current: UIColor) {
    bar.backgroundColor = others.cgColor
    filled.backgroundColor = current.cgColor
  }

  /// - Parameters:
  ///   - dot: that it stands for; nil takes it away.
  ///   - progress: 0…1.
  func place(_ dot: CALayer?, in layer: CALayer, _ progress: Float) {
    guard let dot else { return bar.removeFromSuperlayer() }
    if bar.superlayer !== layer { layer.addSublayer(bar) }
    let height = UIPageControl.dotSide
    bar.bounds = CGRect(x: 0, y: 0, width: height * Self.length, height: height)
    bar.cornerRadius = height / 2
    bar.position = dot.position
    filled.frame = CGRect(x: 0, y: 0, width: bar.bounds.width * CGFloat(progress), height: height)
  }
}
