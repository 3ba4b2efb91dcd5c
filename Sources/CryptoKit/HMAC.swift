// HMAC, SymmetricKey, SymmetricKeySize, HashedAuthenticationCode — after RFC 2104 and Apple's documentation
// of the four, read 2026-11.
// State: complete.

import UIKit

/// How long a key is.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = max(0, bitCount) }
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A secret that both sides know.
public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
  let bytes: [UInt8]
  public var bitCount: Int { bytes.count * 8 }

  public init(data: some ContiguousBytes) { bytes = data.withUnsafeBytes { Array($0) } }

  /// Random.
  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) }
  }

  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}

/// Signs data with a key.
public struct HMAC<Function: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<Function>

  private var inner = Function()
  private let outerKey: [UInt8]

  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > Function.blockByteCount { bytes = Array(Function.hash(data: bytes)) }
    bytes += [UInt8](repeating: 0, count: Function.blockByteCount - bytes.count)
    outerKey = bytes.map { $0 ^ 0x5C }
    inner.update(data: bytes.map { $0 ^ 0x36 })
  }

  public mutating func update(data: some DataProtocol) { inner.update(data: data) }

  public func finalize() -> MAC {
    var outer = Function()
    outer.update(data: outerKey)
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  public static func authenticationCode(for data: some DataProtocol, using key: SymmetricKey) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  public static func isValidAuthenticationCode(
    _ code: MAC, authenticating data: some DataProtocol, using key: SymmetricKey
  ) -> Bool { authenticationCode(for: data, using: key) == code }

  public static func isValidAuthenticationCode(
    _ code: some ContiguousBytes, authenticating data: some DataProtocol, using key: SymmetricKey
  ) -> Bool { authenticationCode(for: data, using: key).bytes == code.withUnsafeBytes { Array($0) } }
}

/// A signature.
public struct HashedAuthenticationCode<Function: HashFunction>: ContiguousBytes, Hashable, Sequence, Sendable,
  CustomStringConvertible
{
  let bytes: [UInt8]

  public var byteCount: Int { bytes.count }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }

  public var description: String {
    "HMAC with \(Function.self): " + bytes.map { String(format: "%02x", $0) }.joined()
  }
}
