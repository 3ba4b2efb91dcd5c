@testable import SwiftUI
import Testing

@MainActor @Suite struct `Lists` {
  /// Puts a view into a window of a stage of its own.
  private func show<V: View>(_ view: V) -> (window: UIWindow, controller: UIHostingController<V>) {
    let controller = UIHostingController(rootView: view)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, controller)
  }

  private func texts(_ view: UIView) -> [String] { view.all(UILabel.self).compactMap(\.text) }

  @Test func `make only the rows on screen`() throws {
    let stage = Stage()
    stage.run {
      var made = Set<Int>()
      let shown = show(
        List(0..<5000) { index in
          let _ = made.insert(index)
          Text("row \(index)")
        })
      #expect(texts(shown.window).contains("row 0"))
      #expect(made.count < 60)
    }
  }
}
