import Foundation
import Testing

@testable import ModelFiles

/// The contents of a model's file.
func read(_ body: String, _ attributes: String = "") throws(DataModelFailure) -> DataModelReader {
  let text = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" \(attributes)>
    \(body)
    </model>
    """
  return try DataModelReader(Data(text.utf8), name: "Shop")
}

@Suite struct `Reader of data models` {
  /// One small model for each form that Xcode has written, and what has to come of it.
  @Test(arguments: [
    (
      "Xcode 4.2, entities with classes",
      """
      <entity name="Event" representedClassName="Event" syncable="YES">
        <attribute name="timeStamp" optional="YES" attributeType="Date" syncable="YES"/>
      </entity>
      <elements><element name="Event" positionX="160" positionY="192" width="128" height="60"/></elements>
      """, "Event: Event; timeStamp Date?"
    ),
    (
      "Xcode 5, relationships with counts",
      """
      <entity name="List" representedClassName="List" syncable="YES">
        <relationship name="items" optional="YES" toMany="YES" minCount="1" maxCount="-1" deletionRule="Cascade" \
      destinationEntity="Item" inverseName="list" inverseEntity="Item" syncable="YES"/>
      </entity>
      <entity name="Item" representedClassName="Item" syncable="YES">
        <relationship name="list" minCount="1" maxCount="1" deletionRule="Nullify" destinationEntity="List" \
      inverseName="items" inverseEntity="List" syncable="YES"/>
      </entity>
      """, "List: List; items →* Item(list) Cascade? | Item: Item; list → List(items) Nullify"
    ),
    (
      "Xcode 7, modules in class names",
      """
      <entity name="Note" representedClassName="Notebook.Note" syncable="YES">
        <attribute name="rank" attributeType="Integer 64" defaultValueString="0" syncable="YES"/>
      </entity>
      """, "Note: Notebook.Note; rank Integer 64=0"
    ),
    (
      "Xcode 8, generated classes and scalars",
      """
      <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
        <attribute name="count" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES" syncable="YES"/>
      </entity>
      """, "Item: Item class; count Integer 16=3 scalar"
    ),
    (
      "Xcode 9, names for the current module and new types",
      """
      <entity name="Item" representedClassName=".Item" syncable="YES" codeGenerationType="category">
        <attribute name="id" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
        <attribute name="link" optional="YES" attributeType="URI"/>
      </entity>
      """, "Item: .Item category; id UUID?; link URI?"
    ),
    (
      "Xcode 10, abstract parents",
      """
      <entity name="Media" representedClassName="Media" isAbstract="YES" syncable="YES" codeGenerationType="class"/>
      <entity name="Song" representedClassName="Song" parentEntity="Media" syncable="YES" codeGenerationType="class"/>
      """, "Media: Media class abstract | Song: Song class < Media"
    ),
    (
      "Xcode 11, constraints",
      """
      <entity name="Item" representedClassName="Item" syncable="YES">
        <attribute name="key" attributeType="String"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="key"/></uniquenessConstraint></uniquenessConstraints>
      </entity>
      """, "Item: Item; key String; unique key"
    ),
    (
      "Xcode 12, transformed values and bounds",
      """
      <entity name="Item" representedClassName="Item" syncable="YES">
        <attribute name="tags" optional="YES" attributeType="Transformable" \
      valueTransformerName="NSSecureUnarchiveFromData" customClassName="[String]"/>
        <attribute name="stars" attributeType="Integer 16" minValueString="1" maxValueString="5" defaultValueString="1"/>
      </entity>
      """, "Item: Item; tags Transformable? of [String]; stars Integer 16=1 1.0...5.0"
    ),
    (
      "Xcode 14, ordered relationships and indexes",
      """
      <entity name="Book" representedClassName="Book" syncable="YES">
        <relationship name="pages" optional="YES" toMany="YES" deletionRule="Deny" ordered="YES" destinationEntity="Book"/>
        <fetchIndex name="i"><fetchIndexElement property="pages" type="Binary" order="ascending"/></fetchIndex>
      </entity>
      """, "Book: Book; pages →* Book() Deny ordered?"
    ),
    (
      "Xcode 15, requests and entities without a class",
      """
      <entity name="Item" syncable="YES"><attribute name="a" attributeType="Boolean" defaultValueString="NO"/></entity>
      <fetchRequest name="All" entity="Item" predicateString="a == YES" fetchLimit="5"/>
      <configuration name="Cloud"><memberEntity name="Item"/></configuration>
      """, "Item: ; a Boolean=NO"
    ),
  ])
  func `reads what Xcode has written`(version: String, body: String, meant: String) throws {
    let reader = try read(body)
    #expect(reader.model.entities.map(\.text).joined(separator: " | ") == meant, "\(version)")
    #expect(reader.remarks.isEmpty)
  }

  @Test func `leaves out what is not here, with a word and its line`() throws {
    let reader = try read(
      """
      <entity name="Item" representedClassName="Item">
        <fetchedProperty name="recent" optional="YES"/>
        <attribute name="shape" attributeType="Composite"/>
        <relationship name="owner" optional="YES" maxCount="1" destinationEntity="Nobody"/>
      </entity>
      """)
    #expect(
      reader.remarks.map { "\($0.line): \($0.text)" } == [
        "4: Item.recent is a fetched property, which is not here: it is left out.",
        "5: Item.shape is of the type \"Composite\", which is not here: it holds anything.",
        "3: Item.owner leads to no entity that there is: it is left out.",
      ])
    #expect(reader.model.entities.first?.relationships.isEmpty == true)
  }

  @Test func `breaks circles of parents`() throws {
    let reader = try read(
      """
      <entity name="A" parentEntity="B"/><entity name="B" parentEntity="C"/><entity name="C" parentEntity="A"/>
      <entity name="D" parentEntity="D"/><entity name="E" parentEntity="Gone"/><entity name="F" parentEntity="A"/>
      """)
    var parents: [String: String] = [:]
    for entity in reader.model.entities { parents[entity.name] = entity.parent }
    #expect(parents["D"] == "" && parents["E"] == "" && parents["F"] == "A")
    for entity in reader.model.entities {
      var (next, steps) = (entity.parent, 0)
      while !next.isEmpty, steps < 10 { (next, steps) = (parents[next] ?? "", steps + 1) }
      #expect(steps < 10)
    }
    #expect(reader.remarks.count == 3)
  }

  @Test func `takes no names that are not Swift's`() throws {
    let reader = try read(
      """
      <entity name="A; import Glibc" representedClassName="A"/>
      <entity name="B" representedClassName="B { static let x = exit(0) }">
        <attribute name="a`: Int }" attributeType="String"/><attribute name="b" attributeType="Transformable" \
      customClassName="Int = exit(0)"/><attribute name="b" attributeType="String"/>
      </entity>
      <entity name="B"/>
      """)
    #expect(reader.model.entities.map(\.text) == ["B: ; b Transformable"])
    #expect(reader.remarks.count == 5)
  }

  @Test(arguments: [
    ("", "It is empty, so there is no such model."),
    ("<model>", "It is no well-formed XML (it ends too early), so there is no such model."),
    ("<document/>", "It begins with <document> and not with <model>, so it is no Core Data model."),
    (
      "<!DOCTYPE m [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><model>&b;</model>",
      "It declares a document type or entities, which Xcode never writes into a model, so it is not read."
    ),
    (
      "<model>" + String(repeating: "<entity name=\"A\"/>", count: 501) + "</model>",
      "It has more than 500 entities, so it is not read."
    ),
    (
      "<model><entity name=\"A\">"
        + String(repeating: "<attribute name=\"a\" attributeType=\"String\"/>", count: 10_001)
        + "</entity></model>", "It has more than 10000 properties, so it is not read."
    ),
    (
      String(repeating: "<a>", count: 200), "Its elements lie more than 160 deep, so it is not read."
    ),
  ])
  func `refuses what is none, in a sentence`(text: String, sentence: String) {
    let failure = #expect(throws: DataModelFailure.self) { try DataModelReader(Data(text.utf8), name: "A") }
    #expect(failure?.description == sentence)
  }
}

extension DataModel.Entity {
  /// On one line.
  fileprivate var text: String {
    let words: [String] = [
      code == .type ? " class" : code == .properties ? " category" : "", isAbstract ? " abstract" : "",
      parent.isEmpty ? "" : " < \(parent)",
    ]
    let lists = unique.map { "unique \($0.joined(separator: " "))" }
    return
      (["\(name): \(type)\(words.joined())"] + attributes.map(\.text) + relationships.map(\.text) + lists)
      .joined(separator: "; ")
  }
}

extension DataModel.Attribute {
  fileprivate var text: String {
    let bounds = least.flatMap { least in most.map { " \(least)...\($0)" } } ?? ""
    return
      "\(name) \(type.rawValue)\(isOptional ? "?" : "")\(value.map { "=\($0)" } ?? "")\(isScalar ? " scalar" : "")"
      + "\(kind.map { " of \($0)" } ?? "")\(bounds)"
  }
}

extension DataModel.Relationship {
  fileprivate var text: String {
    "\(name) →\(isToMany ? "*" : "") \(destination)(\(inverse)) \(rule.rawValue)\(isOrdered ? " ordered" : "")\(isOptional ? "?" : "")"
  }
}
