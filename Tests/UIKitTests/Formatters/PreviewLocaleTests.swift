import Testing

@testable import UIKit

// On the main actor, as all that reads the locale: it is the whole process's.
@MainActor @Suite(.serialized) struct `The locale of previews` {
  private let date = Date(timeIntervalSince1970: 1_795_167_660)

  @Test func `is that of the United States, whatever the machine's`() {
    let (dates, numbers) = (DateFormatter(), NumberFormatter())
    dates.timeZone = TimeZone(secondsFromGMT: 0)
    dates.dateStyle = .long
    numbers.numberStyle = .currency

    #expect(Locale.current.identifier == "en_US")
    #expect(dates.string(from: date) == "November 20, 2026")
    #expect(numbers.string(from: 12.5) == "$12.50")
  }

  @Test func `is another for all formatters that are not told of one`() {
    PreviewLocale.identifier = "de_AT"
    defer { PreviewLocale.identifier = PreviewLocale.standard }
    let (dates, fixed, numbers) = (DateFormatter(), DateFormatter(), NumberFormatter())
    for formatter in [dates, fixed] {
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = "d. MMMM"
    }
    fixed.locale = Locale(identifier: "en_US_POSIX")
    numbers.numberStyle = .decimal

    #expect(Locale.current.identifier == "de_AT")
    #expect(dates.string(from: date) == "20. November" && fixed.string(from: date) == "20. November")
    #expect(numbers.string(from: 2.5) == "2,5")
  }

  @Test(arguments: [
    ("de", true), ("de_AT", true), ("zh-Hans_CN", true), ("", false), ("D", false), ("de_", false),
    ("../x", false),
  ])
  func `has an identifier that looks like one`(text: String, isOne: Bool) {
    #expect(PreviewLocale.isIdentifier(text) == isOne)
  }
}
