import QuartzCore
import Testing
import UIKit

/// Random batches against a plain array of arrays (Facts 2.10): what is on screen is right after each of
/// them, views keep their elements, and none is lost or made in vain.
@MainActor @Suite struct `Random updates` {
  /// Ten thousand in all.
  nonisolated private static let batchesPerRun = 250
  nonisolated private static let seeds = Array(1...10)

  @Test(arguments: ShelfKind.allCases, seeds)
  func `after every batch the screen shows what the data say`(kind: ShelfKind, seed: Int) {
    let run = ShelfRun(kind: kind, seed: seed, batches: Self.batchesPerRun)
    if let failure = run.firstFailure() { Issue.record("\(failure)") }
  }
}

/// One long run of random steps.
@MainActor struct ShelfRun {
  let kind: ShelfKind
  let seed: Int
  let batches: Int

  /// The state before a step, as far as it can be set up again.
  private struct Start {
    var shelves: [Shelf]
    var size: CGSize
    var offset: CGFloat
    var selected: [Int]
  }

  /// Text for the person who mends it; nil where all is well.
  func firstFailure() -> String? {
    var random = SeededNumbers(seed: seed)
    var lastValue = 0
    var played: [(start: Start, step: ShelfStep)] = []
    let rig = ShelfRig(
      kind, Self.shelves(&lastValue, &random), size: CGSize(width: 90, height: 100))
    var left = batches
    while left > 0 {
      let step = Self.step(rig, &lastValue, &random)
      if case .batch = step { left -= 1 }
      played.append((start(rig), step))
      rig.play(step)
      if !rig.complaints.isEmpty { return report(rig.complaints, played.map { ($0.start, $0.step) }) }
    }
    return nil
  }

  private func start(_ rig: ShelfRig) -> Start {
    let selected = (rig.view.indexPathsForSelectedItems ?? []).compactMap { rig.value(at: $0) }
    return Start(
      shelves: rig.shelves, size: rig.view.frame.size, offset: rig.view.contentOffset.y, selected: selected)
  }

  /// The shortest end of the run that fails by itself, begun again with the data, size and offset of then.
  private func report(_ complaints: [String], _ played: [(start: Start, step: ShelfStep)]) -> String {
    var lines = ["\(kind), seed \(seed): failed in step \(played.count)"] + complaints
    for length in 1...min(12, played.count) {
      let end = played.suffix(length)
      guard let start = end.first?.start else { break }
      let complaints = replay(end.map(\.step), from: start)
      guard !complaints.isEmpty else { continue }
      lines += ["The last \(length) steps are enough:", "size \(start.size), offset \(start.offset)"]
      lines += ["selected \(start.selected)", "data \(text(start.shelves))"]
      lines += end.map { "- \($0.step)" } + complaints.map { "=> \($0)" }
      return lines.joined(separator: "\n")
    }
    return (lines + played.suffix(4).map { "- \($0.step)" }).joined(separator: "\n")
  }

  private func replay(_ steps: [ShelfStep], from start: Start) -> [String] {
    let rig = ShelfRig(kind, start.shelves, size: start.size)
    let most = max(0, rig.view.contentSize.height - rig.view.bounds.height)
    rig.play(.scroll(min(max(start.offset, 0), most), animated: false))
    rig.play(.select(start.selected))
    for step in steps where rig.complaints.isEmpty { rig.play(step) }
    return rig.complaints
  }

  // MARK: Chance

  private static func shelves(_ lastValue: inout Int, _ random: inout SeededNumbers) -> [Shelf] {
    (0..<random.number(0...4)).map { _ in Shelf(&lastValue, &random) }
  }

  private static func step(
    _ rig: ShelfRig, _ lastValue: inout Int, _ random: inout SeededNumbers
  ) -> ShelfStep {
    switch random.number(0...99) {
    case 0..<12:
      let most = max(0, rig.view.contentSize.height - rig.view.bounds.height)
      return .scroll(CGFloat(random.number(0...Int(most))), animated: random.chance(25))
    case 12..<16:
      return .resize([CGSize(width: 90, height: 100), CGSize(width: 140, height: 60)][random.number(0...1)])
    case 16..<19: return .reload(shelves(&lastValue, &random))
    case 19..<27:
      let values = rig.shelves.flatMap(\.values)
      return .select((0..<random.number(1...3)).compactMap { _ in values.randomElement(using: &random) })
    case 27..<30: return .wait([0.05, 0.2, 1][random.number(0...2)])
    default:
      let batch = RandomBatch(from: rig.shelves, lastValue: &lastValue, &random)
      return .batch(batch, style(of: batch, &random))
    }
  }

  private static func style(
    of batch: RandomBatch, _ random: inout SeededNumbers
  ) -> ShelfStep.Style {
    var style = ShelfStep.Style()
    if random.chance(25) {
      style.animation = ShelfStep.Style.Animation.allCases.randomElement(using: &random) ?? .with
    }
    style.isSingle = random.chance(50)
    if random.chance(15) { style.nested = random.number(0...batch.changes.count) }
    style.seconds = [0, 0.02, 0.1, 0.25, 1, 1, 1][random.number(0...6)]
    return style
  }
}
