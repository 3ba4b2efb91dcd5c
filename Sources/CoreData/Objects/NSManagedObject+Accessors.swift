// The accessors that the adapter writes for `@NSManaged`.

import UIKit

extension NSManagedObject {
  /// The value of the property `name`, as its declaration wants it. Where the model says nothing, or nothing
  /// is there and nothing cannot be, a neutral one.
  public func _managed<Value>(_ name: String) -> Value {
    if isFault { fire() }
    let kept = kept(name)
    if let value = ManagedValues.read(kept, as: Value.self) { return value }
    if let kept {
      report(
        "\"\(name)\" of \(entity.shownName) is \(type(of: kept)), not \(Value.self): a neutral value stands for it."
      )
    }
    if let value = ManagedValues.neutral(Value.self) ?? blank(name) { return value }
    fatalError("\"\(name)\" of \(entity.shownName) is nil, and a \(Value.self) cannot be.")
  }

  public func _setManaged<Value>(_ name: String, _ value: Value) {
    if let property = property(named: name) { return take(value, property) }
    // Without a model the property keeps its value all the same.
    change(name) { values[name] = value }
  }

  private func kept(_ name: String) -> Any? {
    guard let property = property(named: name) else { return values[name] }
    let key = property.name
    guard let relationship = property as? NSRelationshipDescription else { return values[key] }
    return relationship.isToMany ? manys[key] ?? [NSManagedObject]() : ones[key]
  }

  /// That of the name itself, or the one whose primitive value is meant.
  private func property(named name: String) -> NSPropertyDescription? {
    if let found = entity.property(name) { return found }
    guard name.hasPrefix("primitive") else { return nil }
    return relationship(ending: String(name.dropFirst("primitive".count)))
  }

  private func relationship(ending name: String) -> NSPropertyDescription? {
    entity.property(name.prefix(1).lowercased() + name.dropFirst()) ?? entity.property(name)
  }

  /// An object of its own for a relationship to one that must not be empty and is.
  private func blank<Value>(_ name: String) -> Value? {
    guard let type = Value.self as? NSManagedObject.Type else { return nil }
    report(
      "\"\(name)\" of \(entity.shownName) is nil, and cannot be: an object without values stands for it.")
    let destination = (property(named: name) as? NSRelationshipDescription)?.destinationEntity
    return type.init(_entity: destination ?? type.entity(), nil) as? Value
  }

  // MARK: Methods

  /// Does what the method `name` is called for: `addToItems`, `removeFromItems`, `insertIntoItems`,
  /// `replaceItems`, and the older `addItemsObject`, `addItems`, `removeItemsObject`, `removeItems`.
  public func _callManaged(_ name: String, _ arguments: Any?...) {
    guard let (verb, relationship) = accessor(name) else {
      return report("\(entity.shownName) has no relationship for \"\(name)\": nothing was done.")
    }
    if isFault { fire() }
    let places = arguments.compactMap(Self.places).first
    let objects = arguments.flatMap(Self.objects)
    switch (verb, places) {
    case ("add", _): add(objects, relationship)
    case ("remove", nil): remove(objects, relationship)
    case ("remove", let places?):
      let here = manys[relationship.name] ?? []
      set(here.enumerated().filter { !places.contains($0.offset) }.map(\.element), relationship)
    case ("insert", let places?):
      var here = manys[relationship.name] ?? []
      for (place, object) in zip(places, objects) { here.insert(object, at: min(max(0, place), here.count)) }
      set(here, relationship)
    case ("replace", let places?):
      var here = manys[relationship.name] ?? []
      for (place, object) in zip(places, objects) where here.indices.contains(place) { here[place] = object }
      set(here, relationship)
    default: break
    }
  }

  private func accessor(_ name: String) -> (verb: String, NSRelationshipDescription)? {
    for (start, verb) in [
      ("addTo", "add"), ("removeFrom", "remove"), ("insertInto", "insert"), ("replace", "replace"),
      ("add", "add"),
      ("remove", "remove"), ("insert", "insert"),
    ] where name.hasPrefix(start) {
      let rest = String(name.dropFirst(start.count))
      for ending in [rest, rest.hasSuffix("Object") ? String(rest.dropLast("Object".count)) : ""]
      where !ending.isEmpty {
        if let found = relationship(ending: ending) as? NSRelationshipDescription { return (verb, found) }
      }
    }
    return nil
  }

  private static func objects(_ argument: Any?) -> [NSManagedObject] {
    switch argument {
    case let object as NSManagedObject: [object]
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }.inOrderOfMaking
    case let set as Set<NSManagedObject>: Array(set).inOrderOfMaking
    case let list as [NSManagedObject]: list
    default: []
    }
  }

  private static func places(_ argument: Any?) -> [Int]? {
    switch argument {
    case let place as Int: [place]
    case let set as NSIndexSet: IndexSet(integersIn: 0..<0).union(IndexSet(set.map { $0 })).map { $0 }
    case let set as IndexSet: Array(set)
    default: nil
    }
  }
}

// The adapter writes this for calls of initialisers on values that are classes: `T(context:)`.
extension NSManagedObject {
  /// For `T(context:)`.
  public static func _made(context: NSManagedObjectContext) -> Self {
    self.init(_entity: context.model?.entity(of: self) ?? entity(), context)
  }

  /// For `T(entity:insertInto:)`.
  public static func _made(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) -> Self {
    self.init(_entity: entity, context)
  }
}
