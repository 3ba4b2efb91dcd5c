import Foundation

/// The days of a month in weeks, as a calendar shows them.
struct MonthGrid: Equatable {
  /// Of the month, in the calendar's own time zone.
  let first: Date
  private let calendar: Calendar

  init(_ date: Date, _ calendar: Calendar) {
    self.calendar = calendar
    first = calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  /// In rows of seven from the calendar's first day of the week; nil: of another month.
  var weeks: [[Date?]] {
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
    let before = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    let days = (0..<count).map { calendar.date(byAdding: .day, value: $0, to: first) }
    var cells: [Date?] = Array(repeating: nil, count: before) + days
    while !cells.count.isMultiple(of: 7) { cells.append(nil) }
    return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }

  func moved(by months: Int) -> MonthGrid {
    MonthGrid(calendar.date(byAdding: .month, value: months, to: first) ?? first, calendar)
  }

  /// The short names of the days of the week, in the order of the columns.
  func weekdays(_ locale: Locale) -> [String] {
    let names = calendar(locale).shortStandaloneWeekdaySymbols
    let start = calendar.firstWeekday - 1
    guard names.indices.contains(start) else { return names }
    return Array(names[start...] + names[..<start]).map { $0.uppercased() }
  }

  /// The month and the year, in this order in every language.
  func title(_ locale: Locale) -> String {
    let names = calendar(locale).standaloneMonthSymbols
    let month = calendar.component(.month, from: first) - 1
    let name = names.indices.contains(month) ? names[month] : ""
    return "\(name) \(calendar.component(.year, from: first))"
  }

  private func calendar(_ locale: Locale) -> Calendar {
    var calendar = calendar
    calendar.locale = locale
    return calendar
  }
}
