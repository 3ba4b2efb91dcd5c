import Foundation
import InterfaceFiles
import InterfaceTree

/// Reads the XML of a Core Data model: the file `contents` of a folder that ends in `.xcdatamodel`.
///
/// The author is not trusted: the model is read within bounds, names become Swift only if they are names, and
/// parts that make no sense are left out with a remark.
public struct DataModelReader {
  public static let maximumEntities = 500
  public static let maximumProperties = 10_000

  public private(set) var model: DataModel
  public private(set) var remarks: [DataModelRemark] = []
  private var properties = 0

  /// - Parameter name: of the model.
  public init(_ bytes: Data, name: String) throws(DataModelFailure) {
    model = DataModel(name: name)
    let root: InterfaceElement
    do throws(InterfaceFailure) {
      root = try InterfaceReader.tree(bytes)
    } catch {
      throw DataModelFailure(.xml(error.reason), line: error.line)
    }
    guard root.name == "model" else { throw DataModelFailure(.otherKind(root.name), line: root.line) }
    let entities = root.children.filter { $0.name == "entity" }
    guard entities.count <= Self.maximumEntities else { throw DataModelFailure(.tooManyEntities) }
    for element in entities { try add(element) }
    for element in root.children where element.name == "fetchRequest" { addRequest(element) }
    breakCircles(entities)
    dropEnds(entities)
  }

  private mutating func remark(_ element: InterfaceElement, _ text: String) {
    if remarks.count < 100 { remarks.append(DataModelRemark(text: text, line: element.line)) }
  }

  // MARK: Entities

  private mutating func add(_ element: InterfaceElement) throws(DataModelFailure) {
    guard let name = element["name"], DataModelNames.isName(name) else {
      return remark(
        element, "An entity's name is no name in Swift: \"\(element["name"] ?? "")\" is left out.")
    }
    if model.entities.contains(where: { $0.name == name }) {
      return remark(element, "Two entities are called \(name): the second is left out.")
    }
    var entity = DataModel.Entity(name: name)
    let type = element["representedClassName"] ?? ""
    if DataModelNames.isPath(type) { entity.type = type }
    if !type.isEmpty, entity.type.isEmpty {
      remark(element, "\(name)'s class \"\(type)\" is no name in Swift: its objects are NSManagedObject.")
    }
    entity.parent = element["parentEntity"] ?? ""
    entity.isAbstract = element.isYes("isAbstract")
    entity.code =
      switch element["codeGenerationType"] {
      case "class": .type
      case "category": .properties
      default: .nothing
      }
    var names: Set<String> = []
    for child in element.children {
      switch child.name {
      case "attribute", "relationship":
        properties += 1
        if properties > Self.maximumProperties { throw DataModelFailure(.tooManyProperties) }
        guard let own = child["name"], DataModelNames.isName(own), names.insert(own).inserted else {
          remark(
            child,
            "\"\(child["name"] ?? "")\" of \(name) is no name in Swift, or stands twice: it is left out.")
          continue
        }
        if child.name == "attribute" {
          entity.attributes.append(attribute(child, own, of: name))
        } else {
          entity.relationships.append(relationship(child, own))
        }
      case "fetchedProperty":
        remark(
          child, "\(name).\(child["name"] ?? "") is a fetched property, which is not here: it is left out.")
      case "uniquenessConstraints": entity.unique += constraints(child)
      default: continue
      }
    }
    model.entities.append(entity)
  }

