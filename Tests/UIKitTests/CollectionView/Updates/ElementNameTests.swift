import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `Names of elements through an update` {
  private let header = UICollectionView.elementKindSectionHeader

  private func names(
    before: [Int], after: [Int],
    extras: (ResolvedUpdate) -> [ElementNames.Kind: ElementNames.Extras] = { _ in [:] },
    _ change: (inout BatchUpdate) -> Void
  ) throws -> ElementNames {
    var batch = BatchUpdate()
    change(&batch)
    let update = try batch.resolved(before: before, after: after)
    return ElementNames(update, extras(update))
  }

  private func bar(_ path: IndexPath) -> ElementID { .supplementary(header, path) }

  @Test func `headers go with their sections, not with the items of their paths`() throws {
    let names = try names(before: [2, 2, 2], after: [0, 1, 2]) {
      $0.sections.deleted = [0]
      $0.sections.inserted = [0]
      $0.items.deleted = [[1, 0]]
    }
    #expect(names.newName(of: bar([0, 0])) == nil)
    #expect(names.newName(of: bar([1, 0])) == bar([1, 0]))
    #expect(names.oldName(of: bar([0, 0])) == nil)
    #expect(names.newName(of: .cell([1, 0])) == nil)
    #expect(names.newName(of: .cell([1, 1])) == .cell([1, 0]))
  }

  @Test func `what is reloaded is gone and new`() throws {
    let names = try names(before: [3, 1], after: [3, 4]) {
      $0.items.reloaded = [[0, 1]]
      $0.sections.reloaded = [1]
    }
    #expect(names.newName(of: .cell([0, 1])) == nil && names.oldName(of: .cell([0, 1])) == nil)
    #expect(names.newName(of: .cell([0, 2])) == .cell([0, 2]))
    #expect(names.newName(of: bar([0, 0])) == bar([0, 0]))
    #expect(names.newName(of: bar([1, 0])) == nil && names.oldName(of: bar([1, 0])) == nil)
  }

  @Test func `the layout says which extra views come and go, also those of no section`() throws {
    let kind = ElementNames.Kind(category: .supplementaryView, name: header)
    let names = try names(
      before: [5], after: [5],
      extras: { [kind: .init(deleted: [[0, 1], [0], []], inserted: [[0, 0], [0, 3]], $0)] }
    ) { _ in }
    let moves = [0, 1, 2, 3].map { names.newName(of: bar([0, $0]))?.indexPath.item }
    #expect(moves == [1, nil, 2, 4])
    #expect((0..<5).map { names.oldName(of: bar([0, $0]))?.indexPath.item } == [nil, 0, 2, nil, 3])
    #expect(names.newName(of: bar([0])) == nil && names.newName(of: bar([1])) == bar([0]))
  }
}
