import Testing

@testable import SourceAdapter

/// A hole is for what is missing here; the author's own mistakes stay errors.
@Suite struct `The author's own mistake` {
  @Test(arguments: [
    (
      "func f() { let x: Int = \"a\" }", "\"a\"",
      "cannot convert value of type 'String' to specified type 'Int'"
    ),
    ("func f(l: UILabel) { l.text = 5 }", "5", "cannot assign value of type 'Int' to type 'String?'"),
    (
      "struct M { var title = \"\" }\nfunc f(m: M) { m.titel }", "titel",
      "value of type 'M' has no member 'titel'"
    ),
    (
      "func f(l: UILabel) { l.txet = \"\" }", "txet",
      "value of type 'UILabel' has no member 'txet'; did you mean 'text'?"
    ),
    (
      "class A: UIView { static let pitch = 1; func f() { g(Self.pich) } }", "pich",
      "type 'Self' has no member 'pich'"
    ),
    ("func f() { nothing }", "nothing", "cannot find 'nothing' in scope"),
    ("func f(m: Moive) {}", "Moive", "cannot find type 'Moive' in scope"),
    ("import WebKit\nfunc f(m: Moive) {}", "Moive", "cannot find type 'Moive' in scope"),
    (
      "import Kit\nstruct Film { func render() {} }\nfunc f(a: Film?) { a.rendr() }", "rendr",
      "value of type 'Film?' has no member 'rendr'"
    ),
    (
      "struct Film {}\nfunc f(a: Film?) { a.run() }", "run()", "value of type 'Film?' has no member 'run'"
    ),
    ("import SwiftData\nimport SwiftUI\nfunc f() { Source() }", "Source", "cannot find 'Source' in scope"),
    ("import SwiftUI\nfunc f() { VStak() }", "VStak", "cannot find 'VStak' in scope"),
    (
      "import Alamofire\nfunc f(n: Int) { g(n) }\nfunc g(_ s: String) {}", "n) }",
      "cannot convert value of type 'Int' to expected argument type 'String'"
    ),
    (
      "import SnapKit\nstruct Movie {}\nfunc f(m: Moive) {}", "Moive", "cannot find type 'Moive' in scope"
    ),
    ("enum Menu { struct User {} }\nfunc f(u: User) {}", "User)", "cannot find type 'User' in scope"),
    (
      "func g(a: Int) {}\nfunc f() { g(b: 1) }", "g(b",
      "incorrect argument label in call (have 'b:', expected 'a:')"
    ),
    (
      "func f() { UIView(frme: .zero) }", "UIView",
      "incorrect argument label in call (have 'frme:', expected 'frame:')"
    ),
    (
      "import Kit\nstruct A { func reload(at a: Int) {} }\nfunc f() { reload(at: 1) }", "reload(at: 1",
      "cannot find 'reload' in scope"
    ),
    (
      "class A: UIView { func f() { let count = 1 }; func g() { use(count) } }", "count) }",
      "cannot find 'count' in scope"
    ),
    ("func f() -> Int {}", "}", "missing return in global function expected to return 'Int'"),
    ("class A: UIView { func f(width: Int) { g(widht) } }", "widht", "cannot find 'widht' in scope"),
    (
      "import Kit\nclass A: UIView { func f() { reload } }", "reload",
      "cannot find 'reload' in scope; did you mean 'reloads'?"
    ),
    (
      "func f() { 1 + \"a\" }", "+",
      "binary operator '+' cannot be applied to operands of type 'Int' and 'String'"
    ),
    (
      "let MAX_ROWS = 2\nfunc f() { MAX_ROWS + \"a\" }", "+",
      "binary operator '+' cannot be applied to operands of type 'Int' and 'String'"
    ),
    (
      "class A: UIView { var my_rows = 1; func f() { my_row } }", "my_row }", "cannot find 'my_row' in scope"
    ),
  ])
  func `stays an error`(text: String, place: String, message: String) throws {
    var holing = Holing(text)
    try holing.take((place, message))
    #expect(holing.mistakes.map(\.message) == [message])
    #expect(holing.maker.plan.isEmpty)
  }

