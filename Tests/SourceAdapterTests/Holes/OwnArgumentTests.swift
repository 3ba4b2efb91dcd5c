import Testing

@testable import SourceAdapter

/// A call of the author's own function goes on without an argument that is missing.
@Suite struct `A missing argument` {
  private let noMember = "value of type 'UIView' has no member 'kit'"

  @Test func `of an own method is the hole by itself`() throws {
    try expectHole(
      """
      class Cell { func show(_ text: String, isMine: Bool = false) {} }
      func f(c: Cell, v: UIView) { c.show("a", isMine: v.kit == 1) }
      """, at: "kit", noMember,
      becomes: """
        class Cell { func show(_ text: String, isMine: Bool = false) {} }
        func f(c: Cell, v: UIView) { c.show("a", isMine: _holeValue(n)) }
        """)
  }

  @Test func `of an own initialiser is, written or memberwise, in the middle of another call too`() throws {
    try expectHole(
      """
      struct Message { let text: String; var date: Date?; var kind = 1 }
      func f(v: UIView) { all.append(Message(text: "a", date: v.kit.date)) }
      """, at: "kit", noMember,
      becomes: """
        struct Message { let text: String; var date: Date?; var kind = 1 }
        func f(v: UIView) { all.append(Message(text: "a", date: _holeValue(n))) }
        """)
    try expectHole(
      """
      struct Message { init(_ text: String, at date: Date = .now, then: () -> Void) {} }
      func f(v: UIView) { _ = Message(v.kit) { go() } }
      """, at: "kit", noMember,
      becomes: """
        struct Message { init(_ text: String, at date: Date = .now, then: () -> Void) {} }
        func f(v: UIView) { _ = Message(_holeValue(n)) { go() } }
        """)
  }

  @Test func `of a missing type that is made of nothing is`() throws {
    let text =
      "import Kit\nfunc show(_ k: Kind, l: Int) {}\nfunc f(v: UIView) { show(v.kit, l: 1) }"
    var holing = Holing(text)
    try holing.take(("Kind", "cannot find type 'Kind' in scope"))
    try holing.take(("kit", noMember))
    #expect(holing.plainText == text.replacing("v.kit", with: "_holeValue(n)"))
  }

  @Test func `of an own case is`() throws {
    try expectHole(
      """
      enum State { case failed(String), idle }
      func f(v: UIView) { state = State.failed(v.kit) }
      """, at: "kit", noMember,
      becomes: """
        enum State { case failed(String), idle }
        func f(v: UIView) { state = State.failed(_holeValue(n)) }
        """)
  }

  /// Nothing, or something that stops the preview, would be handed on.
  @Test(arguments: [
    "func show(_ view: UIView) {}", "func show<T>(_ value: T) {}", "func show(_ done: () -> Void) {}",
    "func show(_ service: any Service) {}; protocol Service {}", "func show(_ texts: String...) {}",
    "func show(text: String) {}", "func show(_ text: String, and more: Int) {}",
    "func show(_ text: String) {}; func show(_ view: UIView) {}",
  ])
  func `takes its statement along where it surely has no neutral value`(_ declaration: String) throws {
    try expectHole(
      "\(declaration)\nfunc f(v: UIView) { show(v.kit) }", at: "v.kit", noMember,
      becomes: "\(declaration)\nfunc f(v: UIView) { _hole(n) }")
  }

  @Test func `of a function of others takes its statement along`() throws {
    try expectHole(
      "func f(v: UIView) { v.addSubview(v.kit) }", at: "kit", noMember,
      becomes: "func f(v: UIView) { _hole(n) }")
  }

  @Test func `of an initialiser that hands on is, as nothing would be made without it`() throws {
    for call in ["self.init(collectionViewLayout: Kit.layout)", "super.init(frame: .zero, kit: Kit.layout)"] {
      let text = "import Kit\nclass A: B {\n  convenience init() { \(call) }\n}"
      try expectHole(
        text, at: "Kit.l", "cannot find 'Kit' in scope",
        becomes: text.replacing("Kit.layout", with: "_holeValue(n)"))
    }
  }

  @Test func `that helps nothing gives way to its statement`() throws {
    var holing = Holing("struct A { init(_ text: String) {} }\nfunc f(v: UIView) { A(v.kit).go() }")
    try holing.take(("kit", noMember))
    #expect(holing.plainText.hasSuffix("func f(v: UIView) { A(_holeValue(n)).go() }"))
    try holing.take(("_holeValue", "generic parameter 'Value' could not be inferred"))
    #expect(holing.plainText.hasSuffix("func f(v: UIView) { _hole(n) }"))
  }
}
