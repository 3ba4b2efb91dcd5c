/// Ways a peer can break the wire format. Each maps to one WebSocket close code and one readable reason.
public enum WireError: Error, Hashable, Sendable {
  /// The message ends inside a field. Both in bytes; `left` is what was there for a field of `needed`.
  case truncated(needed: Int, left: Int)
  /// The message goes on after its last field, by `count` bytes.
  case trailingBytes(count: Int)
  /// The first byte names no message of this direction.
  case unknownKind(UInt8)
  /// A keyframe, or an agent, of a version that this side does not speak.
  case unsupportedVersion(Int)
  /// A varint longer than 8 bytes, greater than 2^53 - 1, or padded with zeros.
  case badVarint
  /// A string that is not UTF-8.
  case badText
  /// A length or count past its limit.
  case overlong(WirePart, length: Int, limit: Int)
  /// A number outside of what its field allows.
  case outOfRange(WireField, Int64)
  /// A floating-point number that is infinite or not a number.
  case notFinite(WireField)
  /// Bits set that this version gives no meaning.
  case reservedBits(UInt64)
  /// A layer that has two records in one frame.
  case duplicateLayer(LayerID)
  /// A root or a child that no record ever described.
  case unknownLayer(LayerID)
  /// A layer that is its own ancestor, or has two parents.
  case notATree(LayerID)
  /// A packet of another message amid the packets of this one, or an empty packet that promises more.
  case brokenSequence
}

/// The parts of messages that have a limit in `WireLimits`.
public enum WirePart: String, Hashable, Sendable {
  case frame, records, children, string, indexPath, message, touches, packet, state, acts, previews, image
  case lines, runs, path, dashes, stops, filters
  case knobs, choices, problems, files, holes, requests, names, pins
}

/// A field with fewer meanings than bits.
public enum WireField: String, Hashable, Sendable {
  case layerID, length, coefficient, transformForm, elementCategory, fontWeight, textStyle, scrollerState
  case pathElement, lineStyle, gradientKind, gravity, blend, filter, imageHash, mediaType
  case knobForm, knobStyle, knobValue, problemKind, holeKind, holeCount, hole, time
  case answerKind, requestCount
  case zPosition, matrix, touchPhase, touchID, key, asking, appearance, direction, textSize, device, statusBar
  case contrast, textWeight, motion
  case typingForm, keyboard, returnKey, capitalization
  case session, windowSize, boolean, scale, decelerationRate
  case pinKind, pinStanding, fraction
}

extension WireError {
  /// The case without its values: the word that golden files and `Public/js/wire` use, too.
  public var name: String {
    switch self {
    case .truncated: "truncated"
    case .trailingBytes: "trailingBytes"
    case .unknownKind: "unknownKind"
    case .unsupportedVersion: "unsupportedVersion"
    case .badVarint: "badVarint"
    case .badText: "badText"
    case .overlong: "overlong"
    case .outOfRange: "outOfRange"
    case .notFinite: "notFinite"
    case .reservedBits: "reservedBits"
    case .duplicateLayer: "duplicateLayer"
    case .unknownLayer: "unknownLayer"
    case .notATree: "notATree"
    case .brokenSequence: "brokenSequence"
    }
  }

  /// The code with which to close the connection of a peer that sent this.
  public var closeCode: CloseCode {
    if case .overlong(.message, _, _) = self { .messageTooBig } else { .malformed }
  }

  /// The reason to close with: one sentence, at most 123 bytes of UTF-8, which is what a close frame has room
  /// for.
  public var reason: String {
    switch self {
    case .truncated(let needed, let left):
      "The message ends early: \(needed) bytes were due, \(left) were left."
    case .trailingBytes(let count): "The message goes on for \(count) bytes after its end."
    case .unknownKind(let kind): "There is no message of kind \(kind)."
    case .unsupportedVersion(let version): "Version \(version) of the format is not spoken here."
    case .badVarint: "A varint is padded, longer than 8 bytes or greater than 2^53 - 1."
    case .badText: "A string is not UTF-8."
    case .overlong(let part, let length, let limit):
      "Too long: \(part.rawValue) \(length), the limit is \(limit)."
    case .outOfRange(let field, let value): "Out of range: \(field.rawValue) \(value)."
    case .notFinite(let field): "Not a finite number: \(field.rawValue)."
    case .reservedBits(let bits): "Reserved bits are set: \(bits)."
    case .duplicateLayer(let id): "Layer \(id) has two records."
    case .unknownLayer(let id): "Layer \(id) was never described."
    case .notATree(let id): "Layer \(id) has two parents."
    case .brokenSequence: "The packets of two messages are mixed."
    }
  }
}
