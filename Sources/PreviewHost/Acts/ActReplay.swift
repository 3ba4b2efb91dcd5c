import PreviewRuntime
import PreviewWire
import UIKit

/// Does to a preview that was just made everything that hands did to it before.
///
/// It has its own time: of pauses only so much is waited for as the journal says, in steps that are longer
/// than frames where no finger is down.
@MainActor struct ActReplay {
  /// Seconds of work that it may take: whoever waits sees nothing meanwhile.
  static let longestWork = 1.0
  /// Seconds of virtual time from frame to frame between inputs.
  private static let frame = 0.1

  /// Who has the keyboard.
  private(set) var typing = SessionTyping()
  private(set) var screen: ScreenSettings
  /// Virtual time of the last act, in seconds.
  private(set) var doneAt = 0.0
  let preview: RunningPreview
  private var injectors: [Int: TouchInjector] = [:]
  private let isInTime: () -> Bool

  /// Makes the preview, and does it.
  ///
  /// - Returns: nil where that took too long, or the preview would have to be made again on the way.
  init?(
    _ journal: ActJournal, of original: Preview, knobs: KnobStore, clock: HostClock,
    report: @escaping (String) -> Void
  ) {
    let beginning = clock.worked
    isInTime = { clock.worked - beginning < Self.longestWork }
    screen = journal.origin.screen
    preview = RunningPreview(original, on: screen, knobs: knobs, report: report)
    for entry in journal.entries {
      guard isInTime(), apply(entry) else { return nil }
    }
    // Motions that the last of them set off come to rest.
    advance(to: doneAt + ActJournal.longestPause)
    guard isInTime() else { return nil }
  }

  private mutating func apply(_ entry: ActJournal.Entry) -> Bool {
    switch entry {
    case .state(let state): state.restore(in: preview)
    case .input(let pause, let viewer, let message):
      pass(pause)
      apply(message, from: viewer)
    case .left(let pause, let viewer):
      pass(pause)
      preview.perform { injectors[viewer]?.cancel(in: preview.window, now: doneAt) }
    case .screen(let pause, let screen):
      pass(pause)
      self.screen = screen
      guard preview.apply(screen) else { return false }
    }
    preview.perform { preview.loop.settle() }
    return true
  }

  private mutating func apply(_ message: MessageFromViewer, from viewer: Int) {
    preview.perform {
      switch message {
      case .touches(_, let samples):
        typing.touched(samples, by: viewer)
        injectors[viewer, default: TouchInjector(viewer: viewer)]
          .inject(samples, into: preview.window, now: doneAt)
      case .typing(_, let input): preview.window.apply(TypedEdit(input))
      case .wheel, .key, .screen, .setKnob, .resetKnobs: break
      case .acknowledge, .keyframeRequest, .enter, .askControl, .grant, .cursor, .introduce, .point, .gather,
        .attention:
        break
      }
    }
  }

  private mutating func pass(_ pause: Double) {
    doneAt += pause
    advance(to: doneAt)
  }

  private func advance(to time: Double) {
    preview.perform {
      let loop = preview.loop
      while loop.nextDeadline.map({ $0 < time }) ?? false, loop.now + Self.frame < time, isInTime() {
        loop.advanceSkippingFrames(to: loop.now + Self.frame)
      }
      loop.advanceSkippingFrames(to: time)
    }
  }
}
