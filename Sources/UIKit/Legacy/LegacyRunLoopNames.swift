// Names from before Swift 4.2: of the run loop's modes.

import QuartzCore

/// The name before Swift 4.2 of `RunLoop.Mode`.
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// The name before Swift 4.2 of `RunLoop.Mode.common`.
  public static let commonModes = common
  /// The name before Swift 4.2 of `RunLoop.Mode.default`.
  public static let defaultRunLoopMode = `default`
  /// The name before Swift 4.2 of `RunLoop.Mode.tracking`.
  public static let UITrackingRunLoopMode = tracking
}
