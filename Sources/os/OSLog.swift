// OSLog, OSLogType, os_log — after Apple's documentation "Generating log messages from your code",
// read 2026-11.
// State: partial. Missing: storing.

import UIKit

/// How much a line of the log matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  var name: String {
    switch self {
    case .debug: "debug"
    case .info: "info"
    case .error: "error"
    case .fault: "fault"
    default: "log"
    }
  }
}

/// The log of a part of an app.
public final class OSLog: NSObject, Sendable {
  public struct Category: Sendable {
    let rawValue: String
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  /// Writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

  let name: String
  let isOn: Bool

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isEnabled: true)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(subsystem: String, category: String, isEnabled: Bool) {
    name = category.isEmpty ? subsystem : category
    isOn = isEnabled
    super.init()
  }

  public func isEnabled(type: OSLogType) -> Bool { isOn }

  /// A message that does not fit the page's log is for the terminal.
  func write(_ text: String, _ type: OSLogType) {
    guard isOn else { return }
    let source = name.isEmpty ? "" : "[\(name)] "
    FileHandle.standardError.write(Data("\(type.name): \(source)\(text)\n".utf8))
  }
}

public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}

public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// The old form: a format and its arguments, in which `%{public}@` and its kin are `%@`.
public func os_log(
  _ format: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: Any...
) {
  let plain = "\(format)".replacing(/%\{[^}]*\}/, with: "%")
  log.write(String(format: plain, arguments: arguments.map(argumentForFormat)), type)
}

/// On Linux strings are no arguments of formats, but objects are.
private func argumentForFormat(_ argument: Any) -> any CVarArg {
  (argument as? String).map { $0 as NSString } ?? argument as? any CVarArg ?? "\(argument)" as NSString
}
