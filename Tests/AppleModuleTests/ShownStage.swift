import UIKit

/// A window on a run loop of its own, which a test drives by hand, for what Apple's modules show.
@MainActor final class ShownStage {
  let window: UIWindow
  private let own: VirtualRunLoop
  /// The events, line by line.
  private var lines: [String] = []

  init() {
    own = VirtualRunLoop()
    VirtualRunLoop.current = own
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }

  /// The loop, made the current one.
  var loop: VirtualRunLoop {
    VirtualRunLoop.current = own
    return own
  }

  /// For the beginning of each test, since between the making of its suite and the test others may have run.
  func enter() { VirtualRunLoop.current = own }

  func settle() { loop.settle() }
  func advance(to time: TimeInterval) { loop.advance(to: time) }

  func note(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func drain() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Puts the view on the screen.
  func show(_ view: UIView, _ frame: CGRect = CGRect(x: 0, y: 0, width: 300, height: 200)) {
    view.frame = frame
    window.addSubview(view)
    settle()
  }

  /// Over all of the window, so that it is gone at once when it is dismissed.
  func present(_ controller: UIViewController) {
    if controller.modalPresentationStyle == .automatic { controller.modalPresentationStyle = .fullScreen }
    window.rootViewController?.present(controller, animated: false)
    settle()
  }

  /// A finger that taps at that place of the window.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    let now = loop.now
    for (phase, time) in [(UITouch.Phase.began, now), (.ended, now + 0.05)] {
      loop.advance(before: time)
      let point = CGPoint(x: x, y: y)
      window.inject([TouchSample(phase: phase, finger: 0, time: time, location: point)])
      loop.settle()
    }
    // Taps wait for second ones.
    loop.advance(to: now + 1)
  }
}

/// The words on a view, a line for each text, from the top left to the bottom right.
@MainActor func texts(on view: UIView) -> [String] {
  var found: [(CGPoint, String)] = []
  func search(_ here: UIView) {
    if here.isHidden { return }
    if let label = here as? UILabel, let text = label.text, !text.isEmpty {
      // Texts of one line need not be equally high.
      let middle = label.convert(CGPoint(x: 0, y: label.bounds.midY), to: view)
      found.append((CGPoint(x: middle.x, y: middle.y.rounded()), text))
    }
    for child in here.subviews { search(child) }
  }
  search(view)
  return found.sorted { ($0.0.y, $0.0.x) < ($1.0.y, $1.0.x) }.map(\.1)
}
