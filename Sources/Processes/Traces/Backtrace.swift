/// What Swift's runtime writes to standard error when a program crashes, or is asked where it is.
struct Backtrace: Equatable, Sendable {
  /// A call of the thread that crashed.
  struct Frame: Equatable, Sendable {
    var number: Int
    /// For people, with labels: `CarouselLayout.prepare()`, `closure #1 in …`.
    var function: String
    /// Nil where the program has no debug information.
    var file: String?
    /// 0 where it is not known.
    var line = 0
    var column = 0
  }

  /// What was said before it, such as `Fatal error: Index out of range`; nil when nothing was.
  private(set) var message: String?
  /// The file and line that the message names, as the compiler shortens them: `Module/File.swift`, 12.
  private(set) var messagePlace: (file: String, line: Int)?
  /// Why the kernel ended it, such as `Bad pointer dereference`; empty when there is no backtrace.
  private(set) var reason = ""
  /// Innermost first. Long ones have a gap.
  private(set) var frames: [Frame] = []

  /// Reads the last backtrace in `text`.
  init(_ text: String) {
    var isInCrashedThread = false
    for line in text.sourceLines() {
      if line.hasPrefix("*** Signal ") || line.hasPrefix("*** Program crashed") {
        if !frames.isEmpty { (frames, isInCrashedThread) = ([], false) }
        if let name = Self.between(line, "*** Program crashed: ", " at 0x") { reason = String(name) }
      } else if line.hasPrefix("Thread "), line.hasSuffix("crashed:") {
        isInCrashedThread = true
      } else if line.hasPrefix("Registers:") || line.hasPrefix("Images ") || line.hasPrefix("Thread ") {
        isInCrashedThread = false
      } else if isInCrashedThread, let frame = Self.frame(line) {
        frames.append(frame)
      } else if !isInCrashedThread {
        readMessage(line)
      }
    }
  }

  /// How many calls there were, the gap included.
  var depth: Int { (frames.last?.number ?? -1) + 1 }

  /// Whether calls without an end used up the stack. So many calls at once hardly happen otherwise: the stack has eight
  /// megabytes, and each call takes some. A failure that comes with a message is no overflow.
  var isStackOverflow: Bool { message == nil && depth > 4000 }

  static func == (a: Backtrace, b: Backtrace) -> Bool {
    a.message == b.message && a.reason == b.reason && a.frames == b.frames
      && a.messagePlace?.file == b.messagePlace?.file && a.messagePlace?.line == b.messagePlace?.line
  }

  private mutating func readMessage(_ line: Substring) {
    for mark in ["Fatal error", "Precondition failed", "Assertion failed", "Could not cast value"] {
      guard let range = line.firstRange(of: mark) else { continue }
      message = String(line[range.lowerBound...])
      let place = line[..<range.lowerBound].split(separator: ":")
      let number = place.count >= 2 ? Int(place[1].filter { $0 != " " }) : nil
      messagePlace = number.map { (String(place[0]), $0) }
      return
    }
  }

  /// `3 [ra] 0x00007f CarouselLayout.prepare() + 126 in libBoom.so at /x/Boom.swift:7:28`; flags may be missing, and
  /// of an inlined call the address and the offset.
  private static func frame(_ line: Substring) -> Frame? {
    var rest = line.drop { $0 == " " }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else { return nil }
    rest = rest.dropFirst(digits.count).drop { $0 == " " }
    while rest.first == "[", let end = rest.firstIndex(of: "]") {
      rest = rest[rest.index(after: end)...].drop { $0 == " " }
    }
    if rest.hasPrefix("0x") { rest = rest.drop { $0 != " " }.drop { $0 == " " } }
    let (function, image) = split(rest)
    guard !function.isEmpty else { return nil }
    var frame = Frame(number: number, function: String(function))
    if let at = image.firstRange(of: " at ") { place(image[at.upperBound...], in: &frame) }
    return frame
  }

  /// The function, and the image with what follows.
  private static func split(_ text: Substring) -> (function: Substring, image: Substring) {
    var search = text
    while let plus = search.firstRange(of: " + ") {
      let after = text[plus.upperBound...].drop { $0.isASCII && $0.isNumber }
      if after.hasPrefix(" in ") { return (text[..<plus.lowerBound], after.dropFirst(4)) }
      search = text[plus.upperBound...]
    }
    // Without an offset: names of functions hold ` in ` too, but not after the one before the image.
    let end = text.firstRange(of: " at /")?.lowerBound ?? text.endIndex
    guard let last = text[..<end].ranges(of: " in ").last else { return (text, "") }
    return (text[..<last.lowerBound], text[last.upperBound...])
  }

  /// `PATH`, `PATH:LINE` or `PATH:LINE:COLUMN`. A path may hold colons itself.
  private static func place(_ text: Substring, in frame: inout Frame) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while parts.count > 1, numbers.count < 2, let number = parts.last.flatMap({ Int($0) }), number >= 0 {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    let path = parts.joined(separator: ":")
    guard path.hasSuffix(".swift"), !path.hasPrefix("//") else { return }
    frame.file = path
    frame.line = numbers.first ?? 0
    frame.column = numbers.count > 1 ? numbers[1] : 0
  }

  private static func between(_ line: Substring, _ start: String, _ end: String) -> Substring? {
    guard line.hasPrefix(start) else { return nil }
    let rest = line.dropFirst(start.count)
    return rest.firstRange(of: end).map { rest[..<$0.lowerBound] } ?? rest
  }
}
