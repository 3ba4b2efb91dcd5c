import FoundationEssentials
import PreviewSession
import PreviewWire

/// Screens and knobs as they are kept: as JSON, with the names that they have in `POST /api/sessions`.
///
/// Any version reads what any other has written: a member that is missing or means nothing here, such as a
/// device that is not known, is as usual, and further ones are passed over.
enum KeptText {
  static func text(of screen: ScreenSettings) -> String { JSONText.object(screen.members).text }

  /// Numbers and booleans as such, choices and colours as in links.
  static func text(of knobs: [KnobSetting]) -> String {
    JSONText.object(
      knobs.map { knob in
        switch knob.value {
        case .number(let number): (knob.name, .number(number))
        case .boolean(let isOn): (knob.name, .bool(isOn))
        case .choice, .colour: (knob.name, .string(knob.value.text))
        }
      }
    ).text
  }

  /// Reads what `text(of:)` wrote. What makes no sense is as it is where nobody has chosen anything.
  static func screen(_ text: String) -> ScreenSettings {
    let kept = try? JSONDecoder().decode(Screen.self, from: Data(text.utf8))
    return kept?.settings ?? Screen().settings
  }

  /// Reads what `text(of:)` wrote, in the order of names. Leaves out what is no knob's setting.
  static func knobs(_ text: String) -> [KnobSetting] {
    typealias Texts = [String: SessionOrder.KnobText]
    guard let texts = try? JSONDecoder().decode(Texts.self, from: Data(text.utf8)) else { return [] }
    let settings = texts.sorted { $0.key < $1.key }.compactMap { name, text -> KnobSetting? in
      guard !name.isEmpty, name.utf8.count <= WireLimits.knobText, case .value(let value) = text else {
        return nil
      }
      return KnobSetting(name: name, value: value)
    }
    return Array(settings.prefix(WireLimits.knobs))
  }

  /// A screen as it was read.
  private struct Screen: Decodable {
    var size: [Double]?
    var isSizeChosen: Bool?
    var device: String?
    var choices: [ScreenSetting] = []

    init() {}

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Member.self)
      size = try? members.decode([Double].self, forKey: Member(name: "size"))
      isSizeChosen = try? members.decode(Bool.self, forKey: Member(name: "isSizeChosen"))
      device = try? members.decode(String.self, forKey: Member(name: "device"))
      choices = ScreenSetting.choices.compactMap { choice in
        let value = try? members.decode(String.self, forKey: Member(name: choice.name))
        return value.flatMap { ScreenSetting(choice, $0) }
      }
    }

    var settings: ScreenSettings {
      let usual = SessionLimits.defaultSize
      var screen = ScreenSettings(width: usual.width, height: usual.height)
      if let size, size.count == 2, size.allSatisfy(SessionLimits.windowSide.contains) {
        (screen.width, screen.height, screen.isSizeChosen) = (size[0], size[1], isSizeChosen ?? false)
        let device = device.flatMap(Device.init)
        if device?.fits(width: size[0], height: size[1]) == true { screen.device = device }
      }
      for choice in choices { _ = screen.apply(choice) }
      return screen
    }
  }

  private struct Member: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
