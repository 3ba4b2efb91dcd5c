import ObjectiveC
import UIKit

private var namesKey: UInt8 = 0

extension UIView {
    public var stitch: Stitch { Stitch(view: self) }

    /// What the view is called in messages.
    public var stitchName: String? {
        get { objc_getAssociatedObject(self, &namesKey) as? String }
        set { objc_setAssociatedObject(self, &namesKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
