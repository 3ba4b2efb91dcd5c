/// A Core Data model, as its file has it.
public struct DataModel: Hashable, Sendable {
  /// As the file is called, without its ending.
  public var name: String
  public var entities: [Entity] = []
  public var requests: [Request] = []

  public init(name: String) { self.name = name }

  /// The code that Xcode writes for an entity by itself.
  public enum CodeGeneration: Hashable, Sendable {
    case nothing
    /// Its class and the properties.
    case type
    /// The properties of a class that somebody wrote.
    case properties
  }

  public struct Entity: Hashable, Sendable {
    public var name: String
    /// `Item`, `.Item` or `Shop.Item`; empty for NSManagedObject.
    public var type = ""
    /// Empty for none.
    public var parent = ""
    public var isAbstract = false
    public var code = CodeGeneration.nothing
    public var attributes: [Attribute] = []
    public var relationships: [Relationship] = []
    /// Lists of names of attributes whose values no two objects may share.
    public var unique: [[String]] = []

    public init(name: String) { self.name = name }

    /// Its class as its own module calls it; nil for NSManagedObject.
    public var typeName: String? {
      let last = type.split(separator: ".").last.map(String.init)
      return last == "NSManagedObject" ? nil : last
    }
  }

  public struct Attribute: Hashable, Sendable {
    public var name: String
    public var type: AttributeType
    public var isOptional = false
    public var isTransient = false
    /// Whether its property is a number or a moment in seconds, not an object.
    public var isScalar = false
    /// As it stands in the file.
    public var value: String?
    /// The class of a value that is transformed.
    public var kind: String?
    /// Of numbers the value, of texts the length.
    public var least: Double?
    public var most: Double?
    public var pattern: String?

    public init(name: String, type: AttributeType) { (self.name, self.type) = (name, type) }
  }

  /// The kinds of attributes, by the words of the file.
  public enum AttributeType: String, Hashable, Sendable, CaseIterable {
    case integer16 = "Integer 16"
    case integer32 = "Integer 32"
    case integer64 = "Integer 64"
    case decimal = "Decimal"
    case double = "Double"
    case float = "Float"
    case string = "String"
    case boolean = "Boolean"
    case date = "Date"
    case binary = "Binary"
    case uuid = "UUID"
    case uri = "URI"
    case transformable = "Transformable"
    case objectID = "Object ID"
    case undefined = "Undefined"
  }

  public enum DeleteRule: String, Hashable, Sendable {
    case nothing = "No Action"
    case nullify = "Nullify"
    case cascade = "Cascade"
    case deny = "Deny"
  }

  public struct Relationship: Hashable, Sendable {
    public var name: String
    public var destination: String
    /// Empty for none.
    public var inverse = ""
    public var isOptional = false
    public var isToMany = false
    public var isOrdered = false
    public var least = 0
    /// 0 for any number.
    public var most = 0
    public var rule = DeleteRule.nullify

    public init(name: String, destination: String) { (self.name, self.destination) = (name, destination) }
  }

  /// A request that the model keeps.
  public struct Request: Hashable, Sendable {
    public var name: String
    public var entity: String
    public var predicate = ""
    public var limit = 0

    public init(name: String, entity: String) { (self.name, self.entity) = (name, entity) }
  }
}
