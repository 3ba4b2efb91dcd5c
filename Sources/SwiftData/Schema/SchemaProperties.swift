// SchemaProperty — after Apple's documentation of it, of Schema.Attribute and Schema.Relationship,
// read 2026-11.
// State: partial. Missing: what names of columns, spotlight and encryption would be for.

import UIKit

/// The words in `@Attribute` or `@Relationship`.
public protocol SchemaProperty: Sendable {
  var name: String { get }
  var originalName: String { get }
}

extension Schema {
  /// The marks of a property that holds a value.
  public final class Attribute: SchemaProperty, @unchecked Sendable {
    public struct Option: Hashable, Sendable {
      let name: String
      public static let unique = Option(name: "unique")
      public static let externalStorage = Option(name: "externalStorage")
      public static let spotlight = Option(name: "spotlight")
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      public static let ephemeral = Option(name: "ephemeral")
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      public static var transformable: Option { Option(name: "transformable") }
      public static func transformable(by transformerName: String) -> Option { transformable }
      public static func transformable(by transformerType: Any.Type) -> Option { transformable }
      /// Other options are not told apart.
      public static func codable() -> Option { Option(name: "codable") }
    }

    public let name = ""
    public let originalName: String
    public let options: [Option]
    public var isUnique: Bool { options.contains(.unique) }

    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      (self.options, self.originalName) = (options, originalName ?? "")
    }

    public init(
      _ options: Option..., defaultValue: Any?, originalName: String? = nil, hashModifier: String? = nil
    ) {
      (self.options, self.originalName) = (options, originalName ?? "")
    }
  }

  /// The marks of a property that holds other models.
  public final class Relationship: SchemaProperty, @unchecked Sendable {
    public enum DeleteRule: String, Hashable, Codable, Sendable {
      case noAction, nullify, cascade, deny
    }
    public struct Option: Hashable, Sendable {
      let name: String
      public static let unique = Option(name: "unique")
    }

    public let name = ""
    public let originalName: String
    public let deleteRule: DeleteRule
    public let inverseKeyPath: AnyKeyPath?

    /// Numbers of objects are not held to bounds.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      (self.deleteRule, inverseKeyPath) = (deleteRule, inverse)
      self.originalName = originalName ?? ""
    }
  }

  /// A property of a class of models.
  public struct PropertyMetadata {
    public let name: String
    public let keypath: AnyKeyPath
    public let metadata: (any SchemaProperty)?
    /// nil: it holds no models.
    let link: RelationshipLink?

    public init<M: PersistentModel, Value>(
      name: String, keypath: KeyPath<M, Value>, metadata: (any SchemaProperty)? = nil
    ) {
      (self.name, self.keypath, self.metadata) = (name, keypath, metadata)
      let relationship = metadata as? Relationship
      link = (Value.self as? any _RelatedValue.Type).map { type in
        RelationshipLink(
          name: name, owner: M.self, keyPath: keypath, target: type._target, isToMany: type._isToMany,
          rule: relationship?.deleteRule ?? .nullify,
          writtenInverse: relationship?.inverseKeyPath,
          get: { model in
            ((model as? M)?[keyPath: keypath] as? any _RelatedValue)?._models ?? []
          },
          set: { model, models in
            guard let model = model as? M, let keypath = keypath as? ReferenceWritableKeyPath<M, Value>,
              let value = type._made(of: models) as? Value
            else { return }
            model[keyPath: keypath] = value
          })
      }
    }
  }
}

/// The key paths of `#Unique`: what the adapter makes of it.
public struct _Unique<M: PersistentModel> {
  public let sets: [[AnyKeyPath]]
  public init(_ sets: [PartialKeyPath<M>]...) { self.sets = sets }
}
