// NSPropertyDescription, NSAttributeDescription, NSRelationshipDescription — after Apple's documentation of
// the three, read 2026-11.
// State: partial. Missing: indexes, renaming, hashes of versions, spotlight, fetched properties (they are
// left out).

import UIKit

/// A property of an entity.
open class NSPropertyDescription: NSObject, NSCopying, @unchecked Sendable {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  /// Kept, without effect.
  open var isIndexedBySpotlight = false
  open var userInfo: [AnyHashable: Any]? = [:]
  open var renamingIdentifier: String?
  open internal(set) weak var owner: NSEntityDescription?
  open var entity: NSEntityDescription { owner ?? NSEntityDescription() }
  /// The checks that a value has to pass, and a sentence for each.
  open private(set) var validationPredicates: [NSPredicate] = []
  open private(set) var validationWarnings: [Any] = []

  public override init() { super.init() }

  open func setValidationPredicates(_ predicates: [NSPredicate]?, withValidationWarnings warnings: [String]?)
  {
    (validationPredicates, validationWarnings) = (predicates ?? [], warnings ?? [])
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func copy() -> Any { self }
}

/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The kind of value, as Swift calls it since iOS 15.
  public typealias AttributeType = NSAttributeType

  open var attributeType = NSAttributeType.undefinedAttributeType
  open var type: AttributeType {
    get { attributeType }
    set { attributeType = newValue }
  }
  open var attributeValueClassName: String?
  open var defaultValue: Any?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
  open var preservesValueInHistoryOnDeletion = false
  open var allowsCloudEncryption = false
  /// Bounds that a model's file gives: of numbers their value, of texts their length.
  var bounds: (least: Double?, most: Double?) = (nil, nil)
  /// The pattern that a text has to match.
  var pattern: String?

  public override init() { super.init() }
}

extension NSAttributeType {
  public static let string = Self.stringAttributeType
  public static let integer16 = Self.integer16AttributeType
  public static let integer32 = Self.integer32AttributeType
  public static let integer64 = Self.integer64AttributeType
  public static let decimal = Self.decimalAttributeType
  public static let double = Self.doubleAttributeType
  public static let float = Self.floatAttributeType
  public static let boolean = Self.booleanAttributeType
  public static let date = Self.dateAttributeType
  public static let binaryData = Self.binaryDataAttributeType
  public static let uuid = Self.UUIDAttributeType
  public static let uri = Self.URIAttributeType
  public static let transformable = Self.transformableAttributeType
  public static let objectID = Self.objectIDAttributeType
}

/// A relationship of an entity to another.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// 0 for any number.
  open var maxCount = 0
  open var minCount = 0
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }

  public override init() { super.init() }
}

/// A value that a fetch for dictionaries works out.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  open var expression: NSExpression?
  open var expressionResultType = NSAttributeType.undefinedAttributeType

  public override init() { super.init() }
}
