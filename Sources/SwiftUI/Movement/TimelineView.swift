// TimelineView, TimelineSchedule — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: cadences other than live.

import UIKit

/// The dates at which a view is looked at again.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  /// In seconds.
  let interval: TimeInterval
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval)
  }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    // Steps shorter than frames would be invisible.
    let step = interval.isFinite ? max(interval, 1 / 120) : 3600
    let past = (startDate.timeIntervalSince(start) / step).rounded(.down)
    let first = start.addingTimeInterval((past.isFinite ? past : 0) * step)
    return AnySequence(sequence(first: first) { $0.addingTimeInterval(step) })
  }
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return AnySequence(
      sequence(first: Date(timeIntervalSinceReferenceDate: minute)) { $0.addingTimeInterval(60) })
  }
}

public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: TimeInterval
  let isPaused: Bool
  /// In seconds; nil: every frame.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    (interval, isPaused) = (minimumInterval ?? 1 / 60, paused)
  }
  public func entries(from start: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    isPaused
      ? AnySequence([start])
      : PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode)
  }
}

public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    .init(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { .init() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { .init() }
  public static func animation(minimumInterval: TimeInterval? = nil, paused: Bool = false) -> Self {
    .init(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date { .init(dates) }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// A view that is looked at again as time goes by.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  public struct Context: Sendable {
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    public let date: Date
    public var cadence: Cadence { .live }
  }
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
  @State private var clock = TimelineClock()

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    (self.schedule, self.content) = (schedule, content)
  }

  public var body: some View {
    let now = TimelineClock.now
    // The last date that has come, and the one to wait for.
    var (date, next): (Date?, Date?) = (nil, nil)
    for entry in schedule.entries(from: now, mode: .normal).prefix(Self.mostDates) {
      if entry > now {
        next = entry
        break
      }
      date = entry
    }
    let _ = clock.turn
    let _ = clock.wait(until: next)
    return content(TimelineViewDefaultContext(date: date ?? next ?? now))
      .onDisappear { clock.wait(until: nil) }
  }

  /// Dates that are passed at once.
  private static var mostDates: Int { 10_000 }
}

/// Wakes a view at a date.
@MainActor @Observable final class TimelineClock {
  private(set) var turn = 0
  @ObservationIgnored private var timer: Timer?

  nonisolated init() {}

  /// The date by the clock of the preview, which stands still until it is advanced.
  static var now: Date { Date(timeIntervalSinceReferenceDate: start + CACurrentMediaTime()) }
  private static let start = Date().timeIntervalSinceReferenceDate - CACurrentMediaTime()

  /// nil: never.
  func wait(until date: Date?) {
    timer?.invalidate()
    timer = nil
    guard let date else { return }
    let seconds = max(date.timeIntervalSince(Self.now), 1 / 120)
    timer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [weak self] _ in self?.turn += 1
    }
  }
}
