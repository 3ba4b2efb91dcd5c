/// The values of names at one place of a manifest.
struct LiteralScope {
  /// Values, with how many values each is made of: naming one costs as much as writing it.
  private(set) var values: [String: (value: LiteralValue, count: Int)] = [:]
  /// How many calls and lists are around.
  var depth = 0
  /// The type that is wanted, as far as it is known: `.core` is a member of it.
  var wanted: String?

  func deeper(wanting type: String? = nil) -> LiteralScope {
    var scope = self
    scope.depth += 1
    scope.wanted = type
    return scope
  }

  /// A scope without the names of this one.
  func ofFunction(wanting type: String?) -> LiteralScope {
    LiteralScope(depth: depth + 1, wanted: type)
  }

  mutating func bind(_ name: String, _ value: LiteralValue, _ count: Int) { values[name] = (value, count) }

  init(depth: Int = 0, wanted: String? = nil) { (self.depth, self.wanted) = (depth, wanted) }
}
