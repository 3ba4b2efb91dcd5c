import Foundation
import Testing

@Suite struct `Rooms of UIKit` {
  private struct Row {
    var floor: Int
    var mayName: Set<String>
  }

  /// The table of `ARCHITECTURE.md`, by room.
  private static func table() throws -> [String: Row] {
    var table: [String: Row] = [:]
    for cells in try ArchitecturePage.rows(below: "UIKit's rooms") {
      let floor = try #require(Int(cells[0]), "\(cells)")
      let room = try #require(ArchitecturePage.names(cells[1]).first, "\(cells)")
      #expect(table[room] == nil, "\(room) has two rows")
      table[room] = Row(floor: floor, mayName: ArchitecturePage.names(cells[3]))
    }
    return table
  }

  private static func sources() throws -> [FolderArrows.File] {
    try ArchitecturePage.files(in: "Sources/UIKit").map { path, text in
      let parts = path.split(separator: "/").map(String.init)
      return FolderArrows.File(
        folder: parts.count > 1 ? parts[0] : "", name: parts.last ?? path, text: text)
    }
  }

  @Test func `have a row each, and no row is without its room`() throws {
    let folders = Set(try Self.sources().map(\.folder))

    #expect(folders.count > 20)
    #expect(Set(try Self.table().keys) == folders)
  }

  @Test func `name only what lies on lower floors`() throws {
    let table = try Self.table()

    for (room, row) in table {
      for other in row.mayName {
        let below = try #require(table[other], "\(room) may name \(other), which is no room").floor
        #expect(below < row.floor, "\(room) may name \(other)")
      }
    }
  }

  @Test func `of the collection view need each other only by way of the class`() throws {
    let files = try ArchitecturePage.files(in: "Sources/UIKit/CollectionView").map { path, text in
      let parts = path.split(separator: "/").map(String.init)
      return FolderArrows.File(
        folder: parts.count > 1 ? parts[0] : "", name: parts.last ?? path, text: text)
    }
    let arrows = FolderArrows(files)

    #expect(arrows.named(by: "").count > 8)
    #expect(arrows.circles(without: "") == [])
  }

  @Test func `name the rooms of their rows, and no others`() throws {
    let arrows = FolderArrows(try Self.sources())

    for (room, row) in try Self.table() {
      for other in arrows.named(by: room).subtracting(row.mayName) {
        let places = arrows.places[room]?[other]?.sorted().prefix(5).joined(separator: "; ") ?? ""
        Issue.record("\(room) may not name \(other): \(places)")
      }
      #expect(row.mayName.subtracting(arrows.named(by: room)) == [], "\(room) names none of these")
    }
  }
}

@Suite struct `Arrows between folders` {
  private func arrows(_ texts: (folder: String, text: String)...) -> FolderArrows {
    FolderArrows(
      texts.map { FolderArrows.File(folder: $0.folder, name: "\($0.folder).swift", text: $0.text) })
  }

  @Test func `lead from where a type is named to where it is declared`() {
    let found = arrows(("Low", "public struct Point {}"), ("High", "func move(_ point: Point) {}"))

    #expect(found.places == ["High": ["Low": ["High.swift names Point"]]])
  }

  @Test func `come to light where they run both ways`() {
    let found = arrows(
      ("View", "open class View { var window: Window? }"), ("Window", "final class Window: View {}"))

    #expect(found.named(by: "View") == ["Window"] && found.named(by: "Window") == ["View"])
  }

  @Test func `close circles of any length, but for the folder that is left out`() {
    let found = arrows(
      ("One", "struct One { var next: Two }"), ("Two", "class Two { var next: Three? }"),
      ("Three", "class Three { var first: One?; var top: Top? }"), ("Top", "class Top { var first: One? }"),
      ("Above", "struct Above { var one: One }"))

    #expect(found.circles(without: "") == ["One", "Two", "Three", "Top"])
    #expect(found.circles(without: "Two") == [])
    #expect(found.circles(without: "Top") == ["One", "Two", "Three"])
  }

  @Test func `do not come from comments and strings`() {
    let found = arrows(
      ("Low", "enum Point {}"),
      (
        "High",
        #"""
        // A Point.
        /* A /* nested */ Point. */
        let a = "Point", b = "a \" Point", c = """
          Point "
          """, d = #"Point"#
        """#
      ))

    #expect(found.places.isEmpty)
  }

  @Test func `do not lead to members, private types and types of one's own`() {
    let found = arrows(
      ("Low", "struct Outer { struct Inner {} }\nprivate struct Hidden {}\nstruct Twice {}"),
      ("High", "private let x = 1\nstruct Twice {}\nlet y: (Inner, Hidden, Twice, Another.Outer)"))

    #expect(found.places.isEmpty)
  }

  @Test func `lead to types of every kind and with attributes`() {
    let kinds = ["class", "struct", "enum", "protocol", "actor"].map { "@MainActor public \($0) T\($0) {}" }
    let low = kinds.joined(separator: "\n") + "\n@available(iOS 13, *)\ntypealias Ttypealias = Int"
    let names = FileWords(low).declared

    #expect(names == ["Tclass", "Tstruct", "Tenum", "Tprotocol", "Tactor", "Ttypealias"])
  }
}
