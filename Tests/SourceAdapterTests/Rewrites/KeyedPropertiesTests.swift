import Testing

@testable import SourceAdapter

@Suite struct `Properties that are asked for by name` {
  @Test func `are registered by the classes that have them, private ones too`() {
    let adapting = Adapting(
      """
      class Gauge: UIView { private var count = 0; var other = 1; static var tint = 1 }
      struct Value { var count = 0 }
      class Plain { var count = 0 }
      func f(_ gauge: Gauge) {
        gauge.setValue(1, forKey: "count")
        print(gauge.value(forKeyPath: "layer.tint") as Any)
      }
      """,
      "enum Deck { class Card: NSObject { lazy var tint = 1; var count: Int { get throws { 1 } } } }")
    #expect(adapting.problems == [])
    #expect(
      adapting.appendix(0).hasPrefix(
        "extension Gauge { @MainActor fileprivate static func __scrollwork_keys_Gauge() { "
          + "UIKit._KeyedProperties.register(Gauge.self, \"count\", \\Gauge.count) } }\n"))
    #expect(adapting.appendix(0).contains("  Gauge.__scrollwork_keys_Gauge()\n"))
    #expect(
      adapting.appendix(1).contains(
        "extension Deck.Card { @MainActor fileprivate static func __scrollwork_keys_Deck_Card() { "
          + "UIKit._KeyedProperties.register(Deck.Card.self, \"tint\", \\Deck.Card.tint) } }"))
  }

  @Test func `are those that Objective-C would know, where the name is not written`() {
    let adapting = Adapting(
      """
      class Model: NSObject {
        @objc var id = 0; var hidden = 0; @objc private(set) dynamic var name = ""
        init(_ values: [String: Any]) { super.init(); setValuesForKeys(values) }
      }
      @objcMembers class All: NSObject { var a = 1; @nonobjc var b = 1 }
      """)
    let text = adapting.appendix()
    #expect(text.contains("\\Model.id") && text.contains("\\Model.name") && text.contains("\\All.a"))
    #expect(!text.contains("\\Model.hidden") && !text.contains("\\All.b"))
  }

  @Test func `make nothing where nothing asks`() {
    let text = "class Gauge: NSObject { @objc var count = 0 }\nlet a = cache.value(for: 1)"
    #expect(!Adapting(text).appendix().contains("_KeyedProperties"))
  }

  @Test func `are followed by #keyPath, too`() {
    let text = "class G: NSObject { var a = 1 }\nfunc f(_ g: G) { g.setValue(1, forKey: #keyPath(G.a)) }"
    #expect(Adapting(text).appendix().contains("_KeyedProperties.register(G.self, \"a\", \\G.a)"))
  }

  @Test func `that are none go to methods that override nothing here`() {
    expect(
      """
      class Model: NSObject {
        override func setValue(_ value: Any?, forUndefinedKey key: String) {}
        override class func description() -> String { "model" }
        override class func classForCoder() -> AnyClass { Model.self }
      }
      class Small: Model {
        override class func description() -> String { "small" }
      }
      class Cell: UITableViewCell { override class func classForCoder() -> AnyClass { Cell.self } }
      """,
      becomes: """
        class Model: NSObject, UIKit._UndefinedKeysTaking {
          func setValue(_ value: Any?, forUndefinedKey key: String) {}
          class func description() -> String { "model" }
          class func classForCoder() -> AnyClass { Model.self }
        }
        class Small: Model {
          override class func description() -> String { "small" }
        }
        class Cell: UITableViewCell { override class func classForCoder() -> AnyClass { Cell.self } }
        """)
  }
}
