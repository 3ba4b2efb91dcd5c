import PreviewWire
import Testing

@testable import PreviewServer

@Suite struct `Orders` {
  @Test func `an order without a size gets the usual one`() throws {
    let order = try SessionOrder(json: Array(#"{"preview":"drum"}"#.utf8))
    #expect((order.slug, order.screen.width, order.screen.height) == ("drum", 390, 844))
  }

  @Test func `a size is chosen where the order says so`() throws {
    func screen(_ members: String) throws -> ScreenSettings {
      try SessionOrder(json: Array(#"{"preview":"drum"\#(members)}"#.utf8)).screen
    }
    #expect(try screen(#","size":[844,390]"#) == ScreenSettings(width: 844, height: 390))
    #expect(
      try screen(#","size":[844,390],"isSizeChosen":true"#)
        == ScreenSettings(width: 844, height: 390, isSizeChosen: true))
    #expect(try screen(#","isSizeChosen":true"#) == ScreenSettings(width: 390, height: 844), "there is none")
  }

  @Test(arguments: [
    "", "{", "[]", "null", #"{"preview":1}"#, #"{"preview":"a","size":[1,2]}"#,
    #"{"preview":"a","size":[100]}"#, #"{"preview":"a","size":[100,100,100]}"#,
    #"{"preview":"a","size":[100,1e400]}"#, #"{"preview":"a","size":["100",100]}"#,
    #"{"preview":"a","appearance":1}"#, #"{"preview":"a","appearance":"plaid"}"#,
    #"{"preview":"a","size":[100,4096.5]}"#,
    #"{"preview":"a","size":[100,100],"isSizeChosen":1}"#, "\u{0}", #"{"preview":"\ud800"}"#,
  ])
  func `a bad order is refused in a sentence`(json: String) {
    #expect(throws: SessionOrder.Mistake.self) { try SessionOrder(json: Array(json.utf8)) }
  }

  @Test func `brackets nested as deep as a body is long are refused, not followed`() {
    let deep = String(repeating: "[", count: 4096)
    #expect(throws: SessionOrder.Mistake.self) { try SessionOrder(json: Array(deep.utf8)) }
    let member = #"{"preview":"# + String(repeating: #"{"a":"#, count: 800)
    #expect(throws: SessionOrder.Mistake.self) { try SessionOrder(json: Array(member.utf8)) }
  }
}

@Suite struct `Links to code` {
  @Test(arguments: [
    (Editor.vscode, "vscode://file/a%20b/C%2B.swift:3:1"), (.zed, "zed://file/a%20b/C%2B.swift:3:1"),
    (.idea, "idea://open?file=/a%20b/C%2B.swift&line=3&column=1"),
  ])
  func `links to lines hold paths as addresses do`(editor: Editor, link: String) {
    #expect(editor.link(to: "/a b/C+.swift", line: 3, column: 0) == link)
  }
}

@Suite struct `Variables of agents` {
  @Test func `previewed code sees where programs are and how people write, and no secrets`() {
    for name in ["PATH", "HOME", "LANG", "LC_ALL", "TZ", "LD_LIBRARY_PATH"] {
      #expect(SpawnedAgents.mayBeSeen(name))
    }
    for name in ["SSH_AUTH_SOCK", "AWS_SECRET_ACCESS_KEY", "GITHUB_TOKEN", "LD_PRELOAD", "DATABASE_URL"] {
      #expect(!SpawnedAgents.mayBeSeen(name))
    }
  }
}
