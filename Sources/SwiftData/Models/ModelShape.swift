// The properties that a class of models keeps, found once.

import UIKit

/// The relationships and unique properties of a class.
final class ModelShape {
  let links: [RelationshipLink]
  /// Only one object has the same values of one of these.
  let uniques: [UniqueProperties]
  private let linksByPath: [AnyKeyPath: RelationshipLink]

  private init(_ type: any PersistentModel.Type) {
    let properties = type.schemaMetadata
    links = properties.compactMap(\.link)
    linksByPath = Dictionary(links.map { ($0.keyPath, $0) }) { first, _ in first }
    let sets =
      properties.filter { ($0.metadata as? Schema.Attribute)?.isUnique == true }.map { [$0.keypath] }
      + type._uniqueSets
    uniques = sets.filter { !$0.isEmpty }.map(UniqueProperties.init)
  }

  func link(_ keyPath: AnyKeyPath) -> RelationshipLink? { linksByPath[keyPath] }

  // Contexts of other threads ask, too.
  private static let lock = NSRecursiveLock()
  private nonisolated(unsafe) static var known: [ObjectIdentifier: ModelShape] = [:]

  static func of(_ type: any PersistentModel.Type) -> ModelShape {
    lock.withLock {
      if let shape = known[ObjectIdentifier(type)] { return shape }
      let made = ModelShape(type)
      known[ObjectIdentifier(type)] = made
      return made
    }
  }
}

/// Properties that only one object may have the same values of.
struct UniqueProperties {
  let keyPaths: [AnyKeyPath]

  /// nil: one of them has no value.
  func values(of model: some PersistentModel) -> [AnyHashable]? {
    var values: [AnyHashable] = []
    for keyPath in keyPaths {
      guard let value = model[keyPath: keyPath] as? AnyHashable, !Self.isAbsent(value.base) else {
        return nil
      }
      values.append(value)
    }
    return values
  }

  private static func isAbsent(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }
}
