// DateFormatter, NumberFormatter — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: the locale of `formatted()` without one, which is Foundation's own on Linux,
// `en_001`.

import Foundation
import Synchronization

/// The locale of everything that runs in this process. Foundation on Linux has one that nothing changes.
package enum PreviewLocale {
  package static let standard = "en_US"

  /// Its identifier, as `de_AT`.
  package static var identifier: String {
    get { shared.withLock { $0.identifier } }
    set { shared.withLock { $0 = Locale(identifier: newValue) } }
  }

  static var current: Locale { shared.withLock { $0 } }
  private static let shared = Mutex(Locale(identifier: standard))

  /// Whether that is what locales are called: a language, and perhaps a script, a region and more.
  package static func isIdentifier(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard let language = parts.first, (2...3).contains(language.count) else { return false }
    let isPlain = parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    return isPlain && language.allSatisfy(\.isLowercase)
  }
}

extension Locale {
  /// The preview's.
  public static var current: Locale { PreviewLocale.current }
  /// The preview's, which never changes.
  public static var autoupdatingCurrent: Locale { PreviewLocale.current }
}

/// Foundation's, in the preview's locale where no other is set.
open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
  // It adds nothing that could change.
  public override init() {
    super.init()
    locale = PreviewLocale.current
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class func localizedString(
    from date: Date, dateStyle: Style, timeStyle: Style
  ) -> String {
    let formatter = DateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
    return formatter.string(from: date)
  }
}

/// Foundation's, in the preview's locale where no other is set.
open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    locale = PreviewLocale.current
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
