// Values of managed objects: reading, changing, and both ends of relationships in step.

import UIKit

extension NSManagedObject {
  /// The value of a property as key-value access shows it.
  func shown(_ property: NSPropertyDescription) -> Any? {
    if isFault { fire() }
    guard let relationship = property as? NSRelationshipDescription else { return values[property.name] }
    if !relationship.isToMany { return ones[relationship.name] }
    let objects = manys[relationship.name] ?? []
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// Takes a value of any form; one that the property cannot have is reported.
  func take(_ value: Any?, _ property: NSPropertyDescription) {
    if isFault { fire() }
    switch property {
    case let attribute as NSAttributeDescription:
      let kept = ManagedValues.kept(value, as: attribute.attributeType)
      if kept == nil, let value, !(value is NSNull), Mirror(reflecting: value).displayStyle != .optional {
        report("\"\(attribute.name)\" of \(entity.shownName) cannot be \(value): it is nil.")
      }
      change(attribute.name) { values[attribute.name] = kept }
    case let relationship as NSRelationshipDescription:
      if relationship.isToMany {
        set(Self.objects(in: value), relationship)
      } else {
        set(value as? NSManagedObject, relationship)
      }
    default: break
    }
  }

  private static func objects(in value: Any?) -> [NSManagedObject] {
    switch value {
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }.inOrderOfMaking
    case let set as Set<NSManagedObject>: Array(set).inOrderOfMaking
    case let list as [NSManagedObject]: list
    default: []
    }
  }

  /// Runs `body`, which changes the property `key`, and tells everybody.
  func change(_ key: String, _ body: () -> Void) {
    KeyValueObservers.change(self, [key], body)
    changedKeys.insert(key)
    managedObjectContext?.noteChange(of: self)
  }

  // MARK: Relationships

  /// The object for use in this one's context: another context's is found by its name there.
  private func own(_ other: NSManagedObject) -> NSManagedObject {
    guard let context = managedObjectContext else { return other }
    if other.managedObjectContext === context { return other }
    if other.managedObjectContext == nil, other.objectID.isTemporaryID {
      context.insert(other)
      return other
    }
    return other.objectID.isTemporaryID ? other : context.object(with: other.objectID)
  }

  func set(_ other: NSManagedObject?, _ relationship: NSRelationshipDescription) {
    if isFault { fire() }
    let new = other.map(own)
    let old = ones[relationship.name]
    if new === old { return }
    if let old, let inverse = relationship.inverseRelationship { old.lose(self, inverse) }
    change(relationship.name) { ones[relationship.name] = new }
    if let new, let inverse = relationship.inverseRelationship { new.gain(self, inverse) }
  }

  func set(_ others: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    if isFault { fire() }
    var seen: Set<ObjectIdentifier> = []
    let new = others.map(own).filter { seen.insert(ObjectIdentifier($0)).inserted }
    let old = manys[relationship.name] ?? []
    if old.count == new.count, zip(old, new).allSatisfy({ $0 === $1 }) { return }
    change(relationship.name) { manys[relationship.name] = new }
    guard let inverse = relationship.inverseRelationship else { return }
    for gone in old where !seen.contains(ObjectIdentifier(gone)) { gone.lose(self, inverse) }
    let before = Set(old.map(ObjectIdentifier.init))
    for added in new where !before.contains(ObjectIdentifier(added)) { added.gain(self, inverse) }
  }

  /// The other end has let go.
  private func lose(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
    if isFault { fire() }
    let name = relationship.name
    if relationship.isToMany {
      guard manys[name]?.contains(where: { $0 === other }) == true else { return }
      change(name) { manys[name]?.removeAll { $0 === other } }
    } else if ones[name] === other {
      change(name) { ones[name] = nil }
    }
  }

  /// The other end has taken hold.
  private func gain(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
    if isFault { fire() }
    let name = relationship.name
    if relationship.isToMany {
      guard manys[name]?.contains(where: { $0 === other }) != true else { return }
      change(name) { manys[name, default: []].append(other) }
    } else if ones[name] !== other {
      if let previous = ones[name], let back = relationship.inverseRelationship { previous.lose(self, back) }
      change(name) { ones[name] = other }
    }
  }

  func add(_ others: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    set((manys[relationship.name] ?? faulted(relationship)) + others, relationship)
  }

  func remove(_ others: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    let gone = Set(others.map { ObjectIdentifier(own($0)) })
    let here = manys[relationship.name] ?? faulted(relationship)
    set(here.filter { !gone.contains(ObjectIdentifier($0)) }, relationship)
  }

  private func faulted(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    if isFault { fire() }
    return manys[relationship.name] ?? []
  }

  // MARK: Snapshots

  /// Reads the values, which are where the context gets them from.
  func fire() {
    isFault = false
    guard let context = managedObjectContext else { return }
    load(context.storedSnapshot(of: objectID) ?? ObjectSnapshot())
    awakeFromFetch()
  }

  func load(_ snapshot: ObjectSnapshot) {
    guard let context = managedObjectContext else { return }
    saved = snapshot
    values = snapshot.values
    ones = snapshot.ones.mapValues { context.object(with: $0) }
    manys = snapshot.manys.mapValues { $0.map { context.object(with: $0) } }
    changedKeys = []
  }

  /// Throws the values away, which are read again when they are asked for.
  func turnIntoFault() {
    guard !isFault else { return }
    willTurnIntoFault()
    KeyValueObservers.change(self, entity.properties.map(\.name)) {
      (values, ones, manys) = ([:], [:], [:])
      saved = nil
      changedKeys = []
      isFault = true
    }
    didTurnIntoFault()
  }

  /// Its present values, without those that are transient.
  var snapshot: ObjectSnapshot {
    if isFault { fire() }
    var snapshot = ObjectSnapshot(values: values)
    for property in entity.properties where property.isTransient { snapshot.values[property.name] = nil }
    snapshot.ones = ones.mapValues(\.objectID)
    snapshot.manys = manys.mapValues { $0.map(\.objectID) }
    return snapshot
  }
}

extension [NSManagedObject] {
  /// Sets have no order; this one is the same on each run.
  var inOrderOfMaking: [NSManagedObject] {
    sorted {
      let (a, b) = ($0.objectID, $1.objectID)
      return (a.isTemporaryID ? 1 : 0, a.entity.shownName, a.number)
        < (b.isTemporaryID ? 1 : 0, b.entity.shownName, b.number)
    }
  }
}
