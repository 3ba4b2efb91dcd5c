// Fetches for dictionaries: some attributes, and values that are worked out over many objects.

import UIKit

/// The rows of a fetch whose results are dictionaries.
struct ResultTable {
  private(set) var rows: [NSDictionary] = []

  init<Result>(_ request: NSFetchRequest<Result>, _ objects: [NSManagedObject]) {
    let columns = (request.propertiesToFetch ?? []).compactMap(Column.init)
    let groups = (request.propertiesToGroupBy ?? []).compactMap(Column.init)
    let isGrouped =
      !groups.isEmpty || !columns.isEmpty && columns.allSatisfy { $0.expression?.isAggregate == true }
    if isGrouped {
      for group in Self.grouped(objects, groups) { add(columns, over: group) }
    } else {
      let all = objects.first.map { $0.entity.attributes.map { Column(name: $0.name) } } ?? []
      for object in objects { add(columns.isEmpty ? all : columns, over: [object]) }
    }
    if request.returnsDistinctResults {
      rows = rows.reduce(into: []) { unique, row in if !unique.contains(row) { unique.append(row) } }
    }
    if let having = request.havingPredicate { rows = rows.filter { having.evaluate(with: $0) } }
  }

  private struct Column {
    var name: String
    var expression: NSExpression?

    init(name: String) { self.name = name }

    init?(_ property: Any) {
      switch property {
      case let name as String: self.name = name
      case let description as NSExpressionDescription:
        (name, expression) = (description.name, description.expression)
      case let description as NSPropertyDescription: name = description.name
      default: return nil
      }
    }

    func value(over objects: [NSManagedObject]) -> Any? {
      if let expression { return expression.value(over: objects) }
      return objects.first.flatMap { PredicateKeys.value(name, of: $0) }
    }
  }

  private mutating func add(_ columns: [Column], over objects: [NSManagedObject]) {
    let row = NSMutableDictionary()
    for column in columns {
      if let value = column.value(over: objects) { row[NSString(string: column.name)] = value }
    }
    rows.append(row)
  }

  private static func grouped(_ objects: [NSManagedObject], _ columns: [Column]) -> [[NSManagedObject]] {
    if columns.isEmpty { return [objects] }
    var groups: [(key: [Any?], objects: [NSManagedObject])] = []
    for object in objects {
      let key = columns.map { $0.value(over: [object]) }
      let place = groups.firstIndex {
        NSArray(array: $0.key.map { $0 ?? NSNull() }).isEqual(to: key.map { $0 ?? NSNull() })
      }
      if let place { groups[place].objects.append(object) } else { groups.append((key, [object])) }
    }
    return groups.map(\.objects)
  }
}
