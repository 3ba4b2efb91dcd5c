import Foundation
import Testing

@testable import SourceAdapter

@Suite struct `Constants that become knobs` {
  @Test(
    arguments: [
      (
        "enum Metrics { static let itemWidth: CGFloat = 240 }",
        #"enum Metrics { static nonisolated var itemWidth: CGFloat { PreviewRuntime._knob(0, 240 as CGFloat) } }"#
      ),
      (
        "let gap = -2.5",
        #"var gap: Double { PreviewRuntime._knob(0, -2.5 as Double) }"#
      ),
      (
        "private let columns = 0x1F",
        #"private var columns: Int { PreviewRuntime._knob(0, 0x1F as Int) }"#
      ),
      (
        "class L: UICollectionViewLayout { var inset: CGFloat = 36 { didSet { f() } } }",
        #"class L: UICollectionViewLayout { var inset: CGFloat = PreviewRuntime._knob(0, 36 as CGFloat) { didSet { f() } } }"#
      ),
      (
        "class L: UICollectionViewLayout { let isPaged = true; var a = CGFloat(20) }",
        "class L: UICollectionViewLayout { "
          + #"let isPaged = PreviewRuntime._knob(0, true as Bool); var a = PreviewRuntime._knob(1, CGFloat(20) as CGFloat) }"#
      ),
      (
        "struct S { public static let a: CGFloat = 2, b = 3.0, c = foo() }",
        #"struct S { public static nonisolated var a: CGFloat { PreviewRuntime._knob(0, 2 as CGFloat) }; "#
          + #"public static nonisolated var b: Double { PreviewRuntime._knob(1, 3.0 as Double) }; "#
          + "public static let c = foo() }"
      ),
      (
        "enum Mode { case fast, `default` }\nlet mode = Mode.fast",
        "enum Mode { case fast, `default` }\n"
          + #"var mode: Mode { PreviewRuntime._knob(0, Mode.fast as Mode, ["fast": .fast, "default": .default]) }"#
      ),
      (
        "class C: UICollectionViewCell { var axis: NSLayoutConstraint.Axis? = .vertical }",
        "class C: UICollectionViewCell { var axis: NSLayoutConstraint.Axis? = "
          + #"PreviewRuntime._knob(0, .vertical as NSLayoutConstraint.Axis, "#
          + #"["horizontal": .horizontal, "vertical": .vertical]) }"#
      ),
      (
        "extension UIColor { static let brand = UIColor(red: 0.2, green: 51/255, blue: 1, alpha: 1) }",
        "extension UIColor { static nonisolated var brand: UIColor { "
          + #"PreviewRuntime._knob(0, UIColor(red: 0.2, green: 51/255, blue: 1, alpha: 1) as UIColor) } }"#
      ),
      (
        "let tint: UIColor = .systemBlue",
        #"var tint: UIColor { PreviewRuntime._knob(0, .systemBlue as UIColor) }"#
      ),
      (
        "let size = CGSize(width: 10, height: k * 2)\nlet k: CGFloat = 3",
        #"var size: CGSize { CGSize(width: PreviewRuntime._knob(0, 10 as CGFloat), height: k * 2) }"# + "\n"
          + #"var k: CGFloat { PreviewRuntime._knob(1, 3 as CGFloat) }"#
      ),
      (
        "class V: UIViewController { var insets: UIEdgeInsets = .init(top: 8, left: x, bottom: 0, right: -8) }",
        #"class V: UIViewController { var insets: UIEdgeInsets = .init(top: PreviewRuntime._knob(0, 8 as CGFloat), "#
          + #"left: x, bottom: PreviewRuntime._knob(1, 0 as CGFloat), "#
          + #"right: PreviewRuntime._knob(2, -8 as CGFloat)) }"#
      ),
    ])
  func `read a knob where the literal stands`(before: String, after: String) {
    #expect(turned(before) == after)
  }

