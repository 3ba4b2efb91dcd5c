import QRCodes
import Testing

@Suite struct `QR code` {
  /// The three corners of every code, by ISO/IEC 18004.
  private static let finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]

  @Test func `it is a square of zeros and ones with a finder in three corners`() throws {
    let rows = try QRCode("http://192.168.1.7:8080/#owner=0123456789abcdef").rows

    #expect(rows.allSatisfy { $0.count == rows.count && $0.allSatisfy { "01".contains($0) } })
    #expect((rows.count - 17) % 4 == 0)
    #expect(rows.prefix(7).map { String($0.prefix(7)) } == Self.finder)
    #expect(rows.prefix(7).map { String($0.suffix(7)) } == Self.finder)
    #expect(rows.suffix(7).map { String($0.prefix(7)) } == Self.finder)
    #expect(rows.suffix(7).map { String($0.suffix(7)) } != Self.finder)
  }

  @Test func `a longer text has a larger code, and other texts have others`() throws {
    #expect(try QRCode("a").rows.count == 21)
    #expect(try QRCode(String(repeating: "a", count: 200)).rows.count > 21)
    #expect(try QRCode("a") == QRCode("a"))
    #expect(try QRCode("a") != QRCode("b"))
  }

  @Test func `a text is held up to the limit, and refused beyond`() throws {
    #expect(try QRCode(String(repeating: "x", count: QRCode.mostBytes)).rows.count == 177)
    #expect(throws: QRCodeError.tooLong(bytes: 2954)) {
      try QRCode(String(repeating: "x", count: QRCode.mostBytes + 1))
    }
    #expect(throws: QRCodeError.tooLong(bytes: 2955)) {
      try QRCode(String(repeating: "ü", count: 1477) + "x")
    }
    #expect(throws: QRCodeError.empty) { try QRCode("") }
  }
}

@Suite struct `Code in a terminal` {
  /// The modules that lines stand for, `1` for dark, without the colours.
  private func modules(of picture: TerminalPicture) -> [String] {
    picture.lines.flatMap { line in
      let blocks = line.drop { $0 != "m" }.dropFirst().prefix { $0 != "\u{1B}" }
      return [
        String(blocks.map { "█▀".contains($0) ? "1" : "0" }),
        String(blocks.map { "█▄".contains($0) ? "1" : "0" }),
      ]
    }
  }

  @Test(arguments: [1, 50, 78, 100, 200]) func `its half blocks are the modules, with light ones around`(
    length: Int
  ) throws {
    let code = try QRCode(String(repeating: "x", count: length))
    let picture = TerminalPicture(code)
    let margin = (picture.columns - code.rows.count) / 2

    let shown = modules(of: picture)

    #expect(margin >= 2)
    #expect(shown.allSatisfy { $0.count == picture.columns })
    let inside = shown.dropFirst(margin).prefix(code.rows.count)
    #expect(inside.map { String($0.dropFirst(margin).dropLast(margin)) } == code.rows)
    let around = shown.prefix(margin) + shown.dropFirst(margin + code.rows.count)
    #expect(around.count >= 2 * margin && around.allSatisfy { !$0.contains("1") })
    #expect(inside.allSatisfy { !$0.prefix(margin).contains("1") && !$0.suffix(margin).contains("1") })
  }

  @Test func `the code of an address is seen as a whole in a terminal of 80 by 24`() throws {
    let address =
      "https://[2001:db8:1234:5678:9abc:def0:1234:5678]:65535/#owner=" + String(repeating: "k", count: 43)
    let picture = TerminalPicture(try QRCode(address))

    #expect(picture.lines.count < 24)
    #expect(picture.columns <= 80)
  }

  @Test func `every line sets both colours, and gives them back`() throws {
    for line in TerminalPicture(try QRCode("x")).lines {
      #expect(line.hasPrefix("\u{1B}[38;5;16;48;5;231m"))
      #expect(line.hasSuffix("\u{1B}[0m"))
    }
  }
}
