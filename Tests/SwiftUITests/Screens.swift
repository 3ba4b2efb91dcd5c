import UIKit

@testable import SwiftUI

/// A window on a run loop of its own, with a hosting controller in it.
@MainActor final class HostedScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let loop = VirtualRunLoop()
  /// Of the fingers that are down.
  private var places: [CGPoint] = []

  init<V: View>(_ view: V) {
    VirtualRunLoop.current = loop
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
    settle()
  }

  /// Its session, whose screen a test may have set otherwise, is not that of the tests that follow.
  isolated deinit {
    if VirtualRunLoop.current === loop { VirtualRunLoop.current = VirtualRunLoop() }
  }

  /// Ends the turn, and lets animations end.
  func settle() {
    VirtualRunLoop.current = loop
    loop.setNeedsCommit()
    loop.settle()
    loop.advance(to: loop.now + 2)
    loop.settle()
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    let time = loop.now
    window.inject([TouchSample(phase: .began, finger: 0, time: time, location: CGPoint(x: x, y: y))])
    loop.settle()
    window.inject([TouchSample(phase: .ended, finger: 0, time: time + 0.05, location: CGPoint(x: x, y: y))])
    settle()
  }

  /// Lets time go by, in seconds.
  func wait(_ seconds: TimeInterval) {
    VirtualRunLoop.current = loop
    loop.setNeedsCommit()
    loop.settle()
    loop.advance(to: loop.now + seconds)
    loop.settle()
  }

  /// Brings fingers down and moves them in steps; they stay down until `lift`.
  func press(_ places: [CGPoint], movingTo ends: [CGPoint], after pause: TimeInterval = 0, steps: Int = 10) {
    VirtualRunLoop.current = loop
    func send(_ phase: UITouch.Phase, _ part: CGFloat) {
      window.inject(
        zip(places, ends).enumerated().map { finger, way in
          let (start, end) = way
          return TouchSample(
            phase: phase, finger: finger, time: loop.now,
            location: CGPoint(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y)))
        })
      loop.settle()
    }
    send(.began, 0)
    loop.advance(to: loop.now + max(pause, 0.02))
    for step in 1...steps {
      send(.moved, CGFloat(step) / CGFloat(steps))
      loop.advance(to: loop.now + 0.02)
    }
    self.places = ends
  }

  func lift() {
    window.inject(
      self.places.enumerated().map {
        TouchSample(phase: .ended, finger: $0, time: loop.now, location: $1)
      })
    settle()
  }

  /// The words of all labels.
  var texts: [String] { window.all(UILabel.self).compactMap(\.text) }
  func label(_ text: String) -> UILabel? { window.all(UILabel.self).last { $0.text == text } }

  /// A tap on the middle of a label.
  func tap(on text: String) {
    guard let label = label(text) else { return }
    let middle = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: window)
    tap(middle.x, middle.y)
  }

  func first<V: UIView>(_ type: V.Type) -> V? { window.all(type).first }
  var table: UITableView? { first(UITableView.self) }

  func controller<C: UIViewController>(_ type: C.Type) -> C? {
    func find(_ controller: UIViewController?) -> C? {
      guard let controller else { return nil }
      if let found = controller as? C { return found }
      return controller.children.lazy.compactMap(find).first ?? find(controller.presentedViewController)
    }
    return find(window.rootViewController)
  }
}

/// A window on a run loop of its own, which becomes the current one: on that of another test it would take
/// the place of that test's window.
@MainActor func windowOnScreen(size: CGSize) -> UIWindow {
  VirtualRunLoop.current = VirtualRunLoop()
  let window = UIWindow(frame: CGRect(origin: .zero, size: size))
  window.makeKeyAndVisible()
  return window
}
