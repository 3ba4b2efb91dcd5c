import FoundationEssentials
import PreviewSession
import PreviewWire

/// Remarks as the HTTP API, notices and the command line have them. All that people have written is text in
/// members of its own.
extension Remark {
  /// - Parameters:
  ///   - place: where its element is, in a word.
  ///   - hasSource: whether it is for somebody who sees the source of previews.
  func json(place: String, hasSource: Bool) -> JSONText {
    .object(members(place: place) + (hasSource ? sourceMembers : []))
  }

  private var sourceMembers: [(String, JSONText)] {
    [
      ("file", source.map { .string($0.file) } ?? .null),
      ("line", source.flatMap { $0.line > 0 ? .integer($0.line) : nil } ?? .null),
    ]
  }

  private func members(place: String) -> [(String, JSONText)] {
    [
      ("id", .string(id.description)), ("session", .string(session.description)),
      ("number", .integer(number)), ("title", .string(title)), ("name", .string(words.name)),
      ("text", .string(words.text)), ("made", words.made.json), ("isResolved", .bool(!isOpen)),
      ("resolvedAt", resolved?.json ?? .null), ("isOwner", .bool(words.isOwner)),
      ("replies", .array(replies.map(\.json))), ("pin", pin.json),
      ("order", JSONText(json: order) ?? .null), ("revision", .string(revision)),
      ("hasPicture", .bool(pictureBytes > 0)), ("place", .string(place)),
    ]
  }
}

extension RemarkWords {
  fileprivate var json: JSONText {
    .object([
      ("name", .string(name)), ("text", .string(text)), ("made", made.json), ("isOwner", .bool(isOwner)),
    ])
  }
}

extension RemarkPin {
  var json: JSONText { PinJSON.pin(element, fraction, x: x, y: y) }
}

extension FoundElement {
  /// The members of the notice that answers a viewer, after its number.
  var members: [(String, JSONText)] {
    [
      ("pin", PinJSON.pin(element, fraction, x: point.xPoints, y: point.yPoints)),
      ("layer", .integer(Int(layer))),
      ("rect", .numbers([origin.xPoints, origin.yPoints, size.widthPoints, size.heightPoints])),
    ]
  }
}

/// A pin in JSON, in the one form that it has everywhere.
private enum PinJSON {
  static func pin(_ element: PinElement, _ fraction: PinFraction, x: Double, y: Double) -> JSONText {
    .object([
      (
        "element",
        .object([
          ("kind", .string(element.kind.name)), ("view", .string(element.view)),
          ("section", .integer(element.section)), ("item", .integer(element.item)),
          ("of", .string(element.of)), ("words", .string(element.words)),
          ("before", .string(element.before)), ("after", .string(element.after)),
        ])
      ),
      ("fraction", .numbers([fraction.x, fraction.y])), ("point", .numbers([x, y])),
    ])
  }
}

extension JSONText {
  /// Reads JSON; nil for what is none. Members of objects are in the order of their names.
  init?(json text: String) {
    guard let value = try? JSONDecoder().decode(AnyJSON.self, from: Data(text.utf8)) else { return nil }
    self = value.text
  }

  private struct AnyJSON: Decodable {
    var text: JSONText

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        text = .null
      } else if let value = try? container.decode(Bool.self) {
        text = .bool(value)
      } else if let value = try? container.decode(Double.self) {
        text = .number(value)
      } else if let value = try? container.decode(String.self) {
        text = .string(value)
      } else if let values = try? container.decode([AnyJSON].self) {
        text = .array(values.map(\.text))
      } else {
        let members = try container.decode([String: AnyJSON].self).sorted { $0.key < $1.key }
        text = .object(members.map { ($0.key, $0.value.text) })
      }
    }
  }
}
