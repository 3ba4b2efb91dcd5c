import Testing

@testable import SourceAdapter

@Suite struct `A type that is not here` {
  private func declared(_ text: String, _ name: String) throws -> String {
    var holing = Holing(text)
    try holing.take((name, "cannot find type '\(name)' in scope"))
    #expect(holing.mistakes == [])
    #expect(holing.text == text, "nothing is replaced in the file itself")
    return holing.declarations.split(separator: "\n").first { $0.contains(" \(name)") }.map(String.init) ?? ""
  }

  @Test(arguments: [
    (
      "import Kit\nstruct A { let bag: Bag }", "Bag",
      "public final class Bag: NSObject, Codable, _NeutralMaking, @unchecked Sendable {"
    ),
    (
      "import Kit\nstruct A { let o: Box<Int, String> }", "Box",
      "public final class Box<T0, T1>: NSObject, Codable, _NeutralMaking, @unchecked Sendable {"
    ),
    ("import Kit\nclass A: Model {}", "Model", "open class Model: NSObject, _NeutralMaking {"),
    ("import Kit\nclass A: FancyCell {}", "FancyCell", "open class FancyCell: UIView {"),
    (
      "import Kit\nclass A: DeckViewController {}", "DeckViewController",
      "open class DeckViewController: UIViewController {"
    ),
    ("import Kit\nstruct A: Mappable {}", "Mappable", "public protocol Mappable {"),
    (
      "import Kit\nclass A: UIView, DeckDelegate {}", "DeckDelegate",
      "public protocol DeckDelegate: AnyObject {"
    ),
    ("import Kit\nfunc f(a: any Themed) {}", "Themed", "public protocol Themed: AnyObject {"),
  ])
  func `is declared in the shape in which it is used`(text: String, name: String, declaration: String) throws
  {
    #expect(try declared(text, name) == declaration)
  }

  @Test func `is declared before anything is taken out that follows from its being no superclass`() throws {
    let text = "import Kit\nclass A: Deck { override func go() { super.go() } }"
    var holing = Holing(text)
    try holing.take(
      ("override", "method does not override any method from its superclass"),
      ("super", "'super' members cannot be referenced in a root class"),
      ("Deck", "cannot find type 'Deck' in scope"))
    #expect(holing.text == text)
    #expect(holing.standIns == ["Deck"])
    #expect(holing.mistakes == [])
    try holing.take(("override", "method does not override any method from its superclass"))
    #expect(holing.text != text, "what is wrong after that is a hole")
  }

  @Test func `of a protocol that the module declares is one of its types that conform, mocks first`() throws {
    var holing = Holing(
      """
      protocol Service {}
      protocol Nobody {}
      class Real: Service { init(host: String) {} }
      struct MockService: Service {}
      func f(v: UIView) { v.kit() }
      """)
    try holing.take(("kit", "value of type 'UIView' has no member 'kit'"))
    #expect(holing.declarations.contains("bundle.neutral((any Service).self) { MockService() }"))
    #expect(!holing.declarations.contains("any Nobody"))
  }

  @Test(arguments: [
    ("class A: Base { override func viewDidLoad() {} }", "UIViewController"),
    ("class A: Base {}\nextension Base { override func layoutSubviews() {} }", "UIView"),
    ("class A: Base { override var collectionViewContentSize: CGSize { .zero } }", "UICollectionViewLayout"),
    (
      "class A: Base { override func prepareForReuse() {}; override func layoutSubviews() {} }",
      "UICollectionViewCell"
    ),
    ("class A: Base { override func start() {} }", "NSObject"),
  ])
  func `is of the kind that has what is overridden, where its name does not tell`(text: String, base: String)
    throws
  {
    var holing = Holing("import Kit\n\(text)")
    try holing.take(("Base", "cannot find type 'Base' in scope"))
    #expect(holing.declarations.contains("class Base: \(base)"))
    // An override in an extension is not public, so the class cannot be.
    #expect(holing.declarations.contains("\nclass Base") == text.contains("extension"))
  }

  @Test(arguments: [
    "type 'Film' does not conform to protocol 'Comparable'",
    "generic struct 'List' requires that 'Film' conform to 'Comparable'",
    "referencing initializer 'init(_:)' on 'List' requires that 'Wheels.Film' conform to 'Comparable'",
  ])
  func `conforms to what is asked of it, where that can be given`(message: String) throws {
    let text = "import Kit\nlet all: List<Film> = []"
    var holing = Holing(text)
    try holing.take(("Film", "cannot find type 'Film' in scope"))
    try holing.take(("Film", message))
    #expect(holing.text == text)
    #expect(holing.declarations.contains("@unchecked Sendable, Comparable {"))
    #expect(holing.declarations.contains("static func < (left: Film, right: Film) -> Bool { false }"))
    // Asked a second time, it does not help.
    try holing.take(("Film", message))
    #expect(holing.text != text)
  }

