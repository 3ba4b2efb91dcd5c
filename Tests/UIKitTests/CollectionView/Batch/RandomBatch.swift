import Foundation

/// A section of the random tests: a name for its header, and the values its cells show. No value comes twice.
struct Shelf: Equatable {
  var name: Int
  var values: [Int]

  init(_ lastValue: inout Int, _ random: inout SeededNumbers) {
    let first = lastValue + 1
    name = first
    values = (0..<(random.chance(15) ? 0 : random.number(1...9))).map { first + 1 + $0 }
    lastValue = first + values.count
  }
}

/// Numbers that are the same for the same seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// Streams of neighbouring seeds have nothing to do with one another.
  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed)
    state = next() ^ 0x5DEE_CE66_D000_000B
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// True in so many of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}

/// Changes that are told to a collection view in one batch, and the data after them (Facts 2.10): deletions,
/// reloads and origins of moves count as before, insertions and destinations as after.
struct RandomBatch {
  enum Change: Equatable {
    case insert(IndexPath)
    case delete(IndexPath)
    case reload(IndexPath)
    case move(IndexPath, IndexPath)
    case insertSection(Int)
    case deleteSection(Int)
    case reloadSection(Int)
    case moveSection(Int, Int)
  }

  private(set) var changes: [Change] = []
  private(set) var after: [Shelf] = []
  /// Values and names that are new because their element was reloaded, by what they were.
  private(set) var replaced: [Int: Int] = [:]

  /// Only what UIKit allows together: nothing happens to the items of sections that are deleted, reloaded,
  /// moved or new.
  init(from before: [Shelf], lastValue: inout Int, _ random: inout SeededNumbers) {
    let theme = random.number(0...9)
    let itemChance = theme < 8 ? random.number(4...30) : 0
    let sectionChance = theme > 5 ? random.number(10...35) : 0
    var sections = SectionDraft(before, chance: sectionChance, lastValue: &lastValue, &random)
    var items = ItemDraft(sections, before, chance: itemChance, lastValue: &lastValue, &random)
    sections.fill(with: items.finish(&random))
    changes = (sections.changes + items.changes).shuffled(using: &random)
    after = sections.after
    replaced = sections.replaced.merging(items.replaced) { first, _ in first }
  }
}

/// Puts `arriving` at random places of what stays, which keeps its order. Returns each one's place.
private func place<Element>(
  _ arriving: [Element], among staying: [Element], _ random: inout SeededNumbers
) -> (all: [Element], places: [Int]) {
  let count = staying.count + arriving.count
  let places = Array(Array(0..<count).shuffled(using: &random).prefix(arriving.count))
  var newcomers = Dictionary(uniqueKeysWithValues: zip(places, arriving))
  var rest = staying[...]
  let all = (0..<count).compactMap { newcomers.removeValue(forKey: $0) ?? rest.popFirst() }
  return (all, places)
}

/// The changes of whole sections.
private struct SectionDraft {
  private(set) var changes: [RandomBatch.Change] = []
  private(set) var after: [Shelf] = []
  private(set) var replaced: [Int: Int] = [:]
  /// Sections to whose items something may happen: places before and after.
  private(set) var steady: [(old: Int, new: Int)] = []

  init(_ before: [Shelf], chance: Int, lastValue: inout Int, _ random: inout SeededNumbers) {
    typealias Moving = (old: Int?, shelf: Shelf)
    var staying: [Moving] = []
    var arriving: [Moving] = []
    for (index, shelf) in before.enumerated() {
      switch random.chance(chance) ? random.number(0...3) : 4 {
      case 0: changes.append(.deleteSection(index))
      case 1:
        changes.append(.reloadSection(index))
        let new = Shelf(&lastValue, &random)
        replaced[shelf.name] = new.name
        staying.append((nil, new))
      case 2: arriving.append((index, shelf))
      default: staying.append((index, shelf))
      }
    }
    let room = max(0, 6 - staying.count - arriving.count)
    let inserted = random.chance(chance) || before.isEmpty ? min(room, random.number(1...2)) : 0
    for _ in 0..<inserted { arriving.append((nil, Shelf(&lastValue, &random))) }

    let (all, places) = place(arriving, among: staying, &random)
    for (moving, place) in zip(arriving, places) {
      changes.append(moving.old.map { .moveSection($0, place) } ?? .insertSection(place))
    }
    after = all.map(\.shelf)
    for (new, moving) in all.enumerated() where !places.contains(new) {
      if let old = moving.old { steady.append((old, new)) }
    }
  }

  mutating func fill(with values: [Int: [Int]]) {
    for (section, values) in values { after[section].values = values }
  }
}

/// The changes of single items.
private struct ItemDraft {
  private(set) var changes: [RandomBatch.Change] = []
  private(set) var replaced: [Int: Int] = [:]
  private var staying: [Int: [Int]] = [:]
  private var arriving: [Int: [(from: IndexPath?, value: Int)]] = [:]

  init(
    _ sections: SectionDraft, _ before: [Shelf], chance: Int, lastValue: inout Int,
    _ random: inout SeededNumbers
  ) {
    for (old, new) in sections.steady {
      staying[new, default: []] = []
      for (item, value) in before[old].values.enumerated() {
        let path = IndexPath(item: item, section: old)
        switch random.chance(chance) ? random.number(0...3) : 4 {
        case 0: changes.append(.delete(path))
        case 1:
          lastValue += 1
          changes.append(.reload(path))
          replaced[value] = lastValue
          staying[new, default: []].append(lastValue)
        case 2:
          let target = sections.steady.randomElement(using: &random)?.new ?? new
          arriving[target, default: []].append((path, value))
        default: staying[new, default: []].append(value)
        }
      }
      let inserted = random.chance(min(90, chance * 3)) ? random.number(1...2) : 0
      for _ in 0..<inserted where before[old].values.count < 14 {
        lastValue += 1
        arriving[new, default: []].append((nil, lastValue))
      }
    }
  }

  /// The values of the sections to whose items something may have happened, by their places afterwards.
  mutating func finish(_ random: inout SeededNumbers) -> [Int: [Int]] {
    var values: [Int: [Int]] = [:]
    for section in staying.keys.sorted() {
      let newcomers = arriving[section] ?? []
      let (all, places) = place(newcomers.map(\.value), among: staying[section] ?? [], &random)
      for (newcomer, place) in zip(newcomers, places) {
        let path = IndexPath(item: place, section: section)
        changes.append(newcomer.from.map { .move($0, path) } ?? .insert(path))
      }
      values[section] = all
    }
    return values
  }
}

extension RandomBatch.Change: CustomStringConvertible {
  var description: String {
    func text(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }
    return switch self {
    case .insert(let path): "insert \(text(path))"
    case .delete(let path): "delete \(text(path))"
    case .reload(let path): "reload \(text(path))"
    case .move(let from, let to): "move \(text(from)) to \(text(to))"
    case .insertSection(let section): "insert section \(section)"
    case .deleteSection(let section): "delete section \(section)"
    case .reloadSection(let section): "reload section \(section)"
    case .moveSection(let from, let to): "move section \(from) to \(to)"
    }
  }
}
