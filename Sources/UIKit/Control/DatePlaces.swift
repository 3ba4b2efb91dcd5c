// The titles on the wheels of a date picker, and the rows that a date is.

import Foundation

struct DatePlaces {
  enum Wheel: Hashable { case day, month, dayOfMonth, year, hour, minute, half, hours, minutes }

  let wheels: [Wheel]
  let calendar: Calendar
  private let locale: Locale
  private let interval: Int
  private let mode: UIDatePicker.Mode
  private let isOf24Hours: Bool
  /// The day of the middle row, where whole days are on a wheel.
  private let middle: Date

  /// Days before and after the middle, and years from 1 on.
  private static let reach = 10_000

  /// - Parameter interval: minutes from row to row; a number that does not divide an hour counts as 1.
  init(
    mode: UIDatePicker.Mode = .dateAndTime, calendar: Calendar = .current, locale: Locale = .current,
    interval: Int = 1, around date: Date = Date()
  ) {
    self.mode = mode
    self.calendar = calendar
    self.locale = locale
    self.interval = interval > 0 && interval <= 30 && 60 % interval == 0 ? interval : 1
    middle = calendar.startOfDay(for: date)
    isOf24Hours =
      DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") != true
    let time: [Wheel] = isOf24Hours ? [.hour, .minute] : [.hour, .minute, .half]
    wheels =
      switch mode {
      case .time: time
      case .date: [.month, .dayOfMonth, .year]
      case .dateAndTime: [.day] + time
      case .countDownTimer: [.hours, .minutes]
      case .yearAndMonth: [.month, .year]
      }
  }

  func count(of wheel: Wheel) -> Int {
    switch wheel {
    case .day: 2 * Self.reach + 1
    case .month: 12
    case .dayOfMonth: 31
    case .year: Self.reach
    case .hour: isOf24Hours ? 24 : 12
    case .minute, .minutes: 60 / interval
    case .half: 2
    case .hours: 24
    }
  }

  func title(_ row: Int, of wheel: Wheel) -> String {
    switch wheel {
    case .day:
      let day = calendar.date(byAdding: .day, value: row - Self.reach, to: middle) ?? middle
      return formatter("EEE MMM d").string(from: day)
    case .month:
      let names = formatter("MMMM").standaloneMonthSymbols
      return names.indices.contains(row) ? names[row] : "\(row + 1)"
    case .dayOfMonth, .year: return "\(row + 1)"
    case .hour: return isOf24Hours ? (row < 10 ? "0\(row)" : "\(row)") : "\(row == 0 ? 12 : row)"
    case .minute: return row * interval < 10 ? "0\(row * interval)" : "\(row * interval)"
    case .half:
      let symbols = [formatter("a").amSymbol, formatter("a").pmSymbol]
      return symbols[row == 0 ? 0 : 1]
    case .hours: return row == 1 ? "1 hour" : "\(row) hours"
    case .minutes: return "\(row * interval) min"
    }
  }

  /// `rows[i]` is that of `wheels[i]`.
  func rows(of date: Date) -> [Int] {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    return wheels.map { wheel in
      switch wheel {
      case .day:
        let days = calendar.dateComponents([.day], from: middle, to: calendar.startOfDay(for: date)).day ?? 0
        return days + Self.reach
      case .month: return (parts.month ?? 1) - 1
      case .dayOfMonth: return (parts.day ?? 1) - 1
      case .year: return (parts.year ?? 1) - 1
      case .hour: return isOf24Hours ? hour : hour % 12
      case .minute, .minutes: return minute / interval
      case .half: return hour < 12 ? 0 : 1
      case .hours: return hour
      }
    }
  }

  /// The date of those rows; the parts that are on no wheel are those of `old`. A day that the month does not
  /// have is its last.
  func date(_ rows: [Int], from old: Date) -> Date? {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: old)
    var (hour, half): (Int?, Int?)
    for (wheel, row) in zip(wheels, rows) where row >= 0 {
      switch wheel {
      case .day:
        guard let day = calendar.date(byAdding: .day, value: row - Self.reach, to: middle) else { return nil }
        let own = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (parts.era, parts.year, parts.month, parts.day) = (own.era, own.year, own.month, own.day)
      case .month: parts.month = row + 1
      case .dayOfMonth: parts.day = row + 1
      case .year: parts.year = row + 1
      case .hour: hour = row
      case .minute, .minutes: parts.minute = row * interval
      case .half: half = row
      case .hours: parts.hour = row
      }
    }
    if let hour { parts.hour = hour + 12 * (half ?? 0) }
    var first = parts
    first.day = 1
    if let month = calendar.date(from: first),
      let days = calendar.range(of: .day, in: .month, for: month)?.count
    {
      parts.day = max(1, min(parts.day ?? 1, days))
    }
    return calendar.date(from: parts)
  }

  /// The plates of a compact picker: a date, a time, or both.
  func texts(for date: Date) -> [String] {
    let day = formatter("MMM d, yyyy").string(from: date)
    let time = formatter(isOf24Hours ? "HH:mm" : "h:mm a").string(from: date)
    switch mode {
    case .time: return [time]
    case .date: return [day]
    case .dateAndTime: return [day, time]
    case .countDownTimer: return [time]
    case .yearAndMonth: return [formatter("MMMM yyyy").string(from: date)]
    }
  }

  private func formatter(_ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = format
    return formatter
  }
}
