import Testing

@testable import SourceAdapter

@Suite struct `Interface hash` {
  private func hash(_ text: String) -> UInt64 { Adapting(text).module.files[0].interfaceHash }

  @Test(arguments: [
    ("func f() { a() }", "func f() { b(); c() }"),
    ("class A { init() { a = 1 }; deinit {} }", "class A { init() { a = 2 }; deinit { b() } }"),
    ("var a: Int { 1 }", "var a: Int { let b = 2; return b }"),
    ("var a: Int { get { 1 } set { b() } }", "var a: Int { get { 2 } set {} }"),
    ("let a: CGFloat = 1", "let a: CGFloat = 40"),
    ("var a: Int = 1 { didSet { b() } }", "var a: Int = 2 { didSet {} }"),
    ("func f() {} // one", "/* two */ func f()\n\n{}"), ("#Preview { A() }", "#Preview { B() }"),
    ("subscript(a: Int) -> Int { 1 }", "subscript(a: Int) -> Int { 2 }"),
  ])
  func `stays when only insides change`(before: String, after: String) {
    #expect(hash(before) == hash(after))
  }

  @Test(arguments: [
    ("func f() {}", "func g() {}"), ("func f(a: Int) {}", "func f(a: Double) {}"), ("func f() {}", ""),
    ("let a = 1", "let a = 1.5"), ("let a: Int = 1", "var a: Int = 1"), ("class A {}", "final class A {}"),
    ("func f() -> some P { a }", "func f() -> some P { b }"), ("var a: some P { b }", "var a: some P { c }"),
    ("var a: Int { 1 }", "var a: Int { get { 1 } set {} }"), ("enum A { case a }", "enum A { case b }"),
    ("func f(a: Int = 1) {}", "func f(a: Int = 2) {}"), ("import A", "import B"), ("let ab: c", "let a: bc"),
    ("let a: some P = b", "let a: some P = c"), ("let = 1", "let = 2"),
  ])
  func `changes with what others can see`(before: String, after: String) {
    #expect(hash(before) != hash(after))
  }

  @Test func `counts what is put into a file, unless it is inside of what does not count`() {
    let file = ParsedFile(
      number: 0, source: SourceFile(path: "A", text: "let a: Int = 1\nfunc f() { g() }\n"))
    let plain = file.interface.value(with: [])

    // Around the value, and in the body.
    #expect(file.interface.value(with: [SourceEdit(11..<12, "{"), .insert("_knob(", at: 13)]) == plain)
    #expect(file.interface.value(with: [.insert(" }", at: 14), .insert("h(); ", at: 26)]) == plain)
    // `let`, before the value, and behind the body.
    #expect(file.interface.value(with: [SourceEdit(0..<3, "var")]) != plain)
    #expect(file.interface.value(with: [.insert("?", at: 10)]) != plain)
    #expect(file.interface.value(with: [.insert("let b = 1", at: 32)]) != plain)
  }

  @Test func `changes when another file changes what this one becomes`() {
    let (author, other) = ("class A: B {}", "extension A { override func f() {} }")
    let plain = Adapting(author, "").module.files[0].interfaceHash
    #expect(Adapting(author, other).module.files[0].interfaceHash != plain)
  }

  @Test func `is the same in every process`() { #expect(hash("let a = 1") == 12_766_815_491_672_634_025) }
}
