// CAAction — after Apple's documentation "CAAction", read 2026-11.
// State: partial. Missing: the events of the layer tree, `onOrderIn`, `onOrderOut`, `sublayers`; running by
// hand.

import CoreGraphics

/// What a layer does when one of its properties changes: an animation, or nothing at all, which `NSNull`
/// stands for.
public protocol CAAction: AnyObject {}

extension CAAnimation: CAAction {}
extension NSNull: CAAction {}
