// Names of Foundation's that apps use and Linux lacks — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: all of Foundation that no app has asked for.

import Foundation

// An initialiser without parameters would have to override NSObject's, which no extension can: these have one
// that is never given.
extension NSError {
  /// An error without a domain, of code 0; written `NSError()`.
  public convenience init(_nothing: Void = ()) { self.init(domain: "", code: 0) }
}

extension NSMutableData {
  /// No bytes yet; written `NSMutableData()`.
  public convenience init(_nothing: Void = ()) { self.init(data: Data()) }
}

extension ProcessInfo: _ProcessInfoMaking {
  /// Always false.
  public var isLowPowerModeEnabled: Bool { false }
}

/// Foundation's own initialiser of `ProcessInfo` is out of sight on Linux; one of a protocol may hand out an
/// object that is there.
public protocol _ProcessInfoMaking {}

extension _ProcessInfoMaking where Self: ProcessInfo {
  /// The one that there is.
  public init(_nothing: Void = ()) {
    guard let own = ProcessInfo.processInfo as? Self else {
      preconditionFailure("ProcessInfo has no subclasses")
    }
    self = own
  }
}

extension FileManager {
  /// A folder of the group's own, for as long as the app is shown.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/") else { return nil }
    let folder = temporaryDirectory.appendingPathComponent("Shared", isDirectory: true)
      .appendingPathComponent(groupIdentifier, isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// nil: there is no account of iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// nil: there is no account of iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension URL {
  /// An app may read whatever it was given: true.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing: access never ends.
  public func stopAccessingSecurityScopedResource() {}
}

/// Joins words: "a, b, and c".
open class ListFormatter: Formatter {
  /// Language of the words between; that of the session unless set. nil counts the same.
  open var locale: Locale! = .current
  /// Makes words of items that are no texts; nil writes them as Swift prints them.
  open var itemFormatter: Formatter?

  /// The texts as one list in the session's language, such as "a, b, and c".
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// The items as one list in the language of `locale`; never nil.
  open func string(from items: [Any]) -> String? {
    let words = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return words.formatted(.list(type: .and).locale(locale ?? .current))
  }
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
