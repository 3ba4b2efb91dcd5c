import Testing

@testable import ModelFiles

@Suite struct `Source that comes of data models` {
  private func model() throws -> DataModel {
    try read(
      """
      <entity name="Item" representedClassName="Item" codeGenerationType="class">
        <attribute name="default" optional="YES" attributeType="String" defaultValueString="a &quot;b&quot;&#10;"/>
        <attribute name="count" attributeType="Integer 32" defaultValueString="2" usesScalarValueType="YES"/>
        <attribute name="rank" attributeType="Integer 32" usesScalarValueType="NO"/>
        <relationship name="box" optional="YES" maxCount="1" destinationEntity="Box" inverseName="items"/>
      </entity>
      <entity name="Box" representedClassName="Box" codeGenerationType="category" syncable="YES">
        <relationship name="items" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" \
      destinationEntity="Item" inverseName="box"/>
      </entity>
      <entity name="Plain" representedClassName="Plain"/>
      <entity name="Toy" representedClassName="Toy" parentEntity="Item" codeGenerationType="class"/>
      """
    ).model
  }

  @Test func `has a class and its properties, as Xcode writes them`() throws {
    let text = try #require(DataModelClasses(model()).source(declared: []))
    #expect(text.contains("@objc(Item)\npublic class Item: NSManagedObject {\n}"))
    #expect(text.contains("@nonobjc public class func fetchRequest() -> NSFetchRequest<Item> {"))
    #expect(text.contains("@NSManaged public var `count`: Int32\n"))
    #expect(text.contains("@NSManaged public var `rank`: NSNumber?\n"))
    #expect(text.contains("@NSManaged public var `default`: String?\n"))
    #expect(text.contains("@NSManaged public var `box`: Box?\n"))
    #expect(text.contains("extension Item: Identifiable {}") && !text.contains("extension Toy: Identifiable"))
    #expect(text.contains("public class Toy: Item {"))
  }

  @Test func `has only the properties of a class that somebody wrote`() throws {
    let text = try #require(DataModelClasses(model()).source(declared: []))
    #expect(!text.contains("class Box") && text.contains("@NSManaged public var `items`: NSOrderedSet?"))
    #expect(text.contains("@NSManaged public func addToItems(_ value: Item)"))
    #expect(text.contains("@NSManaged public func insertIntoItems(_ value: Item, at idx: Int)"))
    #expect(!text.contains("Plain"))
  }

  @Test func `leaves out a class that the module has, and a conformance`() throws {
    let text = try #require(DataModelClasses(model()).source(declared: ["Item"], identifiable: ["Item"]))
    #expect(!text.contains("class Item:") && text.contains("extension Item {"))
    #expect(!text.contains("extension Item: Identifiable"))
  }

  @Test func `describes the model to the run time, every text as a literal`() throws {
    let text = DataModelRegistration(try model()).source(module: "Shop")
    #expect(text.contains("static var name: String { \"Shop\" }"))
    #expect(text.contains("model.entity(\"Toy\", type: \"Toy\", parent: \"Item\")"))
    #expect(text.contains("model.attribute(\"default\", .stringAttributeType, value: \"a \\\"b\\\"\\u{a}\")"))
    #expect(text.contains("model.attribute(\"count\", .integer32AttributeType, isOptional: false, value: 2)"))
    #expect(
      text.contains(
        "model.relationship(\"items\", to: \"Item\", inverse: \"box\", isOrdered: true, onDelete: .cascadeDeleteRule)"
      ))
  }

  @Test func `are written once where two models have them`() throws {
    let classes = try DataModelClasses(model())
    #expect(classes.extended.contains("Item"))
    #expect(classes.source(declared: [], writtenFor: classes.extended) == nil)
  }
}
