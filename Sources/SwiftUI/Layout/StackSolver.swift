import UIKit

/// Shares the room of a stack among its views.
struct StackSolver {
  let axis: Axis
  /// By which they are set against one another across the stack.
  let guide: AlignmentKey
  /// In points; nil: as the views want it.
  let spacing: CGFloat?

  struct Solution {
    var proposals: [ProposedViewSize]
    /// From the stack's own corner.
    var origins: [CGPoint]
    var size: CGSize
  }

  func solve(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Solution {
    let gaps = gaps(subviews)
    let proposals = proposals(proposal, subviews, gaps.reduce(0, +))
    let dimensions = zip(subviews, proposals).map { $0.dimensions(in: $1) }
    var origins: [CGPoint] = []
    var along: CGFloat = 0
    for (index, dimension) in dimensions.enumerated() {
      if index > 0 { along += gaps[index - 1] }
      var origin = CGPoint.zero
      origin[axis] = along
      origin[axis.other] = -dimension[guide]
      origins.append(origin)
      along += dimension.size[axis]
    }
    // Across, they reach as far as the guides keep them apart.
    let low = origins.map { $0[axis.other] }.min() ?? 0
    let high = zip(origins, dimensions).map { $0[axis.other] + $1.size[axis.other] }.max() ?? 0
    for index in origins.indices {
      // Of two infinite lengths the difference is none.
      let across = origins[index][axis.other] - low
      origins[index][axis.other] = across.isFinite ? across : 0
    }
    var size = CGSize.zero
    size[axis] = along
    size[axis.other] = high.isInfinite || low.isInfinite ? .infinity : high - low
    return Solution(proposals: proposals, origins: origins, size: size)
  }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    let solution = solve(proposal, subviews)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: bounds.origin + solution.origins[index], proposal: solution.proposals[index])
    }
  }

  /// A stack of texts alone stands among others like a text.
  func outerSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { one, next in
      let gap = spacing ?? one.spacing.distance(to: next.spacing, along: axis)
      return gap.isFinite ? gap : 0
    }
  }

  /// The sizes that the subviews are offered.
  private func proposals(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ gaps: CGFloat
  ) -> [ProposedViewSize] {
    var result = Array(repeating: proposal, count: subviews.count)
    guard let length = proposal[axis] else { return result }
    func size(_ index: Int, _ offered: CGFloat) -> CGFloat {
      var proposal = proposal
      proposal[axis] = offered
      return subviews[index].sizeThatFits(proposal)[axis]
    }
    let leasts = subviews.indices.map { size($0, 0) }
    let flexibilities = subviews.indices.map { index in
      let largest = size(index, .infinity)
      return largest.isInfinite ? .infinity : largest - leasts[index]
    }
    let priorities = subviews.map(\.priority)
    var left = length - gaps
    for priority in Set(priorities).sorted(by: >) {
      let group = subviews.indices.filter { priorities[$0] == priority }.sorted {
        (flexibilities[$0], $0) < (flexibilities[$1], $1)
      }
      let kept = subviews.indices.filter { priorities[$0] < priority }.reduce(0) { $0 + leasts[$1] }
      var room = left - kept
      for (place, index) in group.enumerated() {
        let offered = max(0, room / CGFloat(group.count - place))
        result[index][axis] = offered
        let taken = size(index, offered)
        if room.isFinite { room -= taken }
        if left.isFinite { left -= taken }
      }
    }
    return result
  }
}
