// CNContactStore, CNContactFetchRequest, CNSaveRequest, CNError — after Apple's documentation of them,
// read 2026-11.
// State: partial. Missing: contacts: the user has said no, so that every request fails. Groups and
// containers.

import UIKit

public enum CNEntityType: Int, Sendable {
  case contacts = 0
}

public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized, limited
}

public enum CNContactSortOrder: Int, Sendable {
  case none = 0
  case userDefault, givenName, familyName
}

extension NSNotification.Name {
  /// Never posted.
  public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// The contacts on the device. In a preview the user has said no.
open class CNContactStore: NSObject, @unchecked Sendable {
  // Has no state.
  public override init() { super.init() }

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }

  /// Answers no in a later turn, with the reason.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    onMainThread(completionHandler) { answer in
      VirtualRunLoop.current.post { answer(false, CNError(.authorizationDenied)) }
    }
  }

  /// - Throws: `CNError.authorizationDenied`, always.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    await Task.yield()
    throw CNError(.authorizationDenied)
  }

  /// - Throws: `CNError.authorizationDenied`, always, as do the others.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw CNError(.authorizationDenied) }

  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw CNError(.authorizationDenied) }

  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError(.authorizationDenied) }

  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }

  /// Of nothing.
  open func defaultContainerIdentifier() -> String { "" }
}

/// The wishes of somebody who goes through contacts. Kept.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  // Used on the main thread only, which is the only one.
  open var keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?
  open var mutableObjects = false
  open var unifyResults = true
  open var sortOrder = CNContactSortOrder.none

  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}

/// Changes that are to be saved. It keeps nothing: contacts cannot be saved.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  // Has no state that is used.
  open var shouldRefetchContacts = true
  open var transactionAuthor: String?

  public override init() { super.init() }

  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}

public let CNErrorDomain = "CNErrorDomain"

/// Why something about contacts failed.
public struct CNError: CustomNSError, LocalizedError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case noAccessableWritableContainers = 101
    case unauthorizedKeys = 102
    case featureDisabledByUser = 103
    case featureNotAvailable = 104
    case recordDoesNotExist = 200
    case insertedRecordAlreadyExists = 201
    case containmentCycle = 202
    case containmentScope = 203
    case parentRecordDoesNotExist = 204
    case recordIdentifierInvalid = 205
    case recordNotWritable = 206
    case parentContainerNotWritable = 207
    case validationMultipleErrors = 300
    case validationTypeMismatch = 301
    case validationConfigurationError = 302
    case predicateInvalid = 400
    case policyViolation = 500
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { CNErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    code == .authorizationDenied ? "Access to contacts has been denied." : nil
  }
  public static var authorizationDenied: Code { .authorizationDenied }
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
}

/// Lets `case CNError.authorizationDenied` catch an error with that reason.
public func ~= (code: CNError.Code, error: any Error) -> Bool { (error as? CNError)?.code == code }
