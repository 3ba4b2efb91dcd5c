// NSManagedObject — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: init(), publishers, validation by methods named after properties, snapshot events
// of undo.
//
// The Objective-C runtime makes accessors for `@NSManaged` properties; here the adapter writes them, and they
// call `_managed` and `_setManaged`.

import UIKit

/// An object whose values belong to a context.
open class NSManagedObject: NSObject {
  // Like all of previewed code it is used on UIKit's one thread.
  public let entity: NSEntityDescription
  open internal(set) var objectID: NSManagedObjectID
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?

  /// Attributes; what is missing is nil.
  var values: [String: Any] = [:]
  var ones: [String: NSManagedObject] = [:]
  /// Without doubles, in order.
  var manys: [String: [NSManagedObject]] = [:]
  /// As it was when it was saved or read last; nil before.
  var saved: ObjectSnapshot?
  /// Names of what was changed since.
  var changedKeys: Set<String> = []
  /// Whether its values are still to be read.
  open internal(set) var isFault = false
  var isBeingDeleted = false

  // MARK: Making

  /// A new object, in the context if there is one.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(temporary: entity)
    super.init()
    begin(in: context)
  }

  /// As `init(entity:insertInto:)`; by which a class is made that only its entity knows.
  public required init(_entity entity: NSEntityDescription, _ context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(temporary: entity)
    super.init()
    begin(in: context)
  }

  /// A new object of the class's entity.
  public convenience init(context: NSManagedObjectContext) {
    let entity = context.model?.entity(of: Self.self) ?? Self.entity()
    self.init(entity: entity, insertInto: context)
  }

  private func begin(in context: NSManagedObjectContext?) {
    if Revival.begins() { return }
    for attribute in entity.attributes {
      values[attribute.name] = ManagedValues.kept(attribute.defaultValue, as: attribute.attributeType)
    }
    context?.insert(self)
  }

  /// The entity whose objects are of this class. Where no model has one, an entity without properties, which
  /// is reported.
  open class func entity() -> NSEntityDescription {
    if let known = KnownCoordinators.entity(of: self) ?? CompiledModels.entity(of: self) { return known }
    return .missing("\(self)")
  }

  /// A request for all objects of the class; a class's own, which says what it fetches, is meant before it.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> {
    let request = NSFetchRequest<NSFetchRequestResult>()
    request.entity = entity()
    return request
  }

  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  // MARK: State

  open var isInserted: Bool { managedObjectContext?.isInserted(self) ?? false }
  open var isUpdated: Bool { managedObjectContext?.isUpdated(self) ?? false }
  open var isDeleted: Bool { managedObjectContext?.isDeleted(self) ?? false }
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  /// 0 for an object whose values are there, else 1.
  open var faultingState: Int { isFault ? 1 : 0 }

  // MARK: What subclasses hear

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func prepareForDeletion() {}
  open func willSave() {}
  open func didSave() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  /// Called before a value is read or changed by subclasses' own accessors; nothing is to be done.
  open func willAccessValue(forKey key: String?) { if isFault { fire() } }
  open func didAccessValue(forKey key: String?) {}
  /// A change tells by itself, so that these have nothing to do.
  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) {}

  // MARK: Whether it may be saved

  open func validateForInsert() throws { try throwing(mistakes()) }
  open func validateForUpdate() throws { try throwing(mistakes()) }
  /// Whether relationships with the rule "deny" are empty.
  open func validateForDelete() throws { try throwing(deletionMistakes()) }

  // MARK: By name

  /// The value of the property of that name; nil, with a report, where it has none.
  open func value(forKey key: String) -> Any? {
    guard let property = entity.property(key) else { return super.value(forKey: key) }
    return shown(property)
  }

  open func setValue(_ value: Any?, forKey key: String) {
    guard let property = entity.property(key) else { return super.setValue(value, forKey: key) }
    take(value, property)
  }

  /// The value as it is kept, without what subclasses do about it.
  open func primitiveValue(forKey key: String) -> Any? { entity.property(key).flatMap(shown) }

  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    if let property = entity.property(key) { take(value, property) }
  }

  /// Those that differ from what was saved last, by name; `NSNull` for nil.
  open func changedValues() -> [String: Any] {
    let names = isInserted ? changedKeys.union(values.keys).union(ones.keys).union(manys.keys) : changedKeys
    return Dictionary(names.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// As they were saved last, by name; `NSNull` for nil.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    guard let saved else { return [:] }
    var found: [String: Any] = [:]
    for property in entity.properties where keys?.contains(property.name) != false {
      let name = property.name
      let one = saved.ones[name].flatMap { managedObjectContext?.object(with: $0) }
      let many = saved.manys[name].map { ids in
        NSSet(array: ids.compactMap { managedObjectContext?.object(with: $0) })
      }
      found[name] = saved.values[name] ?? one ?? many ?? NSNull()
    }
    return found
  }

  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    if isFault { fire() }
    return manys[key]?.map(\.objectID) ?? ones[key].map { [$0.objectID] } ?? []
  }

  open func hasFault(forRelationshipNamed key: String) -> Bool { false }

  // MARK: As an object

  /// By identity, in sets and for `==`, as on a device.
  open override var description: String {
    let shown = isFault ? "<fault>" : "\(values)"
    return "<\(type(of: self))> (entity: \(entity.shownName); id: \(objectID); data: \(shown))"
  }
}

extension NSManagedObject: _KeyedValuesHaving {
  public func _value(forKey key: String) -> Any? { key == "objectID" ? objectID : value(forKey: key) }
  public func _has(_ key: String) -> Bool { entity.property(key) != nil }
  public func _setValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }
  public var _identity: AnyHashable? { objectID }
}

/// Objects that are made for what a store has, and not as new ones.
enum Revival {
  // Previewed code has one thread.
  private nonisolated(unsafe) static var isUnderWay = false

  /// Whether the object that begins now is revived; the next one is not.
  static func begins() -> Bool {
    defer { isUnderWay = false }
    return isUnderWay
  }

  static func make(_ id: NSManagedObjectID, in context: NSManagedObjectContext) -> NSManagedObject {
    isUnderWay = true
    let object = id.entity.managedClass.init(_entity: id.entity, nil)
    isUnderWay = false
    object.objectID = id
    object.managedObjectContext = context
    object.isFault = true
    return object
  }
}
