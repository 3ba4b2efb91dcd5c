// Names from before Swift 4.2: of the run loop's modes.

import QuartzCore

public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  public static let commonModes = common
  public static let defaultRunLoopMode = `default`
  public static let UITrackingRunLoopMode = tracking
}
