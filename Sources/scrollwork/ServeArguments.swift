import PreviewServer

/// The arguments after `serve`.
struct ServeArguments: Equatable {
  /// A Swift file, or a folder of them; nil for the gallery.
  var path: String?
  var host = "127.0.0.1"
  /// Whether to listen on the network: at every address of version 4 that this machine has.
  var isForLAN = false
  var port = 8080
  var allowedHosts: [String] = []
  /// Files of a certificate and its key; both or neither.
  var certificate: String?
  var certificateKey: String?
  var publicFolder: String?
  /// MiB of memory that previewed code may use.
  var memory = 1024
  /// Whether to start only where previewed code can be kept to what is its own.
  var requiresSandbox = false
  /// Folder for what outlives the server; nil for the usual one.
  var state: String?
  /// Days that a session is kept after its last use; 0: none is kept.
  var keepDays = 30
  /// Seconds in which nothing happens in a session, after which it may sleep.
  var sleepAfter = 600
  var data = DataArguments()
  /// Whether pages may foresee where a hand takes the content.
  var allowsPrediction = true
  var allowsEdits = false
  /// Nil for none.
  var editor: Editor? = .vscode
  /// Nil for what a project says, or 5.
  var swiftVersion: Int?
  /// Whether what is missing here is an error rather than a hole.
  var isStrict = false
  var project = ProjectFlags()
  /// Flags that say something about a source.
  private var sourceFlags: [String] = []
  private var namesHost = false

  /// The address or name to bind. Version 4 alone for `--lan`: every network that a phone shares with a
  /// machine has it, and its addresses end at the router, where those of version 6 often go on into the
  /// internet.
  var boundHost: String { isForLAN ? "0.0.0.0" : host }

  var tls: TLSFiles? {
    guard let certificate, let certificateKey else { return nil }
    return TLSFiles(certificate: certificate, key: certificateKey)
  }

  mutating func take(_ word: String, _ rest: inout Words) throws(Arguments.Mistake) {
    switch word {
    case "--host":
      host = try rest.value(of: word, "0.0.0.0")
      namesHost = true
    case "--lan": isForLAN = true
    case "--allow-host": allowedHosts.append(try Self.hostName(rest.value(of: word, "preview.local")))
    case "--tls-cert": certificate = try rest.value(of: word, "fullchain.pem")
    case "--tls-key": certificateKey = try rest.value(of: word, "key.pem")
    case "--public": publicFolder = try rest.value(of: word, "Public")
    case "--port": port = try rest.number(of: word, in: 0...65535, 8080)
    case "--memory": memory = try rest.number(of: word, in: 128...1_048_576, 1024)
    case "--no-prediction": allowsPrediction = false
    case "--require-sandbox": requiresSandbox = true
    case "--state": state = try rest.value(of: word, "/var/lib/scrollwork")
    case "--sleep": sleepAfter = try rest.number(of: word, in: 1...1_000_000, 600)
    case "--keep": keepDays = try rest.number(of: word, in: 0...3650, 30)
    case "--edit", "--editor", "--strict", "--swift-version", "--target", "--with":
      sourceFlags.append(word)
      try takeSourceFlag(word, &rest)
    case _ where try data.take(word, &rest): break
    case _ where word.hasPrefix("-"):
      throw Arguments.unknown(flag: word, of: "serve")
    case _ where path != nil:
      throw .init(
        text: "serve shows one file or folder, and \(word) is one too many; name the folder of both")
    default: path = word
    }
  }

  private static func hostName(_ text: String) throws(Arguments.Mistake) -> String {
    guard ServerOptions.isHostName(text) else {
      throw .init(text: "--allow-host \(text): it takes the name of a host alone, such as preview.local")
    }
    return text
  }

  private mutating func takeSourceFlag(_ flag: String, _ rest: inout Words) throws(Arguments.Mistake) {
    switch flag {
    case "--edit": allowsEdits = true
    case "--strict": isStrict = true
    case "--target", "--with": try project.take(flag, &rest)
    case "--swift-version": swiftVersion = try SwiftVersion.read(&rest)
    default:
      let name = try rest.value(of: flag, "zed")
      editor = Editor(rawValue: name)
      guard editor != nil || name == "none" else {
        let names = Editor.allCases.map(\.rawValue).joined(separator: ", ")
        throw .init(text: "--editor \(name): it takes \(names) or none")
      }
    }
  }

  /// Throws for flags that make no sense together.
  func check() throws(Arguments.Mistake) {
    if keepDays == 0, state != nil {
      throw .init(
        text: "--keep 0 keeps no sessions, so --state names a folder for nothing; leave one of them out")
    }
    if isForLAN, namesHost {
      throw .init(
        text: "--lan listens at all addresses of this machine and --host at one; leave one of them out")
    }
    switch (certificate, certificateKey) {
    case (let certificate?, nil):
      throw .init(text: "--tls-cert \(certificate) needs its private key, too: --tls-key FILE")
    case (nil, let key?): throw .init(text: "--tls-key \(key) needs its certificate, too: --tls-cert FILE")
    default: break
    }
    guard path == nil, let flag = sourceFlags.first else { return }
    throw .init(text: "\(flag) is about files of yours: name them, as in scrollwork serve PATH \(flag)")
  }
}

/// The parts of a project that are shown, and those that are built along: flags that the builder reads.
struct ProjectFlags: Equatable {
  private(set) var flags: [String] = []

  /// Takes the value of `--target` or `--with`.
  mutating func take(_ flag: String, _ rest: inout Words) throws(Arguments.Mistake) {
    add(flag, try rest.value(of: flag, flag == "--with" ? "../Kingfisher" : "MyApp"))
  }

  mutating func add(_ flag: String, _ value: String) { flags += [flag, value] }
}

/// The flag for the language of the previewed files.
enum SwiftVersion {
  static func read(_ rest: inout Words) throws(Arguments.Mistake) -> Int {
    let text = try rest.value(of: "--swift-version", "6")
    guard let version = Int(text), version == 5 || version == 6 else {
      throw .init(text: "--swift-version \(text): it takes 5 or 6")
    }
    return version
  }
}
