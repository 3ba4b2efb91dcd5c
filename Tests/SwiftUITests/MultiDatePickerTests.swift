import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct `A picker of several dates` {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    if let zone = TimeZone(identifier: "UTC") { calendar.timeZone = zone }
    calendar.firstWeekday = 2
    return calendar
  }
  private func day(_ year: Int, _ month: Int, _ day: Int) -> DateComponents {
    DateComponents(year: year, month: month, day: day)
  }

  @Test func `has a month in weeks from the calendar's first day`() throws {
    let date = try #require(calendar.date(from: day(2024, 2, 20)))
    let month = MonthGrid(date, calendar)
    // The first of February 2024 was a Thursday; it had 29 days.
    #expect(month.weeks.count == 5 && month.weeks.first?.prefix(3).allSatisfy { $0 == nil } == true)
    #expect(month.weeks.joined().compactMap(\.self).count == 29)
    #expect(month.title(Locale(identifier: "en_US")) == "February 2024")
    #expect(month.moved(by: -2).title(Locale(identifier: "en_US")) == "December 2023")
    #expect(month.weekdays(Locale(identifier: "en_US")).first == "MON")
  }

  private final class Held {
    var dates: Set<DateComponents> = []
  }
  private struct Screen: View {
    let held: Held
    let bounds: Range<Date>?
    @State private var dates: Set<DateComponents>
    init(_ held: Held, _ bounds: Range<Date>?) {
      (self.held, self.bounds) = (held, bounds)
      _dates = State(initialValue: held.dates)
    }
    private var binding: Binding<Set<DateComponents>> {
      Binding(
        get: { dates },
        set: {
          dates = $0
          held.dates = $0
        })
    }
    var body: some View {
      if let bounds {
        MultiDatePicker("Days", selection: binding, in: bounds)
      } else {
        MultiDatePicker("Days", selection: binding)
      }
    }
  }

  @Test func `adds the days that are tapped, and takes them away`() {
    let held = Held()
    held.dates = [day(2024, 2, 20)]
    let screen = HostedScreen(Screen(held, nil).environment(\.calendar, calendar))
    #expect(screen.texts.contains { $0.contains("2024") })
    screen.tap(on: "22")
    #expect(
      held.dates.count == 2 && held.dates.contains { $0.day == 22 && $0.month == 2 && $0.calendar != nil })
    screen.tap(on: "20")
    #expect(held.dates.count == 1)
  }

  @Test func `lets no days be chosen beyond its bounds`() throws {
    let held = Held()
    held.dates = [day(2024, 2, 20)]
    let first = try #require(calendar.date(from: day(2024, 2, 10)))
    let screen = HostedScreen(
      Screen(held, first..<first.addingTimeInterval(20 * 86400)).environment(\.calendar, calendar))
    screen.tap(on: "8")
    #expect(held.dates.count == 1)
    screen.tap(on: "12")
    #expect(held.dates.count == 2)
  }
}
