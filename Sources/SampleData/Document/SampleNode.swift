/// A value in a document of JSON that comes into being as it is read.
///
/// A value that has been read once stays as it is: a reader who comes again, or wants something else, finds
/// what a reader of the written document would find.
final class SampleNode {
  enum Content {
    /// It has not been asked for yet.
    case open
    case null
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case text(String)
    /// As many as have been asked for; `count` is what the reader is told that there are.
    case array([SampleNode], count: Int)
    case object([(key: String, node: SampleNode)])
  }

  var content = Content.open
  /// The names that a reader was told when it asked which there are.
  var announced: [String]?

  init(_ content: Content = .open) { self.content = content }

  var isOpen: Bool { if case .open = content { true } else { false } }
  var isNull: Bool { if case .null = content { true } else { false } }

  /// The member of that name, which exists from now on; nil where this is no object.
  func member(_ key: String) -> SampleNode? {
    if isOpen { content = .object([]) }
    guard case .object(var members) = content else { return nil }
    if let found = members.first(where: { $0.key == key }) { return found.node }
    let node = SampleNode()
    members.append((key, node))
    content = .object(members)
    return node
  }

  /// The element at `index`, which is at most one past those that exist; nil where this is no array.
  func element(_ index: Int) -> SampleNode? {
    guard case .array(var elements, let count) = content, index <= elements.count else { return nil }
    if index < elements.count { return elements[index] }
    let node = SampleNode()
    elements.append(node)
    content = .array(elements, count: count)
    return node
  }

  /// The same once more, for a reader who may spoil it.
  func copy() -> SampleNode {
    let copy = SampleNode(content)
    copy.announced = announced
    switch content {
    case .array(let elements, let count): copy.content = .array(elements.map { $0.copy() }, count: count)
    case .object(let members): copy.content = .object(members.map { ($0.key, $0.node.copy()) })
    default: break
    }
    return copy
  }

  /// Becomes what `other` is.
  func become(_ other: SampleNode) {
    let copy = other.copy()
    (content, announced) = (copy.content, copy.announced)
  }

  /// The values that were read; those that were not are null.
  var json: SampleJSON {
    switch content {
    case .open, .null: .null
    case .bool(let value): .bool(value)
    case .integer(let value): .integer(value)
    case .number(let value): .number(value)
    case .text(let value): .text(value)
    case .array(let elements, _): .array(elements.map(\.json))
    case .object(let members):
      .object(members.map { SampleJSON.Member(key: $0.key, value: $0.node.json) })
    }
  }
}
