// NSEntityDescription — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: indexes, renaming, hashes of versions.

import UIKit

/// The properties of objects of one kind.
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
  open var name: String?
  /// As the model calls it: `Item`, `Shop.Item`, `.Item`.
  open var managedObjectClassName: String! = "NSManagedObject" {
    didSet { knownClass = nil }
  }
  open var isAbstract = false
  open var userInfo: [AnyHashable: Any]? = [:]
  open var renamingIdentifier: String?
  open var versionHashModifier: String?
  /// Lists of names of attributes whose values no two objects may share.
  open var uniquenessConstraints: [[Any]] = []
  open internal(set) weak var superentity: NSEntityDescription?
  open internal(set) weak var managedObjectModel: NSManagedObjectModel!

  /// The module that its class is of, where that is known.
  var module: String?
  /// The class that `managedClass` found.
  var knownClass: NSManagedObject.Type?

  /// Those that it has itself.
  private var own: [NSPropertyDescription] = []

  public override init() { super.init() }

  /// Its own and those of the entities above it.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      own = newValue.filter { $0.owner == nil || $0.owner === self }
      for property in own { property.owner = self }
    }
  }

  func add(_ property: NSPropertyDescription) {
    property.owner = self
    own.append(property)
  }

  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }

  open var subentitiesByName: [String: NSEntityDescription] { byName(subentities, \.name) }
  open var propertiesByName: [String: NSPropertyDescription] { byName(properties, \.name) }
  open var attributesByName: [String: NSAttributeDescription] { byName(attributes, \.name) }
  open var relationshipsByName: [String: NSRelationshipDescription] { byName(relationships, \.name) }

  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationships.filter { $0.destinationEntity === entity }
  }

  var attributes: [NSAttributeDescription] { properties.compactMap { $0 as? NSAttributeDescription } }
  var relationships: [NSRelationshipDescription] {
    properties.compactMap { $0 as? NSRelationshipDescription }
  }

  func property(_ name: String) -> NSPropertyDescription? {
    own.first { $0.name == name } ?? superentity?.property(name)
  }

  private func byName<Value>(_ values: [Value], _ name: (Value) -> String?) -> [String: Value] {
    Dictionary(values.compactMap { value in name(value).map { ($0, value) } }) { first, _ in first }
  }

  /// Whether it is `entity` or below it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    var next: NSEntityDescription? = self
    while let here = next {
      if here === entity || here.name == entity.name { return true }
      next = here.superentity
    }
    return false
  }

  /// Itself and all below it that objects can be of.
  var concrete: [NSEntityDescription] { (isAbstract ? [] : [self]) + subentities.flatMap(\.concrete) }

  /// The entity at the top, whose objects are numbered together.
  var root: NSEntityDescription { superentity?.root ?? self }

  var shownName: String { name ?? "entity without a name" }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func copy() -> Any { self }
  open override var description: String {
    "(\(shownName), class \(managedObjectClassName ?? "NSManagedObject"))"
  }

  // MARK: By name

  /// nil where the model of the context has no such entity.
  open class func entity(forEntityName name: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  {
    context.model?.entitiesByName[name]
  }

  /// A new object. Where there is no such entity, one without properties, which is reported.
  open class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = entity(forEntityName: name, in: context) ?? .missing(name)
    return entity.managedClass.init(_entity: entity, context)
  }

  /// An entity that no model has.
  static func missing(_ name: String) -> NSEntityDescription {
    report("There is no entity \"\(name)\" in the data model: an object without properties stands for it.")
    let entity = NSEntityDescription()
    entity.name = name
    return entity
  }
}
