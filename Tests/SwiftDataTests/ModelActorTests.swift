import Testing
import UIKit

@testable import SwiftData

/// As the adapter writes an actor marked `@ModelActor`.
private actor Namer: ModelActor {
  nonisolated let modelExecutor: any ModelExecutor
  nonisolated let modelContainer: ModelContainer

  init(modelContainer: ModelContainer) {
    modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
    self.modelContainer = modelContainer
  }

  /// The thread that it ran on.
  func add(_ name: String) throws -> pthread_t {
    modelContext.insert(Item(name))
    try modelContext.save()
    return pthread_self()
  }
}

@MainActor @Suite(.serialized) struct `Model actors` {
  @Test func `have a context of their own, on the one thread of a preview`() async throws {
    let shop = try Shop()
    let here = pthread_self()
    let there = try await Namer(modelContainer: shop.container).add("Lamp")
    #expect(there == here)
    #expect(try shop.names() == ["Lamp"])
  }
}
