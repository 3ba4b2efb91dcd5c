import Testing

@testable import UIKit

/// A snapshot as text: "a: 1 2 | b:".
func text(_ snapshot: NSDiffableDataSourceSnapshot<String, Int>) -> String {
  snapshot.sectionIdentifiers.map { section in
    ([section + ":"] + snapshot.itemIdentifiers(inSection: section).map(String.init)).joined(separator: " ")
  }.joined(separator: " | ")
}

@Suite("Snapshot") struct SnapshotTests {
  private func sample() -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5], toSection: "b")
    return snapshot
  }

  @Test func `items are appended to the last section unless another is named`() {
    var snapshot = sample()
    snapshot.appendItems([6])
    #expect(text(snapshot) == "a: 1 2 3 | b: 4 5 | c: 6")
  }

  @Test func `it says where everything is`() {
    let snapshot = sample()
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.numberOfSections == 3)
    #expect(snapshot.numberOfItems(inSection: "a") == 3)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.indexOfItem(5) == 4)
    #expect(snapshot.indexOfItem(6) == nil)
    #expect(snapshot.indexOfSection("c") == 2)
    #expect(snapshot.indexOfSection("d") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
  }

  @Test func `sections and items are inserted next to others`() {
    var snapshot = sample()
    snapshot.insertSections(["x"], beforeSection: "a")
    snapshot.insertSections(["y"], afterSection: "c")
    snapshot.insertItems([7, 8], beforeItem: 1)
    snapshot.insertItems([9], afterItem: 5)
    #expect(text(snapshot) == "x: | a: 7 8 1 2 3 | b: 4 5 9 | c: | y:")
  }

  @Test func `items move within their section and to others`() {
    var snapshot = sample()
    snapshot.moveItem(3, beforeItem: 1)
    snapshot.moveItem(1, afterItem: 4)
    #expect(text(snapshot) == "a: 3 2 | b: 4 1 5 | c:")
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
  }

  @Test func `sections move with their items`() {
    var snapshot = sample()
    snapshot.moveSection("a", afterSection: "b")
    snapshot.moveSection("c", beforeSection: "b")
    #expect(text(snapshot) == "c: | b: 4 5 | a: 1 2 3")
    #expect(snapshot.indexOfItem(1) == 2)
  }

  @Test func `what is not there can be deleted`() {
    var snapshot = sample()
    snapshot.deleteItems([2, 99])
    snapshot.deleteItems(Array(3...40))
    snapshot.deleteSections(["b", "z"])
    #expect(text(snapshot) == "a: 1 | c:")
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test func `a copy is a value of its own`() {
    let snapshot = sample()
    var copy = snapshot
    copy.deleteItems([1])
    #expect(snapshot.numberOfItems == 5)
    #expect(copy.numberOfItems == 4)
  }

  @Test func `marks are kept in order, once each, and go with what they mark`() {
    var snapshot = sample()
    snapshot.reloadItems([3, 1, 3])
    snapshot.reconfigureItems([5])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [3, 1])
    snapshot.deleteItems([3])
    snapshot.deleteSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [1])
    #expect(snapshot.reconfiguredItemIdentifiers == [])
    #expect(snapshot.reloadedSectionIdentifiers == [])
  }

  /// Equal where the name is, with a note that is not compared.
  private struct Noted: Hashable {
    var name: String
    var note: String
    static func == (a: Noted, b: Noted) -> Bool { a.name == b.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  @Test func `reloading and moving keep the stored identifier`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Noted>()
    snapshot.appendSections([0])
    snapshot.appendItems([Noted(name: "a", note: "old"), Noted(name: "b", note: "old")])
    snapshot.reloadItems([Noted(name: "a", note: "new")])
    snapshot.moveItem(Noted(name: "a", note: "new"), afterItem: Noted(name: "b", note: "new"))
    #expect(snapshot.itemIdentifiers.map(\.note) == ["old", "old"])
  }

  // MARK: Mistakes

  private typealias Contents = SnapshotContents<String, Int>

  @Test func `mistakes are named`() {
    let there = "is in the snapshot already, or was given twice"
    #expect(
      mistake { (it) throws(SnapshotMistake) in try it.appendItems([9, 1], to: "b") }?.contains(
        "item 1 \(there)") == true)
    #expect(
      mistake { (it) throws(SnapshotMistake) in try it.appendItems([9, 9], to: "b") }?.contains(
        "item 9 \(there)") == true)
    #expect(
      mistake { (it) throws(SnapshotMistake) in try it.insertSections(["x", "x"], at: 0) }?.contains(
        "section x \(there)") == true)
    #expect(
      mistake { (it) throws(SnapshotMistake) in try it.insertItems([9], nextTo: 7, isAfter: true) }
        == "the item 7 is not in the snapshot; append it first")
    #expect(
      mistake { (it) throws(SnapshotMistake) in try it.moveSection("a", nextTo: "z", isAfter: true) }
        == "the section z is not in the snapshot; append it first")
    #expect(
      mistake { (it) throws(SnapshotMistake) in try it.moveItem(1, nextTo: 1, isAfter: true) }
        == "1 cannot be moved next to itself; name another one")
    #expect(
      mistake { (it) throws(SnapshotMistake) in try it.check([1, 8]) }
        == "the item 8 is not in the snapshot; append it first")
    #expect(throws: SnapshotMistake.noSection) { try noSection() }
  }

  private func noSection() throws {
    var contents = Contents()
    try contents.appendItems([1], to: nil)
  }

  /// The mistake of `edit` with sections a, b and items 1, 2; nil where nothing is wrong. A mistake changes
  /// nothing.
  private func mistake(_ edit: (inout Contents) throws(SnapshotMistake) -> Void) -> String? {
    var contents = Contents()
    do throws(SnapshotMistake) {
      try contents.insertSections(["a", "b"], at: 0)
      try contents.appendItems([1, 2], to: "a")
    } catch {
      return "the sample: \(error)"
    }
    let before = contents
    do throws(SnapshotMistake) {
      try edit(&contents)
      return nil
    } catch {
      #expect(contents == before)
      #expect(contents.numberOfItems == 2)
      return error.description
    }
  }

  @Test func `a mistake ends the program and says what it is`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendItems([1])
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains("NSDiffableDataSourceSnapshot: items were appended to a snapshot without sections"))
  }
}
