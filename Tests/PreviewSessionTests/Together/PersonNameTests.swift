import Testing

@testable import PreviewSession

@Suite struct `The name of a person` {
  @Test(arguments: [
    ("Mia", "Mia"), ("  Mia \t Novák\n", "Mia Novák"), ("", ""), (" \n\u{2028} ", ""),
    ("Zoë\u{202E}evil", "Zoëevil"), ("a\u{0}b\u{7}c\u{7F}", "abc"), ("\u{200B}\u{200B}", ""),
    ("\u{200D}", ""),
    ("\u{3164}\u{115F}", ""), ("👩‍👩‍👧 Lee", "👩‍👩‍👧 Lee"), ("מיה", "מיה"), ("<b>Mia</b>", "<b>Mia</b>"),
    ("M\r\nia", "M ia"), ("\u{2066}Mia\u{2069}", "Mia"),
  ])
  func `is on one line, of characters that are seen`(said: String, shown: String) {
    #expect(PersonName.shown(said) == shown)
  }

  @Test func `has forty characters at most, and no more bytes than a message may have`() {
    #expect(PersonName.shown(String(repeating: "x", count: 400)) == String(repeating: "x", count: 40))
    #expect(PersonName.shown(String(repeating: "x", count: 39) + " y").count == 39, "no blank at its end")
    let families = PersonName.shown(String(repeating: "👩‍👩‍👧‍👦", count: 40))
    #expect(families.utf8.count <= 320 && families.count == 12)
  }

  @Test func `keeps its letters on its line`() {
    let tall = "Z" + String(repeating: "\u{0316}", count: 50) + "oe\u{0301}"
    #expect(PersonName.shown(tall) == "Z" + String(repeating: "\u{0316}", count: 4) + "oe\u{0301}")
  }

  @Test func `is the same when it is said again as it was shown`() {
    for said in ["Mia  Novák", "\u{202E}x", String(repeating: "👩‍👩‍👧‍👦", count: 40), "a \u{200B} b", "e\u{0301}"] {
      let shown = PersonName.shown(said)
      #expect(PersonName.shown(shown) == shown)
    }
  }
}
