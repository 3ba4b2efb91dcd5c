import Testing
import UIKit

@testable import SwiftData

@MainActor @Suite(.serialized) struct `Relationships` {
  @Test func `are kept in step at both ends, whichever is set`() throws {
    let shop = try Shop()
    let (a, b, lamp) = (Box("A"), Box("B"), shop.item("Lamp"))
    shop.context.insert(a)
    shop.context.insert(b)
    a.items.append(lamp)
    #expect(lamp.box === a)
    lamp.box = b
    #expect(a.items.isEmpty && b.items.map(\.name) == ["Lamp"])
    a.items = [lamp]
    #expect(b.items.isEmpty && lamp.box === a)
    a.items = []
    #expect(lamp.box == nil)
  }

  @Test func `have an inverse where none is written, if only one property can be meant`() throws {
    let shop = try Shop()
    let box = Box("A")
    shop.context.insert(box)
    let lock = Lock(7, box)
    shop.context.insert(lock)
    #expect(box.locks?.map(\.code) == [7])
    let (lamp, tag) = (shop.item("Lamp"), Tag("new"))
    lamp.tags = [tag]
    #expect(tag.items.map(\.name) == ["Lamp"])
    tag.items.removeAll()
    #expect(lamp.tags.isEmpty)
  }

  @Test func `bring related objects into the context`() throws {
    let shop = try Shop()
    let (box, lamp, saw) = (Box("A"), Item("Lamp"), Item("Saw"))
    box.items = [lamp]
    shop.context.insert(box)
    #expect(lamp.modelContext === shop.context && lamp.box === box)
    saw.box = box
    #expect(saw.modelContext === shop.context && box.items.count == 2)
    #expect(try Set(shop.names()) == ["Lamp", "Saw"])
  }

  @Test func `delete what goes with an object, and let go of what stays`() throws {
    let shop = try Shop()
    let (box, lamp, tag) = (Box("A"), shop.item("Lamp"), Tag("new"))
    shop.context.insert(box)
    box.items = [lamp]
    lamp.tags = [tag]
    try shop.context.save()
    shop.context.delete(box)
    #expect(lamp.isDeleted && !tag.isDeleted && tag.items.isEmpty)
    #expect(try shop.names().isEmpty && shop.context.fetchCount(FetchDescriptor<Tag>()) == 1)
  }

  @Test func `may deny a deletion, which the save says`() throws {
    let shop = try Shop()
    let box = Box("A")
    shop.context.insert(Lock(1, box))
    try shop.context.save()
    shop.context.delete(box)
    #expect(throws: SwiftDataError.self) { try shop.context.save() }
    shop.context.rollback()
    #expect(!box.isDeleted && !shop.context.hasChanges)
    try shop.context.save()
    #expect(try shop.context.fetchCount(FetchDescriptor<Box>()) == 1)
  }
}
