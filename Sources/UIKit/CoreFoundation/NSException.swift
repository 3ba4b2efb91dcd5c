// NSException, NSExceptionName — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: being caught: an exception that is raised ends the program, with its name and
// reason.

import Foundation

public struct NSExceptionName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  public static let genericException = Self("NSGenericException")
  public static let rangeException = Self("NSRangeException")
  public static let invalidArgumentException = Self("NSInvalidArgumentException")
  public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
  public static let mallocException = Self("NSMallocException")
  public static let objectInaccessibleException = Self("NSObjectInaccessibleException")
  public static let objectNotAvailableException = Self("NSObjectNotAvailableException")
  public static let destinationInvalidException = Self("NSDestinationInvalidException")
  public static let undefinedKeyException = Self("NSUnknownKeyException")
}

/// A mistake of a program's, as Objective-C raises it.
open class NSException: NSObject, @unchecked Sendable {
  // All of it is constant.
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(
    name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
    super.init()
  }

  /// Ends the program with the name and the reason, as a device does where nobody catches.
  open func raise() { fatalError(description) }

  /// As `raise()` of an exception with that name; `format` is filled in with `argList`.
  open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: argList).description).raise()
  }

  open override var description: String { "\(name.rawValue): \(reason ?? "no reason was given")" }

  /// Empty: nobody writes down where it was raised.
  open var callStackSymbols: [String] { [] }
  open var callStackReturnAddresses: [NSNumber] { [] }
}
