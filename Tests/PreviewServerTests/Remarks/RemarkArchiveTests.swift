import Foundation
import PreviewSession
import PreviewWire
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `The archive of remarks` {
  private let state: StoreFolder

  init() throws { state = try StoreFolder() }

  private func archive() throws -> RemarkArchive { try RemarkArchive(folder: state.path, environment: [:]) }

  private func kept() throws -> Guests {
    let folder = state
    return try Guests(configure: {
      $0.stateFolder = folder.path
      $0.keepDays = 30
    })
  }

  private func put(_ remarks: [Remark], of source: KeptSource = .gallery) throws {
    let store = try state.store(of: source)
    try store.apply(remarks.map { .putRemark($0) })
    store.close()
  }

  @Test func `is empty where no server has kept anything`() throws {
    #expect(try archive().list().isEmpty)
    #expect(try RemarkArchive(folder: "/nowhere/at/all", environment: [:]).list().isEmpty)
  }

  @Test func `lists those of all sources, with IDs that can be typed`() throws {
    try put([.example(1), .example(2)])
    try put([.example(3, session: 9)], of: KeptSource(path: "/nowhere/App"))
    let listed = try archive().list()
    #expect(Set(listed.map(\.source)) == ["gallery", "/nowhere/App"])
    for remark in listed {
      #expect(listed.count { $0.shortID == remark.shortID } == 1 && remark.shortID.count >= 6)
      #expect(remark.json.text.contains(#""source": "\#(remark.source)""#))
    }
  }

  @Test func `is read beside a server that runs, as soon as somebody was answered`() throws {
    let guests = try kept()
    let path = try guests.server.session()
    let made = try guests.remark(path)
    let listed = try archive().list()
    #expect(listed.map(\.number) == [1] && made.id.hasPrefix(listed[0].shortID))
    #expect(listed[0].said.text == "Too small" && listed[0].title == "Drum <1>")
  }

  @Test func `replies and resolves through the server, whose viewers see it`() throws {
    let guests = try kept()
    let path = try guests.server.session()
    let made = try guests.remark(path)
    let watcher = try guests.server.viewer(path)
    #expect(watcher.nextText(containing: #""open": 1, "all": 1"#) != nil)

    let replied = try archive().reply(to: String(made.id.prefix(8)), "Done\nsince today", as: "Ben")
    #expect(replied.replies.map(\.text) == ["Done\nsince today"] && replied.replies[0].isOwner)
    #expect(try archive().resolve(made.id, true).isOpen == false)
    #expect(watcher.nextText(containing: #""open": 0, "all": 1"#) != nil)
    #expect(try archive().resolve(made.id, false).isOpen)
    let listed = try #require(try guests.remarkList(path).remarks.first)
    #expect(listed.replies == [Guests.Said(name: "Ben", text: "Done\nsince today", isOwner: true)])
  }

  @Test func `replies and resolves in the folder where no server has it`() throws {
    try put([.example(1, replies: 0)], of: KeptSource(path: "/nowhere/App"))
    let id = Remark.example(1).id.description
    #expect(try archive().reply(to: id, "Done", as: "Ben").replies.map(\.name) == ["Ben"])
    #expect(try archive().resolve(id, true).isOpen == false)
    let listed = try archive().list()
    #expect(listed.map(\.isOpen) == [false] && listed[0].replies.map(\.text) == ["Done"])
  }

  @Test func `says what is wrong`() throws {
    try put([.example(1, replies: SessionLimits.repliesOfRemark), .example(2)])
    func sentence(_ work: () throws -> Void) -> String {
      do {
        try work()
        return ""
      } catch {
        return (error as? RemarkArchive.Fault)?.sentence ?? "other"
      }
    }
    let archive = try archive()
    #expect(sentence { _ = try archive.resolve("zzz", true) }.contains("there is no remark “zzz”"))
    #expect(sentence { _ = try archive.resolve("", true) }.contains("there is no remark"))
    #expect(sentence { _ = try archive.resolve("A", true) }.contains("2 remarks begin with"))
    let full = Remark.example(1).id.description
    #expect(sentence { _ = try archive.reply(to: full, "x", as: "B") }.contains("50 replies"))
    #expect(sentence { _ = try archive.reply(to: full, "", as: "B") }.contains("a text of 1 to 2000"))
    #expect(sentence { _ = try archive.reply(to: full, "x", as: "\u{1B}") }.contains("a name of 1 to 40"))
  }

  @Test func `finds the server by a file that is this user's alone, and there while it runs`() throws {
    let file = state.folder.file(ServerPlace.file)
    do {
      let guests = try kept()
      #expect(
        ServerPlace(in: state.folder)
          == ServerPlace(bound: "127.0.0.1", port: guests.server.port, isEncrypted: false))
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
    #expect(!FileManager.default.fileExists(atPath: file))
    #expect(ServerPlace(bound: "0.0.0.0", port: 1, isEncrypted: true).address == "127.0.0.1")
    #expect(ServerPlace(bound: "::", port: 1, isEncrypted: true).address == "::1")
  }

  @Test func `takes the folder itself where a server left its place and is gone`() throws {
    try put([.example(1, replies: 0)])
    ServerPlace(bound: "127.0.0.1", port: 1, isEncrypted: false).write(to: state.folder)
    #expect(try archive().resolve(Remark.example(1).id.description, true).isOpen == false)
  }

  @Test func `reads answers of a server, and nothing else as one`() {
    let whole = OwnRequest.read(Array("HTTP/1.1 201 Created\r\nA: b\r\n\r\n{}".utf8))
    #expect(whole?.status == 201 && whole.map { $0.body } == Array("{}".utf8))
    for broken in ["", "HTTP/1.1 201 Created\r\n", "SSH-2.0 x\r\n\r\n", "HTTP/1.1 x y\r\n\r\n"] {
      #expect(OwnRequest.read(Array(broken.utf8)) == nil)
    }
  }
}
