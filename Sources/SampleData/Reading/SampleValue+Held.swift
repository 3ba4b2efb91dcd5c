import Foundation

extension SampleValue {
  /// A value of a type that documents of JSON hold: texts, numbers, lists and dictionaries of these, and
  /// whatever there is where `type` is `Any`. nil for other types, and where something else is there.
  public func held<T>(as type: T.Type) -> T? {
    if T.self == Any.self { return anything as? T }
    if T.self == AnyObject.self { return asObject as? T }
    if T.self == NSDictionary.self { return asDictionary.map { _ in object } as? T }
    if T.self == NSNumber.self { return number.map(NSNumber.init(value:)) as? T }
    if T.self == [String: Any].self { return asDictionary as? T }
    if T.self == [Any].self { return elements?.map(\.anything) as? T }
    if T.self == [[String: Any]].self { return elements?.compactMap(\.asDictionary) as? T }
    guard Self.holds(type), let decodable = type as? any Decodable.Type else { return nil }
    return (try? decode(decodable)) as? T
  }

  /// The value itself; an object, or a value that is still open, is an empty dictionary that stands for it.
  public var anything: Any {
    switch kind {
    case .open, .object: dictionary
    case .null: NSNull()
    case .bool: bool ?? false
    case .number: integer as Any? ?? number ?? 0.0
    case .text: text ?? ""
    case .array: elements?.map(\.anything) ?? []
    }
  }

  private var asObject: AnyObject {
    switch kind {
    case .open, .object, .array: object
    default: anything as AnyObject
    }
  }

  private var asDictionary: [String: Any]? { kind == .open || kind == .object ? dictionary : nil }

  private static func holds(_ type: Any.Type) -> Bool {
    var type = type
    while let vessel = type as? any SampleVessel.Type, let content = vessel.content { type = content }
    return scalars.contains(ObjectIdentifier(type))
  }

  private static let scalars = Set(
    ([
      String.self, Bool.self, Double.self, Float.self, CGFloat.self, Decimal.self, Int.self, Int8.self,
      Int16.self,
      Int32.self,
      Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self,
    ] as [Any.Type]).map(ObjectIdentifier.init))
}
