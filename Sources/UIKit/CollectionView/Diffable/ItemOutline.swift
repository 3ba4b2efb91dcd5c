// Items that hold items: what a section snapshot holds (Facts 5.1).

/// A forest of items, each of them once, expanded or not.
struct ItemOutline<Item: Hashable> {
  fileprivate struct Node: Equatable {
    var parent: Item?
    var children: [Item] = []
    var isExpanded = false
  }

  private var nodes: [Item: Node] = [:]
  private(set) var roots: [Item] = []

  var count: Int { nodes.count }

  func contains(_ item: Item) -> Bool { nodes[item] != nil }

  /// nil for a root, and for one that is not there.
  func parent(of item: Item) -> Item? { nodes[item]?.parent }

  func children(of item: Item) -> [Item] { nodes[item]?.children ?? [] }

  func isExpanded(_ item: Item) -> Bool { nodes[item]?.isExpanded ?? false }

  /// 0 for roots; nil for one that is not there.
  func level(of item: Item) -> Int? {
    guard contains(item) else { return nil }
    return ancestors(of: item).count
  }

  /// Whether all that it lies in is expanded; false for one that is not there.
  func isVisible(_ item: Item) -> Bool { contains(item) && ancestors(of: item).allSatisfy(isExpanded) }

  /// Each before what it holds.
  var all: [Item] { walk(roots) { _ in true } }

  /// Those that all lie in expanded ones, each before what it holds.
  var visible: [Item] { walk(roots, into: isExpanded) }

  /// The items below `item`, at any depth, each before those that it holds.
  func descendants(of item: Item) -> [Item] { walk(children(of: item)) { _ in true } }

  // MARK: Editing

  /// Below `parent` as its last; as the last roots for nil.
  mutating func append(_ new: [Item], to parent: Item?) throws(SnapshotMistake) {
    try insert(new, at: siblings(below: parent).count, below: parent)
  }

  mutating func insert(_ new: [Item], nextTo other: Item, isAfter: Bool) throws(SnapshotMistake) {
    guard let node = nodes[other], let place = siblings(below: node.parent).firstIndex(of: other) else {
      throw .unknownItem(other)
    }
    try insert(new, at: place + (isAfter ? 1 : 0), below: node.parent)
  }

  /// With what they hold. Those that are not there are left alone.
  mutating func delete(_ old: [Item]) {
    let leaving = Set(old.filter(contains))
    let parents = Set(leaving.map { nodes[$0]?.parent })
    for parent in parents { edit(below: parent) { $0.removeAll(where: leaving.contains) } }
    for item in leaving {
      for below in descendants(of: item) { nodes[below] = nil }
      nodes[item] = nil
    }
  }

  mutating func setExpanded(_ items: [Item], _ isExpanded: Bool) throws(SnapshotMistake) {
    for item in items {
      guard contains(item) else { throw .unknownItem(item) }
      nodes[item]?.isExpanded = isExpanded
    }
  }

  /// All of `other`, its expansions included, in the place next to `item`.
  mutating func insert(_ other: ItemOutline, nextTo item: Item, isAfter: Bool) throws(SnapshotMistake) {
    try insert(other.roots, nextTo: item, isAfter: isAfter)
    try adopt(other)
  }

  /// All of `other`, its expansions included, as the last below `parent`.
  mutating func append(_ other: ItemOutline, to parent: Item?) throws(SnapshotMistake) {
    try append(other.roots, to: parent)
    try adopt(other)
  }

  /// The items below `parent` give way to all of `other`.
  mutating func replaceChildren(of parent: Item, with other: ItemOutline) throws(SnapshotMistake) {
    guard contains(parent) else { throw .unknownItem(parent) }
    delete(children(of: parent))
    try append(other, to: parent)
  }

  /// `item` and what lies below it, or only that; nil for one that is not there.
  func part(of item: Item, includesItem: Bool) -> ItemOutline? {
    guard contains(item) else { return nil }
    var part = ItemOutline()
    part.roots = includesItem ? [item] : children(of: item)
    for one in walk(part.roots, into: { _ in true }) { part.nodes[one] = nodes[one] }
    for root in part.roots { part.nodes[root]?.parent = nil }
    return part
  }

  /// Takes in the items below the roots of `other`, which are here already.
  private mutating func adopt(_ other: ItemOutline) throws(SnapshotMistake) {
    for item in other.all {
      try append(other.children(of: item), to: item)
      nodes[item]?.isExpanded = other.isExpanded(item)
    }
  }

  private mutating func insert(_ new: [Item], at place: Int, below parent: Item?) throws(SnapshotMistake) {
    if let parent, !contains(parent) { throw .unknownItem(parent) }
    var seen = Set<Item>()
    for item in new where contains(item) || !seen.insert(item).inserted { throw .repeatedItem(item) }
    for item in new { nodes[item] = Node(parent: parent) }
    edit(below: parent) { $0.insert(contentsOf: new, at: place) }
  }

  private func siblings(below parent: Item?) -> [Item] { parent.map { children(of: $0) } ?? roots }

  private mutating func edit(below parent: Item?, _ change: (inout [Item]) -> Void) {
    if let parent {
      if nodes[parent] != nil { change(&nodes[parent, default: Node()].children) }
    } else {
      change(&roots)
    }
  }

  /// From the item that holds it up to the root.
  private func ancestors(of item: Item) -> [Item] {
    Array(sequence(first: item) { nodes[$0]?.parent }.dropFirst())
  }

  /// By a list of what is still to come: outlines may be deeper than the stack.
  private func walk(_ items: [Item], into isEntered: (Item) -> Bool) -> [Item] {
    var order: [Item] = []
    var ahead = Array(items.reversed())
    while let item = ahead.popLast() {
      order.append(item)
      if isEntered(item) { ahead.append(contentsOf: children(of: item).reversed()) }
    }
    return order
  }
}

extension ItemOutline.Node: Sendable where Item: Sendable {}
extension ItemOutline: Sendable where Item: Sendable {}
extension ItemOutline: Equatable {}
