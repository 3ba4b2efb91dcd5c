/// Tells when, in a session's virtual time, a viewer's input happened.
///
/// A viewer stamps its input with a clock of its own, which starts and drifts as it likes. What counts is the
/// time from sample to sample: the clocks are set against each other by the sample that travelled fastest.
/// They stay set after a gesture, so that one that begins with a slow message is not squeezed
/// together when faster ones follow.
struct ViewerClock {
  /// Seconds by which two clocks may drift apart in one: twice what cheap quartz does.
  private static let drift = 100e-6
  /// A gesture that begins later than this, in seconds, tells of a clock that stood still meanwhile, as those
  /// of sleeping machines do.
  private static let mostLateness = 0.25

  /// Session time minus viewer time of the fastest sample, in seconds, and the viewer time at which it was
  /// found; nil before the first one.
  private var fastest: (offset: Double, at: Double)?
  private var last = -Double.infinity

  /// The next sample begins a gesture, and was stamped `viewerTime`, in seconds of the viewer's clock.
  ///
  /// - Parameter arrival: when it arrived, in seconds of session time.
  mutating func gestureBegins(at viewerTime: Double, arrivedAt arrival: Double) {
    guard let fastest else { return align(viewerTime, arrivedAt: arrival) }
    let drifted = fastest.offset + Self.drift * max(0, viewerTime - fastest.at)
    let isLost = arrival - viewerTime - drifted > Self.mostLateness
    self.fastest = isLost ? nil : (drifted, viewerTime)
    align(viewerTime, arrivedAt: arrival)
  }

  /// - Parameters:
  ///   - viewerTime: the sample's own stamp, in seconds of the viewer's clock.
  ///   - arrival: when it arrived, in seconds of session time.
  /// - Returns: when it happened, in seconds of session time: never after its arrival, never before the
  ///   sample before it.
  mutating func sessionTime(of viewerTime: Double, arrivedAt arrival: Double) -> Double {
    align(viewerTime, arrivedAt: arrival)
    let offset = fastest?.offset ?? arrival - viewerTime
    last = min(max(last, viewerTime + offset), arrival)
    return last
  }

  /// Sets the clocks by a sample, if none was faster.
  private mutating func align(_ viewerTime: Double, arrivedAt arrival: Double) {
    let offset = arrival - viewerTime
    if offset < fastest?.offset ?? .infinity { fastest = (offset, viewerTime) }
  }
}
