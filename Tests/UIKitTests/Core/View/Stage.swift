@testable import UIKit

/// A window on a run loop of its own, which a test drives by hand. A test that puts a window on the screen
/// without one takes the screen of another test, which may have made its own loop just before.
///
/// A new stage is not the current one: other tests may run between the making of a suite and its test, so
/// that a test which does not touch its stage first would fail by chance. This way it fails always.
@MainActor final class Stage {
  private let own: VirtualRunLoop
  private let ownWindow: UIWindow

  init(size: CGSize = CGSize(width: 390, height: 844)) {
    own = VirtualRunLoop()
    VirtualRunLoop.current = own
    ownWindow = UIWindow(frame: CGRect(origin: .zero, size: size))
    ownWindow.makeKeyAndVisible()
    VirtualRunLoop.current = VirtualRunLoop()
  }

  /// The loop, made the current one.
  var loop: VirtualRunLoop {
    VirtualRunLoop.current = own
    return own
  }

  /// The window; its loop is made the current one.
  var window: UIWindow {
    VirtualRunLoop.current = own
    return ownWindow
  }

  /// Makes the loop current and ends the turn: the main queue, then layout, also what was asked of another
  /// test's loop that was the current one.
  func settle() {
    loop.setNeedsCommit()
    own.settle()
  }

  /// One sample of one finger, at that virtual time.
  func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval, finger: Int = 0) {
    loop.advance(before: time)
    window.inject([
      TouchSample(phase: phase, finger: finger, time: time, location: CGPoint(x: x, y: y))
    ])
    loop.settle()
  }
}

/// The events, line by line.
@MainActor final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func drain() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that notes what it hears.
@MainActor final class LoggingView: UIView {
  let name: String
  let log: Log
  var onEvent: (String) -> Void = { _ in }

  init(_ name: String, _ log: Log, frame: CGRect = .zero) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  required convenience init(_registeredFrame frame: CGRect) { self.init("", Log(), frame: frame) }

  private func note(_ event: String) {
    log.note("\(name) \(event)")
    onEvent(event)
  }

  private func name(of view: UIView?) -> String {
    (view as? LoggingView)?.name ?? (view == nil ? "-" : "window")
  }

  override func willMove(toSuperview view: UIView?) { note("willMoveToSuperview \(name(of: view))") }
  override func didMoveToSuperview() { note("didMoveToSuperview \(name(of: superview))") }
  override func willMove(toWindow window: UIWindow?) { note("willMoveToWindow \(name(of: window))") }
  override func didMoveToWindow() { note("didMoveToWindow \(name(of: window))") }
  override func didAddSubview(_ view: UIView) { note("didAddSubview \(name(of: view))") }
  override func willRemoveSubview(_ view: UIView) { note("willRemoveSubview \(name(of: view))") }
  override func layoutSubviews() { note("layoutSubviews") }

  private func note(_ event: String, _ touches: Set<UITouch>) {
    let places = touches.map { Int($0.location(in: self).x) }.sorted().map(String.init)
    note("\(event) \(places.joined(separator: ","))")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
}
