/// Makes a tree of the events of a document.
struct YAMLBuilder {
  struct Event {
    enum Kind {
      /// The value, and the name by which aliases call it.
      case scalar(String, String?)
      case alias(String)
      case listBegins(String?)
      case tableBegins(String?)
      case ends
      case documentEnds
      case other
    }

    var kind: Kind
    /// From 1.
    var line: Int
  }

  /// A list or table that has not ended.
  private struct Open {
    var anchor: String?
    var node: YAMLNode
    /// Keys of the table, and where they stand in it.
    var places: [String: Int] = [:]
    /// The key that a value is awaited for.
    var key: String?
    /// Tables of `<<`, whose keys stand behind the table's own.
    var merged: [YAMLNode] = []
  }

  /// The document, once it has begun to have a value.
  private(set) var root: YAMLNode?
  private(set) var isDone = false

  private var open: [Open] = []
  private var anchors: [String: (node: YAMLNode, count: Int)] = [:]
  private var count = 0

  mutating func take(_ event: Event) throws(YAMLReader.Failure) {
    switch event.kind {
    case .scalar(let text, let anchor):
      try add(.text(text), named: anchor, standingFor: 1, event.line)
    case .alias(let name):
      guard let known = anchors[name] else {
        throw YAMLReader.Failure(line: event.line, reason: "nothing is called &\(name.prefix(40))")
      }
      try add(known.node, named: nil, standingFor: known.count, event.line)
    case .listBegins(let anchor): try begin(Open(anchor: anchor, node: .list([])), event.line)
    case .tableBegins(let anchor): try begin(Open(anchor: anchor, node: .table([])), event.line)
    case .ends:
      guard var last = open.popLast() else { return }
      try mergeDefaults(into: &last, event.line)
      try add(last.node, named: last.anchor, standingFor: 1, event.line)
    case .documentEnds: isDone = true
    case .other: return
    }
  }

  private mutating func begin(_ new: Open, _ line: Int) throws(YAMLReader.Failure) {
    guard open.count < YAMLReader.maximumDepth else {
      throw YAMLReader.Failure(line: line, reason: "it is nested too deeply")
    }
    open.append(new)
  }

  /// - Parameter weight: the nodes that it adds to those that are counted already.
  private mutating func add(
    _ node: YAMLNode, named anchor: String?, standingFor weight: Int, _ line: Int
  ) throws(YAMLReader.Failure) {
    try grow(by: weight, line)
    if let anchor {
      // Counting walks the node, so it counts itself.
      let size = node.count
      try grow(by: size, line)
      anchors[anchor] = (node, size)
    }
    guard var last = open.popLast() else {
      root = root ?? node
      return
    }
    defer { open.append(last) }
    guard case .table = last.node else {
      if case .list(var list) = last.node {
        last.node = .list([])
        list.append(node)
        last.node = .list(list)
      }
      return
    }
    guard let key = last.key else {
      // A key that is a list or a table means nothing to anybody who reads here.
      if case .text(let text) = node { last.key = text } else { last.key = "" }
      return
    }
    last.key = nil
    if key == "<<" {
      last.merged += node.list.isEmpty ? [node] : node.list
    } else {
      Self.set(key, node, in: &last)
    }
  }

  private static func set(_ key: String, _ node: YAMLNode, in table: inout Open) {
    guard case .table(var entries) = table.node else { return }
    table.node = .table([])
    if let place = table.places[key] {
      entries[place].value = node
    } else {
      table.places[key] = entries.count
      entries.append(YAMLNode.Entry(key: key, value: node))
    }
    table.node = .table(entries)
  }

  private mutating func mergeDefaults(into table: inout Open, _ line: Int) throws(YAMLReader.Failure) {
    for merged in table.merged {
      for entry in merged.entries where table.places[entry.key] == nil {
        try grow(by: 1, line)
        Self.set(entry.key, entry.value, in: &table)
      }
    }
  }

  private mutating func grow(by number: Int, _ line: Int) throws(YAMLReader.Failure) {
    count += number
    guard count <= YAMLReader.maximumNodes else {
      throw YAMLReader.Failure(line: line, reason: "it has too many values, or too many aliases of them")
    }
  }
}
