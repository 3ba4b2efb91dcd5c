import Foundation
import UIKit

public protocol Also {}

extension Also where Self: AnyObject {
    /// Changes it where it is made.
    public func also(_ change: (Self) throws -> Void) rethrows -> Self {
        try change(self)
        return self
    }
}

extension NSObject: Also {}
