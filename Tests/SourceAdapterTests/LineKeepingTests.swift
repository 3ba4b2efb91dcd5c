import Foundation
import Testing

@testable import SourceAdapter

@Suite struct `Every line` {
  /// The package's own previews, and the texts of these tests, which are Swift with Swift in it.
  private static let sources: [SourceFile] = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let gallery = tests.appending(path: "../../Sources/Gallery").standardizedFileURL
    return swiftFiles(in: tests) + swiftFiles(in: gallery)
  }()

  private static func swiftFiles(in folder: URL) -> [SourceFile] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let urls = (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    return urls.sorted { $0.path < $1.path }.compactMap { url in
      (try? String(contentsOf: url, encoding: .utf8)).map { SourceFile(path: url.path, text: $0) }
    }
  }

  /// One sample with all that is rewritten, in odd places.
  static let sample = """
    import Foundation; import class UIKit.UIView
    @objc protocol P: NSObjectProtocol { @objc optional func
      p(_ a: Int,
        b: Int); @objc optional var q: Int { get } }
    @objcMembers @IBDesignable
    open class A<T>: UIView, UICollectionViewDelegate { @objc dynamic var a = 0 { didSet
      { f() } }
      weak var d: P?
      var c = [#colorLiteral(red: 1,
        green: 0, blue: 0, alpha: 1), #imageLiteral(resourceName: "é🎠")]
      @objc(
        g:
      ) func g(_ h: Any) {}
      private enum Inner { static let s = \"\"\"
        @objc \\(#selector(
          A.g(_:)
        )) #if
        \"\"\" }
    }
    #if os(iOS) ||
      DEBUG
    private extension A { override
      open
      var bounds: CGRect { didSet(
        old) {
          f() }
        willSet { g() } }; override func /* f( */ layoutSubviews(
      ) { d?.p?(
        1, b: 2) }
    }
    #endif
    class B: A<Int> { func scrollViewDidScroll(
      _ s: UIScrollView) {} }
    """

  private func lines(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

  @Test(arguments: ["\n", "\r\n"])
  func `stays where its author wrote it, whatever is rewritten`(lineEnd: String) {
    let text = Self.sample.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd)
    let module = Adapting([SourceFile(path: "A.swift", text: text)]).module
    #expect(module.files[0].text.contains("__A_layoutSubviews"))
    expectLinesKept(module.files[0])
  }

  @Test func `of real files stays, and so does what stands at its end`() {
    let files = Self.sources
    #expect(files.contains { $0.path.hasSuffix("DrumLayout.swift") })
    for file in SourceAdapter.adapt(files, moduleName: "All").files { expectLinesKept(file) }
  }

  @Test func `stays when a file is cut off anywhere`() {
    let text = Array(Self.sample.utf8)
    for length in stride(from: 0, to: text.count, by: 7) {
      let cut = String(decoding: text[..<length], as: UTF8.self)
      let module = SourceAdapter.adapt([SourceFile(path: "A.swift", text: cut)], moduleName: "Cut")
      expectLinesKept(module.files[0])
    }
  }

  /// Names that the rewriting leaves alone are on the same line before and after.
  private func expectLinesKept(_ file: AdaptedFile) {
    // Not at "\n", which a Windows line end is not equal to.
    let authors = file.original.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let adapted = file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).dropFirst(3)
    #expect(adapted.count >= authors.count, "\(file.path)")
    for (author, line) in zip(authors, adapted) where !author.contains("import ") {
      let kept = author.split(whereSeparator: { !$0.isLetter }).filter { !Self.removed.contains(String($0)) }
      for word in kept where !line.contains(word) {
        Issue.record("\(file.path): \(word) is not in: \(line)")
        return
      }
    }
  }

  /// Words that a rewriting may take away.
  private static let removed: Set<String> = [
    "objc", "objcMembers", "IBDesignable", "dynamic", "override", "optional", "Foundation", "class", "os",
    "iOS",
    "DEBUG", "colorLiteral", "imageLiteral", "resourceName", "selector", "willSet", "didSet", "open", "var",
    "A", "g",
    "private", "old", "bounds", "CGRect", "get", "import", "struct", "func", "Dispatch", "main", "let",
  ]
}

@Suite struct `Source that is wrong` {
  @Test(arguments: [
    "let = 3\n@objc class A {}", "class A {", "}}}", "@objc", "let \u{1} = 3", "#if os(iOS)\n",
  ])
  func `is left to the compiler, on its lines`(text: String) {
    let file = SourceAdapter.adapt([SourceFile(path: "A.swift", text: text)], moduleName: "A").files[0]
    #expect(
      file.text == "import PreviewRuntime\nimport UIKit\n#sourceLocation(file: \"A.swift\", line: 1)\n" + text
    )
  }

  @Test func `only at its very start is made right`() {
    expect("\u{FEFF}@objc class A {}", becomes: "class A {}")
    expect("#!/usr/bin/env swift\nlet a = 1", becomes: "///usr/bin/env swift\nlet a = 1")
  }

  @Test func `in one file keeps no other from being adapted`() {
    let adapting = Adapting("class {", "@objc class A {}")
    #expect(adapting.text(0) == "class {")
    #expect(adapting.text(1) == "class A {}")
    #expect(
      !adapting.module.entry.contains("register_0") && adapting.module.entry.contains("register_1(bundle)"))
  }

  @Test(arguments: [("let a = ", "("), ("let a: ", "["), ("", "#if A\n")])
  func `by being nested too deep is refused`(start: String, part: String) {
    let text = start + String(repeating: part, count: 20_000)
    let module = Adapting(text).module
    #expect(module.problems.map(\.severity) == [.error])
    #expect(module.files[0].text.hasSuffix(text))
  }

  @Test(arguments: [
    ("let a = b", ".c"), ("let a = b", "()"), ("let a = b", "!.c()"), ("let a: Int", "?"),
    ("let a: () ", "-> ()"),
    ("func f() { if a {}", " else if a {}"), ("let a = 1", " + 1"), ("let a: B", ".C"),
  ])
  func `only by being long is walked to its end`(start: String, part: String) {
    let text = start + String(repeating: part, count: 3000)
    #expect(Adapting(text).text().hasPrefix(start))
  }

  @Test(arguments: ["a \"quoted\" name.swift", "back\\slash.swift", "a\nb.swift", "🎠é.swift", ""])
  func `by its name is still one literal`(name: String) {
    let text = SourceAdapter.adapt([SourceFile(path: name, text: "let a = 1")], moduleName: "A").files[0].text
    let third = text.split(separator: "\n", omittingEmptySubsequences: false)[2]
    #expect(third.hasPrefix("#sourceLocation(file: \"") && third.hasSuffix("\", line: 1)"))
  }
}
