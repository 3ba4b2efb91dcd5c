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

  private func text(editor: Editor?) -> String { JSONText.object(news.members(editor: editor)).text }

  @Test func `where a file really is stands only in the link of the person at this machine`() {
    #expect(text(editor: .zed).contains(#""editor": "zed://file/home/somebody/Drum.swift:1:1""#))
    #expect(!text(editor: nil).contains("somebody"))
    #expect(
      text(editor: nil).contains(#""file": "Drum.swift""#) && text(editor: nil).contains(#""editor": null"#))
  }

  @Test func `times are told to a tenth of a millisecond, and only those that were taken`() {
    var news = news
    news.times = .init(BuildTimes(adapt: 1234, compile: 98_765, link: 0, savedAt: 1))
    #expect(
      JSONText.object(news.members(editor: nil)).text
        .contains(#""times": {"adapt": 1.2, "compile": 98.8, "link": 0}, "#))
  }
}
