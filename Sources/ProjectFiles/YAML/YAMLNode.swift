/// A value of a YAML document.
indirect enum YAMLNode: Hashable, Sendable {
  /// Scalars of all kinds, as they are written: numbers, truth values, `null` too.
  case text(String)
  case list([YAMLNode])
  /// In the order of the file; no key twice.
  case table([Entry])

  struct Entry: Hashable, Sendable {
    var key: String
    var value: YAMLNode
  }

  static let empty = YAMLNode.table([])

  /// Nil for what is no scalar, and for nothing: `~`, `null` and an empty value.
  var text: String? {
    if case .text(let text) = self, !["", "~", "null"].contains(text) { text } else { nil }
  }

  /// The elements; empty for what is no list.
  var list: [YAMLNode] {
    if case .list(let list) = self { list } else { [] }
  }

  /// The texts among the elements; a text by itself is a list of one.
  var texts: [String] { text.map { [$0] } ?? list.compactMap(\.text) }

  /// The entries of a table; empty for a node that is none.
  var entries: [Entry] {
    if case .table(let entries) = self { entries } else { [] }
  }

  /// Of a scalar that YAML 1.1 takes for one; nil for anything else.
  var truth: Bool? {
    switch text?.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// Of a table; nil for anything else.
  subscript(key: String) -> YAMLNode? { entries.first { $0.key == key }?.value }

  /// How many nodes it is made of, itself among them.
  var count: Int {
    switch self {
    case .text: 1
    case .list(let list): list.reduce(1) { $0 + $1.count }
    case .table(let entries): entries.reduce(1) { $0 + 1 + $1.value.count }
    }
  }

  /// The value as a property list has it.
  var property: PropertyValue {
    switch self {
    case .text: .text(truth.map { $0 ? "1" : "0" } ?? text ?? "")
    case .list(let list): .list(list.map(\.property))
    case .table(let entries):
      .table(Dictionary(entries.map { ($0.key, $0.value.property) }) { $1 })
    }
  }
}
