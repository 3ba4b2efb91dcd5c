import FoundationEssentials
import PreviewSession
import PreviewWire

/// The body of `POST /api/sessions`: which preview, in a window of which size or on which device (on its side
/// where the size is wider than high), with which settings of `ScreenSetting.choices`, and with which knobs
/// turned. A size that somebody chose says so by `isSizeChosen`: then no trait of the preview turns it.
///
/// `GET /api/sessions/ID/state` answers with the order by which a session as it is would be made once more:
/// where it is scrolled to, and what hands did in it, are in members of their own.
struct SessionOrder: Equatable {
  var slug: String
  var screen: ScreenSettings
  /// By name. Whether the preview has such knobs is not known before it runs.
  var knobs: [KnobSetting] = []
  /// The source that the rest was taken from; nil: none is meant.
  var revision: String?
  /// As an agent wrote it: where everything is scrolled to, what is selected, what moves; empty: as at the
  /// start.
  var state: [UInt8] = []
  /// As agents told of it: what hands did beyond scrolling; empty: nothing.
  var acts: [UInt8] = []

  /// The fault of a body.
  enum Mistake: Error, Equatable {
    case noOrder
    case badSize
    /// `name` is of the setting; `known` are its values, as text.
    case badChoice(name: String, known: String, usual: String)
    case unknownDevice(slug: String)
    case tooManyKnobs
    case badKnob(name: String)
    case badRevision
    /// `name` is of the member that is too long, or is no base64url.
    case badBytes(name: String, most: Int)

    /// Says what to do.
    var sentence: String {
      switch self {
      case .noOrder:
        #"Send {"preview": "SLUG"}, and "size": [width, height] and "appearance": "dark" if you like."#
      case .badSize:
        """
        Send a size of two numbers, each from \(Int(SessionLimits.windowSide.lowerBound)) \
        to \(Int(SessionLimits.windowSide.upperBound)).
        """
      case .badChoice(let name, let known, let usual):
        "Send \(known) as the \(name), or none for \(usual)."
      case .unknownDevice(let slug):
        "There is no device “\(slug.cut(toBytes: WireLimits.deviceSlug))”; there are: \(Device.known)."
      case .tooManyKnobs: "Send at most \(WireLimits.knobs) knobs."
      case .badRevision: "Send a revision of at most \(WireLimits.knobText) bytes."
      case .badBytes(let name, let most):
        "Send the \(name) as /api/sessions/ID/state tells it: base64url of at most \(most) bytes."
      case .badKnob(let name):
        "Send each knob as a number, true or false, or a text: \(name.cut(toBytes: 60)) is none of them."
      }
    }
  }

  private struct Body: Decodable {
    var preview: String
    var size: [Double]?
    var isSizeChosen: Bool
    var device: String?
    var knobs: [String: KnobText]?
    var revision: String?
    var state: String?
    var acts: String?
    /// Values of the settings of `ScreenSetting.choices` that are there, in their order.
    var choices: [(choice: any ScreenChoice.Type, value: String)] = []

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Member.self)
      preview = try members.decode(String.self, forKey: "preview")
      size = try members.decodeIfPresent([Double].self, forKey: "size")
      isSizeChosen = try members.decodeIfPresent(Bool.self, forKey: "isSizeChosen") ?? false
      device = try members.decodeIfPresent(String.self, forKey: "device")
      knobs = try members.decodeIfPresent([String: KnobText].self, forKey: "knobs")
      revision = try members.decodeIfPresent(String.self, forKey: "revision")
      state = try members.decodeIfPresent(String.self, forKey: "state")
      acts = try members.decodeIfPresent(String.self, forKey: "acts")
      for choice in ScreenSetting.choices {
        let value = try members.decodeIfPresent(String.self, forKey: Member(stringLiteral: choice.name))
        if let value { choices.append((choice, value)) }
      }
    }
  }

  /// The name of a member of the body.
  private struct Member: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringLiteral name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// A knob's value in JSON: a number, a boolean, or a text, which is a colour if it looks like one.
  enum KnobText: Decodable {
    case value(KnobValue)
    case bad

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let isOn = try? container.decode(Bool.self) {
        self = .value(.boolean(isOn))
      } else if let number = try? container.decode(Double.self), number.isFinite {
        self = .value(.number(number))
      } else if let text = try? container.decode(String.self) {
        let black = KnobValue.colour(red: 0, green: 0, blue: 0, alpha: 0)
        let value = KnobValue(text: text, like: black) ?? KnobValue(text: text, like: .choice(""))
        self = value.map(KnobText.value) ?? .bad
      } else {
        self = .bad
      }
    }
  }

  /// The usual order: a window of the usual size, with the usual settings.
  init(slug: String) {
    self.slug = slug
    let size = SessionLimits.defaultSize
    screen = ScreenSettings(width: size.width, height: size.height)
  }

  /// Reads the body. Its length is bounded before it gets here, and with it the depth of what it may nest.
  init(json: [UInt8]) throws(Mistake) {
    guard let body = try? JSONDecoder().decode(Body.self, from: Data(json)) else {
      throw .noOrder
    }
    let size = body.size ?? [SessionLimits.defaultSize.width, SessionLimits.defaultSize.height]
    guard size.count == 2, size.allSatisfy(SessionLimits.windowSide.contains) else { throw .badSize }
    let device = try Self.device(body.device)
    let (width, height) = device?.size(isOnSide: size[0] > size[1]) ?? (size[0], size[1])
    screen = ScreenSettings(
      width: width, height: height, isSizeChosen: body.size != nil && body.isSizeChosen, device: device)
    for (choice, value) in body.choices { _ = screen.apply(try Self.setting(choice, value)) }
    knobs = try Self.knobs(body.knobs ?? [:])
    slug = body.preview
    revision = body.revision
    if let revision, revision.utf8.count > WireLimits.knobText { throw .badRevision }
    state = try Self.bytes(body.state, "state", atMost: SessionLimits.orderedState)
    acts = try Self.bytes(body.acts, "acts", atMost: SessionLimits.orderedActs)
  }

  private static func bytes(
    _ text: String?, _ name: String, atMost most: Int
  ) throws(Mistake) -> [UInt8] {
    guard let text else { return [] }
    guard let bytes = Base64URL.bytes(text), bytes.count <= most else {
      throw .badBytes(name: name, most: most)
    }
    return bytes
  }

  private static func setting(
    _ choice: any ScreenChoice.Type, _ value: String
  ) throws(Mistake) -> ScreenSetting {
    if let setting = ScreenSetting(choice, value) { return setting }
    throw .badChoice(name: choice.name, known: choice.list(quote: "\""), usual: choice.usualValue)
  }

  private static func device(_ slug: String?) throws(Mistake) -> Device? {
    guard let slug else { return nil }
    guard let device = Device(slug: slug) else { throw .unknownDevice(slug: slug) }
    return device
  }

  private static func knobs(_ texts: [String: KnobText]) throws(Mistake) -> [KnobSetting] {
    guard texts.count <= WireLimits.knobs else { throw .tooManyKnobs }
    var settings: [KnobSetting] = []
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      guard !name.isEmpty, name.utf8.count <= WireLimits.knobText, case .value(let value) = text else {
        throw .badKnob(name: name)
      }
      settings.append(KnobSetting(name: name, value: value))
    }
    return settings
  }
}
