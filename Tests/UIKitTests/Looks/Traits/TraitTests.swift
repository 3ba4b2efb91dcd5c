import Testing

@testable import UIKit

@MainActor @Suite struct `Light and dark` {
  private final class Noting: UIView {
    var log: [String] = []
    var name = ""
    var note: (String) -> Void = { _ in }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      let current = UITraitCollection.current.userInterfaceStyle
      let now = traitCollection.userInterfaceStyle
      note("\(name) \(previous?.userInterfaceStyle == .dark ? "dark" : "light") to \(now) as \(current)")
    }

    static func make(_ name: String, in parent: UIView?, _ note: @escaping (String) -> Void) -> Noting {
      let view = Noting(frame: .zero)
      view.name = name
      view.note = note
      parent?.addSubview(view)
      return view
    }
  }

  private let stage = Stage()

  /// Makes the stage's session the current one, in which nothing may stay dark for the tests that follow.
  private func begin() { _ = stage.loop }
  private func end() { stage.window.screenStyle = .light }

  private func dark(_ view: UIView) -> Bool { view.layer.backgroundColor == UIColor.white.cgColor }

  @Test func `a dark screen resolves dynamic backgrounds again and leaves others alone`() {
    begin()
    defer { end() }
    let (dynamic, fixed) = (UIView(), UIView())
    stage.window.addSubview(dynamic)
    dynamic.addSubview(fixed)
    dynamic.backgroundColor = .label
    fixed.backgroundColor = .red
    #expect(dynamic.layer.backgroundColor == UIColor.black.cgColor)

    stage.window.screenStyle = .dark

    #expect(dark(dynamic) && dynamic.backgroundColor == .label)
    #expect(fixed.backgroundColor == .red)
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    #expect(UIColor.label.cgColor == UIColor.white.cgColor)
    stage.window.screenStyle = .light
    #expect(!dark(dynamic))
  }

  @Test func `a background set on the layer itself is neither changed nor hidden`() {
    begin()
    defer { end() }
    let view = UIView()
    stage.window.addSubview(view)
    view.backgroundColor = .label
    view.layer.backgroundColor = UIColor.green.cgColor

    stage.window.screenStyle = .dark

    #expect(view.backgroundColor == .green)
  }

  @Test func `parents are told first, each with its own traits as the current ones`() {
    begin()
    defer { end() }
    let log = Log()
    let outer = Noting.make("outer", in: stage.window) { log.note($0) }
    let inner = Noting.make("inner", in: outer) { log.note($0) }

    stage.window.screenStyle = .dark
    #expect(log.drain() == ["outer light to dark as dark", "inner light to dark as dark"])
    stage.window.screenStyle = .dark
    #expect(log.drain() == [])
    outer.overrideUserInterfaceStyle = .light
    #expect(log.drain() == ["outer dark to light as light", "inner dark to light as light"])
    stage.window.screenStyle = .light
    stage.window.screenStyle = .dark
    #expect(log.drain() == [])
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(log.drain().count == 2)
    #expect(inner.traitCollection == .dark)
  }

  @Test func `a view that comes into a dark window turns dark with all it holds`() {
    begin()
    defer { end() }
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.backgroundColor = .label
    stage.window.screenStyle = .dark
    #expect(!dark(inner))

    stage.window.addSubview(outer)

    #expect(dark(inner))
  }

  @Test func `a controller overrides its view's style and hears of changes`() {
    begin()
    defer { end() }
    final class Controller: UIViewController {
      var changes = 0
      override func traitCollectionDidChange(_ previous: UITraitCollection?) { changes += 1 }
    }
    let controller = Controller()
    stage.window.rootViewController = controller
    controller.view.backgroundColor = .label

    controller.overrideUserInterfaceStyle = .dark

    #expect(dark(controller.view) && controller.changes == 1)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `sessions do not share their style`() {
    begin()
    defer { end() }
    stage.window.screenStyle = .dark
    let other = Stage()

    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    #expect(other.window.traitCollection.userInterfaceStyle == .light)
    _ = stage.loop
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
  }

  @Test func `layout runs with the view's own traits as the current ones`() {
    begin()
    defer { end() }
    final class Resolving: UIView {
      override func layoutSubviews() { layer.borderColor = UIColor.label.cgColor }
    }
    let view = Resolving(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    stage.window.addSubview(view)
    view.overrideUserInterfaceStyle = .dark
    stage.settle()
    #expect(view.layer.borderColor == UIColor.white.cgColor)

    // A change of style alone asks for layout.
    view.overrideUserInterfaceStyle = .light
    stage.settle()
    #expect(view.layer.borderColor == UIColor.black.cgColor)
  }

  @Test func `a registered handler hears of the style until it is taken back`() {
    begin()
    defer { end() }
    let view = UIView()
    stage.window.addSubview(view)
    var heard: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      heard.append(view.traitCollection.userInterfaceStyle)
      // A handler may register another: it is heard from the next change on.
      if heard.count == 1 { view.registerForTraitChanges([]) { (_: UIView, _) in } }
    }

    stage.window.screenStyle = .dark
    stage.window.screenStyle = .light
    view.unregisterForTraitChanges(registration)
    stage.window.screenStyle = .dark

    #expect(heard == [.dark, .light])
  }

  @Test func `a mask view has no superview and masks by its layer`() {
    let (view, mask) = (UIView(), UIView())
    stage.window.addSubview(mask)

    view.mask = mask

    #expect(mask.superview == nil && view.layer.mask === mask.layer)
    view.mask = nil
    #expect(view.layer.mask == nil)
  }
}
