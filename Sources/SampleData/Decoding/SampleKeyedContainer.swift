/// The members of an object: all that are asked for are there.
struct SampleKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: SampleDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  /// Of a list of keys one, as enumerations with values have; of keys of any name some words.
  var allKeys: [Key] {
    let (node, place) = (decoder.node, decoder.place)
    if let announced = node.announced { return announced.compactMap(Key.init(stringValue:)) }
    let cases = EnumShape.values(of: Key.self)
    if !cases.isEmpty {
      let shape = place.shape + "#keys"
      decoder.making.note(shape)
      let start = SampleSeed(place.shape).below(cases.count) + place.ordinal + decoder.making.pick(shape)
      let key = cases[start % cases.count]
      node.announced = [key.stringValue]
      return [key]
    }
    if EnumShape(Key.self) != nil { return [] }
    let keys = words.compactMap(Key.init(stringValue:))
    node.announced = keys.map(\.stringValue)
    return keys
  }

  private var words: [String] {
    let place = decoder.place
    if place.isOfCurrencies { return ["EUR", "USD", "GBP"] }
    if place.isOfLanguages { return ["en", "de", "fr"] }
    let count = place.lists == 0 ? min(decoder.making.options.rows, WordList.keys.count) : 3
    return Array(WordList.keys.prefix(count))
  }

  func contains(_ key: Key) -> Bool { decoder.node.announced?.contains(key.stringValue) ?? true }

  private func member(_ key: any CodingKey) throws -> SampleDecoder {
    let name = decoder.making.jsonName(of: key, at: codingPath)
    guard let node = decoder.node.member(name) else { throw decoder.mismatch([String: Any].self) }
    let isNameless = EnumShape(Key.self) == nil && decoder.node.announced?.contains(key.stringValue) == true
    let place = decoder.place.member(name, isNameless: isNameless)
    return SampleDecoder(decoder.making, node, place, codingPath + [key])
  }

  func decodeNil(forKey key: Key) throws -> Bool { try member(key).isNil() }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try member(key).bool() }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try member(key).text() }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try member(key).number() }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { Float(try member(key).number()) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try member(key).integer(type) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try member(key).integer(type) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try member(key).integer(type) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try member(key).integer(type) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try member(key).integer(type) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try member(key).integer(type) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try member(key).integer(type) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try member(key).integer(type) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try member(key).integer(type) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try member(key).integer(type) }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try decoder.making.make(type, from: member(key))
  }

  /// An optional value is left out if no value of it can be had, or if it would never end.
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    guard contains(key) else { return nil }
    let member = try member(key)
    if member.node.isOpen, decoder.making.isEnough(of: type) { member.node.content = .null }
    guard !member.isNil() else { return nil }
    do { return try decoder.making.make(type, from: member) } catch {
      member.node.content = .null
      return nil
    }
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { try member(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try member(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try member(SampleKey("super")) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }
}
