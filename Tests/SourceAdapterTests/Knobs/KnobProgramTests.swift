import Foundation
import Testing

@testable import SourceAdapter

@Suite struct `Programs with knobs` {
  /// A stand-in for the runtime, in the program itself: numbers are turned to twice their value, booleans to
  /// their opposite, choices to their last case, once `isTurned` says so.
  private static let runtime = """
    import Foundation
    nonisolated(unsafe) var isTurned = false
    class UICollectionViewLayout { init() {} }
    struct KnobInfo { init(name: String) {} }
    enum PreviewRuntime {
      static func _knob<N: FloatingPoint>(_ id: Int, _ literal: N) -> N { isTurned ? literal * 2 : literal }
      static func _knob(_ id: Int, _ literal: Int) -> Int { isTurned ? literal * 2 : literal }
      static func _knob(_ id: Int, _ literal: Bool) -> Bool { isTurned != literal }
      static func _knob<T>(_ id: Int, _ literal: T, _ cases: @autoclosure () -> KeyValuePairs<String, T>) -> T {
        isTurned ? cases().last!.value : literal
      }
    }
    """

  private static let author = """
    import Foundation

    protocol Sized { static var height: CGFloat { get } }
    @MainActor final class Model: Sized {
      static let height: CGFloat = 44, limit = 3
      nonisolated func read() -> Int { Model.limit }
    }
    enum Level: Int, Codable, Sendable {
      case low = 1, high
      static let `default` = Level.low
    }
    struct CardStyle: Hashable, Codable {
      var radius: CGFloat = 12
      var isRound = false
      let level: Level = .low
      static let standard = CardStyle(), tight = CardStyle(radius: 1)
    }
    extension CGFloat { static let unit: CGFloat = 8; static let double = unit * 2 }
    private struct K {
      static let a: CGFloat=1, b = 0x10
      @available(iOS 13, *) static let ratio = 1.5e1
      static let size = CGSize(width: .unit, height: CGFloat(b))
      static let half = size.height / 2
      static let optional: CGFloat? = 3
      static let cast = 4 as CGFloat
    }
    final class Grid: UICollectionViewLayout {
      private let columns = 2, rows: Int = 3
      var spacing: CGFloat? = -8 { willSet { print("set") } didSet { print("changed") } }
      var cells: Int { columns * rows }
    }
    let top: CGFloat = 3, names = ["a"]
    func defaults(x: CGFloat = .unit, y: Int = K.b) -> CGFloat { x + CGFloat(y) + top }
    func kind(_ x: Int) -> String { switch x { case Model.limit: "limit"; default: "other" } }

    func show() {
      print(MainActor.assumeIsolated { Model.height }, Model.limit, kind(3), Level.default, CardStyle.standard.radius)
      print(CardStyle.tight, CGFloat.double, K.a, K.b, K.ratio, K.size.width, K.half, K.optional ?? 0, K.cast)
      let grid = Grid()
      print(grid.cells, grid.spacing ?? 0, defaults(), names)
    }
    @main struct Main { static func main() { show(); isTurned = true; show() } }
    """

  @Test(arguments: ["5", "6"])
  func `compile, and read each constant again`(language: String) throws {
    let adapted = SourceAdapter.adapt(
      [SourceFile(path: "Author.swift", text: Self.author)], moduleName: "Cards", parts: [.knobs])
    let text = adapted.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
    // Its imports, and the registration behind it, belong to modules that are not here.
    let end = try #require(text.firstIndex { $0.hasPrefix("#sourceLocation(file: \"generated") })

    let said = try run(text[3..<end].joined(separator: "\n"), language)

    #expect(
      said
        == """
        44.0 3 limit low 12.0
        CardStyle(radius: 1.0, isRound: false, level: AUTHOR.Level.low) 16.0 1.0 16 15.0 8.0 8.0 3.0 4.0
        6 -8.0 27.0 ["a"]
        88.0 6 other high 24.0
        CardStyle(radius: 1.0, isRound: true, level: AUTHOR.Level.high) 32.0 2.0 32 30.0 16.0 16.0 6.0 8.0
        24 -16.0 54.0 ["a"]

        """.replacing("AUTHOR", with: "Cards"))
  }

  private func run(_ text: String, _ language: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "knobs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.runtime.write(to: folder.appending(path: "Runtime.swift"), atomically: false, encoding: .utf8)
    try text.write(to: folder.appending(path: "Author.swift"), atomically: false, encoding: .utf8)
    let build =
      "swiftc -suppress-warnings -swift-version \(language) -module-name Cards -o cards Runtime.swift Author.swift && ./cards"
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "(\(build)) > log 2>&1"]
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    return try String(contentsOf: folder.appending(path: "log"), encoding: .utf8)
  }
}
