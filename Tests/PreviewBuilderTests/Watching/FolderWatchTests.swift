import Glibc
import Testing

@testable import PreviewBuilder

@Suite struct `Folder watch` {
  /// Waits until something has been noticed, up to a time that only a fault reaches.
  private func changes(_ watch: FolderWatch, until path: String) -> [FolderWatch.Change] {
    var all: [FolderWatch.Change] = []
    while !all.contains(where: { $0.path == path && $0.sign == .finished }) {
      var waiting = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 60_000) == 1 else { return all }
      all += watch.changes()
    }
    return all
  }

  private func started(_ path: String) throws -> FolderWatch {
    let root = try SourceRoot(path)
    let watch = try FolderWatch(root)
    _ = watch.follow(SourceScan(root))
    return watch
  }

  @Test func `a truncating write and an atomic rename are both seen`() throws {
    let folder = Scratch()
    let file = folder.write("let a = 1", to: "Cards.swift")
    let watch = try started(folder.path)

    folder.write("let a = 2", to: "Cards.swift")
    #expect(changes(watch, until: file).last == .init(path: file, sign: .finished))

    folder.write("let a = 3", to: ".Cards.swift.tmp")
    #expect(rename(folder(".Cards.swift.tmp"), file) == 0)
    #expect(changes(watch, until: file) == [.init(path: file, sign: .finished)])
  }

  @Test func `of a single file, only that one counts, and renaming onto it does`() throws {
    let folder = Scratch()
    let file = folder.write("let a = 1", to: "Cards.swift")
    let watch = try started(file)

    folder.write("let b = 1", to: "Other.swift")
    folder.write("let a = 2", to: "Cards.swift~")
    #expect(rename(folder("Cards.swift~"), file) == 0)

    #expect(Set(changes(watch, until: file).map(\.path)) == [file])
  }

  @Test func `files that editors leave beside it are not seen`() throws {
    let folder = Scratch()
    folder.write("let a = 1", to: "Cards.swift")
    let watch = try started(folder.path)

    for name in [".Cards.swift.swp", "4913", "Cards.swift~", ".#Cards.swift", "Cards.swift.tmp"] {
      folder.write("x", to: name)
    }
    let last = folder.write("let z = 1", to: "Z.swift")

    #expect(Set(changes(watch, until: last).map(\.path)) == [last])
  }

  @Test func `a file in a new folder of a new folder is seen, however early it was written`() throws {
    let folder = Scratch()
    folder.write("let a = 1", to: "Cards.swift")
    let watch = try started(folder.path)

    folder.makeFolder("New/Deep")
    let first = folder.write("let b = 1", to: "New/Deep/B.swift")
    #expect(changes(watch, until: first).contains(.init(path: first, sign: .finished)))

    let second = folder.write("let c = 1", to: "New/Deep/C.swift")
    #expect(changes(watch, until: second).contains(.init(path: second, sign: .finished)))
  }

  @Test func `a folder that is moved away and made again is watched under its name`() throws {
    let folder = Scratch()
    folder.makeFolder("Cells")
    folder.write("let a = 1", to: "Cells/A.swift")
    let watch = try started(folder.path)

    #expect(rename(folder("Cells"), folder("Old")) == 0)
    folder.makeFolder("Cells")
    let file = folder.write("let a = 2", to: "Cells/A.swift")
    _ = changes(watch, until: file)
    let later = folder.write("let b = 2", to: "Cells/B.swift")

    #expect(changes(watch, until: later).contains(.init(path: later, sign: .finished)))
  }

  @Test func `a root that is deleted and comes back is watched again`() throws {
    let folder = Scratch()
    folder.makeFolder("App")
    folder.write("let a = 1", to: "App/A.swift")
    let watch = try started(folder("App"))

    unlink(folder("App/A.swift"))
    rmdir(folder("App"))
    folder.makeFolder("App")
    let file = folder.write("let a = 2", to: "App/A.swift")
    var seen = Set<String>()
    while !seen.contains(file), !seen.contains(folder("App")) { seen.formUnion(watch.changes().map(\.path)) }
    _ = watch.follow(SourceScan(try SourceRoot(folder("App"))))
    let later = folder.write("let b = 2", to: "App/B.swift")

    #expect(changes(watch, until: later).contains(.init(path: later, sign: .finished)))
  }

  @Test func `the file that a link leads to is seen as the link`() throws {
    let (folder, elsewhere) = (Scratch(), Scratch())
    let target = elsewhere.write("let a = 1", to: "Real.swift")
    #expect(symlink(target, folder("Link.swift")) == 0)
    let watch = try started(folder.path)

    elsewhere.write("let a = 2", to: "Real.swift")

    #expect(
      changes(watch, until: folder("Link.swift")).last == .init(path: folder("Link.swift"), sign: .finished))
  }

  @Test func `none of a thousand saves is missed`() throws {
    let folder = Scratch()
    let names = (0..<1000).map { "File\($0).swift" }
    for name in names { folder.write("let a = 1", to: name) }
    let watch = try started(folder.path)

    for name in names { folder.write("let a = 2", to: name) }

    let seen = Set(changes(watch, until: folder("File999.swift")).filter { $0.sign == .finished }.map(\.path))
    #expect(seen.count == 1000)
  }
}
