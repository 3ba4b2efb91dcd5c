import QuartzCore

/// Brings a scroll view the frames of virtual time while its content moves by itself.
///
/// An object of its own, because the run loop keeps its listeners alive and must not keep the view.
@MainActor final class ScrollFrames: FrameListener {
  private weak var scrollView: UIScrollView?
  private weak var loop: VirtualRunLoop?

  init(for scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  let isPaused = false

  /// Whether frames are wanted. Without them a still view costs nothing.
  var isRunning = false {
    didSet {
      guard isRunning != oldValue else { return }
      if isRunning {
        loop = .current
        loop?.addFrameListener(self)
      } else {
        loop?.removeFrameListener(self)
      }
    }
  }

  func frame(at time: TimeInterval) {
    guard let scrollView else {
      isRunning = false
      return
    }
    if isRunning { scrollView.advanceMotion(to: time) }
    scrollView.advanceZoom(to: time)
  }
}