  @Test func `of a view is made as a view is, and others with arguments are holes at once`() throws {
    let text = "import Kit\nfunc f() { show(KitButton(frame: .zero)) }"
    var holing = Holing(text)
    try holing.take(("KitButton", "cannot find 'KitButton' in scope"))
    #expect(holing.text == text)
    #expect(holing.standIns == ["KitButton"])
    try holing.take(("KitButton", "incorrect argument label in call (have 'frame:', expected 'kind:')"))
    #expect(holing.plainText.contains("_hole"))

    var other = Holing(text.replacing("KitButton", with: "KitStore"))
    try other.take(("KitStore", "cannot find 'KitStore' in scope"))
    #expect(other.plainText.contains("_hole"))
  }

  @Test func `conforms to nothing that the author's own extension stands in the way of`() throws {
    var holing = Holing("import Kit\nlet all: List<Film> = []")
    try holing.take(("Film", "cannot find type 'Film' in scope"))
    let asked = "type 'Film' does not conform to protocol 'Identifiable'"
    try holing.take(("Film", asked))
    #expect(holing.declarations.contains("Identifiable"))
    let lines = holing.declarations.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("class Film") })
    let message = HoleDiagnostic(
      file: HoleMaker.standInPath, line: line + 1, column: 1, message: asked, notes: [])
    #expect(holing.maker.take([message]).isChanged)
    #expect(!holing.declarations.contains("Identifiable"))
    try holing.take(("Film", asked))
    #expect(!holing.declarations.contains("Identifiable"))
  }

  @Test func `has the values that are named without it`() throws {
    let text =
      "import Kit\nfunc show(_ kind: Kind) {}\nfunc f() { show(.busy); show(.failed(title: nil, at: 1)) }"
    var holing = Holing(text)
    try holing.take(("Kind", "cannot find type 'Kind' in scope"))
    try holing.take(
      ("busy", "type 'Kind' has no member 'busy'"), ("failed", "type 'Kind' has no member 'failed'"))
    #expect(holing.text == text)
    #expect(holing.declarations.contains("public static var `busy`: Kind { Kind() }"))
    #expect(
      holing.declarations.contains("public static func `failed`(title: Any?, at: Any?) -> Kind { Kind() }"))
  }

  @Test func `has no value whose arguments could not be told the type of`() throws {
    var holing = Holing("import Kit\nfunc show(_ kind: Kind) {}\nfunc f() { show(.run { $0 }) }")
    try holing.take(("Kind", "cannot find type 'Kind' in scope"))
    try holing.take(("run", "type 'Kind' has no member 'run'"))
    #expect(holing.plainText.hasSuffix("func f() { show(_holeValue(n)) }"))
  }

  @Test func `is enough where only the type itself is named`() throws {
    let text = "import Kit\nlet f: Film? = nil\nfunc f() { register(Film.self) }"
    var holing = Holing(text)
    try holing.take(("Film.self", "cannot find 'Film' in scope"))
    #expect(holing.text == text)
    #expect(holing.standIns == ["Film"])
  }

  @Test func `is declared again where several modules have stand-ins for it`() throws {
    let text = "import Kit\nlet store: Store? = nil"
    var holing = Holing(text)
    try holing.take(("Store", "'Store' is ambiguous for type lookup in this context"))
    #expect(holing.text == text)
    #expect(holing.standIns == ["Store"])
  }

  @Test func `can have a member called as a coder is`() throws {
    var holing = Holing("func f(s: Store, d: Store.Decoder) {}")
    try holing.take(("Store", "cannot find type 'Store' in scope"))
    #expect(holing.declarations.contains("from decoder: any Swift.Decoder"))
  }

  @Test func `has the types that are looked up in it`() throws {
    var holing = Holing("import Kit\nstruct A { let s: Session; let t: Session.Task }")
    try holing.take(("Session;", "cannot find type 'Session' in scope"))
    #expect(holing.standIns == ["Session", "Session.Task"])
  }

  @Test func `is a member of a type that is here, where it was looked up in one`() throws {
    var holing = Holing("func f(a: UIView.Kind) {}")
    try holing.take(("Kind", "'Kind' is not a member type of class 'UIKit.UIView'"))
    #expect(holing.declarations.contains("extension UIView {\n  public final class Kind"))
  }

  @Test func `is declared once, whatever else is said of it at the same time`() throws {
    var holing = Holing("import Kit\nclass A { weak var a: Player!; weak var b: Player! }")
    try holing.take(
      ("Player!; weak", "cannot find type 'Player' in scope"),
      ("Player! }", "cannot find type 'Player' in scope"))
    #expect(holing.standIns == ["Player"])
    #expect(holing.text == "import Kit\nclass A { weak var a: Player!; weak var b: Player! }")
  }
}

@Suite struct `A plan` {
  private let text = "import Kit\nfunc f(v: UIView) {\n  v.kit()\n  a()\n}\nfunc g(v: UIView) { v.kit() }"

  private func plan() throws -> HolePlan {
    var holing = Holing(text)
    try holing.take(
      ("kit()\n", "value of type 'UIView' has no member 'kit'"),
      ("kit() }", "value of type 'UIView' has no member 'kit'"))
    return holing.maker.plan
  }

