/// The words for the agent that looks at a preview of somebody's, as far as this program has to know them:
/// the paths among them, above all.
struct InspectPaths: Equatable {
  /// The same words with absolute paths, for an agent that begins somewhere else.
  private(set) var words: [String] = []
  private(set) var libraries: [String] = []
  private(set) var read: [String] = []
  private(set) var write: [String] = []
  /// MiB that the agent may use.
  private(set) var memory = ServeArguments().memory

  /// - Parameter absolute: a path as seen from the root.
  init(_ words: [String], absolute: (String) -> String = Places.absolute) {
    var rest = words[...]
    while let word = rest.popFirst() {
      self.words.append(word)
      switch word {
      case "--bundle": libraries += take(&rest, absolute)
      case "--assets", "--mock": read += take(&rest, absolute)
      // What is read from standard input has no path.
      case "--script" where rest.first != "-": read += take(&rest, absolute)
      case "--write-mocks":
        if let number = rest.popFirst() { self.words.append(number) }
        write += take(&rest, absolute)
      case "--memory":
        guard let value = rest.popFirst() else { break }
        self.words.append(value)
        memory = Int(value) ?? memory
      case "--device", "--items", "--locale", "--offset", "--preview", "--rows", "--safe-area",
        "--scale", "--set",
        "--size", "--target":
        // A value may look like a flag.
        if let value = rest.popFirst() { self.words.append(value) }
      default: break
      }
    }
  }

  /// The path that comes next, if one does.
  private mutating func take(
    _ rest: inout ArraySlice<String>, _ absolute: (String) -> String
  ) -> [String] {
    let paths = rest.popFirst().map { [absolute($0)] } ?? []
    words += paths
    return paths
  }
}
