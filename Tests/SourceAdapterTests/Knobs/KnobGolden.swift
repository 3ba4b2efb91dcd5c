import Foundation
import PreviewWire

/// `Tests/Golden/knobs.json`, which the page's tests read as well.
struct KnobGolden: Decodable {
  var literals: [Literal]
  var declarations: [Declaration]

  struct Literal: Decodable, Sendable {
    var style: Style
    var literal: String
    var value: Value
    var written: String
  }

  struct Declaration: Decodable, Sendable {
    struct Part: Decodable, Sendable {
      var style: Style
      var literal: [Int]
      var value: Value
    }
    var declaration: String
    var knobs: [Part]
    var written: String
  }

  enum Style: String, Decodable, Sendable {
    case integer, float, boolean, choice, colour

    var knob: KnobInfo.Style {
      switch self {
      case .integer: .integer
      case .float: .float
      case .boolean: .boolean
      case .choice: .choice
      case .colour: .colour
      }
    }
  }

  enum Value: Decodable, Sendable {
    case number(Double), boolean(Bool), text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let isOn = try? container.decode(Bool.self) {
        self = .boolean(isOn)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    var knob: KnobValue {
      switch self {
      case .number(let number): .number(number)
      case .boolean(let isOn): .boolean(isOn)
      case .text(let text):
        KnobValue(text: text, like: .colour(red: 0, green: 0, blue: 0, alpha: 0)) ?? .choice(text)
      }
    }
  }

  static func read() throws -> KnobGolden {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../Golden")
    return try JSONDecoder().decode(
      KnobGolden.self, from: Data(contentsOf: folder.appendingPathComponent("knobs.json")))
  }
}
