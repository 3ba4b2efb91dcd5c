// CAAction — after Apple's documentation "CAAction", read 2026-11.
// State: partial. Missing: the events of the layer tree, `onOrderIn`, `onOrderOut`, `sublayers`; running by
// hand.

import CoreGraphics

/// The answer of a layer to a change of one of its properties: an animation, or nothing at all, which
/// `NSNull` stands for.
public protocol CAAction: AnyObject {}

extension CAAnimation: CAAction {}
extension NSNull: CAAction {}
