/// The arguments after `doctor`.
struct DoctorArguments: Equatable {
  /// A file or folder that is to be previewed; nil to leave that out.
  var path: String?
  var host = "127.0.0.1"
  /// Whether to look at what may be between a server here and other devices.
  var isForLAN = false
  var port = 8080
  var project = ProjectFlags()
  private var namesHost = false

  mutating func take(_ word: String, _ rest: inout Words) throws(Arguments.Mistake) {
    switch word {
    case "--host":
      host = try rest.value(of: word, "0.0.0.0")
      namesHost = true
    case "--lan": isForLAN = true
    case "--port": port = try rest.number(of: word, in: 1...65535, 8080)
    case "--target", "--with": try project.take(word, &rest)
    case _ where word.hasPrefix("-"):
      throw .init(
        text: "unknown flag \(word) of doctor; it takes a PATH, --target, --with, --lan, --host and --port")
    case _ where path != nil:
      throw .init(text: "doctor looks at one file or folder, and \(word) is one too many")
    default: path = word
    }
  }

  /// The address or name that a server would be bound to.
  var boundHost: String { isForLAN ? "0.0.0.0" : host }

  /// Throws for flags that make no sense together.
  func check() throws(Arguments.Mistake) {
    guard isForLAN, namesHost else { return }
    throw .init(
      text: "--lan looks at all addresses of this machine and --host at one; leave one of them out")
  }
}
