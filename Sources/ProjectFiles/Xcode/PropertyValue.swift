/// A value of a property list.
public enum PropertyValue: Hashable, Sendable {
  case text(String)
  case list([PropertyValue])
  case table([String: PropertyValue])

  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The elements; empty for what is no list.
  public var list: [PropertyValue] {
    if case .list(let list) = self { list } else { [] }
  }

  /// The texts among the elements; a text by itself is a list of one.
  public var texts: [String] {
    if case .text(let text) = self { return [text] }
    return list.compactMap(\.text)
  }

  public var table: [String: PropertyValue] {
    if case .table(let table) = self { table } else { [:] }
  }

  /// Of a table; nil for anything else.
  public subscript(key: String) -> PropertyValue? { table[key] }
}
