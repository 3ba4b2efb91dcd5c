import Foundation

/// A motion along one axis, as a function of the time since it began.
///
/// Nothing in it reads a clock. Positions are content offsets in points, times are seconds.
protocol MotionCurve: Sendable {
  /// Seconds from the start to rest; 0 if there is nothing to do. Never negative, always finite.
  var duration: TimeInterval { get }

  /// The offset in points, `time` seconds after the start. From ``duration`` on it is exactly where the
  /// motion comes to rest.
  func position(at time: TimeInterval) -> CGFloat

  /// The speed in points per second, positive towards growing offsets; 0 from ``duration`` on.
  func velocity(at time: TimeInterval) -> CGFloat
}
