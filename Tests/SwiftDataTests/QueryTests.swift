import SwiftUI
import Testing

@testable import SwiftData

/// Counts how often a body was asked for.
@MainActor private final class Count {
  var bodies = 0
}

@MainActor @Suite(.serialized) struct `Queries of views` {
  /// Shows a view of the shop's main context.
  private func shown(_ shop: Shop, _ view: some View) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIHostingController(rootView: view.modelContainer(shop.container))
    window.makeKeyAndVisible()
    settle()
    return window
  }

  private func settle(_ seconds: TimeInterval = 0.05) {
    let loop = VirtualRunLoop.current
    loop.setNeedsCommit()
    loop.settle()
    loop.advance(to: loop.now + seconds)
    loop.settle()
  }

  private func texts(_ view: UIView) -> [String] {
    ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
  }

  private struct Names: View {
    @Query(sort: \Item.name, order: .reverse) private var items: [Item]
    let count: Count
    var body: some View {
      let _ = count.bodies += 1
      VStack { ForEach(items) { Text($0.name) } }
    }
  }

  @Test func `follow what is inserted, deleted and changed, in their order`() throws {
    let shop = try Shop()
    let context = shop.container.mainContext
    let window = shown(shop, Names(count: Count()))
    #expect(texts(window).isEmpty)
    let (lamp, saw) = (Item("Lamp"), Item("Saw"))
    context.insert(lamp)
    context.insert(saw)
    settle()
    #expect(texts(window) == ["Saw", "Lamp"])
    lamp.name = "Tap"
    settle()
    #expect(texts(window) == ["Tap", "Saw"])
    context.delete(lamp)
    settle()
    #expect(texts(window) == ["Saw"])
  }

  @Test func `hear of other contexts when they save`() throws {
    let shop = try Shop()
    let window = shown(shop, Names(count: Count()))
    shop.item("Lamp")
    settle()
    #expect(texts(window).isEmpty)
    try shop.context.save()
    settle()
    #expect(texts(window) == ["Lamp"])
  }

  @Test func `leave their view alone while they find the same`() throws {
    let shop = try Shop()
    let count = Count()
    shop.container.mainContext.insert(Item("Lamp"))
    let window = shown(shop, Names(count: count))
    let before = count.bodies
    shop.container.mainContext.insert(Box("A"))
    settle()
    #expect(count.bodies == before && texts(window) == ["Lamp"])
  }

  private struct Filtered: View {
    @Query() private var items: [Item]
    init(over price: Double) {
      _items = Query(filter: _Predicates<Item>.make { $0.price > price }, sort: \.name)
    }
    var body: some View { Text(items.map(\.name).joined(separator: " ")) }
  }

  private struct Choice: View {
    @State var price = 1.0
    var body: some View {
      VStack {
        Filtered(over: price)
        Button("More") { price = 2 }.onAppear { choice.more = { price = 2 } }
      }
    }
    let choice: Actions
  }

  @MainActor private final class Actions {
    var more: () -> Void = {}
  }

  @Test func `may be given by the view's initialiser, with a filter that changes`() throws {
    let shop = try Shop()
    for price in 1...3 { shop.container.mainContext.insert(Item("\(price)", price: Double(price))) }
    let actions = Actions()
    let window = shown(shop, Choice(choice: actions))
    #expect(texts(window).contains("2 3"))
    actions.more()
    settle()
    #expect(texts(window).contains("3"))
  }

  private struct Detail: View {
    @Bindable var item: Item
    var body: some View { Text("\(item.name) \(item.box?.label ?? "-")") }
  }

  @Test func `have objects whose properties views follow, relationships too`() throws {
    let shop = try Shop()
    let (lamp, box) = (shop.item("Lamp"), Box("A"))
    let window = shown(shop, Detail(item: lamp))
    shop.context.insert(box)
    box.items.append(lamp)
    Bindable(lamp).name.wrappedValue = "Tap"
    settle()
    #expect(texts(window) == ["Tap A"])
  }

  private struct Own: View {
    @Environment(\.modelContext) private var context
    @Query() private var items: [Item]
    var body: some View {
      Text("\(items.count)").onAppear { context.insert(Item("Lamp")) }
    }
    init() { _items = Query() }
  }

  @Test func `find the container that a modifier makes, which stays`() throws {
    let shop = try Shop()
    let window = shown(shop, Own().modelContainer(for: Item.self, inMemory: true))
    settle()
    #expect(texts(window) == ["1"])
    settle(1)
    #expect(texts(window) == ["1"])
    #expect(try shop.container.mainContext.fetchCount(FetchDescriptor<Item>()) == 0)
  }

  // MARK: Sample objects

  @Test func `are filled with sample objects where the app leaves a class empty`() throws {
    let shop = try Shop(rows: 5)
    let window = shown(shop, Names(count: Count()))
    #expect(texts(window).isEmpty)
    settle(1)
    #expect(texts(window).count == 5)
    let items = try shop.container.mainContext.fetch(FetchDescriptor<Item>())
    #expect(Set(items.map(\.name)).count == 5 && items.allSatisfy { $0.price != 0 && $0.box != nil })
    #expect(items.allSatisfy { $0.box?.items.contains($0) == true && !$0.tags.isEmpty })
    #expect(!shop.container.mainContext.hasChanges)
    let locks = try shop.container.mainContext.fetch(FetchDescriptor<Lock>())
    #expect(locks.count == 5 && locks.allSatisfy { $0.box.locks?.contains($0) == true })
  }

  @Test func `are not where the app puts objects in itself, or none are wanted`() throws {
    let own = try Shop(rows: 5)
    let window = shown(own, Names(count: Count()))
    own.container.mainContext.insert(Item("Lamp"))
    settle(1)
    #expect(texts(window) == ["Lamp"])
    let none = try Shop(rows: 0)
    let empty = shown(none, Names(count: Count()))
    settle(1)
    #expect(texts(empty).isEmpty)
  }

  @Test func `are the same sample objects on each run`() throws {
    func names() throws -> [String] {
      let shop = try Shop(rows: 4)
      SampleModels.fill(Item.self, of: shop.container)
      return try shop.context.fetch(FetchDescriptor<Item>()).map {
        "\($0.name) \($0.price) \($0.madeAt) \($0.note ?? "") \($0.box?.label ?? "")"
      }
    }
    #expect(try names() == names())
  }

  @Test func `leave what code fetches as it is`() throws {
    let shop = try Shop(rows: 5)
    #expect(try shop.names().isEmpty)
    settle(1)
    #expect(try shop.names().isEmpty)
  }
}
