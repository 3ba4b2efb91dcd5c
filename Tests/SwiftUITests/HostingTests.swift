import Testing

@testable import SwiftUI

/// Makes a hosting view of a size and lays it out.
@MainActor func host<V: View>(_ view: V, width: CGFloat = 400, height: CGFloat = 600) -> _UIHostingView<V> {
  let host = _UIHostingView(rootView: view)
  host.frame = CGRect(x: 0, y: 0, width: width, height: height)
  host.layoutIfNeeded()
  return host
}

extension UIView {
  /// All views of a class in it, from the back to the front.
  func all<V: UIView>(_ type: V.Type) -> [V] {
    subviews.flatMap { (($0 as? V).map { [$0] } ?? []) + $0.all(type) }
  }
}

@MainActor @Suite struct `Hosting views` {
  @Test func `draw each colour in a view at its place`() {
    let shown = host(
      HStack(spacing: 0) {
        Color.red.frame(width: 100)
        Color.blue
      })
    #expect(
      shown.subviews.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 100, height: 600), CGRect(x: 100, y: 0, width: 300, height: 600),
      ])
  }

  @Test func `show a state that has changed in the next layout, and keep the views`() {
    final class Handle { var more: () -> Void = {} }
    struct Counter: View {
      @State var count = 1
      let handle: Handle
      var body: some View {
        let _ = handle.more = { count += 1 }
        VStack {
          Text("count \(count)")
          Color.red.frame(width: 10 * CGFloat(count), height: 10)
        }
      }
    }
    let handle = Handle()
    let shown = host(Counter(handle: handle))
    let label = shown.all(UILabel.self).first
    #expect(label?.text == "count 1")
    handle.more()
    #expect(label?.text == "count 1")
    shown.layoutIfNeeded()
    #expect(label?.text == "count 2")
    #expect(shown.all(UILabel.self).first === label)
  }
}