  @Test(
    arguments: [
      "let angle: CGFloat = .pi / 4",
      "let double = 2 * 8",
      "let name = \"20\"",
      "let priority: UILayoutPriority = 750",
      "struct Card { var width = 20 }",
      "class L: UICollectionViewLayout { lazy var a = 20 }",
      "class L: UICollectionViewLayout { @Clamped var a = 20 }",
      "class L: UICollectionViewLayout { private(set) var count = 0 }",
      "class L: UICollectionViewLayout { var count = 0; override func prepare() { count += 1 } }",
      "class L: UICollectionViewLayout { private var isDone = false; func f() { isDone.toggle() } }",
      "class A: UICollectionViewLayoutAttributes { var progress: CGFloat = 0 }",
      "enum E: Int { case a = 1, b = 2 }",
      "struct S { static var count = 0 }\nfunc f() { S.count += 1 }",
      "struct S { static var size = CGSize(width: 1, height: 1) }\nfunc f() { S.size.width = 3 }",
      "struct S { static var a = 1 { didSet { print(a) } } }",
      "struct S { private(set) static var a = 1 }",
      "func f(x: Int = 3) { let y = 4; struct Local { static let z = 5 } }",
      "let (a, b) = (1, 2)",
      "protocol P { var a: Int { get } }",
      "enum Load { case none, some(Int) }\nlet load = Load.none",
      "@propertyWrapper struct Style { var wrappedValue: Int = 3 }",
      "struct S { static let size = CGSize(width: 10, height: UIScreen.main.bounds.width) }",
      "#if os(macOS)\nlet a = 1\n#endif",
    ])
  func `leave alone what is no setting, or would not compile any more`(text: String) {
    #expect(turned(text) == text)
  }

  @Test(
    arguments: [
      (
        "enum M {\n  static let w: CGFloat = 20\n  static let total = w * 2 + gap\n}\nlet gap: CGFloat = 4",
        "static nonisolated var total: CGFloat { w * 2 + gap }"
      ),
      (
        "enum M { static let w = 20 }\nlet size = CGSize(width: CGFloat(M.w), height: .pi)",
        "var size: CGSize { CGSize(width: CGFloat(M.w), height: .pi) }"
      ),
      (
        "let a = 1.5\nlet b: CGFloat = max(a, 3) / 2\nlet c = -b",
        "var c: CGFloat { -b }"
      ),
      (
        "enum M { static let s = CGSize(width: 1, height: 2); static let w = s.width + 1 }",
        "static nonisolated var w: CGFloat { s.width + 1 }"
      ),
      (
        "extension CGFloat { static let unit = CGFloat(8) }\nlet point = CGPoint(x: .unit, y: -.unit)",
        "var point: CGPoint { CGPoint(x: .unit, y: -.unit) }"
      ),
      (
        "struct Style { var gap = 3, name = \"a\"; static let plain = Style() }",
        "static nonisolated var plain: Style { Style() }"
      ),
      (
        "struct Style { var gap = 3 }\nlet wide: Style = Style(gap: 8)",
        "var wide: Style { Style(gap: 8) }"
      ),
    ])
  func `take along what is computed from them`(before: String, line: String) {
    #expect(turned(before).contains(line))
  }

  @Test(
    arguments: [
      "let a = 1\nlet b = a + count()", "let a = 1\nenum E { static let a = f(); static let b = a * 2 }",
      "let a = 1\nenum E { static var a: Int { f() }; static let b = a * 2 }",
      "struct Style { var gap = 3; let id = UUID() }\nlet b = Style()",
      "struct Style { var gap = 3; init() { f() } }\nlet b = Style()",
      "class Style { var gap = 3 }\nlet b = Style()", "let a = 1\nlet b = [a]",
    ])
  func `do not take along what might be another thing each time`(text: String) throws {
    let declaration = try #require(text.range(of: "let b"))

    #expect(turned(text).hasSuffix(text[declaration.lowerBound...]))
  }

  @Test func `keep every line where it was`() {
    let text = """
      enum Metrics {
        static let size =
          CGSize(
            width: 10,  // wide
            height: 20
          ), gap: CGFloat
            = 3
      }
      """

    let lines = turned(text).split(separator: "\n", omittingEmptySubsequences: false)

    #expect(lines.count == text.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(lines[5].contains("; static nonisolated var gap"))
  }
}

/// The text after the knobs were put in.
func turned(_ text: String) -> String {
  let index = ModuleIndex([SourceFile(path: "Cards.swift", text: text)], moduleName: "Cards")
  return (index.findKnobs().changes.edits[0] ?? []).applied(to: text)
}

/// The knobs of a file.
func knobs(in text: String, path: String = "Cards.swift") -> [KnobDeclaration] {
  ModuleIndex([SourceFile(path: path, text: text)], moduleName: "Cards").findKnobs().knobs
}
