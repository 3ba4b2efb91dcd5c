// Demands that a snapshot cannot meet, in words.

/// A programmer's mistake with a snapshot. UIKit ends the program for each of them (Facts 5.2).
struct SnapshotMistake: Error, Equatable, CustomStringConvertible {
  let description: String

  static func repeatedItem<Item>(_ item: Item) -> SnapshotMistake {
    SnapshotMistake(
      description:
        "the item \(item) is in the snapshot already, or was given twice; move it, or give each item once")
  }

  static func repeatedSection<Section>(_ section: Section) -> SnapshotMistake {
    SnapshotMistake(
      description:
        "the section \(section) is in the snapshot already, or was given twice; give each section once")
  }

  static func unknownItem<Item>(_ item: Item) -> SnapshotMistake {
    SnapshotMistake(description: "the item \(item) is not in the snapshot; append it first")
  }

  static func unknownSection<Section>(_ section: Section) -> SnapshotMistake {
    SnapshotMistake(description: "the section \(section) is not in the snapshot; append it first")
  }

  static let noSection = SnapshotMistake(
    description: "items were appended to a snapshot without sections; append a section first")

  static func movedBesideItself<Identifier>(_ identifier: Identifier) -> SnapshotMistake {
    SnapshotMistake(description: "\(identifier) cannot be moved next to itself; name another one")
  }
}

extension SnapshotMistake {
  /// Runs `change` on a value of the type `owner`, and ends the program where that is a mistake, as UIKit
  /// does (Facts 5.2).
  static func end<Result>(_ owner: String, _ change: () throws(SnapshotMistake) -> Result) -> Result {
    do throws(SnapshotMistake) {
      return try change()
    } catch {
      fatalError("\(owner): \(error)")
    }
  }
}
