import Foundation
import Testing

@testable import UIKit

/// Rows 100 high in two sections, selected by two fingers; notes what its delegate hears.
@MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let stage = Stage()
  let table: UITableView
  var allows = true
  var forbidden: IndexPath?
  private(set) var log: [String] = []

  override init() {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 100
    table.estimatedRowHeight = 0
    table.sectionHeaderHeight = 0
    table.sectionFooterHeight = 0
    table.sectionHeaderTopPadding = 0
    table.dataSource = self
    table.delegate = self
    table.allowsMultipleSelectionDuringEditing = true
    stage.window.addSubview(table)
    stage.settle()
  }

  func drain() -> [String] {
    defer { log = [] }
    return log
  }

  /// Two fingers, one beside the other.
  func fingers(_ phase: UITouch.Phase, _ y: CGFloat, at time: Double) {
    stage.loop.advance(before: time)
    stage.window.inject(
      [150, 220].enumerated().map {
        TouchSample(phase: phase, finger: $0, time: time, location: CGPoint(x: $1, y: y))
      })
    stage.loop.settle()
  }

  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath == forbidden ? nil : indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("+\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("-\(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    log.append("may \(indexPath.row) \(tableView.isEditing)")
    return allows
  }
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { log.append("begin \(indexPath.row) \(tableView.isEditing)") }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end") }
}

/// Cells of 100 × 100, three a line.
@MainActor private final class Cells: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let stage = Stage(size: CGSize(width: 300, height: 600))
  let collection: UICollectionView

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    super.init()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    collection.delegate = self
    collection.allowsMultipleSelectionDuringEditing = true
    stage.window.addSubview(collection)
    stage.settle()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor @Suite struct `Selecting with two fingers` {
  @Test func `the rows that they drag over are selected, and the table is edited`() {
    let rows = Rows()
    rows.fingers(.began, 150, at: 0)
    rows.fingers(.moved, 180, at: 0.1)
    #expect(rows.drain() == ["may 1 false", "begin 1 true", "+1"])
    rows.fingers(.moved, 350, at: 0.2)
    #expect(rows.drain() == ["+2", "+3"])
    rows.fingers(.ended, 350, at: 0.3)
    #expect(rows.drain() == ["end"] && rows.table.isEditing && rows.table.contentOffset.y == 0)
    #expect(rows.table.indexPathsForSelectedRows?.map(\.row).sorted() == [1, 2, 3])
  }

  @Test func `rows that they leave again are as they were`() {
    let rows = Rows()
    rows.table.isEditing = true
    rows.table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
    rows.fingers(.began, 150, at: 0)
    rows.fingers(.moved, 450, at: 0.1)
    #expect(rows.drain() == ["may 1 true", "begin 1 true", "+1", "+2", "+4"])
    rows.fingers(.moved, 50, at: 0.2)
    #expect(rows.drain() == ["-2", "-4", "+0"])
    #expect(rows.table.indexPathsForSelectedRows?.map(\.row).sorted() == [0, 1, 3])
  }

  @Test func `where they begin on a selected row they deselect`() {
    let rows = Rows()
    rows.table.isEditing = true
    for row in 1...3 {
      rows.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    rows.fingers(.began, 150, at: 0)
    rows.fingers(.moved, 280, at: 0.1)
    #expect(rows.drain() == ["may 1 true", "begin 1 true", "-1", "-2"])
  }

  @Test func `the delegate may leave out a row, or refuse all`() {
    let rows = Rows()
    rows.forbidden = IndexPath(row: 2, section: 0)
    rows.fingers(.began, 150, at: 0)
    rows.fingers(.moved, 350, at: 0.1)
    rows.fingers(.ended, 350, at: 0.2)
    #expect(rows.drain() == ["may 1 false", "begin 1 true", "+1", "+3", "end"])
    rows.allows = false
    rows.fingers(.began, 450, at: 1)
    rows.fingers(.moved, 550, at: 1.1)
    rows.fingers(.ended, 550, at: 1.2)
    #expect(rows.drain() == ["may 4 true"])
  }

  @Test func `one finger goes on scrolling, and a second one does not stop it`() {
    let rows = Rows()
    rows.stage.touch(.began, 150, 500, at: 0)
    rows.stage.touch(.moved, 150, 460, at: 0.1)
    rows.stage.touch(.began, 220, 460, at: 0.2, finger: 1)
    rows.stage.touch(.moved, 150, 400, at: 0.3)
    rows.stage.touch(.moved, 220, 400, at: 0.3, finger: 1)
    #expect(rows.drain() == [] && rows.table.contentOffset.y > 40 && !rows.table.isEditing)
  }

  @Test func `without leave to select several there is no such gesture`() {
    let rows = Rows()
    rows.table.allowsMultipleSelectionDuringEditing = false
    rows.fingers(.began, 450, at: 0)
    rows.fingers(.moved, 350, at: 0.1)
    #expect(rows.drain() == [] && rows.table.contentOffset.y > 0)
    #expect(UITableView(frame: .zero).twoFingers == nil)
  }

  @Test func `items between where they landed and where they are go in the order of the list`() {
    let cells = Cells()
    func fingers(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, at time: Double) {
      cells.stage.touch(phase, x - 10, y, at: time, finger: 0)
      cells.stage.touch(phase, x + 10, y, at: time, finger: 1)
    }
    fingers(.began, 150, 50, at: 0)
    fingers(.moved, 50, 250, at: 0.1)
    #expect(cells.collection.isEditing)
    #expect(cells.collection.indexPathsForSelectedItems?.map(\.item).sorted() == [1, 2, 3, 4, 5, 6])
    fingers(.moved, 50, 150, at: 0.2)
    #expect(cells.collection.indexPathsForSelectedItems?.map(\.item).sorted() == [1, 2, 3])
  }

  @Test func `a range goes over sections, in either direction, and not beyond what there is`() {
    func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
    let counts = [3, 0, 2]
    let all = [path(0, 1), path(0, 2), path(2, 0)]
    #expect(TwoFingerSelection.paths(from: path(0, 1), through: path(2, 0), countsBySection: counts) == all)
    #expect(TwoFingerSelection.paths(from: path(2, 0), through: path(0, 1), countsBySection: counts) == all)
    #expect(
      TwoFingerSelection.paths(from: path(0, 2), through: path(0, 9), countsBySection: counts)
        == [path(0, 2)])
    #expect(TwoFingerSelection.paths(from: path(0, 0), through: path(5, 0), countsBySection: counts) == [])
  }
}
