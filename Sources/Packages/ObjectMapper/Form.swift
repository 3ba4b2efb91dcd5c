import SampleData
import UIKit

/// How values of a type are read from JSON and written as it.
struct Form<Value> {
  /// nil where something else is there. The value that is handed over may be sample data (`SampleValue`).
  let read: (Any?) -> Value?
  /// nil where JSON has no such thing.
  let write: (Value) -> Any?

  /// Values that JSON holds itself.
  static var basic: Self {
    Self(
      read: { json in
        if let sample = SampleValue.behind(json) { return sample.held(as: Value.self) }
        if let value = json as? Value { return value }
        return Value.self == CGFloat.self ? (json as? Double).map { CGFloat($0) } as? Value : nil
      },
      write: { value in
        if let number = value as? CGFloat, Value.self == CGFloat.self { return Double(number) }
        return JSONSerialization.isValidJSONObject([value]) ? value : nil
      })
  }
}

extension Form where Value: BaseMappable {
  static func object(_ map: Map) -> Self { object(map.context, map.shouldIncludeNilValues) }

  static func object(_ context: (any MapContext)?, _ shouldIncludeNilValues: Bool) -> Self {
    let mapper = Mapper<Value>(context: context, shouldIncludeNilValues: shouldIncludeNilValues)
    return Self(read: { mapper.made(of: $0) }, write: { mapper.toJSON($0) })
  }
}

extension Form where Value: RawRepresentable {
  static var raw: Self {
    Self(
      read: { json in
        guard let sample = SampleValue.behind(json) else {
          return Form<Value.RawValue>.basic.read(json).flatMap(Value.init(rawValue:))
        }
        sample.prepare(for: Value.self)
        return try? sample.trying {
          guard let raw = sample.held(as: Value.RawValue.self), let value = Value(rawValue: raw) else {
            throw NotSuited()
          }
          return value
        }
      },
      write: { Form<Value.RawValue>.basic.write($0.rawValue) })
  }
}

extension Form {
  /// Those elements that can be read.
  static func list<Element>(of form: Form<Element>) -> Form where Value == [Element] {
    Form(
      read: { json in
        if let sample = SampleValue.behind(json) {
          sample.prepare(for: [Element].self)
          return sample.elements?.compactMap(form.read)
        }
        return (json as? [Any])?.compactMap(form.read)
      },
      write: { $0.compactMap(form.write) })
  }

  static func set<Element>(of form: Form<Element>) -> Form where Value == Set<Element> {
    let list = Form<[Element]>.list(of: form)
    return Form(read: { list.read($0).map { Set($0) } }, write: { list.write(Array($0)) })
  }

  /// Those members that can be read.
  static func table<Element>(of form: Form<Element>) -> Form where Value == [String: Element] {
    Form(
      read: { json in
        if let sample = SampleValue.behind(json) {
          sample.prepare(for: [String: Element].self)
          return sample.keys.map { keys in
            Dictionary(
              keys.compactMap { key in form.read(sample.member(key)).map { (key, $0) } },
              uniquingKeysWith: { first, _ in first })
          }
        }
        return (json as? [String: Any])?.compactMapValues(form.read)
      },
      write: { $0.compactMapValues(form.write) })
  }
}

/// Has sample data try another value.
struct NotSuited: Error {}

extension Map {
  /// Reads a value, which stays as it is where there is none, or writes it.
  func exchange<Value>(_ value: inout Value, _ form: Form<Value>) {
    switch mappingType {
    case .fromJSON:
      if isKeyPresent, let read = form.read(found) { value = read }
    case .toJSON: set(form.write(value))
    }
  }

  /// Reads a value, nil where something else is at the key, or writes it.
  func exchange<Value>(optional value: inout Value?, _ form: Form<Value>) {
    switch mappingType {
    case .fromJSON:
      if isKeyPresent { value = form.read(found) }
    case .toJSON: set(value.flatMap(form.write))
    }
  }

  /// Writes a value.
  func put<Value>(_ value: Value?, _ form: Form<Value>) {
    if mappingType == .toJSON { set(value.flatMap(form.write)) }
  }
}
