// strcmp — after its manual page, and the types by which code for Apple's systems sees it.
// State: complete.

import Foundation
import Glibc

/// Compares two C strings. Apple's header says of neither whether it may be nil, so that an optional one may
/// be handed over, as `text.cString(using: .utf8)` is; here nil comes before all others.
public func strcmp(_ first: UnsafePointer<CChar>?, _ second: UnsafePointer<CChar>?) -> Int32 {
  guard let first else { return second == nil ? 0 : -1 }
  guard let second else { return 1 }
  return Glibc.strcmp(first, second)
}
