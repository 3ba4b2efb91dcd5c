import Glibc

/// The flags that say what requests are answered with, and in what language people read it.
struct DataArguments: Equatable {
  /// A folder of mocks; nil for none.
  var mocks: String?
  /// Elements of the outermost lists of sample data; nil for as many as there are by themselves.
  var rows: Int?
  /// Identifier of a locale; nil for that of the United States.
  var locale: String?

  /// Whether `word` is one of them, which is then taken with its value.
  mutating func take(_ word: String, _ rest: inout Words) throws(Arguments.Mistake) -> Bool {
    switch word {
    case "--mock": mocks = try Self.folder(rest.value(of: word, "Mocks"))
    case "--rows": rows = try rest.number(of: word, in: 0...2000, 30)
    case "--locale": locale = try Self.locale(rest.value(of: word, "de_AT"))
    default: return false
    }
    return true
  }

  /// For the agent, which may be somewhere else.
  var words: [String] {
    var words: [String] = []
    if let mocks { words += ["--mock", Places.absolute(mocks)] }
    if let rows { words += ["--rows", String(rows)] }
    if let locale { words += ["--locale", locale] }
    return words
  }

  private static func folder(_ path: String) throws(Arguments.Mistake) -> String {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .init(text: "--mock \(path): there is no such folder; scrollwork mock DIR makes one")
    }
    return path
  }

  private static func locale(_ text: String) throws(Arguments.Mistake) -> String {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    let isPlain = parts.allSatisfy {
      (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard isPlain, let language = parts.first, (2...3).contains(language.count),
      language.allSatisfy(\.isLowercase)
    else {
      throw .init(text: "--locale \(text): it takes a language and perhaps a region, such as de_AT")
    }
    return text
  }
}

/// The words after `mock`.
struct MockArguments: Equatable {
  /// A Swift file, or a folder of them.
  var path = ""
  /// Where the files go; empty for `Mocks` in the folder of the source.
  var folder = ""
  var swiftVersion = 5
  var rows: Int?

  mutating func take(_ word: String, _ rest: inout Words) throws(Arguments.Mistake) {
    switch word {
    case "--mock": folder = try rest.value(of: word, "Mocks")
    case "--rows": rows = try rest.number(of: word, in: 0...2000, 30)
    case "--swift-version": swiftVersion = try SwiftVersion.read(&rest)
    case _ where word.hasPrefix("-"):
      throw .init(text: "unknown flag \(word) of mock; it takes a PATH, --mock, --rows and --swift-version")
    case _ where !path.isEmpty:
      throw .init(text: "mock runs one file or folder, and \(word) is one too many; name the folder of both")
    default: path = word
    }
  }

  func check() throws(Arguments.Mistake) {
    guard path.isEmpty else { return }
    throw .init(text: "say whose requests are to be answered: scrollwork mock PATH")
  }

  /// With which the agent ends when it is asked for a preview past the last.
  static let endStatus: Int32 = 4
  static let mostPreviews = 1024

  /// The folder of the mocks.
  var place: String {
    guard folder.isEmpty else { return folder }
    let isFile = path.hasSuffix(".swift")
    let beside = isFile ? path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." : path
    return beside.hasSuffix("/") ? beside + "Mocks" : beside + "/Mocks"
  }

  /// For the agent, after the words of the build.
  func agentWords(for number: Int) -> [String] {
    ["--write-mocks", String(number), place] + (rows.map { ["--rows", String($0)] } ?? [])
  }
}
