import Testing

@testable import SourceAdapter

/// The replaced code is as small as can be, and every line stays where it is.
@Suite struct `The smallest unit` {
  private let noMember = "value of type 'UIView' has no member 'kit'"

  @Test func `of a statement is the statement, with all its lines`() throws {
    try expectHole(
      "func f(v: UIView) {\n  a()\n  v.kit.go {\n    $0.b()\n  }\n  c()\n}", at: "kit", noMember,
      becomes: "func f(v: UIView) {\n  a()\n  _hole(n)\n\n\n  c()\n}")
  }

  @Test func `of a statement in a closure is that statement, not the call around it`() throws {
    try expectHole(
      "func f(v: UIView) {\n  run {\n    v.kit()\n    a()\n  }\n}", at: "kit", noMember,
      becomes: "func f(v: UIView) {\n  run {\n    _hole(n)\n    a()\n  }\n}")
  }

  @Test func `of an assignment is what is assigned, or all of it where the left side fails`() throws {
    try expectHole(
      "func f(v: UIView) { v.alpha = v.kit.alpha }", at: "kit", noMember,
      becomes: "func f(v: UIView) { v.alpha = _holeValue(n) }")
    try expectHole(
      "func f(v: UIView) { v.kit.alpha = 1 }", at: "kit", noMember, becomes: "func f(v: UIView) { _hole(n) }")
  }

  @Test func `of a view with a modifier that is missing is the modifier, and elsewhere the statement`() throws
  {
    try expectHole(
      "struct A: View { var body: some View {\n  Text(\"a\")\n    .kit(1)\n    .bold()\n} }", at: "kit",
      "value of type 'Text' has no member 'kit'",
      becomes: "struct A: View { var body: some View {\n  Text(\"a\")\n\n    .bold()\n} }")
    try expectHole(
      "func f(v: UIView) {\n  v.a()\n    .kit(1)\n}", at: "kit", noMember,
      becomes: "func f(v: UIView) {\n  _hole(n)\n\n}")
  }

  @Test
  func `of a chain of modifiers is the one that fails, its arguments too, or the view that they are for`()
    throws
  {
    let text = "struct A: View { var body: some View {\n  Feed(kit.a)\n    .tint(kit.b)\n    .bold()\n} }"
    try expectHole(
      text, at: "kit.b", "cannot infer type",
      becomes: "struct A: View { var body: some View {\n  Feed(kit.a)\n\n    .bold()\n} }")
    try expectHole(
      text, at: "kit.a", "cannot infer type",
      becomes:
        "struct A: View { var body: some View {\n  SwiftUI._HoleView(n)\n    .tint(kit.b)\n    .bold()\n} }")
    // Elsewhere than in a list of views, what remains might be of another type.
    try expectHole(
      "struct A: View { var body: some View {\n  Text(\"a\").tint(Kit.a(kit.b).c())\n} }", at: "kit.b",
      "cannot infer type", becomes: "struct A: View { var body: some View {\n  Text(\"a\")\n} }")
  }

  @Test func `of a view in a list of views is that view, and of a body that fails a labelled place`() throws {
    var holing = Holing("struct A: View { var body: some View {\n  Text(\"a\")\n  v.kit\n} }")
    try holing.take(("kit", noMember))
    #expect(holing.plainText == "struct A: View { var body: some View {\n  Text(\"a\")\n  _hole(n)\n} }")
    try holing.take(("_hole(", "type '()' cannot conform to 'View'"))
    #expect(holing.text.hasPrefix("struct A: View { var body: some View {\n  SwiftUI._HoleView("))
  }

  @Test func `of a condition in parentheses is apart from the word before it`() throws {
    try expectHole(
      "func f(v: UIView) { if(v.kit) { a() } }", at: "kit", noMember,
      becomes: "func f(v: UIView) { if _holeValue(n, of: Bool.self) { a() } }")
  }

  @Test func `of what changes a view in one word is the change as well`() throws {
    try expectHole(
      "extension View { func fancy() -> some View { v.kit } }", at: "kit", noMember,
      becomes: "extension View { func fancy() -> some View { _hole(n); return self } }")
    try expectHole(
      "extension View { var fancy: some View { v.kit } }", at: "kit", noMember,
      becomes: "extension View { var fancy: some View { _hole(n); return self } }")
    try expectHole(
      "extension View { func fancy() -> Int { v.kit } }", at: "kit", noMember,
      becomes: "extension View { func fancy() -> Int { _holeValue(n) } }")
  }