  @Test(arguments: [
    (
      "protocol P { func lend() }\nimport Kit\nstruct S: P { func lends() {} }", "S: P",
      "type 'S' does not conform to protocol 'P'", "protocol requires function 'lend()' with type '() -> ()'"
    ),
    (
      "enum E { case a, b }\nfunc f(e: E) { switch e { case .a: break } }", "switch",
      "switch must be exhaustive", "add missing case: '.b'"
    ),
    (
      "class A { func check() throws {}; func f() { check() } }", "check() }",
      "call can throw but is not marked with 'try'", "did you mean to use 'try'?"
    ),
    (
      "class A: UIViewController { init(shed: Int) {} }\nfunc f() { A() }", "A() }",
      "missing argument for parameter 'shed' in call", "'init(shed:)' declared here"
    ),
  ])
  func `stays an error where only its notes tell`(text: String, place: String, message: String, note: String)
    throws
  {
    var holing = Holing(text)
    try holing.take((place, message), notes: [note])
    #expect(holing.mistakes.map(\.message) == [message])
    #expect(holing.maker.plan.isEmpty)
  }

  @Test(arguments: [
    (
      "protocol P { func lend(k: Kit) }\nstruct S: P { func lend(k: Kit) {} }", "S: P",
      "type 'S' does not conform to protocol 'P'", "protocol requires function 'lend(k:)'"
    ),
    (
      "func f(e: UIScene.State) { switch e { case .a: break } }", "switch", "switch must be exhaustive",
      "add missing case: '.b'"
    ),
    (
      "func f() { Kit.check() }", "check", "call can throw but is not marked with 'try'",
      "did you mean to use 'try'?"
    ),
    (
      "class A: UIView { convenience init(a: Int) {} }\nfunc f() { A() }", "A() }",
      "missing argument for parameter 'frame' in call", ""
    ),
  ])
  func `is not what another module may be the cause of`(
    text: String, place: String, message: String, note: String
  ) throws {
    var holing = Holing(text)
    try holing.take((place, message), notes: [note])
    #expect(holing.mistakes == [])
    #expect(!holing.maker.plan.isEmpty)
  }

