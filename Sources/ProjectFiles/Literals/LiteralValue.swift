/// The value that an expression of a manifest says.
indirect enum LiteralValue {
  /// Texts, numbers and truth values, as they are written.
  case text(String)
  /// `nil`.
  case nothing
  case list([LiteralValue])
  case table([(key: String, value: LiteralValue)])
  /// `.target(name: "Core")`, `Target.target(…)`, `Package(…)`; and `.v6`, without arguments.
  case call(String, [(label: String?, value: LiteralValue)])
  case unreadable(Unread)

  /// A value that is not known without running the manifest.
  struct Unread: Hashable {
    /// Its first words.
    var text: String
    /// The file, from the served folder, and the line, from 1.
    var file: String
    var line: Int
    /// The value of its `name`: `feature(name: "Home")`.
    var name: String?

    var place: String { "\(file):\(line)" }
  }
}

extension LiteralValue {
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// A text, or the name of a case; nil for anything else.
  var word: String? { text ?? callee }

  var truth: Bool? { text == "true" ? true : text == "false" ? false : nil }

  /// Of a list; nothing for anything else.
  var elements: [LiteralValue] { if case .list(let list) = self { list } else { [] } }

  /// The elements of a list; anything else is a list of one, and nil of none.
  var each: [LiteralValue] {
    switch self {
    case .list(let list): list
    case .nothing: []
    default: [self]
    }
  }

  /// The texts of a list.
  var texts: [String] { elements.compactMap(\.text) }

  var entries: [(key: String, value: LiteralValue)] {
    if case .table(let entries) = self { entries } else { [] }
  }

  /// The name that is called; nil for anything else.
  var callee: String? { if case .call(let name, _) = self { name } else { nil } }

  /// The argument of that label; nil for the first without.
  subscript(label: String?) -> LiteralValue? {
    guard case .call(_, let arguments) = self else { return nil }
    let value = arguments.first { $0.label == label }?.value
    if case .nothing? = value { return nil }
    return value
  }

  /// Everything in it that is not written out.
  var unreadable: [Unread] {
    switch self {
    case .text, .nothing: []
    case .unreadable(let unread): [unread]
    case .list(let list): list.flatMap(\.unreadable)
    case .table(let entries): entries.flatMap(\.value.unreadable)
    case .call(_, let arguments): arguments.flatMap(\.value.unreadable)
    }
  }

  /// How many values it is made of, itself among them.
  var count: Int {
    switch self {
    case .text, .nothing, .unreadable: 1
    case .list(let list): list.reduce(1) { $0 + $1.count }
    case .table(let entries): entries.reduce(1) { $0 + $1.value.count }
    case .call(_, let arguments): arguments.reduce(1) { $0 + $1.value.count }
    }
  }
}
