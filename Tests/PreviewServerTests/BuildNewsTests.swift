import PreviewWire
import Testing

@testable import PreviewServer

@Suite struct `News of builds` {
  private let news = BuildNews(
    state: .failed, id: "a1b2c3d4",
    problems: [
      Problem(
        kind: .error, file: "Drum.swift", absolutePath: "/home/somebody/Drum.swift", line: 1, message: "no")
    ])

  private func text(editor: Editor?) -> String {
    JSONText.object(news.members(for: Sight(editor: editor))).text
  }

  @Test func `where a file really is stands only in the link of the person at this machine`() {
    #expect(text(editor: .zed).contains(#""editor": "zed://file/home/somebody/Drum.swift:1:1""#))
    #expect(!text(editor: nil).contains("somebody"))
    #expect(
      text(editor: nil).contains(#""file": "Drum.swift""#) && text(editor: nil).contains(#""editor": null"#))
  }

  @Test func `who came by a link is told that there is an error, and no line of code and no name of a file`()
  {
    var news = news
    news.changed = ["Drum.swift"]
    news.problems.insert(Problem(kind: .warning, file: "Deck.swift", message: "unused"), at: 0)
    for state in [BuildNews.State.building, .failed] {
      news.state = state
      news.step = "Compiling Drum.swift"
      let text = JSONText.object(news.members(for: Sight(hasSource: false))).text
      #expect(!text.contains(".swift") && !text.contains(#""no""#))
      #expect(text.contains("waits to be mended") == (state == .failed))
    }
  }

  @Test func `times are told to a tenth of a millisecond, and only those that were taken`() {
    var news = news
    news.times = .init(BuildTimes(adapt: 1234, compile: 98_765, link: 0, savedAt: 1))
    #expect(
      JSONText.object(news.members(for: Sight())).text
        .contains(#""times": {"adapt": 1.2, "compile": 98.8, "link": 0}, "#))
  }
}
