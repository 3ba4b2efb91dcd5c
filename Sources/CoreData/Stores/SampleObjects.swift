// Objects for an app that has just been installed: its lists would be empty.

import SampleData
import UIKit

/// Fills stores with sample objects.
///
/// When an entity is asked for that never had an object, it and those that it is related to get as many as
/// lists of sample data have (`--rows`; none for 0), made of the model's names and types. They are saved
/// ones: the app may change and delete them. The same run gives the same.
enum SampleObjects {
  static func fill(_ entity: NSEntityDescription, of coordinator: NSPersistentStoreCoordinator) {
    let contents = coordinator.firstContents
    let wanted = reached(from: entity).filter { !contents.begun.contains($0.shownName) }
    guard !entity.concrete.isEmpty, entity.concrete.allSatisfy({ !contents.begun.contains($0.shownName) })
    else { return }
    for entity in wanted { contents.begin(entity) }
    let rows = coordinator.sampleRows
    guard rows > 0 else { return }
    let made = wanted.filter { !holdsOwnClass($0) }
    SampleObjectMaker(made, in: contents, rows: rows).make()
    for entity in made {
      RequestLedger.asked("Core Data", entity.shownName, .sample(type: "\(rows) sample objects"))
    }
  }

  /// Whether its objects hold values of a class of the app's own. These cannot be made up, and the app counts
  /// on them.
  private static func holdsOwnClass(_ entity: NSEntityDescription) -> Bool {
    entity.attributes.contains { attribute in
      guard attribute.attributeType == .transformableAttributeType,
        let kind = attribute.attributeValueClassName
      else { return false }
      return !["NS", "UI", "[", "Array<"].contains(where: kind.hasPrefix)
    }
  }

  /// All that objects can be of which the entity's are related to, itself first, in the order of finding.
  private static func reached(from entity: NSEntityDescription) -> [NSEntityDescription] {
    var found: [NSEntityDescription] = []
    var waiting = entity.concrete
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      if found.contains(where: { $0 === next }) { continue }
      found.append(next)
      for relationship in next.relationships { waiting += relationship.destinationEntity?.concrete ?? [] }
    }
    return found
  }
}

/// Makes the objects of some entities, all at once.
private final class SampleObjectMaker {
  private let entities: [NSEntityDescription]
  private let contents: StoreContents
  private let rows: Int
  private var ids: [String: [NSManagedObjectID]] = [:]
  private var rowsByID: [NSManagedObjectID: ObjectSnapshot] = [:]

  init(_ entities: [NSEntityDescription], in contents: StoreContents, rows: Int) {
    (self.entities, self.contents, self.rows) = (entities, contents, rows)
  }

  func make() {
    for entity in entities {
      ids[entity.shownName] = (0..<rows).map { _ in contents.newID(entity) }
      for (row, id) in (ids[entity.shownName] ?? []).enumerated() {
        rowsByID[id] = ObjectSnapshot(values: SampleValues(entity, row: row, of: rows).all)
      }
    }
    var done: Set<ObjectIdentifier> = []
    for entity in entities {
      for relationship in entity.relationships where done.insert(ObjectIdentifier(relationship)).inserted {
        if let inverse = relationship.inverseRelationship { done.insert(ObjectIdentifier(inverse)) }
        connect(relationship)
      }
    }
    for entity in entities {
      for id in ids[entity.shownName] ?? [] { contents.set(rowsByID[id] ?? ObjectSnapshot(), for: id) }
    }
  }

  /// Those of the entity that were made; where it had objects before, these.
  private func objects(_ entity: NSEntityDescription?) -> [NSManagedObjectID] {
    (entity?.concrete ?? []).flatMap { entity in
      ids[entity.shownName] ?? contents.ids(of: entity, withSubentities: false)
    }
  }

  private func connect(_ relationship: NSRelationshipDescription) {
    let sources = objects(relationship.entity)
    let targets = objects(relationship.destinationEntity)
    guard !sources.isEmpty, !targets.isEmpty else { return }
    // An object that is its own parent would lead to one without an end.
    if relationship.destinationEntity === relationship.entity, relationship.isOptional { return }
    let inverse = relationship.inverseRelationship
    let isOneToMany = !relationship.isToMany && inverse?.isToMany == true
    let isManyToOne = relationship.isToMany && inverse?.isToMany == false
    if isManyToOne, let inverse {
      for (index, target) in targets.enumerated() {
        link(target, inverse, sources[place(index, of: targets.count, in: sources.count)])
      }
    } else if isOneToMany || !relationship.isToMany {
      for (index, source) in sources.enumerated() {
        let place = isOneToMany || inverse == nil ? place(index, of: sources.count, in: targets.count) : index
        if targets.indices.contains(place) { link(source, relationship, targets[place]) }
      }
    } else {
      for (index, source) in sources.enumerated() {
        for step in 0..<min(3, targets.count) {
          link(source, relationship, targets[(index + step) % targets.count])
        }
      }
    }
  }

  /// The first have more: some lists are long, and some short.
  private func place(_ index: Int, of count: Int, in targets: Int) -> Int {
    let groups = max(1, min(targets, (count + 2) / 3))
    return index % groups
  }

  private func link(
    _ source: NSManagedObjectID, _ relationship: NSRelationshipDescription, _ target: NSManagedObjectID
  ) {
    add(target, to: source, relationship)
    if let inverse = relationship.inverseRelationship { add(source, to: target, inverse) }
  }

  private func add(
    _ id: NSManagedObjectID, to owner: NSManagedObjectID, _ relationship: NSRelationshipDescription
  ) {
    guard var row = rowsByID[owner] ?? contents.snapshot(of: owner) else { return }
    if relationship.isToMany {
      if row.manys[relationship.name]?.contains(id) != true {
        row.manys[relationship.name, default: []].append(id)
      }
    } else if row.ones[relationship.name] == nil {
      row.ones[relationship.name] = id
    }
    if rowsByID[owner] != nil { rowsByID[owner] = row } else { contents.set(row, for: owner) }
  }
}
