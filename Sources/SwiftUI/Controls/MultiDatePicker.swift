// MultiDatePicker — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: choosing a year and month from wheels, swiping from month to month.

import UIKit

/// A month, of which any number of days are chosen.
public struct MultiDatePicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  /// The days that may be chosen; nil: no end.
  private let start: Date?
  private let end: Date?
  @State private var shown: Date?
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  private init(_ label: Label, _ selection: Binding<Set<DateComponents>>, _ start: Date?, _ end: Date?) {
    (self.label, self.selection, self.start, self.end) = (label, selection, start, end)
  }

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(label(), selection, nil, nil)
  }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, bounds.lowerBound, bounds.upperBound) }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, bounds.lowerBound, nil) }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, nil, bounds.upperBound) }

  /// The month of the first day that is chosen, or this one.
  private var month: MonthGrid {
    let chosen = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
    var date = shown ?? chosen ?? Date()
    if shown == nil, let start { date = max(date, start) }
    return MonthGrid(date, calendar)
  }

  public var body: some View {
    let month = month
    VStack(spacing: 6) {
      HStack(spacing: 28) {
        Text(verbatim: month.title(locale)).font(.headline)
        Spacer()
        Button {
          shown = month.moved(by: -1).first
        } label: {
          Image(systemName: "chevron.left")
        }
        .accessibilityLabel("Previous Month")
        Button {
          shown = month.moved(by: 1).first
        } label: {
          Image(systemName: "chevron.right")
        }
        .accessibilityLabel("Next Month")
      }
      .buttonStyle(.borderless)
      .padding(.horizontal, 12)
      .padding(.vertical, 10)
      week(month.weekdays(locale)) { name in
        Text(verbatim: name).font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
      }
      ForEach(month.weeks, id: \.self) { days in
        week(days) { day in
          if let day { cell(day) } else { Color.clear.frame(height: Self.side) }
        }
      }
    }
    .padding(.horizontal, 4)
  }

  /// As the days in UIKit's calendars, in points. Uncertain.
  private static var side: CGFloat { 44 }

  private func week<Day, Cell: View>(
    _ days: [Day], @ViewBuilder cell: @escaping (Day) -> Cell
  ) -> some View {
    HStack(spacing: 0) {
      ForEach(days.indices, id: \.self) { index in cell(days[index]).frame(maxWidth: .infinity) }
    }
  }

  private func cell(_ day: Date) -> some View {
    let isChosen = chosen(day) != nil
    let isToday = calendar.isDateInToday(day)
    let mayBe = start.map { day >= calendar.startOfDay(for: $0) } != false && end.map { day < $0 } != false
    return Button {
      choose(day)
    } label: {
      Text(verbatim: "\(calendar.component(.day, from: day))")
        .font(isChosen || isToday ? .title3.weight(.semibold) : .title3)
        .foregroundStyle(
          isChosen || isToday ? Color.accentColor : mayBe ? Color.primary : Color(.tertiaryLabel)
        )
        .frame(width: Self.side, height: Self.side)
        .background { if isChosen { Circle().fill(Color.accentColor.opacity(0.15)) } }
    }
    .buttonStyle(.plain)
    .disabled(!mayBe)
  }

  private func key(_ day: Date) -> DateComponents {
    calendar.dateComponents([.year, .month, .day], from: day)
  }

  /// The element of the selection that is that day; it may say more or less of it.
  private func chosen(_ day: Date) -> DateComponents? {
    let own = key(day)
    return selection.wrappedValue.first {
      $0.year == own.year && $0.month == own.month && $0.day == own.day
    }
  }

  private func choose(_ day: Date) {
    if let chosen = chosen(day) {
      selection.wrappedValue.remove(chosen)
    } else {
      selection.wrappedValue.insert(
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    }
    // The month stays, whichever day is the first one now.
    if shown == nil { shown = MonthGrid(day, calendar).first }
  }
}

extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(Text(titleKey), selection, nil, nil)
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(Text(titleKey), selection, bounds.lowerBound, bounds.upperBound) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(Text(titleKey), selection, bounds.lowerBound, nil) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(Text(titleKey), selection, nil, bounds.upperBound) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(Text(title), selection, nil, nil)
  }
}
