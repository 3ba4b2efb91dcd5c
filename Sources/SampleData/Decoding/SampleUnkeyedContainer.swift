/// The elements of a list. Who asks how many there are is told; who does not gets as many as it takes.
struct SampleUnkeyedContainer: UnkeyedDecodingContainer {
  private let decoder: SampleDecoder
  private let told: Int
  private(set) var currentIndex = 0
  private var failures = 0

  /// Elements taken without asking, and failures at one, before it ends: a reader that never looks would
  /// never end.
  private static let (mostUnasked, mostFailures) = (64, 100)

  init(_ decoder: SampleDecoder) {
    self.decoder = decoder
    if case .array(_, let count) = decoder.node.content { told = count } else { told = 0 }
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { told }
  var isAtEnd: Bool { currentIndex >= told }

  /// Reads the next element; one that cannot be read is still the next, but not for ever.
  private mutating func next<T>(_ type: Any.Type, _ read: (SampleDecoder) throws -> T) throws -> T {
    guard currentIndex < max(told, Self.mostUnasked), told > 0, let node = decoder.node.element(currentIndex)
    else {
      throw DecodingError.valueNotFound(
        type, .init(codingPath: codingPath, debugDescription: "Unkeyed container is at end."))
    }
    let place = decoder.place.element(currentIndex, of: told)
    do {
      let value = try read(
        SampleDecoder(decoder.making, node, place, codingPath + [SampleKey(currentIndex)]))
      (currentIndex, failures) = (currentIndex + 1, 0)
      return value
    } catch {
      failures += 1
      if failures >= Self.mostFailures { (currentIndex, failures) = (currentIndex + 1, 0) }
      throw error
    }
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, let node = decoder.node.element(currentIndex), node.isNull else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool { try next(type) { try $0.bool() } }
  mutating func decode(_ type: String.Type) throws -> String { try next(type) { try $0.text() } }
  mutating func decode(_ type: Double.Type) throws -> Double { try next(type) { try $0.number() } }
  mutating func decode(_ type: Float.Type) throws -> Float { try next(type) { Float(try $0.number()) } }
  mutating func decode(_ type: Int.Type) throws -> Int { try next(type) { try $0.integer(type) } }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try next(type) { try $0.integer(type) } }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try next(type) { try $0.integer(type) } }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try next(type) { try $0.integer(type) } }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try next(type) { try $0.integer(type) } }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try next(type) { try $0.integer(type) } }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next(type) { try $0.integer(type) } }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next(type) { try $0.integer(type) } }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next(type) { try $0.integer(type) } }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next(type) { try $0.integer(type) } }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try next(type) { try $0.making.make(type, from: $0) }
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next([String: Any].self) { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next([Any].self) { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next((any Decoder).self) { $0 } }
}
