// A description of the things to lay out, as values: a tree of groups and items (Facts 4.1 to 4.3).

import QuartzCore

/// An item, or a group with what it holds.
struct CompositionItem: Sendable {
  enum Content: Sendable {
    case item
    /// Beside each other, or below each other.
    case row(Axis, CompositionCount, spacing: CompositionSpacing, [CompositionItem])
    /// Wherever a closure puts them; the number is the caller's name for it.
    case custom(Int)
  }

  enum Axis: Sendable {
    case horizontal
    case vertical
  }

  var size: CompositionSize
  var insets = NSDirectionalEdgeInsets.zero
  var edges = CompositionEdges()
  var badges: [CompositionBadge] = []
  var content = Content.item
}

/// A view attached to an item.
struct CompositionBadge: Hashable, Sendable {
  var kind: String
  var size: CompositionSize
  var anchor: CompositionAnchor
  /// nil: the same place of the badge as of the item.
  var itemAnchor: CompositionAnchor?
  var zIndex = 1
  /// The size that its view would like, in points; nil: not known yet. Counts along the sides that are
  /// estimated.
  var fitted: CGSize?

  /// Where it lies on an item with the frame `host`.
  func frame(on host: CGRect) -> CGRect {
    anchor.frame(of: size.points(in: host.size, fitted: fitted), itemAnchor: itemAnchor, on: host)
  }
}

/// The items of one group, placed.
struct GroupPlan: Hashable, Sendable {
  struct Leaf: Hashable, Sendable {
    /// From the group's corner, in points.
    var frame: CGRect
    var zIndex = 0
    private(set) var badges: [CompositionBadge] = []
    /// The frames under badges of a group of which this is the first item, by the badges' place among
    /// the group's badges; as `frame`.
    private var hosts: [Int: CGRect] = [:]
    /// Which sides the item's view decides about; nil: none.
    var estimatedSize: CompositionSize?

    init(
      frame: CGRect, zIndex: Int = 0, badges: [CompositionBadge] = [], estimatedSize: CompositionSize? = nil
    ) {
      self.frame = frame
      self.zIndex = zIndex
      self.badges = badges
      self.estimatedSize = estimatedSize
    }

    /// Where one of the badges lies, as `frame`.
    func frame(ofBadge place: Int) -> CGRect { badges[place].frame(on: hosts[place] ?? frame) }

    /// Adds those of a group with the frame `host`.
    mutating func attach(_ groupBadges: [CompositionBadge], to host: CGRect) {
      for place in groupBadges.indices { hosts[badges.count + place] = host }
      badges += groupBadges
    }

    mutating func move(by distance: CGPoint) {
      frame = frame.offsetBy(dx: distance.x, dy: distance.y)
      for place in hosts.keys { hosts[place] = hosts[place]?.offsetBy(dx: distance.x, dy: distance.y) }
    }
  }

  /// In points.
  let size: CGSize
  /// In order of the items.
  let leaves: [Leaf]
  /// Whether any view has had a say in it.
  let isMeasured: Bool
  /// How many items it depends on: its own, and those of which it has found out that they find no room.
  let examined: Int
  /// nil for those that are looked through.
  private let bands: LeafBands?
  /// Found out once: custom groups may hold any number of items.
  private let across: Reach
  private let down: Reach

  private struct Reach: Hashable, Sendable {
    var low: CGFloat
    var high: CGFloat

    init(_ leaves: [Leaf], isHorizontal: Bool) {
      (low, high) = leaves.reduce(into: (0, 0)) { whole, leaf in
        let reach = leaf.reach(isHorizontal: isHorizontal)
        whole = (min(whole.0, reach.low), max(whole.1, reach.high))
      }
    }
  }

  init(size: CGSize, leaves: [Leaf], isMeasured: Bool = false, examined: Int = 0) {
    (self.size, self.leaves, self.isMeasured, self.examined) = (size, leaves, isMeasured, examined)
    bands = LeafBands(leaves)
    across = Reach(leaves, isHorizontal: true)
    down = Reach(leaves, isHorizontal: false)
  }

  /// The places of all items that may touch `rect`, in points from the group's corner, themselves or with
  /// what is attached to them; perhaps of some more.
  func places(around rect: CGRect) -> [Int] { bands?.places(around: rect) ?? Array(leaves.indices) }
}

extension GroupPlan {
  /// From where to where items and what is attached to them lie, from left to right or downwards, in points
  /// from the group's corner.
  func reach(isHorizontal: Bool) -> (low: CGFloat, high: CGFloat) {
    let reach = isHorizontal ? across : down
    return (reach.low, reach.high)
  }
}

/// An item that a closure has put into a custom group.
struct CustomPlace: Sendable {
  /// From the group's corner, in points.
  var frame: CGRect
  var zIndex: Int
}
