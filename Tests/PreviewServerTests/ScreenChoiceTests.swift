import PreviewWire
import Testing

@testable import PreviewServer

/// A setting of the screen that is one of a few values, with its usual value and another one.
struct ChoiceRow: CustomTestStringConvertible {
  let choice: any ScreenChoice.Type
  let other: String
  let setting: ScreenSetting

  var name: String { choice.name }
  var usual: String { choice.usualValue }
  var testDescription: String { name }

  static let all: [ChoiceRow] = ScreenSetting.choices.compactMap { choice in
    guard let other = choice.values.last(where: { $0 != choice.usualValue }),
      let setting = ScreenSetting(choice, other)
    else { return nil }
    return ChoiceRow(choice: choice, other: other, setting: setting)
  }

  /// The value in the settings of a screen.
  func value(in screen: ScreenSettings) -> String? {
    screen.members.first { $0.0 == name }?.1.text
  }
}

@Suite(.serialized) struct `Settings of the screen that are one of a few values` {
  private func made(by server: RunningServer, _ row: ChoiceRow) -> [String?] {
    server.agents.messages.compactMap {
      if case .create(let request) = $0 { row.value(in: request.screen) } else { nil }
    }
  }

  @Test func `every one has a row here`() { #expect(ChoiceRow.all.count == ScreenSetting.choices.count) }

  @Test(arguments: ChoiceRow.all)
  func `a session is made as it was ordered, and says so`(row: ChoiceRow) throws {
    let server = try RunningServer()
    let order = #"{"preview": "drum", "\#(row.name)": "\#(row.other)"}"#
    let path = try #require(server.post("/api/sessions", order)?.fields["location"])
    let socket = try #require(TestWebSocket(port: server.port, path: path + "/socket"))

    let hello = socket.nextText(containing: "hello")
    #expect(hello?.contains(#""\#(row.name)": "\#(row.other)""#) == true)
    #expect(socket.nextFrame() == Array("K1".utf8))
    #expect(made(by: server, row) == ["\"\(row.other)\""])
  }

  @Test(arguments: ChoiceRow.all)
  func `an order may leave it out, and for any other value is refused with those there are`(row: ChoiceRow)
    throws
  {
    let usual = try SessionOrder(json: Array(#"{"preview": "drum"}"#.utf8))
    #expect(row.value(in: usual.screen) == "\"\(row.usual)\"")
    let named = try SessionOrder(json: Array(#"{"preview": "drum", "\#(row.name)": "\#(row.usual)"}"#.utf8))
    #expect(named == usual)

    for wrong in ["up", row.other.uppercased() + "!", ""] {
      let mistake = #expect(throws: SessionOrder.Mistake.self) {
        try SessionOrder(json: Array(#"{"preview": "drum", "\#(row.name)": "\#(wrong)"}"#.utf8))
      }
      let sentence = try #require(mistake?.sentence)
      #expect(sentence.contains("as the \(row.name), or none for \(row.usual)."))
      for value in row.choice.values { #expect(sentence.contains("\"\(value)\"")) }
    }
    #expect(throws: SessionOrder.Mistake.self) {
      try SessionOrder(json: Array(#"{"preview": "drum", "\#(row.name)": 1}"#.utf8))
    }
  }

  @Test func `the sentences of an order name the values as a person would`() throws {
    let mistake = #expect(throws: SessionOrder.Mistake.self) {
      try SessionOrder(json: Array(#"{"preview": "drum", "appearance": "Dark"}"#.utf8))
    }
    #expect(mistake?.sentence == #"Send "light" or "dark" as the appearance, or none for light."#)
  }

  @Test(arguments: ChoiceRow.all)
  func `one viewer switches it for everybody, and the next agent makes it so`(row: ChoiceRow) throws {
    let server = try RunningServer()
    let path = try server.session()
    let (one, other) = (try server.viewer(path), try server.viewer(path))
    #expect(one.nextFrame() == Array("K1".utf8))
    #expect(other.nextFrame() == Array("K1".utf8))

    one.send(MessageFromViewer.screen(inputSeq: 1, row.setting).encoded())

    #expect(other.nextText(containing: #""\#(row.name)": "\#(row.other)""#) != nil)
    #expect(other.nextFrame() == Array("F2i".utf8))
    // It has survived the setting by the next frame; before that it would be taken back.
    one.send(MessageFromViewer.key(.down, 2))
    #expect(other.nextFrame() == Array("F3ii".utf8))
    server.agents.crash()
    #expect(other.nextFrame() == Array("K4ii".utf8))
    #expect(made(by: server, row) == ["\"\(row.usual)\"", "\"\(row.other)\""])
    let late = try #require(TestWebSocket(port: server.port, path: path + "/socket"))
    let hello = late.nextText(containing: "hello")
    #expect(hello?.contains(#""\#(row.name)": "\#(row.other)""#) == true)
  }
}
