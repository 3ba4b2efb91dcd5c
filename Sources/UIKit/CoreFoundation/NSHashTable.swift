// NSHashTable, NSMapTable, NSPointerFunctions — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: pointers, functions of one's own, copies; what is equal counts as one.

import Foundation

/// How tables hold what is in them.
public final class NSPointerFunctions {
  /// Those of memory are heeded.
  public struct Options: OptionSet, Sendable {
    /// Bits with Apple's values.
    public let rawValue: UInt
    /// A set of the bits' options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are kept alive.
    public static let strongMemory: Options = []
    /// Objects are not kept alive and leave when they end.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects that are the very same count as one. Without effect: equal ones do.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Objects are copied when they come. Without effect.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// A set of objects that it need not keep alive. Only objects of classes belong in it.
open class NSHashTable<ObjectType>: NSObject {
  private let objects: HashedObjects<Void>

  /// An empty table; `capacity` is without effect.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    objects = HashedObjects(isWeak: options.contains(.weakMemory)) { false }
    super.init()
  }

  /// Objects end where only the table has them.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Of those that have not ended.
  open var count: Int { objects.count }
  /// In the order in which they came.
  open var allObjects: [ObjectType] { objects.all.compactMap { $0.key as? ObjectType } }
  /// The object that came first; nil in an empty table.
  open var anyObject: ObjectType? { allObjects.first }
  /// The objects that can be hashed, as a set of Swift's that keeps them alive.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  /// One that is equal to another in the table is not added.
  open func add(_ object: ObjectType?) {
    guard let object = object.map({ $0 as AnyObject }), objects.entry(of: object) == nil else { return }
    objects.insert(object, ())
  }

  /// Takes the object out that is equal; nil and objects that are not there change nothing.
  open func remove(_ object: ObjectType?) {
    if let object { objects.remove(object as AnyObject) }
  }

  /// Takes all objects out, which may end them.
  open func removeAllObjects() { objects.removeAll() }

  /// Whether an equal object is in the table.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// The object in the table that is equal.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { objects.entry(of: $0 as AnyObject)?.key as? ObjectType }
  }

  /// Goes through the objects as they are now; changes afterwards do not count.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: objects.all.map(\.key)).objectEnumerator() }
}

/// Objects by objects that it need not keep alive, on either side. Only objects of classes belong in it.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private let entries: HashedObjects<Held>
  private let areValuesWeak: Bool

  /// An empty table; `capacity` is without effect.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    entries = HashedObjects(isWeak: keyOptions.contains(.weakMemory)) { $0.object == nil }
    areValuesWeak = valueOptions.contains(.weakMemory)
    super.init()
  }

  /// Keeps keys and values alive.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Keeps values alive, until their keys end.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Keeps keys alive; an entry leaves when its value ends.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Keeps neither alive; an entry leaves when one of both ends.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// Of entries of which neither side has ended.
  open var count: Int { entries.count }

  /// The value for a key that is equal; nil where there is none or it has ended.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { entries.entry(of: $0 as AnyObject)?.value.object as? ObjectType }
  }

  /// nil takes it out.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject else { return removeObject(forKey: aKey) }
    guard let aKey else { return }
    entries.insert(aKey as AnyObject, Held(anObject as AnyObject, isWeak: areValuesWeak))
  }

  /// Takes the entry with an equal key out.
  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { entries.remove(aKey as AnyObject) }
  }

  /// Takes all entries out.
  open func removeAllObjects() { entries.removeAll() }

  /// Goes through the keys as they are now; changes afterwards do not count.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: entries.all.map(\.key)).objectEnumerator() }

  /// nil is never returned.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: entries.all.compactMap(\.value.object)).objectEnumerator()
  }

  /// The entries whose keys can be hashed, in a dictionary that keeps them alive.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var all: [AnyHashable: ObjectType] = [:]
    for (key, value) in entries.all {
      if let key = key as? AnyHashable, let value = value.object as? ObjectType { all[key] = value }
    }
    return all
  }

  /// The value for a key; setting nil takes the entry out.
  open subscript(key: KeyType?) -> ObjectType? {
    get { object(forKey: key) }
    set { setObject(newValue, forKey: key) }
  }
}
