import Testing

@testable import SwiftUI

/// The properties of views in all forms in which people write them.
@MainActor @Suite struct `Properties of views` {
  private func texts(_ host: UIView) -> [String] { host.all(UILabel.self).compactMap(\.text) }
  private final class Handle { var act: () -> Void = {} }
  private enum Flavour: String { case sweet, salty }

  @Test func `keep values in the user defaults, and follow one another`() throws {
    struct Part: View {
      @AppStorage("count", store: Self.store) private var count = 1
      @AppStorage("flavour", store: Self.store) private var flavour = Flavour.sweet
      @AppStorage("name", store: Self.store) private var name: String?
      let handle: Handle?
      static let store = UserDefaults(suiteName: "properties-of-views")
      var body: some View {
        let _ =
          handle?.act = {
            count += 1
            flavour = .salty
            name = "b"
          }
        Text("\(count) \(flavour.rawValue) \(name ?? "-")")
      }
    }
    struct Screen: View {
      let handle: Handle
      var body: some View {
        VStack {
          Part(handle: handle)
          Part(handle: nil)
        }
      }
    }
    for key in ["count", "flavour", "name"] { Part.store?.removeObject(forKey: key) }
    let handle = Handle()
    let shown = host(Screen(handle: handle))
    #expect(texts(shown) == ["1 sweet -", "1 sweet -"])
    handle.act()
    shown.layoutIfNeeded()
    #expect(texts(shown) == ["2 salty b", "2 salty b"])
    #expect(Part.store?.integer(forKey: "count") == 2)
  }

  @Test func `keep a scene's values and an identity while the view stays`() {
    struct Screen: View {
      @SceneStorage("tab") private var tab = "one"
      @Namespace private var names
      let title: String
      let handle: Handle
      let see: (Namespace.ID) -> Void
      var body: some View {
        let _ = handle.act = { tab = "two" }
        let _ = see(names)
        Text("\(title) \(tab)")
      }
    }
    var seen = Set<Namespace.ID>()
    let handle = Handle()
    let shown = host(Screen(title: "a", handle: handle) { seen.insert($0) })
    handle.act()
    shown.rootView = Screen(title: "b", handle: handle) { seen.insert($0) }
    shown.layoutIfNeeded()
    #expect(texts(shown) == ["b two"] && seen.count == 1)
  }

  @Test func `make an object once, and find it again below`() {
    final class Model: ObservableObject {
      nonisolated(unsafe) static var made = 0
      @Published var count = 0
      init() { Self.made += 1 }
    }
    struct Below: View {
      @EnvironmentObject private var model: Model
      var body: some View { Text("below \(model.count)") }
    }
    struct Screen: View {
      @StateObject private var model = Model()
      let handle: Handle
      let title: String
      var body: some View {
        let _ = handle.act = { model.count += 1 }
        VStack {
          Text("\(title) \(model.count)")
          Below()
        }
        .environmentObject(model)
      }
    }
    let handle = Handle()
    let shown = host(Screen(handle: handle, title: "a"))
    shown.rootView = Screen(handle: handle, title: "b")
    shown.layoutIfNeeded()
    handle.act()
    shown.layoutIfNeeded()
    #expect(texts(shown) == ["b 1", "below 1"] && Model.made == 1)
  }

  @Observable final class Person { var name = "Ada" }

  @Test func `bind to an observable object, given or of the environment`() {
    struct Inner: View {
      @Environment(Person.self) private var person
      let handle: Handle
      var body: some View {
        @Bindable var person = person
        let binding = $person.name
        let _ = handle.act = { binding.wrappedValue = "Grace" }
        Text(person.name)
      }
    }
    let (person, handle) = (Person(), Handle())
    let shown = host(Inner(handle: handle).environment(person))
    handle.act()
    shown.layoutIfNeeded()
    #expect(texts(shown) == ["Grace"] && person.name == "Grace")
  }

  private struct TintKey: EnvironmentKey { static let defaultValue = "plain" }
  private struct SizesKey: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }
  private struct Badge: ViewModifier {
    @State private var count = 0
    let handle: Handle
    func body(content: Content) -> some View {
      let _ = handle.act = { count += 1 }
      HStack {
        content
        Text("badge \(count)")
      }
    }
  }

  @Test func `of modifiers keep their values, and preferences of several add up`() {
    struct Screen: View {
      @State private var sizes: [Int] = []
      let handle: Handle
      var body: some View {
        VStack {
          Text("sizes \(sizes.count)")
          Text("a").preference(key: SizesKey.self, value: [1])
          Text("b").preference(key: SizesKey.self, value: [2, 3]).modifier(Badge(handle: handle))
        }
        .onPreferenceChange(SizesKey.self) { sizes = $0 }
      }
    }
    let handle = Handle()
    let shown = host(Screen(handle: handle))
    shown.layoutIfNeeded()
    handle.act()
    shown.layoutIfNeeded()
    #expect(texts(shown) == ["sizes 3", "a", "b", "badge 1"])
  }

  @Test func `may be made by builders in all their forms`() {
    struct Screen: View {
      let number: Int
      let word: String?
      var body: some View {
        VStack {
          if number > 1 { Text("more") } else { Text("less") }
          if let word { Text(word) }
          switch number {
          case 0: Text("none")
          case 1: Text("one")
          default: many
          }
          for_each
          if #available(iOS 17, *) { Text("new") }
        }
      }
      @ViewBuilder private var many: some View {
        Text("many")
        Text("indeed")
      }
      @ViewBuilder private var for_each: some View { ForEach(0..<2) { Text("\($0)") } }
    }
    #expect(texts(host(Screen(number: 2, word: nil))) == ["more", "many", "indeed", "0", "1", "new"])
    #expect(texts(host(Screen(number: 1, word: "w"))) == ["less", "w", "one", "0", "1", "new"])
  }
}
