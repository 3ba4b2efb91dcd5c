// The looks of the ready-made list contents. Apple documents which there are, and not their measures: the
// numbers here are as widely reported of iOS 15 to 18, or our choice where reports differ, so that a row of
// one line is 44 points high and one with a subtitle 60.

import QuartzCore

/// One of the ready-made contents of rows, headers and footers.
enum ListContentStyle: Hashable, Sendable {
  case cell, subtitleCell, valueCell
  case plainHeader, plainFooter
  case groupedHeader, groupedFooter
  case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
  case sidebarHeader, sidebarCell, sidebarSubtitleCell
  case accompaniedSidebarCell, accompaniedSidebarSubtitleCell

  /// Height of a row that has room for no more than one line, in points (widely reported).
  static let leastRowHeight: CGFloat = 44
  /// Of a plain list's header with one line, in points (28 is widely reported).
  static let leastPlainHeaderHeight: CGFloat = 28
  /// From the row's leading edge to its content, in points (widely reported).
  static let leadingMargin: CGFloat = 16
  /// From the content to what stands behind it, in points: the cell's own margin is larger where nothing
  /// does.
  static let trailingMargin: CGFloat = 8
  /// Above and below the lines of a row, in points (widely reported).
  static let rowMargin: CGFloat = 11
  /// Between an image and the text, in points (widely reported).
  static let imageGap: CGFloat = 16
  /// Between a text and the value behind it, in points. Our choice.
  static let valueGap: CGFloat = 12
  /// Between a text and the one below it, in points: what makes a row with a subtitle 60 points high.
  static let subtitleGap: CGFloat = 2
  /// The column that symbols stand in the middle of, in points (widely reported: 28 for the body text style).
  static let symbolColumn: CGFloat = 28

  var isHeader: Bool {
    switch self {
    case .plainHeader, .groupedHeader, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader,
      .sidebarHeader:
      true
    default: false
    }
  }

  var isFooter: Bool { self == .plainFooter || self == .groupedFooter }

  /// The content is at least so high, in points, margins included.
  var leastHeight: CGFloat {
    switch self {
    case .plainHeader: Self.leastPlainHeaderHeight
    case _ where isHeader || isFooter: 0
    default: Self.leastRowHeight
    }
  }

  var margins: NSDirectionalEdgeInsets {
    let (top, bottom): (CGFloat, CGFloat) =
      switch self {
      case .plainHeader, .plainFooter: (6, 6)
      case .groupedHeader, .groupedFooter: (7, 7)
      case .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader: (8, 8)
      default: (Self.rowMargin, Self.rowMargin)
      }
    return NSDirectionalEdgeInsets(
      top: top, leading: Self.leadingMargin, bottom: bottom, trailing: Self.trailingMargin)
  }

  var font: UIFont {
    switch self {
    case .plainHeader, .sidebarHeader: .preferredFont(forTextStyle: .headline)
    case .plainFooter, .groupedHeader, .groupedFooter: .preferredFont(forTextStyle: .footnote)
    case .prominentInsetGroupedHeader: .preferredFont(forTextStyle: .title3, weight: .bold)
    case .extraProminentInsetGroupedHeader: .preferredFont(forTextStyle: .title2, weight: .bold)
    default: .preferredFont(forTextStyle: .body)
    }
  }

  var color: UIColor {
    switch self {
    case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter: .secondaryLabel
    default: .label
    }
  }

  var transform: UIListContentConfiguration.TextProperties.TextTransform {
    self == .groupedHeader ? .uppercase : .none
  }

  var secondaryFont: UIFont {
    switch self {
    case .valueCell, .sidebarHeader: .preferredFont(forTextStyle: .body)
    case .cell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      .preferredFont(forTextStyle: .subheadline)
    case .subtitleCell: .preferredFont(forTextStyle: .caption1)
    default: .preferredFont(forTextStyle: .footnote)
    }
  }

  var secondaryColor: UIColor { self == .subtitleCell ? .label : .secondaryLabel }

  var prefersSideBySide: Bool { self == .valueCell }
}
