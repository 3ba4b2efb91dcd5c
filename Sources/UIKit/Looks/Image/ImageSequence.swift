// Which picture of a sequence is shown when, and what wakes an image view for the next one.

import QuartzCore

/// The arithmetic of a sequence: times in seconds since it began.
struct ImageSequence: Equatable {
  /// More than 0.
  let count: Int
  /// More than 0.
  let secondsPerImage: TimeInterval
  /// How often it runs through; 0 is for ever.
  let repeatCount: Int

  /// Without a duration each picture has a thirtieth of a second (Apple, "animationDuration").
  init?(count: Int, duration: TimeInterval, repeatCount: Int = 0) {
    guard count > 0 else { return nil }
    self.count = count
    let each = duration / TimeInterval(count)
    // More pictures than frames a second cannot be seen.
    secondsPerImage =
      each.isFinite && each > 0 ? max(each, 1 / TimeInterval(VirtualRunLoop.framesPerSecond)) : 1 / 30
    self.repeatCount = max(0, repeatCount)
  }

  /// The number of the picture at `time`; nil when the sequence is over.
  func image(at time: TimeInterval) -> Int? {
    let step = step(at: time)
    if repeatCount > 0, step / TimeInterval(count) >= TimeInterval(repeatCount) { return nil }
    return Int(step.truncatingRemainder(dividingBy: TimeInterval(count)))
  }

  /// When the next picture comes after `time`.
  func nextChange(after time: TimeInterval) -> TimeInterval { (step(at: time) + 1) * secondsPerImage }

  /// Pictures that have begun before; a little is for the rounding of times.
  private func step(at time: TimeInterval) -> TimeInterval {
    let step = (max(0, time) / secondsPerImage + 1e-6).rounded(.down)
    return step.isFinite ? step : 0
  }
}

/// A sequence that runs in an image view.
@MainActor final class RunningSequence {
  let sequence: ImageSequence
  let images: [UIImage]
  /// Whether the view was told to start it, rather than given a moving picture.
  let isStarted: Bool
  private(set) var number: Int? = 0
  private let begin = CACurrentMediaTime()
  private var wake: ScheduledWork?
  /// Called when another picture is there, and at the end.
  private let changed: () -> Void

  init(
    _ sequence: ImageSequence, _ images: [UIImage], isStarted: Bool, changed: @escaping () -> Void
  ) {
    (self.sequence, self.images, self.isStarted, self.changed) = (sequence, images, isStarted, changed)
  }

  /// The picture that is there now; nil when it is over.
  var image: UIImage? { number.flatMap { images.indices.contains($0) ? images[$0] : nil } }

  /// While the view is not in a window time goes by, and nothing is woken.
  func follow(isSeen: Bool) {
    wake?.cancel()
    wake = nil
    update()
    guard isSeen, number != nil else { return }
    guard sequence.count > 1 || sequence.repeatCount > 0 else { return }
    let next = begin + sequence.nextChange(after: CACurrentMediaTime() - begin)
    wake = VirtualRunLoop.current.schedule(at: next) { [weak self] in self?.follow(isSeen: true) }
  }

  func stop() {
    wake?.cancel()
    wake = nil
  }

  private func update() {
    let now = sequence.image(at: CACurrentMediaTime() - begin)
    guard now != number else { return }
    number = now
    changed()
  }
}
