/// A path with wildcards, as manifests write them: `Sources/**/*.{swift,m}`, seen from the served folder.
public struct PathPattern: Hashable, Sendable {
  private enum Part: Hashable {
    /// `**`: any number of folders, and what is in the last.
    case anything
    case name([Character])
  }

  public let text: String
  /// One for each way of choosing among what stands in braces.
  private let ways: [[Part]]

  private static let maximumLength = 512
  private static let maximumWays = 64

  /// A pattern that is too long, or has too many braces, matches nothing.
  public init(_ text: String) {
    self.text = text
    let spelled = text.count <= Self.maximumLength ? Self.spelledOut(text) : []
    ways = spelled.map { way in
      ProjectPath.plain(way).split(separator: "/").map { $0 == "**" ? .anything : .name(Array($0)) }
    }
  }

  /// Whether there is anything in `text` but names.
  static func hasWildcards(_ text: String) -> Bool { text.contains { "*?[{".contains($0) } }

  /// The folder that all it matches is in: what stands before the first wildcard.
  public var folder: String {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let plain = parts.prefix { !Self.hasWildcards(String($0)) }
    return plain.count == parts.count ? ProjectPath.folder(of: text) : plain.joined(separator: "/")
  }

  /// Whether a file is what is written here.
  public func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(Array.init)
    return ways.contains { Self.reached($0, names).last == true }
  }

  /// Whether a file, or a folder that it is in, is what is written here.
  public func covers(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(Array.init)
    return ways.contains { Self.reached($0, names).dropFirst().contains(true) }
  }

  /// For each number of the first names whether the parts match exactly these.
  private static func reached(_ parts: [Part], _ names: [[Character]]) -> [Bool] {
    var reached = [true] + [Bool](repeating: false, count: names.count)
    for part in parts {
      switch part {
      case .anything:
        for count in names.indices where reached[count] { reached[count + 1] = true }
      case .name(let pattern):
        for count in names.indices.reversed() {
          reached[count + 1] = reached[count] && fits(pattern[...], names[count][...])
        }
        reached[0] = false
      }
    }
    return reached
  }

  /// Whether a name is what a pattern without slashes says. After a star, only the last one need be tried
  /// again.
  private static func fits(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
    var (pattern, name) = (pattern, name)
    var retry: (pattern: ArraySlice<Character>, name: ArraySlice<Character>)?
    while true {
      if pattern.first == "*" {
        pattern = pattern.dropFirst()
        retry = (pattern, name)
        continue
      }
      if let character = name.first, let rest = afterOne(pattern, taking: character) {
        (pattern, name) = (rest, name.dropFirst())
        continue
      }
      if pattern.isEmpty, name.isEmpty { return true }
      guard let last = retry, !last.name.isEmpty else { return false }
      (pattern, name) = (last.pattern, last.name.dropFirst())
      retry = (pattern, name)
    }
  }

  /// The rest of the pattern, if its first part takes the character.
  private static func afterOne(
    _ pattern: ArraySlice<Character>, taking character: Character
  ) -> ArraySlice<Character>? {
    guard let first = pattern.first else { return nil }
    if first == "[", let end = pattern.dropFirst().firstIndex(of: "]") {
      let set = pattern[pattern.index(after: pattern.startIndex)..<end]
      let isOutside = set.first == "!" || set.first == "^"
      return holds(isOutside ? set.dropFirst() : set, character) != isOutside ? pattern[(end + 1)...] : nil
    }
    return first == "?" || first == character ? pattern.dropFirst() : nil
  }

  private static func holds(_ set: ArraySlice<Character>, _ character: Character) -> Bool {
    var rest = set
    while let first = rest.popFirst() {
      if rest.first == "-", let last = rest.dropFirst().first {
        if first <= character, character <= last { return true }
        rest = rest.dropFirst(2)
      } else if first == character {
        return true
      }
    }
    return false
  }

  private static func spelledOut(_ text: String) -> [String] {
    var (done, waiting) = ([String](), [text])
    while let next = waiting.popLast() {
      guard let open = next.firstIndex(of: "{"), let close = next[open...].firstIndex(of: "}") else {
        done.append(next)
        continue
      }
      let choices = next[next.index(after: open)..<close].split(
        separator: ",", omittingEmptySubsequences: false)
      waiting += choices.map { String(next[..<open] + $0 + next[next.index(after: close)...]) }
      guard done.count + waiting.count <= maximumWays else { return [] }
    }
    return done
  }
}
