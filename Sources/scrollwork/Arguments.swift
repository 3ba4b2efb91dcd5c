/// What the command line asks for.
enum Arguments: Equatable {
  case serve(ServeArguments)
  /// What comes after `inspect`, for the agent to read.
  case inspect([String])
  case help

  /// A command line that is not understood; the text names the flag.
  struct Mistake: Error, Equatable {
    var text: String
  }

  /// - Parameter words: without the program's name.
  init(_ words: [String]) throws(Mistake) {
    switch words.first {
    case "inspect": self = .inspect(Array(words.dropFirst()))
    case "serve": self = try Self.serve(words.dropFirst())
    case "help", "--help", "-h": self = .help
    case let command? where !command.hasPrefix("-"): throw Mistake(text: "unknown command \(command)")
    default: self = try Self.serve(words[...])
    }
  }

  private static func serve(_ words: ArraySlice<String>) throws(Mistake) -> Arguments {
    var arguments = ServeArguments()
    var rest = words
    while let flag = rest.popFirst() {
      if flag == "--help" || flag == "-h" { return .help }
      guard ServeArguments.flags.contains(flag) else { throw Mistake(text: "unknown flag \(flag)") }
      guard let value = rest.popFirst() else { throw Mistake(text: "\(flag) needs a value") }
      try arguments.set(flag, to: value)
    }
    return .serve(arguments)
  }

  static let usage = """
    usage: scrollwork [serve] [--host ADDRESS] [--port N] [--allow-host NAME]… [--public DIR] [--agents N]
           scrollwork inspect PREVIEW [--size WxH] [--appearance light|dark] [--script FILE] …

      --host ADDRESS     address to listen at (default 127.0.0.1: this machine only)
      --port N           port to listen at (default 8080; if it is taken, the next free one)
      --allow-host NAME  another name that the server may be reached by; may be repeated
      --public DIR       folder of the page's files
      --agents N         processes that run previews (default 1)
    """
}

/// The flags of `serve`.
struct ServeArguments: Equatable {
  static let flags: Set<String> = ["--host", "--port", "--allow-host", "--public", "--agents"]

  var host = "127.0.0.1"
  var port = 8080
  var allowedHosts: [String] = []
  var publicFolder: String?
  var agents = 1

  mutating func set(_ flag: String, to value: String) throws(Arguments.Mistake) {
    switch flag {
    case "--host": host = value
    case "--allow-host": allowedHosts.append(value)
    case "--public": publicFolder = value
    case "--port": port = try Self.number(value, in: 0...65535, of: flag)
    case "--agents": agents = try Self.number(value, in: 1...64, of: flag)
    default: throw .init(text: "unknown flag \(flag)")
    }
  }

  private static func number(
    _ text: String, in range: ClosedRange<Int>, of flag: String
  ) throws(Arguments.Mistake) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw .init(text: "\(flag) takes a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
