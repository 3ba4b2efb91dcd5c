import QuartzCore

/// A fresh run loop, and a log of what ran on it when.
@MainActor final class LoopLog {
  private let own = VirtualRunLoop()
  private(set) var lines: [String] = []

  /// The loop, made the current one: between the making of a suite and its test others may have run.
  var loop: VirtualRunLoop {
    VirtualRunLoop.current = own
    return own
  }

  /// Writes `name` with the virtual time in milliseconds, rounded.
  func note(_ name: String) { lines.append("\(name) \(Int((own.now * 1000).rounded()))") }

  /// A display link that notes the number of the frame it is called for.
  @discardableResult
  func link(_ name: String = "frame", then: @escaping (CADisplayLink) -> Void = { _ in }) -> CADisplayLink {
    let link = CADisplayLink { [weak self] link in
      self?.lines.append("\(name) \(Int((link.timestamp * 60).rounded()))")
      then(link)
    }
    VirtualRunLoop.current = own
    link.add(to: .main, forMode: .common)
    return link
  }

  func timer(_ name: String, at time: TimeInterval, then: @escaping () -> Void = {}) {
    loop.schedule(at: time) { [weak self] in
      self?.note(name)
      then()
    }
  }
}
