/// The arguments after `doctor`.
struct DoctorArguments: Equatable {
  /// A file or folder that is to be previewed; nil to leave that out.
  var path: String?
  var host = "127.0.0.1"
  var port = 8080
  var project = ProjectFlags()

  mutating func take(_ word: String, _ rest: inout Words) throws(Arguments.Mistake) {
    switch word {
    case "--host": host = try rest.value(of: word, "0.0.0.0")
    case "--port": port = try rest.number(of: word, in: 1...65535, 8080)
    case "--target", "--with": try project.take(word, &rest)
    case _ where word.hasPrefix("-"):
      throw .init(
        text: "unknown flag \(word) of doctor; it takes a PATH, --target, --with, --host and --port")
    case _ where path != nil:
      throw .init(text: "doctor looks at one file or folder, and \(word) is one too many")
    default: path = word
    }
  }
}
