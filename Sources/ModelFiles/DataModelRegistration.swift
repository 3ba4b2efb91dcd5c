import Foundation

/// Writes the source that describes a model to the run time: nothing is parsed there.
public struct DataModelRegistration {
  private let model: DataModel

  public init(_ model: DataModel) { self.model = model }

  /// - Parameter module: the one that the model's classes are of.
  public func source(module: String) -> String {
    var lines = [
      "import CoreData",
      "enum \(typeName): CoreData._CompiledModel {",
      "  static var name: String { \(quoted(model.name)) }",
      "  static var module: String { \(quoted(module)) }",
      "  static func describe(_ model: CoreData._ModelBuilder) {",
    ]
    // A function for each entity: the compiler is quicker with several short ones.
    for index in model.entities.indices { lines.append("    entity\(index)(model)") }
    for request in model.requests {
      lines.append(
        "    model.fetchRequest(\(quoted(request.name)), of: \(quoted(request.entity)), "
          + "predicate: \(quoted(request.predicate)), limit: \(request.limit))")
    }
    lines.append("  }")
    for (index, entity) in model.entities.enumerated() {
      lines.append("  private static func entity\(index)(_ model: CoreData._ModelBuilder) {")
      lines.append("    " + line(entity))
      lines += entity.attributes.map { "    " + line($0) }
      lines += entity.relationships.map { "    " + line($0) }
      lines.append("  }")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  /// Another one for each model of a module.
  private var typeName: String {
    "_DataModel_"
      + String(
        model.name.unicodeScalars.map { $0.isASCII && $0.properties.isAlphabetic ? Character($0) : "_" })
      + "_\(model.name.utf8.reduce(UInt32(5381)) { $0 &* 33 &+ UInt32($1) })"
  }

  private func line(_ entity: DataModel.Entity) -> String {
    var arguments = ["\(quoted(entity.name)), type: \(quoted(entity.type))"]
    if !entity.parent.isEmpty { arguments.append("parent: \(quoted(entity.parent))") }
    if entity.isAbstract { arguments.append("isAbstract: true") }
    if !entity.unique.isEmpty {
      let lists = entity.unique.map { "[\($0.map(quoted).joined(separator: ", "))]" }
      arguments.append("unique: [\(lists.joined(separator: ", "))]")
    }
    return "model.entity(\(arguments.joined(separator: ", ")))"
  }

  private func line(_ attribute: DataModel.Attribute) -> String {
    var arguments = ["\(quoted(attribute.name)), .\(Self.typeName(attribute.type))"]
    if !attribute.isOptional { arguments.append("isOptional: false") }
    if let value = attribute.value.flatMap({ Self.literal($0, attribute.type) }) {
      arguments.append("value: \(value)")
    }
    if let kind = attribute.kind { arguments.append("kind: \(quoted(kind))") }
    if attribute.isTransient { arguments.append("isTransient: true") }
    if let least = attribute.least { arguments.append("least: \(least)") }
    if let most = attribute.most { arguments.append("most: \(most)") }
    if let pattern = attribute.pattern { arguments.append("pattern: \(quoted(pattern))") }
    return "model.attribute(\(arguments.joined(separator: ", ")))"
  }

  private func line(_ relationship: DataModel.Relationship) -> String {
    var arguments = ["\(quoted(relationship.name)), to: \(quoted(relationship.destination))"]
    if !relationship.inverse.isEmpty { arguments.append("inverse: \(quoted(relationship.inverse))") }
    if !relationship.isOptional { arguments.append("isOptional: false") }
    if relationship.least > 0 { arguments.append("least: \(relationship.least)") }
    if relationship.most > 0 { arguments.append("most: \(relationship.most)") }
    if relationship.isOrdered { arguments.append("isOrdered: true") }
    let rules: [DataModel.DeleteRule: String] = [
      .nothing: "noActionDeleteRule", .cascade: "cascadeDeleteRule", .deny: "denyDeleteRule",
    ]
    if let rule = rules[relationship.rule] { arguments.append("onDelete: .\(rule)") }
    return "model.relationship(\(arguments.joined(separator: ", ")))"
  }

  private static func typeName(_ type: DataModel.AttributeType) -> String {
    switch type {
    case .integer16: "integer16AttributeType"
    case .integer32: "integer32AttributeType"
    case .integer64: "integer64AttributeType"
    case .decimal: "decimalAttributeType"
    case .double: "doubleAttributeType"
    case .float: "floatAttributeType"
    case .string: "stringAttributeType"
    case .boolean: "booleanAttributeType"
    case .date: "dateAttributeType"
    case .binary: "binaryDataAttributeType"
    case .uuid: "UUIDAttributeType"
    case .uri: "URIAttributeType"
    case .transformable: "transformableAttributeType"
    case .objectID: "objectIDAttributeType"
    case .undefined: "undefinedAttributeType"
    }
  }

  /// The default as Swift writes it; nil for one that makes no sense.
  private static func literal(_ text: String, _ type: DataModel.AttributeType) -> String? {
    switch type {
    case .integer16, .integer32, .integer64: return Int64(text).map { "\($0)" }
    case .double, .float, .decimal: return Double(text).flatMap { $0.isFinite ? "\($0)" : nil }
    case .boolean: return ["YES", "1", "true"].contains(text) ? "true" : "false"
    case .string: return quoted(text)
    case .date:
      return Double(text).flatMap { $0.isFinite ? "Date(timeIntervalSinceReferenceDate: \($0))" : nil }
    case .uuid: return UUID(uuidString: text).map { "UUID(uuidString: \(quoted($0.uuidString)))" }
    case .uri: return "URL(string: \(quoted(text)))"
    case .binary, .transformable, .objectID, .undefined: return nil
    }
  }
}
