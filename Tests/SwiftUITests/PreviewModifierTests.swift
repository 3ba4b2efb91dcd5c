import PreviewRuntime
import Testing

@testable import SwiftUI

@MainActor @Suite(.serialized) struct `Modifiers of previews` {
  private struct Framed: PreviewModifier {
    func body(content: Content, context: Void) -> some View {
      VStack {
        Text("above")
        content
      }
    }
  }

  /// Shows the preview, and lets its tasks go on until it has a label.
  private func texts(_ traits: PreviewTrait...) async -> [String] {
    VirtualRunLoop.current = VirtualRunLoop()
    let host = _UIHostingView(rootView: traits.applied(to: Text("own")))
    host.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    for _ in 0..<100 {
      host.layoutIfNeeded()
      VirtualRunLoop.current.settle()
      let words = host.all(UILabel.self).compactMap(\.text)
      if !words.isEmpty { return words }
      await Task.yield()
    }
    return []
  }

  @Test func `stand around the view`() async {
    #expect(await texts(.portrait, .modifier(Framed())) == ["above", "own"])
  }

  private struct Named: PreviewModifier {
    let place: String
    static func makeSharedContext() async throws -> String {
      await Task.yield()
      return "made"
    }
    func body(content: Content, context: String) -> some View {
      VStack {
        Text("\(place) \(context)")
        content
      }
    }
  }

  @Test func `wait for their context, the first outermost`() async {
    let words = await texts(.modifier(Framed()), .modifier(Named(place: "inner")))
    // The outer one shows itself while the inner one waits.
    #expect(words.first == "above")
    #expect(await texts(.modifier(Named(place: "only"))) == ["only made", "own"])
  }
}
