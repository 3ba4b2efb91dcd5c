import Testing

@testable import SwiftUI

@MainActor private final class Witness: ObservableObject {
  @Published var count = 0
}

@MainActor @Suite struct `Views that are no longer shown` {
  private struct Screen: View {
    @StateObject private var own = Witness()
    @State private var count = 0
    let witness: Witness
    let seen: (Witness) -> Void
    var body: some View {
      let _ = seen(own)
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack {
            ForEach(0..<3) { Text("\(witness.count) \($0)") }
            GeometryReader { _ in Color.red }.frame(height: 20)
            Button("up") {
              count += 1
              proxy.scrollTo(1)
            }
            .gesture(DragGesture().onChanged { _ in count += 1 })
          }
        }
      }
      .preference(key: Key.self, value: count)
      .onPreferenceChange(Key.self) { _ in witness.count = 0 }
    }
  }

  private struct Key: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test func `are released with all that they hold`() {
    weak var lent: Witness?
    weak var made: Witness?
    weak var tree: ViewTree?
    do {
      let witness = Witness()
      let shown = host(Screen(witness: witness) { made = $0 })
      (lent, tree) = (witness, shown.tree)
      #expect(made != nil && tree != nil)
    }
    #expect(tree == nil && lent == nil && made == nil)
  }

  @Test func `are told that they disappear when their hosting view goes`() {
    var log: [String] = []
    do {
      let shown = host(Text("a").onDisappear { log.append("gone") })
      #expect(log == [] && shown.tree.rootNode != nil)
    }
    #expect(log == ["gone"])
  }
}
