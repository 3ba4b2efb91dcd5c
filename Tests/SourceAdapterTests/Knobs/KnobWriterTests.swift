import PreviewWire
import Testing

@testable import SourceAdapter

@Suite struct `Knobs that are written back` {
  @Test func `are written as the golden cases say`() throws {
    let cases = try KnobGolden.read().literals

    #expect(cases.count > 30)
    for example in cases {
      #expect(
        LiteralText.text(for: example.value.knob, like: example.literal) == example.written,
        "\(example.literal) ← \(example.value)")
    }
  }

  @Test func `give the declarations that the golden cases say`() throws {
    for example in try KnobGolden.read().declarations {
      let knobs = example.knobs.enumerated().map { number, part in
        KnobInfo(
          name: "\(number)", title: "", value: part.value.knob, style: part.style.knob,
          choices: ["fast", "slow"],
          declaration: example.declaration, literal: part.literal[0]..<part.literal[1])
      }
      let values = zip(knobs, example.knobs).map { KnobSetting(name: $0.name, value: $1.value.knob) }

      #expect(KnobWriter.swiftDeclaration(of: knobs, with: values) == example.written)
    }
  }

  private static let source = """
    import UIKit
    // é 🃏: bytes are no characters
    enum Metrics {
      static let width: CGFloat = 2_40, gap = 3.50  // 0...400
      static let insets = UIEdgeInsets(
        top: 8, /* keep */ left: width,
        bottom: -4, right: CGFloat(7))
      static let tint = UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 1)
      static let mode: Mode = .fast
      enum Mode { case fast, slow }
    }
    final class Layout: UICollectionViewLayout { var isPaged=true; var columns=3 }
    """

  private func write(_ settings: [(String, KnobValue)]) throws -> String {
    try KnobWriter.write(
      settings.map { KnobSetting(name: $0.0, value: $0.1) }, of: knobs(in: Self.source), file: 0,
      into: Self.source)
  }

  @Test func `change their literals and nothing else`() throws {
    let written = try write([
      ("Metrics.width", .number(250)), ("Metrics.insets.bottom", .number(2)),
      ("Metrics.insets.right", .number(7)),
      ("Metrics.tint", .colour(red: 51, green: 0, blue: 255, alpha: 255)), ("Metrics.mode", .choice("slow")),
      ("Layout.isPaged", .boolean(false)), ("Layout.columns", .number(-1)),
    ])

    let expected = [
      ("2_40", "250"), ("-4", "2"), ("green: 0.4", "green: 0.0"), (".fast", ".slow"),
      ("isPaged=true", "isPaged=false"),
      ("columns=3", "columns=(-1)"),
    ].reduce(Self.source) { $0.replacing($1.0, with: $1.1) }
    #expect(written == expected)
  }

  @Test func `write nothing where the source says so already`() throws {
    let values = knobs(in: Self.source).map { ($0.info.name, $0.info.value) }

    #expect(try write(values) == Self.source)
  }

  @Test func `are refused once the source says something else`() {
    let known = knobs(in: Self.source)
    let setting = [KnobSetting(name: "Layout.columns", value: .number(4))]

    for changed in [
      Self.source.replacing("columns=3", with: "columns=5"),
      Self.source.replacing("columns=3", with: "rows=3"),
      Self.source.replacing("import", with: " import"), "",
    ] {
      #expect(throws: KnobWriteError.changed(name: "Layout.columns", file: "Cards.swift", line: 12)) {
        try KnobWriter.write(setting, of: known, file: 0, into: changed)
      }
    }
  }

  @Test(
    arguments: [
      ("Metrics.height", KnobValue.number(1), KnobWriteError.unknown(name: "Metrics.height")),
      ("Metrics.width", .boolean(true), .unfit(name: "Metrics.width")),
      ("Metrics.width", .number(.nan), .unfit(name: "Metrics.width")),
      ("Metrics.gap", .number(-5), .unfit(name: "Metrics.gap")),
      ("Metrics.gap", .number(1e308), .unfit(name: "Metrics.gap")),
      ("Layout.columns", .number(2.5), .unfit(name: "Layout.columns")),
      ("Layout.columns", .number(1e300), .unfit(name: "Layout.columns")),
      ("Metrics.mode", .choice("wild()"), .unfit(name: "Metrics.mode")),
    ])
  func `are refused where they do not fit`(name: String, value: KnobValue, error: KnobWriteError) {
    #expect(throws: error) { try write([(name, value)]) }
  }

  @Test func `of other files are left out`() throws {
    let index = ModuleIndex(
      [SourceFile(path: "A.swift", text: "let a = 1"), SourceFile(path: "B.swift", text: "let b = 2")],
      moduleName: "Two")
    let settings = ["a", "b"].map { KnobSetting(name: $0, value: .number(7)) }

    #expect(
      try KnobWriter.write(settings, of: index.findKnobs().knobs, file: 1, into: "let b = 2") == "let b = 7")
  }
}
