// The module ObjectiveC.
//
// Of the Objective-C runtime there is what Swift code calls by itself: values tied to objects, and a lock per
// object. UIKit has them, since it brings this module on Apple's platforms. Methods and classes cannot be
// asked for or exchanged.

@_exported import UIKit
