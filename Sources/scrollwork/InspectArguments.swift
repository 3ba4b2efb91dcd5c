/// What follows `inspect`: what this program has to know, and what the agent reads.
struct InspectArguments: Equatable {
  /// A Swift file, or a folder of them, to build first; nil for the gallery.
  var source: String?
  /// Nil for what a project says, or 5.
  var swiftVersion: Int?
  /// Whether what is missing here is an error rather than a hole.
  var isStrict = false
  var project = ProjectFlags()
  /// For the agent, in the order given.
  var agent: [String] = []

  init(_ words: ArraySlice<String>) throws(Arguments.Mistake) {
    var rest = Words(words)
    var sourceFlag: String?
    while let word = rest.next() {
      switch word {
      case "--source":
        guard source == nil else {
          throw .init(text: "--source takes one file or folder; for several, name the folder they are in")
        }
        source = try rest.value(of: word, "Sources/Carousel.swift")
      case "--swift-version":
        swiftVersion = try SwiftVersion.read(&rest)
        sourceFlag = word
      case "--strict":
        isStrict = true
        sourceFlag = word
      case "--with":
        try project.take(word, &rest)
        sourceFlag = word
      // Where a drag is to end is said of a collection view: `main=120,0`.
      case "--target" where rest.peek?.contains("=") == false && rest.peek?.hasPrefix("-") == false:
        try project.take(word, &rest)
        sourceFlag = word
      default: agent.append(word)
      }
    }
    if let sourceFlag, source == nil {
      throw .init(text: "\(sourceFlag) is about files of yours: name them with --source PATH")
    }
  }
}
