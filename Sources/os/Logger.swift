// Logger, OSLogMessage, OSLogPrivacy — after Apple's documentation "Logger", read 2026-11.
// State: partial. Missing: storing, formats other than those of String(describing:), attributes.
//
// Messages go to standard error, one line each, as the agent's other words do. Nothing is hidden: the log is
// the developer's own.

@_exported import UIKit

/// How much of a value is shown in a log that others read. All is, here.
public struct OSLogPrivacy: Sendable {
  public struct Mask: Sendable {
    public static let hash = Mask()
    public static let none = Mask()
  }

  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static let auto = OSLogPrivacy()
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How a number is written. Kept, without effect but for `fixed`.
public struct OSLogFloatFormatting: Sendable {
  var decimals: Int?
  public static let fixed = OSLogFloatFormatting(decimals: 6)
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(decimals: precision)
  }
}

/// A line of the log.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) {
      text += "\(value())"
    }

    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
      _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) {
      let number = Double(value())
      text += format.decimals.map { String(format: "%.\($0)f", number) } ?? "\(number)"
    }
  }

  let text: String

  public init(stringLiteral text: String) { self.text = text }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

/// Writes lines under the name of a part of an app.
public struct Logger: Sendable {
  let log: OSLog

  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  public init(_ log: OSLog) { self.log = log }

  public init() { log = .default }

  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