  @Test func `of what changes a view is the change, and of what makes one all of it`() throws {
    func body(_ text: String) throws -> String {
      var holing = Holing(text)
      try holing.take(("kit", noMember))
      try holing.take(("_hole(", "type '()' cannot conform to 'View'"))
      return holing.plainText
    }
    #expect(
      try body("extension View { func fancy() -> some View {\n  v.kit\n  bold()\n} }")
        == "extension View { func fancy() -> some View {\n  _hole(n); return self\n\n} }")
    #expect(
      try body("extension SwiftUI.View { var fancy: some View {\n  v.kit\n  bold()\n} }")
        == "extension SwiftUI.View { var fancy: some View {\n  _hole(n); return self\n\n} }")
    #expect(
      try body("struct A: ViewModifier { func body(content: Content) -> some View {\n  v.kit\n  content\n} }")
        == "struct A: ViewModifier { func body(content: Content) -> some View {\n  _hole(n); return content\n\n} }"
    )
    #expect(
      try body(
        "struct A: ViewModifier { func body(content inner: Content) -> some View {\n  v.kit\n  inner\n} }"
      )
      .contains("_hole(n); return inner"))
    // Neither has a view that it changes.
    #expect(
      try body("extension View { static func fancy() -> some View {\n  v.kit\n  Text(a)\n} }")
        .contains("return SwiftUI._HoleView("))
    #expect(
      try body("extension Feed { func row(content: Film) -> some View {\n  v.kit\n  Text(a)\n} }")
        .contains("return SwiftUI._HoleView("))
  }

  @Test func `of a property with a type is its value`() throws {
    try expectHole(
      "import Kit\nstruct A { let v: Int = start() }", at: "start", "cannot find 'start' in scope",
      becomes: "import Kit\nstruct A { let v: Int = _holeValue(n) }")
  }

  @Test func `of a value that says its type is the value, the type written out`() throws {
    try expectHole(
      "func f(v: UIView) { let c = v.kit() as! Cell; c.a() }", at: "kit", noMember,
      becomes: "func f(v: UIView) { let c: Cell = _holeValue(n); c.a() }")
    try expectHole(
      "func f(v: UIView) { let c = v.kit() as? Cell; c?.a() }", at: "kit", noMember,
      becomes: "func f(v: UIView) { let c: (Cell)? = _holeValue(n); c?.a() }")
  }

  @Test func `of a property whose wrapper is missing is the wrapper, and then a value where it gave one`()
    throws
  {
    var holing = Holing(
      "class A: UIViewController {\n  @Injected private var model: Model\n}\nstruct Model {}")
    try holing.take(("@Injected", "unknown attribute 'Injected'"))
    try holing.take(
      ("A:", "class 'A' has no initializers"),
      notes: ["stored property 'model' without initial value prevents synthesized initializers"])
    #expect(
      holing.plainText
        == "class A: UIViewController {\n   private var model: Model = _holeValue(n)\n}\nstruct Model {}")
  }

  @Test func `of a class that lacks a value is not what makes one of it`() throws {
    var holing = Holing(
      "class A: UIView {\n  @Injected var model: Model\n}\nstruct Model {}\nfunc f() { go(A()) }")
    try holing.take(("@Injected", "unknown attribute 'Injected'"))
    try holing.take(
      ("A:", "class 'A' has no initializers"),
      ("A()", "'A' cannot be constructed because it has no accessible initializers"),
      notes: ["stored property 'model' without initial value prevents synthesized initializers"])
    #expect(holing.plainText.contains("var model: Model = _holeValue(n)"))
    #expect(holing.plainText.contains("go(A())"))
  }

  @Test func `of a property whose wrapper is missing is set in an initialiser that leaves it out`() throws {
    var holing = Holing(
      "class A: UIView {\n  @Injected private var model: Model\n  init() {\n    super.init(frame: .zero)\n  }\n}\nstruct Model {}"
    )
    try holing.take(("@Injected", "unknown attribute 'Injected'"))
    try holing.take(("super", "property 'self.model' not initialized at super.init call"))
    #expect(holing.plainText.contains("self.model = _holeValue(n);"))
    #expect(holing.mistakes == [])
  }

  @Test func `of a result is the result`() throws {
    try expectHole(
      "func f(v: UIView) -> Int {\n  return v\n    .kit\n}", at: "kit", noMember,
      becomes: "func f(v: UIView) -> Int {\n  return _holeValue(n)\n\n}")
    try expectHole(
      "func f(v: UIView) -> Int { v.kit }", at: "kit", noMember,
      becomes: "func f(v: UIView) -> Int { _holeValue(n) }")
    try expectHole(
      "var x: Int { v.kit }", at: "kit", noMember, becomes: "var x: Int { _holeValue(n) }")
  }

  @Test func `of a condition is the condition, which does not hold`() throws {
    try expectHole(
      "func f(v: UIView) { if v.kit { a() } else { b() } }", at: "kit", noMember,
      becomes: "func f(v: UIView) { if _holeValue(n, of: Bool.self) { a() } else { b() } }")
  }

  @Test func `of a condition that binds is the condition with the block that would use it`() throws {
    try expectHole(
      "func f(v: UIView) { if let k = v.kit {\n a(k)\n } else { b() } }", at: "kit", noMember,
      becomes: "func f(v: UIView) { if _holeValue(n, of: Bool.self) {}\n\n else { b() } }")
  }

  @Test func `of a switch in which every case returns returns`() throws {
    try expectHole(
      "func f(v: UIView) -> Int {\n  switch v.kit {\n  case 1: return 1\n  default: return 2\n  }\n}",
      at: "kit",
      noMember, becomes: "func f(v: UIView) -> Int {\n  return _holeValue(n)\n\n\n\n}")
  }

  @Test func `of two statements on a line leaves the semicolon between them`() throws {
    try expectHole(
      "func f(v: UIView) { v.kit(); a() }", at: "kit", noMember,
      becomes: "func f(v: UIView) { _hole(n); a() }")
  }

  @Test func `of an override of nothing is the word`() throws {
    try expectHole(
      "class A: UIView { override func f() {} }", at: "f()",
      "method does not override any method from its superclass", becomes: "class A: UIView {  func f() {} }")
  }

  @Test func `of an event of RxSwift 5 has the name of its case in RxSwift 6`() throws {
    let text =
      "import RxSwift\nfunc f(e: SingleEvent<Int>) {\n  switch e { case .success: go()\n  case .error(let e): show(e) }\n}"
    try expectHole(
      text, at: "error(", "type 'SingleEvent<Int>' (aka 'Result<Int, any Error>') has no member 'error'",
      becomes: text.replacing(".error(", with: ".failure("))
    try expectHole(
      text, at: "error(", "type 'Result<Int, any Error>' has no member 'error'",
      becomes: text.replacing(".error(", with: ".failure("))
    let closure =
      "import RxSwift\nfunc f() { ask { e in switch e { case .success(let x): go(x)\n  case .error(let e): show(e) } } }"
    try expectHole(
      closure, at: "let x", "'let' binding pattern cannot appear in an expression",
      becomes: closure.replacing(".error(", with: ".failure("))
  }

  @Test func `of a protocol that is not met is the conformance`() throws {
    try expectHole(
      "class A: UIView, Decodable {}", at: "A:", "type 'A' does not conform to protocol 'Decodable'",
      becomes: "class A: UIView, Any {}")
  }

  @Test func `of an unknown attribute is the attribute`() throws {
    try expectHole(
      "struct A { @Injected var b: Int? }", at: "Injected", "unknown attribute 'Injected'",
      becomes: "struct A {  var b: Int? }")
  }

  @Test func `grows when the hole itself does not compile`() throws {
    var holing = Holing("class A { func f(v: UIView) -> some P {\n  let a = g()\n  return v.kit\n} }")
    try holing.take(("kit", noMember))
    #expect(
      holing.plainText
        == "class A { func f(v: UIView) -> some P {\n  let a = g()\n  return _holeValue(n)\n} }")
    try holing.take(("_holeValue", "generic parameter 'Value' could not be inferred"))
    try holing.take(("_holeValue", "generic parameter 'Value' could not be inferred"))
    #expect(holing.plainText == "class A { \n\n\n }")
    #expect(holing.mistakes == [])
  }

  @Test func `a property that a hole leaves without a value gets one before the end`() throws {
    var holing = Holing("class A: UIView { let b: Int\n init(v: UIView) {\n  v.kit { self.b = 1 }\n }\n}")
    try holing.take(("kit", noMember))
    try holing.take(
      ("}\n}", "return from initializer without initializing all stored properties"),
      notes: ["'self.b' not initialized"])
    #expect(
      holing.plainText
        == "class A: UIView { let b: Int\n init(v: UIView) {\n  _hole(n)\n  self.b = _holeValue(n); }\n}")
  }
}

