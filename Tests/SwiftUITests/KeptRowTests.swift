import Testing

@testable import SwiftUI

@MainActor private final class Handles {
  var act: [Int: () -> Void] = [:]
}

@MainActor @Suite struct `States of rows` {
  private struct Row: View {
    let number: Int
    let handles: Handles
    @State private var count = 0
    var body: some View {
      let _ = handles.act[number] = { count += 1 }
      Text("row \(number): \(count)")
    }
  }

  @Test func `are kept by a list while the rows are off screen`() {
    let handles = Handles()
    let screen = HostedScreen(List(0..<500) { Row(number: $0, handles: handles) })
    handles.act[1]?()
    screen.settle()
    #expect(screen.texts.contains("row 1: 1"))

    screen.table?.setContentOffset(CGPoint(x: 0, y: 9000), animated: false)
    screen.settle()
    #expect(!screen.texts.contains("row 1: 1") && screen.texts.contains { $0.hasPrefix("row 20") })
    #expect(!screen.texts.contains { $0.hasPrefix("row") && $0.hasSuffix(": 1") })

    screen.table?.setContentOffset(CGPoint(x: 0, y: 0), animated: false)
    screen.settle()
    #expect(screen.texts.contains("row 1: 1") && screen.texts.contains("row 2: 0"))
    handles.act[1]?()
    screen.settle()
    #expect(screen.texts.contains("row 1: 2"))
  }

  @Test func `are kept by a lazy stack while the rows are off screen, and go with their elements`() throws {
    final class Source: ObservableObject { @Published var numbers = Array(0..<500) }
    struct Screen: View {
      @ObservedObject var source: Source
      let handles: Handles
      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(source.numbers, id: \.self) { Row(number: $0, handles: handles).frame(height: 44) }
          }
        }
      }
    }
    let (handles, source) = (Handles(), Source())
    let screen = HostedScreen(Screen(source: source, handles: handles))
    handles.act[1]?()
    screen.settle()
    let scroll = try #require(screen.first(UIScrollView.self))
    scroll.setContentOffset(CGPoint(x: 0, y: 9000), animated: false)
    screen.settle()
    #expect(!screen.texts.contains("row 1: 1"))
    scroll.setContentOffset(.zero, animated: false)
    screen.settle()
    #expect(screen.texts.contains("row 1: 1"))

    scroll.setContentOffset(CGPoint(x: 0, y: 9000), animated: false)
    screen.settle()
    source.numbers.removeAll { $0 == 1 }
    screen.settle()
    source.numbers.insert(1, at: 1)
    screen.settle()
    scroll.setContentOffset(.zero, animated: false)
    screen.settle()
    #expect(screen.texts.contains("row 1: 0"))
  }
}
