import PreviewServer
import PreviewWire

/// The command that the command line asks for.
enum Arguments: Equatable {
  case serve(ServeArguments)
  case inspect(InspectArguments)
  case doctor(DoctorArguments)
  case mock(MockArguments)
  case remarks(RemarksArguments)
  case help
  case version

  /// A command line that is not understood; the text names the flag, and what mends it.
  struct Mistake: Error, Equatable {
    var text: String
  }

  /// - Parameter words: without the program's name.
  init(_ words: [String]) throws(Mistake) {
    switch words.first {
    case "inspect": self = .inspect(try InspectArguments(words.dropFirst()))
    case "serve": self = try Self.serve(words.dropFirst())
    case "doctor": self = try Self.doctor(words.dropFirst())
    case "mock": self = try Self.mock(words.dropFirst())
    case "remarks": self = try Self.remarks(words.dropFirst())
    case "help", "--help", "-h": self = .help
    case "--version": self = .version
    case let path? where path.hasSuffix(".swift") || path.contains("/"):
      throw Mistake(text: "say what to do with \(path): scrollwork serve \(path)")
    case let command? where !command.hasPrefix("-"):
      throw Mistake(text: "unknown command \(command); there are: serve, inspect, mock, remarks, doctor")
    default: self = try Self.serve(words[...])
    }
  }

  private static func serve(_ words: ArraySlice<String>) throws(Mistake) -> Arguments {
    var arguments = ServeArguments()
    var rest = Words(words)
    while let word = rest.next() {
      if word == "--help" || word == "-h" { return .help }
      try arguments.take(word, &rest)
    }
    try arguments.check()
    return .serve(arguments)
  }

  private static func doctor(_ words: ArraySlice<String>) throws(Mistake) -> Arguments {
    var arguments = DoctorArguments()
    var rest = Words(words)
    while let word = rest.next() {
      if word == "--help" || word == "-h" { return .help }
      try arguments.take(word, &rest)
    }
    try arguments.check()
    return .doctor(arguments)
  }

  private static func mock(_ words: ArraySlice<String>) throws(Mistake) -> Arguments {
    var arguments = MockArguments()
    var rest = Words(words)
    while let word = rest.next() {
      if word == "--help" || word == "-h" { return .help }
      try arguments.take(word, &rest)
    }
    try arguments.check()
    return .mock(arguments)
  }

  private static func remarks(_ words: ArraySlice<String>) throws(Mistake) -> Arguments {
    var arguments = RemarksArguments()
    var rest = Words(words)
    while let word = rest.next() {
      if word == "--help" || word == "-h" { return .help }
      try arguments.take(word, &rest)
    }
    try arguments.check()
    return .remarks(arguments)
  }

  /// For a word that looks like a flag and is none of the command's.
  static func unknown(flag: String, of command: String) -> Mistake {
    if let equals = flag.firstIndex(of: "="), flag.hasPrefix("--") {
      let (name, value) = (flag[..<equals], flag[flag.index(after: equals)...])
      return Mistake(text: "\(flag): write the value as a word of its own: \(name) \(value)")
    }
    return Mistake(text: "unknown flag \(flag) of \(command); scrollwork --help lists them")
  }

  static let versionLine = "scrollwork \(ProgramVersion.text)"

  static let usage = """
    usage: scrollwork serve [PATH] [flags]     shows PATH, a Swift file or a folder of them, and every save of it;
                                               without PATH, the gallery
           scrollwork inspect PREVIEW [flags]  prints what a preview shows, as JSON
           scrollwork inspect --source PATH [PREVIEW] [flags]
           scrollwork mock PATH [--mock FOLDER] [--rows N]
                                               writes what its previews ask of servers as files to be edited
           scrollwork remarks [--all] [--json|--markdown] [--state DIR]
                                               lists what people have remarked, with the ID of each
           scrollwork remarks reply ID TEXT [--name NAME] [--state DIR]
           scrollwork remarks resolve ID [--reopen] [--state DIR]
           scrollwork doctor [PATH] [--lan] [--host ADDRESS] [--port N]
                                               says what is missing on this machine, and what mends it
           scrollwork --version                says which version this is

    flags of serve:
      --edit               let the owner's address write values of knobs into the files
      --editor NAME        what links to code open: vscode (default), zed, idea or none
      --target NAME        which target of a project to show; without, the app that is called as the folder
      --with PATH          a package, or a folder of packages, that the files import; may be repeated
      --swift-version N    language of the files: 5 or 6; without, what a project says, or 5
      --strict             refuse what is missing here instead of leaving holes
      --memory MIB         what previewed code may use (default 1024)
      --require-sandbox    start only where previewed code can be kept from files, network and processes
      --mock FOLDER        files that answer requests, by method, host and path
      --rows N             elements of lists in sample data (default 12)
      --locale ID          language and region of previews (default en_US)
      --lan                listen on the network, for phones and other machines
      --host ADDRESS       address to listen at (default 127.0.0.1: this machine only)
      --port N             port to listen at (default 8080; if it is taken, the next free one)
      --allow-host NAME    another name that the server may be reached by; may be repeated
      --tls-cert FILE, --tls-key FILE
                           a certificate in PEM and its private key: every connection then speaks TLS
      --state DIR          folder that sessions are kept in (default ~/.local/state/scrollwork)
      --sleep SECONDS      how long nothing has to happen in a session for it to sleep (default 600)
      --keep DAYS          how long after its last use a session is kept (default 30; 0 keeps none)
      --no-prediction      show a drag only once the server has moved the content
      --public DIR         folder of the page's files

    flags of inspect: --preview NAME, --size WxH, --device NAME, --landscape, --safe-area T,L,B,R,
      \(screenFlags)
      --offset ID=X,Y, --items ID=N, --set NAME=VALUE, --script FILE,
      --picture FILE (what is shown in the end, as PNG), --scale N (its pixels per point: 1 to 3, default 2),
      and of those of serve --swift-version, --strict, --memory, --with, --mock, --rows, --locale
      --target ID=X,Y[,VX,VY]  with =: where a drag of a collection view that would end there is to end
      --target NAME            without =, and with --source: which target of a project, as for serve
    """

  /// Those that set the screen to one of a few values, with a comma after each.
  private static var screenFlags: String {
    ScreenSetting.choices.map { "--\($0.flag) \($0.values.joined(separator: "|"))," }.joined(separator: " ")
  }
}

/// The words of a command line, one after the other.
struct Words {
  private var rest: ArraySlice<String>

  init(_ words: ArraySlice<String>) {
    rest = words
  }

  mutating func next() -> String? { rest.popFirst() }

  /// The one that comes next, which stays.
  var peek: String? { rest.first }

  /// The value after `flag`. Another flag is no value: the one before it was left empty.
  mutating func value(of flag: String, _ example: String) throws(Arguments.Mistake) -> String {
    guard let value = rest.first, !value.hasPrefix("--"), !value.isEmpty else {
      throw Arguments.Mistake(text: "\(flag) needs a value, such as \(flag) \(example)")
    }
    rest.removeFirst()
    return value
  }

  mutating func number(
    of flag: String, in range: ClosedRange<Int>, _ example: Int
  ) throws(Arguments.Mistake) -> Int {
    let text = try value(of: flag, String(example))
    guard let number = Int(text), range.contains(number) else {
      throw Arguments.Mistake(
        text: "\(flag) \(text): it takes a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
