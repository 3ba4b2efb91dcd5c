import Testing

@testable import UIKit

@MainActor @Suite struct `Formatters of distances in time` {
  private let formatter = UIKit.RelativeDateTimeFormatter()

  @Test func `the largest whole unit is said`() {
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 90) == "in 1 minute")
    #expect(formatter.localizedString(fromTimeInterval: -3 * 86_400) == "3 days ago")
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.localizedString(for: now.addingTimeInterval(-60), relativeTo: now) == "1 minute ago")
  }

  @Test func `names stand for what is near, where names are wanted`() {
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(weekOfMonth: 1)) == "next week")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
    #expect(formatter.localizedString(fromTimeInterval: -2 * 86_400) == "2 days ago")
  }

  @Test func `short styles shorten`() {
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hr. ago")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(fromTimeInterval: 7200) == "in 2h")
  }

  @Test(arguments: [TimeInterval.nan, .infinity, -1e300]) func `odd intervals do no harm`(
    interval: TimeInterval
  ) {
    #expect(!formatter.localizedString(fromTimeInterval: interval).isEmpty)
    #expect(!formatter.localizedString(from: DateComponents(year: .min)).isEmpty)
  }
}
