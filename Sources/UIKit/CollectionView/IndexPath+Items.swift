// The two-step index paths of collection views: UIKit's half of IndexPath (Facts 2.15).

import Foundation

extension IndexPath {
  /// Item `item` of section `section`; both count from 0.
  public init(item: Int, section: Int) {
    // Without a list of both, which would be made for every path.
    self.init(index: section)
    append(item)
  }

  /// The same as `init(item:section:)`.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The first step. The path must have one.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second step. The path must have two.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The same as `item`.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}
