// What a class of models keeps, found once.

import UIKit

/// The relationships and unique properties of a class.
final class ModelShape {
  let links: [RelationshipLink]
  /// Only one object has the same values of one of these.
  let uniques: [[(any PersistentModel) -> AnyHashable?]]
  private let linksByPath: [AnyKeyPath: RelationshipLink]

  private init(_ type: any PersistentModel.Type) {
    let properties = type.schemaMetadata
    links = properties.compactMap { $0.link(type) }
    linksByPath = Dictionary(links.map { ($0.keyPath, $0) }) { first, _ in first }
    let sets =
      properties.filter { ($0.metadata as? Schema.Attribute)?.isUnique == true }.map { [$0.keypath] }
      + type._uniqueSets
    uniques = sets.filter { !$0.isEmpty }.map { $0.map(Self.reader) }
  }

  func link(_ keyPath: AnyKeyPath) -> RelationshipLink? { linksByPath[keyPath] }

  private static func reader(_ keyPath: AnyKeyPath) -> (any PersistentModel) -> AnyHashable? {
    { model in model[keyPath: keyPath] as? AnyHashable }
  }

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
