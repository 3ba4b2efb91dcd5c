// NSManagedObjectID — after Apple's documentation of it, read 2026-11.
// State: complete.

import UIKit

/// The name of an object, which lasts longer than it.
///
/// Those of one store are numbered by entity in the order of saving, so that the same run gives the same
/// names.
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
  // Never changes once it is made.
  public let entity: NSEntityDescription
  let number: Int
  /// nil before the object was saved.
  weak var contents: StoreContents?
  private let home: String
  private let table: String

  /// A name that lasts.
  init(_ entity: NSEntityDescription, _ number: Int, in contents: StoreContents) {
    (self.entity, self.number, self.contents) = (entity, number, contents)
    (home, table) = (contents.identifier, entity.root.shownName)
  }

  private nonisolated(unsafe) static var temporaryNumber = 0

  /// One until the object is saved.
  init(temporary entity: NSEntityDescription) {
    Self.temporaryNumber += 1
    (self.entity, number) = (entity, Self.temporaryNumber)
    (home, table) = ("", entity.root.shownName)
  }

  open var isTemporaryID: Bool { home.isEmpty }
  open var persistentStore: NSPersistentStore? { contents?.store }

  /// `x-coredata://STORE/Item/p3`.
  open func uriRepresentation() -> URL {
    let place = isTemporaryID ? "/\(entity.shownName)/t\(number)" : "\(home)/\(entity.shownName)/p\(number)"
    let allowed = place.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
    return URL(string: "x-coredata://\(allowed)") ?? URL(fileURLWithPath: "/")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    return self === other || number == other.number && home == other.home && table == other.table
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(number)
    hasher.combine(home)
    hasher.combine(table)
    return hasher.finalize()
  }

  open override var description: String { uriRepresentation().absoluteString }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func copy() -> Any { self }
}

extension NSManagedObjectID: _KeyedValuesHaving {
  public func _value(forKey key: String) -> Any? { nil }
  public func _has(_ key: String) -> Bool { false }
  public func _setValue(_ value: Any?, forKey key: String) {}
  public var _identity: AnyHashable? { self }
}
