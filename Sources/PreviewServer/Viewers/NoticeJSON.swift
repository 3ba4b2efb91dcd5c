import PreviewSession
import PreviewWire

/// The members of notices, as the page reads them.
extension SessionKnobs {
  func members(for sight: Sight) -> [(String, JSONText)] {
    [
      ("knobs", .array(known.map { $0.json(value: value(of: $0), for: sight) })),
      ("unknown", .array(unknown.map(JSONText.string))),
    ]
  }
}

extension Company.News {
  var json: [(String, JSONText)] {
    let names = members.map {
      JSONText.object([("viewer", .integer($0.viewer)), ("name", .string($0.name))])
    }
    return [("names", .array(names)), ("receivers", .integer(receiverCount))]
  }
}

extension Cursor {
  var json: JSONText {
    .object([
      ("viewer", .integer(viewer)), ("name", .string(name)),
      ("at", .numbers([place.xPoints, place.yPoints])),
    ])
  }
}

extension ScreenBars {
  var members: [(String, JSONText)] {
    [("statusBar", .string(statusBar.rawValue)), ("homeIndicator", .bool(showsHomeIndicator))]
  }
}

extension KnobInfo {
  /// - Parameter value: where it stands.
  fileprivate func json(value: KnobValue, for sight: Sight) -> JSONText {
    let literal = sight.hasSource ? literal : 0..<0
    return .object([
      ("name", .string(name)), ("title", .string(title)), ("group", .string(group)),
      ("kind", .string(self.value.kind)), ("value", value.json), ("default", self.value.json),
      ("min", minimum.map(JSONText.number) ?? .null), ("max", maximum.map(JSONText.number) ?? .null),
      ("isRangeStated", .bool(isRangeStated)),
      ("step", step.map(JSONText.number) ?? .null), ("unit", .string(unit)),
      ("choices", .array(choices.map(JSONText.string))),
      ("declaration", .string(sight.hasSource ? declaration : "")),
      ("literal", .array([.integer(literal.lowerBound), .integer(literal.upperBound)])),
      ("style", .string("\(style)")),
    ])
  }
}

extension KnobValue {
  fileprivate var kind: String {
    switch self {
    case .number: "number"
    case .boolean: "boolean"
    case .choice: "choice"
    case .colour: "colour"
    }
  }

  var json: JSONText {
    switch self {
    case .number(let number): .number(number)
    case .boolean(let isOn): .bool(isOn)
    case .choice, .colour: .string(text)
    }
  }
}

extension RequestRow {
  var json: JSONText {
    .object([
      ("method", .string(method)), ("address", .string(address)), ("answer", .string("\(answer)")),
      ("detail", .string(detail)), ("count", .integer(count)),
    ])
  }
}

extension TypingReport {
  var json: JSONText {
    .object([
      ("inputSeq", .integer(inputSeq)), ("keyboard", .string("\(keyboard)")),
      ("returnKey", .string("\(returnKey)")), ("capitalization", .string("\(capitalization)")),
      ("correctsWords", .bool(correctsWords)), ("isSecure", .bool(isSecure)),
      ("isMultiline", .bool(isMultiline)), ("text", .string(text)), ("textStart", .integer(textStart)),
      ("selection", .array([.integer(selectionStart), .integer(selectionLength)])),
      (
        "caret",
        .numbers([
          caretPlace.xPoints, caretPlace.yPoints, caretSize.widthPoints, caretSize.heightPoints,
        ])
      ),
    ])
  }
}

extension Device {
  /// The description by which a page offers the device and draws it.
  var json: JSONText {
    .object([
      ("slug", .string(slug)), ("name", .string(name)), ("size", .numbers([width, height])),
      ("statusBar", .numbers([uprightStatusBar, onSideStatusBar])), ("cornerRadius", .number(cornerRadius)),
      ("cutout", .string(cutout.rawValue)), ("homeIndicator", .bool(hasHomeIndicator)),
      ("isTablet", .bool(isTablet)),
    ])
  }
}
