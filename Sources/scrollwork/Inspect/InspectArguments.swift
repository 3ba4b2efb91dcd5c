/// The arguments after `inspect`: those that this program has to know, and those that the agent reads.
struct InspectArguments: Equatable {
  /// A Swift file, or a folder of them, to build first; nil for the gallery.
  var source: String?
  /// Nil for what a project says, or 5.
  var swiftVersion: Int?
  /// Whether what is missing here is an error rather than a hole.
  var isStrict = false
  var project = ProjectFlags()
  /// Where a picture goes; nil for none.
  var picture: String?
  /// For the agent, in the order given.
  var agent: [String] = []

  init(_ words: ArraySlice<String>) throws(Arguments.Mistake) {
    if let first = words.first, first.hasSuffix(".swift") {
      throw .init(text: "a file is named by a flag: scrollwork inspect --source \(first)")
    }
    var rest = Words(words)
    var sourceFlag: String?
    var projectTarget: String?
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
      case "--picture":
        guard picture == nil else { throw .init(text: "--picture takes one file: a run draws one picture") }
        picture = try rest.value(of: word, "carousel.png")
        agent.append(word)
      case "--with":
        try project.take(word, &rest)
        sourceFlag = word
      case "--target":
        let value = rest.next() ?? ""
        guard !value.isEmpty, !value.hasPrefix("-") else { throw Self.wantsTarget("--target needs a value") }
        if value.contains("=") {
          agent += [word, value]
        } else {
          project.add(word, value)
          projectTarget = value
        }
      default: agent.append(word)
      }
    }
    if let projectTarget, source == nil { throw Self.wantsTarget("--target \(projectTarget)") }
    if let sourceFlag, source == nil {
      throw .init(text: "\(sourceFlag) is about files of yours: name them with --source PATH")
    }
  }

  /// The flag has two meanings, which the sign in its value tells apart.
  private static func wantsTarget(_ beginning: String) -> Arguments.Mistake {
    Arguments.Mistake(
      text: "\(beginning): it takes ID=X,Y, where a drag of a collection view would end, such as main=120,0; "
        + "or, with --source PATH, the NAME of a target of the project there")
  }
}
