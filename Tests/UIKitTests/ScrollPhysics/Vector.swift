import Foundation
import Testing

/// A row of `Tests/Golden/uikit-vectors.json` (Facts 8): what goes in and what is to come out, in words and
/// numbers.
struct Vector: Decodable, Sendable, CustomTestStringConvertible {
  var id: String
  var group: String
  var input: String
  var expected: String

  var testDescription: String { "\(id): \(input)" }

  /// The rows of the file, in order. Empty if it cannot be read, which the count of `Vector coverage`
  /// catches.
  static let all: [Vector] = {
    let golden = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Golden/uikit-vectors.json")
    guard let data = try? Data(contentsOf: golden) else { return [] }
    return (try? Foundation.JSONDecoder().decode([Vector].self, from: data)) ?? []
  }()

  static func group(_ name: String) -> [Vector] { all.filter { $0.group == name } }

  /// The numbers in a text, in order; a leading dot and an exponent are understood. They are `CGFloat`s
  /// because `#expect(a == b)` calls a `CGFloat` and a `Double` of the same value unequal.
  static func numbers(in text: String) -> [CGFloat] {
    text.matches(of: /-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/).compactMap {
      Double($0.output).map { CGFloat($0) }
    }
  }

  /// The first number after `label` in the input.
  func given(_ label: String) -> CGFloat { Self.number(after: label, in: input) }

  /// The first number after `label` in the expectation; its first number at all if there is no label.
  func result(_ label: String = "") -> CGFloat { Self.number(after: label, in: expected) }

  /// Not a number, which no expectation survives, if there is none.
  private static func number(after label: String, in text: String) -> CGFloat {
    let start = label.isEmpty ? text.startIndex : text.range(of: label)?.upperBound
    return start.flatMap { numbers(in: String(text[$0...])).first } ?? .nan
  }
}

/// Whether two numbers agree to a part in a thousand, the tolerance of the physics vectors.
func agree(_ a: CGFloat, _ b: CGFloat) -> Bool {
  abs(a - b) <= 1e-3 * max(abs(a), abs(b))
}
