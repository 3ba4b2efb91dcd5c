// Geometry in Foundation's objects.

import QuartzCore

extension NSIndexPath {
  /// Of two steps.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
  /// Of two steps.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  public var item: Int { length > 1 ? index(atPosition: 1) : 0 }
  public var row: Int { item }
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
}
