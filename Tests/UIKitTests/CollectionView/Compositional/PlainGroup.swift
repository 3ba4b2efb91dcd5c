import CoreGraphics

@testable import UIKit

/// A group of items as Facts 4.3 words it, placed one by one with nothing clever about it: what the solver is
/// compared with. Lengths are points, or parts of the group.
struct PlainGroup {
  enum Length {
    case points(CGFloat)
    case part(CGFloat)

    func of(_ container: CGFloat) -> CGFloat {
      switch self {
      case .points(let points): points
      case .part(let part): part * container
      }
    }
  }

  /// Before and after an item along the group.
  struct Edges {
    var before = (room: CGFloat(0), isFlexible: false)
    var after = (room: CGFloat(0), isFlexible: false)
  }

  enum Content {
    case item
    case group(PlainGroup)
  }

  struct Subitem {
    var width: Length
    var height: Length
    var edges = Edges()
    var content = Content.item
  }

  enum Count {
    case fitting
    case equal(Int)
    case repeating(Int)
  }

  var isHorizontal: Bool
  var count: Count
  var gap: (room: CGFloat, isFlexible: Bool)
  var subitems: [Subitem]

  /// The frames of the items of one group of that size, in order.
  func frames(in size: CGSize) -> [CGRect] {
    let length = isHorizontal ? size.width : size.height
    let taken = chosen(length, size)
    let flexibleEdges = taken.reduce(0) {
      $0 + ($1.edges.before.isFlexible ? 1 : 0) + ($1.edges.after.isFlexible ? 1 : 0)
    }
    let sharers = flexibleEdges + (gap.isFlexible ? max(0, taken.count - 1) : 0)
    let used =
      taken.reduce(0) { $0 + room(of: $1, length, size) } + gap.room * CGFloat(max(0, taken.count - 1))
    let share = sharers == 0 ? 0 : max(0, length - used) / CGFloat(sharers)

    var frames: [CGRect] = []
    var end: CGFloat = 0
    for (place, subitem) in taken.enumerated() {
      if place > 0 { end += gap.room + (gap.isFlexible ? share : 0) }
      end += subitem.edges.before.room + (subitem.edges.before.isFlexible ? share : 0)
      let own = sizeOf(subitem, length, size)
      let inside: [CGRect]
      switch subitem.content {
      case .item: inside = [CGRect(origin: .zero, size: own)]
      case .group(let group): inside = group.frames(in: own)
      }
      frames += inside.map { $0.offsetBy(dx: isHorizontal ? end : 0, dy: isHorizontal ? 0 : end) }
      end += isHorizontal ? own.width : own.height
      end += subitem.edges.after.room + (subitem.edges.after.isFlexible ? share : 0)
    }
    return frames
  }

  /// The subitems in order, cycling, until the next one does not fit, but at least one; or as many as are
  /// wanted.
  private func chosen(_ length: CGFloat, _ size: CGSize) -> [Subitem] {
    switch count {
    case .equal(let count), .repeating(let count): return Array(repeating: subitems[0], count: count)
    case .fitting: break
    }
    var taken: [Subitem] = []
    while true {
      let next = subitems[taken.count % subitems.count]
      let before = taken.reduce(0) { $0 + room(of: $1, length, size) } + gap.room * CGFloat(taken.count)
      let own = sizeOf(next, length, size)
      let end = before + next.edges.before.room + (isHorizontal ? own.width : own.height)
      if !taken.isEmpty, end.rounded(.down) + next.edges.after.room > length.rounded(.down) { return taken }
      taken.append(next)
    }
  }

  private func room(of subitem: Subitem, _ length: CGFloat, _ size: CGSize) -> CGFloat {
    let own = sizeOf(subitem, length, size)
    return subitem.edges.before.room + (isHorizontal ? own.width : own.height) + subitem.edges.after.room
  }

  private func sizeOf(_ subitem: Subitem, _ length: CGFloat, _ size: CGSize) -> CGSize {
    var own = CGSize(width: subitem.width.of(size.width), height: subitem.height.of(size.height))
    if case .equal(let count) = count {
      let part = (length - gap.room * CGFloat(count - 1)) / CGFloat(count)
      if isHorizontal { own.width = part } else { own.height = part }
    }
    return own
  }
}

extension PlainGroup {
  /// The same for the solver.
  func composition(_ width: Length, _ height: Length) -> CompositionItem {
    let items = subitems.map { subitem in
      var item: CompositionItem
      switch subitem.content {
      case .item:
        item = CompositionItem(
          size: CompositionSize(width: subitem.width.width, height: subitem.height.height))
      case .group(let group): item = group.composition(subitem.width, subitem.height)
      }
      let before = CompositionSpacing(
        minimum: subitem.edges.before.room, isFlexible: subitem.edges.before.isFlexible)
      let after = CompositionSpacing(
        minimum: subitem.edges.after.room, isFlexible: subitem.edges.after.isFlexible)
      if isHorizontal {
        (item.edges.leading, item.edges.trailing) = (before, after)
      } else {
        (item.edges.top, item.edges.bottom) = (before, after)
      }
      return item
    }
    let number: CompositionCount =
      switch count {
      case .fitting: .fitting
      case .equal(let count): .equal(count)
      case .repeating(let count): .repeating(count)
      }
    return CompositionItem(
      size: CompositionSize(width: width.width, height: height.height),
      content: .row(
        isHorizontal ? .horizontal : .vertical, number,
        spacing: CompositionSpacing(minimum: gap.room, isFlexible: gap.isFlexible), items))
  }
}

extension PlainGroup.Length {
  fileprivate var width: CompositionLength {
    switch self {
    case .points(let points): .absolute(points)
    case .part(let part): .fractionOfWidth(part)
    }
  }

  fileprivate var height: CompositionLength {
    switch self {
    case .points(let points): .absolute(points)
    case .part(let part): .fractionOfHeight(part)
    }
  }
}
