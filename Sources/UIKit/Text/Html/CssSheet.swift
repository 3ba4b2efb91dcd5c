/// The rules of a style sheet whose selectors are one element: `p`, `.note`, `#top`, `span.note`, `*`.
/// Others, and rules for media, are left out.
struct CssSheet {
  private struct Rule {
    /// Empty for any.
    var name = ""
    var kind: String?
    var id: String?
    let declarations: CssDeclarations

    /// A rule that says more counts more: an id before a class, a class before a name.
    var weight: Int { (id == nil ? 0 : 4) + (kind == nil ? 0 : 2) + (name.isEmpty ? 0 : 1) }
  }

  /// More of them than anybody writes into a label.
  private static let most = 500
  private var rules: [Rule] = []

  mutating func add(_ text: Substring) {
    var rest = Self.withoutComments(text)
    while let open = rest.firstIndex(of: "{"), rules.count < Self.most {
      let selectors = rest[..<open]
      let inside = rest[rest.index(after: open)...]
      guard !selectors.contains("@") else {
        rest = Self.afterBlock(inside)
        continue
      }
      let close = inside.firstIndex(of: "}") ?? inside.endIndex
      let declarations = CssDeclarations(inside[..<close])
      for selector in selectors.split(separator: ",", maxSplits: 32) { add(selector, declarations) }
      rest = inside[close...].dropFirst()
    }
  }

  private mutating func add(_ selector: Substring, _ declarations: CssDeclarations) {
    let selector = selector.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !selector.isEmpty, !selector.contains(where: { " >+~:[\n\t".contains($0) }) else { return }
    var rule = Rule(declarations: declarations)
    let head = selector.prefix { $0 != "." && $0 != "#" }
    rule.name = head == "*" ? "" : head.lowercased()
    let tail = selector[head.endIndex...]
    if tail.first == "." { rule.kind = String(tail.dropFirst()) }
    if tail.first == "#" { rule.id = String(tail.dropFirst()) }
    rules.append(rule)
  }

  /// The first are to be applied first.
  func declarations(for name: String, _ attributes: [String: String]) -> [CssDeclarations] {
    guard !rules.isEmpty else { return [] }
    let kinds = (attributes["class"] ?? "").split(maxSplits: 16) { $0.isWhitespace }
    let found = rules.filter { rule in
      (rule.name.isEmpty || rule.name == name)
        && rule.kind.map { kind in kinds.contains { $0 == kind } } != false
        && rule.id.map { $0 == attributes["id"] } != false
    }
    // Of two that weigh the same, the later one counts.
    return found.enumerated().sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
      .map(\.element.declarations)
  }

  private static func withoutComments(_ text: Substring) -> Substring {
    guard text.contains("/*") else { return text }
    var (kept, rest) = ("", text)
    while let open = rest.range(of: "/*") {
      kept += rest[..<open.lowerBound]
      guard let close = rest[open.upperBound...].range(of: "*/") else { return kept[...] }
      rest = rest[close.upperBound...]
    }
    return (kept + rest)[...]
  }

  /// Past the brace that closes what is open.
  private static func afterBlock(_ text: Substring) -> Substring {
    var depth = 1
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return text[index...].dropFirst() }
    }
    return text[text.endIndex...]
  }
}