@Suite struct `What used a local name that is gone` {
  @Test func `goes too, and nothing else`() throws {
    var holing = Holing(
      """
      func f(v: UIView) {
        let a = v.kit
        label.text = a.name
        label.alpha = 1
        run { other(a) }
        let b = 2 + a
        show(b)
        self.a = 3
      }
      """)
    try holing.take(("kit", "value of type 'UIView' has no member 'kit'"))
    #expect(
      holing.plainText == """
        func f(v: UIView) {
          _hole(n)
          label.text = _holeValue(n)
          label.alpha = 1
          run { _holeValue(n) }
          _hole(n)
          _hole(n)
          self.a = 3
        }
        """)
  }

  @Test func `is not what another declaration of the name means`() throws {
    var holing = Holing(
      """
      func f(v: UIView) {
        let a = v.kit
        run { a in show(a) }
        if let a = other { show(a) }
        for a in list { show(a) }
      }
      """)
    try holing.take(("kit", "value of type 'UIView' has no member 'kit'"))
    #expect(
      holing.plainText == """
        func f(v: UIView) {
          _hole(n)
          run { a in show(a) }
          if let a = other { show(a) }
          for a in list { show(a) }
        }
        """)
  }

  @Test func `is what follows a guard that fails`() throws {
    var holing = Holing("func f(v: UIView) {\n  guard let a = v.kit else { return }\n  show(a)\n  rest()\n}")
    try holing.take(("kit", "value of type 'UIView' has no member 'kit'"))
    #expect(
      holing.plainText
        == "func f(v: UIView) {\n  guard _holeValue(n, of: Bool.self) else { return }\n  _hole(n)\n  rest()\n}"
    )
  }
}
