// The rows of a navigation bar, and what scrolling leaves of them. Pure: lengths in, lengths out.

import Foundation

/// The rows of a navigation bar with nothing scrolled away, all in points.
struct BarRows: Equatable, Sendable {
  /// Of the buttons, with the prompt above them; 0 while a search stands in their place.
  var buttons: CGFloat = BarMetrics.row
  /// Of the large title; 0 without one.
  var title: CGFloat = 0
  /// Of the search bar; 0 without one.
  var search: CGFloat = 0
  /// Whether the search bar goes as the content moves up.
  var hidesSearch = false

  var full: CGFloat { buttons + title + search }
  /// The part that scrolling can take away.
  var collapsible: CGFloat { title + (hidesSearch ? search : 0) }
  /// The part that always stays.
  var least: CGFloat { full - collapsible }

  /// The rows that are left: the search bar goes first and the title after it, and content that is pulled
  /// down below its top pulls the rows below the buttons along.
  ///
  /// - Parameter scrolled: how far the content has moved up from its top, in points; negative beyond it. A
  ///   value that is no number is none.
  func shown(scrolled: CGFloat) -> BarHeights {
    var heights = BarHeights(buttons: buttons, title: title, search: search, pull: 0)
    guard collapsible > 0, scrolled.isFinite else { return heights }
    heights.pull = min(max(0, -scrolled), BarMetrics.longestPull)
    var left = max(0, scrolled)
    if hidesSearch {
      heights.search = max(0, search - left)
      left = max(0, left - search)
    }
    heights.title = max(0, title - left)
    return heights
  }

  /// Where content comes to rest that would at `scrolled`, so that no row stays half (widely reported): at
  /// the nearest of the places at which each is whole or gone (that it is the nearest is a guess).
  ///
  /// - Parameters:
  ///   - scrolled: as in `shown(scrolled:)`.
  ///   - furthest: how far the content can be scrolled at all; it may rest there too.
  func rest(near scrolled: CGFloat, furthest: CGFloat) -> CGFloat {
    guard scrolled > 0, scrolled < collapsible else { return scrolled }
    let stops = [0, hidesSearch ? search : 0, collapsible, furthest].filter { $0 <= max(0, furthest) }
    return stops.min { abs($0 - scrolled) < abs($1 - scrolled) } ?? scrolled
  }
}

/// The rows of a navigation bar as they are just now, in points.
struct BarHeights: Equatable, Sendable {
  var buttons: CGFloat
  var title: CGFloat
  var search: CGFloat
  /// How far the rows below the buttons are pulled down.
  var pull: CGFloat

  /// Of the bar.
  var total: CGFloat { covering + pull }
  /// Of what keeps content free: a pull does not.
  var covering: CGFloat { buttons + title + search }

  /// Opacity of the title in the middle beside a large one.
  var smallTitleAlpha: CGFloat { min(max(0, 1 - title / BarMetrics.titleFade), 1) }
  /// How large the large title is drawn.
  var titleScale: CGFloat { 1 + BarMetrics.titleGrowth * min(1, pull / BarMetrics.growingPull) }
}

/// The lengths of bars, in points. Apple documents none of them.
enum BarMetrics {
  /// Of a navigation bar and a toolbar on a phone that stands (widely reported, as the next two).
  static let row: CGFloat = 44
  /// Of both where the height is compact.
  static let compactRow: CGFloat = 32
  /// Of a tab bar where the height is compact.
  static let compactTabs: CGFloat = 32
  /// Added by a prompt (widely reported: a bar of 74 with one).
  static let prompt: CGFloat = 30
  /// Of a large title's row (widely reported: 96 in all; G. Hackworth, "iPad Navigation Bar and Toolbar
  /// Height Changes in iOS 12", 2018, measured 52 more than without one).
  static let largeTitle: CGFloat = 52
  /// Points of a large title's text at most, however large somebody likes text: more has no room in the row.
  /// A guess. Other titles in bars stay as they are.
  static let largestTitleText: CGFloat = 40
  /// By so much a search bar is lower in a navigation bar than by itself (widely reported: a bar of 148 with
  /// a large title and one).
  static let searchTrim: CGFloat = 4
  /// Points of a prompt's text. A guess.
  static let promptText: CGFloat = 13
  /// Height of what is left of a large title at which the small one begins to come in. A guess.
  static let titleFade: CGFloat = 12
  /// How much a large title grows at most, as a part of its size. A guess, as is the next.
  static let titleGrowth: CGFloat = 0.1
  /// How far it must be pulled for that.
  static let growingPull: CGFloat = 200
  /// Points that a finger must move the content for bars to go with a swipe, and to come back. A guess.
  static let barSwipe: CGFloat = 40
  /// Beyond this no bar follows a pull: programs can put content anywhere. Our choice.
  static let longestPull: CGFloat = 2000
}