  @Test func `holds for lines that have moved`() throws {
    let moved = Holing(text.replacing("func f", with: "\n\nfunc added() {}\nfunc f"), plan: try plan())
    #expect(
      moved.plainText
        == "import Kit\n\n\nfunc added() {}\nfunc f(v: UIView) {\n  _hole(n)\n  a()\n}\nfunc g(v: UIView) { _hole(n) }"
    )
  }

  @Test func `has the same keys for the same words`() throws {
    let first = try plan().holes["/Feed.swift"]?.map(\.key)
    let moved = Holing("// more\n" + text, plan: try plan()).maker.plan.holes["/Feed.swift"]?.map(\.key)
    #expect(first == moved)
    #expect(Set(first ?? []).count == 2)
  }

  @Test func `does not hold once the module declares what was missing`() throws {
    let now = Holing(text + "\nextension UIView { func kit() {} }", plan: try plan())
    #expect(now.maker.plan.isEmpty)
  }

  @Test func `leads columns behind a hole back to the author's`() throws {
    var holing = Holing("func f(v: UIView) { v.kit.a(); other(1) }")
    try holing.take(("kit", "value of type 'UIView' has no member 'kit'"))
    let place = try #require(holing.text.firstRange(of: "other"))
    let column = holing.text.utf8.distance(from: holing.text.startIndex, to: place.lowerBound) + 1
    #expect(holing.maker.positions(of: "/Feed.swift")?.column(line: 1, adaptedColumn: column) == 32)
  }

  @Test func `of a type within a missing type is declared there`() throws {
    var holing = Holing("import Kit\nfunc f(a: Kits) { let m: Kits.Touch.Action = g() }")
    try holing.take(("Kits)", "cannot find type 'Kits' in scope"))
    try holing.take(("Action", "'Action' is not a member type of class 'Wheels.Kits.Touch'"))
    #expect(holing.standIns == ["Kits", "Kits.Touch", "Kits.Touch.Action"])
    #expect(!holing.declarations.contains("extension"))
  }

  @Test(arguments: [
    ("ZJSwitch", "UISwitch"), ("GrowingTextView", "UITextView"), ("CardView", "UIView"),
    ("DotPageControl", "UIPageControl"), ("SegmentControl", "UIControl"), ("TokenSearchBar", "UISearchBar"),
  ])
  func `is of UIKit's kind that its name ends like`(name: String, base: String) {
    #expect(StandIn.base(ofTypeNamed: name) == base)
  }

  @Test func `of a type within a missing protocol is declared beside it`() throws {
    var holing = Holing("import Kit\nstruct A: Loading { let m: Loading.Output = g() }")
    try holing.take(("Loading {", "cannot find type 'Loading' in scope"))
    try holing.take(("Output", "'Output' is not a member type of protocol 'Wheels.Loading'"))
    #expect(holing.declarations.contains("  typealias Output = Loading_Output\n"))
    #expect(holing.declarations.contains("\npublic final class Loading_Output: NSObject"))
  }

  @Test func `is mended by the lines that were compiled, whatever went before`() throws {
    var holing = Holing(
      "import Kit\nstruct A { let a: Int }\nstruct B { let a: Int }\nfunc f(v: UIView) { v.kit() }")
    try holing.take(("kit", "value of type 'UIView' has no member 'kit'"))
    let lines = holing.declarations.split(separator: "\n", omittingEmptySubsequences: false)
    let messages = try ["A.self", "B.self"].map { name in
      HoleDiagnostic(
        file: HoleMaker.standInPath, line: try #require(lines.firstIndex { $0.contains(name) }) + 1,
        column: 1,
        message: "extra argument 'a' in call", notes: [])
    }
    _ = holing.maker.take(messages)
    #expect(!holing.declarations.contains("A.self"))
    #expect(!holing.declarations.contains("B.self"))
  }

  @Test func `is left out where the type that it extends cannot be seen`() throws {
    var holing = Holing("import Combine\nfunc f() { let m: Film.Sort = g() }")
    try holing.take(("Film.Sort", "'Sort' is not a member type of struct 'Film'"))
    let lines = holing.declarations.split(separator: "\n")
    #expect(lines.contains("import Combine"))
    let line = try #require(lines.firstIndex(of: "extension Film {"))
    let message = HoleDiagnostic(
      file: HoleMaker.standInPath, line: line + 1, column: 1, message: "cannot find type 'Film' in scope",
      notes: [])
    #expect(holing.maker.take([message]).isChanged)
    #expect(!holing.declarations.contains("extension Film"))
  }

  @Test func `is not declared for a type of the module's that a hole hides`() throws {
    var holing = Holing("struct A {}\nextension A { class M {} }\nfunc f() { let m: A.M = g() }")
    try holing.take(("A.M", "'M' is not a member type of struct 'Wheels.A'"))
    #expect(holing.standIns == [])
    #expect(holing.mistakes == [])
  }
}
