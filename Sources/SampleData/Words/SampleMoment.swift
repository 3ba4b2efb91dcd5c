/// A moment of sample data and the texts that people write for it, in UTC.
struct SampleMoment: Equatable {
  /// Since 1970.
  let seconds: Int

  /// 20 November 2026, 09:41: no date of sample data is later. A constant, as the same input has to give the
  /// same pictures tomorrow.
  static let latest = SampleMoment(seconds: 1_795_167_660)
  /// Seconds from 1970 to 2001, where Apple's dates begin.
  static let referenceOffset = 978_307_200

  /// The `ordinal`-th newest, some hours before the one that is newer.
  init(ordinal: Int, seed: SampleSeed) {
    let hours = min(max(0, ordinal), 2000) * 17 + seed.below(9)
    seconds = Self.latest.seconds - hours * 3600 - seed.salted(1).below(60) * 60
  }

  init(seconds: Int) { self.seconds = seconds }

  private var days: Int { Int((Double(seconds) / 86_400).rounded(.down)) }
  private var hour: Int { (seconds - days * 86_400) / 3600 }
  private var minute: Int { (seconds - days * 86_400) / 60 % 60 }
  private var second: Int { (seconds - days * 86_400) % 60 }

  /// Years of 400 repeat, and are counted from March, so that the leap day is the last.
  private var civil: (year: Int, month: Int, day: Int) {
    let z = days + 719_468
    let era = z / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November",
    "December",
  ]
  private static let weekdays = [
    "Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday",
  ]

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  var year: Int { civil.year }
  var day: String { "\(civil.year)-\(two(civil.month))-\(two(civil.day))" }
  var time: String { "\(two(hour)):\(two(minute)):\(two(second))" }
  var iso: String { "\(day)T\(time)Z" }
  var dayAndTime: String { "\(day) \(time)" }
  var mail: String {
    let weekday = Self.weekdays[((days % 7) + 7) % 7].prefix(3)
    return
      "\(weekday), \(two(civil.day)) \(Self.months[civil.month - 1].prefix(3)) \(civil.year) \(time) +0000"
  }

  /// The patterns that date formatters are told to read, the commonest first.
  var forms: [String] {
    let (year, month, dayOfMonth) = civil
    let name = Self.months[month - 1]
    let (d, m) = (two(dayOfMonth), two(month))
    return [
      iso, "\(day)T\(time).000Z", day, dayAndTime, "\(day)T\(time)", "\(day)T\(time)+0000",
      "\(day)T\(time)+00:00",
      "\(day)T\(time).000+0000", "\(day)T\(time).000000Z", "\(day)T\(time).000",
      "\(day)T\(two(hour)):\(two(minute))",
      "\(day)T\(two(hour)):\(two(minute))Z", "\(dayAndTime) +0000", "\(dayAndTime) UTC",
      "\(day) \(two(hour)):\(two(minute))", mail, mail.replacing("+0000", with: "GMT"), "\(m)/\(d)/\(year)",
      "\(d)/\(m)/\(year)", "\(d).\(m).\(year)", "\(d)-\(m)-\(year)", "\(m)-\(d)-\(year)", "\(year)/\(m)/\(d)",
      "\(name) \(dayOfMonth), \(year)", "\(name.prefix(3)) \(dayOfMonth), \(year)",
      "\(d) \(name.prefix(3)) \(year)",
      "\(dayOfMonth) \(name) \(year)", "\(year)\(m)\(d)", "\(year)-\(m)", "\(year)",
      "\(two(hour)):\(two(minute))", time,
      "\(hour % 12 == 0 ? 12 : hour % 12):\(two(minute)) \(hour < 12 ? "AM" : "PM")", "\(seconds)",
      "\(seconds)000",
      "/Date(\(seconds)000)/",
    ]
  }
}
