import CoreGraphics

/// Waits for the end of several animations, those of a block or of a transaction.
@MainActor package final class AnimationCompletion {
  private var awaited = 0
  private var isClosed = false
  private var haveAllFinished = true
  private var done: ((Bool) -> Void)?

  /// - Parameter done: called once, when the last has ended; false where one of them ended too early.
  package init(_ done: @escaping (Bool) -> Void) { self.done = done }

  func enter() { awaited += 1 }

  func leave(finished: Bool) {
    awaited -= 1
    if !finished { haveAllFinished = false }
    callIfDone()
  }

  /// No more animations will come. Where none has, this is the end.
  package func close() {
    isClosed = true
    callIfDone()
  }

  private func callIfDone() {
    guard isClosed, awaited <= 0, let done else { return }
    self.done = nil
    done(haveAllFinished)
  }
}
