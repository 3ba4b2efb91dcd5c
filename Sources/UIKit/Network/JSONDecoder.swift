// JSONDecoder, PropertyListDecoder, JSONSerialization — after Apple's documentation of the three,
// read 2026-11.
// State: complete. They are Foundation's own, but for the bytes of sample data.

import Foundation
import SampleData

/// Reads JSON as Foundation's does; of the bytes that answer a request in a preview it makes sample data.
open class JSONDecoder: Foundation.JSONDecoder, @unchecked Sendable {
  // Set up before it is used, as its superclass is; it adds nothing that could change.
  open override func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    guard let bytes = SampleBytes(data) else { return try super.decode(type, from: data) }
    return try SampleAnswers.decode(type, bytes, SampleOptions(self))
  }
}

/// Reads property lists as Foundation's does; of the bytes that answer a request in a preview it makes sample
/// data.
open class PropertyListDecoder: Foundation.PropertyListDecoder, @unchecked Sendable {
  open override func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    guard let bytes = SampleBytes(data) else { return try super.decode(type, from: data) }
    return try SampleAnswers.decode(type, bytes, SampleOptions())
  }
}

/// Reads and writes JSON as Foundation's does; the bytes that answer a request in a preview are an object
/// without members, as nothing tells what would be looked for in it. Who names keys and types (ObjectMapper,
/// SwiftyJSON) finds the sample data behind it.
open class JSONSerialization: Foundation.JSONSerialization {
  open override class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any {
    guard let bytes = SampleBytes(data) else { return try super.jsonObject(with: data, options: options) }
    return SampleAnswers.value(of: bytes).dictionary
  }

  /// Of such an object the bytes that it was read from.
  open override class func data(withJSONObject value: Any, options: WritingOptions = []) throws -> Data {
    guard let sample = SampleValue.behind(value) else {
      return try super.data(withJSONObject: value, options: options)
    }
    return sample.data
  }
}
