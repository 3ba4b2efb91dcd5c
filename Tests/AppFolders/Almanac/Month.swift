import EventKit
import Foundation

struct Day: Hashable {
    let number: Int
    let date: Date
    let isWeekend: Bool
}

struct Month {
    let title: String
    /// Empty places before the first day.
    let blanks: Int
    let days: [Day]

    init?(date: Date, calendar: Calendar) {
        guard let range = calendar.range(of: .day, in: .month, for: date),
              let first = calendar.date(from: calendar.dateComponents([.year, .month], from: date)) else { return nil }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.dateFormat = "MMMM yyyy"
        title = formatter.string(from: first)
        blanks = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
        days = range.compactMap { number in
            guard let date = calendar.date(byAdding: .day, value: number - 1, to: first) else { return nil }
            return Day(number: number, date: date, isWeekend: calendar.isDateInWeekend(date))
        }
    }
}

final class EventCounter {
    private let store = EKEventStore()

    func count(on date: Date) -> Int {
        guard EKEventStore.authorizationStatus(for: .event) == .authorized else { return 0 }
        let predicate = store.predicateForEvents(withStart: date, end: date.addingTimeInterval(86_400), calendars: nil)
        return store.events(matching: predicate).count
    }
}
