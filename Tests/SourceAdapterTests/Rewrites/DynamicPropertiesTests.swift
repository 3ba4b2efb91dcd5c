import Testing

@testable import SourceAdapter

@Suite struct `Dynamic properties` {
  private func inClass(_ property: String, superclass: String = ": NSObject") -> String {
    "class A\(superclass) {\n  \(property)\n}"
  }

  @Test(arguments: [
    (
      "@objc dynamic var a: CGFloat = 0",
      #"var a: CGFloat = 0 { willSet { self._willChange("a", \A.a) } didSet { self._didChange("a", \A.a) } }"#
    ),
    (
      "@objc dynamic private(set) var a = [1] // one",
      #"private(set) var a = [1] { willSet { self._willChange("a", \A.a) } didSet { self._didChange("a", \A.a) } } // one"#
    ),
    (
      "@objc dynamic var a: Int = 0 { didSet { f(oldValue) } }",
      #"var a: Int = 0 { willSet { self._willChange("a", \A.a) }  "#
        + #"didSet { defer { self._didChange("a", \A.a) }; f(oldValue) } }"#
    ),
    (
      "@objc dynamic var a: Int = 0 { willSet { f(newValue) } didSet { g() } }",
      #"var a: Int = 0 { willSet { self._willChange("a", \A.a); f(newValue) } "#
        + #"didSet { defer { self._didChange("a", \A.a) }; g() } }"#
    ),
    (
      "@objc dynamic var a: Int { get { b } set { b = newValue } }",
      #"var a: Int { get { b } set { self._willChange("a", \A.a); defer { self._didChange("a", \A.a) }; b = newValue } }"#
    ),
  ])
  func `say when they change, around what their author does`(written: String, announced: String) {
    expect(inClass(written), becomes: inClass(announced))
  }

  @Test(arguments: [
    ("@objc dynamic var a: Int { 1 }", "var a: Int { 1 }"), ("@objc dynamic func a() {}", "func a() {}"),
    ("@objc dynamic static var a = 1", "static var a = 1"), ("@objc var a = 1", "var a = 1"),
  ])
  func `that cannot be observed only lose the word`(written: String, plain: String) {
    expect(inClass(written), becomes: inClass(plain))
  }

  @Test func `of classes that are no NSObject only lose the word`() {
    expect(inClass("@objc dynamic var a = 1", superclass: ""), becomes: inClass("var a = 1", superclass: ""))
  }

  @Test func `of nested classes are named in full`() {
    let text = Adapting("enum Deck { class Card: UIView { @objc dynamic var a = 1 } }").text()
    #expect(text.contains(#"self._willChange("a", \Deck.Card.a)"#))
  }

  @Test func `are heard by name in classes that have nothing to override`() {
    let parameters =
      "(forKeyPath k: String?, of o: Any?, change c: [NSKeyValueChangeKey: Any]?, context x: UnsafeMutableRawPointer?)"
    expect(
      "class A: NSObject {\n  override func observeValue\(parameters) {\n"
        + "    super.observeValue(forKeyPath: k, of: o, change: c, context: x)\n  }\n}",
      becomes: "class A: NSObject, _KeyValueObserving {\n  func observeValue\(parameters) {\n    ()\n  }\n}")
    expectUnchanged("class A: UIView {\n  override func observeValue\(parameters) {}\n}")
  }
}

@Suite struct `Colour, image and key path literals` {
  @Test(arguments: [
    (
      "#colorLiteral(red: 0.1, green: 0, blue: 1, alpha: 1)", "UIColor(red: 0.1, green: 0, blue: 1, alpha: 1)"
    ),
    ("#imageLiteral(resourceName: \"sea\").size", "UIImage(named: \"sea\")!.size"),
    ("#keyPath(UIScrollView.contentOffset)", "\"contentOffset\""),
    ("#keyPath(layer.bounds)", "\"layer.bounds\""),
    (
      "[#colorLiteral(\n  red: 1, green: 0, blue: 1, alpha: 1)]",
      "[UIColor(\n  red: 1, green: 0, blue: 1, alpha: 1)]"
    ),
  ])
  func `become calls and strings`(written: String, called: String) {
    expect("let a = \(written)", becomes: "let a = \(called)")
  }
}
