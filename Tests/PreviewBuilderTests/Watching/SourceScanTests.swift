import Glibc
import Testing

@testable import PreviewBuilder

@Suite struct `Source scan` {
  private func scan(_ path: String) throws -> SourceScan { SourceScan(try SourceRoot(path)) }

  @Test func `files are found in all folders, in the order of their paths`() throws {
    let folder = Scratch()
    for name in ["B", "A/Deep", ".hidden", "CardsTests", "DerivedData"] { folder.makeFolder(name) }
    for name in [
      "Z.swift", "B/B.swift", "A/Deep/D.swift", ".hidden/H.swift", "CardsTests/T.swift", "Package.swift",
    ] {
      folder.write("// \(name)", to: name)
    }

    let scan = try scan(folder.path)

    #expect(scan.files.map(\.path) == ["A/Deep/D.swift", "B/B.swift", "Z.swift"].map { folder($0) })
    #expect(scan.problems.isEmpty)
  }

  @Test func `the hash follows names and texts, and nothing else`() throws {
    let folder = Scratch()
    folder.write("let a = 1", to: "A.swift")
    let first = try scan(folder.path).sourceHash

    folder.write("let a = 1", to: "A.swift")
    folder.write("x", to: "A.swift~")
    #expect(try scan(folder.path).sourceHash == first)

    folder.write("let a = 2", to: "A.swift")
    let second = try scan(folder.path).sourceHash
    #expect(second != first)
    #expect(second.shortText.count == 8)

    #expect(rename(folder("A.swift"), folder("B.swift")) == 0)
    #expect(try scan(folder.path).sourceHash != second)
  }

  @Test func `what cannot be read is left out and named`() throws {
    let folder = Scratch()
    folder.write("let a = 1", to: "A.swift")
    folder.write([0x61, 0x0A, 0xFF, 0xFE, 0x0A], to: "Bad.swift")
    folder.write([UInt8](repeating: 0x20, count: SourceText.maximumSize + 1), to: "Big.swift")
    #expect(symlink("nowhere", folder("Broken.swift")) == 0)
    #expect(mkfifo(folder("Pipe.swift"), 0o600) == 0)
    folder.makeFolder("Folder.swift")

    let scan = try scan(folder.path)

    #expect(scan.files.map(\.path) == [folder("A.swift")])
    #expect(scan.problems.map(\.file) == ["Bad.swift", "Big.swift"])
    #expect(scan.problems.first?.line == 2)
  }

  @Test func `a byte order mark is not part of the text`() throws {
    let folder = Scratch()
    folder.write([0xEF, 0xBB, 0xBF] + Array("let a = 1".utf8), to: "A.swift")

    #expect(try scan(folder.path).files.first?.text == "let a = 1")
  }

  @Test func `links that lead in circles end`() throws {
    let folder = Scratch()
    folder.makeFolder("Inner")
    folder.write("let a = 1", to: "Inner/A.swift")
    #expect(symlink(folder.path, folder("Inner/Loop")) == 0)

    #expect(try scan(folder.path).files.map(\.path) == [folder("Inner/A.swift")])
  }

  @Test func `the served folder is where files are found, and a changed picture changes nothing else`() throws
  {
    let folder = Scratch()
    for name in ["Media", "Assets.xcassets/Star.imageset", "Empty"] { folder.makeFolder(name) }
    folder.write("let a = 1", to: "A.swift")
    for name in ["Media/a.png", "Assets.xcassets/Star.imageset/star.png"] { folder.write("", to: name) }
    let scan = try scan(folder.path)

    #expect(scan.assetFolders == [folder.path])
    #expect(scan.folders.contains(folder("Assets.xcassets/Star.imageset")))

    folder.write("changed", to: "Assets.xcassets/Star.imageset/star.png")
    let later = try self.scan(folder.path)
    #expect(later.resourceHash != scan.resourceHash)
    #expect(later.sourceHash == scan.sourceHash)
  }

  @Test func `of a single file, its neighbours are no source`() throws {
    let folder = Scratch()
    folder.write("let a = 1", to: "A.swift")
    folder.write("let b = 1", to: "B.swift")
    folder.makeFolder("Assets.xcassets")

    let scan = try scan(folder("A.swift"))

    #expect(scan.files.map(\.path) == [folder("A.swift")])
    #expect(scan.assetFolders == [folder.path])
  }

  @Test func `the app's own folders come before the served one`() throws {
    let folder = Scratch()
    for name in ["Shop/Sources", "Other"] { folder.makeFolder(name) }
    folder.write("let a = 1", to: "Shop/Sources/A.swift")
    folder.write("let b = 1", to: "Other/B.swift")
    folder.write(
      "name: Shop\ntargets: {Shop: {type: application, platform: iOS, sources: Shop}}", to: "project.yml")

    #expect(try scan(folder.path).assetFolders == [folder("Shop"), folder.path])
  }

  @Test func `a changed file of data counts, and is no change of the source`() throws {
    let folder = Scratch()
    folder.write("let a = 1", to: "A.swift")
    folder.write("[]", to: "people.json")
    let scan = try scan(folder.path)
    folder.write("[1, 2]", to: "people.json")

    let later = try self.scan(folder.path)
    #expect(later.resourceHash != scan.resourceHash && later.sourceHash == scan.sourceHash)
  }

  @Test func `a path that is nothing to preview is refused with its reason`() throws {
    let folder = Scratch()
    folder.write("", to: "notes.txt")

    #expect(throws: SourceRoot.Failure.missing(path: folder("nothing"))) { try SourceRoot(folder("nothing")) }
    #expect(throws: SourceRoot.Failure.notSwift(path: folder("notes.txt"))) {
      try SourceRoot(folder("notes.txt"))
    }
    #expect(throws: SourceRoot.Failure.notSwift(path: "/dev/null")) { try SourceRoot("/dev/null") }
  }
}
