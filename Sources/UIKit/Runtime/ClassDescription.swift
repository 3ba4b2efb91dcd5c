// The names by which a class goes.

import Foundation

// In an extension of a protocol, since one of NSObject itself would keep classes from having such methods.
extension NSObjectProtocol {
  /// The name of the class. Without its module, which Apple's has in front: here that is nothing the author
  /// chose.
  public static func description() -> String { String(describing: self) }

  /// The class itself.
  public static func classForCoder() -> AnyClass { self }
}
