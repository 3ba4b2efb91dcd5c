/// A call in a backtrace.
public struct TraceFrame: Equatable, Sendable {
  /// 0 for the innermost call.
  public var number: Int
  /// For people, with labels: `CarouselLayout.prepare()`, `closure #1 in …`.
  public var function: String
  /// Path of the source; nil where the program has no debug information.
  public private(set) var file: String?
  /// 0 where it is not known.
  public private(set) var line = 0
  /// 0 where it is not known.
  public private(set) var column = 0
  /// Such as `ra`, `inlined`, `system`, `thunk`.
  private var flags: [Substring] = []
  private var hasOffset = false
  private var isCompilerGenerated = false

  /// Reads a line such as
  ///
  ///     3 [ra] 0x00007f CarouselLayout.prepare() + 126 in libBoom.so at /x/Boom.swift:7:28
  ///
  /// Flags may be missing, and of an inlined call the address and the offset. Nil for other lines.
  public init?(_ text: some StringProtocol) {
    var rest = Substring(text).drop { $0 == " " }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else { return nil }
    self.number = number
    rest = rest.dropFirst(digits.count).drop { $0 == " " }
    while rest.first == "[", let end = rest.firstIndex(of: "]") {
      flags.append(rest[..<end].dropFirst())
      rest = rest[rest.index(after: end)...].drop { $0 == " " }
    }
    if rest.hasPrefix("0x") { rest = rest.drop { $0 != " " }.drop { $0 == " " } }
    let (function, image, hasOffset) = Self.split(rest)
    guard !function.isEmpty else { return nil }
    (self.function, self.hasOffset) = (String(function), hasOffset)
    if let at = image.firstRange(of: " at ") { readPlace(image[at.upperBound...]) }
  }

  /// `FILE`, `FILE:LINE` or `FILE:LINE:COLUMN`, as far as they are known; nil without a file.
  public var place: String? {
    file.map { file in
      line == 0 ? file : column == 0 ? "\(file):\(line)" : "\(file):\(line):\(column)"
    }
  }

  /// Whether it is in the midst of a function, but at no line of it: something that the compiler added runs
  /// there. Not so in functions that the compiler has made whole, as their caller has a line.
  public var hidesLine: Bool {
    guard isCompilerGenerated || file != nil && line == 0 else { return false }
    let isMade = flags.contains("thunk") || function.split(separator: " ").contains("outlined")
    return hasOffset && !isMade
  }

  /// The function, and the image with what follows.
  private static func split(
    _ text: Substring
  ) -> (function: Substring, image: Substring, hasOffset: Bool) {
    var search = text
    while let plus = search.firstRange(of: " + ") {
      let after = text[plus.upperBound...].drop { $0.isASCII && $0.isNumber }
      if after.hasPrefix(" in ") { return (text[..<plus.lowerBound], after.dropFirst(4), true) }
      search = text[plus.upperBound...]
    }
    // Without an offset: names of functions hold ` in ` too, but not after the one before the image.
    let end = text.firstRange(of: " at /")?.lowerBound ?? text.endIndex
    guard let last = text[..<end].ranges(of: " in ").last else { return (text, "", false) }
    return (text[..<last.lowerBound], text[last.upperBound...], false)
  }

  /// A path may hold colons itself.
  private mutating func readPlace(_ text: Substring) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while parts.count > 1, numbers.count < 2, let number = parts.last.flatMap({ Int($0) }), number >= 0 {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    let path = parts.joined(separator: ":")
    isCompilerGenerated = path == "//<compiler-generated>"
    guard path.hasSuffix(".swift"), !path.hasPrefix("//") else { return }
    file = path
    line = numbers.first ?? 0
    column = numbers.count > 1 ? numbers[1] : 0
  }
}
