import Foundation
import Synchronization

/// Objects of sample data where code wants a dictionary, which must hold its contents at once: an empty one,
/// by which the value is found again as long as it stays empty.
extension SampleValue {
  /// An empty dictionary that stands for this value. One that is made of it by conversion does not.
  public var dictionary: [String: Any] {
    // With room for one, it has a storage of its own, which its copies share.
    let made = [String: Any](minimumCapacity: 1)
    Self.note(made, self)
    return made
  }

  /// The same where an object is wanted.
  public var object: NSDictionary { SampleObject(self) }

  /// The value that a dictionary or an object stands for; nil for any other.
  public static func behind(_ any: Any?) -> SampleValue? {
    guard let any else { return nil }
    if let value = any as? SampleValue { return value }
    if type(of: any) is AnyClass { return (any as? SampleObject)?.value }
    guard let dictionary = any as? [String: Any], dictionary.isEmpty else { return nil }
    return storage(of: dictionary).flatMap(value(behind:))
  }

  // MARK: Storages

  private struct Entry {
    weak var storage: AnyObject?
    let value: SampleValue
  }

  /// Weak: a storage that lies where one lay before is another.
  private final class Table: @unchecked Sendable {
    // Reached with `table`'s lock held.
    var entries: [ObjectIdentifier: Entry] = [:]
    var pruneAt = 256
  }

  private static let table = Mutex(Table())

  /// A dictionary is a reference to its storage, and nothing else, where there is no Objective-C.
  private static func storage(of dictionary: [String: Any]) -> AnyObject? {
    guard MemoryLayout<[String: Any]>.size == MemoryLayout<AnyObject>.size else { return nil }
    return unsafeBitCast(dictionary, to: AnyObject.self)
  }

  private static func note(_ dictionary: [String: Any], _ value: SampleValue) {
    guard let storage = storage(of: dictionary) else { return }
    let entry = (ObjectIdentifier(storage), UnsafeTransfer(Entry(storage: storage, value: value)))
    table.withLock { table in
      table.entries[entry.0] = entry.1.content
      guard table.entries.count >= table.pruneAt else { return }
      table.entries = table.entries.filter { $1.storage != nil }
      table.pruneAt = max(256, table.entries.count * 2)
    }
  }

  private static func value(behind storage: AnyObject) -> SampleValue? {
    let key = ObjectIdentifier(storage)
    return table.withLock { table in
      guard let entry = table.entries[key], entry.storage != nil else { return nil }
      return entry.value
    }
  }
}

/// Carries what is handed into a lock and used in it alone.
private struct UnsafeTransfer<Content>: @unchecked Sendable {
  let content: Content
  init(_ content: Content) { self.content = content }
}

/// An empty dictionary that is an object.
private final class SampleObject: NSDictionary {
  let value: SampleValue

  init(_ value: SampleValue) {
    self.value = value
    super.init(objects: [], forKeys: [], count: 0)
  }

  required init?(coder: NSCoder) { nil }
  required convenience init(
    objects: UnsafePointer<AnyObject>!, forKeys keys: UnsafePointer<NSObject>!, count: Int
  ) {
    self.init(SampleValue(of: SampleBytes(method: "", address: "")))
  }

  override var count: Int { 0 }
  override func object(forKey aKey: Any) -> Any? { nil }
  override func keyEnumerator() -> NSEnumerator { NSArray().objectEnumerator() }
}
