import Testing

@testable import UIKit

/// As adapted source registers it.
private class Gauge: NSObject {
  var count = 0
  var ratio: CGFloat = 0
  var title: String? = "gauge"
  let serial = 7
  /// How often the scale was read, and to what it was set.
  var reads = 0
  var scales: [Int] = []
  var scale: Int {
    get {
      reads += 1
      return 0
    }
    set { scales.append(newValue) }
  }

  @MainActor static func register() {
    _KeyedProperties.register(Gauge.self, "count", \Gauge.count)
    _KeyedProperties.register(Gauge.self, "ratio", \Gauge.ratio)
    _KeyedProperties.register(Gauge.self, "title", \Gauge.title)
    _KeyedProperties.register(Gauge.self, "serial", \Gauge.serial)
    _KeyedProperties.register(Gauge.self, "scale", \Gauge.scale) { $0.scale = $1 }
  }
}

private final class LargeGauge: Gauge, _UndefinedKeysTaking {
  var undefined: [String] = []
  func setValue(_ value: Any?, forUndefinedKey key: String) { undefined.append("\(key)=\(value ?? "nil")") }
}

@MainActor @Suite struct `Values by the names of their properties` {
  init() { Gauge.register() }

  @Test func `are set and read in the class and below it, numbers as what the property holds`() {
    let gauge = LargeGauge()
    gauge.setValue(3, forKey: "count")
    gauge.setValue(NSNumber(value: 2.5), forKey: "ratio")
    #expect(gauge.count == 3 && gauge.ratio == 2.5)
    gauge.setValue(1, forKey: "ratio")
    #expect(gauge.value(forKey: "ratio") as? CGFloat == 1 && gauge.value(forKey: "serial") as? Int == 7)
  }

  @Test func `are nil where the property is, and can be set to nil`() {
    let gauge = Gauge()
    #expect(gauge.value(forKey: "title") as? String == "gauge")
    gauge.setValue(nil, forKey: "title")
    #expect(gauge.title == nil && gauge.value(forKey: "title") == nil)
  }

  @Test func `are not read before they are set`() {
    let gauge = Gauge()
    gauge.setValue(NSNumber(value: 4), forKey: "scale")
    #expect(gauge.scales == [4] && gauge.reads == 0)
    #expect(gauge.value(forKey: "scale") as? Int == 0 && gauge.reads == 1)
  }

  @Test func `that do not fit, cannot be set or are not there leave everything as it was`() {
    let gauge = Gauge()
    gauge.setValue("many", forKey: "count")
    gauge.setValue(nil, forKey: "count")
    gauge.setValue(8, forKey: "serial")
    gauge.setValue(8, forKey: "nothing")
    #expect(gauge.count == 0 && gauge.serial == 7 && gauge.value(forKey: "nothing") == nil)
  }

  @Test func `that are not there go to the class that takes them`() {
    let gauge = LargeGauge()
    gauge.setValuesForKeys(["count": 4, "colour": "red"])
    #expect(gauge.count == 4 && gauge.undefined == ["colour=red"])
    #expect(gauge.dictionaryWithValues(forKeys: ["count"]) as? [String: Int] == ["count": 4])
  }

  @Test func `of UIKit's own classes are those that people set so`() {
    let (label, search, field) = (UILabel(), UISearchBar(), UITextField())
    label.setValue(UIColor.red, forKey: "textColor")
    label.setValue(NSTextAlignment.center.rawValue, forKey: "textAlignment")
    label.setValue(4.0, forKeyPath: "layer.cornerRadius")
    field.placeholder = "name"
    field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
    #expect(label.textColor == .red && label.textAlignment == .center && label.layer.cornerRadius == 4)
    #expect(search.value(forKey: "searchField") as? UITextField === search.searchTextField)
    #expect(field.attributedPlaceholder?.string == "name")
  }

  @Test func `of user defaults and dictionaries are their entries`() {
    let dictionary = NSMutableDictionary()
    dictionary.setValue(1, forKey: "a")
    UserDefaults.standard.setValue(2, forKey: "tests.b")
    #expect(dictionary.value(forKey: "a") as? Int == 1 && dictionary.count == 1)
    #expect(UserDefaults.standard.value(forKey: "tests.b") as? Int == 2)
    UserDefaults.standard.removeObject(forKey: "tests.b")
  }

  @Test func `do not keep a class from having a method of the name`() {
    class Box: NSObject {
      func value(forKey key: String) -> Any? { key + "!" }
      class func description() -> String { "a box" }
    }
    #expect(Box().value(forKey: "a") as? String == "a!" && Box.description() == "a box")
    #expect(UILabel.description() == "UILabel")
  }
}
