// Errors of Core Data, by Apple's domain, codes and keys — after "Core Data Constants", read 2026-11.

import UIKit

public let NSCoreDataError = 134060
public let NSManagedObjectValidationError = 1550
public let NSManagedObjectConstraintValidationError = 1551
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipLacksMinimumCountError = 1580
public let NSValidationRelationshipExceedsMaximumCountError = 1590
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSValidationNumberTooLargeError = 1610
public let NSValidationNumberTooSmallError = 1620
public let NSValidationStringTooLongError = 1660
public let NSValidationStringTooShortError = 1670
public let NSValidationStringPatternMatchingError = 1680
public let NSManagedObjectContextLockingError = 132000
public let NSManagedObjectReferentialIntegrityError = 133000
public let NSManagedObjectMergeError = 133020
public let NSManagedObjectConstraintMergeError = 133021
public let NSPersistentStoreSaveError = 134030
public let NSPersistentStoreOpenError = 134080
public let NSPersistentStoreIncompatibleVersionHashError = 134100

public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

/// The errors that are thrown here.
enum CoreDataError {
  case validation(code: Int, NSManagedObject, key: String, value: Any?)
  case several([NSError])
  case referentialIntegrity
  case constraint([NSManagedObject])

  /// - Parameter sentence: for people.
  func error(_ sentence: String, _ more: [String: Any] = [:]) -> NSError {
    var info = more
    info[NSLocalizedDescriptionKey] = sentence
    let code: Int
    switch self {
    case .validation(let number, let object, let key, let value):
      code = number
      info[NSValidationObjectErrorKey] = object
      info[NSValidationKeyErrorKey] = key
      info[NSValidationValueErrorKey] = value
    case .several(let errors):
      code = NSValidationMultipleErrorsError
      info[NSDetailedErrorsKey] = errors
    case .referentialIntegrity: code = NSManagedObjectReferentialIntegrityError
    case .constraint(let objects):
      code = NSManagedObjectConstraintMergeError
      info[NSAffectedObjectsErrorKey] = objects
    }
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
  }
}
