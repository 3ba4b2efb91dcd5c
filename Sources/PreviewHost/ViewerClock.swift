/// Tells when, in a session's virtual time, a viewer's input happened.
///
/// A viewer stamps its input with a clock of its own, which starts and drifts as it likes. Within one gesture
/// what counts is the time from sample to sample: the clocks are set against each other when a gesture
/// begins, and again whenever a sample turns out to have travelled faster than all before it.
struct ViewerClock {
  /// Session time minus viewer time, in seconds; nil before the first gesture.
  private var offset: Double?
  private var last = -Double.infinity

  /// The next sample begins a gesture.
  mutating func gestureBegins() { offset = nil }

  /// - Parameters:
  ///   - viewerTime: the sample's own stamp, in seconds of the viewer's clock.
  ///   - arrival: when it arrived, in seconds of session time.
  /// - Returns: when it happened, in seconds of session time: never after its arrival, never before the
  ///   sample before it.
  mutating func sessionTime(of viewerTime: Double, arrivedAt arrival: Double) -> Double {
    let offset = align(viewerTime, arrivedAt: arrival)
    last = min(max(last, viewerTime + offset), arrival)
    return last
  }

  /// Sets the clocks by a sample without placing it: of a message that carries several, the last one.
  @discardableResult
  mutating func align(_ viewerTime: Double, arrivedAt arrival: Double) -> Double {
    let aligned = min(offset ?? .infinity, arrival - viewerTime)
    offset = aligned
    return aligned
  }
}