  @Test(arguments: [
    ("func f() { g(b: 1) }", "g(b", "extra argument 'b' in call"),
    (
      "struct Film {}\nfunc f(s: Subject<Film, Never>) { s.latest() }", "latest",
      "value of type 'Subject<Film, Never>' has no member 'latest'"
    ),
    (
      "import Kit\nfunc f() { kit_column(1); kit_columns(1) }", "kit_columns",
      "cannot find 'kit_columns' in scope"
    ),
    (
      "import Kit\nenum Menu { struct User {} }\nfunc f(u: User) {}", "User)",
      "cannot find type 'User' in scope"
    ),
    ("import Security\nfunc f(k: SecKey) {}", "SecKey", "cannot find type 'SecKey' in scope"),
    ("import Kit\nfunc f() { constrain(1) }", "constrain", "cannot find 'constrain' in scope"),
    (
      "func f() { SecItemDelete(1); SecItemDelete(2) }", "SecItemDelete",
      "cannot find 'SecItemDelete' in scope"
    ),
    (
      "class A: UITableViewCell { required init?(coder: NSCoder) { nil } }\nfunc f() { g(A()) }", "A()",
      "missing argument for parameter 'coder' in call"
    ),
    (
      "import Kit\nstruct A { func decode(from a: Int) {} }\nfunc f() { let decoder = 1; decode(token: 1) }",
      "decode(token", "cannot find 'decode' in scope"
    ),
    (
      "class A: UITextView { func f() { let all = regions(for: 1) } }\nfunc g() { let regions = 1 }",
      "regions(for", "cannot find 'regions' in scope"
    ),
    (
      "import Kit\nclass A: URLProtocol {}", "URLProtocol",
      "'URLProtocol' is unavailable: This type has moved to the FoundationNetworking module. Import that module to use it."
    ),
    ("func f() { a[kSecClass] = 1 }", "kSecClass", "cannot find 'kSecClass' in scope"),
    (
      "import Kit\nstruct Film {}\nfunc f(a: Film?) { a.run { g($0) } }", "run",
      "value of type 'Film?' has no member 'run'"
    ),
    (
      "import AVKit\nimport SwiftUI\nfunc f(u: URL) { VideoPlayer(u) }", "VideoPlayer",
      "cannot find 'VideoPlayer' in scope"
    ),
    (
      "import Alamofire\nfunc f(h: [String: String]) { g(h) }\nfunc g(_ h: HTTPHeaders) {}", "h) }",
      "cannot convert value of type '[String : String]' to expected argument type 'HTTPHeaders'"
    ),
    ("class A: UIView { func f() { maskLayer() } }", "maskLayer", "cannot find 'maskLayer' in scope"),
    (
      "import Kit\nclass A: UIView { func f() { zero(); hero.on = 1; hero.by = 2 } }", "hero.on",
      "cannot find 'hero' in scope"
    ),
    (
      "import Kit\nclass A: KitScreen { var lists = 1 }\nfunc f(a: A) { a.list.x(); a.list.y() }", "list.x",
      "value of type 'A' has no member 'list'"
    ),
    (
      "typealias Picture = UIImage\nfunc f() { Picture(way: 1) }", "way",
      "extra argument 'way' in call"
    ),
    (
      "func f() { class_addMethod(1) }", "class_addMethod", "cannot find 'class_addMethod' in scope"
    ),
    (
      "struct A { @Query var films: [Int]; func f() { _films } }", "_films }", "cannot find '_films' in scope"
    ),
    (
      "extension UIView { func f() { window.screen = s } }", "screen",
      "cannot assign to property: 'screen' is a get-only property"
    ),
    (
      "class A: UIView {}\nfunc f(v: UIView) { v.delegate = A() }", "A() }",
      "cannot assign value of type 'A' to type '(any UIScrollViewDelegate)?'"
    ),
    (
      "func f(flags: Int32) -> Bool { flags & IFF_UP == 0 }", "&",
      "binary operator '&' cannot be applied to operands of type 'Int32' and 'Int'"
    ),
    (
      "class A: UIView { var fdPop: Bool { fd_Pop }\nvar fdPops: Bool { fd_pops } }", "fd_pops",
      "cannot find 'fd_pops' in scope"
    ),
    (
      "class A: UIView { var fdPops = 1 }\nfunc f(a: A) { a.fd_pops = 2 }", "fd_pops",
      "value of type 'A' has no member 'fd_pops'"
    ),
    (
      "import RxCocoa\nfunc f(textInput: TextInput<UIView>) {}", "TextInput<",
      "cannot find type 'TextInput' in scope"
    ),
  ])
  func `is not what may be otherwise on a device`(text: String, place: String, message: String) throws {
    var holing = Holing(text)
    try holing.take((place, message))
    #expect(holing.mistakes == [])
    #expect(!holing.maker.plan.isEmpty)
  }

  @Test(arguments: [
    ("func f() -> Film { .init(title: 1) }", "title", "argument passed to call that takes no arguments"),
    ("struct A: Playable {}", "Playable", "cannot find type 'Playable' in scope"),
    (
      "extension FileManager { func f(URLs: Int) { containerURLs(); containerURL(URLs) } }", "containerURL(",
      "cannot find 'containerURL' in scope"
    ),
  ])
  func `is not what is like nothing of the module's, where other things are missing`(
    text: String, place: String, message: String
  ) throws {
    var alone = Holing(text)
    try alone.take((place, message))
    #expect(alone.mistakes.map(\.message) == [message])

    var beside = Holing("func g() { NSStart() }\n" + text)
    try beside.take(("NSStart", "cannot find 'NSStart' in scope"))
    try beside.take((place, message))
    #expect(beside.mistakes == [])
  }

