import Glibc
import PreviewWire
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `Holes of a build` {
  private let agents = FakeAgents()
  private let builder = FakeBuilder()
  private let hole = Hole(
    kind: .value, file: "Feed.swift", absolutePath: "/home/somebody/Feed.swift", line: 12, column: 5,
    text: "KFImage(url)", reason: "Kingfisher is not here", remedy: "Hand it along.")

  private func started(_ reaches: [HoleReach] = [], holes: [Hole]) throws -> RunningServer {
    agents.make("a", .init(reaches: reaches))
    let server = try RunningServer(agents: agents, builder: builder)
    builder.build("a", holes: holes)
    try server.waitForPreview()
    return server
  }

  @Test func `are listed to every viewer, and say where the files are only to the person at this machine`() {
    func text(_ editor: Editor?) -> String {
      JSONText.object(
        HoleList(holes: [hole], total: 12, reaches: [HoleReach(number: 0, count: 3)]).members(editor: editor)
      ).text
    }
    let start = """
      {"count": 12, "holes": [{"kind": "value", "file": "Feed.swift", "line": 12, "column": 5, \
      "text": "KFImage(url)", "reason": "Kingfisher is not here", "remedy": "Hand it along.", "editor": 
      """
    #expect(text(.zed) == start + #""zed://file/home/somebody/Feed.swift:12:5"}], "reached": [[0, 3]]}"#)
    #expect(text(nil) == start + #"null}], "reached": [[0, 3]]}"#)
  }

  @Test func `are told to those who watch, and how often they were reached whenever that changes`() throws {
    let server = try started([HoleReach(number: 0, count: 3)], holes: [hole, hole])
    let socket = try server.viewer(try server.session())

    let list = try #require(socket.nextText(containing: #""type": "holes""#))
    #expect(list.contains(#""count": 2, "holes": [{"kind": "value", "file": "Feed.swift""#))
    // It may have been made before anybody watched.
    if !list.contains(#""reached": [[0, 3]]"#) {
      #expect(socket.nextText(containing: #""type": "reached", "reached": [[0, 3]]"#) != nil)
    }

    socket.send(MessageFromViewer.key(inputSeq: 1, time: 0, .down).encoded())
    // A keyframe that was asked for meanwhile counts, too.
    let next = try #require(socket.nextText(containing: #""type": "reached", "reached": [[0, "#))
    #expect(!next.contains("[[0, 3]]"))
  }

  @Test func `are told with the counts to a viewer that comes later`() throws {
    let server = try started([HoleReach(number: 0, count: 3)], holes: [hole])
    let path = try server.session()
    let one = try server.viewer(path)
    #expect(one.nextText(containing: #""reached": [[0, 3]]"#) != nil)

    let other = try server.viewer(path)

    #expect(other.nextText(containing: #""type": "holes""#)?.hasSuffix(#""reached": [[0, 3]]}"#) == true)
  }

  @Test func `are those of the build that is shown, and gone with the one that fills them`() throws {
    let server = try started([HoleReach(number: 0, count: 1)], holes: [hole])
    let socket = try server.viewer(try server.session())
    #expect(socket.nextText(containing: #""type": "holes", "count": 1"#) != nil)

    agents.make("b", .init())
    builder.build("b", number: 2)

    #expect(
      socket.nextText(containing: #""type": "holes""#)?.contains(#""count": 0, "holes": [], "reached": []"#)
        == true)
  }

  @Test func `are counted in the list of previews, and not named where there are none`() throws {
    let server = try started(holes: [hole, hole, hole])
    #expect(server.get("/api/previews")?.body.contains(#""holes": 3}"#) == true)

    agents.make("b", .init())
    builder.build("b", number: 2)
    wait { server.get("/api/previews")?.body.contains("holes") == false }
    #expect(server.get("/api/previews")?.body.contains("holes") == false)
  }
}
