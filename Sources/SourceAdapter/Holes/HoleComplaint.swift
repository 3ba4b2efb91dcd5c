/// The subject of a compiler's message, as far as it matters for what is to be replaced.
enum HoleComplaint: Hashable {
  /// A type by this name is not there; `owner` is the type that it was looked up in.
  case noType(String, owner: String?)
  /// Several modules have a type by this name: stand-ins of theirs, for one that is missing in each.
  case ambiguousType(String)
  /// A function, a variable or an operator is not there.
  case noName(String)
  case noMember(String, of: String)
  /// `override` stands before what overrides nothing.
  case overridesNothing
  case needsOverride
  case noConformance(type: String, to: String)
  case unknownAttribute(String)
  case noReturn
  /// An initialiser leaves these properties without a value.
  case uninitialised([String])
  /// A class without initialisers has these properties without a value.
  case needsValues([String])
  /// A call has other arguments than what is called takes.
  case arguments
  /// A type is declared twice.
  case redeclared(String)
  /// A `switch` has no arm for some cases.
  case leavesOutCases
  /// A call that throws stands without `try`.
  case untried
  /// Two types do not fit, which is what a slip of the author's reads like.
  case mismatch
  case other

  /// Whether it is about what a function does not do any more.
  var isOfFlow: Bool {
    switch self {
    case .noReturn, .uninitialised: true
    default: false
    }
  }

  /// Properties that have no value.
  var unsetProperties: [String] {
    switch self {
    case .uninitialised(let names), .needsValues(let names): names
    default: []
    }
  }

  /// - Parameter notes: what the compiler adds.
  init(_ message: String, notes: [String] = []) {
    let names = message.quotedNames
    let first = names.first ?? ""
    func begins(_ words: String...) -> Bool { words.contains(where: message.hasPrefix) }
    if begins("cannot find type '") {
      self = .noType(first, owner: nil)
    } else if message.contains("' is not a member type of ") {
      self = .noType(first, owner: names.count > 1 ? names[1] : nil)
    } else if begins("no type named '"), names.count > 1 {
      self = .noType(first, owner: nil)
    } else if begins("cannot find '", "cannot find operator '", "use of unresolved", "use of undeclared") {
      self = .noName(first)
    } else if message.contains("' is unavailable: This type has moved to the ") {
      self = .noType(first, owner: nil)
    } else if message.hasSuffix("' is ambiguous for type lookup in this context") {
      self = .ambiguousType(first)
    } else if let verb = message.firstRange(of: " has no member '") {
      // "type 'Event' (aka 'Result<Int, any Error>') has no member 'error'": what it really is comes last.
      let base = String(message[..<verb.lowerBound]).quotedNames.last ?? ""
      self = .noMember(String(message[verb.lowerBound...]).quotedNames.first ?? "", of: base)
    } else if message.contains("does not override any ") || message.contains("does not override a ") {
      self = .overridesNothing
    } else if begins("overriding declaration requires an 'override' keyword") {
      self = .needsOverride
    } else if message.contains("does not conform to protocol '") {
      self = .noConformance(type: first, to: names.count > 1 ? names[1] : "")
    } else if begins("unknown attribute '") {
      self = .unknownAttribute(first)
    } else if begins("missing return in ") {
      self = .noReturn
    } else if begins("return from initializer without initializing") {
      self = .uninitialised(notes.compactMap(\.uninitialisedName))
    } else if message.hasSuffix(" has no initializers") {
      self = .needsValues(
        notes.filter { $0.contains("without initial value") }.compactMap(\.quotedNames.first))
    } else if message.contains("not initialized at super.init call") {
      self = .uninitialised([message].compactMap(\.uninitialisedName))
    } else if message.contains("before all stored properties are initialized") {
      self = .uninitialised(notes.compactMap(\.uninitialisedName))
    } else if begins("switch must be exhaustive") {
      self = .leavesOutCases
    } else if begins("call can throw") {
      self = .untried
    } else if begins("invalid redeclaration of '") {
      self = .redeclared(first)
    } else if begins(
      "missing argument", "extra argument", "incorrect argument label",
      "argument passed to call that takes no",
      "no exact matches in call")
    {
      self = .arguments
    } else if begins(
      "cannot convert ", "cannot assign ", "binary operator '", "cannot force unwrap",
      "cannot use optional chaining",
      "unexpected ", "expected ", "value of optional type", "consecutive ", "unterminated")
    {
      self = .mismatch
    } else {
      self = .other
    }
  }
}

extension HoleDiagnostic {
  /// Whether the compiler says only that it could not make sense of an expression, which is so where a name
  /// in it has no type yet: what that name is wrong by is told elsewhere.
  var onlyFollows: Bool {
    let beginnings = [
      "cannot infer contextual base in reference to member", "cannot infer type of closure parameter",
      "'nil' requires a contextual type", "contextual type for closure argument list expects",
      "failed to produce diagnostic for expression",
    ]
    let endings = [
      "cannot be constructed because it has no accessible initializers",
      "cannot be resolved without a contextual type",
    ]
    return beginnings.contains(where: message.hasPrefix) || endings.contains(where: message.hasSuffix)
  }
}

extension String {
  /// The words between single quotation marks, in order.
  var quotedNames: [String] {
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return stride(from: 1, to: max(1, parts.count - 1), by: 2).map { String(parts[$0]) }
  }

  /// The name that the compiler proposes instead.
  var proposedName: String? {
    guard let range = firstRange(of: "; did you mean ") else { return nil }
    return String(self[range.upperBound...]).quotedNames.first
  }

  /// `x` of "'self.x' not initialized".
  fileprivate var uninitialisedName: String? {
    guard contains("not initialized"), let name = quotedNames.first, name.hasPrefix("self.") else {
      return nil
    }
    return String(name.dropFirst("self.".count))
  }

  /// The names of types in a type as the compiler writes it: `[Movie]?` has `Movie`.
  var typeNames: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init).filter {
      $0.first?.isNumber == false
    }
  }

  /// Whether a name is another one with a slip of the hand in it. Capitals before it are none, but say whose
  /// it is: `MSToggle` is no `Toggle`.
  func isSlip(for other: String) -> Bool {
    let isPrefixed =
      hasSuffix(other) && count > other.count + 1 && dropLast(other.count).allSatisfy(\.isUppercase)
    return self != other && count > 3 && !isPrefixed && editDistance(to: other) <= (count > 7 ? 2 : 1)
  }

  /// How many letters have to be changed, added, left out or changed over with the next to make the other of
  /// the one.
  func editDistance(to other: String) -> Int {
    let (a, b) = (Array(utf8), Array(other.utf8))
    if a.count > 80 || b.count > 80 { return Swift.max(a.count, b.count) }
    if abs(a.count - b.count) > 2 { return 3 }
    var before: [Int] = []
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      let above = row
      row[0] = i + 1
      for (j, otherLetter) in b.enumerated() {
        row[j + 1] = Swift.min(above[j + 1] + 1, row[j] + 1, above[j] + (letter == otherLetter ? 0 : 1))
        if i > 0, j > 0, letter == b[j - 1], a[i - 1] == otherLetter {
          row[j + 1] = Swift.min(row[j + 1], before[j - 1] + 1)
        }
      }
      before = above
    }
    return row[b.count]
  }
}
