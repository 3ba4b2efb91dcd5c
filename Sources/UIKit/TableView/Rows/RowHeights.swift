// How high the rows of one section are, as far as anybody knows.

import Foundation

/// Heights in points. A row has the common one until it has been asked; what has been asked is valid for as
/// long as the epoch lasts in which it was.
struct RowHeights: Sendable {
  /// The epoch of sizes that were measured before the table was made, in another process maybe: asked again
  /// once they are seen.
  static let formerEpoch = UInt32.max

  private var sums: PrefixSums
  /// Whether no row is ever asked: all have the common height.
  let areFixed: Bool

  init(count: Int, common: CGFloat, areFixed: Bool = false) {
    sums = PrefixSums(count: count, common: common)
    self.areFixed = areFixed
  }

  var count: Int { sums.count }
  /// Of rows without a height of their own.
  var common: CGFloat { sums.common }
  var total: CGFloat { sums.total }

  func height(of row: Int) -> CGFloat { sums.length(at: row) }

  /// Of the row's upper edge, from that of the first; `count` is allowed.
  func start(of row: Int) -> CGFloat { sums.start(of: row) }

  /// The first row that ends below `position`; `count` where none does.
  func row(endingAfter position: CGFloat) -> Int { sums.index(endingAfter: position) }

  func isMeasured(_ row: Int, in epoch: UInt32) -> Bool {
    areFixed || sums.own(at: row)?.mark == epoch
  }

  /// - Parameter epoch: 0 for what is only an estimate.
  mutating func set(_ height: CGFloat, of row: Int, in epoch: UInt32) {
    sums.set(height, mark: epoch, at: row)
  }

  /// Keeps the height, but has the row asked again.
  mutating func forgetMeasure(of row: Int) {
    if let own = sums.own(at: row) { sums.set(own.length, mark: 0, at: row) }
  }

  /// The height that is the row's own, and the epoch in which it was asked.
  func own(_ row: Int) -> (height: CGFloat, epoch: UInt32)? {
    sums.own(at: row).map { ($0.length, $0.mark) }
  }

  /// Rows that have been asked, in order.
  func forEachMeasured(_ body: (_ row: Int, _ height: CGFloat) -> Void) {
    sums.forEachOwn { row, height, epoch in if epoch != 0 { body(row, height) } }
  }

  /// Takes over what is known of rows that are now called something else.
  ///
  /// - Parameter newRow: nil for a row that is not here any more.
  mutating func adopt(_ former: RowHeights, newRow: (Int) -> Int?) {
    guard !areFixed, !former.areFixed else { return }
    former.sums.forEachOwn { row, height, epoch in
      if let new = newRow(row) { sums.set(height, mark: epoch, at: new) }
    }
  }
}
