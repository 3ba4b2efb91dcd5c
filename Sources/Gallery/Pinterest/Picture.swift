import UIKit

/// A picture on the wall: one of the photos' paintings, cut to a shape of its own.
struct Picture: Identifiable, Equatable, Sendable {
  /// Counts from 0. The pictures from 30 on look like the first thirty, in another order.
  let id: Int

  /// Paintings, and how wide each picture is for each point of its height: no two alike.
  private static let all: [(painting: String, aspectRatio: CGFloat)] = [
    ("Lanterns", 0.506), ("Fjord", 1.699), ("Poppies", 0.759), ("Pears", 1.21), ("Dunes", 1.588),
    ("Harbour", 1.335), ("Orbits", 0.989), ("Birches", 1.278), ("City", 1.333), ("Aurora", 1.676),

    ("Lighthouse", 0.4), ("Vase", 0.8), ("Waterfall", 0.667), ("Dunes", 1.5), ("Birches", 0.56),
    ("Orbits", 1.05), ("Poppies", 0.75), ("Aurora", 2), ("Lanterns", 0.58), ("Pears", 0.9),

    ("Harbour", 1.3), ("Waterfall", 0.72), ("Orbits", 1), ("Vase", 0.85), ("Fjord", 1.78),
    ("Birches", 0.64), ("Pears", 0.95), ("Aurora", 1.9), ("Poppies", 0.7), ("City", 1.6),
  ]

  private var look: (painting: String, aspectRatio: CGFloat) {
    let all = Self.all
    guard !all.indices.contains(id) else { return all[id] }
    // 7 has no factor in common with 30: so every look comes once before one comes again.
    let turn = (id % all.count * 7 + 11) % all.count
    return all[(turn + all.count) % all.count]
  }

  var title: String { look.painting }
  /// Width by height.
  var aspectRatio: CGFloat { look.aspectRatio }
  var image: UIImage? { UIImage(named: title.lowercased()) }
}
