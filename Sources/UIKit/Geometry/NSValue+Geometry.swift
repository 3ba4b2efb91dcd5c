// Geometry in Foundation's objects.

import QuartzCore

extension NSIndexPath {
  /// Of two steps.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
  /// Of two steps.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// The second step; 0 where there is none.
  public var item: Int { length > 1 ? index(atPosition: 1) : 0 }
  /// The second step, under the name that tables use; 0 where there is none.
  public var row: Int { item }
  /// The first step; 0 where there is none.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
}
