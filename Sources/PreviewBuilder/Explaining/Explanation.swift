import PreviewWire
import Processes

/// Says where in the author's files an agent ended, and of what.
struct Explanation {
  private(set) var problem: Problem

  /// - Parameters:
  ///   - text: what the agent wrote to standard error.
  ///   - files: what its library was made from; nil when that is not known any more.
  init(kind: Problem.Kind, text: String, files: AuthorFiles?) {
    let backtrace = Backtrace(text)
    let frame = files.flatMap { Self.blamedFrame(kind, backtrace, $0) }
    let function = (frame ?? backtrace.frames.first { $0.file != nil }).map { Self.plainName($0.function) }
    let message = Self.message(kind, backtrace, text, function).cut(toBytes: WireLimits.problemText)
    problem = Problem(kind: kind, message: message, function: function)
    guard let files, let place = Self.place(frame, backtrace, files) else { return }
    problem = files.problem(
      kind, in: place.file, line: place.line, column: place.column, message, function: function)
  }

  /// The innermost call in the author's files; nil where there is none. After a stack overflow the innermost
  /// call is chance, so the blame falls on the call that led back into the same function: the function's
  /// second frame.
  private static func blamedFrame(
    _ kind: Problem.Kind, _ backtrace: Backtrace, _ files: AuthorFiles
  ) -> TraceFrame? {
    let authored = backtrace.frames.filter { $0.file.map(files.contains) ?? false }
    guard kind == .crash, backtrace.isStackOverflow else { return authored.first }
    var functions: Set<String> = []
    return authored.first { !functions.insert($0.function).inserted } ?? authored.first
  }

  /// The place of `frame`; else the place that the message names, where only one file can be meant.
  private static func place(
    _ frame: TraceFrame?, _ backtrace: Backtrace, _ files: AuthorFiles
  ) -> (file: String, line: Int, column: Int)? {
    if let frame, let file = frame.file {
      if frame.line > 0 {
        return (file, frame.line, files.column(in: file, line: frame.line, adapted: frame.column))
      }
      // In the middle of a loop there may be no line; the function's own is near enough.
      return (file, files.line(ofFunction: baseName(plainName(frame.function)), in: file), 0)
    }
    guard let named = backtrace.messagePlace else { return nil }
    let paths = files.paths(named: named.file.lastComponent)
    return paths.count == 1 ? (paths[0], named.line, 0) : nil
  }

  private static func message(
    _ kind: Problem.Kind, _ backtrace: Backtrace, _ text: String, _ function: String?
  ) -> String {
    switch kind {
    case .hang: return (function ?? "The preview's code") + " did not return"
    case .memory: return lines(of: text).first { $0.contains("MiB") } ?? "used more memory than it may"
    case .launch: return lines(of: text).last ?? "the built library could not be loaded"
    case .error, .warning, .unsupported, .crash:
      if let message = backtrace.message { return message }
      if backtrace.isStackOverflow { return "Stack overflow: \(backtrace.depth) calls inside each other" }
      if !backtrace.reason.isEmpty { return backtrace.reason }
      return lines(of: text).last ?? "The preview's process ended"
    }
  }

  private static func lines(of text: String) -> [String] {
    text.sourceLines().map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// A function's name as its author wrote it, without what the compiler and the adapter have made of it.
  static func plainName(_ function: String) -> String {
    var name = function
    for prefix in ["partial apply for ", "specialized ", "@objc ", "thunk for "] where name.hasPrefix(prefix)
    {
      name = String(name.dropFirst(prefix.count))
    }
    // `Cards.__Cards_prepare()` is an override that was written in an extension.
    return name.split(separator: " ", omittingEmptySubsequences: false).map(Self.withoutPrefix).joined(
      separator: " ")
  }

  private static func withoutPrefix(_ word: Substring) -> String {
    guard let mark = word.firstRange(of: ".__") else { return String(word) }
    let owner = word[..<mark.lowerBound].split(separator: ".").last ?? ""
    let rest = word[mark.upperBound...]
    guard !owner.isEmpty, rest.hasPrefix(owner + "_") else { return String(word) }
    return word[..<mark.lowerBound] + "." + rest.dropFirst(owner.count + 1)
  }

  /// `spin` of `closure #1 in CarouselLayout.spin()`.
  private static func baseName(_ function: String) -> Substring {
    let call = function.prefix { $0 != "(" }
    let last = call.split(separator: " ").last ?? ""
    return last.split(separator: ".").last ?? ""
  }
}
