// One section of a table, in its own coordinates: from 0 at its upper end.

import Foundation

/// Header, rows and footer below one another, with room around them. In points.
struct TableSection: Sendable {
  /// A header or footer.
  struct Bar: Equatable, Sendable {
    var height: CGFloat = 0
    /// Whether there is one, or at least its room.
    var isThere = false
    /// The epoch in which its view was asked last; nil: it has not been.
    var measuredIn: UInt32?
    /// Whether the program says the height.
    var isSaid = false
    /// Whether only the delegate's answer to the question for its view tells whether there is one.
    var isInQuestion = false
    /// Whether there is only the room: no view is given for it.
    var isBlank = false
  }

  /// Above the header.
  var above: CGFloat = 0
  var header = Bar()
  var rows: RowHeights
  var footer = Bar()
  /// Below the footer.
  var below: CGFloat = 0

  var headerStart: CGFloat { above }
  var rowsStart: CGFloat { above + header.height }
  var footerStart: CGFloat { rowsStart + rows.total }
  /// Of what is seen: without the room below.
  var end: CGFloat { footerStart + footer.height }
  var length: CGFloat { end + below }
}
