// The functions that generated source calls to describe a model.

import UIKit

/// Makes a model of calls, one for each entity, followed by those for its properties.
public final class _ModelBuilder {
  private let model: NSManagedObjectModel
  private let module: String
  private var parents: [(child: NSEntityDescription, parent: String)] = []
  private var ends: [(relationship: NSRelationshipDescription, destination: String, inverse: String)] = []

  init(_ name: String, module: String) {
    model = NSManagedObjectModel(name: name)
    self.module = module
  }

  /// - Parameters:
  ///   - type: the class as the model calls it; empty for NSManagedObject.
  ///   - parent: empty for none.
  public func entity(
    _ name: String, type: String, parent: String = "", isAbstract: Bool = false, unique: [[String]] = []
  ) {
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = type.isEmpty ? "NSManagedObject" : type
    entity.module = module
    entity.isAbstract = isAbstract
    entity.uniquenessConstraints = unique
    if !parent.isEmpty { parents.append((entity, parent)) }
    model.entities.append(entity)
  }

  /// - Parameters:
  ///   - value: the default.
  ///   - kind: the class of a value that is transformed.
  ///   - least: of numbers the value, of texts the length.
  public func attribute(
    _ name: String, _ type: NSAttributeType, isOptional: Bool = true, value: Any? = nil, kind: String? = nil,
    isTransient: Bool = false, least: Double? = nil, most: Double? = nil, pattern: String? = nil
  ) {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.isOptional = isOptional
    attribute.isTransient = isTransient
    attribute.attributeValueClassName = kind
    attribute.defaultValue = value
    attribute.bounds = (least, most)
    attribute.pattern = pattern
    model.entities.last?.add(attribute)
  }

  /// - Parameter inverse: empty for none.
  public func relationship(
    _ name: String, to destination: String, inverse: String = "", isOptional: Bool = true, least: Int = 0,
    most: Int = 0, isOrdered: Bool = false, onDelete rule: NSDeleteRule = .nullifyDeleteRule
  ) {
    let relationship = NSRelationshipDescription()
    relationship.name = name
    relationship.isOptional = isOptional
    (relationship.minCount, relationship.maxCount) = (least, most)
    relationship.isOrdered = isOrdered
    relationship.deleteRule = rule
    model.entities.last?.add(relationship)
    ends.append((relationship, destination, inverse))
  }

  /// A request that the model keeps.
  public func fetchRequest(_ name: String, of entity: String, predicate: String = "", limit: Int = 0) {
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: entity)
    if !predicate.isEmpty { request.predicate = NSPredicate(format: predicate) }
    request.fetchLimit = limit
    model.setFetchRequestTemplate(request, forName: name)
  }

  func finished() -> NSManagedObjectModel {
    let entities = model.entitiesByName
    for (child, name) in parents {
      guard let parent = entities[name], !parent.isKindOf(entity: child) else { continue }
      parent.subentities.append(child)
    }
    for (relationship, destination, inverse) in ends {
      relationship.destinationEntity = entities[destination]
      relationship.inverseRelationship =
        entities[destination]?.property(inverse) as? NSRelationshipDescription
    }
    return model
  }
}
