import SwiftUI
import Testing
import _CoreData_SwiftUI

@testable import CoreData

extension Item: Identifiable {}

/// Views of SwiftUI's that show managed objects.
@MainActor @Suite(.serialized) struct `Fetch requests of views` {
  private func shown(_ shop: Shop, _ view: some View) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIHostingController(
      rootView: view.environment(\.managedObjectContext, shop.context))
    window.makeKeyAndVisible()
    settle()
    return window
  }

  private func settle(_ seconds: TimeInterval = 1) {
    let loop = VirtualRunLoop.current
    loop.setNeedsCommit()
    loop.settle()
    loop.advance(to: loop.now + seconds)
    loop.settle()
  }

  private func texts(_ view: UIView) -> [String] {
    ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
  }

  @MainActor private final class Handle { var act: () -> Void = {} }

  private struct Names: View {
    @FetchRequest(
      sortDescriptors: [NSSortDescriptor(key: "name", ascending: true)],
      predicate: NSPredicate(format: "isSold == NO"), animation: .default)
    private var items: FetchedResults<Item>
    var handle: Handle?
    var body: some View {
      let _ = handle?.act = { items.nsPredicate = NSPredicate(format: "count > 5") }
      VStack { ForEach(items) { Text($0.name) } }
    }
  }

  @Test func `follow what is inserted, changed, sold and deleted, in their order`() {
    let shop = Shop()
    let window = shown(shop, Names())
    #expect(texts(window).isEmpty)
    let (saw, lamp) = (shop.item("Saw"), shop.item("Lamp"))
    settle()
    #expect(texts(window) == ["Lamp", "Saw"])
    lamp.name = "Tongs"
    settle()
    #expect(texts(window) == ["Saw", "Tongs"])
    saw.isSold = true
    settle()
    #expect(texts(window) == ["Tongs"])
    shop.context.delete(lamp)
    settle()
    #expect(texts(window).isEmpty)
  }

  @Test func `fetch again by another predicate`() {
    let shop = Shop()
    shop.item("Few", count: 1)
    shop.item("Many", count: 9)
    let handle = Handle()
    let window = shown(shop, Names(handle: handle))
    #expect(texts(window) == ["Few", "Many"])
    handle.act()
    settle()
    #expect(texts(window) == ["Many"])
    shop.item("More", count: 10)
    settle()
    #expect(texts(window) == ["Many", "More"])
  }

  @Test func `put objects into sections`() {
    struct Counts: View {
      @SectionedFetchRequest(
        sectionIdentifier: \Item.count,
        sortDescriptors: [SortDescriptor(\Item.count, order: .reverse), SortDescriptor(\Item.name)])
      private var sections: SectionedFetchResults<Int16, Item>
      var body: some View {
        VStack {
          ForEach(sections) { section in
            Text("of \(section.id)")
            ForEach(section) { Text($0.name) }
          }
        }
      }
    }
    let shop = Shop()
    shop.item("Saw", count: 1)
    shop.item("Lamp", count: 2)
    shop.item("Axe", count: 1)
    #expect(texts(shown(shop, Counts())) == ["of 2", "Lamp", "of 1", "Axe", "Saw"])
  }

  @Test func `are not needed by a view that observes an object`() {
    struct Detail: View {
      @ObservedObject var item: Item
      var body: some View { Text("\(item.name) \(item.count)") }
    }
    let shop = Shop()
    let item = shop.item("Saw", count: 1)
    let window = shown(shop, Detail(item: item))
    settle()
    item.count = 3
    settle()
    #expect(texts(window) == ["Saw 3"])
  }

  @Test func `find sample objects where no context is given`() {
    struct Saved: View {
      @Environment(\.managedObjectContext) private var context
      var body: some View { Text(context === NSManagedObjectContext._ofSamples() ? "samples" : "other") }
    }
    let shop = Shop()
    _ = shop.context
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIHostingController(rootView: Saved())
    window.makeKeyAndVisible()
    settle()
    #expect(texts(window) == ["samples"])
  }
}
