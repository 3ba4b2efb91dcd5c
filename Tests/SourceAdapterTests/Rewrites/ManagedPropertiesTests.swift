import Testing

@testable import SourceAdapter

@Suite struct `Properties that Core Data manages` {
  private func members(_ written: String, become adapted: String) {
    let adapting = Adapting("class A: NSManagedObject {\n  \(written)\n}")
    #expect(adapting.text() == "class A: NSManagedObject {\n  \(adapted)\n}")
    #expect(adapting.problems == [])
  }

  @Test func `read and set the object's value`() {
    members(
      "@NSManaged public var name: String?",
      become: "public var name: String? "
        + "{ get { self._managed(\"name\") } set { self._setManaged(\"name\", newValue) } }")
  }

  @Test func `keep their access and lose what only Objective-C needs`() {
    members(
      "@NSManaged @objc dynamic private(set) var count: Int16",
      become: "private(set) var count: Int16 "
        + "{ get { self._managed(\"count\") } set { self._setManaged(\"count\", newValue) } }")
  }

  @Test func `may be called like a keyword, and be several in one line`() {
    members(
      "@NSManaged var `default`: Int, b: Set<B>",
      become: "var `default`: Int "
        + "{ get { self._managed(\"default\") } set { self._setManaged(\"default\", newValue) } }, b: Set<B> "
        + "{ get { self._managed(\"b\") } set { self._setManaged(\"b\", newValue) } }")
  }

  @Test func `have methods that add and take away`() {
    let adapting = Adapting(
      """
      extension A {
        @objc(addItemsObject:)
        @NSManaged public func addToItems(_ value: Item)
        @NSManaged func insertIntoItems(_ value: Item, at idx: Int)
        @NSManaged func primitiveName() -> String?
      }
      """)
    #expect(
      adapting.text() == """
        extension A {
          
          public func addToItems(_ value: Item) { self._callManaged("addToItems", value) }
          func insertIntoItems(_ value: Item, at idx: Int) { self._callManaged("insertIntoItems", value, idx) }
          func primitiveName() -> String? { self._managed("primitiveName") }
        }
        """)
  }

  @Test func `are of classes that say which they are, subclasses too`() {
    let text = Adapting(
      "@objc(CDItem) class Item: NSManagedObject {}\nclass Toy: Item {}\nclass Other: NSObject {}"
    )
    .appendix()
    #expect(text.contains("CoreData._ManagedClasses.register(Item.self, \"CDItem\", module: \"Wheels\")"))
    #expect(text.contains("CoreData._ManagedClasses.register(Toy.self, \"Toy\", module: \"Wheels\")"))
    #expect(!text.contains("register(Other.self"))
  }

  @Test func `can be observed by their names where somebody does so`() {
    let text = "class A: NSManagedObject { @NSManaged var b: Int }\n"
    #expect(!Adapting(text).appendix().contains("_ObservableProperties"))
    let observed = text + "func f(_ a: A) { a.addObserver(x, forKeyPath: \"b\", options: [], context: nil) }"
    #expect(
      Adapting(observed).appendix().contains("UIKit._ObservableProperties.register(\"b\", \\A.b)"))
  }

  @Test func `leave it to predicates to find the others by name`() {
    let text = Adapting(
      "class A: NSManagedObject { @NSManaged var b: Int; var initial: String { \"\" } }\n"
        + "let p = NSPredicate(format: \"initial == %@ AND b > 2\", x)"
    ).appendix()
    #expect(text.contains("\"initial\", \\A.initial") && !text.contains("\\A.b"))
  }

  @Test func `a class with an initialiser of its own can be made by its entity`() {
    let text = Adapting(
      "class A: NSManagedObject {\n"
        + "  override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) "
        + "{ super.init(entity: entity, insertInto: context) }\n}"
    ).text()
    #expect(
      text.contains(
        "required convenience init(_entity entity: NSEntityDescription, _ context: NSManagedObjectContext?) "
          + "{ self.init(entity: entity, insertInto: context) }"))
  }

  @Test func `a model that was generated registers itself`() {
    #expect(
      Adapting("enum _DataModel_A: CoreData._CompiledModel {}").appendix()
        .contains("CoreData._CompiledModels.register(_DataModel_A.self)"))
  }

  @Test(arguments: [
    (
      "let a = b as! NSFetchRequest<NSFetchRequestResult>",
      "let a = b ._recast( NSFetchRequest<NSFetchRequestResult>.self)"
    ),
    (
      "let a = b as? NSFetchRequest<A>",
      "let a = b ._recast( NSFetchRequest<A>.self) as NSFetchRequest<A>?"
    ),
    ("let a = b as? NSFetchedResultsController<A>", "let a = b as? NSFetchedResultsController<A>"),
    (
      "let a = Bundle.main.url(forResource: \"A\", withExtension: \"momd\")",
      "let a = Bundle.main._modelURL(forResource: \"A\", withExtension: \"momd\")"
    ),
    (
      "protocol Managed: class, NSFetchRequestResult {}",
      "protocol Managed: AnyObject, _FetchRequestResult {}"
    ),
  ])
  func `casts that only Objective-C lets pass become others`(written: String, adapted: String) {
    expect(written, becomes: adapted)
  }

  @Test func `objects of a class that is only a parameter are made by it`() {
    expect(
      "func f<T: NSManagedObject>(_ c: C) -> T { T(context: c) }",
      becomes: "func f<T: NSManagedObject>(_ c: C) -> T { T._made(context: c) }")
  }
}
