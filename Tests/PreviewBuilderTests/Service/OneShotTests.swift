import Glibc
import Testing

@testable import PreviewBuilder

@Suite(.serialized) struct `One shot` {
  private let folder = Scratch()
  private let cache = Scratch()

  private func workshop(_ path: String) throws -> Workshop {
    try Workshop(
      SourceRoot(path), programFolder: RunningBuilder.programFolder, cache: cache("cache"))
  }

  @Test func `the second run of the same source does not compile, and a copy goes where it is asked for`()
    throws
  {
    let path = folder.write(
      "import UIKit\nfinal class Cards: UICollectionViewFlowLayout {}\n", to: "Cards.swift")
    let notes = Notes()

    let first = OneShot(path, try workshop(path)).run(output: nil) { notes.add($0) }
    guard case .built(let library, let assets, let messages, false) = first else {
      Issue.record("not built: \(first)")
      return
    }
    #expect(notes.all.count == 1)
    #expect(assets == [folder.path])
    #expect(messages.isEmpty)
    let before = FileStatus(library)

    let second = OneShot(path, try workshop(path)).run(output: folder("out"), note: { notes.add($0) })
    #expect(
      second
        == .built(
          library: folder("out/CardsPreview.so"), assetFolders: [folder.path], messages: [], hasErrors: false)
    )
    #expect(notes.all.count == 1)
    // The very same file: nothing was linked again.
    #expect(FileStatus(folder("out/CardsPreview.so"))?.size == before?.size)
    #expect(FileStatus(library)?.inode == before?.inode)
  }

  @Test func `errors are the compiler's, with the file as it was named`() throws {
    let path = folder.write("import UIKit\n\tlet größe: CGFloat = missing\n", to: "Cards.swift")

    let outcome = OneShot("some/Cards.swift", try workshop(path)).run(output: nil) { _ in }

    // The compiler counts bytes, the caret stands below the character.
    let caret = "\t" + String(repeating: " ", count: 21) + "^\n"
    let message = "some/Cards.swift:2:25: error: cannot find 'missing' in scope\n"
    #expect(outcome == .failed([message + "\tlet größe: CGFloat = missing\n" + caret]))
  }

  @Test func `where something is missing besides, the rest is built, and the errors are told`() throws {
    let text =
      "import UIKit\nimport Kit\nlet a = Kit.start()\nlet b: Int = \"a\"\nfinal class Cards: UIView {}\n"
    let path = folder.write(text, to: "Cards.swift")

    let outcome = OneShot("Cards.swift", try workshop(path)).run(output: nil) { _ in }

    guard case .built(_, _, let messages, true) = outcome else {
      Issue.record("not built with errors: \(outcome)")
      return
    }
    #expect(
      messages.first?.hasPrefix("Cards.swift:4:14: error: cannot convert value of type 'String'") == true)

    // The next one finds nothing that was kept of a build without the line.
    let again = OneShot("Cards.swift", try workshop(path)).run(output: nil) { _ in }
    #expect(again == outcome)
  }

  @Test func `what is missing at the end of a file is said of its last line`() throws {
    let path = folder.write("import UIKit\nclass Cards {\n  var count = 1", to: "Cards.swift")

    let outcome = OneShot("some/Cards.swift", try workshop(path)).run(output: nil) { _ in }

    guard case .failed(let texts) = outcome else {
      Issue.record("not failed: \(outcome)")
      return
    }
    #expect(texts.first?.hasPrefix("some/Cards.swift:3:16: error: expected '}' in class") == true, "\(texts)")
  }
}

@Suite struct `Builder command line` {
  @Test func `what it is to do, and to what`() throws {
    #expect(try BuilderCommand(["serve", "a b.swift"]) == .serve(path: "a b.swift", BuildOptions()))
    #expect(
      try BuilderCommand(["build", "x", "--out", "y", "--swift-version", "6", "--strict"])
        == .build(path: "x", output: "y", BuildOptions(swiftVersion: 6, isStrict: true)))
    #expect(try BuilderCommand(["doctor"]) == .doctor(path: nil))
  }

  @Test(arguments: [
    "", "fly", "serve", "build a b", "build a --out", "serve a --out b", "serve a --swift-version 4",
    "doctor --x",
  ])
  func `anything else is refused`(line: String) {
    #expect(throws: BuilderCommand.Mistake.self) {
      try BuilderCommand(line.split(separator: " ").map(String.init))
    }
  }
}

@Suite struct `Cache folder of one's own` {
  @Test func `it is made with all above it, and no other user can read it`() throws {
    let folder = Scratch()

    let cache = try CacheFolder(folder("deep/cache"))

    #expect(FileStatus(cache.path)?.permissions == 0o700)
    #expect(try cache.folder("a/b") == folder("deep/cache/a/b"))
    #expect(FileStatus(folder("deep/cache/a/b"))?.isFolder == true)
  }

  @Test func `a link that somebody else has put there is not followed`() throws {
    let (folder, other) = (Scratch(), Scratch())
    #expect(symlink(other.path, folder("cache")) == 0)

    #expect(throws: CacheFolder.Failure.notOurs(path: folder("cache"))) { try CacheFolder(folder("cache")) }
  }

  @Test func `what a killed process has left is removed, what a living one has is not`() throws {
    let folder = Scratch()
    let cache = try CacheFolder(folder.path)
    folder.makeFolder("runs/1-1/deep")
    folder.write("x", to: "runs/1-1/deep/a.o")

    let first = try RunFolder(in: cache)
    let second = try RunFolder(in: cache)

    #expect(FileStatus(folder("runs/1-1")) == nil)
    #expect(FileStatus(first.path)?.isFolder == true)
    #expect(first.path != second.path)
  }

  @Test func `those that begin at the same time do not take away each other's folders`() async throws {
    let folder = Scratch()
    let cache = try CacheFolder(folder.path)
    let kept = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          (0..<200).count { _ in
            guard let run = try? RunFolder(in: cache) else { return false }
            return FileStatus(run.path)?.isFolder == true
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(kept == 800)
  }

  @Test(arguments: [
    ("My Cards.swift", "My_CardsPreview"), ("3D.swift", "_3DPreview"), ("Größe.swift", "Gr__ePreview"),
  ])
  func `module names are identifiers`(name: String, module: String) throws {
    let folder = Scratch()
    let path = folder.write("", to: name)

    #expect(ModuleName.of(try SourceRoot(path)) == module)
  }
}