  @Test func `becomes a hole that says so, where the rest is to be shown`() throws {
    let text = "func f() { a(1 + \"a\") }\nfunc g(v: UIView) { v.kit() }"
    let message = "binary operator '+' cannot be applied to operands of type 'Int' and 'String'"
    var holing = Holing(text)
    try holing.take(("+", message))
    #expect(holing.mistakes.map(\.message) == [message])
    holing.maker.fillsMistakes = true
    try holing.take(("+", message), ("kit", "value of type 'UIView' has no member 'kit'"))
    #expect(holing.mistakes == [])
    let reasons = holing.maker.holes.map(\.reason)
    #expect(reasons.first == "an error: \(message)")
    #expect(reasons.last?.hasPrefix("an error") == false)
  }

  @Test func `is not in a statement with a property of a missing type`() throws {
    let text =
      "import Kit\nstruct A { var list: [KitItem]; func f() { g(\"a\" + list.count); \"b\" + h(1) }; func h(_ item: KitItem) {} }"
    var holing = Holing(text)
    try holing.take(("KitItem", "cannot find type 'KitItem' in scope"))
    try holing.take(
      ("+", "binary operator '+' cannot be applied to operands of type 'String' and 'Int.Stride'"))
    #expect(holing.mistakes == [])
  }

  @Test func `is not what a type within a function inherits from elsewhere`() throws {
    let text = "func f() { class A: KitBar { override init() {} } }"
    try expectHole(
      text, at: "init", "initializer does not override a designated initializer from its superclass",
      becomes: "func f() { class A: KitBar {  init() {} } }")
  }

  @Test func `is not a member that a missing macro would have made`() throws {
    var holing = Holing("@Modelled actor Store { func f() { context.save() } }")
    try holing.take(("Modelled", "unknown attribute 'Modelled'"))
    try holing.take(("context", "cannot find 'context' in scope"))
    #expect(holing.mistakes == [])
  }

  @Test func `is not what follows from a hole`() throws {
    var holing = Holing(
      "import Kit\nfunc f() -> Int { let a = Kit.a(); return a + 1 }\nfunc g() -> Int { Kit.run() }")
    try holing.take(("Kit.a", "cannot find 'Kit' in scope"), ("Kit.run", "cannot find 'Kit' in scope"))
    #expect(holing.mistakes == [])
    #expect(
      holing.plainText
        == "import Kit\nfunc f() -> Int { _hole(n); return _holeValue(n) }\nfunc g() -> Int { _holeValue(n) }"
    )
  }
}

@Suite struct `What follows from something that is missing` {
  private let stacked =
    "import Kit\nclass A {\n  let k = Kit()\n  func f() { let s = Stack([k]); s.axis = .vertical }\n}"
  private let unknown = ("Kit()", "cannot find 'Kit' in scope")
  private let follower = (".vertical", "cannot infer contextual base in reference to member 'vertical'")

  @Test func `waits for the next round`() throws {
    var holing = Holing(stacked)
    try holing.take(follower, unknown)
    #expect(holing.standIns == ["Kit"])
    #expect(holing.text == stacked)
  }

  @Test func `is a hole if it is still there then`() throws {
    var holing = Holing(stacked)
    try holing.take(follower, unknown)
    try holing.take(follower)
    #expect(holing.mistakes == [])
    #expect(holing.text != stacked)
  }

  @Test func `is a member that is looked up in a type that nothing says`() throws {
    var holing = Holing("import Kit\nclass A {\n  let k = UIView(Kit())\n  func f() { k.mask = [.wide] }\n}")
    let text = holing.text
    try holing.take(
      (".wide", "reference to member 'wide' cannot be resolved without a contextual type"), unknown)
    #expect(holing.text == text)
  }

  @Test func `is a conformance that types which were declared just now may meet`() throws {
    let text = "import Kit\nstruct A: Codable { var k: Kind }"
    var holing = Holing(text)
    try holing.take(
      ("A:", "type 'A' does not conform to protocol 'Decodable'"),
      ("Kind", "cannot find type 'Kind' in scope"))
    #expect(holing.text == text)
    #expect(holing.standIns == ["Kind"])
  }

