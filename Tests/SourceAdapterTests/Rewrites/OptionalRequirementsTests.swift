import Testing

@testable import SourceAdapter

@Suite struct `Optional requirements` {
  private let protocolText = """
    @objc public protocol WheelDelegate: NSObjectProtocol {
      @objc optional func wheel(_ wheel: Wheel, turnedTo index: Int)
      @objc optional func wheelShouldTurn(_ wheel: Wheel) -> Bool
      @objc optional func viewAbove(_ wheel: Wheel) -> UIView?
      @objc optional var title: String { get }
      @objc optional func tap()
      func needed()
    }

    """

  @Test func `become plain ones that an extension implements`() {
    let adapting = Adapting(protocolText)
    #expect(
      adapting.text() == """
        public protocol WheelDelegate: UIKit._OptionalMethodsHaving, NSObjectProtocol {
          func wheel(_ wheel: Wheel, turnedTo index: Int)
          func wheelShouldTurn(_ wheel: Wheel) -> Bool
          func viewAbove(_ wheel: Wheel) -> UIView?
          var title: String { get }
          func tap()
          func needed()
        }

        """)
    #expect(
      adapting.appendix().hasPrefix(
        """
        extension WheelDelegate {
          public func wheel(_ wheel: Wheel, turnedTo index: Int) {  }
          public func wheelShouldTurn(_ wheel: Wheel) -> Bool \
        { fatalError("wheelShouldTurn(_:) is optional, and not implemented.") }
          public func viewAbove(_ wheel: Wheel) -> UIView? { nil }
          public var title: String { fatalError("title is optional, and not implemented.") }
          public func tap() {  }
        }

        """))
  }

  @Test(arguments: [
    (
      "delegate?.wheel?(self, turnedTo: 3)",
      #"delegate?._implementing("wheel(_:turnedTo:)")?.wheel(self, turnedTo: 3)"#
    ),
    (
      "page.delegate?.productViewControllerDidFinish?(page)",
      #"page.delegate?._implementing("productViewControllerDidFinish(_:)")?.productViewControllerDidFinish(page)"#
    ),
    (
      "self.delegate!.wheelShouldTurn?(self) ?? true",
      #"self.delegate!._implementing("wheelShouldTurn(_:)")?.wheelShouldTurn(self) ?? true"#
    ),
    (
      "(view as? WheelDelegate)?.viewAbove?(self)?.isHidden = true",
      #"(view as? WheelDelegate)?._implementing("viewAbove(_:)")?.viewAbove(self)?.isHidden = true"#
    ),
    (
      "let v = view.viewAbove!(self)!.bounds",
      #"let v = view._implementing("viewAbove(_:)")!.viewAbove(self)!.bounds"#
    ),
    ("let t = delegate?.title ?? \"\"", #"let t = delegate?._implementing("title")?.title ?? """#),
    (
      "if delegate?.wheelShouldTurn != nil {}",
      #"if delegate?._implementing("wheelShouldTurn(_:)")?.wheelShouldTurn != nil {}"#
    ),
    (
      "if let f = delegate?.wheel(_:turnedTo:) {}",
      #"if let f = delegate?._implementing("wheel(_:turnedTo:)")?.wheel(_:turnedTo:) {}"#
    ),
    (
      "collectionView.delegate?.collectionView?(a, didSelectItemAt: b)",
      #"collectionView.delegate?._implementing("collectionView(_:didSelectItemAt:)")?"#
        + ".collectionView(a, didSelectItemAt: b)"
    ),
    (
      "d?.wheel?(other?.wheel?(a, turnedTo: 1), turnedTo: 2)",
      #"d?._implementing("wheel(_:turnedTo:)")?.wheel("#
        + #"other?._implementing("wheel(_:turnedTo:)")?.wheel(a, turnedTo: 1), turnedTo: 2)"#
    ),
  ])
  func `are asked for where they are called`(written: String, asked: String) {
    func around(_ body: String) -> String {
      "class A: UIView {\n  weak var delegate: WheelDelegate?\n  func f() { \(body) }\n}"
    }
    let adapting = Adapting(protocolText, around(written))
    #expect(adapting.text(1) == around(asked))
  }

  @Test(arguments: [
    ("guard let d = delegate else { return }; use(", "d.title", ")"),
    ("if let d = self.delegate { use(", "d.title", ") }"),
    ("let d = view as? WheelDelegate; f { use(", "d?.title", ") }"),
    ("use(", "(a as! WheelDelegate).title", ")"),
    ("func g(_ d: WheelDelegate?) { use(", "d?.title", ") }"),
    ("if let delegate = delegate { use(", "delegate.title", ") }"),
    ("guard let delegate = delegate else { return }; while let d = delegate { use(", "d.title", ") }"),
    ("if let delegate { use(", "delegate.title", ") }"),
    ("let d: any WheelDelegate = a; if x {} else { use(", "d.title", ") }"),
  ])
  func `that are properties are asked for, whatever the function calls the object`(
    before: String, read: String, after: String
  ) {
    let around = { (body: String) in
      "class A: UIView {\n  weak var delegate: WheelDelegate?\n  func f() { \(body) }\n}"
    }
    let asked = read.replacing(".title", with: "._implementing(\"title\")?.title")
    #expect(Adapting(protocolText, around(before + read + after)).text(1) == around(before + asked + after))
  }

  @Test(arguments: [
    "let delegate = view; use(delegate.title)", "if let d = other { use(d.title) }", "{ d in use(d.title) }",
  ])
  func `that are properties are told from those of others by what the function says`(body: String) {
    let text = "class A: UIView {\n  weak var delegate: WheelDelegate?\n  func f() { \(body) }\n}"
    #expect(Adapting(protocolText, text).text(1) == text)
  }

  @Test(arguments: [
    "guard let n = collectionView?.numberOfSections else { return }",
    "if let bar = search?.searchBar, navigation?.navigationController != nil { use(bar) }",
    "use(navigation?.navigationBar, tabs?.tabBar, page?.tabBarController)",
  ])
  func `are told from UIKit's properties of the same name`(written: String) {
    expectUnchanged("class A: UICollectionViewLayout { func f() { \(written) } }")
  }

  @Test func `are told from the module's properties of the same name`() {
    let text =
      "protocol Turning { var wheelShouldTurn: Bool? { get } }\n"
      + "func f(t: Turning) { guard let turns = t.wheelShouldTurn else { return } }"
    #expect(Adapting(protocolText, text).text(1) == text)
    let asking = "class A { var tap = 1; weak var d: WheelDelegate?; func f() { if d?.tap != nil {} } }"
    #expect(Adapting(protocolText, asking).text(1).contains("_implementing(\"tap()\")?.tap"))
  }

  @Test(arguments: [
    "onTap?(3)", "self.onTap?(3)", "onTap!(3)", "view.tap!()", "delegate?.onTap?()", "item?.tap?()",
    "delegate?.needed()", "view.title",
    "self.title", "scrollView.delegate?.scrollViewDidScroll(scrollView)",
    "super.scrollViewDidScroll(scrollView)",
  ])
  func `are told from closures and from members of others`(written: String) {
    let text =
      "class A: UIView {\n  var onTap: ((Int) -> Void)?\n  var tap: (() -> Void)?\n"
      + "  weak var delegate: WheelDelegate?\n  func f() { \(written) }\n}"
    #expect(Adapting(protocolText, text).text(1) == text)
  }

  @Test func `can be asked for, since delegates register what they have, in extensions too`() {
    let adapting = Adapting(
      protocolText,
      """
      class A: NSObject, WheelDelegate { static func s() {}; func needed() {} }
      class B: A {}
      extension A { func tap() {} }
      class Plain { func f() {} }
      class Unknown: UIView, SomeDelegate { func f() {} }
      class Generic<T>: NSObject, UIScrollViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} }
      enum Deck {
        private class Cell: UIView, UIGestureRecognizerDelegate {
          func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { true }
        }
      }
      """)
    #expect(
      adapting.appendix(1) == """
        @MainActor func __scrollwork_register_1(_ bundle: PreviewRuntime.BundleBuilder) {
          bundle.optionalMethods(of: A.self, ["needed()", "tap()"])
          bundle.optionalMethods(of: B.self, [])
          bundle.optionalMethods(of: Unknown.self, ["f()"])
          bundle.optionalMethods(of: Deck.Cell.self, ["gestureRecognizerShouldBegin(_:)"])
        }

        """)
    #expect(adapting.text(1).contains("\n  fileprivate class Cell:"))
  }
}
