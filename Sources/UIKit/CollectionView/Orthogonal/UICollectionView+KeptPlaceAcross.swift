// The visible part of a section that scrolls by itself stays when groups before it get another size
// (Facts 2.9, 4.7).

import QuartzCore

/// A group of a section that begins on screen, found again by its first item after others have got other
/// sizes.
struct OrthogonalMark: Equatable, Sendable {
  let item: Int
  /// Where it began, in points from the first group.
  let start: CGFloat

  /// The first group that begins in `visible` (points from the first group) and whose first item is to be
  /// held on to rather than others; else the first that begins there; else the one that fills it. nil without
  /// any.
  init?(_ groups: GroupStack, in visible: ClosedRange<CGFloat>, isSettled: (Int) -> Bool) {
    let seen = groups.indices(from: visible.lowerBound, to: visible.upperBound)
      .compactMap { groups.instance($0) }
    let begun = seen.filter { visible.contains($0.start) }
    guard let group = begun.first(where: { isSettled($0.firstItem) }) ?? begun.first ?? seen.first else {
      return nil
    }
    (item, start) = (group.firstItem, group.start)
  }

  /// By how much further from the start it begins among `groups`, in points; 0 where it is no more.
  func distance(in groups: GroupStack) -> CGFloat {
    groups.instance(ofItem: item).map { $0.start - start } ?? 0
  }
}

extension UICollectionView {
  /// The visible parts of those of `sections` that are on screen and scroll by themselves, as the layout has
  /// them now.
  func orthogonalMarks(in sections: some Sequence<Int>) -> [Int: OrthogonalMark] {
    var marks: [Int: OrthogonalMark] = [:]
    for section in sections {
      guard let stops = layout.orthogonalSection(section)?.stops, let view = orthogonal.views[section] else {
        continue
      }
      let low = view.travel + (orthogonal.kept[section] ?? 0) - stops.leadingInset
      guard low.isFinite else { continue }
      marks[section] = OrthogonalMark(stops.groups, in: low...low + max(0, stops.viewportLength)) { item in
        pass.fitting.settled.contains(.cell(IndexPath(item: item, section: section)))
      }
    }
    return marks
  }

  /// The layout has changed since: sections are to be scrolled as far as what is seen of them has moved.
  func keep(_ marks: [Int: OrthogonalMark]) {
    for (section, mark) in marks {
      guard let stops = layout.orthogonalSection(section)?.stops else { continue }
      let distance = mark.distance(in: stops.groups)
      if distance != 0, distance.isFinite { orthogonal.kept[section, default: 0] += distance }
    }
  }
}
