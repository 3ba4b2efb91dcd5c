// NSException, NSExceptionName — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: being caught: an exception that is raised ends the program, with its name and
// reason.

import Foundation

/// Names of kinds of exceptions.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name, as the program's last line says it.
  public let rawValue: String
  /// A kind of any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A kind of any name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A kind of any name, written as a literal.
  public init(stringLiteral value: String) { rawValue = value }

  /// A mistake of no kind in particular.
  public static let genericException = Self("NSGenericException")
  /// An index beyond the end.
  public static let rangeException = Self("NSRangeException")
  /// An argument that a method cannot take.
  public static let invalidArgumentException = Self("NSInvalidArgumentException")
  /// A state that should never come about.
  public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
  /// Memory that could not be had.
  public static let mallocException = Self("NSMallocException")
  /// An object out of reach, of another process.
  public static let objectInaccessibleException = Self("NSObjectInaccessibleException")
  /// An object that is not there any more, of another process.
  public static let objectNotAvailableException = Self("NSObjectNotAvailableException")
  /// A destination that cannot take what is sent.
  public static let destinationInvalidException = Self("NSDestinationInvalidException")
  /// A key by which an object has no value.
  public static let undefinedKeyException = Self("NSUnknownKeyException")
}

/// A mistake of a program's, as Objective-C raises it.
open class NSException: NSObject, @unchecked Sendable {
  // All of it is constant.

  /// The kind of mistake.
  public let name: NSExceptionName
  /// A sentence for the programmer; nil where none was given.
  public let reason: String?
  /// Facts of the program's own about the mistake; nothing here reads them.
  public let userInfo: [AnyHashable: Any]?

  /// An exception that is made and not yet raised.
  public init(
    name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
    super.init()
  }

  /// Ends the program with the name and the reason, as a device does where the exception is not caught.
  open func raise() { fatalError(description) }

  /// As `raise()` of an exception with that name; `format` is filled in with `argList`.
  open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: argList).description).raise()
  }

  open override var description: String { "\(name.rawValue): \(reason ?? "no reason was given")" }

  /// Empty: the place where it was raised is not recorded.
  open var callStackSymbols: [String] { [] }
  /// Empty, as the symbols.
  open var callStackReturnAddresses: [NSNumber] { [] }
}
