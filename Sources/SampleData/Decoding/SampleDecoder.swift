import Foundation

/// Reads a node of a document that comes into being as it is read.
struct SampleDecoder: Decoder {
  let making: SampleMaking
  let node: SampleNode
  let place: SamplePlace
  let codingPath: [any CodingKey]

  init(_ making: SampleMaking, _ node: SampleNode, _ place: SamplePlace, _ codingPath: [any CodingKey]) {
    (self.making, self.node, self.place, self.codingPath) = (making, node, place, codingPath)
  }

  var userInfo: [CodingUserInfoKey: Any] { making.options.userInfo }
  var asDate: SampleDecoder { SampleDecoder(making, node, place.asDate(), codingPath) }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    if node.isOpen { node.content = .object([]) }
    guard case .object = node.content else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(SampleKeyedContainer(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    if node.isOpen { node.content = .array([], count: making.count(at: place)) }
    guard case .array = node.content else { throw mismatch([Any].self) }
    return SampleUnkeyedContainer(self)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    SampleValueContainer(decoder: self)
  }

  // MARK: Errors, as Foundation's decoders have them

  func mismatch(_ type: Any.Type) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: codingPath, debugDescription: "Expected to decode \(type).")
    return node.isNull ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }

  func unfit(_ reason: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: reason))
  }

  // MARK: Values

  /// The text here, or else `natural`, which is written here.
  func text(orElse natural: @autoclosure () -> String) throws -> String {
    if node.isOpen {
      let shape = place.shape + "#text"
      making.note(shape)
      let form = making.pick(shape)
      let others = form > 0 ? making.texts(at: place) : []
      node.content = .text(form > 0 && form <= others.count ? others[form - 1] : natural())
    }
    guard case .text(let text) = node.content else { throw mismatch(String.self) }
    return text
  }

  func text() throws -> String {
    try text(
      orElse: making.options.areTextsLong ? SampleText.longText(at: place) : SampleText.text(at: place))
  }

  func number(orElse natural: @autoclosure () -> Double) throws -> Double {
    if node.isOpen {
      let form = numberForm()
      let number = form.map(Double.init) ?? natural()
      // As a number is written: 5 rather than 5.0.
      node.content = Int64(exactly: number).map { .integer($0) } ?? .number(number)
    }
    switch node.content {
    case .integer(let number): return Double(number)
    case .number(let number): return number
    default: throw mismatch(Double.self)
    }
  }

  func number() throws -> Double {
    try number(orElse: SampleNumber.number(at: place, rows: making.options.rows))
  }

  func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) throws -> Integer {
    if node.isOpen {
      let number = numberForm() ?? SampleNumber.integer(at: place, rows: making.options.rows)
      node.content = .integer(Int64(Integer(clamping: number)))
    }
    switch node.content {
    case .integer(let number):
      guard let exact = Integer(exactly: number) else {
        throw unfit("Number \(number) does not fit in \(type).")
      }
      return exact
    case .number(let number):
      guard let exact = Integer(exactly: number) else {
        throw unfit("Number \(number) does not fit in \(type).")
      }
      return exact
    default: throw mismatch(type)
    }
  }

  func bool() throws -> Bool {
    if node.isOpen {
      let isNatural = numberForm() == nil
      node.content = .bool(SampleNumber.bool(at: place) == isNatural)
    }
    guard case .bool(let value) = node.content else { throw mismatch(Bool.self) }
    return value
  }

  /// nil for the natural one.
  private func numberForm() -> Int? {
    making.note(place.shape + "#number")
    let form = making.pick(place.shape + "#number")
    return form > 0 && form <= OtherForms.numbers.count ? OtherForms.numbers[form - 1] : nil
  }

  /// Whether there is nothing here.
  func isNil() -> Bool {
    if node.isOpen, place.isBestAbsent { node.content = .null }
    return node.isNull
  }
}
