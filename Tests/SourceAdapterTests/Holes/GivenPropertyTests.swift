import Testing

@testable import SourceAdapter

/// Properties that who stands in a hole may have set.
@Suite struct `Properties that may not be set` {
  /// The body of `final class Screen` once something of the module is in a hole; nothing else stands there.
  private func screen(_ body: String, _ rest: String = "", inherits: String = "UIViewController") throws
    -> String
  {
    let declared = """
      protocol Output: AnyObject { func load() }
      protocol View: AnyObject {}
      struct Style {}
      """
    var holing = Holing(
      "import Kit\nfinal class Screen: \(inherits) { \(body) }\n\(declared)\n\(rest)\nlet kit = Kit.shared\n")
    try holing.take(("Kit.shared", "cannot find 'Kit' in scope"))
    let line = holing.text.split(separator: "\n")[1]
    return String(line.dropFirst("final class Screen: \(inherits) { ".count).dropLast(2))
  }

  @Test(arguments: [
    ("var output: Output!", #"@_Given("Screen.output") var output: Output!"#),
    ("private var output: Output!", #"@_Given("Screen.output") private var output: Output!"#),
    ("var output: (any Output)!", #"@_Given("Screen.output") var output: (any Output)!"#),
    ("weak var view: View?", #"@_GivenBack("Screen.view") var view: View?"#),
    ("private weak var view: View!", #"@_GivenBack("Screen.view") private  var view: View!"#),
  ])
  func `are made up where they are read`(body: String, expected: String) throws {
    #expect(try screen(body) == expected)
  }

  @Test(arguments: [
    "var output: Output?", "@IBOutlet var output: Output!", "var style: Style!", "var label: UILabel!",
    "lazy var output: Output! = nil", "static var output: Output!", "var output: Output! { didSet {} }",
    "unowned var view: View!", "var output: Output!; init(output: Output) { self.output = output }",
    "var output: Output!; func stop() { output = nil }", "var output: Output!; func go() { output?.load() }",
    "var output: Output!; func go() { if let output { output.load() } }",
    "var output: Output!; func go() { guard let own = self.output else { return } }",
    "var output: Output!; var isReady: Bool { output != nil }",
  ])
  func `stay where somebody else decides, or asks whether they are set`(body: String) throws {
    #expect(try screen(body) == body)
  }

  @Test func `are not confused with those of that name of others`() throws {
    let other = "class Interactor { weak var output: Output?; func done() { output?.load() } }"
    #expect(try screen("var output: Output!", other).hasPrefix("@_Given"))
    #expect(
      try !screen("var output: Output!", "func go(_ a: Screen) { a.output?.load() }").hasPrefix("@_Given"))
    #expect(
      try !screen("var output: Output!", "extension Screen { func go() { self.output?.load() } }").hasPrefix(
        "@_Given"))
  }

  @Test func `stay in classes that are read from data`() throws {
    #expect(try screen("var output: Output!", inherits: "Codable") == "var output: Output!")
  }

  @Test func `stay in a module where nothing is missing`() {
    let text = "class Screen { var output: Output! }\nprotocol Output {}\n"
    #expect(Holing(text).text == text)
  }

  @Test func `are plain again where the compiler has something against them`() throws {
    var holing = Holing(
      "import Kit\nclass Screen { var output: Output! }\nprotocol Output {}\nlet kit = Kit.shared\n")
    try holing.take(("Kit.shared", "cannot find 'Kit' in scope"))
    #expect(holing.text.contains("@_Given"))
    try holing.take(("output:", "property wrapper cannot be applied here"))
    #expect(!holing.text.contains("@_Given") && !holing.text.contains("Kit.shared"))
    #expect(holing.mistakes.isEmpty)
  }

  @Test func `leave the places of messages where the author sees them`() throws {
    var holing = Holing(
      "import Kit\nclass Screen { weak var view: View?; let kit = Kit.shared }\nprotocol View: AnyObject {}\n"
    )
    try holing.take(("Kit.shared", "cannot find 'Kit' in scope"))
    #expect(holing.plainText.contains(#"class Screen { @_GivenBack("Screen.view") var view: View?;"#))
    #expect(holing.maker.holes.map { holing.maker.place(of: $0).column } == [38])
  }
}

@Suite struct `Neutral values of generic types` {
  @Test func `are said in extensions that know the parameters`() throws {
    var holing = Holing(
      """
      import Kit
      struct Box<Item> { let item: Item }
      class Relay<Element> { init(_ relay: Kit<Element>) {} }
      private struct Own<Item> { let item: Item }
      let kit = Kit.shared
      """)
    try holing.take(("Kit.shared", "cannot find 'Kit' in scope"))
    let said = holing.declarations.split(separator: "\n").filter { $0.hasPrefix("extension") }
    #expect(
      said == [
        "extension Box: _NeutralMaking { public static func _makeNeutral() -> Any? { Box(item: _neutral()) } }",
        "extension Relay: _NeutralMaking { public static func _makeNeutral() -> Any? { self == Relay.self ? Relay(_neutral()) : nil } }",
      ])
  }
}
