// DateTransform, DateFormatterTransform, ISO8601DateTransform, CustomDateFormatTransform — after
// ObjectMapper's public API.
// State: complete.

import UIKit

/// Dates as numbers, since 1970.
open class DateTransform: TransformType {
  public typealias Object = Date
  public typealias JSON = Double

  public enum Unit: TimeInterval, Sendable {
    case seconds = 1
    case milliseconds = 1000
  }

  private let unit: Unit

  public init(unit: Unit = .seconds) { self.unit = unit }

  /// Of a number, or of a text that is one.
  open func transformFromJSON(_ value: Any?) -> Date? {
    let number =
      value as? Double ?? (value as? Int).map(Double.init) ?? (value as? String).flatMap(Double.init)
    return number.map { Date(timeIntervalSince1970: $0 / unit.rawValue) }
  }

  open func transformToJSON(_ value: Date?) -> Double? {
    value.map { $0.timeIntervalSince1970 * unit.rawValue }
  }
}

/// Dates as a formatter writes them.
open class DateFormatterTransform: TransformType {
  public typealias Object = Date
  public typealias JSON = String

  public let dateFormatter: DateFormatter

  public init(dateFormatter: DateFormatter) { self.dateFormatter = dateFormatter }

  open func transformFromJSON(_ value: Any?) -> Date? {
    (value as? String).flatMap { dateFormatter.date(from: $0) }
  }

  open func transformToJSON(_ value: Date?) -> String? { value.map { dateFormatter.string(from: $0) } }
}

/// Dates such as `2026-11-20T09:30:00+0000`.
open class ISO8601DateTransform: DateFormatterTransform {
  public init() { super.init(dateFormatter: .fixed("yyyy-MM-dd'T'HH:mm:ssZZZZZ")) }
}

/// Dates in a format of one's own, in English.
open class CustomDateFormatTransform: DateFormatterTransform {
  public init(formatString: String) { super.init(dateFormatter: .fixed(formatString)) }
}

extension DateFormatter {
  fileprivate static func fixed(_ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = format
    return formatter
  }
}
