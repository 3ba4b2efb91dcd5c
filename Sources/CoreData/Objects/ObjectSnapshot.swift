// The values of an object, apart from any context.

import UIKit

/// The values of one object, by name; what is not there is nil.
struct ObjectSnapshot {
  var values: [String: Any] = [:]
  var ones: [String: NSManagedObjectID] = [:]
  /// In order; of relationships without one in that of adding.
  var manys: [String: [NSManagedObjectID]] = [:]
}