  private mutating func attribute(
    _ element: InterfaceElement, _ name: String, of entity: String
  ) -> DataModel.Attribute {
    let word = element["attributeType"] ?? "Undefined"
    let type = DataModel.AttributeType(rawValue: word)
    if type == nil {
      remark(element, "\(entity).\(name) is of the type \"\(word)\", which is not here: it holds anything.")
    }
    var attribute = DataModel.Attribute(name: name, type: type ?? .undefined)
    attribute.isOptional = element.isYes("optional")
    attribute.isTransient = element.isYes("transient")
    attribute.isScalar = element.isYes("usesScalarValueType")
    attribute.value = element["defaultValueString"] ?? element["defaultDateTimeInterval"]
    attribute.kind = element["customClassName"].flatMap { DataModelNames.isType($0) ? $0 : nil }
    attribute.least = element["minValueString"].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    attribute.most = element["maxValueString"].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    attribute.pattern = element["regularExpressionString"]
    return attribute
  }

  private func relationship(_ element: InterfaceElement, _ name: String) -> DataModel.Relationship {
    var relationship = DataModel.Relationship(name: name, destination: element["destinationEntity"] ?? "")
    relationship.inverse = element["inverseName"] ?? ""
    relationship.isOptional = element.isYes("optional")
    relationship.isToMany = element.isYes("toMany")
    relationship.isOrdered = element.isYes("ordered")
    relationship.least = count(element["minCount"])
    relationship.most = relationship.isToMany ? count(element["maxCount"]) : 1
    // One that may have only one is to one, whatever else is said.
    if relationship.most == 1 { relationship.isToMany = false }
    relationship.rule = element["deletionRule"].flatMap(DataModel.DeleteRule.init) ?? .nullify
    return relationship
  }

  private func count(_ text: String?) -> Int {
    text.flatMap(Int.init).map { min(max(0, $0), 1_000_000) } ?? 0
  }

  private func constraints(_ element: InterfaceElement) -> [[String]] {
    element.children.filter { $0.name == "uniquenessConstraint" }.map { constraint in
      constraint.children.compactMap { $0["value"] }.filter(DataModelNames.isName)
    }.filter { !$0.isEmpty }
  }

  private mutating func addRequest(_ element: InterfaceElement) {
    guard let name = element["name"], let entity = element["entity"],
      model.entities.contains(where: { $0.name == entity })
    else { return remark(element, "A fetch request is of no entity that there is: it is left out.") }
    var request = DataModel.Request(name: name, entity: entity)
    request.predicate = element["predicateString"] ?? ""
    request.limit = count(element["fetchLimit"])
    model.requests.append(request)
  }

  // MARK: What entities say of each other

  private mutating func breakCircles(_ elements: [InterfaceElement]) {
    let names = Dictionary(model.entities.indices.map { (model.entities[$0].name, $0) }) { first, _ in first }
    for index in model.entities.indices where !model.entities[index].parent.isEmpty {
      let entity = model.entities[index]
      guard names[entity.parent] != nil else {
        remark(
          element(entity.name, elements),
          "\(entity.name)'s parent \(entity.parent) is not there: it has none.")
        model.entities[index].parent = ""
        continue
      }
      var seen: Set<String> = [entity.name]
      var next = entity.parent
      while let parent = names[next], seen.insert(next).inserted { next = model.entities[parent].parent }
      if seen.contains(next) {
        remark(element(entity.name, elements), "\(entity.name) is its own ancestor: it has no parent.")
        model.entities[index].parent = ""
      }
    }
  }

  private mutating func dropEnds(_ elements: [InterfaceElement]) {
    let names = Set(model.entities.map(\.name))
    for index in model.entities.indices {
      let entity = model.entities[index]
      for relationship in entity.relationships where !names.contains(relationship.destination) {
        remark(
          element(entity.name, elements),
          "\(entity.name).\(relationship.name) leads to no entity that there is: it is left out.")
      }
      model.entities[index].relationships.removeAll { !names.contains($0.destination) }
    }
  }

  private func element(_ name: String, _ elements: [InterfaceElement]) -> InterfaceElement {
    elements.first { $0["name"] == name } ?? InterfaceElement("entity")
  }
}

extension InterfaceElement {
  fileprivate func isYes(_ attribute: String) -> Bool {
    ["YES", "true", "1"].contains(self[attribute] ?? "")
  }
}
