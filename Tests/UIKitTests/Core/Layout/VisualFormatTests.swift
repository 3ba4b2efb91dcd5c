import Testing

@testable import UIKit

@MainActor @Suite struct `Visual format` {
  let stage = Stage()
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let a = UIView(frame: .zero)
  let b = UIView(frame: .zero)

  init() {
    stage.window.addSubview(container)
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
  }

  private func activate(
    _ formats: [String], options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b]))
    }
    container.layoutIfNeeded()
  }

  @Test func `views fill their superview, with gaps and sizes of their own`() {
    activate(["H:|-10-[a(50)]-[b]-gap-|", "V:|[a]|", "V:|-[b(>=20)]-30@750-|"], metrics: ["gap": 12])
    #expect(a.frame == CGRect(x: 10, y: 0, width: 50, height: 200))
    #expect(b.frame == CGRect(x: 68, y: 8, width: 220, height: 162))
  }

  @Test func `a size may be another view's, and views may be aligned`() {
    activate(["H:|[a][b(==a)]|"], options: [.alignAllTop, .alignAllBottom])
    activate(["V:|-5-[a]-5-|"])
    #expect(a.frame == CGRect(x: 0, y: 5, width: 150, height: 190))
    #expect(b.frame == CGRect(x: 150, y: 5, width: 150, height: 190))
  }

  @Test(arguments: ["H:|[a", "H:|-(10-[a]|", "H:|[c]|", "H:|[a(>=)]|", "[]", "H:|[a(x@y)]|"])
  func `a mistake gives no constraints and is reported`(_ format: String) {
    var reports: [String] = []
    stage.loop.session.report = { reports.append($0) }
    let made = NSLayoutConstraint.constraints(withVisualFormat: format, views: ["a": a, "b": b])
    #expect(made.isEmpty && reports.count == 1)
  }
}
