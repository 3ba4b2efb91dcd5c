import Testing
import UIKit

@testable import SwiftData

@MainActor @Suite(.serialized) struct `Fetches` {
  @Test func `choose, sort and cut`() throws {
    let shop = try Shop()
    for (name, price) in [("b", 2.0), ("c", 1), ("a", 2), ("d", 9)] { shop.item(name, price: price) }
    var descriptor = FetchDescriptor<Item>(
      predicate: _predicate { $0.price < 5 },
      sortBy: [SortDescriptor(\.price, order: .reverse), SortDescriptor(\.name)])
    #expect(try shop.context.fetch(descriptor).map(\.name) == ["a", "b", "c"])
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 1
    #expect(try shop.context.fetch(descriptor).map(\.name) == ["b"])
    #expect(try shop.context.fetchCount(descriptor) == 1)
    var seen: [String] = []
    try shop.context.enumerate(descriptor) { seen.append($0.name) }
    #expect(seen == ["b"])
  }

  @Test func `take limits that make no sense as none`() throws {
    let shop = try Shop()
    shop.item("a")
    var descriptor = FetchDescriptor<Item>()
    (descriptor.fetchLimit, descriptor.fetchOffset) = (-1, Int.min)
    #expect(try shop.context.fetchCount(descriptor) == 1)
    (descriptor.fetchLimit, descriptor.fetchOffset) = (Int.max, Int.max)
    #expect(try shop.context.fetchCount(descriptor) == 0)
  }

  @Test func `throw what their predicate throws`() throws {
    struct Refusal: Error {}
    let shop = try Shop()
    shop.item("a")
    #expect(throws: Refusal.self) { try shop.names(nil, _predicate { _ in throw Refusal() }) }
  }

  @Test func `are answered by a predicate as by any other of Foundation's`() throws {
    let predicate = _Predicates<Item>.make { $0.name.localizedStandardContains("AM") }
    #expect(try predicate.evaluate(Item("Lamp")) && !predicate.evaluate(Item("Saw")))
  }

  @Test func `of containers at one address find the same, of those in memory their own`() throws {
    VirtualRunLoop.current = VirtualRunLoop()
    func container(_ configuration: ModelConfiguration) throws -> ModelContext {
      ModelContext(try ModelContainer(for: Schema([Item.self]), configurations: [configuration]))
    }
    let first = try container(ModelConfiguration())
    first.insert(Item("Lamp"))
    try first.save()
    #expect(try container(ModelConfiguration()).fetchCount(FetchDescriptor<Item>()) == 1)
    #expect(try container(ModelConfiguration("other")).fetchCount(FetchDescriptor<Item>()) == 0)
    let inMemory = ModelConfiguration(isStoredInMemoryOnly: true)
    #expect(try container(inMemory).fetchCount(FetchDescriptor<Item>()) == 0)
  }
}
