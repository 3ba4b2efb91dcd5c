// Attributed strings that begin empty, which Foundation on Linux leaves out.

import Foundation

extension NSAttributedString {
  /// An empty string: `NSAttributedString()`, and `NSMutableAttributedString()` to be filled.
  ///
  /// It has an argument that is never given: an extension cannot declare the `init()` that `NSObject` has.
  public convenience init(_empty: Void = ()) { self.init(string: "") }
}
