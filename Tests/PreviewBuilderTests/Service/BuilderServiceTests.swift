import Glibc
import PreviewWire
import SourceAdapter
import Testing

@testable import PreviewBuilder

/// With the real compiler, so few and one after the other.
@Suite(.serialized) struct `Builder service` {
  private let folder = Scratch()
  private let cache = Scratch()

  private func layout(_ width: Int, _ more: String = "") -> String {
    """
    import UIKit

    final class CarouselLayout: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        itemSize = CGSize(width: \(width), height: 100)
        \(more)
      }
    }
    """
  }

  @Test func `each save ends in exactly one report, and the next good one recovers`() throws {
    folder.write(layout(200), to: "Carousel.swift")
    folder.write("struct Other { func number() -> Int { 1 } }\n", to: "Other.swift")
    let builder = try RunningBuilder(folder.path, cache: cache)

    #expect(
      try builder.report()
        == .hello(version: WireVersion.builder, root: folder.path.lastComponent, fileCount: 2))
    #expect(try builder.report() == .building(number: 1, changed: []))
    let first = try builder.built()
    #expect(first.number == 1)
    #expect(access(first.library, R_OK) == 0)
    #expect(first.times.compile > 0)

    folder.write(layout(200), to: "Carousel.swift")
    #expect(try builder.report() == .unchanged(number: 1, id: first.id))

    folder.write(layout(200, "itemSize = widht"), to: "Carousel.swift")
    #expect(try builder.report() == .building(number: 2, changed: ["Carousel.swift"]))
    guard case .failed(2, let id, let problems, _) = try builder.report() else {
      Issue.record("a typo was compiled")
      return
    }
    #expect(id != first.id)
    #expect(problems.map(\.message) == ["cannot find 'widht' in scope"])
    #expect(problems.map(\.file) == ["Carousel.swift"])
    #expect(problems.first.map { [$0.line, $0.column] } == [7, 16])
    #expect(problems.first?.lines.map(\.number) == [6, 7, 8])

    folder.write(layout(240), to: "Carousel.swift")
    let second = try builder.built()
    #expect(second.number == 3)
    #expect(second.library != first.library)

