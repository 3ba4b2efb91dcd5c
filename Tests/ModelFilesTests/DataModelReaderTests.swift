import Foundation
import Testing

@testable import ModelFiles

@Suite struct `Reader of data models` {
  private func read(_ body: String, _ attributes: String = "") throws(DataModelFailure) -> DataModelReader {
    let text = """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" \(attributes)>
      \(body)
      </model>
      """
    return try DataModelReader(Data(text.utf8), name: "Shop")
  }

  @Test func `an entity has its attributes with types, defaults and scalars`() throws {
    let model = try read(
      """
      <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
        <attribute name="count" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
        <attribute name="made" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
      </entity>
      """
    ).model
    let item = try #require(model.entities.first)
    #expect(item.code == .type && item.typeName == "Item")
    #expect(item.attributes[0].type == .integer16 && item.attributes[0].isScalar)
    #expect(item.attributes[0].value == "3" && !item.attributes[0].isOptional)
    #expect(item.attributes[1].type == .date && item.attributes[1].isOptional)
  }
}
