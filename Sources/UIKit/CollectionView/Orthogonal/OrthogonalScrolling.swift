// The state of the sections that scroll by themselves (Facts 4.7).

import QuartzCore

struct OrthogonalScrolling {
  /// By section: those on screen.
  var views: [Int: OrthogonalScrollView] = [:]
  /// Of sections that are gone or elsewhere, until the last view has left them.
  var leaving: [OrthogonalScrollView] = []
  /// How far sections that have no view have been scrolled; none for those that never were.
  var travels: [Int: CGFloat] = [:]
  /// Those that have been scrolled since the layout was asked about them.
  var moved: Set<Int> = []
  /// By section: by how much further from its start begins what is on screen of it, in points; until its view
  /// knows.
  var kept: [Int: CGFloat] = [:]
}
