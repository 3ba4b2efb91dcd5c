import Testing

@testable import UIKit

@MainActor @Suite struct `Formatters of durations` {
  private func text(
    _ seconds: TimeInterval, _ style: UIKit.DateComponentsFormatter.UnitsStyle = .positional,
    units: NSCalendar.Unit = [.hour, .minute, .second],
    zeros: UIKit.DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> String? {
    let formatter = UIKit.DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    return formatter.string(from: seconds)
  }

  @Test func `each style has its own words`() {
    #expect(text(3723) == "1:02:03")
    #expect(text(3723, .abbreviated) == "1h 2m 3s")
    #expect(text(3723, .short) == "1 hr, 2 min, 3 sec")
    #expect(text(3661, .full) == "1 hour, 1 minute, 1 second")
    #expect(text(7325, .full) == "2 hours, 2 minutes, 5 seconds")
  }

  @Test func `padding keeps zeros, and the default drops those in front`() {
    #expect(text(65) == "1:05")
    #expect(text(65, zeros: .pad) == "00:01:05")
    #expect(text(5, units: [.minute, .second], zeros: .pad) == "00:05")
    #expect(text(3600, .full) == "1 hour")
    #expect(text(0, .full) == "0 seconds")
  }

  @Test func `a largest unit takes all that is above it`() {
    #expect(text(7265, units: [.minute, .second]) == "121:05")
  }

  @Test func `only as many units are said as are wanted`() {
    let formatter = UIKit.DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 86_400 + 3723) == "1 day, 1 hour")
  }

  @Test func `components of a calendar are said as they are`() {
    let components = DateComponents(day: 2, hour: 5)
    #expect(
      UIKit.DateComponentsFormatter.localizedString(from: components, unitsStyle: .full) == "2 days, 5 hours")
  }

  @Test(arguments: [TimeInterval.nan, .infinity, -.infinity, 1e300]) func `what is no duration has no text`(
    seconds: TimeInterval
  ) {
    #expect(text(seconds) == nil)
  }

  @Test func `components as large as numbers go do no harm`() {
    let formatter = UIKit.DateComponentsFormatter()
    for value in [Int.min, .max] {
      #expect(formatter.string(from: DateComponents(hour: value, second: value)) != nil)
    }
  }
}
