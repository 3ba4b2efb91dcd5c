/// Something that is wrong with the previewed source, or that happened to it: what a banner shows.
public struct Problem: Hashable, Sendable {
  /// The sort of problem.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// The compiler, or the adapter, refuses the source.
    case error = 0
    case warning = 1
    /// API that is not there.
    case unsupported = 2
    /// The previewed code ended its process.
    case crash = 3
    /// The previewed code did not answer.
    case hang = 4
    /// The previewed code went past its memory.
    case memory = 5
    /// The built library could not be loaded.
    case launch = 6
  }

  /// A line of the author's source.
  public struct CodeLine: Hashable, Sendable {
    /// 1 for the first of the file.
    public var number: Int
    public var text: String

    public init(number: Int, text: String) {
      self.number = number
      self.text = text
    }
  }

  public var kind: Kind
  /// As people know the file: relative to what is served. Empty where no file is to blame.
  public var file: String
  /// For the editor.
  public var absolutePath: String
  /// 1 for the first; 0 where it is not known.
  public var line, column: Int
  /// The compiler's own words, or a sentence.
  public var message: String
  /// In what it happened, for people; nil where it is not known.
  public var function: String?
  /// The line and its neighbours, in order.
  public var lines: [CodeLine]

  /// A problem; texts of at most `WireLimits.problemText` bytes, `lines` of at most `WireLimits.codeLines`.
  public init(
    kind: Kind, file: String = "", absolutePath: String = "", line: Int = 0, column: Int = 0, message: String,
    function: String? = nil, lines: [CodeLine] = []
  ) {
    self.kind = kind
    self.file = file
    self.absolutePath = absolutePath
    (self.line, self.column) = (line, column)
    self.message = message
    self.function = function
    self.lines = lines
  }
}

extension ByteReader {
  mutating func problems() throws(WireError) -> [Problem] {
    let count = try count(upTo: WireLimits.problems, of: .problems, eachAtLeast: 8)
    var problems: [Problem] = []
    for _ in 0..<count { problems.append(try problem()) }
    return problems
  }

  mutating func problem() throws(WireError) -> Problem {
    let code = try byte()
    guard let kind = Problem.Kind(rawValue: code) else { throw .outOfRange(.problemKind, Int64(code)) }
    return Problem(
      kind: kind, file: try string(), absolutePath: try string(), line: try varint(), column: try varint(),
      message: try string(upTo: WireLimits.problemText),
      function: try bool() ? string(upTo: WireLimits.problemText) : nil, lines: try codeLines())
  }

  private mutating func codeLines() throws(WireError) -> [Problem.CodeLine] {
    let count = try count(upTo: WireLimits.codeLines, of: .lines, eachAtLeast: 2)
    var lines: [Problem.CodeLine] = []
    for _ in 0..<count {
      lines.append(Problem.CodeLine(number: try varint(), text: try string()))
    }
    return lines
  }
}

extension ByteWriter {
  mutating func problems(_ problems: [Problem]) throws(WireError) {
    try WireLimits.check(problems.count, .problems, WireLimits.problems)
    varint(problems.count)
    for problem in problems { try self.problem(problem) }
  }

  mutating func problem(_ problem: Problem) throws(WireError) {
    byte(problem.kind.rawValue)
    try string(problem.file, upTo: WireLimits.string)
    try string(problem.absolutePath, upTo: WireLimits.string)
    varint(problem.line)
    varint(problem.column)
    try string(problem.message, upTo: WireLimits.problemText)
    bool(problem.function != nil)
    if let function = problem.function { try string(function, upTo: WireLimits.problemText) }
    try WireLimits.check(problem.lines.count, .lines, WireLimits.codeLines)
    varint(problem.lines.count)
    for line in problem.lines {
      varint(line.number)
      // A line of a minified table must not keep its error from being told.
      string(line.text.cut(toBytes: WireLimits.string))
    }
  }
}
