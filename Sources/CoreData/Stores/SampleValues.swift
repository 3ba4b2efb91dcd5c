// Values of one sample object.

import SampleData
import UIKit

/// The attributes of one row, by their names and types.
struct SampleValues {
  private let entity: NSEntityDescription
  private let record: SampleRecord
  private let row: Int

  init(_ entity: NSEntityDescription, row: Int, of rows: Int) {
    (self.entity, self.row) = (entity, row)
    record = SampleRecord(table: entity.shownName, row: row, of: rows)
  }

  var all: [String: Any] {
    var values: [String: Any] = [:]
    for attribute in entity.attributes where !attribute.isTransient {
      let value = value(attribute) ?? attribute.defaultValue
      values[attribute.name] = ManagedValues.kept(value, as: attribute.attributeType)
    }
    return values
  }

  private func value(_ attribute: NSAttributeDescription) -> Any? {
    let name = attribute.name
    if attribute.isOptional, record.isBestAbsent(name) { return nil }
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: return integer(attribute)
    case .doubleAttributeType, .floatAttributeType: return bounded(record.number(name), attribute)
    case .decimalAttributeType: return Decimal(string: "\(bounded(record.number(name), attribute))")
    case .booleanAttributeType: return record.flag(name)
    case .stringAttributeType: return text(attribute)
    case .dateAttributeType: return record.date(name)
    case .UUIDAttributeType: return record.uuid(name)
    case .URIAttributeType: return record.url(name)
    case .binaryDataAttributeType: return picture(attribute)
    case .transformableAttributeType: return transformed(attribute)
    case .undefinedAttributeType, .objectIDAttributeType, .compositeAttributeType: return nil
    }
  }

  /// A default that is not zero is one that somebody thought about.
  private func integer(_ attribute: NSAttributeDescription) -> Int {
    if let given = attribute.defaultValue.flatMap(ManagedValues.number)?.intValue, given != 0 { return given }
    let isSmall = attribute.attributeType == .integer16AttributeType
    let number = record.integer(attribute.name, isSmall: isSmall)
    let range = isSmall ? Int(Int16.min)...Int(Int16.max) : Int(Int32.min)...Int(Int32.max)
    let fitting =
      attribute.attributeType == .integer64AttributeType
      ? number : min(max(number, range.lowerBound), range.upperBound)
    return Int(exactly: bounded(Double(fitting), attribute).rounded()) ?? fitting
  }

  private func bounded(_ number: Double, _ attribute: NSAttributeDescription) -> Double {
    let (least, most) = attribute.bounds
    return min(max(number, least ?? number), max(most ?? number, least ?? most ?? number))
  }

  private func text(_ attribute: NSAttributeDescription) -> String {
    if let given = attribute.defaultValue as? String, !given.isEmpty { return given }
    let text = record.text(attribute.name)
    return attribute.bounds.most.flatMap { Int(exactly: $0) }.map { String(text.prefix(max(0, $0))) } ?? text
  }

  /// The bytes of a placeholder where it is about a picture.
  private func picture(_ attribute: NSAttributeDescription) -> Data? {
    guard let address = record.pictureAddress(attribute.name) else {
      return attribute.isOptional ? nil : Data()
    }
    return SamplePicture(address: address).encoded
  }

  private func transformed(_ attribute: NSAttributeDescription) -> Any? {
    switch attribute.attributeValueClassName {
    case "[String]", "Array<String>":
      return (0..<3).map {
        SampleRecord(table: "\(entity.shownName) \($0)", row: row, of: 12).text(attribute.name)
      }
    case "UIColor":
      return UIColor(
        hue: CGFloat(record.choice(attribute.name, below: 360)) / 360, saturation: 0.5, brightness: 0.8,
        alpha: 1)
    case "UIImage":
      return record.pictureAddress(attribute.name).flatMap {
        UIImage(data: SamplePicture(address: $0).encoded)
      }
    default: return nil
    }
  }
}
