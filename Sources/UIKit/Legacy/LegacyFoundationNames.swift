// Names from before Swift 4.2, and of C: of index paths, orientations, random numbers and times.

import QuartzCore

/// Objective-C's name for `Int`.
public typealias NSInteger = Int
/// Objective-C's name for `UInt`.
public typealias NSUInteger = UInt

/// Whether the longer sides of the screen stand upright; upside down counts.
@MainActor public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}
/// Whether the longer sides of the screen lie level, to either side.
@MainActor public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}
/// Whether the device is held upright or upside down; false while it lies flat.
@MainActor public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}
/// Whether the device is held on its side; false while it lies flat.
@MainActor public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}

/// Seconds since 2001. On a device it is the clock's; here virtual time goes on from the session's beginning.
public nonisolated func CFAbsoluteTimeGetCurrent() -> TimeInterval { CACurrentMediaTime() }

/// Nanoseconds of the same clock.
public nonisolated func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// Does nothing, as since iOS 10: the generator of random numbers needs no stirring.
public func arc4random_stir() {}
