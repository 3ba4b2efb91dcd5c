import FoundationEssentials
import PreviewSession
import PreviewWire

/// The bodies of requests that say something about remarks.
enum RemarkOrder {
  /// The fault of a body.
  enum Mistake: Error, Equatable {
    case noRemark, noReply, noAnswer(member: String), badName, badText, badPin

    /// Says what to do.
    var sentence: String {
      switch self {
      case .noRemark:
        #"Send {"name": "Mia", "text": "…", "pin": PIN}; the answer to a question for an element has the pin."#
      case .noReply: #"Send {"name": "Mia", "text": "…"}."#
      case .noAnswer(let member): #"Send {"\#(member)": true} or {"\#(member)": false}."#
      case .badName: "Send a name of 1 to \(SessionLimits.remarkName) characters, on one line."
      case .badText: "Send a text of 1 to \(SessionLimits.remarkText) characters."
      case .badPin:
        """
        Send the pin as it came with the element: {"element": {"kind": "cell", …}, "fraction": [0.5, 0.5], \
        "point": [x, y]}.
        """
      }
    }
  }

  /// Name and text, ready to be kept.
  struct Said: Equatable {
    var name: String
    var text: String

    func words(isOwner: Bool, at now: WallTime) -> RemarkWords {
      RemarkWords(name: name, text: text, made: now, isOwner: isOwner)
    }
  }

  /// The body of `POST /api/sessions/ID/remarks`.
  static func remark(_ json: [UInt8]) throws(Mistake) -> (said: Said, pin: RemarkPin) {
    guard let body = try? JSONDecoder().decode(RemarkBody.self, from: Data(json)) else { throw .noRemark }
    let said = try Self.said(body.name, body.text)
    guard let pin = body.pin?.remarkPin else { throw .badPin }
    return (said, pin)
  }

  /// The body of `POST /api/remarks/ID/replies`.
  static func reply(_ json: [UInt8]) throws(Mistake) -> Said {
    guard let body = try? JSONDecoder().decode(ReplyBody.self, from: Data(json)) else { throw .noReply }
    return try said(body.name, body.text)
  }

  /// A body with one member that is true or false.
  static func answer(_ member: String, _ json: [UInt8]) throws(Mistake) -> Bool {
    let body = try? JSONDecoder().decode([String: Bool].self, from: Data(json))
    guard let value = body?[member] else { throw .noAnswer(member: member) }
    return value
  }

  private static func said(_ name: String, _ text: String) throws(Mistake) -> Said {
    guard let name = RemarkText.name(name) else { throw .badName }
    guard let text = RemarkText.text(text) else { throw .badText }
    return Said(name: name, text: text)
  }

  private struct ReplyBody: Decodable {
    var name, text: String
  }

  private struct RemarkBody: Decodable {
    var name, text: String
    /// Nil where it is none.
    var pin: PinBody?

    private enum Member: CodingKey { case name, text, pin }

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Member.self)
      name = try members.decode(String.self, forKey: .name)
      text = try members.decode(String.self, forKey: .text)
      pin = try? members.decode(PinBody.self, forKey: .pin)
    }
  }

  private struct PinBody: Decodable {
    struct Element: Decodable {
      var kind: String
      var view, of, words, before, after: String?
      var section, item: Int?
    }

    var element: Element
    var fraction, point: [Double]

    /// Nil where numbers are missing, or are none that a preview has.
    var remarkPin: RemarkPin? {
      guard let kind = PinElement.Kind(name: element.kind), fraction.count == 2, point.count == 2,
        fraction.allSatisfy((0...1).contains), point.allSatisfy(Self.places.contains),
        (element.section ?? 0) >= 0, (element.item ?? 0) >= 0
      else { return nil }
      func text(_ text: String?) -> String { RemarkText.words(text ?? "") }
      return RemarkPin(
        element: PinElement(
          kind: kind, view: text(element.view), section: element.section ?? 0, item: element.item ?? 0,
          of: text(element.of), words: text(element.words), before: text(element.before),
          after: text(element.after)),
        fraction: PinFraction(x: fraction[0], y: fraction[1]), x: point[0], y: point[1])
    }

    /// Places in a window, in points.
    private static let places = 0...WireLimits.windowSide.upperBound
  }
}
