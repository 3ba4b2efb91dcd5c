import UIKit

/// Calls back before each frame, for as long as it is wanted.
@MainActor final class FrameTicker: NSObject {
  private let tick: (TimeInterval) -> Void
  private var link: CADisplayLink?

  /// `tick` gets the time of the frame, in seconds.
  init(tick: @escaping (TimeInterval) -> Void) {
    self.tick = tick
  }

  var isRunning: Bool {
    get { link != nil }
    set {
      guard newValue != isRunning else { return }
      link?.invalidate()
      link = nil
      guard newValue else { return }
      let link = CADisplayLink(target: self, selector: #selector(step))
      link.add(to: .main, forMode: .common)
      self.link = link
    }
  }

  @objc private func step(_ link: CADisplayLink) { tick(link.timestamp) }
}
