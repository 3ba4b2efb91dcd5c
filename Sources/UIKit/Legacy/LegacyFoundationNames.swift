// Names from before Swift 4.2, and of C: of index paths, orientations, random numbers and times.

import QuartzCore

public typealias NSInteger = Int
public typealias NSUInteger = UInt

@MainActor public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}
@MainActor public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}
@MainActor public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}
@MainActor public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}

/// Seconds since 2001. On a device it is the clock's; here virtual time goes on from the session's beginning.
public nonisolated func CFAbsoluteTimeGetCurrent() -> TimeInterval { CACurrentMediaTime() }

/// Nanoseconds of the same clock.
public nonisolated func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// What random numbers begin with is not to be had; it does nothing, as since iOS 10.
public func arc4random_stir() {}
