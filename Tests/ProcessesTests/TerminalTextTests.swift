import Testing

@testable import Processes

@Suite struct `Text of others on a terminal` {
  @Test func `control characters are taken out, tabs stay`() {
    #expect(TerminalText.harmless("a\u{1B}[31m\tb\r\n\u{7}\u{7F}ö") == "a[31m\tbö")
    #expect(TerminalText.harmless("a\u{9B}31m\u{9D}0;title\u{80}\u{9F}b") == "a31m0;titleb")
    #expect(TerminalText.harmless("two\nlines\u{1B}", keepingLines: true) == "two\nlines")
  }

  @Test(arguments: [
    0x061C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
  ])
  func `nothing turns the order of letters around`(value: Int) throws {
    let mark = try #require(Unicode.Scalar(value))
    #expect(TerminalText.harmless("a\(Character(mark))b") == "ab")
  }

  @Test func `letters of every script and their joiners stay`() {
    for text in ["שלום", "مرحبا", "👩\u{200D}👧", "नमस्ते\u{200C}", "\u{A0}ö\u{2028}"] {
      #expect(TerminalText.harmless(text) == text)
    }
  }
}
