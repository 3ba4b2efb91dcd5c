@testable import QuartzCore

/// A layer on the screen of a fresh run loop, which a test drives by hand.
@MainActor final class AnimatedLayer {
  let screen: CALayer
  let layer: CALayer
  private let own = VirtualRunLoop()

  init() {
    VirtualRunLoop.current = own
    screen = CALayer()
    layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    screen.addSublayer(layer)
    own.session.screen = screen
    own.settle()
  }

  /// The loop, made the current one: between the making of a suite and its test others may have run.
  var loop: VirtualRunLoop {
    VirtualRunLoop.current = own
    return own
  }

  /// The layer as it is drawn at `time`, in seconds.
  func drawn(at time: TimeInterval) -> CALayer {
    loop.advance(to: time)
    return layer.presented
  }

  /// The drawn x, at each of `times`.
  func xs(_ times: [TimeInterval]) -> [Double] { times.map { Double(drawn(at: $0).position.x) } }

  /// Whether the loop sleeps and the layer carries nothing.
  var isIdle: Bool { loop.nextDeadline == nil && layer.animations == nil }

  func basic(_ path: String, from: Any? = nil, to: Any? = nil, seconds: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = seconds
    return animation
  }
}

/// Notes what an animation tells.
@MainActor final class AnimationLog: CAAnimationDelegate {
  private(set) var lines: [String] = []

  func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
}

func near(_ a: [Double], _ b: [Double], within tolerance: Double = 1e-6) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}
