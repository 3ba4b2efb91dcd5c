import Foundation

/// A value in a document of sample data that is read by hand, member by member, and not by a type that
/// decodes itself.
///
/// A value is invented when it is asked for, and stays; a reader who asks again, or for something else, finds
/// it.
public final class SampleValue: @unchecked Sendable {
  // All that can change is reached with the document's lock held.
  private let document: Document
  private let decoder: SampleDecoder

  private final class Document {
    let origin: SampleBytes
    let root: SampleNode
    /// Transforms that are tried may read the same document.
    let lock = NSRecursiveLock()

    init(_ origin: SampleBytes, _ root: SampleNode) { (self.origin, self.root) = (origin, root) }
  }

  /// The kind of a value, as far as it is known.
  public enum Kind: Sendable {
    /// It has not been asked for yet.
    case open
    case null, bool, number, text, array, object
  }

  /// All of the answer to a request.
  ///
  /// - Parameters:
  ///   - rows: elements of the outermost lists.
  ///   - areTextsLong: whether words and sentences are twice as long as usual.
  public init(
    of bytes: SampleBytes, rows: Int = SampleOptions.standardRows, areTextsLong: Bool = false
  ) {
    var options = SampleOptions()
    (options.rows, options.areTextsLong) = (rows, areTextsLong)
    options.suit(bytes)
    let (node, place) = (SampleNode(), SamplePlace(root: "by hand|\(options.source)", bases: options.bases))
    document = Document(bytes, node)
    decoder = SampleDecoder(SampleMaking(options), node, place, [])
  }

  private init(_ document: Document, _ decoder: SampleDecoder) {
    (self.document, self.decoder) = (document, decoder)
  }

  /// The request that it answers.
  public var origin: SampleBytes { document.origin }

  /// The whole document, as far as it has been read.
  public var documentJSON: SampleJSON { locked { document.root.json } }

  /// This value, as far as it has been read.
  public var json: SampleJSON { locked { decoder.node.json } }

  /// Bytes that stand for it: while it is open those of its request, of which decoders make what they need;
  /// otherwise JSON.
  public var data: Data {
    kind == .open ? origin.data : Data(json.prettyText.utf8)
  }

  public var kind: Kind {
    locked {
      switch decoder.node.content {
      case .open: .open
      case .null: .null
      case .bool: .bool
      case .integer, .number: .number
      case .text: .text
      case .array: .array
      case .object: .object
      }
    }
  }

  /// Whether there is nothing: while it is open, whether its key says that this is best (`error`, `next`).
  public var isNull: Bool { locked { decoder.isNil() } }

  /// Whether its key is of the kind that lists have.
  public var isNamedLikeList: Bool {
    guard let last = decoder.place.words.last else { return false }
    return KeyWords.singular(last) != last
  }

  /// Whether its key is of the kind that dictionaries have whose names are data: currencies, languages.
  public var isNamedLikeTable: Bool { decoder.place.isOfCurrencies || decoder.place.isOfLanguages }

  // MARK: What is in it

  /// The member of that name; nil where this is no object.
  public func member(_ key: String) -> SampleValue? {
    locked {
      guard !decoder.isNil(), let node = decoder.node.member(key) else { return nil }
      let isNameless = decoder.node.announced?.contains(key) == true
      return inner(node, decoder.place.member(key, isNameless: isNameless), SampleKey(key))
    }
  }

  /// The names of the members, invented ones if none was asked for; nil where this is no object.
  public var keys: [String]? {
    locked {
      guard !decoder.isNil() else { return nil }
      if case .object(let members) = decoder.node.content, !members.isEmpty { return members.map(\.key) }
      return try? decoder.container(keyedBy: SampleKey.self).allKeys.map(\.stringValue)
    }
  }

  /// How many elements there are; nil where this is no list.
  public var count: Int? {
    locked {
      guard !decoder.isNil() else { return nil }
      return try? decoder.unkeyedContainer().count
    }
  }

  /// nil where this is no list, or not so long.
  public func element(_ index: Int) -> SampleValue? {
    locked {
      guard let count, (0..<count).contains(index) else { return nil }
      // Lists grow by one at a time.
      for earlier in 0..<index { _ = decoder.node.element(earlier) }
      guard let node = decoder.node.element(index) else { return nil }
      return inner(node, decoder.place.element(index, of: count), SampleKey(index))
    }
  }

  /// nil where this is no list.
  public var elements: [SampleValue]? {
    count.map { (0..<$0).compactMap(element) }
  }

  private func inner(_ node: SampleNode, _ place: SamplePlace, _ key: SampleKey) -> SampleValue {
    SampleValue(document, SampleDecoder(decoder.making, node, place, decoder.codingPath + [key]))
  }

  // MARK: What it is; nil where it is something else

  public var text: String? { locked { try? decoder.text() } }
  public var number: Double? { locked { try? decoder.number() } }
  public var integer: Int? { locked { try? decoder.integer(Int.self) } }
  public var bool: Bool? { locked { try? decoder.bool() } }

  // MARK: Making

  /// A value of a type that decodes itself.
  public func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try locked { try decoder.making.make(type, from: decoder) }
  }

  /// A value of `type` that would suit the place, without writing it; nil for a type that does not decode
  /// itself, and is not an enumeration with raw values.
  public func natural<T>(as type: T.Type) -> T? {
    locked {
      let scratch = SampleDecoder(decoder.making, SampleNode(), decoder.place, decoder.codingPath)
      if let decodable = type as? any Decodable.Type {
        return (try? decoder.making.make(decodable, from: scratch)) as? T
      }
      return RawValues.value(of: type, decoder.place)
    }
  }

  /// Writes what a value of `type` will want to find, while it is open: a raw value for which there is a
  /// case, a list without elements where there are enough of them.
  public func prepare<T>(for type: T.Type) { locked { decoder.making.prepare(type, decoder) } }

  /// Writes the contents of JSON, while it is open.
  public func write(_ value: Any) { locked { decoder.write(value) } }

  /// Does `work`, and where it throws, does it again with other values.
  public func trying<T>(_ work: () throws -> T) throws -> T {
    try locked { try decoder.making.trying(decoder, work) }
  }

  /// Has `work` make a value of `type`, which does not decode itself, of this one, whose words are then the
  /// type's too.
  ///
  /// - Throws: what `work` throws where nothing that was tried suits it, or `SampleError`.
  public func make<T>(_ type: Any.Type, _ work: (SampleValue) throws -> T) throws -> T {
    try locked {
      let place = decoder.place.within("\(type)")
      let inner = SampleDecoder(decoder.making, decoder.node, place, decoder.codingPath)
      return try decoder.making.inside(type) {
        try decoder.making.trying(inner) { try work(SampleValue(document, inner)) }
      }
    }
  }

  /// Whether values of that type are enough by now: one stands in itself, or it is deep enough.
  public func isEnough(of type: Any.Type) -> Bool { locked { decoder.making.isEnough(of: type) } }

  private func locked<T>(_ work: () throws -> T) rethrows -> T {
    document.lock.lock()
    defer { document.lock.unlock() }
    return try work()
  }
}
