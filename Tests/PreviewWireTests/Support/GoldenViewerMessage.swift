import PreviewWire

/// A golden message from a viewer, in the units of the page: milliseconds and points.
struct GoldenViewerMessage: Decodable {
  struct Sample: Decodable {
    var phase: String
    var id: UInt8
    var time, x, y: Double
  }

  /// One of its members is there, and says which form it is.
  struct Value: Decodable {
    var number: Double?
    var boolean: Bool?
    var choice: String?
    var colour: [UInt8]?

    var knobValue: KnobValue? {
      if let number { return .number(number) }
      if let boolean { return .boolean(boolean) }
      if let choice { return .choice(choice) }
      guard let colour, colour.count == 4 else { return nil }
      return .colour(red: colour[0], green: colour[1], blue: colour[2], alpha: colour[3])
    }
  }

  var message: String
  var inputSeq, seq: Int?
  var samples: [Sample]?
  var time, x, y, dx, dy, width, height: Double?
  var discrete: Bool?
  var key, seat: String?
  var appearance: String?
  var direction: String?
  var textSize: String?
  var textWeight: String?
  var contrast: String?
  var motion: String?
  var device: String?
  var onSide: Bool?
  var name: String?
  var value: Value?
  var edit: Edit?
  var viewer, request: Int?
  var isAsking, isControl, isLooking, showsCursor, seesCursors: Bool?

  /// The edit of a typing message.
  struct Edit: Decodable {
    var form: String
    var text: String?
    var location: Int?
    var length: Int?
    var isDown: Bool?

    /// nil when fields are missing or unknown.
    var typingInput: TypingInput? {
      switch (form, text, location, length) {
      case ("insert", let text?, _, _): .insert(text)
      case ("deleteBackward", _, _, _): .deleteBackward
      case ("replace", let text?, let location?, let length?):
        .replace(location: location, length: length, text)
      case ("compose", let text?, let location?, let length?):
        .compose(text, location: location, length: length)
      case ("endComposing", _, _, _): .endComposing
      case ("select", _, let location?, let length?): .select(location: location, length: length)
      case ("move", _, _, _): isDown.map { .move(isDown: $0) }
      case ("dismiss", _, _, _): .dismiss
      default: nil
      }
    }
  }

  /// nil when fields are missing or unknown.
  var viewerMessage: MessageFromViewer? {
    switch message {
    case "touches":
      guard let inputSeq, let samples else { return nil }
      return .touches(inputSeq: inputSeq, samples: samples.compactMap(\.touchSample))
    case "wheel":
      guard let inputSeq, let time, let x, let y, let dx, let dy, let discrete else { return nil }
      return .wheel(
        inputSeq: inputSeq,
        WheelInput(
          time: Quantise.time(time / 1000), location: WirePoint(xPoints: x, yPoints: y),
          delta: WirePoint(xPoints: dx, yPoints: dy), isNotch: discrete))
    case "key":
      guard let inputSeq, let time, let key = key.flatMap({ Self.keys[$0] }) else { return nil }
      return .key(inputSeq: inputSeq, time: Quantise.time(time / 1000), key)
    case "appearance":
      guard let inputSeq, let appearance = appearance.flatMap(Appearance.init(rawValue:)) else { return nil }
      return .screen(inputSeq: inputSeq, .appearance(appearance))
    case "direction":
      guard let inputSeq, let direction = direction.flatMap(ReadingDirection.init(rawValue:)) else {
        return nil
      }
      return .screen(inputSeq: inputSeq, .direction(direction))
    case "textSize":
      guard let inputSeq, let textSize = textSize.flatMap(TextSize.init(rawValue:)) else { return nil }
      return .screen(inputSeq: inputSeq, .textSize(textSize))
    case "textWeight":
      guard let inputSeq, let weight = textWeight.flatMap(TextWeight.init(rawValue:)) else { return nil }
      return .screen(inputSeq: inputSeq, .textWeight(weight))
    case "contrast":
      guard let inputSeq, let contrast = contrast.flatMap(Contrast.init(rawValue:)) else { return nil }
      return .screen(inputSeq: inputSeq, .contrast(contrast))
    case "motion":
      guard let inputSeq, let motion = motion.flatMap(Motion.init(rawValue:)) else { return nil }
      return .screen(inputSeq: inputSeq, .motion(motion))
    case "device":
      guard let inputSeq, let device, let onSide else { return nil }
      return .screen(inputSeq: inputSeq, .device(Device(slug: device), isOnSide: onSide))
    case "size":
      guard let inputSeq, let width, let height else { return nil }
      return .screen(inputSeq: inputSeq, .size(WireSize(widthPoints: width, heightPoints: height)))
    case "setKnob":
      guard let inputSeq, let name, let value = value?.knobValue else { return nil }
      return .setKnob(inputSeq: inputSeq, KnobSetting(name: name, value: value))
    case "typing":
      guard let inputSeq, let input = edit?.typingInput else { return nil }
      return .typing(inputSeq: inputSeq, input)
    case "resetKnobs":
      guard let inputSeq, let name else { return nil }
      return .resetKnobs(inputSeq: inputSeq, name: name)
    case "enter": return key.map { .enter(key: $0, seat: seat) }
    case "ask": return isAsking.map { .askControl($0) }
    case "grant":
      guard let viewer, let isControl else { return nil }
      return .grant(viewer: viewer, isControl: isControl)
    case "cursor":
      guard let x, let y else { return .cursor(nil) }
      return .cursor(WirePoint(xPoints: x, yPoints: y))
    case "introduce":
      guard let name, let showsCursor, let seesCursors else { return nil }
      return .introduce(Introduction(name: name, showsCursor: showsCursor, seesCursors: seesCursors))
    case "point":
      guard let request, let x, let y else { return nil }
      return .point(request: request, WirePoint(xPoints: x, yPoints: y))
    case "ack": return seq.map { .acknowledge(seq: $0) }
    case "keyframeRequest": return .keyframeRequest
    case "gather": return .gather
    case "attention": return isLooking.map { .attention($0) }
    default: return nil
    }
  }

  private static let keys: [String: ScrollKey] = [
    "up": .up, "down": .down, "left": .left, "right": .right,
    "pageUp": .pageUp, "pageDown": .pageDown, "home": .home, "end": .end,
  ]
}

extension GoldenViewerMessage.Sample {
  fileprivate var touchSample: TouchSample? {
    let phases: [String: TouchSample.Phase] = [
      "began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled,
    ]
    return phases[phase].map {
      TouchSample(
        phase: $0, touchID: id, time: Quantise.time(time / 1000), location: WirePoint(xPoints: x, yPoints: y))
    }
  }
}
