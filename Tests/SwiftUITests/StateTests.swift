import Testing

@testable import SwiftUI

/// The action and the log that a view lends to its test.
@MainActor private final class Handle {
  var act: () -> Void = {}
  var log: [String] = []
}

@MainActor @Suite(.serialized) struct `Kept state` {
  private func texts(_ host: UIView) -> [String] { host.all(UILabel.self).compactMap(\.text) }

  private struct Counter: View {
    @State private var count = 0
    let name: String
    let handle: Handle
    var body: some View {
      let _ = handle.act = { count += 1 }
      Text("\(name) \(count)")
    }
  }

  @Test func `stays while the view stays, though its value is made again`() {
    struct Screen: View {
      let title: String
      let handle: Handle
      var body: some View {
        VStack {
          Text(title)
          Counter(name: "a", handle: handle)
        }
      }
    }
    let handle = Handle()
    let shown = host(Screen(title: "one", handle: handle))
    handle.act()
    shown.rootView = Screen(title: "two", handle: handle)
    shown.layoutIfNeeded()
    #expect(texts(shown) == ["two", "a 1"])
  }

  @Test func `goes with its view, and begins again under another id`() {
    struct Screen: View {
      let id: Int
      let handle: Handle
      var body: some View { Counter(name: "a", handle: handle).id(id) }
    }
    let handle = Handle()
    let shown = host(Screen(id: 1, handle: handle))
    handle.act()
    shown.layoutIfNeeded()
    #expect(texts(shown) == ["a 1"])
    shown.rootView = Screen(id: 2, handle: handle)
    shown.layoutIfNeeded()
    #expect(texts(shown) == ["a 0"])
  }

  @Test func `belongs to a branch, not to a place`() {
    struct Screen: View {
      let isFirst: Bool
      let handle: Handle
      var body: some View {
        if isFirst { Counter(name: "a", handle: handle) } else { Counter(name: "a", handle: handle) }
      }
    }
    let handle = Handle()
    let shown = host(Screen(isFirst: true, handle: handle))
    handle.act()
    shown.rootView = Screen(isFirst: false, handle: handle)
    shown.layoutIfNeeded()
    #expect(texts(shown) == ["a 0"])
  }

  @Test func `moves with the element of the data that it belongs to`() {
    struct Screen: View {
      let names: [String]
      let handles: [String: Handle]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { name in
            if let handle = handles[name] { Counter(name: name, handle: handle) }
          }
        }
      }
    }
    let handles = ["a": Handle(), "b": Handle(), "c": Handle()]
    let shown = host(Screen(names: ["a", "b", "c"], handles: handles))
    handles["b"]?.act()
    shown.rootView = Screen(names: ["c", "b"], handles: handles)
    shown.layoutIfNeeded()
    #expect(texts(shown) == ["c 0", "b 1"])
  }

  @Test func `is looked at once for any number of changes`() {
    struct Screen: View {
      @State private var count = 0
      let handle: Handle
      var body: some View {
        let _ = handle.log.append("\(count)")
        let _ = handle.act = { for _ in 0..<5 { count += 1 } }
        Text("\(count)")
      }
    }
    let handle = Handle()
    let shown = host(Screen(handle: handle))
    handle.act()
    shown.layoutIfNeeded()
    #expect(handle.log == ["0", "5"])
  }

  @Test func `is written through bindings, of parts too`() {
    struct Person { var name = "Ann" }
    struct Field: View {
      @Binding var name: String
      let handle: Handle
      var body: some View {
        let _ = handle.act = { name += "!" }
        Text(name)
      }
    }
    struct Screen: View {
      @State private var person = Person()
      let handle: Handle
      var body: some View { Field(name: $person.name, handle: handle) }
    }
    let handle = Handle()
    let shown = host(Screen(handle: handle))
    handle.act()
    shown.layoutIfNeeded()
    #expect(texts(shown) == ["Ann!"])
  }

  @Test func `of an observed object is followed`() {
    final class Model: ObservableObject { @Published var name = "one" }
    struct Screen: View {
      @StateObject private var own = Model()
      @ObservedObject var given: Model
      @EnvironmentObject var around: Model
      let handle: Handle
      var body: some View {
        let _ = handle.act = { own.name = "two" }
        Text("\(own.name) \(given.name) \(around === given ? "same" : "other")")
      }
    }
    let (model, handle) = (Model(), Handle())
    let shown = host(Screen(given: model, handle: handle).environmentObject(model))
    #expect(texts(shown) == ["one one same"])
    handle.act()
    model.name = "three"
    shown.layoutIfNeeded()
    #expect(texts(shown) == ["two three same"])
  }

  @Observable final class Tank {
    var level = 1
    var unread = 1
  }

  @Test func `of an observable object is followed as far as it is read`() {
    struct Screen: View {
      @Environment(Tank.self) private var tank
      let handle: Handle
      var body: some View {
        let _ = handle.log.append("look")
        Text("\(tank.level)")
      }
    }
    let (tank, handle) = (Tank(), Handle())
    let shown = host(Screen(handle: handle).environment(tank))
    tank.unread = 2
    shown.layoutIfNeeded()
    #expect(handle.log.count == 1)
    tank.level = 7
    shown.layoutIfNeeded()
    #expect(texts(shown) == ["7"] && handle.log.count == 2)
  }

  @Test func `of the environment reaches those below, changed on the way`() {
    struct Probe: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("\(limit ?? 0)") }
    }
    let shown = host(
      VStack {
        Probe()
        Probe().lineLimit(3)
      }
      .lineLimit(2))
    #expect(texts(shown) == ["2", "3"])
  }

  @Test func `that is told upwards reaches who asks`() {
    struct Widest: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
    struct Screen: View {
      @State private var widest: CGFloat = 0
      var body: some View {
        VStack {
          Text("\(Int(widest))")
          Color.red.frame(width: 30, height: 1).background {
            GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
          }
          Color.red.frame(width: 70, height: 1).preference(key: Widest.self, value: 70)
        }
        .onPreferenceChange(Widest.self) { widest = $0 }
      }
    }
    let shown = host(Screen())
    shown.layoutIfNeeded()
    #expect(texts(shown) == ["70"])
  }

  @Test func `changes are told, and coming and going`() {
    struct Screen: View {
      let count: Int
      let handle: Handle
      var body: some View {
        VStack {
          if count < 2 {
            Text("a")
              .onAppear { handle.log.append("appear") }
              .onDisappear { handle.log.append("disappear") }
          }
        }
        .onChange(of: count) { old, new in handle.log.append("\(old) to \(new)") }
      }
    }
    let handle = Handle()
    let shown = host(Screen(count: 1, handle: handle))
    #expect(handle.log == ["appear"])
    shown.rootView = Screen(count: 2, handle: handle)
    shown.layoutIfNeeded()
    #expect(handle.log == ["appear", "disappear", "1 to 2"])
  }

  @Test func `a binding to a collection is one of bindings to its elements`() {
    var names = ["a", "b"]
    let binding = Binding(get: { names }, set: { names = $0 })
    #expect(!binding.isEmpty && binding.count == 2)
    binding[1].wrappedValue = "c"
    for name in binding.reversed() { name.wrappedValue += "!" }
    #expect(names == ["a!", "c!"])
  }
}
