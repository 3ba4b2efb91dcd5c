// Changes of the data while they are being collected and told (Facts 2.10).

import QuartzCore

/// The batch under way.
struct UpdateState {
  /// The changes that have been called for, and what was before.
  struct Collected {
    let batch: BatchUpdate
    let completions: [(Bool) -> Void]
    let former: [ElementID: UICollectionViewLayoutAttributes]?
  }

  /// How many `performBatchUpdates` there are within one another.
  var depth = 0
  var batch = BatchUpdate()
  var completions: [(Bool) -> Void] = []
  /// Where elements were before; nil outside of batches, and where they cannot be shown to move.
  private var former: [ElementID: UICollectionViewLayoutAttributes]?
  /// `ElementViews.generation` when the batch began.
  private(set) var generation = 0
  /// Whether the layout is being told: its offset adjustments do not count (Facts 2.3), what it says of the
  /// content size does later, and the counts are known.
  private(set) var isCommitting = false
  var heldContentSize: CGSize?
  /// The update under way, while the layout is being told.
  var update: ResolvedUpdate?

  /// Whether changes are being collected.
  var isCollecting: Bool { depth > 0 }

  mutating func begin(
    generation: Int, former: [ElementID: UICollectionViewLayoutAttributes]?
  ) {
    self.generation = generation
    self.former = former
  }

  /// All that the batch under way has come to; the next one begins with nothing.
  mutating func takeCollected() -> Collected {
    defer { (batch, completions, former) = (BatchUpdate(), [], nil) }
    return Collected(batch: batch, completions: completions, former: former)
  }

  mutating func beginCommit(_ update: ResolvedUpdate) {
    isCommitting = true
    self.update = update
  }

  mutating func endCommit() {
    isCommitting = false
    update = nil
  }

  mutating func takeHeldContentSize() -> CGSize? {
    defer { heldContentSize = nil }
    return heldContentSize
  }
}
