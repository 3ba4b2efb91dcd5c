import Testing

@testable import UIKit

@MainActor @Suite struct `View tree` {
  let log = Log()

  private func view(_ name: String) -> LoggingView { LoggingView(name, log) }

  private func order(_ view: UIView) -> String {
    let views = view.subviews.compactMap { ($0 as? LoggingView)?.name }.joined()
    let layers = (view.layer.sublayers ?? []).compactMap { ($0.delegate as? LoggingView)?.name }.joined()
    return views == layers ? views : "views \(views), layers \(layers)"
  }

  private func parent(of names: String) -> (UIView, [Character: LoggingView]) {
    let parent = UIView()
    var children: [Character: LoggingView] = [:]
    for name in names {
      let child = view(String(name))
      children[name] = child
      parent.addSubview(child)
    }
    _ = log.drain()
    return (parent, children)
  }

  // MARK: Order

  /// Every way to put one of three views beside, before, behind or at an index, against an array.
  @Test func `every move of a subview agrees with an array`() throws {
    for moved in "abcn" {
      for target in "abc" where target != moved {
        for side in ["below", "above"] {
          let (parent, children) = parent(of: "abc")
          let view = try #require(moved == "n" ? view("n") : children[moved])
          let sibling = try #require(children[target])
          if side == "below" {
            parent.insertSubview(view, belowSubview: sibling)
          } else {
            parent.insertSubview(view, aboveSubview: sibling)
          }

          var expected = Array("abc").filter { $0 != moved }
          let place = try #require(expected.firstIndex(of: target))
          expected.insert(moved, at: side == "below" ? place : place + 1)
          #expect(order(parent) == String(expected))
        }
      }
      for index in -1...4 {
        let (parent, children) = parent(of: "abc")
        parent.insertSubview(try #require(moved == "n" ? view("n") : children[moved]), at: index)

        var expected = Array("abc").filter { $0 != moved }
        expected.insert(moved, at: max(0, min(index, expected.count)))
        #expect(order(parent) == String(expected))
      }
    }
  }

  @Test func `bringing to the front and sending to the back`() throws {
    let (parent, children) = parent(of: "abc")

    parent.bringSubviewToFront(try #require(children["a"]))
    #expect(order(parent) == "bca")

    parent.sendSubviewToBack(try #require(children["c"]))
    #expect(order(parent) == "cba")

    parent.bringSubviewToFront(view("stranger"))
    #expect(order(parent) == "cba")
  }

  @Test(arguments: [
    (0, 2, "cba"), (2, 0, "cba"), (0, 1, "bac"), (1, 1, "abc"), (0, 3, "abc"), (-1, 0, "abc"),
  ])
  func `exchanging subviews`(first: Int, second: Int, expected: String) {
    let (parent, _) = parent(of: "abc")

    parent.exchangeSubview(at: first, withSubviewAt: second)

    #expect(order(parent) == expected)
  }

  @Test func `moving within the superview calls no method`() throws {
    let (parent, children) = parent(of: "abc")

    parent.insertSubview(try #require(children["a"]), aboveSubview: try #require(children["c"]))
    parent.bringSubviewToFront(try #require(children["b"]))

    #expect(log.drain() == [])
  }

  @Test func `beside a stranger nothing moves`() throws {
    let (parent, children) = parent(of: "abc")
    let a = try #require(children["a"])
    let other = UIView()

    other.insertSubview(a, belowSubview: view("stranger"))
    other.insertSubview(a, aboveSubview: a)

    #expect(order(parent) == "abc")
    #expect(a.superview === parent)
    #expect(log.drain() == [])
  }

  @Test func `a view cannot hold itself or what holds it`() {
    let (a, b) = (UIView(), UIView())
    a.addSubview(b)

    b.addSubview(a)
    a.addSubview(a)

    #expect(a.superview == nil)
    #expect(b.superview === a)
    #expect(a.isDescendant(of: a))
    #expect(b.isDescendant(of: a))
    #expect(!a.isDescendant(of: b))
  }

  @Test func `a tag finds the view itself first, then depth first`() {
    let (root, a, b, deep) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    a.addSubview(deep)
    (deep.tag, b.tag) = (7, 7)

    #expect(root.viewWithTag(7) === deep)
    #expect(b.viewWithTag(7) === b)
    #expect(root.viewWithTag(8) == nil)
    #expect(root.viewWithTag(0) === root)
  }

  // MARK: Callbacks

  @Test func `entering a window is told from the outside in, superview first, and last to the superview`() {
    let stage = Stage()
    let (parent, child) = (view("parent"), view("child"))
    parent.addSubview(child)
    #expect(
      log.drain() == [
        "child willMoveToSuperview parent", "child didMoveToSuperview parent", "parent didAddSubview child",
      ])

    stage.window.addSubview(parent)

    #expect(
      log.drain() == [
        "parent willMoveToSuperview window", "parent willMoveToWindow window",
        "child willMoveToWindow window",
        "parent didMoveToWindow window", "child didMoveToWindow window", "parent didMoveToSuperview window",
      ])
  }

  /// As an iOS 9 device logs it.
  @Test func `leaving a window is told in this order`() {
    let stage = Stage()
    let (parent, child) = (view("parent"), view("child"))
    stage.window.addSubview(parent)
    parent.addSubview(child)
    _ = log.drain()

    child.removeFromSuperview()

    #expect(
      log.drain() == [
        "parent willRemoveSubview child", "child willMoveToSuperview -", "child willMoveToWindow -",
        "child didMoveToWindow -", "child didMoveToSuperview -",
      ])
  }

  @Test func `moving to another superview is one move, and the window stays`() {
    let stage = Stage()
    let (a, b, child) = (view("a"), view("b"), view("child"))
    stage.window.addSubview(a)
    stage.window.addSubview(b)
    a.addSubview(child)
    _ = log.drain()

    b.addSubview(child)

    #expect(
      log.drain() == [
        "child willMoveToSuperview b", "a willRemoveSubview child", "child didMoveToSuperview b",
        "b didAddSubview child",
      ])
    #expect(order(a) == "")
    #expect(order(b) == "child")
  }

  @Test func `a subview added in didMoveToWindow hears of the window once`() {
    let stage = Stage()
    let (parent, child) = (view("parent"), view("child"))
    parent.onEvent = { [unowned parent] in
      if $0 == "didMoveToWindow window" { parent.addSubview(child) }
    }

    stage.window.addSubview(parent)

    #expect(log.lines.filter { $0 == "child didMoveToWindow window" }.count == 1)
  }

  @Test func `a subview removed in didMoveToWindow does not hear of the window after it has left`() {
    let stage = Stage()
    let (parent, child) = (view("parent"), view("child"))
    parent.addSubview(child)
    parent.onEvent = { if $0 == "didMoveToWindow window" { child.removeFromSuperview() } }

    stage.window.addSubview(parent)

    #expect(log.lines.last { $0.hasPrefix("child didMoveToWindow") } == "child didMoveToWindow -")
  }

  @Test func `a view that its own leaving puts elsewhere is there, and only there`() {
    let stage = Stage()
    let (a, b, child) = (view("a"), view("b"), view("child"))
    stage.window.addSubview(a)
    stage.window.addSubview(b)
    a.addSubview(child)
    child.onEvent = { if $0 == "willMoveToSuperview -" { b.addSubview(child) } }

    child.removeFromSuperview()

    #expect(child.superview === b)
    #expect(order(a) == "")
    #expect(order(b) == "child")
  }

  @Test func `a view that its own arrival takes elsewhere is in one place`() {
    let (a, b, child) = (view("a"), view("b"), view("child"))
    child.onEvent = { if $0 == "willMoveToSuperview a" { b.addSubview(child) } }

    a.addSubview(child)

    #expect(child.superview === a)
    #expect(order(a) == "child")
    #expect(order(b) == "")
  }

  @Test func `the chain of responders goes by the controller to the window`() {
    let stage = Stage()
    let controller = UIViewController()
    let child = UIView()
    stage.window.rootViewController = controller
    controller.view.addSubview(child)

    #expect(child.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === stage.window)
    #expect(stage.window.next == nil)
  }

  @Test func `a freed window leaves its views without one`() {
    let view = UIView()
    do {
      let stage = Stage()
      stage.window.addSubview(view)
      stage.touch(.began, 1, 1, at: 0)
    }

    #expect(view.superview == nil)
    #expect(view.window == nil)
    #expect(UIWindow.current == nil && UIScreen.main.bounds.width == 390)
  }
}
