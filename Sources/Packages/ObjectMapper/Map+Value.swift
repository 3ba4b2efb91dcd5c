// Map.value, MapError — after ObjectMapper's public API.
// State: complete.

import UIKit

/// Why a value that must be there could not be read.
public struct MapError: Error, CustomStringConvertible, @unchecked Sendable {
  // JSON is not changed after it was read.
  public var key: String?
  public var currentValue: Any?
  public var reason: String?
  public var file: StaticString?
  public var function: StaticString?
  public var line: UInt?

  public init(
    key: String?, currentValue: Any?, reason: String?, file: StaticString? = nil,
    function: StaticString? = nil, line: UInt? = nil
  ) {
    (self.key, self.currentValue, self.reason) = (key, currentValue, reason)
    (self.file, self.function, self.line) = (file, function, line)
  }

  public var description: String {
    "Got an error while mapping: \(reason ?? "unknown"), at \(key ?? "no key"), of \(currentValue ?? "nothing")"
  }
}

// For constants, which `ImmutableMappable` reads in its initialiser.
extension Map {
  private func value<T>(_ key: String, _ nested: Bool?, _ delimiter: String, _ form: Form<T>) throws -> T {
    let json = required(key, nested: nested, delimiter: delimiter)
    guard let value = form.read(json) else {
      throw MapError(key: key, currentValue: currentValue, reason: "Cannot be read as \(T.self)")
    }
    return value
  }

  /// - Throws: `MapError` where nothing at the key is such a value.
  public func value<T>(_ key: String, nested: Bool? = nil, delimiter: String = ".") throws -> T {
    try value(key, nested, delimiter, .basic)
  }

  public func value<T: RawRepresentable>(
    _ key: String, nested: Bool? = nil, delimiter: String = "."
  ) throws -> T { try value(key, nested, delimiter, .raw) }

  public func value<T: RawRepresentable>(
    _ key: String, nested: Bool? = nil, delimiter: String = "."
  ) throws -> [T] { try value(key, nested, delimiter, .list(of: .raw)) }

  public func value<T: BaseMappable>(
    _ key: String, nested: Bool? = nil, delimiter: String = "."
  ) throws -> T { try value(key, nested, delimiter, .object(self)) }

  public func value<T: BaseMappable>(
    _ key: String, nested: Bool? = nil, delimiter: String = "."
  ) throws -> [T] { try value(key, nested, delimiter, .list(of: .object(self))) }

  public func value<T: BaseMappable>(
    _ key: String, nested: Bool? = nil, delimiter: String = "."
  ) throws -> [[T]] { try value(key, nested, delimiter, .list(of: .list(of: .object(self)))) }

  public func value<T: BaseMappable>(
    _ key: String, nested: Bool? = nil, delimiter: String = "."
  ) throws -> [String: T] { try value(key, nested, delimiter, .table(of: .object(self))) }

  // MARK: With transforms

  public func value<X: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: X
  ) throws -> X.Object { try value(key, nested, delimiter, .transformed(by: transform)) }

  public func value<X: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: X
  ) throws -> [X.Object] { try value(key, nested, delimiter, .list(of: .transformed(by: transform))) }

  public func value<X: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: X
  ) throws -> [String: X.Object] {
    try value(key, nested, delimiter, .table(of: .transformed(by: transform)))
  }
}
