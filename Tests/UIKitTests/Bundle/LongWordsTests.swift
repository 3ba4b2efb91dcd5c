import Testing

@testable import UIKit

@Suite(.serialized) struct `Words that are twice as long` {
  @Test(
    arguments: [
      ("Delete", "Delete Delete"), ("", ""), ("  ", "  "), ("%d cards", "%d cards cards"), ("%@", "%@"),
      ("100%%", "100%% 100%%"), ("%1$@ of %2$lld", "%1$@ of %2$lld of"), ("%.2f km", "%.2f km km"),
      ("Zwei\nZeilen", "Zwei\nZeilen Zwei\nZeilen"),
    ])
  func `say everything again but the values`(word: String, doubled: String) {
    #expect(LongWords.doubled(word) == doubled)
  }

  @Test func `come from the bundle if viewers want them, with and without a translation`() {
    let before = SampleSettings.current
    defer { SampleSettings.current = before }
    #expect(NSLocalizedString("Open", comment: "") == "Open")

    SampleSettings.current.turnedTexts = { true }

    #expect(NSLocalizedString("Open", comment: "") == "Open Open")
    #expect(String(localized: "\(3) cards") == "3 cards cards")
  }
}
