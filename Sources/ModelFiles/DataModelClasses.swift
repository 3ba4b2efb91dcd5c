/// Writes the classes that Xcode generates for the entities of a model.
///
/// As Xcode does: a class for "Class Definition", and for "Category/Extension" too an extension with
/// `fetchRequest()`, the properties, and the methods that change relationships to many.
public struct DataModelClasses {
  private let model: DataModel

  public init(_ model: DataModel) { self.model = model }

  /// Names of the classes that would be written.
  public var names: [String] { model.entities.filter { $0.code == .type }.compactMap(\.typeName) }

  /// Names of the classes that something is written for: that, or their extensions.
  public var extended: Set<String> {
    Set(model.entities.filter { $0.code != .nothing }.compactMap(\.typeName))
  }

  /// The source; nil where nothing is to be written.
  ///
  /// - Parameters:
  ///   - declared: names of classes that the module has itself: only their extensions are written.
  ///   - identifiable: names of those that it makes identifiable itself.
  ///   - others: names of those that another model of the module is written for: two may have an entity of
  ///     one class.
  public func source(
    declared: Set<String>, identifiable: Set<String> = [], writtenFor others: Set<String> = []
  ) -> String? {
    let entities = model.entities.filter { $0.code != .nothing && $0.typeName != nil }
    var lines: [String] = []
    var written = others
    for entity in entities {
      guard let type = entity.typeName, written.insert(type).inserted else { continue }
      if entity.code == .type, !declared.contains(type) {
        lines += ["@objc(\(type))", "public class \(type): \(base(of: entity)) {", "}"]
      }
      lines += extensions(entity, type)
      let inherits = model.entities.contains {
        $0.name == entity.parent && $0.code != .nothing && $0.typeName != nil
      }
      if !identifiable.contains(type), !inherits { lines.append("extension \(type): Identifiable {}") }
    }
    return lines.isEmpty
      ? nil : (["import CoreData", "import Foundation"] + lines).joined(separator: "\n") + "\n"
  }

  private func entity(_ name: String) -> DataModel.Entity? { model.entities.first { $0.name == name } }

  private func base(of entity: DataModel.Entity) -> String {
    self.entity(entity.parent)?.typeName ?? "NSManagedObject"
  }

  private func extensions(_ entity: DataModel.Entity, _ type: String) -> [String] {
    var lines = [
      "extension \(type) {",
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(type)> {",
      "    return NSFetchRequest<\(type)>(entityName: \(quoted(entity.name)))",
      "  }",
    ]
    for attribute in entity.attributes.sorted(by: { $0.name < $1.name }) {
      lines.append("  @NSManaged public var `\(attribute.name)`: \(Self.propertyType(attribute))")
    }
    let relationships = entity.relationships.sorted { $0.name < $1.name }
    for relationship in relationships {
      let many = relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"
      let type = relationship.isToMany ? many : "\(destination(of: relationship))?"
      lines.append("  @NSManaged public var `\(relationship.name)`: \(type)")
    }
    lines.append("}")
    for relationship in relationships where relationship.isToMany { lines += methods(relationship, type) }
    return lines
  }

  private func destination(of relationship: DataModel.Relationship) -> String {
    entity(relationship.destination)?.typeName ?? "NSManagedObject"
  }

  private func methods(_ relationship: DataModel.Relationship, _ type: String) -> [String] {
    let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let one = destination(of: relationship)
    var lines = ["extension \(type) {"]
    func add(_ selector: String, _ declaration: String) {
      lines += ["  @objc(\(selector))", "  @NSManaged public func \(declaration)"]
    }
    if relationship.isOrdered {
      add("insertObject:in\(name)AtIndex:", "insertInto\(name)(_ value: \(one), at idx: Int)")
      add("removeObjectFrom\(name)AtIndex:", "removeFrom\(name)(at idx: Int)")
      add("insert\(name):atIndexes:", "insertInto\(name)(_ values: [\(one)], at indexes: NSIndexSet)")
      add("remove\(name)AtIndexes:", "removeFrom\(name)(at indexes: NSIndexSet)")
      add("replaceObjectIn\(name)AtIndex:withObject:", "replace\(name)(at idx: Int, with value: \(one))")
      add(
        "replace\(name)AtIndexes:with\(name):",
        "replace\(name)(at indexes: NSIndexSet, with values: [\(one)])")
    }
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    add("add\(name)Object:", "addTo\(name)(_ value: \(one))")
    add("remove\(name)Object:", "removeFrom\(name)(_ value: \(one))")
    add("add\(name):", "addTo\(name)(_ values: \(set))")
    add("remove\(name):", "removeFrom\(name)(_ values: \(set))")
    return lines + ["}"]
  }

  /// As Xcode declares the property: numbers as such if they are scalars, everything else optional.
  static func propertyType(_ attribute: DataModel.Attribute) -> String {
    switch attribute.type {
    case .integer16: attribute.isScalar ? "Int16" : "NSNumber?"
    case .integer32: attribute.isScalar ? "Int32" : "NSNumber?"
    case .integer64: attribute.isScalar ? "Int64" : "NSNumber?"
    case .double: attribute.isScalar ? "Double" : "NSNumber?"
    case .float: attribute.isScalar ? "Float" : "NSNumber?"
    case .boolean: attribute.isScalar ? "Bool" : "NSNumber?"
    case .decimal: "NSDecimalNumber?"
    case .string: "String?"
    case .date: attribute.isScalar ? "TimeInterval" : "Date?"
    case .binary: "Data?"
    case .uuid: "UUID?"
    case .uri: "URL?"
    case .transformable: "\(attribute.kind ?? "NSObject")?"
    case .objectID: "NSManagedObjectID?"
    case .undefined: "NSObject?"
    }
  }
}

/// The text as a literal of Swift source, on one line.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    default:
      if scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x2028 || scalar.value == 0x2029 {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result + "\""
}
