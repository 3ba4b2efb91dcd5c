// HashFunction, Digest — after Apple's documentation of the two, read 2026-11.
// State: complete.

@_exported import UIKit

/// A number that stands for data.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  static var byteCount: Int { get }
}

/// Makes such numbers, bit by bit.
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  /// How many bytes are taken in at once.
  static var blockByteCount: Int { get }
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// That of what was taken in so far.
  func finalize() -> Digest
}

extension HashFunction {
  public static func hash(data: some DataProtocol) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  public mutating func update(data: some DataProtocol) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}

/// The bytes of any digest here.
public struct DigestBytes: Hashable, Sendable {
  let bytes: [UInt8]
}

protocol PlainDigest: Digest {
  static var name: String { get }
  var content: DigestBytes { get }
  init(content: DigestBytes)
}

extension PlainDigest {
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try content.bytes.withUnsafeBytes(body)
  }

  public func makeIterator() -> Array<UInt8>.Iterator { content.bytes.makeIterator() }

  /// "SHA256 digest: 0123…"
  public var description: String {
    "\(Self.name) digest: " + content.bytes.map { String(format: "%02x", $0) }.joined()
  }
}

extension Digest {
  public static func == (digest: Self, data: some DataProtocol) -> Bool { Array(digest) == Array(data) }
}