  @Test func `waits as well where a class gets its superclass`() throws {
    let text = "class A: UITableViewController {}\nfunc f() { show(A()) }"
    var holing = Holing(text)
    try holing.take(
      ("A()", "cannot convert value of type 'A' to expected argument type 'UIViewController'"),
      ("UITableViewController", "cannot find type 'UITableViewController' in scope"))
    #expect(holing.text == text)
    #expect(holing.standIns == ["UITableViewController"])
  }
}

@Suite struct `A reason` {
  @Test func `names the one module that all files import which use the name`() throws {
    let files = [
      SourceFile(
        path: "/A.swift", text: "import Glimpse\nimport Anchorage\nfunc a(v: UIView) { v.anc.go() }"),
      SourceFile(path: "/B.swift", text: "import Anchorage\nfunc b(v: UIView) { v.anc.go() }"),
    ]
    var maker = HoleMaker(files, moduleName: "Wheels")
    _ = maker.take([
      HoleDiagnostic(
        file: "/A.swift", line: 3, column: 24, message: "value of type 'UIView' has no member 'anc'")
    ])
    #expect(maker.holes.map(\.reason) == ["Anchorage is not here"])
    #expect(maker.holes.map(\.missing) == [["anc"]])
  }

  @Test func `names the package whose stand-in has not all of it`() throws {
    let text = "import SnapKit\nfunc a(v: UIView) { v.snp.dance() }\nfunc b(x: ConstraintDancer) {}"
    var holing = Holing(text)
    try holing.take(
      ("dance", "value of type 'ConstraintViewDSL' has no member 'dance'"),
      ("ConstraintDancer", "cannot find type 'ConstraintDancer' in scope"))
    #expect(holing.mistakes.isEmpty)
    #expect(
      Set(holing.maker.holes.map(\.reason)) == [
        "SnapKit has no 'dance' here", "SnapKit has no 'ConstraintDancer' here",
      ])
    #expect(holing.standIns == ["ConstraintDancer"])
  }

  @Test func `of a statement with two faults is what is missing, not what follows from it`() throws {
    var holing = Holing("import Kit\nfunc f(v: UIView) { v.kit.go { x in x.a } }")
    try holing.take(
      ("x in", "cannot infer type of closure parameter 'x' without a type annotation"),
      ("kit.go", "value of type 'UIView' has no member 'kit'"))
    #expect(holing.maker.holes.map(\.reason) == ["Kit is not here"])
  }

  @Test func `of a missing type is that type, not another that its class conforms to`() throws {
    var holing = Holing("class A: UIView, UITableViewDelegate { let table: UITableView }")
    try holing.take(
      ("UITableViewDelegate", "cannot find type 'UITableViewDelegate' in scope"),
      ("UITableView }", "cannot find type 'UITableView' in scope"))
    #expect(
      holing.maker.holes.map(\.reason).sorted() == [
        "UITableView is not here", "UITableViewDelegate is not here",
      ])
  }

  @Test func `is none where a name is only that of another type's case`() {
    var maker = HoleMaker(
      [
        SourceFile(path: "/Login.swift", text: "enum Login { case Wire }"),
        SourceFile(path: "/Start.swift", text: "import WireKit\nfunc f() { Wire.begin() }"),
      ], moduleName: "Wheels", plan: HolePlan())
    let found = HoleDiagnostic(
      file: "/Start.swift", line: 2, column: 12, message: "cannot find 'Wire' in scope", notes: [])
    #expect(maker.take([found]).mistakes == [])
    #expect(maker.sources[1].text.contains("_hole("))
  }

  @Test func `is none where a bridging header may bring the type, but a slip is one`() throws {
    var around = ModuleSurroundings()
    around.hasBridgingHeader = true
    try ModuleSurroundings.$current.withValue(around) {
      var holing = Holing("class Toggle: MSToggle {}")
      try holing.take(("MSToggle", "cannot find type 'MSToggle' in scope"))
      #expect(holing.mistakes == [] && holing.standIns == ["MSToggle"])
      var slipped = Holing("class Toggle {}\nclass Other: Togle {}")
      try slipped.take(("Togle", "cannot find type 'Togle' in scope"))
      #expect(slipped.mistakes.count == 1)
    }
  }
}
