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
}
