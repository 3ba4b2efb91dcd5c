import Foundation

/// One document of sample data on its way.
final class SampleMaking {
  let options: SampleOptions
  private let keys: SampleKeyNames
  /// Which form of its value a place gets, by its shape; one that is not here gets the natural one. A form
  /// that was found to suit a type in one row suits it in all others.
  private var forms: [String: Int] = [:]
  /// The places at which something was invented, in order.
  private var trace: [String] = []
  /// Shapes for which no value was found, whatever was tried.
  private var hopeless: Set<String> = []
  private var attemptsLeft = 4000
  private var types: [ObjectIdentifier] = []
  /// The names of the cases of the enumerations that are being made.
  private var caseNames: [[String]] = []
  private(set) var valuesMade = 0

  static let deepest = 48
  /// Below so many levels optional values are not there, and lists are empty.
  private static let deepEnough = 14
  private static let mostValues = 200_000
  private static let attemptsAtOne = 160

  init(_ options: SampleOptions) {
    self.options = options
    keys = SampleKeyNames(options.keys)
  }

  func jsonName(of key: any CodingKey, at path: [any CodingKey]) -> String {
    keys.jsonName(of: key, at: path)
  }

  // MARK: Making

  /// A value of `type`, which reads `decoder`'s node.
  func make<T: Decodable>(_ type: T.Type, from decoder: SampleDecoder) throws -> T {
    if let foundation = try FoundationSample.make(type, from: decoder) { return foundation }
    guard types.count < Self.deepest else { throw SampleError.endless(type: "\(T.self)") }
    let place = decoder.place.within("\(T.self)")
    let inner = SampleDecoder(self, decoder.node, place, decoder.codingPath)
    prepare(type, inner)
    types.append(ObjectIdentifier(type))
    defer { types.removeLast() }
    if T.self is any SampleVessel.Type { return try T(from: inner) }
    let names = EnumShape(type)?.names ?? []
    if !names.isEmpty { caseNames.append(names) }
    defer { if !names.isEmpty { caseNames.removeLast() } }
    let value = try trying(inner) { try T(from: inner) }
    // A type that asks for nothing is an object without members.
    if decoder.node.isOpen { decoder.node.content = .object([]) }
    return value
  }

  /// Writes what a type will want to find before it looks.
  func prepare<T>(_ type: T.Type, _ decoder: SampleDecoder) {
    guard decoder.node.isOpen else { return }
    if let vessel = T.self as? any SampleVessel.Type {
      vessel.prepare(decoder)
      return
    }
    guard let raw = RawValues.of(type, at: pick(decoder.place.shape + "#case"), decoder.place) else { return }
    decoder.node.content = raw
    note(decoder.place.shape + "#case")
  }

  /// Does `work`, in which a value of `type` is made that does not decode itself.
  func inside<T>(_ type: Any.Type, _ work: () throws -> T) throws -> T {
    guard types.count < Self.deepest else { throw SampleError.endless(type: "\(type)") }
    types.append(ObjectIdentifier(type))
    let names = EnumShape(type)?.names ?? []
    if !names.isEmpty { caseNames.append(names) }
    defer {
      types.removeLast()
      if !names.isEmpty { caseNames.removeLast() }
    }
    return try work()
  }

  /// Whether values of that type are enough by now: one stands in itself, or it is deep enough.
  func isEnough(of type: Any.Type) -> Bool {
    var type = type
    while let vessel = type as? any SampleVessel.Type, let inner = vessel.content { type = inner }
    let same = types.count { $0 == ObjectIdentifier(type) }
    return same >= 2 || types.count >= Self.deepEnough || valuesMade >= Self.mostValues
  }

  /// How many elements a list has.
  func count(at place: SamplePlace) -> Int {
    let shape = place.shape + "#count"
    note(shape)
    switch pick(shape) {
    case 1: return 2
    case 2: return 1
    case 3: return 4
    case 4: return 0
    default: break
    }
    if place.words.last == "coordinates" || place.words.last == "coordinate" { return 2 }
    if valuesMade >= Self.mostValues { return 0 }
    switch place.lists {
    case 0: return options.rows
    case 1: return min(3, options.rows)
    case 2: return min(2, options.rows)
    default: return min(1, options.rows)
    }
  }

  // MARK: Trying again

  /// Notes that a value was invented at `shape`.
  func note(_ shape: String) {
    valuesMade += 1
    trace.append(shape)
  }

  /// Which form the value at `shape` has; 0 is the natural one.
  func pick(_ shape: String) -> Int { forms[shape] ?? 0 }

  /// The texts that may be wanted where the natural one was not.
  func texts(at place: SamplePlace) -> [String] {
    OtherForms.texts(cases: caseNames.last ?? [], place)
  }

  /// Does `work`, and where it throws, does it again with other forms of what it read, the last first.
  func trying<T>(_ decoder: SampleDecoder, _ work: () throws -> T) throws -> T {
    let (before, start) = (decoder.node.copy(), trace.count)
    func begin() {
      decoder.node.become(before)
      trace.removeSubrange(start...)
    }
    do { return try work() } catch let error as SampleError { throw error } catch let first {
      var read = reads(since: start)
      var (reach, index, attempts) = (read.count, 0, 0)
      search: while index < read.count {
        let shape = read[read.count - 1 - index]
        let old = forms[shape]
        for form in 0..<OtherForms.count(at: shape, cases: caseNames.last?.count ?? 0) where form != old ?? 0
        {
          guard attemptsLeft > 0, attempts < Self.attemptsAtOne else { break search }
          (attemptsLeft, attempts) = (attemptsLeft - 1, attempts + 1)
          forms[shape] = form
          begin()
          do { return try work() } catch let error as SampleError { throw error } catch {
            let now = reads(since: start)
            // It came farther: this one suits.
            if now.count > reach {
              (read, reach, index) = (now, now.count, 0)
              continue search
            }
          }
        }
        forms[shape] = old
        index += 1
      }
      begin()
      hopeless.insert(decoder.place.shape)
      throw first
    }
  }

  /// Where something was read, each once, but for what lies in something for which nothing was found.
  private func reads(since start: Int) -> [String] {
    var seen: Set<String> = []
    return trace[min(start, trace.count)...].filter { shape in
      seen.insert(shape).inserted && !hopeless.contains { shape.hasPrefix($0 + ".") }
    }
  }
}
