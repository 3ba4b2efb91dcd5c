import PreviewWire
import Testing

@testable import SourceAdapter

/// Random literals, random values: what is written is read again, and all else stays.
@Suite struct `Writing and reading knobs` {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `gives the same values, and leaves the rest of the file alone`(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let pieces = (0..<12).map { Piece(number: $0, &dice) }
    let text = pieces.map(\.text).joined(separator: "\n")
    let before = knobs(in: text)
    try #require(before.count == pieces.count)
    let settings = before.map { KnobSetting(name: $0.info.name, value: dice.value(like: $0.info)) }

    let written = try KnobWriter.write(settings, of: before, file: 0, into: text)

    let after = knobs(in: written)
    #expect(after.map(\.info.name) == before.map(\.info.name))
    #expect(after.map(\.info.value) == settings.map(\.value), "\(written)")
    #expect(frame(of: after, in: written) == frame(of: before, in: text))
    let back = zip(before, settings).map { KnobSetting(name: $1.name, value: $0.info.value) }
    let restored = try KnobWriter.write(back, of: after, file: 0, into: written)
    #expect(knobs(in: restored).map(\.info.value) == before.map(\.info.value))
  }

  /// The text with a hole where each literal is; and without the parentheses that a minus sign may have
  /// brought.
  private func frame(of knobs: [KnobDeclaration], in text: String) -> String {
    var bytes = Array(text.utf8)
    for knob in knobs.reversed() { bytes.replaceSubrange(knob.literal, with: "…".utf8) }
    return String(decoding: bytes, as: UTF8.self).replacing("(…)", with: "…")
  }
}

/// A declaration of some constant.
private struct Piece {
  let text: String

  init(number: Int, _ dice: inout Dice) {
    let (type, literal) = Self.literal(&dice)
    let canBeTight = literal.first?.isNumber == true || literal.first?.isLetter == true
    let equals = dice.pick(canBeTight ? ["=", " = ", "\n  =  "] : [" = ", " =\n    "])
    let body = "let k\(number)\(type)\(equals)\(literal)"
    text = dice.pick([
      "\(body)", "\(body) // 🃏 0...5", "enum E\(number) { static \(body) }", "/* é */ private \(body)",
    ])
  }

  private static func literal(_ dice: inout Dice) -> (type: String, literal: String) {
    let sign = dice.pick(["", "-"])
    let number = dice.pick(["0", "7", "1_000", "0x1F", "0xab", "0b101", "0o17", "65535"])
    let fraction = dice.pick(["0.5", "1_0.25", "1e3", "2.5E-3", "100.0"])
    let part = dice.pick(["0.2", "51/255", "10 / 255.0", "1", "0.333"])
    switch dice.next(below: 7) {
    case 0: return ("", sign + number)
    case 1: return (": CGFloat", sign + number)
    case 2: return (": Double", sign + fraction)
    case 3: return ("", dice.pick(["true", "false"]))
    case 4: return ("", "UIColor(red: \(part), green: 0,  blue:\(part), alpha: 1.0)")
    case 5: return (": UIColor", dice.pick([".systemTeal", ".init(white: 0.5, alpha: 1)", ".red"]))
    default: return (": NSTextAlignment", "." + dice.pick(["left", "center"]))
    }
  }
}

/// The same sequence for the same seed (SplitMix64).
private struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[next(below: values.count)] }

  mutating func value(like knob: KnobInfo) -> KnobValue {
    let byte = { (dice: inout Dice) in UInt8(truncatingIfNeeded: dice.next()) }
    switch knob.style {
    case .integer: return .number(Double(next(below: 2000)) - 1000)
    case .float:
      let unit = Double(next() >> 11) / 9_007_199_254_740_992
      return .number(pick([unit, unit * 1e-9, -unit * 1e18, (unit * 100).rounded(), -12.5, unit * 1e30]))
    case .boolean: return .boolean(next() % 2 == 0)
    case .choice: return .choice(pick(knob.choices))
    case .colour: return .colour(red: byte(&self), green: byte(&self), blue: byte(&self), alpha: byte(&self))
    }
  }
}
