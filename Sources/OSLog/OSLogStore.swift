// OSLogStore, OSLogEntry, OSLogEntryLog, OSLogPosition — after Apple's documentation of the four,
// read 2026-11.
// State: partial. Missing: entries: what is logged is said on standard error, and not kept.

@_exported import UIKit
@_exported import os

/// The log of the process, as far as it is kept: nothing.
open class OSLogStore: NSObject {
  public enum Scope: Int, Sendable {
    case system = 0
    case currentProcessIdentifier = 1
  }

  private override init() { super.init() }

  public init(scope: Scope) throws { super.init() }

  public static func local() throws -> OSLogStore { try OSLogStore(scope: .system) }

  open func position(date: Date) -> OSLogPosition { OSLogPosition() }
  open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
  open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }

  /// None.
  open func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}

open class OSLogEnumerator: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let reverse = Options(rawValue: 1)
  }
}

/// A place in the log.
open class OSLogPosition: NSObject {
  override init() { super.init() }
}

/// One line.
open class OSLogEntry: NSObject {
  open var composedMessage: String { "" }
  open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }

  override init() { super.init() }
}

/// One line that a logger wrote.
open class OSLogEntryLog: OSLogEntry {
  public enum Level: Int, Sendable {
    case undefined = 0
    case debug, info, notice, error, fault
  }

  open var level: Level { .undefined }
  open var subsystem: String { "" }
  open var category: String { "" }
}
