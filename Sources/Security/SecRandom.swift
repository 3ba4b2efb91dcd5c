// SecRandomRef, SecRandomCopyBytes — after Apple's documentation "SecRandomCopyBytes(_:_:_:)", read 2026-11.
// State: complete.

import UIKit

/// Where random bytes come from.
public final class SecRandomRef: Sendable {}

/// nil: the system's own.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills `bytes` with `count` random bytes.
public func SecRandomCopyBytes(
  _ random: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  guard count >= 0 else { return errSecParam }
  var system = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(of: system.next() as UInt8, toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
