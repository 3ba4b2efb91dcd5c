import UIKit

@testable import SwiftData

/// Something on sale, as the adapter writes a class marked `@Model`.
@Observable final class Item {
  var name: String
  var price = 0.0
  var kind = Kind.tool
  var madeAt: Date = .now
  var note: String?
  var box: Box?
  var tags: [Tag] = []
  @ObservationIgnored var isShown = false

  enum Kind: String, Codable, CaseIterable { case tool, toy }

  init(_ name: String, price: Double = 1) { (self.name, self.price) = (name, price) }

  @ObservationIgnored let _$observationRegistrar = _ModelState()
  required init(_sample row: _SampleRow) throws {
    name = try row.value("name")
    row.fill(self, \Item.price, "price")
    row.fill(self, \Item.madeAt, "madeAt")
    row.fill(self, \Item.note, "note")
  }
}

extension Item: PersistentModel {
  static var schemaMetadata: [Schema.PropertyMetadata] {
    [
      Schema.PropertyMetadata(name: "name", keypath: \Item.name, metadata: Schema.Attribute(.unique)),
      Schema.PropertyMetadata(name: "price", keypath: \Item.price),
      Schema.PropertyMetadata(name: "box", keypath: \Item.box),
      Schema.PropertyMetadata(
        name: "tags", keypath: \Item.tags, metadata: Schema.Relationship(inverse: \Tag.items)),
    ]
  }
}

/// Has items, which go with it.
@Observable final class Box {
  var label: String
  var items: [Item] = []
  var locks: [Lock]? = []

  init(_ label: String) { self.label = label }

  @ObservationIgnored let _$observationRegistrar = _ModelState()
  required init(_sample row: _SampleRow) throws { label = try row.value("label") }
}

extension Box: PersistentModel {
  static var schemaMetadata: [Schema.PropertyMetadata] {
    [
      Schema.PropertyMetadata(name: "label", keypath: \Box.label),
      Schema.PropertyMetadata(
        name: "items", keypath: \Box.items,
        metadata: Schema.Relationship(deleteRule: .cascade, inverse: \Item.box)),
      Schema.PropertyMetadata(
        name: "locks", keypath: \Box.locks, metadata: Schema.Relationship(deleteRule: .deny)),
    ]
  }
}

/// Cannot be without its box.
@Observable final class Lock {
  var code: Int
  var box: Box

  init(_ code: Int, _ box: Box) { (self.code, self.box) = (code, box) }

  @ObservationIgnored let _$observationRegistrar = _ModelState()
  required init(_sample row: _SampleRow) throws {
    code = try row.value("code")
    box = try row.value("box")
  }
}

extension Lock: PersistentModel {
  static var schemaMetadata: [Schema.PropertyMetadata] {
    [
      Schema.PropertyMetadata(name: "code", keypath: \Lock.code),
      Schema.PropertyMetadata(name: "box", keypath: \Lock.box),
    ]
  }
  static var _uniqueSets: [[AnyKeyPath]] { _Unique<Lock>([\.code, \.box]).sets }
}

@Observable final class Tag {
  var word: String
  var items: [Item] = []

  init(_ word: String) { self.word = word }

  @ObservationIgnored let _$observationRegistrar = _ModelState()
  required init(_sample row: _SampleRow) throws { word = try row.value("word") }
}

extension Tag: PersistentModel {
  static var schemaMetadata: [Schema.PropertyMetadata] {
    [
      Schema.PropertyMetadata(name: "word", keypath: \Tag.word),
      Schema.PropertyMetadata(name: "items", keypath: \Tag.items),
    ]
  }
}

/// A container of its own, and a context of it that saves when it is told.
@MainActor struct Shop {
  let container: ModelContainer
  let context: ModelContext

  /// - Parameter rows: of sample data.
  init(rows: Int = 0) throws {
    VirtualRunLoop.current = VirtualRunLoop()
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    container = try ModelContainer(for: Item.self, Box.self, configurations: configuration)
    container.store.sampleRows = rows
    context = ModelContext(container)
  }

  @discardableResult func item(_ name: String, price: Double = 1) -> Item {
    let item = Item(name, price: price)
    context.insert(item)
    return item
  }

  /// The names of what a context finds; of this one's for nil.
  func names(_ other: ModelContext? = nil, _ predicate: Predicate<Item>? = nil) throws -> [String] {
    try (other ?? context).fetch(FetchDescriptor(predicate: predicate)).map(\.name)
  }
}
