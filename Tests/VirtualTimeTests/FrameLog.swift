import Foundation
import VirtualTime

/// A fresh run loop, and a log of what ran on it when.
@MainActor final class FrameLog {
  let loop = VirtualRunLoop()
  private(set) var lines: [String] = []

  /// Writes `name` with the virtual time in milliseconds, rounded.
  func note(_ name: String) { lines.append("\(name) \(Int((loop.now * 1000).rounded()))") }

  /// A listener that notes the number of each frame.
  @discardableResult func listen() -> FrameNotes {
    let notes = FrameNotes { [weak self] time in
      self?.lines.append("frame \(Int((time * 60).rounded()))")
    }
    loop.addFrameListener(notes)
    return notes
  }

  func timer(_ name: String, at time: TimeInterval, then: @escaping () -> Void = {}) {
    loop.schedule(at: time) { [weak self] in
      self?.note(name)
      then()
    }
  }
}

/// Calls a closure with the time of each frame, in seconds.
@MainActor final class FrameNotes: FrameListener {
  var isPaused = false
  private let note: (TimeInterval) -> Void

  init(_ note: @escaping (TimeInterval) -> Void) { self.note = note }

  func frame(at time: TimeInterval) { note(time) }
}
