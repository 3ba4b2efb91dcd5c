import Testing

@testable import SourceAdapter

@Suite struct `A #Preview` {
  private static let head =
    "@MainActor private let __scrollwork_preview_0 = PreviewRuntime.PreviewDeclaration"

  @Test(
    arguments: [
      ("#Preview { UIView() }", " { UIView() }"), ("#Preview(\"Cards\") { A() }", "(\"Cards\") { A() }"),
      (
        "#Preview(\"Two\", traits: .portrait, .fixedLayout(width: 3, height: 4)) {\n  let a = A()\n  return a\n}",
        "(\"Two\", traits: .portrait, .fixedLayout(width: 3, height: 4)) {\n  let a = A()\n  return a\n}"
      ),
      ("#Preview(traits: .landscapeLeft, body: { A() })", "(traits: .landscapeLeft, body: { A() })"),
    ])
  func `becomes a constant in its place, body and arguments as they were`(text: String, rest: String) {
    let found = discover(text)

    #expect(found.changes.edits[0]?.applied(to: text) == Self.head + rest)
    #expect(found.changes.registrations[0] == [#"bundle.preview(__scrollwork_preview_0, named: "Cards")"#])
  }

  @Test(arguments: [
    ("import SwiftUI\n#Preview {\n  let a = A()\n  B(a)\n}", true),
    ("import SwiftUI\n#Preview {\n  let a = A()\n  return B(a)\n}", false),
    ("import SwiftUI\n#Preview { B() }", false),
    ("import UIKit\n#Preview {\n  let a = A()\n  B(a)\n}", false),
  ])
  func `of several statements that a builder makes a view of says so`(text: String, isBuilt: Bool) {
    let adapted = discover(text).changes.edits[0]?.applied(to: text)
    #expect(adapted?.contains("PreviewDeclaration._views {") == isBuilt)
  }

  @Test func `keeps the attributes before it and the condition around it`() {
    let text = "#if DEBUG\n@available(iOS 17, *)\n#Preview(\"A\") { A() }\n#endif"

    let found = discover(text)

    #expect(
      found.changes.edits[0]?.applied(to: text)
        == "#if DEBUG\n@available(iOS 17, *)\n\(Self.head)(\"A\") { A() }\n#endif")
  }

  @Test func `has its name, or that of its file, and its line`() {
    let text =
      "import UIKit\n#Preview(\"Big \\\"one\\\"\") { A() }\n#Preview { B() }\n#if RELEASE\n#Preview { C() }\n#endif"

    #expect(
      discover(text).previews == [
        PreviewDeclaration(.declared, "Big \"one\"", file: 0, line: 2),
        PreviewDeclaration(.declared, "Cards", file: 0, line: 3),
      ])
  }

  @Test func `stands for its whole file, and for no other`() {
    let layout = "class L: UICollectionViewLayout {}\n"
    let index = ModuleIndex(
      [
        SourceFile(path: "A.swift", text: layout + "#Preview { A() }"),
        SourceFile(path: "B.swift", text: "class M: L {}"),
      ],
      moduleName: "Cards")

    #expect(index.discover().previews.map(\.title) == ["A", "M"])
  }

  @Test func `for several arguments says what works instead`() throws {
    let found = discover("import UIKit\n\n#Preview(\"A\", arguments: [1, 2]) { count in A(count) }")

    let problem = try #require(found.changes.problems.first)
    #expect((problem.severity, problem.line, problem.column) == (.warning, 3, 1))
    #expect(problem.message.contains("'arguments'"))
    #expect(found.previews == [])
  }
}
