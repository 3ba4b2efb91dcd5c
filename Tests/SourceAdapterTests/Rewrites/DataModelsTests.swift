import Testing

@testable import SourceAdapter

@Suite struct `Models of SwiftData` {
  private static let head = "import SwiftData\n"

  /// The lines after the import.
  private func text(_ author: String) -> String {
    let adapting = Adapting(Self.head + author)
    #expect(adapting.problems == [])
    return String(adapting.text().dropFirst(Self.head.count))
  }

  private func members(_ statements: String, access: String = "") -> String {
    "@ObservationIgnored \(access)let _$observationRegistrar = SwiftData._ModelState(); "
      + "\(access)required init(_sample row: SwiftData._SampleRow) throws { \(statements) } "
  }

  @Test func `become observable classes, and keep their lines`() {
    let author = """
      @Model final class Item {
        @Attribute(.unique) var name: String
        @Relationship(
          deleteRule: .cascade, inverse: \\Part.item
        ) var parts: [Part] = []
        @Transient var isShown = false
        var note: String?, count = 0
        init(name: String) { self.name = name }
      }
      """
    let values =
      "self.name = try row.value(\"name\"); row.fill(self, \\Item.parts, \"parts\"); "
      + "row.fill(self, \\Item.note, \"note\"); row.fill(self, \\Item.count, \"count\")"
    #expect(
      text(author) == """
        @Observation.Observable final class Item {
          var name: String
          

        var parts: [Part] = []
          @ObservationIgnored var isShown = false
          var note: String?, count = 0
          init(name: String) { self.name = name }
         \(members(values))}
        """)
  }

  @Test func `say what they keep, with what is written about it`() {
    let appendix = Adapting(
      Self.head + """
        enum Old { @Model public class Item {
          @Attribute(.unique, originalName: "title")
          var name = ""
          @Relationship(deleteRule: .deny) var box: Box?
          let made = Date()
          @Transient var isShown = false
          static var all = 0
          var length: Int { 1 }
          var watched = 1 { didSet {} }
        } }
        """
    ).appendix()
    #expect(appendix.contains("extension Old.Item: SwiftData.PersistentModel {\npublic static var schema"))
    let lines = appendix.split(separator: "\n").filter { $0.contains("PropertyMetadata(") }.map(String.init)
    let expected = [
      ##""name", keypath: \Old.Item.name, metadata: SwiftData.Schema.Attribute(.unique, originalName: "title")"##,
      ##""box", keypath: \Old.Item.box, metadata: SwiftData.Schema.Relationship(deleteRule: .deny)"##,
      ##""made", keypath: \Old.Item.made"##, ##""watched", keypath: \Old.Item.watched"##,
    ]
    #expect(lines == expected.map { "SwiftData.Schema.PropertyMetadata(name: \($0))," })
  }

  @Test func `without an initialiser keep the implicit one`() {
    let made = members("row.fill(self, \\A.a, \"a\")").dropLast()
    let expected = "@Observation.Observable class A { var a = 1 ; \(made); init() {} }"
    #expect(text("@Model class A { var a = 1 }") == expected)
  }

  @Test func `with names in backticks leave those unobserved`() {
    #expect(
      text("@Model class A {\n  var `default`: String\n  init() {}\n}").contains(
        "@ObservationIgnored var `default`: String\n"))
  }

  @Test func `derived from others have what those have`() {
    let author =
      "@Model class A {\n  init() {}\n}\n@Model class B: A {\n  var b: Int\n  override init() {}\n}"
    #expect(
      text(author).hasSuffix(
        "\nclass B: A {\n  var b: Int\n  override init() {}\n required init(_sample row: SwiftData._SampleRow) throws "
          + "{ self.b = try row.value(\"b\"); try super.init(_sample: row) } }"))
  }

  @Test func `may be unique in several properties together`() {
    let adapting = Adapting(
      Self.head + "@Model class A {\n  #Unique<A>([\\.a, \\.b], [\\.c])\n  #Index<A>([\\.a])\n  init() {}\n}")
    #expect(
      adapting.text().contains(
        "  static var _$unique: SwiftData._Unique<A> { SwiftData._Unique<A>([\\.a, \\.b], [\\.c]) }\n  \n  init() {}"
      ))
    #expect(adapting.appendix().contains("static var _uniqueSets: [[AnyKeyPath]] { _$unique.sets }"))
  }

  @Test func `are not meant where SwiftData is not imported`() {
    expectUnchanged("@Model class A { @Query var a: Int; let b = #Predicate<Int> { $0 > 1 } }")
  }

  @Test(arguments: [
    ("struct V { @Query private var a: [A] }", "struct V { @Query() private var a: [A] }"),
    ("struct V { @Query(sort: \\A.b) var a: [A] }", "struct V { @Query(sort: \\A.b) var a: [A] }"),
    ("let p = #Predicate<A> { $0.b }", "let p = SwiftData._Predicates<A>.make { $0.b }"),
    ("let p = #Predicate<A>({ $0.b })", "let p = SwiftData._Predicates<A>.make({ $0.b })"),
    ("let p: Predicate<A> = #Predicate { $0.b }", "let p: Predicate<A> = SwiftData._predicate { $0.b }"),
    (
      "let p = #Predicate<A> { a in\n  q.evaluate(a) ||\n  r.evaluate(a)\n}",
      "let p = SwiftData._Predicates<A>.make { a in\n  try q.evaluate(a) ||\n  r.evaluate(a)\n}"
    ),
    ("let p = #Predicate<A, B> { $0.b == $1 }", "let p = #Predicate<A, B> { $0.b == $1 }"),
  ])
  func `have queries and predicates that the compiler understands`(written: String, adapted: String) {
    #expect(text(written) == adapted)
  }

  @Test func `have predicates in files that import Foundation only`() {
    let module = Adapting(Self.head, "import Foundation\nlet p = #Predicate<A> { $0.b }").module
    #expect(module.files[1].text.contains("import UIKit; import SwiftData\n"))
  }

  @Test func `have actors with a context`() {
    let adapting = Adapting(Self.head + "@ModelActor actor A {\n}")
    #expect(
      adapting.text().contains(
        "actor A {\n nonisolated let modelExecutor: any SwiftData.ModelExecutor; nonisolated let modelContainer"
      ))
    #expect(adapting.appendix().contains("extension A: SwiftData.ModelActor {}"))
  }
}
