// The functions by their names that an app makes, and their digests.

import UIKit

/// 32 bytes.
public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  public static var blockByteCount: Int { BlockHash<SHA256Rule>.blockSize }
  public static var byteCount: Int { SHA256Rule.size }
  private var hash = BlockHash<SHA256Rule>()
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
  public func finalize() -> SHA256Digest { SHA256Digest(content: DigestBytes(bytes: hash.finalized())) }
}

public struct SHA256Digest: PlainDigest {
  public static var byteCount: Int { SHA256Rule.size }
  static let name = "SHA256"
  let content: DigestBytes
}

/// 48 bytes.
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  public static var blockByteCount: Int { BlockHash<SHA384Rule>.blockSize }
  public static var byteCount: Int { SHA384Rule.size }
  private var hash = BlockHash<SHA384Rule>()
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
  public func finalize() -> SHA384Digest { SHA384Digest(content: DigestBytes(bytes: hash.finalized())) }
}

public struct SHA384Digest: PlainDigest {
  public static var byteCount: Int { SHA384Rule.size }
  static let name = "SHA384"
  let content: DigestBytes
}

/// 64 bytes.
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  public static var blockByteCount: Int { BlockHash<SHA512Rule>.blockSize }
  public static var byteCount: Int { SHA512Rule.size }
  private var hash = BlockHash<SHA512Rule>()
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
  public func finalize() -> SHA512Digest { SHA512Digest(content: DigestBytes(bytes: hash.finalized())) }
}

public struct SHA512Digest: PlainDigest {
  public static var byteCount: Int { SHA512Rule.size }
  static let name = "SHA512"
  let content: DigestBytes
}

extension Insecure {
  /// 16 bytes.
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    public static var blockByteCount: Int { BlockHash<MD5Rule>.blockSize }
    public static var byteCount: Int { MD5Rule.size }
    private var hash = BlockHash<MD5Rule>()
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
    public func finalize() -> MD5Digest { MD5Digest(content: DigestBytes(bytes: hash.finalized())) }
  }

  public struct MD5Digest: PlainDigest {
    public static var byteCount: Int { MD5Rule.size }
    static let name = "MD5"
    let content: DigestBytes
  }
}

extension Insecure {
  /// 20 bytes.
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    public static var blockByteCount: Int { BlockHash<SHA1Rule>.blockSize }
    public static var byteCount: Int { SHA1Rule.size }
    private var hash = BlockHash<SHA1Rule>()
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
    public func finalize() -> SHA1Digest { SHA1Digest(content: DigestBytes(bytes: hash.finalized())) }
  }

  public struct SHA1Digest: PlainDigest {
    public static var byteCount: Int { SHA1Rule.size }
    static let name = "SHA1"
    let content: DigestBytes
  }
}