    try builder.send(.retain([second.library]))
    try builder.send(
      .explain(
        request: 7, library: second.library, kind: .crash,
        text: "CarouselPreview/Carousel.swift:6: Fatal error: no width\n"))
    guard case .explained(7, let problem) = try builder.report() else {
      Issue.record("not explained")
      return
    }
    #expect(problem.line == 6)
    #expect(problem.lines.map(\.text)[1] == "    itemSize = CGSize(width: 240, height: 100)")
    #expect(access(first.library, F_OK) != 0)
    #expect(access(second.library, F_OK) == 0)
  }

  @Test func `errors of all files are there, as the compiler says them`() throws {
    folder.write("func a() -> Int { \"a\" }\n", to: "A.swift")
    folder.write("import UIKit\nlet b: CGFloat = missing\n", to: "B.swift")
    let builder = try RunningBuilder(folder.path, cache: cache)

    guard case .failed(1, _, let problems, _) = try builder.outcome() else {
      Issue.record("compiled")
      return
    }

    #expect(
      problems.map { "\($0.file):\($0.line):\($0.column): error: \($0.message)" } == [
        "A.swift:1:19: error: cannot convert return expression of type 'String' to return type 'Int'",
        "B.swift:2:18: error: cannot find 'missing' in scope",
      ])
  }

  @Test func `a source that was built before needs no compiler`() throws {
    folder.write(layout(200), to: "Carousel.swift")
    let path = folder("Carousel.swift")
    var first: BuildResult?
    do { first = try RunningBuilder(path, cache: cache).built() }

    let second = try RunningBuilder(path, cache: cache).built()

    #expect(second.id == first?.id)
    #expect(second.times.link == 0)
    // The library that the first one handed out went with it.
    #expect(first.map { access($0.library, F_OK) } == -1)
  }

  @Test func `a change of one body compiles one file`() throws {
    folder.write(layout(200), to: "Carousel.swift")
    for number in 0..<3 { folder.write("func f\(number)() -> Int { \(number) }\n", to: "F\(number).swift") }
    let builder = try RunningBuilder(folder.path, cache: cache)
    _ = try builder.built()
    let before = objects()

    folder.write(layout(210), to: "Carousel.swift")
    _ = try builder.built()

    #expect(objects().subtracting(before).count == 1)
  }

  @Test func `a save during a build restarts it, and nothing of the first is reported`() throws {
    folder.write(layout(200), to: "Carousel.swift")
    let builder = try RunningBuilder(folder.path, cache: cache)
    _ = try builder.built()

    for width in [201, 202, 203] {
      folder.write(layout(width), to: "Carousel.swift")
      // Now it compiles, or is about to. The build of the save before may be done already.
      var report = try builder.report()
      while case .built = report { report = try builder.report() }
      guard case .building = report else {
        Issue.record("no build was begun")
        return
      }
    }
    folder.write(layout(200, "_ = 1"), to: "Carousel.swift")
    let last = SourceScan(try SourceRoot(folder.path)).sourceHash.shortText

    var result = try builder.built()
    // A build may have been done before the save that would have cancelled it.
    while result.id != last { result = try builder.built() }
    #expect(result.id == last)
  }

  @Test func `a folder without Swift files says so, and is built when one comes`() throws {
    let builder = try RunningBuilder(folder.path, cache: cache)
    guard case .failed(1, _, let problems, _) = try builder.outcome() else {
      Issue.record("built of nothing")
      return
    }
    #expect(problems.map(\.message) == ["there is no Swift file in \(folder.path.lastComponent)"])

    folder.write(layout(200), to: "Carousel.swift")

    #expect(try builder.built().number == 2)
  }

  @Test func `values are written over their literals and nothing else, keeping the file's mode`() throws {
    let text =
      "\u{FEFF}import UIKit\r\n\r\nfinal class Cards: UICollectionViewFlowLayout {\r\n  static let gap: CGFloat = 8.0 // pt\r\n}\r\n"
    let file = folder.write(text, to: "Cards.swift")
    #expect(chmod(file, 0o640) == 0)
    let builder = try RunningBuilder(file, cache: cache)
    let first = try builder.built()

    try builder.send(.edit(request: 1, [KnobSetting(name: "Cards.gap", value: .number(12))]))
    #expect(try builder.report() == .edited(request: 1, files: ["Cards.swift"]))
    #expect(folder.read("Cards.swift") == Array(text.replacing("8.0", with: "12.0").utf8))
    #expect(FileStatus(file)?.permissions == 0o640)
    #expect(try builder.built().id != first.id)

    try builder.send(.edit(request: 2, [KnobSetting(name: "Cards.nothing", value: .number(1))]))
    #expect(try builder.report() == .editFailed(request: 2, message: "the source has no knob Cards.nothing"))
  }

  @Test func `the rows of sample data are written nowhere, and stand in no edit's way`() throws {
    let root = try SourceRoot(folder.write("let gap = 8\n", to: "Cards.swift"))
    let write = SourceWrite(root: root, files: SourceScan(root).files, knobs: [])
    #expect(try write.write([KnobSetting(name: KnobInfo.sampleRows, value: .number(3))]).isEmpty)
    #expect(throws: SourceWrite.Failure.knob(.unknown(name: "gap"))) {
      try write.write([KnobSetting(name: "gap", value: .number(3))])
    }
  }

  @Test func `a file that has changed since it was built is not written to`() throws {
    let text =
      "import UIKit\nfinal class Cards: UICollectionViewFlowLayout {\n  static let gap: CGFloat = 8\n}\n"
    let file = folder.write(text, to: "Cards.swift")
    let root = try SourceRoot(file)
    let scan = SourceScan(root)
    let module = SourceAdapter.adapt(
      scan.files.map { SourceFile(path: $0.path, text: $0.text) }, moduleName: "Cards")
    let write = SourceWrite(root: root, files: scan.files, knobs: module.knobs)
    folder.write(text + "// more\n", to: "Cards.swift")

    #expect(throws: SourceWrite.Failure.changed(file: "Cards.swift")) {
      try write.write([KnobSetting(name: "Cards.gap", value: .number(12))])
    }
    #expect(folder.read("Cards.swift") == Array((text + "// more\n").utf8))
  }

  private func objects() -> Set<String> {
    var found: Set<String> = []
    for name in FolderListing(cache("cache/folders"))?.folders ?? [] {
      found.formUnion(
        FolderListing(cache("cache/folders/\(name)/objects"))?.files.filter { $0.hasSuffix(".o") } ?? [])
    }
    return found
  }
}
