import PreviewWire

/// Values with something in every field.
enum Samples {
  static let pins = [
    WatchedPin(number: 1, element: .screen),
    WatchedPin(
      number: 200,
      element: PinElement(
        kind: .cell, view: "main", section: 3, item: 999_999, words: String(repeating: "ü", count: 100),
        before: "Fern", after: "Basil")),
    WatchedPin(
      number: 3, element: PinElement(kind: .supplementary, view: "日本", section: 1, of: "header", words: "A")),
  ]
  static let found = FoundElement(
    element: pins[1].element, fraction: PinFraction(x: 0.25, y: 1), point: WirePoint(x: 64, y: -1),
    layer: .max, origin: WirePoint(x: -700, y: 1), size: WireSize(width: 1 << 40, height: 0))

  static let settings: [KnobSetting] = [
    KnobSetting(name: "CarouselLayout.itemWidth", value: .number(-240.5)),
    KnobSetting(name: "Cell.shine", value: .boolean(false)),
    KnobSetting(name: "align", value: .choice("centred")),
    KnobSetting(name: "tint", value: .colour(red: 1, green: 2, blue: 3, alpha: 4)),
  ]

  static let knobs: [KnobInfo] = [
    KnobInfo(
      name: "CarouselLayout.itemWidth", title: "Item width", group: "Carousel layout", value: .number(240),
      style: .float, minimum: 0, maximum: 400, isRangeStated: true, step: 0.5, unit: "pt",
      declaration: "static let itemWidth: CGFloat = 240", literal: 32..<35, file: "Carousel.swift", line: 12),
    KnobInfo(
      name: "align", title: "Align", value: .choice("left"), style: .choice, choices: ["left", "centred"],
      declaration: "let align = Align.left", literal: 12..<22, file: "Ü.swift", line: WireLimits.varint),
    KnobInfo(name: "count", title: "Count", value: .number(3), style: .integer),
    KnobInfo(name: "shine", title: "Shine", value: .boolean(true), style: .boolean),
    KnobInfo(
      name: "tint", title: "Tint", value: .colour(red: 255, green: 0, blue: 0, alpha: 9), style: .colour),
  ]

  static let problem = Problem(
    kind: .error, file: "Carousel.swift", absolutePath: "/src/Carousel.swift", line: 12, column: 7,
    message: "cannot find 'widht' in scope", function: "CarouselLayout.prepare()",
    lines: [
      Problem.CodeLine(number: 11, text: "override func prepare() {"),
      Problem.CodeLine(number: 12, text: "  let w = widht"),
    ])

  static let result = BuildResult(
    number: 3, id: "a1b2c3d4", library: "/cache/3/Carousel.so",
    assetFolders: ["/src/Assets.xcassets", "/src"],
    times: BuildTimes(adapt: 20_000, compile: 300_000, link: 90_000, savedAt: 12.5),
    problems: [Problem(kind: .warning, message: "unused"), problem], holes: [hole, valueHole], holeCount: 12)

  static let hole = Hole(
    kind: .standIn, file: "Feed.swift", absolutePath: "/src/Feed.swift", line: 1, column: 1,
    text: "import Kingfisher", reason: "Kingfisher is not here", remedy: "Hand it along.")

  static let valueHole = Hole(
    kind: .value, file: "Feed.swift", absolutePath: "/src/Feed.swift", line: 300, column: 22,
    text: "KFImage(url)", reason: "Kingfisher is not here", remedy: "")
}
