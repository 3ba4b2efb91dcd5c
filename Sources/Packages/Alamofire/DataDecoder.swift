// DataDecoder — after Alamofire's public API.
// State: complete.

import Foundation
import UIKit

/// Reads values of their types out of data.
public protocol DataDecoder {
  func decode<D: Decodable>(_ type: D.Type, from data: Data) throws -> D
}

// UIKit's, which read sample data, derive from these.
extension Foundation.JSONDecoder: DataDecoder {}
extension Foundation.PropertyListDecoder: DataDecoder {}
