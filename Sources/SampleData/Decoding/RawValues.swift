/// Raw values for which there is a case.
enum RawValues {
  /// The one of a case of `type` that suits a place; nil where it has no raw values, or it cannot be told
  /// which.
  static func of<T>(_ type: T.Type, at form: Int, _ place: SamplePlace) -> SampleNode.Content? {
    let all = all(of: type)
    guard !all.isEmpty else { return nil }
    // From row to row another.
    return all[(SampleSeed(place.shape).below(all.count) + place.ordinal + form) % all.count]
  }

  /// The case itself that suits a place.
  static func value<T>(of type: T.Type, _ place: SamplePlace) -> T? {
    guard T.self is any RawRepresentable.Type else { return nil }
    let all = EnumShape.values(of: type)
    guard !all.isEmpty else { return nil }
    return all[(SampleSeed(place.shape).below(all.count) + place.ordinal) % all.count]
  }

  /// Of all cases, in the order of the source.
  static func all<T>(of type: T.Type) -> [SampleNode.Content] {
    guard let raw = T.self as? any RawRepresentable.Type else { return [] }
    let values = EnumShape.values(of: type)
    guard values.isEmpty else {
      return values.compactMap { content(of: ($0 as? any RawRepresentable)?.rawValue) }
    }
    guard let listed = raw as? any CaseIterable.Type else { return [] }
    return cases(listed).compactMap { content(of: ($0 as? any RawRepresentable)?.rawValue) }
  }

  private static func cases<T: CaseIterable>(_ type: T.Type) -> [Any] { type.allCases.map { $0 } }

  private static func content(of raw: Any?) -> SampleNode.Content? {
    switch raw {
    case let text as String: .text(text)
    case let character as Character: .text(String(character))
    case let number as any BinaryInteger: Int64(exactly: number).map { .integer($0) }
    case let number as any BinaryFloatingPoint: .number(Double(number))
    default: nil
    }
  }
}
